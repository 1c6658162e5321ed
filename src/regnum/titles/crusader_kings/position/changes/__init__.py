"""Everything that changes a position. Rules decide, changes write and tell; each subject has its module."""
