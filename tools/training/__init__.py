"""Teaches the master: bots play themselves, and what led to victory becomes the weights they judge by."""
