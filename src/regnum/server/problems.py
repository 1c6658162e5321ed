"""What a request can do wrong, said in the reader's language."""

from __future__ import annotations

from functools import cache

from regnum.edges.words import Argument, Words, kebab


class Problem(Exception):  # noqa: N818 - an answer to a client, not an error of ours
    """A request that is not carried out: its status, a stable code and what its message needs."""

    def __init__(self, status: int, code: str, retry_after: int = 0, **arguments: Argument) -> None:
        super().__init__(code)
        self.status = status
        self.retry_after = retry_after  # seconds; 0 if it is of no use to ask again
        self.code = code
        self.arguments = arguments

    def as_dict(self, words: Words) -> dict[str, object]:
        """The answer."""
        return {"error": self.code, "message": words.say(f"regnum-server-{kebab(self.code)}", **self.arguments)}


@cache
def words_in(language: str) -> Words:
    """Whoever speaks a language."""
    return Words(language)
