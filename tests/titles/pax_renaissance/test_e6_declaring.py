"""E5, E6. Holding a fair, and declaring a victory that may cost two actions."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import coins, florins, pax, place
from tests.titles.positions import decision, do, moves_with, why_not


@rule("E5.1", "E5.2", "glossary:china")
def test_the_florins_of_the_fair_card_are_common_profits() -> None:
    """Three lie on the card and one comes from China: the organiser takes one, concessions take theirs, one is left."""
    game = pax("""
        [border]
        hungary-byzantium = "pawn-1"
        hungary-ottoman = "pawn-1"
        [market]
        east = ["safavids*3", "dervishes*5", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    """)
    do(game, "fair east")
    assert (place(game, "safavids"), florins(game)) == ("gone", 1)
    while decision(game) == "PlaceLevy":
        do(game, str(next(iter(game.moves()))))
    assert (florins(game), florins(game, 1), coins(game, "east")[:2]) == (1, 2, [1, 5])
    assert (game.state.actions, game.state.hand[0]) == (1, [])


VICTORIES = {
    "imperial": ("kappeler-milchsuppe", 'west = ["ruler-england", "ruler-france", "ruler-aragon"{card}]'),
    "globalization": ("red-sea-fleet", 'west = ["kalmar-union"]\neast = [{card}]'),
    "holy": ("faith-vs-reason", 'west = ["council-of-trent"{card}]'),
}


@rule("E6", "glossary:effect.a", "L2", "A1d.1")
@pytest.mark.parametrize("name", VICTORIES)
@pytest.mark.parametrize("owner", [0, 1])
def test_red_text_makes_a_victory_cost_two_actions(name: str, owner: int) -> None:
    """For every player, whoever owns the card, and only while it is not silenced."""
    card, cards = VICTORIES[name]
    text = f"""
        victories = ["{name}"]
        [seat.0]
        {{mine}}
        [seat.1]
        {{theirs}}
        [bishop]
        ruler-england = "catholic"
        {{bishop}}
        [city]
        venice = "catholic-rook"
        [border]
        england-france = "pawn-0"
        england-portugal = "pawn-0"
        [turn]
        active = 0
        actions = {{actions}}
    """
    half = "east" if name == "globalization" else "west"
    mine = cards.format(card=(f'"{card}"' if half == "east" else f', "{card}"') if owner == 0 else "")
    theirs = f'{half} = ["{card}"]' if owner == 1 else ""
    one = text.format(mine=mine, theirs=theirs, bishop="", actions=1)
    assert why_not(pax(one), f"declare {name}") == "victory_needs_two_actions"
    two = pax(text.format(mine=mine, theirs=theirs, bishop="", actions=2))
    do(two, f"declare {name}")
    assert two.over
    silenced = text.format(mine=mine, theirs=theirs, bishop=f'{card} = "catholic"', actions=1)
    assert why_not(pax(silenced), f"declare {name}") == "ok"
    in_hand = text.format(mine=cards.format(card=""), theirs=f'hand = ["{card}"]', bishop="", actions=1)
    assert why_not(pax(in_hand), f"declare {name}") == "ok"


@rule("E6", "glossary:effect.a", "glossary:effect.2")
def test_red_texts_do_not_add_up_and_spare_the_other_victories() -> None:
    """Two cards against the imperial victory still cost two actions; a renaissance costs one beside all of them."""
    game = pax("""
        victories = ["imperial", "renaissance"]
        [seat.0]
        west = ["ruler-england", "ruler-france", "ruler-aragon", "kappeler-milchsuppe", "european-union"]
        [seat.1]
        west = ["faith-vs-reason"]
        east = ["red-sea-fleet"]
    """)
    assert why_not(game, "declare imperial") == "ok"
    one = pax("""
        victories = ["renaissance"]
        [seat.0]
        west = ["ruler-england", "cornish-tin", "kappeler-milchsuppe"]
        [seat.1]
        west = ["faith-vs-reason", "european-union"]
        east = ["red-sea-fleet"]
        [empire.england]
        republic = 1
        [turn]
        active = 0
        actions = 1
    """)
    assert why_not(one, "declare renaissance") == "ok"
    assert moves_with(one, "declare") == {"declare renaissance"}


@rule("E6", "glossary:effect.a", "D1.intro1")
def test_red_text_makes_nothing_else_dearer() -> None:
    """A fair and an operation cost one action each beside the cards that make victories dear."""
    game = pax("""
        [seat.0]
        west = ["faith-vs-reason", "kappeler-milchsuppe", "ruler-england"]
        [seat.1]
        east = ["red-sea-fleet"]
        [border]
        england-france = "pawn-0"
    """)
    do(game, "fair west")
    assert game.state.actions == 1
    do(game, "operations west", "operate kappeler-milchsuppe first", "vote england", "no-concession")
    assert game.state.actions == 0
