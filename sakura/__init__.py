"""Sakura and Okiya: two board games about painters and gardens."""

__version__ = "0.1.0"
