"""The second game on the screen: its garden of four by four, the two sides, and what drives them."""
