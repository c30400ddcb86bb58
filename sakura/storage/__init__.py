"""What lies on disk: the shipped data, and what players keep."""
