"""The app as people see and touch it: everything that knows Kivy."""
