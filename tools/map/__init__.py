"""How the map of Europe of Crusader Kings was made: a real coastline, cut along borders that were sketched by hand."""
