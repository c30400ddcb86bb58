"""The garden as a place: where everything stands, how it is drawn, and how the pieces walk in it."""
