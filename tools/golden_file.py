"""A golden game as a readable text: settings, one move a line, how it ended, and the hash of the last position."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import regnum
from regnum.edges.presenter import presenter_of
from regnum.engine.game import Game
from regnum.engine.registry import find_title


@dataclass(frozen=True)
class Wish:
    """A golden game that is to be found: with what it is played, how it must end, and how to look for it."""

    players: int
    way: str
    scenario: str = ""
    options: dict[str, str] = field(default_factory=dict)
    manner: str = ""
    position: str = ""  # what it begins from, if no set-up leads to its end in a time that one can wait

    def opening(self, title: str, seed: int) -> GoldenGame:
        """A game of this wish before its first move."""
        position = f"seed = {seed}\n{self.position}" if self.position else ""
        return GoldenGame(title, self.players, seed, [], self.scenario, self.options, position=position)


@dataclass(frozen=True)
class GoldenGame:
    """What a game was played with, its moves with their seats, and what came of it."""

    title: str
    players: int
    seed: int
    lines: list[str]
    scenario: str = ""
    options: dict[str, str] = field(default_factory=dict)
    outcome: str = ""
    hash: str = ""
    position: str = ""

    def begin(self) -> Game[Any]:
        """The opening position, or the one that was written by hand."""
        if self.position:
            game: Game[Any] = presenter_of(find_title(self.title)).read_position(self.position)
            return game
        return regnum.new(self.title, self.players, self.seed, self.options, self.scenario)

    def replay(self) -> Game[Any]:
        """The last position: every move must be legal for the seat that makes it."""
        game = self.begin()
        for line in self.lines:
            seat, move = line.split(" ", 1)
            assert int(seat) in game.waiting, line
            game.push(move, int(seat))
        return game

    def write(self, path: Path, game: Game[Any]) -> None:
        """Keep the game, with how it ended."""
        head = [f"title {self.title}", f"players {self.players}", f"seed {self.seed}"]
        head += [f"scenario {self.scenario}"] if self.scenario else []
        head += [f"option {name} {value}" for name, value in sorted(self.options.items())]
        before = [self.position.strip(), ""] if self.position else []
        tail = [f"outcome {result(game)}", f"hash {regnum.fingerprint(game)}"]
        path.write_text("\n".join([*head, "", *before, *self.lines, "", *tail]) + "\n", encoding="utf-8")


def result(game: Game[Any]) -> str:
    """How a game ended, and for whom."""
    outcome = game.outcome
    assert outcome is not None
    return f"{outcome.way} {' '.join(str(winner) for winner in outcome.winners)}"


def read(path: Path) -> GoldenGame:
    """A kept game."""
    head, *position, body, tail = path.read_text(encoding="utf-8").split("\n\n")
    rows = [line.split(" ", 1) for line in head.splitlines()]
    settings = {name: value for name, value in rows if name != "option"}
    options = dict(value.split(" ", 1) for name, value in rows if name == "option")
    end = dict(line.split(" ", 1) for line in tail.splitlines())
    return GoldenGame(
        settings["title"],
        int(settings["players"]),
        int(settings["seed"]),
        body.splitlines(),
        settings.get("scenario", ""),
        options,
        end["outcome"],
        end["hash"],
        "\n\n".join(position),
    )


def rehash(folder: Path) -> None:
    """Play the kept games again and write their new hashes, after a change of the file format only."""
    for path in sorted(folder.glob("*.txt")):
        kept = read(path)
        kept.write(path, kept.replay())
