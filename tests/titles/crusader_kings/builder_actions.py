"""Actions that have begun, as the chapters of checks, marriage, war, intrigue and events need them; see `builder`."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from regnum.titles.crusader_kings.facts import pack_format
from regnum.titles.crusader_kings.facts.names import FOR_EVENT, NONE, OPEN
from regnum.titles.crusader_kings.facts.pack import PACKS
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.effects import RunEffects
from regnum.titles.crusader_kings.rules.intrigue import ChoosePlot
from regnum.titles.crusader_kings.rules.invasion import Invade
from regnum.titles.crusader_kings.rules.marriage import Propose
from tests.titles.crusader_kings.builder import Crown, army, bag, card_with, casus_belli, crown, own, run
from tests.titles.crusader_kings.builder_war import listen
from tests.titles.positions import decision, do


def war(*tokens: str, players: int = 3, claim: bool = True, **options: str) -> Crown:
    """Seat 0 invades from Wessex, with a casus belli against seat 1, which also has Normandy across the channel."""
    game = crown(players, **options)
    own(game, 1, "normandy")
    army(game, "wessex")
    bag(game, 0, *(tokens or ("brave",)))
    if claim:
        casus_belli(game, 0, 1)
    return run(game, Invade(0))


def check_of(game: Crown, *moves: str) -> tuple[int, int]:
    """Successes needed and tokens drawn in the first check after these moves, nothing invested."""
    twin = game.copy()
    ear = listen(twin)
    do(twin, *moves)
    while decision(twin) in ("Declare", "Invest", "BackAlly"):
        do(twin, {"Declare": "done", "Invest": "invest 0", "BackAlly": "support-ally"}[decision(twin)])
    began = ear.of("check_began")[0]
    return began[2], began[3]


def eight(*tokens: str) -> Crown:
    """Seat 0 has eight regions and attacks a ninth."""
    game = war(*tokens)
    own(game, 0, "mercia", "northumbria", "scotland", "wales", "ireland", "denmark", "pomerania")
    return game


def plot(*tokens: str, players: int = 3, **options: str) -> Crown:
    """Seat 0 plots in a later round; a lone positive token makes every check succeed."""
    game = crown(players, **options)
    game.state.round = 1
    bag(game, 0, *(tokens or ("brave",)))
    return run(game, ChoosePlot(0))


def required(game: Crown, move: str) -> int:
    """How many successes the check after a move needs."""
    ear = listen(game)
    twin = game.copy()
    twin.listener = ear
    do(twin, move)
    while decision(twin) == "Invest":
        do(twin, "invest 0")
    return ear.of("check_began")[0][2]


def effect(game: Crown, *parts: Mapping[str, object], affected: int = 1, active: int = 0) -> Crown:
    """Carry out these operations."""
    number = PACKS[0]._sequence([msgspec.convert(part, pack_format.AnyPart) for part in parts])
    return run(game, RunEffects(number, 0, affected, active))


def court(game: Crown, seat: int = 0) -> Crown:
    """A marriage attempt of a seat."""
    return run(game, Propose(seat))


HARMLESS = "bells_for_newborn"  # an event that needs a wife, so that nothing happens in a cleared position


def quiet(game: Crown, deck: str) -> str:
    """A card of a deck whose event does nothing in a cleared position."""
    return card_with(game, HARMLESS, deck)


def check(
    game: Crown, required: int = 1, free: int = 1, critical: int = NONE, money: int = OPEN, seat: int = 0
) -> Crown:
    """Begin a check of seat 0."""
    return run(game, Check(seat, FOR_EVENT, critical, required, free, money))
