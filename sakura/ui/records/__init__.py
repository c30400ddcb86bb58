"""The parts of the screens about games that are over: rows, charts, and what can be passed on."""
