"""Glossary of the pieces: their supply, what happens when it is empty, and where killed pieces go."""

from __future__ import annotations

import pytest

from regnum.titles.pax_renaissance.facts.catalogue import CIRCLE
from tests.rule import rule
from tests.titles.pax_renaissance.builder import bishop, border, city, florins, pax, repressed, ruler, supply
from tests.titles.positions import decision, do, moves, moves_with, why_not

ROOKS = """
    [seat.0]
    florins = 1
    hand = ["nomads-of-tlemcen"]
    [city]
    algiers = "islamic-rook"
    granada = "islamic-rook"
    cairo = "islamic-rook"
    cyprus = "islamic-rook"
    tana = "islamic-rook"
    {more}
"""


@rule("D1:note1", "glossary:piece_supply.2")
def test_a_missing_piece_is_taken_from_a_ruler_first() -> None:
    """All seven green rooks are in play, two of them repressed: the player takes one of these two."""
    game = pax(
        ROOKS.format(
            more='[empire.hungary]\nrepressed = ["islamic-rook"]\n[empire.mamluk]\nrepressed = ["islamic-rook"]'
        )
    )
    assert supply(game, "islamic-rook") == 0
    do(game, "play nomads-of-tlemcen", "decline", "place islamic-rook valencia")
    assert (decision(game), game.waiting) == ("TakePiece", (0,))
    assert moves(game) == {"take-from-ruler hungary", "take-from-ruler mamluk"}
    assert why_not(game, "take-from-city cairo") == "repressed_first"
    assert why_not(game, "take-from-ruler france") == "no_piece_there"
    assert why_not(game, "take-from-city valencia") == "no_piece_there"
    do(game, "take-from-ruler mamluk")
    assert (city(game, "valencia"), repressed(game, "mamluk")) == ("islamic-rook", [])
    assert (repressed(game, "hungary"), supply(game, "islamic-rook")) == (["islamic-rook"], 0)


@rule("D1:note1", "glossary:piece_supply.2", "A2b")
def test_a_missing_piece_is_else_taken_from_anywhere() -> None:
    """Before the occupant of its place is repressed: that one may be the piece taken, and then costs nothing."""
    more = 'caffa = "islamic-rook"\nvarna = "islamic-rook"'
    places = ("algiers", "granada", "cairo", "cyprus", "tana", "caffa", "varna")
    game = do(pax(ROOKS.format(more=more)), "play nomads-of-tlemcen", "decline", "place islamic-rook algiers")
    assert moves(game) == {f"take-from-city {name}" for name in places}
    do(game, "take-from-city tana")
    assert (city(game, "tana"), city(game, "algiers"), florins(game)) == ("", "islamic-rook", 0)
    assert repressed(game, "aragon") == ["islamic-rook"]
    same = do(pax(ROOKS.format(more=more)), "play nomads-of-tlemcen", "decline", "place islamic-rook algiers")
    do(same, "take-from-city algiers")
    assert (city(same, "algiers"), florins(same), repressed(same, "aragon")) == ("islamic-rook", 1, [])


@rule("glossary:piece_supply.2")
def test_nothing_is_taken_while_the_supply_lasts() -> None:
    game = do(pax(ROOKS.format(more='varna = "islamic-rook"')), "play nomads-of-tlemcen", "decline")
    do(game, "place islamic-rook valencia")
    assert (decision(game), supply(game, "islamic-rook"), city(game, "varna")) == ("ChooseAction", 0, "islamic-rook")


@rule("D1:note1", "glossary:piece_supply.2", "glossary:kill")
def test_a_missing_pirate_is_taken_from_a_border() -> None:
    """Six gold pirates are all there are; a serf on a ruler is no pirate."""
    held = (
        "england-portugal", "portugal-aragon", "aragon-papal-states", "papal-states-ottoman", "ottoman-mamluk",
        "hungary-ottoman",
    )  # fmt: skip
    game = pax(
        '[seat.0]\nhand = ["french-pirates"]\n[empire.holy-roman-empire]\nrepressed = ["pawn-0"]\n[border]\n'
        + "".join(f'{name} = "catholic-pirate"\n' for name in held)
        + 'hungary-byzantium = "islamic-pirate"\n'
    )
    do(game, "play french-pirates", "station catholic-pirate england-france france")
    assert moves(game) == {f"take-from-border {name}" for name in held}
    assert why_not(game, "take-from-border hungary-byzantium") == "no_piece_there"
    do(game, "take-from-border ottoman-mamluk")
    assert (border(game, "ottoman-mamluk"), border(game, "england-france")) == ("", "catholic-pirate")
    assert supply(game, "catholic-pirate") == 0


@rule("D1:note1", "glossary:piece_supply.2", "glossary:personal_supply")
def test_a_missing_pawn_is_taken_from_a_ruler_or_a_border() -> None:
    """Ten pawns of the player are in play; those of others do not count."""
    text = """
        [seat.0]
        hand = ["flanders-guild"]
        [border]
        england-france = "pawn-0"
        portugal-aragon = "pawn-0"
        aragon-papal-states = "pawn-0"
        papal-states-ottoman = "pawn-0"
        ottoman-mamluk = "pawn-0"
        hungary-ottoman = "pawn-0"
        hungary-byzantium = "pawn-0"
        byzantium-mamluk = "pawn-0"
        holy-roman-empire-hungary = "pawn-0"
        {last}
        [empire.aragon]
        repressed = [{serf}"pawn-1"]
    """
    serf = pax(text.format(last="", serf='"pawn-0", '))
    do(serf, "play flanders-guild", "decline", "station pawn-0 france-aragon france")
    assert moves(serf) == {"take-from-ruler aragon"}
    do(serf, "take-from-ruler aragon")
    assert (repressed(serf, "aragon"), border(serf, "france-aragon")) == (["pawn-1"], "pawn-0")
    free = pax(text.format(last='holy-roman-empire-papal-states = "pawn-0"', serf=""))
    do(free, "play flanders-guild", "decline", "station pawn-0 france-aragon france")
    assert len(moves_with(free, "take-from-border")) == len(moves(free)) == 10
    do(free, "take-from-border england-france")
    assert (border(free, "england-france"), border(free, "france-aragon")) == ("", "pawn-0")


@rule("D1:note1", "glossary:piece_supply.2")
def test_a_missing_bishop_is_taken_from_a_card() -> None:
    game = pax("""
        [seat.0]
        hand = ["antipope"]
        west = ["inquisition-pope"]
        [bishop]
        inquisition-pope = "reformist"
        ruler-england = "reformist"
        ruler-hungary = "reformist"
        ruler-ottoman = "reformist"
        ruler-mamluk = "reformist"
        ruler-aragon = "catholic"
    """)
    do(game, "play antipope", "decline", "appoint reformist-bishop ruler-france")
    cards = ("inquisition-pope", "ruler-england", "ruler-hungary", "ruler-ottoman", "ruler-mamluk")
    assert moves(game) == {f"take-from-card {card}" for card in cards}
    do(game, "take-from-card inquisition-pope")
    assert (bishop(game, "inquisition-pope"), bishop(game, "ruler-france"), supply(game, "reformist-bishop")) == (
        "", "reformist", 0,
    )  # fmt: skip


@rule("glossary:piece_supply.2", "glossary:levy", "F4:note1")
def test_who_raises_a_levy_takes_the_missing_piece() -> None:
    """The owner of a taxed concession decides which green rook comes to Cairo."""
    game = pax("""
        [seat.0]
        west = ["holy-land-crusade"]
        [seat.1]
        florins = 1
        [border]
        ottoman-mamluk = "pawn-1"
        [city]
        london = "islamic-rook"
        granada = "islamic-rook"
        modon = "islamic-rook"
        rhodes = "islamic-rook"
        tana = "islamic-rook"
        caffa = "islamic-rook"
        varna = "islamic-rook"
    """)
    do(game, "operations west", "operate holy-land-crusade first", "tax ottoman-mamluk mamluk", "pay-tax", "levy cairo")
    assert (decision(game), game.waiting) == ("TakePiece", (1,))
    do(game, "take-from-city london")
    assert (city(game, "london"), city(game, "cairo"), game.waiting) == ("", "islamic-rook", (0,))


@rule("glossary:piece_supply.2", "E2.1a.1")
def test_a_missing_agent_is_taken_before_its_battle() -> None:
    """All red pirates and knights are out; the knight that joins the battle may come from the very city attacked."""
    cities = ("buda", "varna", "paris", "bruges", "lyon", "london", "bordeaux")
    text = '[seat.0]\nhand = ["jizya-tax-revolt"]\n[city]\n'
    game = pax(text + "".join(f'{name} = "reformist-knight"\n' for name in cities))
    do(game, "play jizya-tax-revolt", "fire hungary")
    assert moves(game) == {f"take-from-city {name}" for name in cities}
    do(game, "take-from-city buda")
    assert (ruler(game, "hungary"), city(game, "buda"), city(game, "varna")) == ("throne", "", "")
    assert supply(game, "reformist-knight") == 2


@rule("glossary:kill", "glossary:personal_supply", "F8", "glossary:china")
@pytest.mark.parametrize("piece", ["catholic-knight", "islamic-rook"])
def test_a_killed_piece_returns_to_the_supply(piece: str) -> None:
    game = pax(f"""
        [seat.0]
        west = ["the-bold"]
        [city]
        paris = "{piece}"
    """)
    before = supply(game, piece)
    do(game, "operations west", "operate the-bold second", "siege paris")
    assert (city(game, "paris"), supply(game, piece), florins(game)) == ("", before + 1, 0)
    assert all(game.state.circle[circle] == -1 for circle in range(len(CIRCLE.names)))


@rule("glossary:kill", "glossary:pirate.b.2", "F8")
def test_a_killed_pirate_returns_to_the_supply() -> None:
    game = pax("""
        [seat.0]
        west = ["the-bold"]
        [border]
        england-france = "reformist-pirate"
    """)
    do(game, "operations west", "operate the-bold second", "siege-pirate england-france")
    assert (border(game, "england-france"), supply(game, "reformist-pirate")) == ("", 3)


@rule("glossary:pawn", "glossary:serf", "glossary:kill", "J2a.1")
def test_a_killed_serf_returns_to_its_owner() -> None:
    """In a revolt in England the agent or the serf may die with the defender; here the serf does."""
    game = pax("""
        [seat.0]
        hand = ["merchants-of-the-staple"]
        [empire.england]
        repressed = ["pawn-0"]
        [city]
        london = "catholic-rook"
    """)
    do(game, "play merchants-of-the-staple", "fire england")
    assert moves(game) == {"lose-agent pawn-0", "lose-repressed england pawn-0"}
    do(game, "lose-repressed england pawn-0", "settle-on-border pawn-0 england-france")
    assert (repressed(game, "england"), border(game, "england-france"), supply(game, "pawn-0")) == ([], "pawn-0", 9)
