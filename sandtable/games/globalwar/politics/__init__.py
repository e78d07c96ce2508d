"""Control, joining and incomes (4.5 to 5.6)."""
