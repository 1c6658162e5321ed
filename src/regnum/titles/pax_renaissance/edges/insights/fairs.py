"""What a trade fair would bring if it were held now: the real rules, carried out on a copy."""

from __future__ import annotations

from typing import Final

from regnum.engine.events import EventLog
from regnum.engine.game import Game
from regnum.titles.pax_renaissance.facts.catalogue import ROUTE_PATH
from regnum.titles.pax_renaissance.facts.names import EAST, NONE, WEST
from regnum.titles.pax_renaissance.position.changes.florins import FAIR_OPENED
from regnum.titles.pax_renaissance.position.state import Position
from regnum.titles.pax_renaissance.rules.trade_fair import (
    LEVY_RAISED,
    PIRATE_PAID,
    PROFIT_PAID,
    SUBSIDY_TAKEN,
    VOYAGE_ENDED,
    fair_space,
    hold_fair,
)
from regnum.titles.pax_renaissance.rules.turn import why_not_fair

Entry = dict[str, object]
ROWS: Final = (EAST, WEST)


def both_fairs(game: Game[Position]) -> list[Entry]:
    """The fair of each row, as the active player would hold it."""
    return [fair(game, row) for row in ROWS]


def fair(game: Game[Position], row: int) -> Entry:
    """Why it cannot be held, or who earns what and where; a fair used this turn may still have a new card."""
    state = game.state
    reason = why_not_fair(state, row)
    entry: Entry = {"row": row, "route": state.open_route[row], "organiser": state.active, "reason": None, "rule": None}
    if reason:
        entry["reason"], entry["rule"] = game.title.reason(reason).name, game.title.reason(reason).rule
    if game.over or state.market[fair_space(row)] == NONE:
        return {**entry, "profits": 0, "subsidy": 0, "earnings": [0] * len(state.florins), "lost": 0, "left": 0,
                "levies": 0, "steps": []}  # fmt: skip
    return {**entry, **voyage(game, row)}


def voyage(game: Game[Position], row: int) -> Entry:
    """The fair held on a copy. Where levies are put makes no difference to the money, so the first place will do."""
    twin, log = game.copy(), EventLog()
    twin.listener = log
    twin.stack, twin.progress = [], []
    hold_fair(twin, row)
    twin.start()
    while not twin.over and not any(event.kind is VOYAGE_ENDED for event in log.events):
        seat = twin.waiting[0]
        twin.apply(seat, twin.legal(seat)[0])
    return account(log, row, game.state.open_route[row], len(game.state.florins))


def account(log: EventLog, row: int, route: int, seats: int) -> Entry:
    """The events of a fair as sums, and as what happens at each border from the emporium on."""
    profits = subsidy = lost = 0
    earnings = [0] * seats
    paid: dict[int, Entry] = {}
    levies = 0
    left = 0
    for event in log.events:
        kind, numbers = event.kind, event.numbers
        if kind is FAIR_OPENED:
            profits = numbers[2]
        elif kind is SUBSIDY_TAKEN:
            subsidy = numbers[1]
            earnings[numbers[0]] += numbers[1]
        elif kind is PROFIT_PAID:
            earnings[numbers[0]] += numbers[2]
            paid[numbers[1]] = {"border": numbers[1], "seat": numbers[0], "florins": numbers[2]}
        elif kind is PIRATE_PAID:
            lost += 1
            paid[numbers[0]] = {"border": numbers[0], "seat": None, "florins": 1}
        elif kind is LEVY_RAISED:
            levies += 1
        elif kind is VOYAGE_ENDED:
            left = numbers[1]
    steps = crossed(route, paid, profits - subsidy)
    return {"profits": profits, "subsidy": subsidy, "earnings": earnings, "lost": lost, "left": left, "levies": levies,
            "steps": steps}  # fmt: skip


def crossed(route: int, paid: dict[int, Entry], cargo: int) -> list[Entry]:
    """G3, G5: every border that the voyage crosses, with whoever takes florins there (nobody: seat None, 0 florins)."""
    steps: list[Entry] = []
    for border in ROUTE_PATH[route][1::2]:
        if cargo <= 0:
            break
        step = paid.get(border, {"border": border, "seat": None, "florins": 0})
        florins = step["florins"]
        assert isinstance(florins, int)
        cargo -= florins
        steps.append({**step, "left": cargo})
    return steps
