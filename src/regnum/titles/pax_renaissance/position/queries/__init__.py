"""Questions about a position; they change nothing."""
