"""The position: what it holds, who knows it, how it is read and changed."""
