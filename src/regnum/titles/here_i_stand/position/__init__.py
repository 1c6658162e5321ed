"""The position, and everything that reads or writes it."""
