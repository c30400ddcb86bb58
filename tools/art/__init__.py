"""The art of the app, drawn by program: run `python -m tools.art` to draw all of it again."""
