"""What titles share about showing things: words, layout, guides, rule texts. Rules never import it."""
