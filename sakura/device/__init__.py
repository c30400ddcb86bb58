"""The one door to the device: what is not there is never an error."""
