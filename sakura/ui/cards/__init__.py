"""Cards on the screen: their faces and backs, the hand, and the row in which they are revealed."""
