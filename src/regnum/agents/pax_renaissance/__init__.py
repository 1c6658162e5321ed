"""Players that know Pax Renaissance."""
