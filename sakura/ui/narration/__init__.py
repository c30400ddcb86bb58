"""Playing by ear: what is told, and what the focus ring is on, spoken in the player's language."""
