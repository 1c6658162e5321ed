"""Glossary of the map: regions, cities, borders, concessions, florins and China."""

from __future__ import annotations

from regnum.titles.pax_renaissance.facts.catalogue import EMPIRE, LOCATION_EAST, LOCATION_WEST, PIECE
from regnum.titles.pax_renaissance.facts.names import is_noble, religion_of
from regnum.titles.pax_renaissance.position.queries.locations import empires_in
from tests.rule import rule
from tests.titles.pax_renaissance.builder import border, city, coins, florins, pax
from tests.titles.positions import decision, do, moves, why_not

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
