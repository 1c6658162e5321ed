"""F2 to F5: commerce, behead, tax and repress."""

from __future__ import annotations

from textwrap import dedent

import pytest

from regnum.edges.words import Words
from tests.rule import rule
from tests.titles.pax_renaissance.builder import Pax, bishop, border, city, florins, pax, place, repressed, row, ruler
from tests.titles.positions import decision, do, moves, why_not

# ---- F2 -------------------------------------------------------------------------------------------------------------


@rule("F2", "F", "E5:note1")
def test_commerce_may_empty_the_fair_card_but_not_the_other_row() -> None:
    game = pax("""
        [seat.0]
        west = ["bundschuh-revolt"]
        [market]
        west = ["the-bold*2", "antipope"]
        east = ["safavids*1", "dervishes"]
    """)
    do(game, "operations west", "operate bundschuh-revolt first")
    assert why_not(game, "collect east-0") == "wrong_row"
    assert why_not(game, "collect west-1") == "no_florin_there"
    do(game, "collect west-0")
    assert (florins(game), game.state.market_florins[6], game.state.actions) == (1, 1, 1)


@pytest.mark.parametrize(("reading", "possible"), [("no", "no_operation_possible"), ("yes", "ok")])
def test_commerce_and_the_florins_in_an_empty_fair_space(reading: str, possible: str) -> None:
    text = """
        [seat.0]
        west = ["bundschuh-revolt"]
        [market]
        west = ["the-bold*3", "antipope"]
        [city]
        trebizond = "reformist-rook"
        tana = "islamic-knight"
        caffa = "catholic-knight"
        buda = "catholic-knight"
        varna = "reformist-knight"
        constantinople = "islamic-rook"
        constantinople-2 = "islamic-knight"
        constantinople-3 = "islamic-knight"
        modon = "reformist-rook"
        rhodes = "catholic-rook"
        venice = "catholic-knight"
        valencia = "catholic-knight"
        algiers = "islamic-rook"
        toledo = "catholic-knight"
        granada = "islamic-rook"
        london = "catholic-rook"
        bordeaux = "catholic-knight"
        paris = "catholic-knight"
        bruges = "catholic-rook"
        lyon = "catholic-knight"
        vienna = "catholic-rook"
        lubeck = "catholic-rook"
        nurnberg = "reformist-knight"
    """
    game = do(pax(text, commerce_from_empty_fair_space=reading), "fair west")
    assert game.state.market_florins[6] == 3
    assert why_not(game, "operations west") == possible


# ---- F3 -------------------------------------------------------------------------------------------------------------


@rule("F3", "E4e.1")
def test_behead_hits_any_tableau_but_never_the_acting_card_or_a_throne() -> None:
    game = pax("""
        [seat.0]
        west = ["star-chamber", "mons-meg"]
        [seat.1]
        west = ["kingmaker", "luther"]
    """)
    do(game, "operations west", "operate star-chamber first")
    assert moves(game) == {"behead mons-meg", "behead kingmaker"}
    assert why_not(game, "behead star-chamber") == "not_itself"
    assert why_not(game, "behead ruler-england") == "nothing_there"
    assert why_not(game, "behead luther") == "outside_location"
    do(game, "behead mons-meg")
    assert (place(game, "mons-meg"), place(game, "star-chamber")) == ("gone", "tableau")
    assert row(game, 0, "west") == ["star-chamber"]


def beheaded(victim: str, text: str) -> Pax:
    """The star chamber of seat 0 has beheaded somebody in this position."""
    game = pax('[seat.0]\nwest = ["star-chamber"]\n' + dedent(text))
    return do(game, "operations west", "operate star-chamber first", f"behead {victim}")


@rule("F3a", "I1c.2", "glossary:queen.2", "glossary:discard.a.2", "glossary:discard.a.1", "glossary:throne.1")
def test_beheading_a_ruler_costs_the_assassin() -> None:
    game = beheaded(
        "ruler-england",
        """
        [seat.1]
        west = ["ruler-england"]
        [empire.england]
        republic = 0
        queens = ["margaret-of-anjou"]
        bishop = "islamic"
        repressed = ["catholic-rook"]
        [empire.france]
        suzerain = "england"
        bishop = "catholic"
    """,
    )
    assert (ruler(game, "england"), ruler(game, "france")) == ("throne", "throne")
    assert (place(game, "star-chamber"), place(game, "margaret-of-anjou")) == ("gone", "gone")
    assert (bishop(game, "ruler-england"), bishop(game, "ruler-france")) == ("islamic", "catholic")
    assert repressed(game, "england") == ["catholic-rook"]
    assert row(game, 1, "west") == []


@rule("glossary:throne.1", "F3a")
def test_a_beheaded_republic_returns_as_a_monarchy() -> None:
    game = beheaded(
        "ruler-england",
        """
        [seat.1]
        west = ["ruler-england"]
        [empire.england]
        republic = 1
    """,
    )
    assert game.state.republic[0] == 0
    assert place(game, "star-chamber") == "gone"


@rule("glossary:queen.2")
def test_beheading_a_queen_leaves_her_husband() -> None:
    game = beheaded(
        "margaret-of-anjou",
        """
        [seat.1]
        west = ["ruler-england"]
        [empire.england]
        queens = ["margaret-of-anjou"]
        repressed = ["catholic-rook"]
    """,
    )
    assert (ruler(game, "england"), place(game, "margaret-of-anjou")) == ("1 king", "gone")
    assert place(game, "star-chamber") == "tableau"


@rule("glossary:vassal.c")
def test_a_vassal_may_be_beheaded_alone() -> None:
    game = beheaded(
        "ruler-england",
        """
        [seat.1]
        west = ["ruler-france"]
        [empire.england]
        suzerain = "france"
    """,
    )
    assert (ruler(game, "england"), ruler(game, "france")) == ("throne", "1 king")


# ---- F4 -------------------------------------------------------------------------------------------------------------

TAX = """
    [seat.0]
    florins = {mine}
    west = ["{card}"]
    [seat.1]
    florins = {theirs}
    [border]
    england-france = "pawn-1"
    france-aragon = "pawn-0"
    hungary-ottoman = "pawn-1"
"""


@rule("F4.1", "F4.2", "glossary:repress.c", "F4:note1", "glossary:levy")
def test_the_owner_may_let_his_concession_be_repressed() -> None:
    game = do(pax(TAX.format(card="the-bold", mine=0, theirs=1)), "operations west", "operate the-bold first")
    do(game, "tax england-france france")
    assert (game.waiting, moves(game)) == ((1,), {"pay-tax", "accept-repression"})
    do(game, "accept-repression")
    assert (game.waiting, decision(game)) == ((1,), "PlaceLevy")
    assert why_not(game, "levy london") == "outside_location"
    do(game, "levy bruges")
    assert (border(game, "england-france"), repressed(game, "france")) == ("", ["pawn-1"])
    assert (florins(game, 1), florins(game, 0), city(game, "bruges")) == (1, 0, "catholic-rook")


@rule("F4.1")
def test_who_has_no_florin_cannot_pay_the_tax() -> None:
    game = do(pax(TAX.format(card="the-bold", mine=0, theirs=0)), "operations west", "operate the-bold first")
    do(game, "tax england-france france")
    assert why_not(game, "pay-tax") == "cannot_pay_tax"
    assert moves(game) == {"accept-repression"}


@rule("F4:note3")
def test_own_concessions_may_be_taxed() -> None:
    game = do(pax(TAX.format(card="the-bold", mine=1, theirs=0)), "operations west", "operate the-bold first")
    do(game, "tax france-aragon france")
    assert game.waiting == (0,)
    do(game, "pay-tax", "levy paris")
    assert florins(game, 0) == 0


@rule("F4b", "F4:note4", "glossary:location.c", "glossary:location.d", "glossary:repress.d")
def test_a_regional_card_names_the_taxed_empire() -> None:
    text = TAX.format(card="peters-pence", mine=0, theirs=0) + 'papal-states-ottoman = "pawn-1"\n'
    game = do(pax(text), "operations west", "operate peters-pence first")
    assert moves(game) == {
        "tax england-france england",
        "tax england-france france",
        "tax france-aragon france",
        "tax france-aragon aragon",
        "tax papal-states-ottoman papal-states",
    }
    assert why_not(game, "tax hungary-ottoman hungary") == "outside_location"
    assert why_not(game, "tax england-france aragon") == "outside_location"
    assert why_not(game, "tax france-holy-roman-empire france") == "no_concession_there"
    do(game, "tax england-france england", "accept-repression", "levy london")
    assert (repressed(game, "england"), repressed(game, "france")) == (["pawn-1"], [])
    east = pax(text.replace('west = ["peters-pence"]', 'east = ["dervishes"]'))
    do(east, "operations east", "operate dervishes first")
    assert "tax papal-states-ottoman ottoman" in moves(east)


@rule("F4a", "glossary:overcrowded", "glossary:overcrowded.a")
def test_a_saturated_empire_cannot_be_taxed() -> None:
    text = TAX.format(card="cromwell", mine=0, theirs=1) + '[city]\nlondon = "catholic-rook"\n'
    game = do(pax(text), "operations west", "operate cromwell first")
    assert moves(game) == {"tax england-france england"}
    full = pax(text + 'bordeaux = "catholic-knight"\n')
    assert why_not(full, "operations west") == "no_operation_possible"


# ---- F5 -------------------------------------------------------------------------------------------------------------


@rule("F5", "F5a.1", "F5b", "glossary:repress", "glossary:repress.b", "glossary:china")
@pytest.mark.parametrize("holder", ['[seat.1]\nwest = ["ruler-france"]', "", '[seat.1]\nwest = ["ruler-aragon"]'])
def test_a_repressed_piece_goes_to_its_ruler_wherever_he_lies(holder: str) -> None:
    vassal = '[empire.france]\nsuzerain = "aragon"' if "aragon" in holder else ""
    game = pax(f'[seat.0]\nwest = ["arumer-zwarte-hoop"]\n{holder}\n{vassal}\n[city]\nparis = "islamic-knight"')
    do(game, "operations west", "operate arumer-zwarte-hoop first", "repress paris")
    assert (city(game, "paris"), repressed(game, "france"), florins(game)) == ("", ["islamic-knight"], 1)


@rule("F5", "glossary:repress.d", "glossary:operation.b")
def test_repress_takes_only_what_the_icon_shows_in_the_location() -> None:
    text = """
        [seat.0]
        west = ["swabian-league"]
        [city]
        vienna = "reformist-rook"
        nurnberg = "reformist-knight"
        paris = "catholic-rook"
        [border]
        france-holy-roman-empire = "pawn-0"
        holy-roman-empire-hungary = "pawn-1"
        hungary-ottoman = "islamic-pirate"
    """
    game = do(pax(text), "operations west", "operate swabian-league first")
    assert moves(game) == {
        "repress vienna",
        "repress-concession france-holy-roman-empire holy-roman-empire",
        "repress-concession holy-roman-empire-hungary holy-roman-empire",
    }
    assert why_not(game, "repress nurnberg") == "wrong_piece_for_op"
    assert why_not(game, "repress lubeck") == "nothing_there"
    assert why_not(game, "repress paris") == "outside_location"
    assert why_not(game, "repress-concession france-holy-roman-empire france") == "outside_location"
    do(game, "repress-concession france-holy-roman-empire holy-roman-empire")
    assert repressed(game, "holy-roman-empire") == ["pawn-0"]


def test_what_is_offered_to_repress_is_called_by_its_piece_and_its_player() -> None:
    text = """
        [seat.0]
        west = ["swabian-league"]
        [city]
        vienna = "reformist-rook"
        [border]
        france-holy-roman-empire = "pawn-0"
        holy-roman-empire-hungary = "pawn-1"
    """
    game = do(pax(text), "operations west", "operate swabian-league first")
    words = Words("en").at(game)
    own, other = words.seat(0), words.seat(1)
    assert {words.move(game.title, move) for move in game.moves()} == {
        "Repress red rook: Vienna",
        f"Repress pawn ({own}): France–Holy Roman Empire (Holy Roman Empire)",
        f"Repress pawn ({other}): Holy Roman Empire–Hungary (Holy Roman Empire)",
    }


@rule("F5a.2", "glossary:repressed.2")
def test_repressed_pieces_travel_with_their_ruler() -> None:
    text = """
        [seat.0]
        florins = 1
        hand = ["flanders-guild"]
        [empire.france]
        repressed = ["catholic-knight"]
    """
    game = do(pax(text), "play flanders-guild", "fire france", "settle-on-border pawn-0 england-france")
    do(game, "no-concession", "no-more-freed")
    assert (ruler(game, "france"), repressed(game, "france")) == ("0 king", ["catholic-knight"])
    do(game, "sell ruler-france")
    assert (ruler(game, "france"), repressed(game, "france")) == ("throne", ["catholic-knight"])


@rule("glossary:pirate.b.2")
def test_pirates_cannot_be_repressed() -> None:
    game = pax("""
        [seat.0]
        west = ["arumer-zwarte-hoop"]
        [border]
        england-france = "catholic-pirate"
    """)
    assert why_not(game, "operations west") == "no_operation_possible"
