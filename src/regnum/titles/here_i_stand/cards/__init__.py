"""What the cards do as events: small functions and decisions beside their kin; deck.py says which card does what."""
