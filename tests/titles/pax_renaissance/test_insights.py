"""What the board tells a player who has not worked it out: fairs, religions, distances and threats."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.engine.chance import FastChance
from regnum.titles.pax_renaissance.edges.insights.threats import at_turn
from regnum.titles.pax_renaissance.facts.catalogue import BORDER, CARD, ROUTE
from regnum.titles.pax_renaissance.position.knowledge import certain_cards
from regnum.titles.pax_renaissance.title import TITLE
from tests.rule import rule
from tests.titles.pax_renaissance.builder import Pax, card_number, florins, pax
from tests.titles.positions import do, insights, moves_with

MARKET = """
    [market]
    east = [{east}, "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    west = [{west}, "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
"""
EAST, WEST = 0, 1


def threats(game: Pax, reader: int = 0) -> dict[int, Any]:
    """The threats by seat."""
    return {threat["seat"]: threat for threat in insights(game, reader)["threats"]["found"]}


def line(threat: Any) -> list[str]:
    """The moves of a threat as they are written."""
    return [move["move"] for move in threat["moves"]]


# ---- fairs ----------------------------------------------------------------------------------------------------------


def fair_position(east: str = '"safavids*4"', west: str = '"the-bold"', borders: str = "", more: str = "") -> Pax:
    """Three players; the eastern fair has four florins and gets two from China."""
    market = MARKET.format(east=east, west=west)
    return pax(f"{market}\n[border]\n{borders}\n{more}", players=3)


@rule("G3a", "G3b", "G2b.1")
def test_a_fair_tells_who_earns_what_and_where() -> None:
    game = fair_position(
        borders='hungary-byzantium = "pawn-1"\nhungary-ottoman = "islamic-pirate"\nottoman-mamluk = "pawn-2"'
    )
    fair = insights(game)["fairs"][EAST]
    assert (fair["reason"], fair["route"], fair["organiser"]) == (None, ROUTE.find("tana"), 0)
    assert (fair["profits"], fair["subsidy"], fair["earnings"], fair["lost"]) == (6, 1, [1, 1, 1], 1)
    assert [(step["border"], step["seat"], step["florins"], step["left"]) for step in fair["steps"]] == [
        (BORDER.find("hungary-byzantium"), 1, 1, 4),
        (BORDER.find("hungary-ottoman"), None, 1, 3),
        (BORDER.find("ottoman-mamluk"), 2, 1, 2),
    ]
    assert (fair["left"], fair["levies"]) == (2, 4)


@rule("G5")
def test_a_fair_ends_where_the_money_does() -> None:
    game = fair_position(east='"safavids"', borders='hungary-byzantium = "pawn-1"\nottoman-mamluk = "pawn-2"')
    fair = insights(game)["fairs"][EAST]
    assert (fair["profits"], fair["earnings"], fair["left"]) == (2, [1, 1, 0], 0)
    assert [step["border"] for step in fair["steps"]] == [BORDER.find("hungary-byzantium")]


def test_a_fair_without_a_card_cannot_be_held_and_pays_nobody() -> None:
    fair = insights(do(fair_position(), "fair west"))["fairs"][WEST]
    assert (fair["reason"], fair["rule"]) == ("fair_used", "D1.intro3")
    assert (fair["earnings"], fair["steps"]) == ([0, 0, 0], [])


def test_the_told_fair_is_the_fair_that_follows() -> None:
    """Every purse after a real fair is as it was told before."""
    for seed in range(25):
        rng = Random(seed)
        game = regnum.new("pax_renaissance", players=2 + seed % 3, seed=seed)
        for _ in range(rng.randrange(20, 120)):
            if not game.over:
                game.push(str(rng.choice(list(game.moves()))))
        held = [] if game.over else sorted(moves_with(game, "fair"))
        if not held:
            continue
        fair = insights(game)["fairs"][held[0] == "fair west"]
        purses = [purse + gain for purse, gain in zip(game.state.florins, fair["earnings"], strict=True)]
        do(game, held[0])
        while not game.over and type(game.decision()).__name__ in ("PlaceLevy", "TakePiece"):
            game.push(str(next(game.moves())))
        assert game.state.florins == purses


# ---- religions and distances ----------------------------------------------------------------------------------------


@rule("L3.1", "L3.2")
def test_the_tracker_counts_bishops_and_believers_as_supremacy_does() -> None:
    game = pax(
        """
        [seat.0]
        west = ["council-of-trent"]
        [empire.hungary]
        regime = "catholic"
        [empire.byzantium]
        regime = "islamic"
        [bishop]
        ruler-england = "catholic"
        ruler-france = "catholic"
        ruler-aragon = "islamic"
        [city]
        buda = "catholic-knight"
        tana = "islamic-rook"
        paris = "reformist-knight"
    """
    )
    tracker = insights(game)["religion"]
    assert tracker["supreme"] is None
    assert [(entry["bishops"], entry["bishops_lead"]) for entry in tracker["religions"]] == [(2, 1), (1, -1), (0, -3)]
    assert [(entry["believers"], entry["believers_lead"]) for entry in tracker["religions"]] == [
        (1, 0),
        (1, 0),
        (0, -2),
    ]
    assert [entry["prestige"] for entry in tracker["religions"]] == [[1, 0], [0, 0], [0, 0]]


def test_distances_say_what_is_missing_and_what_is_active() -> None:
    game = pax(
        """
        victories = ["globalization"]
        [seat.0]
        west = ["kalmar-union", "ruler-england"]
        [border]
        england-france = "pawn-0"
        hungary-ottoman = "pawn-1"
    """
    )
    renaissance, globalization, imperial, holy, patron = insights(game)["victories"]
    assert [entry["active"] for entry in (renaissance, globalization, imperial, holy, patron)] == [0, 1, 0, 0, 0]
    mine, theirs = globalization["seats"]
    assert mine["parts"] == [
        {"what": "concessions", "have": 1, "lead": 2, "missing": 2},
        {"what": "discovery", "have": 1, "lead": 1, "missing": 0},
    ]
    assert (mine["missing"], theirs["missing"], mine["met"]) == (2, 4, False)
    assert imperial["seats"][0]["parts"] == [{"what": "kings", "have": 1, "lead": 3, "missing": 2}]


@rule("F1f", "F1g.2", "I1e")
def test_silenced_cards_are_named() -> None:
    """A bishop silences the royal couple he sits with, but no card of a player who is immune."""
    text = """
        [seat.0]
        west = ["cornish-tin", "ruler-england"]
        [seat.1]
        west = ["flanders-guild"]
        {mine}
        [bishop]
        ruler-england = "catholic"
        flanders-guild = "catholic"
    """
    assert insights(pax(text.format(mine="")))["silenced"] == sorted(
        [card_number("flanders-guild"), card_number("ruler-england")]
    )
    assert insights(pax(text.format(mine='east = ["the-kremlin"]')))["silenced"] == [card_number("ruler-england")]


# ---- threats --------------------------------------------------------------------------------------------------------

EMPEROR = """
    victories = [{victories}]
    [seat.0]
    florins = 3
    hand = [{hand}]
    [seat.1]
    florins = {florins}
    west = ["ruler-france"]
    [city]
    lyon = "catholic-knight"
    paris = "catholic-rook"
    {guards}
    [turn]
    active = 0
"""


def emperor(florins: int = 3, guards: str = "", victories: str = '"imperial"', hand: str = "") -> Pax:
    """Three players; the second has a king, two strong armies and the campaign on his card."""
    return pax(EMPEROR.format(florins=florins, guards=guards, victories=victories, hand=hand), players=3)


@rule("L4", "F9")
def test_a_campaign_that_brings_the_second_king_is_a_threat() -> None:
    threat = threats(emperor())[1]
    assert (threat["victory"], threat["now"]) == (2, False)
    moves = line(threat)
    assert moves[0] == "operations west"
    assert moves[-1] == "declare imperial"
    assert any(move.startswith("campaign ") for move in moves)


@pytest.mark.parametrize("change", [{"florins": 0}, {"victories": ""}])
def test_there_is_no_threat_without_the_means(change: dict[str, Any]) -> None:
    """A campaign must be paid, and the victory be active."""
    assert threats(emperor(**change)) == {}


def test_the_moves_of_a_threat_win_the_game() -> None:
    """Played by the rules in that player's turn, they end in his victory."""
    game = emperor()
    moves = line(threats(game)[1])
    do(game, min(moves_with(game, "buy")), "end-turn", *moves)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_whoever_is_to_move_is_told_that_he_can_win_now() -> None:
    text = EMPEROR.format(florins=3, guards="", victories='"imperial"', hand="").replace("active = 0", "active = 1")
    assert threats(pax(text, players=3))[1]["now"]
    tired = text.replace("active = 1", "active = 1\n    actions = 1")
    assert not threats(pax(tired, players=3))[1]["now"]  # the campaign takes the last action


COMET = """
    [market]
    east = ["safavids", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    west = ["the-bold", "{card}", "jesuits", "kingmaker", "luther", "gutenberg"]
    [seat.1]
    florins = {florins}
    west = ["kalmar-union"]
    [border]
    england-france = "pawn-1"
    england-portugal = "pawn-1"
"""


@rule("L1", "L5.1")
@pytest.mark.parametrize(("florins", "there"), [(1, True), (0, False)])
def test_a_comet_for_sale_activates_what_is_already_met(florins: int, there: bool) -> None:
    cards: Any = presenter_of(TITLE).describe()["cards"]
    comet = next(card for card in cards if card["kind"] == "comet" and card["deck"] == "west")
    game = pax(COMET.format(card=comet["move_name"], florins=florins), players=3)
    found = threats(game)
    assert (1 in found) == there
    if there:
        assert line(found[1]) == [f"buy {comet['move_name']}", "activate globalization", "declare globalization"]


HAND = """
    victories = ["globalization"]
    [seat.1]
    hand = ["{card}"]
    {seen}
    [border]
    england-france = "pawn-1"
    england-portugal = "pawn-1"
"""


def test_an_unknown_hand_threatens_nobody_but_its_owner_knows() -> None:
    """The missing discovery is on a card in hand: all know it until it may have been thrown away."""
    game = pax(HAND.format(card="kalmar-union", seen=""), players=3)
    assert line(threats(game)[1])[0] == "play kalmar-union"
    card = card_number("kalmar-union")
    other = card_number("french-pirates")
    game.state.taken[1] = [card, other, -1]
    game.state.place[other], game.state.owner[other] = 2, 1
    assert 1 not in threats(game, reader=0)
    assert 1 not in threats(game, reader=-1)
    assert line(threats(game, reader=1)[1])[0] == "play kalmar-union"


def test_the_automated_bank_threatens_at_the_start_of_its_turn() -> None:
    """With its conditions met, or with a market that cannot be filled; a gap that the decks fill is no threat."""
    text = """
        {victories}
        [seat.1]
        west = ["ruler-england", "ruler-france", "ruler-aragon"]
    """
    threat = threats(pax(text.format(victories='victories = ["imperial"]'), players=1))[1]
    assert (threat["victory"], threat["moves"], threat["now"]) == (2, [], False)
    game = pax("[seat.0]\nflorins = 5", players=1)
    assert threats(do(game, min(moves_with(game, "buy")))) == {}
    game.state.pool, game.state.comets, game.state.top_left, game.state.low_left = [[], []], [[], []], [0, 0], [0, 0]
    assert threats(game)[1]["victory"] == 6


def rich_positions(count: int) -> Iterator[tuple[Pax, Random]]:
    """Positions of random games in which every victory is active, so that much is within reach."""
    for seed in range(count):
        rng = Random(seed)
        game = regnum.new("pax_renaissance", players=2 + seed % 3, seed=seed)
        for _ in range(rng.randrange(40, 200)):
            if not game.over:
                game.push(str(rng.choice(list(game.moves()))))
        if not game.over and type(game.decision()).__name__ == "ChooseAction":
            game.state.victory = [1, 1, 1, 1]
            yield game, rng


def test_every_threat_is_carried_out_by_its_moves() -> None:
    carried_out = 0
    for game, _ in rich_positions(60):
        for seat, threat in threats(game).items():
            twin = at_turn(game, seat) if not threat["now"] else game.copy()
            for move in threat["moves"]:
                assert twin.waiting == (move["seat"],)
                twin.push(move["move"])
            assert twin.outcome is not None
            assert (twin.outcome.winners, TITLE.outcomes[threat["victory"]]) == ((seat,), twin.outcome.way)
            carried_out += 1
    assert carried_out > 8


def stumbled_upon(game: Pax, seat: int, rng: Random) -> bool:
    """Whether random moves of the seat alone, with cards that all know, lead to a victory that it can declare."""
    twin = at_turn(game, seat)
    known = {CARD.names[card] for card in certain_cards(game.state, seat)}
    hidden = {CARD.names[card] for card in game.state.hand[seat]} - known
    while not twin.over and twin.waiting == (seat,):
        options = [str(move) for move in twin.moves()]
        if any(move.startswith("declare") for move in options):
            return True
        usable = [move for move in options if move != "end-turn" and hidden.isdisjoint(move.split())]
        if not usable:
            return False
        twin.push(rng.choice(usable))
    return False


def test_no_threat_that_chance_finds_is_overlooked() -> None:
    met = 0
    for game, rng in rich_positions(60):
        told_of = insights(game, -1)["threats"]
        warned = {threat["seat"] for threat in told_of["found"]} | set(told_of["unsure"])
        for seat in range(game.seat_count):
            if any(stumbled_upon(game, seat, rng) for _ in range(12)):
                met += 1
                assert seat in warned, (presenter_of(TITLE).write_position(game), seat)
    assert met > 5


def test_nothing_is_said_in_the_middle_of_a_card() -> None:
    game = do(pax('[seat.0]\nhand = ["flanders-guild"]'), "play flanders-guild")
    assert insights(game)["threats"] is None


def test_insights_do_not_depend_on_what_the_reader_cannot_know() -> None:
    compared = 0
    for seed in range(60):
        rng = Random(seed)
        game = regnum.new("pax_renaissance", players=2 + seed % 3, seed=seed)
        for _ in range(rng.randrange(30, 160)):
            if not game.over:
                game.push(str(rng.choice(list(game.moves()))))
        if game.over:
            continue
        game.state.victory = [1, 1, 1, 1]
        reader = rng.randrange(-1, game.seat_count)
        twin = game.copy()
        TITLE.knowledge.scramble(twin.state, game.eyes(reader), FastChance(seed))
        here, there = (json.dumps(presenter_of(TITLE).insights(each, reader)) for each in (game, twin))
        assert here == there
        compared += 1
    assert compared > 25


def test_florins_are_those_of_the_position() -> None:
    """Working things out changes nothing."""
    game = fair_position(borders='hungary-byzantium = "pawn-1"')
    insights(game)
    assert [florins(game, seat) for seat in range(3)] == [0, 0, 0]
    assert len(game.stack) > 1 or type(game.decision()).__name__ == "ChooseAction"
