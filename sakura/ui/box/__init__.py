"""The parts of the screen on which an owner of the printed game enters its cards and its garden."""
