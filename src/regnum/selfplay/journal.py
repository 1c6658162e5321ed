"""A journal of a simulation: every result is kept as it comes, so that whoever is interrupted can go on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

import msgspec

from regnum.engine.refusals import RegnumError
from regnum.selfplay.match import GameResult, Match


class Heading(msgspec.Struct, frozen=True):
    """What all games of a journal have in common; the number of games may grow."""

    title: str
    version: int
    agents: list[str]
    players: int
    seed: int
    scenario: str
    options: dict[str, str]


class Journal:
    """A file with a heading and one result a line."""

    def __init__(self, path: Path, heading: Heading) -> None:
        self.path = path
        self.heading = heading
        self.results = self.read()

    def read(self) -> dict[int, GameResult]:
        """The results that are there, by the number of the match; a last line that was cut off is forgotten."""
        try:
            lines = self.path.read_bytes().splitlines(keepends=True)
        except FileNotFoundError:
            self.write(msgspec.json.encode(self.heading) + b"\n", "wb")
            return {}
        except OSError as problem:
            raise RegnumError(f"cannot read {self.path}: {problem.strerror or problem}") from None
        whole = [line for line in lines if line.endswith(b"\n")]
        try:
            heading = msgspec.json.decode(whole[0], type=Heading)
            found = [msgspec.json.decode(line, type=GameResult) for line in whole[1:]]
        except (IndexError, msgspec.DecodeError):
            raise RegnumError(f"{self.path} is no journal of a simulation") from None
        if heading != self.heading:
            raise RegnumError(f"{self.path} is the journal of another simulation")
        if len(whole) < len(lines):
            self.write(b"".join(whole), "wb")
        return {result.match.number: result for result in found}

    def write(self, data: bytes, mode: str) -> None:
        """Put something into the file."""
        try:
            file: IO[bytes]
            with self.path.open(mode) as file:
                file.write(data)
        except OSError as problem:
            raise RegnumError(f"cannot write {self.path}: {problem.strerror or problem}") from None

    def missing(self, matches: Iterable[Match]) -> list[Match]:
        """The matches that are still to be played."""
        return [match for match in matches if match.number not in self.results]

    def known(self, matches: Iterable[Match]) -> Iterator[GameResult]:
        """The results of those that were played."""
        for match in matches:
            if match.number in self.results:
                yield self.results[match.number]

    def kept(self, results: Iterable[GameResult]) -> Iterator[GameResult]:
        """The same results, each written down before anybody counts it."""
        for result in results:
            self.write(msgspec.json.encode(result) + b"\n", "ab")
            yield result
