"""Playing without a finger: the focus ring, the stops it can stand on, and what every key does."""
