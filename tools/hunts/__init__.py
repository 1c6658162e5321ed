"""For each title the player who finds its golden games: `WANTED` and `play`."""
