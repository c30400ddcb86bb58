"""The tests mirror sakura/."""
