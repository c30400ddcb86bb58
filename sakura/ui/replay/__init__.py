"""The parts of the replay screen: the strip to scrub along, the open hands, and its sheets."""
