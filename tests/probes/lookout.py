"""Probe: hidden tiles. Each tile is known to some seats only; who looks at one learns it without any draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regnum.engine.chance import Chance
from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame, Procedure
from regnum.engine.game import Game
from regnum.engine.knowledge import EVERYBODY, Masked
from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import Reason
from tests.probes.base import Board, Probe, numbers, table

TILES, TURNS = 7, 16
SCOUT = Domain(*(verb(each, ("tile", numbers(TILES - 1))) for each in ("look", "turn", "mark")))
LOOK, TURN, MARK = range(3)
ALREADY_KNOWN = Reason(1, "already_known", "lookout.1")
ALREADY_OPEN = Reason(2, "already_open", "lookout.2")
ALREADY_MARKED = Reason(3, "already_marked", "lookout.3")
TILE_SEEN = EventKind("tile_seen", "lookout.1", "seat", "tile", "worth")
TILE_LOOKED_AT = EventKind("tile_looked_at", "lookout.1", "seat", "tile")
TILE_TURNED = EventKind("tile_turned", "lookout.2", "seat", "tile", "worth")
TILE_MARKED = EventKind("tile_marked", "lookout.3", "seat", "tile")


class Hills(Board):
    """What each tile is worth, who knows it (one bit a seat), whose mark is on it."""

    __slots__ = ("active", "known", "mark", "seats", "turns", "worth")

    def __init__(self, seats: int) -> None:
        self.worth: list[int] = list(range(TILES))
        self.known: list[int] = [0] * TILES
        self.mark: list[int] = [-1] * TILES
        self.seats = seats
        self.active = 0
        self.turns = 0


class Survey(Procedure[Hills]):
    """lookout.0: the tiles are mixed; then seat by seat until all are marked or time is up."""

    steps = ("mix", "scout")

    def mix(self, game: Game[Hills]) -> None:
        game.state.worth = game.chance.shuffled(game.state.worth)

    def scout(self, game: Game[Hills]) -> None:
        game.call(Scouting())


class Scouting(Procedure[Hills]):
    """lookout.0: one tile a turn."""

    steps = ("scout", "pass_on")

    def scout(self, game: Game[Hills]) -> None:
        game.call(Scout())

    def pass_on(self, game: Game[Hills]) -> None:
        game.state.active = (game.state.active + 1) % game.seat_count
        game.state.turns += 1
        if game.state.turns < TURNS and -1 in game.state.mark:
            game.repeat()


class Scout(Decision[Hills]):
    """lookout.1 to lookout.3: look at a tile in secret, turn it for all to see, or mark it."""

    domain = SCOUT

    def seats(self, game: Game[Hills]) -> Sequence[int]:
        return (game.state.active,)

    def why_not(self, game: Game[Hills], seat: int, option: int) -> int:
        what, tile = divmod(option, TILES)
        known = game.state.known[tile]
        if what == LOOK:
            return ALREADY_KNOWN.code if known >> seat & 1 else 0
        if what == TURN:
            return ALREADY_OPEN.code if known == EVERYBODY else 0
        return 0 if game.state.mark[tile] < 0 else ALREADY_MARKED.code

    def choose(self, game: Game[Hills], seat: int, option: int) -> None:
        what, tile = divmod(option, TILES)
        state = game.state
        if what == LOOK:
            state.known[tile] |= 1 << seat
            game.tell_apart(TILE_SEEN, (seat,), seat, tile, state.worth[tile])
            game.tell_others(TILE_LOOKED_AT, (seat,), seat, tile)
        elif what == TURN:
            state.known[tile] = EVERYBODY
            game.tell(TILE_TURNED, seat, tile, state.worth[tile])
        else:
            state.mark[tile] = seat
            game.tell(TILE_MARKED, seat, tile)


class Lookout(Probe[Hills]):
    """The marked tiles count what they are worth."""

    id = "probe_lookout"

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Hills, Frame[Hills]]:
        return Hills(seats), Survey()

    def redraw(self, state: Hills, eyes: int, chance: Chance) -> None:
        places = [tile for tile, known in enumerate(state.known) if not known & eyes]
        worths = chance.shuffled(sorted(state.worth[tile] for tile in places))
        for tile, worth in zip(places, worths, strict=True):
            state.worth[tile] = worth

    def scores(self, state: Hills) -> list[int]:
        marks = list(enumerate(state.mark))
        return [sum(state.worth[tile] for tile, mark in marks if mark == seat) for seat in range(state.seats)]

    def invariants(self, game: Game[Hills]) -> list[str]:
        state = game.state
        seats = range(-1, game.seat_count)
        sound = len(state.known) == len(state.mark) == TILES and 0 <= state.active < game.seat_count
        masks = (EVERYBODY, *range(1 << game.seat_count))
        sound = (
            sound
            and state.seats == game.seat_count
            and all(mark in seats for mark in state.mark)
            and all(known in masks for known in state.known)
        )
        return [] if sound and sorted(state.worth) == list(range(TILES)) else ["wrong tiles"]


TITLE = Lookout(
    table(Hills, Masked("worth", mask="known")),
    decisions=[Scout],
    procedures=[Survey, Scouting],
    events=[TILE_SEEN, TILE_LOOKED_AT, TILE_TURNED, TILE_MARKED],
    reasons=[ALREADY_KNOWN, ALREADY_OPEN, ALREADY_MARKED],
)
