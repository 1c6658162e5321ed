"""Realm cards of the programs: developments and castles."""

from __future__ import annotations

import pytest

from regnum.engine.chance import ScriptedChance
from regnum.titles.crusader_kings.facts.catalogue import DEVELOPMENT_IDS
from regnum.titles.crusader_kings.facts.names import NONE, REALM
from regnum.titles.crusader_kings.position.state import Crown
from regnum.titles.crusader_kings.rules.picks import OfferCastle, OfferDevelopment
from regnum.titles.crusader_kings.rules.realm import Buy, ChooseSite, DropDevelopment
from regnum.titles.crusader_kings.rules.setup import PlaceCastle
from regnum.titles.crusader_kings.rules.turn import ChooseAction
from tests.agents.crusader_kings.table import (
    act,
    ally,
    asked,
    crown,
    fill_bag,
    have,
    hold,
    number,
    play_by_program,
    row,
    says,
)
from tests.rule import rule

ALL = ("ferox", "postis", "munitio", "amandit", "aperio")
OFFENCE = ("spymaster", "navy", "longbow")
DEFENCE = ("marshal", "court_physician", "plate_armor", "royal_guard", "bank")


def bought(game: Crown) -> list[str]:
    """Everything bought with one card."""
    fill_bag(game, 0, "brave", "pious", "clever")
    said = play_by_program(asked(game, ChooseAction(0, REALM)), ScriptedChance())
    return [move.split()[1] for move in said if move.startswith("buy")]


@rule("ai.ferox.realm1")
@pytest.mark.parametrize("card", OFFENCE)
def test_ferox_buys_what_helps_with_invasions_and_unrest(card: str) -> None:
    game = crown("ferox")
    row(game, "bank", card, "steward")
    assert bought(game) == [card]


@rule("ai.ferox.realm2")
@pytest.mark.parametrize("card", DEFENCE)
def test_ferox_builds_if_nothing_helps_to_attack(card: str) -> None:
    game = crown("ferox")
    row(game, card)
    assert act(game, REALM).startswith("raise-castle")


@rule("ai.postis.realm1")
def test_postis_buys_everything_until_it_has_six() -> None:
    game = crown("postis")
    row(game, "steward", "bank", "library")
    assert bought(game) == ["steward", "bank", "library"]
    have(game, 0, "longbow", "navy", "plate_armor", "marshal", "chancellor")
    assert bought(game) == ["steward"]


@rule("ai.postis.realm1", "ai.postis.realm2")
def test_postis_pushes_nothing_out_and_builds_with_six() -> None:
    game = crown("postis")
    row(game, "steward", "bank", "library")
    have(game, 0, "longbow", "navy", "plate_armor", "marshal", "chancellor", "spymaster")
    assert act(game, REALM).startswith("raise-castle")


@rule("ai.munitio.realm1")
def test_munitio_builds_before_it_buys() -> None:
    game = crown("munitio")
    row(game, "bank")
    assert act(game, REALM).startswith("raise-castle")


@rule("ai.munitio.realm2")
@pytest.mark.parametrize("card", DEFENCE)
def test_munitio_buys_protection_if_it_cannot_build(card: str) -> None:
    game = crown("munitio")
    row(game, "longbow", card, "library")
    game.state.castle[number("paris")] = game.state.castle[number("burgundy")] = 1
    assert bought(game) == [card.replace("_", "-")]


@rule("ai.munitio.realm2")
def test_munitio_does_not_buy_what_protects_nobody() -> None:
    game = crown("munitio")
    row(game, "longbow", "archbishop", "library")
    game.state.castle[number("paris")] = game.state.castle[number("burgundy")] = 1
    assert act(game, REALM) == "decline"


@rule("ai.amandit.realm1")
def test_amandit_buys_two_protecting_cards_at_most() -> None:
    game = crown("amandit")
    row(game, "marshal", "plate_armor", "bank")
    assert len(bought(game)) == 2
    row(game, "longbow", "plate_armor", "library")
    assert bought(game) == ["plate-armor"]


@rule("ai.amandit.realm2")
def test_amandit_builds_if_nothing_protects() -> None:
    game = crown("amandit")
    row(game, "longbow", "steward", "library")
    assert act(game, REALM).startswith("raise-castle")


@rule("ai.aperio.realm1")
def test_aperio_buys_archbishop_marshal_bank_and_then_other_protection() -> None:
    game = crown("aperio")
    row(game, "bank", "marshal", "archbishop")
    assert bought(game) == ["archbishop", "marshal", "bank"]
    row(game, "court_physician", "longbow", "bank")
    assert bought(game) == ["bank", "court-physician"]


@rule("ai.aperio.realm1")
def test_aperio_makes_room_for_an_archbishop_it_has_lost() -> None:
    game = crown("aperio")
    have(game, 0, "marshal", "court_physician", "steward")
    row(game, "archbishop")
    assert says(game, Buy(0)) == "buy archbishop"
    have(game, 0, "marshal", "court_physician", "steward", "archbishop")
    drop = DropDevelopment(0, 0, DEVELOPMENT_IDS.index("archbishop"))
    assert says(game, drop) == "discard steward"


@rule("ai.aperio.realm2")
def test_aperio_builds_if_there_is_nothing_for_it() -> None:
    game = crown("aperio")
    have(game, 0, "archbishop")
    row(game, "longbow", "steward", "archbishop")
    assert act(game, REALM).startswith("raise-castle")


@rule("ai.ferox.realm2", "ai.postis.realm2", "ai.munitio.realm1", "ai.amandit.realm2", "ai.aperio.realm2")
@rule("ai.numbering")
@pytest.mark.parametrize("program", ALL)
def test_one_castle_with_each_card(program: str) -> None:
    game = asked(crown(program), ChooseAction(0, REALM))
    fill_bag(game, 0, "brave", "pious", "clever")
    said = play_by_program(game, ScriptedChance())
    assert [move.split()[0] for move in said] == ["build", "raise-castle", "stop"]
    assert sum(game.state.castle) == 1


@rule("ai.unclear")
@pytest.mark.parametrize("program", ALL)
def test_a_castle_is_built_where_most_rivals_are(program: str) -> None:
    game = crown(program)
    assert says(game, ChooseSite(0)) == "raise-castle paris"  # nobody is near: the first region
    hold(game, 1, "swabia")
    assert says(game, ChooseSite(0)) == "raise-castle burgundy"
    ally(game, 0, 1)
    assert says(game, ChooseSite(0)) == "raise-castle paris"


@rule("ai.unclear")
def test_castles_of_choice_and_of_events() -> None:
    game = crown("ferox")
    hold(game, 1, "swabia")
    assert says(game, PlaceCastle(0)) == "fortify burgundy"
    assert says(game, OfferCastle(0, 2)) == "raise-castle burgundy"


@rule("event.resolve")
def test_an_offered_development_is_taken_if_the_strategy_buys_such() -> None:
    for program, answer in (("ferox", "buy navy"), ("munitio", "buy bank"), ("postis", "buy navy")):
        game = crown(program)
        row(game, "bank", "navy")
        assert says(game, OfferDevelopment(0, 1)) == answer
    row(game, "bank", "library")
    assert says(game, OfferDevelopment(0, 1), program="ferox") == "turn-down"


@rule("ai.unclear")
def test_what_is_discarded_is_what_the_strategy_would_not_buy() -> None:
    game = crown("ferox")
    have(game, 0, "longbow", "plate_armor", "library")
    assert says(game, DropDevelopment(0, 1, NONE)) == "discard library"
    have(game, 0, "longbow", "plate_armor", "bank")
    assert says(game, DropDevelopment(0, 1, NONE)) == "discard plate-armor"  # the older one
    assert says(game, DropDevelopment(0, 1, NONE), program="munitio") == "discard longbow"


def test_on_a_players_seat_it_buys_what_it_can_pay() -> None:
    game = crown("")
    row(game, "bank", "marshal", "plate_armor")
    game.state.gold[0] = 0
    assert says(game, ChooseAction(0, REALM), program="amandit") == "decline"
    game.state.gold[0] = 1
    assert act(game, REALM, program="amandit") == "buy marshal"
