"""The games, one folder each. No title imports another."""
