"""The odds of battles: exact ones, simulated ones, and the battle that orders have announced."""
