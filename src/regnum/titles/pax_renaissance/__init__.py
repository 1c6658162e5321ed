"""Pax Renaissance, second edition: bankers of the Renaissance, 1460 to 1530."""
