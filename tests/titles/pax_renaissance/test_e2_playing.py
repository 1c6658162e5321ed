"""E2.1. Playing a card and carrying out its one-shot: what becomes of its agents."""

from __future__ import annotations

from tests.rule import rule
from tests.titles.pax_renaissance.builder import (
    bishop,
    border,
    city,
    emporium,
    florins,
    pax,
    place,
    regime,
    repressed,
    row,
    ruler,
    supply,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not


@rule("E2.decl", "E2.2", "D1.2")
def test_a_one_shot_is_declared_before_anything_else() -> None:
    """A card with a one-shot asks for it first, one without for its agents, one with neither for nothing."""
    game = pax("""
        [seat.0]
        hand = ["the-bold", "spanish-tercio", "michelangelo"]
        west = ["gutenberg"]
    """)
    game.state.actions = 3
    do(game, "play the-bold")
    assert decision(game) == "DeclareOneShot"
    do(game, "decline")
    assert decision(game) == "PlaceAgent"
    do(game, "no-more-agents", "play spanish-tercio")
    assert decision(game) == "PlaceAgent"
    do(game, "no-more-agents", "play michelangelo")
    assert decision(game) == "ChooseAction"
    assert row(game, 0, "west") == ["gutenberg", "the-bold", "spanish-tercio", "michelangelo"]


@rule("E2.place", "E2.decl", "glossary:queen.1", "I.2")
def test_a_queen_is_laid_only_when_her_fate_is_known() -> None:
    """She has no agents; she marries, or becomes an old maid."""
    text = """
        [seat.0]
        hand = ["anne-of-brittany"]
    """
    game = do(pax(text), "play anne-of-brittany")
    assert (place(game, "anne-of-brittany"), row(game, 0, "west")) == ("being played", [])
    assert moves(game) == {
        "fire france", "fire england", "fire aragon", "fire holy-roman-empire", "decline",
    }  # fmt: skip
    do(game, "fire aragon", "no-concession")
    assert (row(game, 0, "west"), decision(game)) == (["ruler-aragon"], "ChooseAction")
    maid = do(pax(text), "play anne-of-brittany", "decline")
    assert (place(maid, "anne-of-brittany"), row(maid, 0, "west")) == ("old maid", [])
    assert decision(maid) == "ChooseAction"


# ---- with a battle --------------------------------------------------------------------------------------------------


@rule("E2.1a.1", "E2.2b.3", "glossary:location.b", "glossary:battle.c")
def test_all_fighting_agents_go_to_the_one_empire_of_the_battle() -> None:
    """The Janissaries of location East: one eastern empire is chosen, and both knights settle there."""
    game = pax("""
        [seat.0]
        hand = ["janissaries"]
    """)
    do(game, "play janissaries")
    assert moves_with(game, "fire") == {f"fire {name}" for name in ("hungary", "byzantium", "ottoman", "mamluk")}
    assert why_not(game, "fire england") == "outside_location"
    assert supply(game, "islamic-knight") == 7
    do(game, "fire hungary")
    assert supply(game, "islamic-knight") == 5
    assert moves(game) == {"settle islamic-knight buda", "settle islamic-knight varna"}
    do(game, "settle islamic-knight varna")
    assert moves(game) == {"settle islamic-knight buda"}
    do(game, "settle islamic-knight buda", "no-concession")
    assert (city(game, "buda"), city(game, "varna")) == ("islamic-knight", "islamic-knight")
    assert decision(game) == "ChooseAction"


@rule("E2.1a.1", "glossary:battle.i.1", "B6:figure2")
def test_a_pirate_among_the_agents_fights_and_then_takes_a_sea_border() -> None:
    game = do(pax('[seat.0]\nhand = ["arumer-zwarte-hoop"]'), "play arumer-zwarte-hoop", "fire france")
    assert moves(game) == {
        "settle-on-border islamic-pirate england-france",
        "settle-on-border islamic-pirate france-holy-roman-empire",
    }
    do(game, "settle-on-border islamic-pirate england-france")
    assert (border(game, "england-france"), supply(game, "islamic-pirate")) == ("islamic-pirate", 3)
    assert ruler(game, "france") == "0 king"


@rule("E2.1a.2", "glossary:battle.b.2", "glossary:battle_won")
def test_a_battle_is_won_only_if_an_attacker_is_left() -> None:
    """One knight against one rook: both die, and the king stays. Against nobody the knight wins."""
    text = """
        [seat.0]
        hand = ["black-sheep-tribe"]
        [seat.1]
        east = ["ruler-byzantium"]
        [city]
        {city}
    """
    even = do(pax(text.format(city='tana = "catholic-rook"')), "play black-sheep-tribe", "fire byzantium")
    assert (city(even, "tana"), ruler(even, "byzantium"), decision(even)) == ("", "1 king", "ChooseAction")
    assert (supply(even, "islamic-knight"), supply(even, "catholic-rook")) == (7, 10)
    won = do(pax(text.format(city="")), "play black-sheep-tribe", "fire byzantium", "settle islamic-knight caffa")
    assert (city(won, "caffa"), ruler(won, "byzantium")) == ("islamic-knight", "0 king")


@rule("E2.1a.2", "E2.1a.3", "Jb")
def test_a_battle_without_attackers_wins_nothing() -> None:
    """The Borgia bishop does not fight; he must be placed all the same."""
    game = pax("""
        [seat.0]
        hand = ["house-of-borgia"]
    """)
    do(game, "play house-of-borgia", "fire france")
    assert (decision(game), ruler(game, "france")) == ("PlaceAgent", "throne")
    assert why_not(game, "no-more-agents") == "must_place_agent"
    do(game, "appoint catholic-bishop house-of-borgia")
    assert (bishop(game, "house-of-borgia"), decision(game)) == ("catholic", "ChooseAction")


@rule("E2.1a.3", "glossary:battle.c", "glossary:bishop.a", "glossary:bishop.c")
def test_bishops_come_after_battle_and_regime_change() -> None:
    """A reformation of location West, won in England: the bishop may still go to a card of Aragon."""
    game = pax("""
        [seat.0]
        hand = ["reformed-theology"]
        [border]
        england-france = "reformist-pirate"
        england-portugal = "reformist-pirate"
        [city]
        london = "catholic-rook"
    """)
    do(game, "play reformed-theology", "fire england", "lose-pirate england-france")
    assert (regime(game, "england"), ruler(game, "england")) == ("reformist", "0 king")
    assert supply(game, "reformist-bishop") == 5
    assert why_not(game, "appoint reformist-bishop ruler-aragon") == "other_decision"
    do(game, "no-concession")
    assert why_not(game, "appoint reformist-bishop ruler-hungary") == "outside_location"
    do(game, "appoint reformist-bishop ruler-aragon")
    assert (bishop(game, "ruler-aragon"), supply(game, "reformist-bishop")) == ("reformist", 4)


# ---- without a battle -----------------------------------------------------------------------------------------------

TLEMCEN = """
    [seat.0]
    florins = {florins}
    hand = ["nomads-of-tlemcen"]
    [city]
    valencia = "catholic-knight"
    {algiers}
"""


@rule("E2.1b", "H1.1")
def test_an_agent_must_be_placed_while_there_is_room() -> None:
    """One city of Aragon is empty: the rook goes there or pushes the knight out for a florin, but is not left out."""
    game = do(pax(TLEMCEN.format(florins=1, algiers="")), "play nomads-of-tlemcen", "fire-everywhere")
    assert moves(game) == {"place islamic-rook algiers", "place islamic-rook valencia"}
    assert why_not(game, "no-more-agents") == "must_place_agent"
    do(game, "place islamic-rook valencia")
    assert (florins(game), repressed(game, "aragon"), emporium(game, "east")) == (0, ["catholic-knight"], "timbuktu")


@rule("E2.1b", "H1.1")
def test_an_agent_without_room_may_be_left_out() -> None:
    """All cities are full: paying is a choice, and the trade shift takes place in either case."""
    text = TLEMCEN.format(florins="{florins}", algiers='algiers = "catholic-rook"')
    game = do(pax(text.format(florins=1)), "play nomads-of-tlemcen", "fire-everywhere")
    assert why_not(game, "no-more-agents") == "ok"
    do(game, "no-more-agents")
    assert (florins(game), emporium(game, "east"), supply(game, "islamic-rook")) == (1, "timbuktu", 7)
    poor = do(pax(text.format(florins=0)), "play nomads-of-tlemcen", "fire-everywhere")
    assert (decision(poor), emporium(poor, "east")) == ("ChooseAction", "timbuktu")


@rule("E2.1b")
def test_by_the_stricter_reading_agents_without_room_are_a_duty() -> None:
    """Who cannot pay for the place may not carry out the one-shot; who can must."""
    text = TLEMCEN.format(florins="{florins}", algiers='algiers = "catholic-rook"')
    poor = do(pax(text.format(florins=0), no_battle_forced_placement="always"), "play nomads-of-tlemcen")
    assert why_not(poor, "fire-everywhere") == "agents_cannot_be_placed"
    do(poor, "decline")
    assert (decision(poor), emporium(poor, "east")) == ("ChooseAction", "tana")
    rich = pax(text.format(florins=1), no_battle_forced_placement="always")
    do(rich, "play nomads-of-tlemcen", "fire-everywhere")
    assert why_not(rich, "no-more-agents") == "must_place_agent"
    do(rich, "place islamic-rook algiers")
    assert (florins(rich), emporium(rich, "east")) == (0, "timbuktu")


CONQUEST = """
    [seat.0]
    florins = {florins}
    hand = ["conquistadors"]
    west = ["amerigo-vespucci"]
    [city]
    toledo = "catholic-rook"
    {granada}
"""


@rule("E2.1b")
def test_by_the_stricter_reading_all_agents_must_find_a_place() -> None:
    """Two knights for the full cities of Portugal cost two florins; one florin does only if one city is empty."""
    for number, granada, reason in (
        (1, "islamic-rook", "agents_cannot_be_placed"),
        (2, "islamic-rook", "ok"),
        (0, "", "agents_cannot_be_placed"),
        (1, "", "ok"),
    ):
        text = CONQUEST.format(florins=number, granada=f'granada = "{granada}"')
        game = do(pax(text, no_battle_forced_placement="always"), "play conquistadors")
        assert why_not(game, "fire-everywhere") == reason
    game = pax(CONQUEST.format(florins=2, granada='granada = "islamic-rook"'), no_battle_forced_placement="always")
    do(game, "play conquistadors", "fire-everywhere", "place catholic-knight toledo")
    assert why_not(game, "no-more-agents") == "must_place_agent"
    do(game, "place catholic-knight granada")
    assert (florins(game), emporium(game, "west")) == (0, "spice-islands")


@rule("E2.1b", "E2.1")
def test_by_the_stricter_reading_an_emporium_that_opens_first_is_room() -> None:
    text = CONQUEST.format(florins=1, granada='granada = "islamic-rook"')
    game = pax(text, no_battle_forced_placement="always", no_battle_agent_timing="one_shot_first")
    do(game, "play conquistadors", "fire-everywhere", "place catholic-knight spice-islands")
    assert why_not(game, "no-more-agents") == "must_place_agent"
    do(game, "place catholic-knight toledo")
    assert (florins(game), city(game, "spice-islands")) == (0, "catholic-knight")


@rule("E2.1b", "E2.2d.3")
def test_by_the_stricter_reading_a_pawn_needs_a_border_without_a_pirate() -> None:
    """A pirate holds one border and a pawn the other: without a florin to repress it there is no trade shift."""
    text = """
        [seat.0]
        florins = {florins}
        hand = ["red-sea-fleet"]
        [border]
        ottoman-mamluk = "catholic-pirate"
        byzantium-mamluk = "pawn-1"
    """
    poor = do(pax(text.format(florins=0), no_battle_forced_placement="always"), "play red-sea-fleet")
    assert why_not(poor, "fire-everywhere") == "agents_cannot_be_placed"
    rich = do(pax(text.format(florins=1), no_battle_forced_placement="always"), "play red-sea-fleet")
    assert why_not(rich, "fire-everywhere") == "ok"
    do(rich, "fire-everywhere")
    assert moves(rich) == {"station pawn-0 byzantium-mamluk mamluk"}


@rule("E2.1b", "B6:figure2")
def test_a_land_border_is_no_room_for_a_pirate() -> None:
    """Both seas of the Papal States are held: the pirate may kill or stay away. With one sea free he must sail."""
    text = """
        [seat.0]
        hand = ["barbarossa-brothers"]
        [border]
        aragon-papal-states = "pawn-1"
        {border}
    """
    free = do(pax(text.format(border="")), "play barbarossa-brothers", "fire-everywhere")
    assert why_not(free, "no-more-agents") == "must_place_agent"
    assert why_not(free, "station islamic-pirate holy-roman-empire-papal-states papal-states") == "land_border"
    full = pax(text.format(border='papal-states-ottoman = "catholic-pirate"'))
    do(full, "play barbarossa-brothers", "fire-everywhere")
    assert why_not(full, "no-more-agents") == "ok"
    do(full, "station islamic-pirate papal-states-ottoman papal-states")
    assert (border(full, "papal-states-ottoman"), supply(full, "catholic-pirate")) == ("islamic-pirate", 6)


@rule("E2.1b", "E2.2d.3")
def test_a_land_border_is_room_for_a_pawn() -> None:
    text = """
        [seat.0]
        florins = 1
        hand = ["red-sea-fleet"]
        [border]
        ottoman-mamluk = "catholic-pirate"
        {border}
    """
    free = do(pax(text.format(border="")), "play red-sea-fleet", "fire-everywhere")
    assert moves(free) == {"station pawn-0 byzantium-mamluk mamluk"}
    full = do(pax(text.format(border='byzantium-mamluk = "pawn-1"')), "play red-sea-fleet", "fire-everywhere")
    assert moves(full) == {"station pawn-0 byzantium-mamluk mamluk", "no-more-agents"}
    do(full, "no-more-agents")
    assert (emporium(full, "west"), border(full, "byzantium-mamluk")) == ("red-sea", "pawn-1")


@rule("E2.1b", "E2.2a.1", "K3b")
def test_a_bishop_always_finds_room() -> None:
    """Bishops stand on all other cards of the Papal States, so only the Oratory itself is left, for two bishops."""
    game = pax("""
        [seat.0]
        hand = ["oratory-of-divine-love"]
        [empire.papal-states]
        bishop = "reformist"
    """)
    do(game, "play oratory-of-divine-love", "fire-everywhere")
    assert why_not(game, "no-more-agents") == "must_place_agent"
    do(game, "appoint catholic-bishop oratory-of-divine-love")
    assert why_not(game, "no-more-agents") == "ok"
    do(game, "appoint catholic-bishop ruler-papal-states")
    assert (bishop(game, "oratory-of-divine-love"), bishop(game, "ruler-papal-states")) == ("catholic", "")
    assert (supply(game, "catholic-bishop"), supply(game, "reformist-bishop")) == (4, 5)


@rule("E2.1", "H1.1", "H1.2")
def test_agents_come_before_a_trade_shift_or_after_it() -> None:
    """By default the emporium opens after the rook was placed; by the other reading the rook may go into it."""
    text = """
        [seat.0]
        hand = ["nomads-of-tlemcen"]
    """
    first = do(pax(text), "play nomads-of-tlemcen", "fire-everywhere")
    assert emporium(first, "east") == "tana"
    assert why_not(first, "place islamic-rook timbuktu") == "emporium_busted"
    after = pax(text, no_battle_agent_timing="one_shot_first")
    do(after, "play nomads-of-tlemcen", "fire-everywhere")
    assert emporium(after, "east") == "timbuktu"
    do(after, "place islamic-rook timbuktu")
    assert city(after, "timbuktu") == "islamic-rook"


@rule("E2.1", "K3b", "A1d.1")
def test_agents_come_before_an_apostasy_or_after_it() -> None:
    """By default the bishop silences an immunity first; by the other reading the immune player loses nothing."""
    text = """
        [seat.0]
        hand = ["papal-elephant"]
        [seat.1]
        west = ["epicurean-swerve", "luther", "council-of-trent"]
    """
    first = do(pax(text), "play papal-elephant", "fire-everywhere")
    assert place(first, "luther") == "tableau"
    do(first, "appoint catholic-bishop epicurean-swerve")
    assert [place(first, card) for card in ("luther", "council-of-trent")] == ["gone", "gone"]
    after = pax(text, no_battle_agent_timing="one_shot_first")
    do(after, "play papal-elephant", "fire-everywhere", "appoint catholic-bishop epicurean-swerve")
    assert [place(after, card) for card in ("luther", "council-of-trent")] == ["tableau", "tableau"]
    assert bishop(after, "epicurean-swerve") == "catholic"


@rule("E2.1", "K3b", "glossary:discard")
def test_an_apostasy_may_discard_the_card_that_brought_it() -> None:
    """By default its bishop may stand on it and goes back with it; by the other reading he must go elsewhere."""
    text = """
        [seat.0]
        hand = ["dervishes"]
        west = ["reformed-theology"]
    """
    first = do(pax(text), "play dervishes", "fire-everywhere", "appoint islamic-bishop dervishes")
    assert (place(first, "dervishes"), supply(first, "islamic-bishop")) == ("gone", 5)
    after = pax(text, no_battle_agent_timing="one_shot_first")
    do(after, "play dervishes", "fire-everywhere")
    assert place(after, "dervishes") == place(after, "reformed-theology") == "gone"
    assert why_not(after, "appoint islamic-bishop dervishes") == "not_a_bishops_place"
    assert why_not(after, "no-more-agents") == "must_place_agent"
    do(after, "appoint islamic-bishop ruler-hungary")
    assert bishop(after, "ruler-hungary") == "islamic"
