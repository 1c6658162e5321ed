"""What a request can do wrong, said in the reader's language."""

from __future__ import annotations

from functools import cache

from starlette.requests import HTTPConnection

from regnum.edges.words import FALLBACK, Argument, Words, kebab
from regnum.engine.refusals import RegnumError


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
def speaker(language: str) -> Words:
    """Whoever speaks a language."""
    return Words(language)


def reader_words(connection: HTTPConnection) -> Words:
    """Whoever speaks the language that the request asks for."""
    language = connection.query_params.get("lang", FALLBACK)
    try:
        return speaker(language)
    except RegnumError:
        raise Problem(400, "no_language", language=language[:20]) from None


def words_or_english(connection: HTTPConnection) -> Words:
    """The same for answers that must not fail."""
    try:
        return reader_words(connection)
    except Problem:
        return speaker(FALLBACK)
