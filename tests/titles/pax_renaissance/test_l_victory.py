"""L2, L4, L5, L6. Declared victories: imperial, globalization and renaissance."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import Pax, pax
from tests.titles.positions import do, why_not


def wins(game: Pax, victory: str) -> bool:
    """Whether the active player could declare the victory."""
    reason = why_not(game, f"declare {victory}")
    assert reason in ("ok", "conditions_not_met")
    return reason == "ok"


@rule("L2", "B7b.2", "A3a", "D1.8")
def test_a_declared_victory_ends_the_game_at_once() -> None:
    game = pax(
        """
        victories = ["renaissance"]
        [seat.2]
        west = ["ruler-england", "cornish-tin"]
        [empire.england]
        republic = 1
        [turn]
        active = 2
        actions = 1
    """,
        players=3,
    )
    do(game, "declare renaissance")
    assert (game.over, game.waiting) == (True, ())
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.way) == ((2,), "renaissance")
    assert why_not(game, "end-turn", seat=2) == "game_is_over"


# ---- imperial -------------------------------------------------------------------------------------------------------


@rule("L4", "glossary:vassal.2", "glossary:suzerain")
def test_an_imperial_victory_of_two_needs_three_more_kings() -> None:
    """Vassals are kings, republics are not, and the throne cards of the opponent are set against one's own."""
    text = """
        victories = ["imperial"]
        [seat.0]
        west = ["ruler-england", "ruler-france"]
        [seat.1]
        {theirs}
        [empire.aragon]
        suzerain = "england"
        [empire.france]
        republic = {republic}
        [empire.papal-states]
        republic = {enemy}
    """
    assert wins(pax(text.format(theirs="", republic=0, enemy=0)), "imperial")
    assert not wins(pax(text.format(theirs="", republic=1, enemy=0)), "imperial")
    assert not wins(pax(text.format(theirs='west = ["ruler-papal-states"]', republic=0, enemy=0)), "imperial")
    assert wins(pax(text.format(theirs='west = ["ruler-papal-states"]', republic=0, enemy=1)), "imperial")


@rule("L4")
def test_an_imperial_victory_of_three_needs_two_more_kings_than_each() -> None:
    text = """
        victories = ["imperial"]
        [seat.0]
        west = ["ruler-england", "ruler-france"]
        [seat.2]
        {third}
    """
    assert wins(pax(text.format(third=""), players=3), "imperial")
    assert not wins(pax(text.format(third='west = ["ruler-aragon"]'), players=3), "imperial")
    assert not wins(
        pax(text.format(third=""), players=2) if False else pax(text.format(third="").replace("[seat.2]", "[seat.1]")),
        "imperial",
    )


# ---- globalization --------------------------------------------------------------------------------------------------

GLOBE = """
    victories = ["globalization"]
    [seat.0]
    {mine}
    [seat.1]
    {theirs}
    [border]
    england-france = "pawn-0"
    england-portugal = "pawn-0"
    {borders}
    [empire.england]
    repressed = [{serfs}]
    [bishop]
    {bishop}
"""


def globe(
    mine: str = 'west = ["kalmar-union"]', theirs: str = "", borders: str = "", serfs: str = "", bishop: str = ""
) -> bool:
    """Whether seat 0, with two concessions, could declare globalization."""
    text = GLOBE.format(mine=mine, theirs=theirs, borders=borders, serfs=serfs, bishop=bishop)
    return wins(pax(text), "globalization")


@rule("L5.1", "glossary:concession.b", "glossary:concession", "glossary:pawn")
def test_globalization_needs_two_more_concessions() -> None:
    """Serfs do not count, on either side."""
    assert globe()
    assert globe(serfs='"pawn-1", "pawn-1"')
    assert not globe(borders='hungary-ottoman = "pawn-1"')
    assert not globe(borders='hungary-ottoman = "pawn-1"', serfs='"pawn-0"')
    assert globe(borders='hungary-ottoman = "pawn-1"\nfrance-aragon = "pawn-0"')


@rule("L5.2", "glossary:prestige")
def test_globalization_needs_more_discovery() -> None:
    assert not globe(mine="")
    assert not globe(theirs='west = ["french-pirates"]')
    assert globe(theirs='hand = ["french-pirates"]')
    assert globe(mine='west = ["kalmar-union", "amerigo-vespucci"]', theirs='west = ["french-pirates"]')
    assert globe(mine='west = ["ruler-portugal"]')


@rule("L5.1", "glossary:effect.2", "A1d.1", "F1g.2")
@pytest.mark.parametrize(("card", "half"), [("sahn-i-seman-medrese", "east"), ("humanism", "west")])
def test_patrons_as_concessions_belong_to_their_card(card: str, half: str) -> None:
    """The Medrese adds one concession for each patron; a patron alone, such as Humanism, adds none."""
    enemy = 'hungary-ottoman = "pawn-1"'
    mine = 'west = ["kalmar-union", "michelangelo"{west}]\neast = [{east}]'
    cards = {"west": f', "{card}"' if half == "west" else "", "east": f'"{card}"' if half == "east" else ""}
    assert globe(mine=mine.format(**cards), borders=enemy) == (card == "sahn-i-seman-medrese")


@rule("L5.1", "glossary:effect.2", "A1d.1")
def test_patrons_as_concessions_add_up_and_serve_the_defence() -> None:
    """Two cards count each patron twice; the opponent's patrons count for him; silenced cards lend nothing."""
    two_enemies = 'hungary-ottoman = "pawn-1"\nhungary-byzantium = "pawn-1"'
    both = 'west = ["michelangelo", "faith-vs-reason", "kalmar-union"]\neast = ["sahn-i-seman-medrese"]'
    one = 'west = ["michelangelo", "kalmar-union"]\neast = ["sahn-i-seman-medrese"]'
    assert globe(mine=both, borders=two_enemies)
    assert not globe(mine=one, borders=two_enemies)
    assert not globe(mine=both, borders=two_enemies, bishop='faith-vs-reason = "catholic"')
    assert not globe(theirs='west = ["faith-vs-reason", "michelangelo"]')
    assert globe(theirs='west = ["michelangelo"]')


# ---- renaissance ----------------------------------------------------------------------------------------------------

RENAISSANCE = """
    victories = ["renaissance"]
    [seat.0]
    {mine}
    [seat.1]
    {theirs}
    [empire.france]
    republic = {france}
    [empire.portugal]
    republic = {portugal}
    [bishop]
    {bishop}
"""


def reborn(mine: str, theirs: str = "", france: int = 1, portugal: int = 1, bishop: str = "") -> bool:
    """Whether seat 0 could declare a renaissance; the republics of France and Portugal have no law."""
    held = [int(f"ruler-{name}" in mine + theirs) for name in ("france", "portugal")]  # thrones are no republics
    text = RENAISSANCE.format(
        mine=mine, theirs=theirs, france=france * held[0], portugal=portugal * held[1], bishop=bishop
    )
    return wins(pax(text), "renaissance")


@rule("L6.1", "glossary:republic.1")
def test_a_renaissance_needs_more_republics() -> None:
    law = '"cornish-tin", "sindicat-remenca"'
    assert reborn(f'west = ["ruler-france", {law}]')
    assert not reborn(f'west = ["ruler-france", {law}]', france=0)
    assert not reborn(f"west = [{law}]")
    assert not reborn(f'west = ["ruler-france", {law}]', 'west = ["ruler-portugal"]')
    assert reborn(f'west = ["ruler-france", {law}]', 'west = ["ruler-portugal"]', portugal=0)


@rule("L6.2", "glossary:prestige")
def test_a_renaissance_needs_two_more_law() -> None:
    assert not reborn('west = ["ruler-france", "cornish-tin"]')
    assert reborn('west = ["ruler-france", "cornish-tin"]\nold_maids = ["mary-the-rich"]')
    assert not reborn('west = ["ruler-france", "cornish-tin", "sindicat-remenca"]', 'west = ["the-hidden"]')
    assert reborn(
        'west = ["ruler-france", "cornish-tin", "sindicat-remenca", "catalan-pactists"]', 'west = ["the-hidden"]'
    )


@rule("L6.1", "A1d.1", "glossary:effect.2")
def test_some_cards_count_as_republics() -> None:
    """For their owner, also in defence, unless silenced; the Academia alone is enough."""
    law = 'west = ["cornish-tin", "sindicat-remenca"]'
    assert reborn(f'{law}\neast = ["academia"]')
    assert not reborn(f'{law}\neast = ["academia"]', bishop='academia = "islamic"')
    assert not reborn(f'{law}\neast = ["academia"]', 'west = ["epicurean-swerve"]')
    assert reborn(
        'west = ["cornish-tin", "sindicat-remenca", "ruler-france"]\neast = ["academia"]', 'west = ["epicurean-swerve"]'
    )


@rule("L6.2", "A1d.1", "glossary:effect.2")
def test_patrons_count_as_law_with_some_cards() -> None:
    """Each copy counts every patron again, for the declaring player and against him."""
    assert reborn('west = ["ruler-france", "cornish-tin", "michelangelo", "romantic-realism"]')
    assert not reborn('west = ["ruler-france", "cornish-tin", "michelangelo"]')
    assert reborn('west = ["ruler-france", "artistic-geometry", "romantic-realism"]')
    assert not reborn('west = ["ruler-france", "artistic-geometry"]')
    two = 'west = ["ruler-france", "cornish-tin", "sindicat-remenca"]'
    assert not reborn(two, 'west = ["romantic-realism", "michelangelo"]')
    assert reborn(two, 'west = ["romantic-realism", "michelangelo"]', bishop='romantic-realism = "islamic"')
