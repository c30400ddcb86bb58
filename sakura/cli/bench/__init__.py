"""How fast it is: one module for each part that is measured."""
