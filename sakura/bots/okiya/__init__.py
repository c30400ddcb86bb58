"""Who plays Okiya when no person does. Nothing is hidden in this game, so a bot may look at the game itself."""
