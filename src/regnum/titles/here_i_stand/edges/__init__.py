"""Everything that is made only when something is shown."""
