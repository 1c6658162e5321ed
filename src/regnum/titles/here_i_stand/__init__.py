"""Here I Stand: Wars of the Reformation, first edition."""
