"""Glossary of the map: regions, cities, borders, pieces and their supply, florins and China."""

from __future__ import annotations

import pytest

from regnum.titles.pax_renaissance.catalogue import CIRCLE, EMPIRE, LOCATION_EAST, LOCATION_WEST, PIECE
from regnum.titles.pax_renaissance.names import is_noble, religion_of
from regnum.titles.pax_renaissance.queries import empires_in
from tests.rule import rule
from tests.titles.pax_renaissance.builder import (
    bishop,
    border,
    city,
    coins,
    decision,
    do,
    florins,
    moves,
    moves_with,
    pax,
    repressed,
    ruler,
    supply,
    why_not,
)

# ---- regions and religions ------------------------------------------------------------------------------------------


@rule("glossary:east", "glossary:west", "glossary:location.b", "glossary:location.c")
def test_four_empires_are_the_east_and_six_the_west() -> None:
    east = [EMPIRE.names[empire] for empire in empires_in(LOCATION_EAST)]
    west = [EMPIRE.names[empire] for empire in empires_in(LOCATION_WEST)]
    assert sorted(east) == ["byzantium", "hungary", "mamluk", "ottoman"]
    assert sorted(west) == ["aragon", "england", "france", "holy-roman-empire", "papal-states", "portugal"]


@rule("glossary:religion", "glossary:nobles", "glossary:pawn")
def test_every_piece_but_the_pawns_has_a_religion() -> None:
    names = ("catholic", "islamic", "reformist")
    for number, name in enumerate(PIECE.names):
        colour, kind = name.split("-")
        assert religion_of(number) == (-1 if colour == "pawn" else names.index(colour))
        assert is_noble(number) == (kind in ("knight", "rook"))


# ---- room -----------------------------------------------------------------------------------------------------------


@rule("glossary:city.1", "glossary:overcrowded", "glossary:overcrowded.a", "glossary:overcrowded.b", "F4a")
def test_an_empire_is_saturated_when_every_circle_is_taken() -> None:
    """The Ottomans are not while one of the three circles of Constantinople is empty; a tax needs that room."""
    text = """
        [seat.0]
        east = ["greek-klephts"]
        [seat.1]
        florins = 1
        [border]
        ottoman-mamluk = "pawn-1"
        [city]
        modon = "reformist-rook"
        rhodes = "catholic-rook"
        constantinople = "islamic-rook"
        constantinople-2 = "islamic-knight"
        constantinople-3 = "{third}"
    """
    full = do(pax(text.format(third="islamic-knight")), "operations east")
    assert why_not(full, "operate greek-klephts first") == "no_target"
    room = do(pax(text.format(third="")), "operations east", "operate greek-klephts first")
    do(room, "tax ottoman-mamluk ottoman", "pay-tax")
    assert moves(room) == {"levy constantinople-3"}
    do(room, "levy constantinople-3")
    assert city(room, "constantinople-3") == "islamic-knight"


@rule("glossary:city.2", "glossary:levy")
def test_a_levy_is_the_piece_printed_in_its_circle() -> None:
    """The circle of the regime that is in force; agents and freed pieces do not care."""
    text = """
        [seat.0]
        east = ["greek-klephts"]
        [seat.1]
        florins = 1
        [border]
        ottoman-mamluk = "pawn-1"
        [empire.ottoman]
        regime = "{regime}"
    """
    printed = {
        "medieval": ["islamic-rook", "islamic-knight", "islamic-knight", "reformist-rook", "catholic-rook"],
        "catholic": ["catholic-rook", "catholic-knight", "catholic-knight", "catholic-rook", "catholic-knight"],
        "islamic": ["islamic-rook", "islamic-rook", "islamic-knight", "islamic-rook", "islamic-rook"],
        "reformist": ["reformist-rook", "reformist-knight", "reformist-knight", "reformist-rook", "reformist-rook"],
    }
    for regime, pieces in printed.items():
        names = ("constantinople", "constantinople-2", "constantinople-3", "modon", "rhodes")
        for name, piece in zip(names, pieces, strict=True):
            game = do(pax(text.format(regime=regime)), "operations east", "operate greek-klephts first")
            do(game, "tax ottoman-mamluk ottoman", "pay-tax", f"levy {name}")
            assert city(game, name) == piece


@rule("glossary:border.2", "glossary:concession", "glossary:pirate.d.2", "glossary:overcrowded")
def test_a_border_has_room_for_one_piece() -> None:
    """A pawn takes the place of a pawn, a pirate that of either, and no pawn comes beside a pirate."""
    text = """
        [seat.0]
        florins = 1
        hand = ["french-pirates", "flanders-guild"]
        [border]
        england-france = "pawn-1"
    """
    game = do(pax(text), "play flanders-guild", "decline", "station pawn-0 england-france france")
    assert border(game, "england-france") == "pawn-0"
    do(game, "play french-pirates", "station catholic-pirate england-france france")
    assert border(game, "england-france") == "catholic-pirate"
    shut = do(pax(text), "play french-pirates", "station catholic-pirate england-france france")
    do(shut, "play flanders-guild", "decline")
    assert why_not(shut, "station pawn-0 england-france france") == "border_held_by_pirate"


@rule("glossary:concession.c", "G3a", "glossary:trade_route")
def test_a_concession_earns_only_where_the_voyage_crosses() -> None:
    """The black route from Tana pays Hungary's sea borders, not its land border and not the western sea."""
    game = pax("""
        [border]
        hungary-byzantium = "pawn-1"
        hungary-ottoman = "pawn-1"
        holy-roman-empire-hungary = "pawn-1"
        england-france = "pawn-1"
        [market]
        east = ["safavids*9", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    """)
    do(game, "fair east")
    while decision(game) == "PlaceLevy":
        do(game, str(next(iter(game.moves()))))
    assert (florins(game), florins(game, 1), coins(game, "east")[0]) == (1, 2, 7)


@rule("glossary:concession.b", "F6b", "glossary:concession")
def test_concessions_count_in_votes() -> None:
    """More than any opponent on the borders of that empire; elsewhere they do not help."""
    text = """
        [seat.0]
        west = ["catalan-pactists"]
        [seat.1]
        west = ["ruler-aragon"]
        [border]
        portugal-aragon = "pawn-0"
        {border}
    """
    for more, reason in (
        ("", "ok"),
        ('france-aragon = "pawn-1"', "no_operation_possible"),
        ('england-france = "pawn-1"', "ok"),
        ('france-aragon = "pawn-1"\naragon-papal-states = "pawn-0"', "ok"),
        ('france-aragon = "pawn-1"\nengland-france = "pawn-0"', "no_operation_possible"),
    ):
        assert why_not(pax(text.format(border=more)), "operations west") == reason


# ---- China ----------------------------------------------------------------------------------------------------------


@rule("glossary:china", "C7a", "F5b", "F6a", "F9c")
def test_china_pays_and_is_paid() -> None:
    """It gives for a sale and a repression, and takes the price of a vote, a campaign and a repression by agents."""
    game = pax("""
        [seat.0]
        florins = 3
        hand = ["luther"]
        west = ["catalan-pactists", "genoese-fleet", "ruler-portugal"]
        [seat.1]
        florins = 5
        west = ["ruler-aragon"]
        [empire.aragon]
        repressed = ["pawn-1", "catholic-rook"]
        [empire.papal-states]
        repressed = ["pawn-1"]
        [border]
        portugal-aragon = "pawn-0"
        [city]
        toledo = "catholic-knight"
    """)
    do(game, "sell luther")
    assert florins(game) == 5
    do(game, "operations west", "operate catalan-pactists first", "vote aragon", "no-concession", "no-more-freed")
    assert florins(game) == 3
    do(game, "operate genoese-fleet first", "repress-concession portugal-aragon aragon")
    assert florins(game) == 4
    do(game, "operate ruler-portugal first", "campaign england", "no-concession")
    assert (florins(game), florins(game, 1)) == (3, 5)
    assert sum(game.state.market_florins) == 0


# ---- supply ---------------------------------------------------------------------------------------------------------

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
