"""What the screens of a game in play share: the frame round the garden, foresight, and the steps of a reveal."""
