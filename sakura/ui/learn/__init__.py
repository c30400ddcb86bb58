"""Learning the game: a first game with a coach, and the rules."""
