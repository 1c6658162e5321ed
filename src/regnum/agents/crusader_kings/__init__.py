"""Players of Crusader Kings: the five programs of the rulebook."""
