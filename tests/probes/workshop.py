"""Probe: choices within choices. Closed and passed-over ones can still be asked why, and conditions are counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame, Procedure
from regnum.engine.game import Game
from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import ALLOWED, Reasons, Shortfall
from tests.probes.base import Board, Probe, table

TOOLS, SHELVES, TURNS, GOAL = 3, 2, 24, 4
TOOL = Kind("tool", ("knife", "axe", "sword"))
SHELF = Kind("shelf", ("upper", "lower"))
WORK = Domain(verb("forge"), verb("earn"), verb("retire"))
FORGE, EARN, RETIRE = range(3)
REASONS = Reasons()
NOTHING_TO_FORGE = REASONS.add_vague("nothing_to_forge", "workshop.1")
TOO_EXPENSIVE = REASONS.add("too_expensive", "workshop.2")
SOLD_OUT = REASONS.add("sold_out", "workshop.2")
SHELF_TAKEN = REASONS.add("shelf_taken", "workshop.3")
TOO_POOR_TO_RETIRE = REASONS.add("too_poor_to_retire", "workshop.4")
EARNED = EventKind("earned", "workshop.1", "seat", "coins")
FORGED = EventKind("forged", "workshop.2", "seat", "tool")
SHELVED = EventKind("shelved", "workshop.3", "seat", "tool", "shelf")


class Smithy(Board):
    """Coins, tools that are left of each kind, and what lies on each seat's shelves."""

    __slots__ = ("active", "coins", "left", "retired", "seats", "shelf", "tools", "turns")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.active = 0
        self.turns = 0
        self.retired = 0
        self.coins: list[int] = [0] * seats
        self.tools: list[int] = [0] * seats
        self.left: list[int] = [2] * TOOLS
        self.shelf: list[int] = [0] * (seats * SHELVES)


class Days(Procedure[Smithy]):
    """workshop.0: one piece of work after the other."""

    steps = ("work", "pass_on")

    def work(self, game: Game[Smithy]) -> None:
        game.call(ChooseWork())

    def pass_on(self, game: Game[Smithy]) -> None:
        state = game.state
        state.active = (state.active + 1) % state.seats
        state.turns += 1
        if state.turns < TURNS and not state.retired:
            game.repeat()


class Turn(Decision[Smithy]):
    """A decision of the seat whose turn it is."""

    def seats(self, game: Game[Smithy]) -> Sequence[int]:
        return (game.state.active,)


class ChooseWork(Turn):
    """workshop.1: forge a tool, earn coins, or retire rich."""

    domain = WORK

    def why_not(self, game: Game[Smithy], seat: int, option: int) -> int:
        if option == FORGE:
            return ALLOWED if ChooseTool().options(game, seat) else NOTHING_TO_FORGE
        if option == RETIRE:
            return ALLOWED if not self.shortfalls(game, seat, option) else TOO_POOR_TO_RETIRE
        return ALLOWED

    def leads_to(self, game: Game[Smithy], seat: int, option: int) -> Decision[Smithy] | None:
        return ChooseTool() if option == FORGE else None

    def shortfalls(self, game: Game[Smithy], seat: int, option: int) -> Sequence[Shortfall]:
        have = {"coins": game.state.coins[seat], "tools": game.state.tools[seat]}
        lacking = [Shortfall(name, number, GOAL) for name, number in have.items() if number < GOAL]
        return lacking if option == RETIRE else ()

    def choose(self, game: Game[Smithy], seat: int, option: int) -> None:
        if option == FORGE:
            game.call(ChooseTool())
        elif option == EARN:
            game.state.coins[seat] += 1 + seat % 2
            game.tell(EARNED, seat, 1 + seat % 2)
        else:
            game.state.retired = 1


class ChooseTool(Turn):
    """workshop.2: a knife costs one coin, an axe two, a sword three; then it goes onto a shelf, if one is free."""

    domain = Domain(verb("make", ("tool", TOOL)))

    def why_not(self, game: Game[Smithy], seat: int, option: int) -> int:
        if not game.state.left[option]:
            return SOLD_OUT
        return ALLOWED if game.state.coins[seat] > option else TOO_EXPENSIVE

    def choose(self, game: Game[Smithy], seat: int, option: int) -> None:
        state = game.state
        state.coins[seat] -= option + 1
        state.left[option] -= 1
        state.tools[seat] += 1
        game.tell(FORGED, seat, option)
        shelve = ChooseShelf(option)
        if shelve.options(game, seat):
            game.call(shelve)
        else:
            game.pass_over(shelve, seat)


class ChooseShelf(Turn):
    """workshop.3: an empty shelf of one's own."""

    fields = ("tool",)
    domain = Domain(verb("shelve", ("shelf", SHELF)))

    def __init__(self, tool: int) -> None:
        self.tool = tool

    def why_not(self, game: Game[Smithy], seat: int, option: int) -> int:
        return SHELF_TAKEN if game.state.shelf[seat * SHELVES + option] else ALLOWED

    def choose(self, game: Game[Smithy], seat: int, option: int) -> None:
        game.state.shelf[seat * SHELVES + option] = 1
        game.tell(SHELVED, seat, self.tool, option)


class Workshop(Probe[Smithy]):
    """Smiths of two to four; whoever made most tools wins."""

    id = "probe_workshop"
    counted = ("coins", "tools")

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Smithy, Frame[Smithy]]:
        return Smithy(seats), Days()

    def scores(self, state: Smithy) -> list[int]:
        return list(state.tools)

    def invariants(self, game: Game[Smithy]) -> list[str]:
        state = game.state
        sound = len(state.coins) == len(state.tools) == state.seats == game.seat_count and state.active < state.seats
        made = sum(state.tools) == 2 * TOOLS - sum(state.left)
        return [] if sound and made and min(state.coins) >= 0 and min(state.left) >= 0 else ["wrong tools"]


TITLE = Workshop(
    table(Smithy),
    decisions=[ChooseWork, ChooseTool, ChooseShelf],
    procedures=[Days],
    events=[EARNED, FORGED, SHELVED],
    reasons=REASONS,
)
