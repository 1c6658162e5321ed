"""Programs that play Crusader Kings."""
