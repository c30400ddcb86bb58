"""The app's sounds, made by arithmetic: a plucked string, wood, a bell, a brush on paper, falling petals."""
