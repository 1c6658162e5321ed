"""Which things on the table the legal moves point at, and which of them the chosen one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regnum.edges.layout import Target
from regnum.edges.presenter import presenter_of
from regnum.engine.game import Game
from regnum.engine.moves import Move

MOST_RUNS: Final = 3  # of numbers beside one thing


class Lights:
    """What is lit on the table: the numbers of the moves that point at a thing, and what the chosen move points at."""

    def __init__(self, numbers: dict[Target, list[int]], pointed: frozenset[Target] = frozenset()) -> None:
        self.numbers = numbers
        self.pointed = pointed

    def mark(self, target: Target) -> str:
        """The numbers of the moves that point at a thing, as they stand beside it; empty if there are none."""
        numbers = self.numbers.get(target)
        return f"[{runs(numbers)}]" if numbers else ""


DARK: Final = Lights({})


def lights_of(game: Game[Any], seat: int, moves: Sequence[Move], chosen: Move | None = None) -> Lights:
    """The lights for a seat that may make these moves, numbered from 1, and points at one of them."""
    numbers: dict[Target, list[int]] = {}
    for number, move in enumerate(moves, start=1):
        for target in presenter_of(game.title).targets(game, seat, move):
            numbers.setdefault(target, []).append(number)
    return Lights(numbers, frozenset() if chosen is None else presenter_of(game.title).targets(game, seat, chosen))


def runs(numbers: Sequence[int]) -> str:
    """Numbers in order, with neighbours drawn together; of many only the first.

    >>> runs([1, 2, 3, 7, 9]), runs([1, 3, 5, 7])
    ('1-3,7,9', '1,3,5,…')
    """
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    parts = [f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in found[:MOST_RUNS]]
    return ",".join([*parts, "…"] if len(found) > MOST_RUNS else parts)
