"""Positions and moments with which tests of several chapters begin, and what everybody lets pass in them."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import PHASE_IDS, POWER_IDS
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from regnum.titles.here_i_stand.rules.winter_return import ReturnOfUnits
from tests.titles.here_i_stand.builder import Europe, control, europe, run, units, war, with_card
from tests.titles.positions import decision, do


def whenever(game: Europe, name: str, move: str) -> Europe:
    """Whoever is asked this gives the same answer, until something else is asked."""
    while decision(game) == name:
        do(game, move)
    return game


def stand(game: Europe) -> Europe:
    """Nobody avoids battle."""
    return whenever(game, "AvoidBattle", "stand")


def field(french: int = 3, hapsburgs: int = 3) -> Europe:
    """France moves from Metz against the Hapsburgs in Liege."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "metz")
    control(game, "hapsburg", "liege")
    units(game, "metz", "france", regular=french)
    units(game, "liege", "hapsburg", regular=hapsburgs)
    return game


def sail(game: Europe, passage: str) -> Europe:
    """All ships of a place take a passage."""
    return do(game, "sail", f"send {passage}", "all", "sail")


def played(game: Europe, power: str, card: str) -> Europe:
    """A power plays a card as an event."""
    return with_card(game, power, card, f"event {card.replace('_', '-')}")


def card_draw(game: Europe, turn: int) -> Europe:
    """The Card Draw phase of a turn."""
    game.state.turn = turn
    return run(game, CardDraw())


def units_return(game: Europe, power: str) -> Europe:
    """The land units of one power return for winter."""
    game.state.phase = PHASE_IDS.index("winter")
    return run(game, ReturnOfUnits(POWER_IDS.index(power)))


def restless(game: Europe) -> set[str]:
    """The spaces with unrest."""
    return {space for space, number in SPACE_NUMBER.items() if game.state.unrest[number]}
