"""The full screen, made with textual. Nothing outside this folder imports textual, and nothing imports it early."""
