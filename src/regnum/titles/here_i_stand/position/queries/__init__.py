"""Questions about a position that several rules or an agent ask; they change nothing."""
