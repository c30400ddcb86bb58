"""The rules of Sakura: standard library only, no clock, no files, no screen."""
