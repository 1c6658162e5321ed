"""E2.2. Placing the agents of a card: bishops, nobles, pirates and pawns, and pieces that have run out."""

from __future__ import annotations

from tests.rule import rule
from tests.titles.pax_renaissance.builder import bishop, border, city, florins, pax, repressed, ruler, supply
from tests.titles.positions import decision, do, moves, moves_with, why_not


@rule("E2.2", "B5g.1")
def test_without_a_one_shot_agents_are_placed_all_some_or_none() -> None:
    text = """
        [seat.0]
        hand = ["the-bold"]
    """
    none = do(pax(text), "play the-bold", "decline", "no-more-agents")
    assert (decision(none), supply(none, "catholic-knight")) == ("ChooseAction", 10)
    some = do(pax(text), "play the-bold", "decline", "place catholic-knight lyon")
    assert (decision(some), why_not(some, "no-more-agents")) == ("PlaceAgent", "ok")
    do(some, "no-more-agents")
    assert (decision(some), supply(some, "catholic-knight")) == ("ChooseAction", 9)
    both = do(pax(text), "play the-bold", "decline", "place catholic-knight lyon", "place catholic-knight bruges")
    assert (decision(both), supply(both, "catholic-knight")) == ("ChooseAction", 8)
    assert ruler(both, "france") == "throne"


@rule("B5b", "glossary:agents", "glossary:location.1")
def test_every_kind_of_agent_has_its_own_kind_of_place() -> None:
    """Nobles in cities, pawns and pirates on borders, bishops on cards; all in the location of the card."""
    text = """
        [seat.0]
        hand = ["{card}"]
    """
    knight = do(pax(text.format(card="the-bold")), "play the-bold", "decline")
    assert why_not(knight, "station catholic-knight england-france france") == "wrong_place_for_piece"
    assert why_not(knight, "appoint catholic-knight ruler-france") == "wrong_place_for_piece"
    assert why_not(knight, "place catholic-knight london") == "outside_location"
    pawn = do(pax(text.format(card="flanders-guild")), "play flanders-guild", "decline")
    assert why_not(pawn, "place pawn-0 paris") == "wrong_place_for_piece"
    assert why_not(pawn, "appoint pawn-0 ruler-france") == "wrong_place_for_piece"
    assert why_not(pawn, "station pawn-0 portugal-aragon france") == "outside_location"
    assert why_not(pawn, "station pawn-0 england-france england") == "outside_location"
    pirate = do(pax(text.format(card="french-pirates")), "play french-pirates")
    assert why_not(pirate, "place catholic-pirate paris") == "wrong_place_for_piece"
    preacher = do(pax(text.format(card="antipope")), "play antipope", "decline")
    assert why_not(preacher, "place reformist-bishop paris") == "wrong_place_for_piece"
    assert why_not(preacher, "station reformist-bishop england-france france") == "wrong_place_for_piece"


# ---- bishops --------------------------------------------------------------------------------------------------------


@rule("E2.2a.1", "glossary:location.e", "glossary:location.b", "glossary:location.2", "glossary:bishop.a")
def test_a_bishop_of_the_east_goes_on_any_card_of_the_east() -> None:
    """The card itself, eastern thrones, and cards and queens of the East in any tableau; no old maid, no hand."""
    game = pax("""
        [seat.0]
        hand = ["papal-legate-to-persia", "luther"]
        [seat.1]
        west = ["holy-land-crusade", "ruler-france", "jesuits"]
        east = ["the-timar-system", "jewish-pirates", "ruler-hungary"]
        old_maids = ["isabella-of-castille"]
        [empire.hungary]
        queens = ["sophia-palaiologina"]
        [empire.france]
        queens = ["anne-of-brittany"]
    """)
    do(game, "play papal-legate-to-persia", "decline")
    targets = {
        "papal-legate-to-persia", "ruler-byzantium", "ruler-ottoman", "ruler-mamluk", "ruler-hungary",
        "sophia-palaiologina", "the-timar-system", "holy-land-crusade",
    }  # fmt: skip
    assert moves_with(game, "appoint") == {f"appoint reformist-bishop {card}" for card in targets}
    assert why_not(game, "appoint reformist-bishop anne-of-brittany") == "outside_location"
    assert why_not(game, "appoint reformist-bishop jewish-pirates") == "outside_location"
    assert why_not(game, "appoint reformist-bishop isabella-of-castille") == "not_a_bishops_place"
    assert why_not(game, "appoint reformist-bishop luther") == "not_a_bishops_place"
    do(game, "appoint reformist-bishop sophia-palaiologina")
    assert (bishop(game, "sophia-palaiologina"), supply(game, "reformist-bishop")) == ("reformist", 4)
    assert decision(game) == "ChooseAction"


@rule("E2.2a.1", "glossary:location.c", "glossary:location.e")
def test_a_bishop_of_france_goes_on_cards_of_france_and_of_the_west() -> None:
    game = pax("""
        [seat.0]
        hand = ["antipope"]
        [seat.1]
        west = ["council-of-trent", "luther", "the-bold"]
        east = ["qizilbash"]
    """)
    do(game, "play antipope", "decline")
    targets = {"antipope", "ruler-france", "council-of-trent", "the-bold"}
    assert moves_with(game, "appoint") == {f"appoint reformist-bishop {card}" for card in targets}
    assert why_not(game, "appoint reformist-bishop qizilbash") == "outside_location"
    assert why_not(game, "appoint reformist-bishop ruler-aragon") == "outside_location"


@rule("E2.2a.2", "F1a", "F1b", "glossary:bishop.b", "glossary:kill")
def test_a_bishop_who_meets_a_bishop_dies_with_him() -> None:
    """Both return to the supply, whatever their colours, and nobody is pacified."""
    game = pax("""
        [seat.0]
        hand = ["antipope", "jacques-lefevre-detaples"]
        [empire.france]
        bishop = "catholic"
        repressed = ["pawn-1"]
    """)
    do(game, "play antipope", "decline", "appoint reformist-bishop ruler-france")
    assert (bishop(game, "ruler-france"), repressed(game, "france")) == ("", ["pawn-1"])
    assert (supply(game, "catholic-bishop"), supply(game, "reformist-bishop")) == (5, 5)
    assert decision(game) == "ChooseAction"


@rule("E2.2a.2", "F1b", "glossary:bishop.b", "glossary:kill", "glossary:personal_supply")
def test_a_bishop_may_pacify_one_piece() -> None:
    """Of any kind and free of charge; or he spares them all."""
    text = """
        [seat.0]
        hand = ["star-chamber"]
        [empire.england]
        repressed = ["pawn-1", "catholic-rook"]
        [empire.france]
        repressed = ["pawn-0", "islamic-rook"]
    """
    game = do(pax(text), "play star-chamber", "decline", "appoint reformist-bishop ruler-england")
    assert moves(game) == {"pacify pawn-1", "pacify catholic-rook", "spare"}
    assert why_not(game, "pacify islamic-rook") == "nothing_repressed"
    assert why_not(game, "pacify catholic-pirate") == "nothing_repressed"
    do(game, "pacify pawn-1")
    assert (repressed(game, "england"), supply(game, "pawn-1"), supply(game, "pawn-0")) == (["catholic-rook"], 10, 9)
    assert decision(game) == "ChooseAction"
    spared = do(pax(text), "play star-chamber", "decline", "appoint reformist-bishop ruler-england", "spare")
    assert repressed(spared, "england") == ["pawn-1", "catholic-rook"]


# ---- rooks and knights ----------------------------------------------------------------------------------------------


@rule("E2.2b.1", "E2.2b:note1", "glossary:city.2", "glossary:city.1", "B6d:note1.1")
def test_a_noble_goes_into_any_city_of_the_location() -> None:
    """Whatever is printed there, each of Constantinople's circles too, but no busted emporium and no second Venice."""
    game = pax("""
        [seat.0]
        hand = ["the-timar-system"]
    """)
    do(game, "play the-timar-system")
    eastern = {
        "buda", "varna", "tana", "caffa", "trebizond", "constantinople", "constantinople-2", "constantinople-3",
        "modon", "rhodes", "cairo", "cyprus",
    }  # fmt: skip
    assert moves_with(game, "place") == {f"place islamic-rook {name}" for name in eastern}
    assert why_not(game, "place islamic-rook red-sea") == "emporium_busted"
    do(game, "place islamic-rook cyprus")
    assert city(game, "cyprus") == "islamic-rook"
    rome = pax("""
        [seat.0]
        hand = ["la-serenissima"]
    """)
    do(rome, "play la-serenissima", "decline")
    assert why_not(rome, "place catholic-rook venice-2") == "no_room"
    assert moves_with(rome, "place") == {"place catholic-rook venice"}


@rule("E2.2b.2", "A2b", "glossary:repress.a", "glossary:china")
def test_a_noble_pushes_out_an_occupant_for_a_florin() -> None:
    """One of the same type and colour too; it goes to the ruler of that empire, wherever he lies."""
    text = """
        [seat.0]
        florins = {florins}
        hand = ["the-timar-system"]
        [seat.1]
        east = ["ruler-hungary"]
        [city]
        buda = "islamic-rook"
    """
    poor = do(pax(text.format(florins=0)), "play the-timar-system")
    assert why_not(poor, "place islamic-rook buda") == "cannot_pay_repression"
    assert why_not(poor, "place islamic-rook varna") == "ok"
    game = do(pax(text.format(florins=1)), "play the-timar-system", "place islamic-rook buda")
    assert (florins(game), repressed(game, "hungary"), city(game, "buda")) == (0, ["islamic-rook"], "islamic-rook")
    assert (ruler(game, "hungary"), supply(game, "islamic-rook"), florins(game, 1)) == ("1 king", 5, 0)
    free = do(pax(text.format(florins=1)), "play the-timar-system", "place islamic-rook varna")
    assert (florins(free), repressed(free, "hungary")) == (1, [])


@rule("E2.2b.2")
def test_an_agent_may_push_out_an_agent_of_its_own_card() -> None:
    """For a florin, by default; by the other reading not, while strangers can still be pushed out."""
    text = """
        [seat.0]
        florins = 2
        hand = ["the-bold"]
        [city]
        lyon = "islamic-rook"
    """
    game = do(pax(text), "play the-bold", "decline", "place catholic-knight paris", "place catholic-knight paris")
    assert (florins(game), repressed(game, "france"), city(game, "paris")) == (
        1,
        ["catholic-knight"],
        "catholic-knight",
    )
    other = pax(text, agent_may_repress_agent_of_same_card="no")
    do(other, "play the-bold", "decline", "place catholic-knight paris")
    assert why_not(other, "place catholic-knight paris") == "agent_of_same_card"
    assert moves(other) == {"place catholic-knight lyon", "place catholic-knight bruges", "no-more-agents"}


@rule("E2.2b.2", "E2.2d.2", "E2.2f")
def test_a_pawn_may_push_out_a_pawn_of_its_own_card() -> None:
    text = """
        [seat.0]
        florins = 1
        hand = ["phocoean-alum"]
    """
    station = "station pawn-0 hungary-ottoman ottoman"
    game = do(pax(text), "play phocoean-alum", station, station)
    assert (florins(game), repressed(game, "ottoman"), border(game, "hungary-ottoman")) == (0, ["pawn-0"], "pawn-0")
    other = do(pax(text, agent_may_repress_agent_of_same_card="no"), "play phocoean-alum", station)
    assert why_not(other, station) == "agent_of_same_card"
    assert why_not(other, "station pawn-0 ottoman-mamluk ottoman") == "ok"


@rule("E2.2b.3", "glossary:location.b")
def test_agents_of_an_east_card_may_go_to_different_empires() -> None:
    """By default; by the other reading the first one settles the empire."""
    text = """
        [seat.0]
        hand = ["janissaries"]
    """
    game = do(pax(text), "play janissaries", "decline", "place islamic-knight buda", "place islamic-knight cairo")
    assert (city(game, "buda"), city(game, "cairo")) == ("islamic-knight", "islamic-knight")
    one = pax(text, agents_of_region_card_split="no")
    do(one, "play janissaries", "decline", "place islamic-knight buda")
    assert why_not(one, "place islamic-knight cairo") == "outside_location"
    assert moves(one) == {"place islamic-knight varna", "no-more-agents"}


# ---- pirates and pawns ----------------------------------------------------------------------------------------------


@rule("E2.2c.1", "B6:figure2", "glossary:pirate", "glossary:pirate.a", "glossary:location.d")
def test_a_pirate_goes_on_any_sea_border_of_the_location() -> None:
    """Also where no open route passes; never on land, never beside another empire."""
    game = pax("""
        [seat.0]
        hand = ["venetian-navy"]
        [route]
        west = "spice-islands"
    """)
    do(game, "play venetian-navy")
    assert moves_with(game, "station") == {
        "station catholic-pirate aragon-papal-states papal-states",
        "station catholic-pirate papal-states-ottoman papal-states",
    }
    land = "station catholic-pirate holy-roman-empire-papal-states papal-states"
    assert why_not(game, land) == "land_border"
    assert why_not(game, "station catholic-pirate portugal-aragon papal-states") == "outside_location"
    do(game, "station catholic-pirate aragon-papal-states papal-states")
    assert (border(game, "aragon-papal-states"), supply(game, "catholic-pirate")) == ("catholic-pirate", 5)


@rule("E2.2c.2", "A2b", "glossary:pirate.a", "glossary:pirate.b.2", "glossary:kill")
def test_a_pirate_kills_whom_he_meets_for_nothing() -> None:
    """A concession goes back to its owner's supply, a pirate of another colour to the common one."""
    text = """
        [seat.0]
        hand = ["venetian-navy"]
        [border]
        aragon-papal-states = "pawn-1"
        papal-states-ottoman = "islamic-pirate"
    """
    pawn = do(pax(text), "play venetian-navy", "station catholic-pirate aragon-papal-states papal-states")
    assert (border(pawn, "aragon-papal-states"), supply(pawn, "pawn-1")) == ("catholic-pirate", 10)
    assert repressed(pawn, "papal-states") == repressed(pawn, "aragon") == []
    ship = do(pax(text), "play venetian-navy", "station catholic-pirate papal-states-ottoman papal-states")
    assert (border(ship, "papal-states-ottoman"), supply(ship, "islamic-pirate")) == ("catholic-pirate", 4)
    assert (florins(ship), supply(ship, "catholic-pirate")) == (0, 5)


@rule("E2.2c.2", "glossary:pirate.a")
def test_a_pirate_may_replace_one_of_his_own_colour() -> None:
    """By default; by the other reading only a concession or a pirate of another colour."""
    text = """
        [seat.0]
        hand = ["venetian-navy"]
        [border]
        papal-states-ottoman = "catholic-pirate"
        aragon-papal-states = "reformist-pirate"
    """
    same = "station catholic-pirate papal-states-ottoman papal-states"
    game = do(pax(text), "play venetian-navy", same)
    assert (border(game, "papal-states-ottoman"), supply(game, "catholic-pirate")) == ("catholic-pirate", 5)
    other = do(pax(text, pirate_agent_may_replace_same_colour="no"), "play venetian-navy")
    assert why_not(other, same) == "border_held_by_same_pirate"
    assert why_not(other, "station catholic-pirate aragon-papal-states papal-states") == "ok"


@rule("E2.2d.1", "E2.2d.2", "E2.2f", "glossary:repress.d", "glossary:location.d", "glossary:personal_supply")
def test_a_pawn_represses_a_pawn_on_the_ruler_of_the_location() -> None:
    """Whoever owns it: one's own concession becomes a serf of France, not of the empire on the other side."""
    text = """
        [seat.0]
        florins = {florins}
        hand = ["flanders-guild"]
        [border]
        france-holy-roman-empire = "pawn-0"
    """
    station = "station pawn-0 france-holy-roman-empire france"
    game = do(pax(text.format(florins=1)), "play flanders-guild", "decline", station)
    assert (florins(game), repressed(game, "france"), repressed(game, "holy-roman-empire")) == (0, ["pawn-0"], [])
    assert (border(game, "france-holy-roman-empire"), supply(game, "pawn-0")) == ("pawn-0", 8)
    poor = do(pax(text.format(florins=0)), "play flanders-guild", "decline")
    assert why_not(poor, station) == "cannot_pay_repression"
    assert why_not(poor, "station pawn-0 france-aragon france") == "ok"


@rule("E2.2d.2", "glossary:repress.d", "glossary:location.c", "glossary:location.d")
def test_a_pawn_of_a_west_card_names_the_empire_that_gets_the_serf() -> None:
    """Between two western empires; on an empty border, or one with an eastern empire behind it, there is one answer."""
    text = """
        [seat.0]
        florins = 1
        hand = ["peasant-republic-of-dithmarschen"]
        [border]
        france-aragon = "pawn-1"
    """
    play = ("play peasant-republic-of-dithmarschen", "decline")
    for empire in ("france", "aragon"):
        game = do(pax(text), *play, f"station pawn-0 france-aragon {empire}")
        assert (repressed(game, empire), florins(game), border(game, "france-aragon")) == (["pawn-1"], 0, "pawn-0")
    empty = do(pax(text), *play)
    assert why_not(empty, "station pawn-0 england-france england") == "ok"
    assert why_not(empty, "station pawn-0 england-france france") == "not_a_choice_here"
    assert why_not(empty, "station pawn-0 papal-states-ottoman papal-states") == "ok"
    assert why_not(empty, "station pawn-0 papal-states-ottoman ottoman") == "outside_location"
