"""A title with three rules that are wrong: one fails, one leaves no answer, one never ends the game properly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from regnum.engine.chance import Chance
from regnum.engine.frames import Decision
from regnum.engine.game import Game
from regnum.engine.knowledge import Field, Knowledge, State
from regnum.engine.moves import Domain, verb
from regnum.engine.options import Option
from regnum.engine.refusals import Reason
from regnum.engine.title import Outcome, Title

LAST = 5


class Count(State):
    """How often somebody has moved."""

    __slots__ = ("moves", "trap")

    def __init__(self, trap: int) -> None:
        self.moves = 0
        self.trap = trap

    def copy(self) -> Count:
        twin = Count(self.trap)
        twin.moves = self.moves
        return twin


TRAPS = ("none", "fails", "dead_end", "no_outcome", "fails_when_asked")


class Step(Decision[Count]):
    """Walk until the last step."""

    domain: ClassVar[Domain] = Domain(verb("walk"), verb("run"))

    def seats(self, game: Game[Count]) -> Sequence[int]:
        return (game.state.moves % game.seat_count,)

    def why_not(self, game: Game[Count], seat: int, option: int) -> int:
        trapped = game.state.moves == LAST - 1
        if trapped and TRAPS[game.state.trap] == "fails_when_asked":
            raise LookupError("no such path")
        return 1 if trapped and TRAPS[game.state.trap] == "dead_end" else 0

    def choose(self, game: Game[Count], seat: int, option: int) -> None:
        game.state.moves += 1
        if game.state.moves == LAST and TRAPS[game.state.trap] == "fails":
            raise ZeroDivisionError("a rule\nfails")
        if game.state.moves < LAST:
            game.call(Step())


class Faulty(Title[Count]):
    """Walks into the trap that its option names."""

    id = "faulty"
    min_players, max_players = 2, 3
    outcomes = ("arrived", "lost")

    def setup(self, options: Mapping[str, str], seats: int, chance: Chance, scenario: str = "standard") -> Game[Count]:
        game = Game(self, Count(TRAPS.index(options["trap"])), seats, chance, dict(options), scenario)
        game.call(Step())
        game.start()
        return game

    def determinise(self, game: Game[Count], seat: int, chance: Chance) -> Game[Count]:
        twin = game.copy()
        twin.chance = chance
        return twin

    def outcome(self, game: Game[Count]) -> Outcome | None:
        if TRAPS[game.state.trap] == "no_outcome":
            return None
        return Outcome(range(game.seat_count), "arrived")


FAULTY = Faulty(
    Knowledge(Count, Field[Count]("moves"), Field[Count]("trap")),
    (Step,),
    (),
    (),
    (Reason(1, "no_way", "1"),),
    (Option("trap", TRAPS, "none", "1"),),
)
