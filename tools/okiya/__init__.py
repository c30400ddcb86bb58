"""The long runs of Okiya: what layouts are worth, and whether ``perfect`` is."""
