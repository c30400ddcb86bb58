"""Makes the bundle for desktops, and tries it where there is no source."""
