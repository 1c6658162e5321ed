"""Crusader Kings: The Board Game."""
