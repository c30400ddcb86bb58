"""The catalogues of every language: sentences found in the source, translations kept, checked and compiled."""
