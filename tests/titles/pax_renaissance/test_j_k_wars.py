"""J, K: civil wars, religious wars and apostasy."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import (
    bishop,
    border,
    city,
    florins,
    pax,
    place,
    regime,
    repressed,
    row,
    ruler,
)
from tests.titles.positions import decision, do, moves, why_not

# ---- J --------------------------------------------------------------------------------------------------------------

CONSPIRACY = """
    [seat.0]
    hand = ["{card}"]
    [empire.france]
    repressed = ["catholic-rook", "pawn-1", "pawn-0"]
    [border]
    england-france = "islamic-pirate"
    france-aragon = "pawn-0"
    [city]
    paris = "catholic-knight"
    bruges = "catholic-rook"
"""


@rule("glossary:battle.b.1", "glossary:battle.b.4")
@rule("J", "J1", "J1a.1", "J1a.2", "J1b", "glossary:battle.h", "glossary:battle.f", "glossary:battle.e", "J:note2")
def test_who_fights_in_a_conspiracy() -> None:
    game = do(pax(CONSPIRACY.format(card="friese-freedom")), "play friese-freedom", "fire france")
    assert moves(game) == {
        "lose-agent catholic-rook",
        "lose-repressed france catholic-rook",
        "lose-pirate england-france",
    }
    do(game, "lose-agent catholic-rook", "lose-pirate england-france")
    assert (city(game, "paris"), city(game, "bruges")) == ("", "")
    assert decision(game) == "PlaceSurvivor"
    do(game, "settle catholic-rook lyon")
    assert (ruler(game, "france"), repressed(game, "france")) == ("0 king", ["pawn-0", "pawn-1"])
    assert border(game, "france-aragon") == "pawn-0"


@rule("J2", "J2a.1", "J2a.2", "J2b", "J2:note1", "J2:note2", "glossary:battle.f")
def test_who_fights_in_a_peasant_revolt() -> None:
    game = do(pax(CONSPIRACY.format(card="flanders-guild")), "play flanders-guild", "fire france")
    assert moves(game) == {
        "lose-agent pawn-0",
        "lose-repressed france pawn-0",
        "lose-repressed france pawn-1",
        "lose-pirate england-france",
        "lose-pawn france-aragon",
    }
    do(game, "lose-pirate england-france", "lose-pawn france-aragon")
    assert repressed(game, "france") == ["pawn-0", "pawn-1", "catholic-rook"]
    assert decision(game) == "PlaceSurvivor"


@rule("glossary:battle.i.1", "glossary:battle.i.3", "glossary:repress.c", "J:note1", "glossary:battle.b.3")
def test_survivors_without_room_are_repressed_and_pirates_die() -> None:
    text = """
        [seat.0]
        hand = ["flanders-guild"]
        [empire.france]
        repressed = ["pawn-1"]
        [border]
        england-france = "pawn-1"
        france-holy-roman-empire = "pawn-1"
    """
    game = do(pax(text), "play flanders-guild", "fire france")
    assert moves(game) == {
        "settle-on-border pawn-0 france-aragon",
        "settle-on-border pawn-1 france-aragon",
    }
    do(game, "settle-on-border pawn-1 france-aragon")
    assert (repressed(game, "france"), border(game, "france-aragon")) == (["pawn-0"], "pawn-1")
    pirates = """
        [seat.0]
        hand = ["arumer-zwarte-hoop"]
        [border]
        england-france = "pawn-1"
        france-holy-roman-empire = "catholic-pirate"
    """
    game = do(pax(pirates), "play arumer-zwarte-hoop", "fire france")
    assert (game.state.supply[11], game.state.agents) == (4, [])
    assert border(game, "france-holy-roman-empire") == "catholic-pirate"


@rule("glossary:battle.i.1", "glossary:battle.i.2", "glossary:regime_change.d.3")
def test_only_repressed_fighters_must_be_placed_the_others_may_be_freed() -> None:
    game = do(pax(CONSPIRACY.format(card="friese-freedom")), "play friese-freedom", "fire france")
    do(game, "lose-agent catholic-rook", "lose-pirate england-france")
    assert moves(game) == {"settle catholic-rook paris", "settle catholic-rook bruges", "settle catholic-rook lyon"}
    do(game, "settle catholic-rook lyon", "no-concession")
    assert "no-more-freed" in moves(game)
    assert "free-serf pawn-1 england-france france" in moves(game)


@rule("Jc", "glossary:battle_won", "glossary:battle.b.2", "E2.1a.2")
def test_a_conspiracy_of_equals_is_lost_and_the_bishop_still_comes() -> None:
    text = """
        [seat.0]
        hand = ["house-of-borgia"]
        [empire.aragon]
        repressed = ["catholic-knight"]
        [city]
        valencia = "catholic-knight"
    """
    game = do(pax(text), "play house-of-borgia", "fire aragon")
    assert (ruler(game, "aragon"), city(game, "valencia"), repressed(game, "aragon")) == ("throne", "", [])
    assert (decision(game), why_not(game, "no-more-agents")) == ("PlaceAgent", "must_place_agent")


@rule("glossary:battle.a", "Ja")
def test_no_one_must_fight() -> None:
    text = CONSPIRACY.format(card="friese-freedom")
    game = do(pax(text), "play friese-freedom", "decline", "no-more-agents")
    assert (city(game, "paris"), border(game, "england-france")) == ("catholic-knight", "islamic-pirate")
    assert decision(game) == "ChooseAction"


@rule("glossary:battle.c", "E2.1a.1")
def test_a_pawn_fights_in_a_conspiracy_and_settles_on_a_border() -> None:
    text = '[seat.0]\nhand = ["bank-of-st-george"]\n[city]\ntana = "islamic-knight"\n{more}'
    lost = do(pax(text.format(more="")), "play bank-of-st-george", "fire byzantium")
    assert (ruler(lost, "byzantium"), lost.state.supply[0]) == ("throne", 10)
    won = do(pax(text.format(more='[border]\nhungary-byzantium = "islamic-pirate"')), "play bank-of-st-george")
    do(won, "fire byzantium", "lose-pirate hungary-byzantium", "settle-on-border pawn-0 byzantium-mamluk")
    assert (ruler(won, "byzantium"), border(won, "byzantium-mamluk")) == ("0 king", "pawn-0")


@rule("glossary:regime_change.1", "Jd", "glossary:gambit", "E2.2f")
def test_a_civil_war_against_oneself_flips_a_republic_back() -> None:
    text = """
        [seat.0]
        hand = ["flanders-guild"]
        west = ["ruler-france"]
        [empire.france]
        republic = 1
        bishop = "catholic"
    """
    game = do(
        pax(text), "play flanders-guild", "fire france", "settle-on-border pawn-0 england-france", "no-concession"
    )
    assert (ruler(game, "france"), bishop(game, "ruler-france")) == ("0 king", "")
    assert row(game, 0, "west") == ["ruler-france", "flanders-guild"]


@rule("glossary:battle.b.4", "glossary:regime_change.a", "glossary:regime_change.b")
def test_concession_comes_before_emancipation() -> None:
    text = """
        [seat.0]
        florins = 1
        hand = ["flanders-guild"]
        [empire.france]
        repressed = ["catholic-knight"]
        [border]
        england-france = "pawn-1"
        france-holy-roman-empire = "pawn-1"
    """
    game = do(pax(text), "play flanders-guild", "fire france", "settle-on-border pawn-0 france-aragon")
    assert decision(game) == "PlaceConcession"
    do(game, "concession england-france")
    assert decision(game) == "Emancipate"
    assert moves(game) == {
        "free catholic-knight paris",
        "free catholic-knight bruges",
        "free catholic-knight lyon",
        "no-more-freed",
    }
    assert why_not(game, "free-serf pawn-1 england-france france") == "place_occupied"
    assert why_not(game, "free catholic-rook paris") == "nothing_repressed"
    assert why_not(game, "free catholic-knight london") == "outside_location"
    assert (florins(game), repressed(game, "france")) == (0, ["pawn-1", "catholic-knight"])


# ---- K --------------------------------------------------------------------------------------------------------------

CRUSADE = """
    [seat.0]
    hand = ["holy-land-crusade"]
    [empire.mamluk]
    repressed = ["islamic-rook", "catholic-knight"]
    [city]
    cairo = "islamic-rook"
    cyprus = "catholic-rook"
    buda = "catholic-knight"
    varna = "catholic-rook"
    tana = "islamic-knight"
    vienna = "catholic-knight"
    [border]
    ottoman-mamluk = "islamic-pirate"
    byzantium-mamluk = "pawn-0"
"""


@rule("K1", "K1a", "K1b", "K1d", "glossary:believer", "glossary:heretic", "glossary:battle.d", "glossary:battle.e")
@rule("glossary:battle.g", "glossary:prestige_catholic", "glossary:prestige_islam", "glossary:adjacency.1")
def test_who_fights_in_a_religious_war() -> None:
    game = do(pax(CRUSADE), "play holy-land-crusade", "fire mamluk")
    assert moves(game) == {"lose-agent catholic-knight", "lose-noble cyprus", "lose-noble buda"}
    do(game, "lose-agent catholic-knight", "lose-noble cyprus")
    assert (city(game, "cairo"), border(game, "ottoman-mamluk")) == ("", "")
    assert (city(game, "varna"), city(game, "tana"), city(game, "vienna")) == (
        "catholic-rook",
        "islamic-knight",
        "catholic-knight",
    )
    assert moves(game) == {"settle catholic-knight cairo", "settle catholic-knight cyprus"}
    do(game, "settle catholic-knight cyprus")
    assert (regime(game, "mamluk"), ruler(game, "mamluk")) == ("catholic", "0 king")
    assert city(game, "buda") == "catholic-knight"
    assert border(game, "byzantium-mamluk") == "pawn-0"


@rule("K1c", "K1d")
def test_repressed_heretics_do_not_satisfy_the_bloody_rule() -> None:
    text = CRUSADE.replace('cairo = "islamic-rook"', "").replace('ottoman-mamluk = "islamic-pirate"', "")
    game = do(pax(text), "play holy-land-crusade")
    assert why_not(game, "fire mamluk") == "no_heretics"
    assert why_not(game, "fire ottoman") == "outside_location"


@rule("K2b", "K2a.1")
def test_a_war_in_an_empire_of_the_same_religion_flips_ones_own_king() -> None:
    text = CRUSADE.replace("[empire.mamluk]", '[empire.mamluk]\n    regime = "catholic"')
    text = text.replace("[seat.0]", '[seat.0]\n    east = ["ruler-mamluk"]')
    game = do(pax(text), "play holy-land-crusade", "fire mamluk", "lose-noble cyprus", "lose-noble buda")
    while decision(game) == "PlaceSurvivor":
        do(game, sorted(moves(game))[0])
    assert (regime(game, "mamluk"), ruler(game, "mamluk")) == ("catholic", "0 republic")


@rule("K2a.2")
def test_constantinople_may_be_rearranged_after_a_conversion() -> None:
    text = """
        [seat.0]
        hand = ["the-grim"]
        [city]
        constantinople = "islamic-rook"
        constantinople-2 = "islamic-knight"
        modon = "catholic-rook"
        buda = "islamic-knight"
    """
    game = do(pax(text), "play the-grim", "fire ottoman", "lose-noble buda")
    assert decision(game) == "ArrangeConstantinople"
    assert len(moves(game)) == 6
    do(game, "arrange-312")
    assert [city(game, name) for name in ("constantinople", "constantinople-2", "constantinople-3")] == [
        "",
        "islamic-rook",
        "islamic-knight",
    ]
    assert (regime(game, "ottoman"), city(game, "modon")) == ("islamic", "")
    same = pax(text.replace("[city]", '[empire.ottoman]\n        regime = "islamic"\n        [city]'))
    do(same, "play the-grim", "fire ottoman", "lose-noble buda")
    assert decision(same) == "PlaceConcession"
    twins = text.replace('constantinople = "islamic-rook"', 'constantinople = "islamic-knight"')
    game = do(pax(twins), "play the-grim", "fire ottoman", "lose-noble buda")
    assert len(moves(game)) == 3


@rule("K1a")
@pytest.mark.parametrize(("reading", "wins"), [("no", False), ("yes", True)])
def test_pawn_agents_in_a_religious_war(reading: str, wins: bool) -> None:
    text = """
        [seat.0]
        hand = ["zionist-state"]
        [city]
        cairo = "islamic-rook"
        buda = "reformist-knight"
    """
    game = do(pax(text, pawn_agents_in_religious_war=reading), "play zionist-state", "fire mamluk")
    if wins:
        assert moves(game) == {"lose-agent pawn-0", "lose-noble buda"}
        do(game, "lose-noble buda", "settle-on-border pawn-0 ottoman-mamluk")
    else:
        assert decision(game) == "PlaceAgent"
        do(game, "station pawn-0 ottoman-mamluk mamluk")
    assert (ruler(game, "mamluk") == "0 king") == wins
    assert border(game, "ottoman-mamluk") == "pawn-0"


@rule("K3", "K3a", "I1c.1", "glossary:queen.3", "glossary:vassal.d")
def test_apostasy_sends_couples_and_vassals_home() -> None:
    text = """
        [seat.0]
        hand = ["peters-pence"]
        [seat.1]
        west = ["antipope", "ruler-portugal", "ruler-france"]
        [empire.portugal]
        queens = ["joanna-the-mad"]
        bishop = "islamic"
        repressed = ["pawn-1"]
        [empire.aragon]
        suzerain = "portugal"
        queens = ["anne-of-brittany"]
    """
    game = do(pax(text), "play peters-pence", "fire-everywhere", "appoint catholic-bishop peters-pence")
    assert place(game, "antipope") == "gone"
    assert (ruler(game, "portugal"), place(game, "joanna-the-mad")) == ("throne", "throne")
    assert (ruler(game, "aragon"), place(game, "anne-of-brittany")) == ("throne", "throne")
    assert (bishop(game, "ruler-portugal"), repressed(game, "portugal")) == ("islamic", ["pawn-1"])
    assert ruler(game, "france") == "1 king"
    assert place(game, "peters-pence") == "tableau"


@rule("K3c", "I2")
def test_old_maids_are_ignored_by_apostasy() -> None:
    text = """
        [seat.0]
        hand = ["peters-pence"]
        [seat.1]
        west = ["antipope"]
        old_maids = ["joanna-the-mad"]
    """
    game = do(pax(text), "play peters-pence", "fire-everywhere", "appoint catholic-bishop peters-pence")
    assert (place(game, "antipope"), place(game, "joanna-the-mad")) == ("tableau", "old maid")


@rule("K3b", "E2.1", "E2.1b")
@pytest.mark.parametrize(("reading", "reason"), [("agents_first", "ok"), ("one_shot_first", "not_a_bishops_place")])
def test_the_martyrs_followers(reading: str, reason: str) -> None:
    text = '[seat.0]\nhand = ["peters-pence"]\nwest = ["antipope"]'
    game = do(pax(text, no_battle_agent_timing=reading), "play peters-pence", "fire-everywhere")
    assert why_not(game, "appoint catholic-bishop peters-pence") == reason
    do(game, "appoint catholic-bishop ruler-england")
    assert (place(game, "peters-pence"), bishop(game, "ruler-england")) == ("gone", "catholic")


@rule("K3")
def test_apostasy_counts_prestige_of_both_sides_of_a_tableau_and_of_kings() -> None:
    text = """
        [seat.0]
        hand = ["peters-pence"]
        [seat.1]
        west = ["ruler-papal-states"]
        east = ["black-army", "glinskis-rebellion"]
    """
    game = do(pax(text), "play peters-pence", "fire-everywhere", "appoint catholic-bishop peters-pence")
    assert (ruler(game, "papal-states"), place(game, "glinskis-rebellion")) == ("throne", "gone")
    assert place(game, "black-army") == "tableau"


@rule("K:note1", "glossary:prestige_protestant", "glossary:religion")
def test_pieces_serve_whoever_uses_them() -> None:
    text = """
        [seat.0]
        hand = ["cromwell"]
        [border]
        england-france = "reformist-pirate"
        [city]
        london = "catholic-rook"
    """
    game = do(pax(text), "play cromwell", "fire england")
    assert moves(game) == {"lose-agent reformist-knight", "lose-pirate england-france"}
