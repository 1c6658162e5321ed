"""The engine: frames, decisions, chance, knowledge, history and files. It knows no game and does no I/O."""
