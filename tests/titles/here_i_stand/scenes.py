"""Positions and moments with which tests of several chapters begin, and what everybody lets pass in them."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.foreign_wars import WAR_CARDS
from regnum.titles.here_i_stand.facts.names import PHASE_IDS, POWER_IDS
from regnum.titles.here_i_stand.facts.pack import FIGURE_NAMES, PACKS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.cards import lay_out_cards
from regnum.titles.here_i_stand.position.state import (
    ABROAD,
    ON_TABLE,
)
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from regnum.titles.here_i_stand.rules.winter_return import ReturnOfUnits
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    besiege,
    control,
    dice,
    europe,
    impulse,
    location,
    run,
    ships,
    units,
    war,
    with_card,
)
from tests.titles.positions import decision, do


def whenever(game: Europe, name: str, move: str) -> Europe:
    """Whoever is asked this gives the same answer, until something else is asked."""
    while decision(game) == name:
        do(game, move)
    return game


def printed(patch: pytest.MonkeyPatch, card: str, **figures: int) -> None:
    """The pack says other figures of a card."""
    found = [list(row) for row in PACKS[0].figures]
    for name, number in figures.items():
        found[CARD_NUMBER[card]][FIGURE_NAMES.index(name)] = number
    patch.setattr(PACKS[0], "figures", found)


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


def italy() -> Europe:
    """The campaign of the rulebook's example: Genoa follows France, Venice the Hapsburgs; all three are at war."""
    game = europe()
    for one, other in (("france", "hapsburg"), ("hapsburg", "papacy"), ("papacy", "france")):
        war(game, one, other)
    allied(game, "genoa", "france")
    allied(game, "venice", "hapsburg")
    control(game, "france", "genoa", "milan", "pavia")
    control(game, "hapsburg", "turin", "geneva", "venice", "trieste", "corfu", "candia", "modena")
    control(game, "papacy", "florence", "trent")
    return game


def silence(game: Europe, *windows: str) -> None:
    """Nobody answers in these windows."""
    while decision(game) in windows:
        do(game, "pass")


def stormed(game: Europe, last: str, *faces: int) -> None:
    """This forms the assault; nobody answers, and the dice show this."""
    dice(game, *faces)
    do(game, last)
    silence(game, "Announcement", "HireBeforeBattle", "DeclareCombatCards", "BringArtillery")


def flanders(french: int = 3, points: int = 3) -> Europe:
    """France, at war with the Hapsburgs and England, stands in Saint-Quentin."""
    game = europe()
    war(game, "france", "hapsburg")
    war(game, "france", "england")
    units(game, "st_quentin", "france", regular=french)
    impulse(game, "france", points)
    return game


def siege_of_antwerp(french: int, inside: int) -> Europe:
    """France besieges Antwerp since an earlier impulse; the Hapsburgs hold Liege."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "brussels")
    control(game, "hapsburg", "liege")
    units(game, "antwerp", "france", regular=french)
    units(game, "antwerp", "hapsburg", regular=inside)
    besiege(game, "antwerp", "france")
    return game


def lend(game: Europe, place: str, owner: str, borrower: str) -> None:
    """All ships of an owner at a place act for another power."""
    for ship, at in enumerate(game.state.ship_at):
        if at == location(place) and game.state.ship_owner[ship] == POWER_IDS.index(owner):
            game.state.ship_lent_to[ship] = POWER_IDS.index(borrower)


def channel(french: int = 2, points: int = 3) -> Europe:
    """France, at war with England and the Hapsburgs, has ships in Rouen."""
    game = europe()
    war(game, "france", "england")
    war(game, "france", "hapsburg")
    ships(game, "rouen", "france", squadron=french)
    impulse(game, "france", points)
    return game


def sail_to(game: Europe) -> None:
    """The fleet of Rouen goes to sea; nobody plays anything."""
    do(game, "sail", "send rouen-to-english-channel", "all", "sail")
    whenever(game, "Announcement", "pass")


EGYPT, IRELAND, PERSIA = range(3)


def abroad(game: Europe, foreign_war: int) -> list[int]:
    """Regulars, then mercenaries or cavalry, in a foreign war."""
    return game.state.abroad[2 * foreign_war : 2 * foreign_war + 2]


def revolt(foreign_war: int, regulars: int, others: int = 0, enemies: int = 3, *led_by: str) -> Europe:
    """A foreign war goes on."""
    game = europe()
    state = game.state
    state.abroad[2 * foreign_war : 2 * foreign_war + 2] = [regulars, others]
    state.foreigners[foreign_war] = enemies
    state.place[WAR_CARDS[foreign_war]] = ON_TABLE
    lay_out_cards(state, game.controllers)
    for leader in led_by:
        state.abroad_leaders[foreign_war] |= 1 << LEADER_NUMBER[leader]
        state.leader_at[LEADER_NUMBER[leader]] = ABROAD
    return game
