"""The rules of Okiya: tiles, the game as decisions and events, matches, records, and a solver that is never wrong."""
