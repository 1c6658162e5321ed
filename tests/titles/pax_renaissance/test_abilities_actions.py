"""Abilities that give actions or change victories: with them, without them, silenced (A1d.1)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import florins, pax, place, ruler
from tests.titles.positions import decision, do, moves, moves_with, why_not

# ---- actions --------------------------------------------------------------------------------------------------------


BATHORY = """
    [seat.0]
    east = ["ruler-hungary"]
    [empire.hungary]
    queens = ["elizabeth-bathory"]
    repressed = ["pawn-1"]
    [border]
    hungary-ottoman = "pawn-0"
    [city]
    buda = "catholic-knight"
"""


@rule("A1d.1", "J2a.1")
def test_elizabeth_bathory_is_discarded_for_a_revolt_without_agents() -> None:
    game = do(pax(BATHORY), "uprising elizabeth-bathory")
    assert (place(game, "elizabeth-bathory"), florins(game), game.state.actions) == ("gone", 0, 1)
    do(game, "lose-pawn hungary-ottoman", "settle-on-border pawn-1 hungary-byzantium")
    assert ruler(game, "hungary") == "0 republic"
    silenced = pax(BATHORY + '[bishop]\nruler-hungary = "catholic"')
    assert why_not(silenced, "uprising elizabeth-bathory") == "ability_missing"
    maid = pax('[seat.0]\nold_maids = ["elizabeth-bathory"]')
    assert why_not(maid, "uprising elizabeth-bathory") == "ability_missing"


def test_elizabeth_bathory_may_rise_with_nobody() -> None:
    text = BATHORY.replace('repressed = ["pawn-1"]', "").replace('hungary-ottoman = "pawn-0"', "")
    game = do(pax(text), "uprising elizabeth-bathory")
    assert (ruler(game, "hungary"), decision(game)) == ("0 king", "ChooseAction")


@rule("A1d.1")
def test_podesta_of_venice_makes_one_fair_a_turn_free() -> None:
    text = '[seat.0]\nwest = ["podesta-of-venice"]\n[border]\nhungary-byzantium = "islamic-pirate"'
    game = do(pax(text), "free-fair east")
    assert (game.state.actions, florins(game)) == (2, 1)
    assert why_not(game, "free-fair west") == "free_action_used"
    assert why_not(game, "fair east") == "fair_used"
    assert why_not(game, "end-turn") == "ok"
    do(game, "fair west", "sell podesta-of-venice")
    assert moves(game) == {"end-turn"}
    late = do(pax(text), "fair west", "sell podesta-of-venice")
    assert why_not(late, "free-fair east") == "ability_missing"
    silenced = pax(text + '\n[bishop]\npodesta-of-venice = "catholic"')
    assert why_not(silenced, "free-fair east") == "ability_missing"


@rule("D1.4:note1", "glossary:effect.b")
@pytest.mark.parametrize(("half", "card"), [("east", "civil-engineer"), ("west", "mining-engineer")])
def test_free_operations_once_a_half(half: str, card: str) -> None:
    worker = "damascus-coffee" if half == "east" else "merchants-of-the-staple"
    cards = '["safavids*1", "dervishes*1"]' if half == "east" else '["luther*1", "antipope*1"]'
    text = f"""
        [seat.0]
        {half} = ["{card}", "{worker}"]
        [market]
        {half} = {cards}
        [city]
        cairo = "islamic-rook"
    """
    game = pax(text)
    other = "west" if half == "east" else "east"
    assert why_not(game, f"free-operations {other}") == "ability_missing"
    number = "second" if half == "east" else "first"
    do(game, f"free-operations {half}", f"operate {worker} {number}", f"collect {half}-0")
    assert (game.state.actions, florins(game)) == (2, 1)
    assert why_not(game, f"operations {half}") == "operations_used"
    assert why_not(game, f"free-operations {half}") == "operations_used"
    paid = do(pax(text), f"operations {half}", f"operate {worker} {number}", f"collect {half}-0")
    assert why_not(paid, f"free-operations {half}") == "operations_used"


BOTH_HALVES = """
    [seat.0]
    east = ["transylvanian-plot", "damascus-coffee"]
    west = ["merchants-of-the-staple", "communeros-guilds"]
    [market]
    east = ["safavids*2", "dervishes*2"]
    west = ["cromwell*2", "kingmaker*2"]
"""


@rule("glossary:effect.b")
def test_both_halves_in_one_action_one_after_the_other() -> None:
    game = do(pax(BOTH_HALVES), "all-operations west", "operate merchants-of-the-staple first", "collect west-0")
    assert why_not(game, "operate damascus-coffee second") == "not_in_this_half"
    do(game, "no-more-operations", "operate damascus-coffee second", "collect east-0")
    assert (florins(game), game.state.actions) == (2, 1)
    assert why_not(game, "operations west") == why_not(game, "operations east") == "operations_used"
    mixed = pax(BOTH_HALVES, both_sides_one_action_order="mixed")
    do(mixed, "all-operations west", "operate merchants-of-the-staple first", "collect west-0")
    assert why_not(mixed, "operate damascus-coffee second") == "ok"


def test_both_halves_must_be_unused() -> None:
    game = pax(BOTH_HALVES)
    do(game, "operations east", "operate damascus-coffee second", "collect east-0")
    assert why_not(game, "all-operations west") == "operations_used"
    assert why_not(pax(BOTH_HALVES + '[bishop]\ntransylvanian-plot = "islamic"'), "all-operations west") == (
        "ability_missing"
    )


@rule("A1d.1", "K3")
def test_the_oratory_condemns_as_an_action() -> None:
    text = """
        [seat.0]
        west = ["oratory-of-divine-love"]
        [seat.1]
        west = ["antipope", "grand-inquisitor"]
    """
    game = pax(text)
    assert why_not(game, "condemn catholic-islamic") == "nobody_would_lose_a_card"
    do(game, "condemn catholic-reformist")
    assert place(game, "antipope") == place(game, "grand-inquisitor") == "gone"
    assert (place(game, "oratory-of-divine-love"), game.state.actions) == ("tableau", 1)
    own = do(pax(text.replace('-love"]', '-love", "luther"]')), "condemn catholic-reformist")
    assert place(own, "oratory-of-divine-love") == place(own, "luther") == "gone"


@rule("K3", "A1d.1")
def test_the_epicurean_swerve_spares_its_owner() -> None:
    text = """
        [seat.0]
        hand = ["peters-pence"]
        [seat.1]
        west = ["antipope", "grand-inquisitor", "epicurean-swerve"]
    """
    game = do(pax(text), "play peters-pence", "fire-everywhere", "appoint catholic-bishop peters-pence")
    assert place(game, "antipope") == "tableau"
    silenced = do(pax(text), "play peters-pence", "fire-everywhere", "appoint catholic-bishop epicurean-swerve")
    assert place(silenced, "antipope") == "gone"
    late = pax(text, no_battle_agent_timing="one_shot_first")
    do(late, "play peters-pence", "fire-everywhere", "appoint catholic-bishop epicurean-swerve")
    assert place(late, "antipope") == "tableau"


# ---- victories ------------------------------------------------------------------------------------------------------


@rule("L6.2", "glossary:effect.2")
@pytest.mark.parametrize(
    ("cards", "wins"),
    [
        (["michelangelo", "humanism"], False),
        (["michelangelo", "humanism", "romantic-realism"], True),
        (["michelangelo", "romantic-realism"], False),
        (["michelangelo", "romantic-realism", "consent-of-the-governed"], True),
    ],
)
def test_patrons_as_law(cards: list[str], wins: bool) -> None:
    west = str(["ruler-france", *cards]).replace("'", '"')
    game = pax(f'victories = ["renaissance"]\n[seat.0]\nwest = {west}\n[empire.france]\nrepublic = 1')
    assert (why_not(game, "declare renaissance") == "ok") == wins


@rule("L6.1")
@pytest.mark.parametrize("card", ["PREN103X", "PREN155X"])
def test_cards_that_count_as_republics_for_both_sides(card: str) -> None:
    half = "east" if card == "PREN103X" else "west"
    law = '"crimean-goths", "pospolite-ruszenie"' if half == "east" else '"gutenberg", "enclosure"'
    game = pax(f'victories = ["renaissance"]\n[seat.0]\n{half} = ["{card}", {law}]')
    assert why_not(game, "declare renaissance") == "ok"
    against = pax(
        f'victories = ["renaissance"]\n[seat.0]\nwest = ["ruler-france", "cornish-tin", "friese-freedom"]\n'
        f'[seat.1]\n{half} = ["{card}"]\n[empire.france]\nrepublic = 1'
    )
    assert why_not(against, "declare renaissance") == "conditions_not_met"


@rule("L5.1")
def test_patrons_as_concessions_add_up_for_both_sides() -> None:
    text = """
        victories = ["globalization"]
        [seat.0]
        west = ["french-pirates", {mine}]
        [seat.1]
        west = ["cryptography", {theirs}]
        [border]
        england-france = "pawn-0"
    """
    plain = pax(text.format(mine='"michelangelo"', theirs='"mons-meg"'))
    assert why_not(plain, "declare globalization") == "conditions_not_met"
    one = pax(text.format(mine='"michelangelo", "faith-vs-reason"', theirs='"mons-meg"'))
    assert why_not(one, "declare globalization") == "ok"
    against = pax(
        text.format(mine='"michelangelo"', theirs='"faith-vs-reason"').replace("england-france", "france-aragon")
        + 'england-portugal = "pawn-0"\n'
    )
    assert why_not(against, "declare globalization") == "conditions_not_met"


@rule("E6", "glossary:effect.a")
@pytest.mark.parametrize(
    ("victory", "card"),
    [
        ("globalization", "PREN127X"),
        ("holy", "PREN136X"),
        ("holy", "PREN137X"),
        ("holy", "PREN155X"),
        ("holy", "PREN156X"),
        ("imperial", "PREN145X"),
        ("imperial", "PREN154X"),
    ],
)
def test_red_texts_double_the_price_of_a_declaration(victory: str, card: str) -> None:
    half = "east" if card == "PREN127X" else "west"
    text = f"""
        victories = ["{victory}"]
        [seat.0]
        west = ["ruler-england", "ruler-france", "ruler-portugal", "grand-inquisitor"]
        [seat.1]
        {half} = ["{card}"]
        [border]
        england-france = "pawn-0"
        england-portugal = "pawn-0"
        [city]
        venice = "catholic-knight"
        [bishop]
        grand-inquisitor = "catholic"
    """
    assert why_not(pax(text), f"declare {victory}") == "ok"
    late = do(pax(text), "fair east")
    assert why_not(late, f"declare {victory}") == "victory_needs_two_actions"
    plain = do(pax(text.replace(f'"{card}"', "")), "fair east")
    assert why_not(plain, f"declare {victory}") == "ok"
    done = do(pax(text), f"declare {victory}")
    assert done.over


HOLY = """
    victories = ["holy"]
    [seat.0]
    {half} = {cards}
    [city]
    {city} = "{piece}"
    {more}
"""


@rule("L3.1")
def test_patrons_as_green_bishops() -> None:
    text = HOLY.format(half="east", cards='["dervishes", {more}]', city="cairo", piece="islamic-rook", more="")
    without = pax(text.replace("{more}", '"civil-engineer"'))
    assert why_not(without, "declare holy") == "conditions_not_met"
    with_card = pax(text.replace("{more}", '"civil-engineer", "circassian-mamluks"'))
    assert why_not(with_card, "declare holy") == "ok"


@rule("L3.1", "L3.2")
def test_green_pirates_as_red_bishops_and_believers() -> None:
    text = """
        victories = ["holy"]
        [seat.0]
        east = ["saint-stefan-cel-mare"{zion}]
        [empire.hungary]
        regime = "reformist"
        [border]
        hungary-ottoman = "islamic-pirate"
    """
    assert why_not(pax(text.format(zion="")), "declare holy") == "conditions_not_met"
    assert why_not(pax(text.format(zion=', "zionist-state"')), "declare holy") == "ok"
    silenced = pax(text.format(zion=', "zionist-state"') + '[bishop]\nzionist-state = "catholic"')
    assert why_not(silenced, "declare holy") == "conditions_not_met"
    assert moves_with(pax(text.format(zion="")), "declare") == set()
