"""Scripts that make what the app ships."""
