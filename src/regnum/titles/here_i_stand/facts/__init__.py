"""The facts: components, names and options, from `data/`."""
