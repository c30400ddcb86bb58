"""One sitting at one device: seats, secret picks, whose eyes are on the screen, and what has happened so far."""
