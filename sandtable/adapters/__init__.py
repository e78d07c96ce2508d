"""The titles for research tools: PettingZoo (`aec`), Gymnasium (`gym`), OpenSpiel (`spiel`); see docs/adapters.md."""
