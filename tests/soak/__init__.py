"""Very many games, for longer than a test may take."""
