"""Feeds damaged and invented files and commands to whatever reads them: one clear sentence, or the right content."""
