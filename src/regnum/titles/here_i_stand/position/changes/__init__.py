"""The only functions that write a position; each keeps its pieces counted and tells its event."""
