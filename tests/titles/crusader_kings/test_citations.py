"""A refusal cites the paragraph of what was tried: one reason, several paragraphs."""

from __future__ import annotations

import pytest

from regnum.engine.moves import Move
from regnum.titles.crusader_kings.facts.names import CRUSADE, FOR_BRIBE, FOR_BUILD, NONE, REALM
from regnum.titles.crusader_kings.facts.pack import COUNCILOR
from regnum.titles.crusader_kings.rules.check import Invest, Oppose
from regnum.titles.crusader_kings.rules.crusade import ChooseLeader, ReturnShield
from regnum.titles.crusader_kings.rules.deals import HandOver
from regnum.titles.crusader_kings.rules.effects import PickRival
from regnum.titles.crusader_kings.rules.event import ChooseBefallen
from regnum.titles.crusader_kings.rules.frames import Choice
from regnum.titles.crusader_kings.rules.intrigue import ChooseCoup, ChoosePlot
from regnum.titles.crusader_kings.rules.invasion import GiveUp, Spoils
from regnum.titles.crusader_kings.rules.marriage import OfferTerms
from regnum.titles.crusader_kings.rules.picks import PickLoss, PickTrait
from regnum.titles.crusader_kings.rules.realm import Buy, ChooseSite, DropDevelopment
from regnum.titles.crusader_kings.rules.setup import PlaceCastle
from regnum.titles.crusader_kings.rules.succession import LoseRegion
from regnum.titles.crusader_kings.rules.titles import Titles
from regnum.titles.crusader_kings.rules.turn import Calm, ChooseAction
from regnum.titles.crusader_kings.rules.upkeep import Disband, PayArmies
from regnum.titles.crusader_kings.rules.war import Declare, Mobilize
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    Crown,
    army,
    castle,
    crown,
    gold,
    hold,
    own,
    region,
    relative,
    row,
    trait,
    unrest,
)
from tests.titles.crusader_kings.builder_war import deal, give, shield

WESSEX, PARIS = region("wessex"), region("paris")


def table() -> Crown:
    """Seat 0 has Wessex with a soldier and Mercia with a castle, but no gold; Paris is far away."""
    game = crown()
    own(game, 0, "mercia")
    own(game, 1, "normandy")
    army(game, "wessex")
    castle(game, "mercia")
    unrest(game, "normandy")
    hold(game, 0, "navy")
    hold(game, 1, "steward", "navy")
    row(game, "bank", "longbow", "library")
    relative(game, 0, "son")
    relative(game, 1, "daughter")
    shield(game, 0, 1)
    game.state.round = 1
    return game


def cited(game: Crown, choice: Choice, text: str) -> tuple[str, str]:
    """The reason against an answer of seat 0 and its paragraph."""
    code = choice.why_not(game, 0, choice.domain.parse(Move.from_text(text)))
    reason = game.title.reason(code)
    return reason.name, reason.rule


@rule("round.support_pay", "build.check", "develop.buy", "plot.bribe", "marriage.dynasty_consent", "oppose.cost")
@pytest.mark.parametrize(
    ("choice", "text", "paragraph"),
    [
        (PayArmies(0), "pay", "round.support_pay"),
        (ChooseSite(0), "raise-castle wessex", "build.check"),
        (Buy(0), "buy bank", "develop.buy"),
        (ChoosePlot(0), "bribe 1 steward", "plot.bribe"),
        (OfferTerms(0, 0, 1, 0), "offer 3 ours", "marriage.dynasty_consent"),
        (Oppose(0, 1, 1, 1, FOR_BUILD), "oppose 2", "oppose.cost"),
        (Invest(0, 1, 1, 0, FOR_BUILD, NONE), "invest 1", "check.invest"),
    ],
)
def test_too_little_gold_by_what_it_is_for(choice: Choice, text: str, paragraph: str):
    game = table()
    game.state.ruler[0], game.state.ruler[1] = NONE, NONE  # no marriage of a ruler
    assert cited(game, choice, text) == ("too_expensive", paragraph)


@rule("plot.extra", "overthrow.extra", "plot.limits", "overthrow.limits", "build.several")
@pytest.mark.parametrize(
    ("attempts", "choice", "text", "expected"),
    [
        (1, ChoosePlot(0), "fabricate 1", ("too_expensive", "plot.extra")),
        (1, ChooseCoup(0), "overthrow normandy", ("too_expensive", "overthrow.extra")),
        (4, ChoosePlot(0), "fabricate 1", ("four_attempts", "plot.limits")),
        (4, ChooseCoup(0), "overthrow normandy", ("four_attempts", "overthrow.limits")),
        (0, ChooseSite(0), "raise-castle mercia", ("already_tried", "build.several")),
        (0, ChooseCoup(0), "overthrow mercia", ("already_tried", "overthrow.limits")),
    ],
)
def test_further_attempts_by_what_was_tried(attempts: int, choice: Choice, text: str, expected: tuple[str, str]):
    game = table()
    game.state.attempts = attempts
    game.state.used = [region("mercia")]
    assert cited(game, choice, text) == expected


@rule("mobilize.place", "build.check", "plot.unrest_removal2", "region.limit", "crisis.regions", "war.requirement2")
@rule("scenario5.england", "overthrow.target", "duchy.grant", "crusade.four", "round.support_disband")
@pytest.mark.parametrize(
    ("choice", "text", "expected"),
    [
        (Mobilize(0), "call-up paris", ("not_your_region", "mobilize.place")),
        (ChooseSite(0), "raise-castle paris", ("not_your_region", "build.check")),
        (Calm(0), "calm paris", ("not_your_region", "plot.unrest_removal2")),
        (GiveUp(0, WESSEX), "give-up paris", ("not_your_region", "region.limit")),
        (LoseRegion(0), "abandon paris", ("not_your_region", "crisis.regions")),
        (PlaceCastle(0), "fortify paris", ("not_your_region", "scenario5.england")),
        (Titles(0), "grant child-1 paris", ("not_your_region", "duchy.place")),
        (Titles(0), "revoke paris", ("not_your_region", "duchy.revoke")),
        (Declare(0), "attack brittany paris", ("not_your_region", "war.requirement2")),
        (Mobilize(0), "call-up wessex", ("army_there", "mobilize.place")),
        (PlaceCastle(0), "fortify mercia", ("castle_there", "scenario5.england")),
        (Calm(0), "calm wessex", ("no_unrest_there", "plot.unrest_removal2")),
        (ChooseCoup(0), "overthrow brittany", ("not_a_rivals_region", "overthrow.target")),
        (ChooseCoup(0), "overthrow saxony", ("not_beside_your_region", "overthrow.target")),
        (ChoosePlot(0), "unrest brittany", ("not_a_rivals_region", "plot.unrest")),
        (ChoosePlot(0), "unrest saxony", ("not_beside_your_region", "plot.unrest")),
        (ChoosePlot(0), "divorce child-3", ("no_such_relative", "plot.divorce")),
        (ChoosePlot(0), "assassinate-lord brittany", ("no_lord_there", "plot.assassinate")),
        (ChoosePlot(0), "fabricate 0", ("not_a_rival", "plot.casus_belli")),
        (Titles(0), "grant child-3 wessex", ("no_such_relative", "duchy.grant")),
        (PickTrait(0, (trait("brave"),), 1), "take-for brave child-3", ("no_such_relative", "event.resolve")),
        (PickRival(0, 1), "accuse 0", ("not_a_rival", "event.resolve")),
        (ChooseBefallen(0), "befall 0", ("not_a_rival", "event.target_other")),
        (PickLoss(0, 1), "remove random-ugly", ("not_in_your_bag", "event.resolve")),
        (ChooseLeader(0), "lead child-3", ("nobody_there", "crusade.who_male")),
        (ReturnShield(0, 0), "take-back 1", ("newest_stays", "crusade.four")),
        (DropDevelopment(0, COUNCILOR, NONE), "discard steward", ("not_held", "develop.limit")),
        (PayArmies(0), "leave-unpaid mercia", ("no_army_there", "round.support_unpaid")),
        (Disband(0), "disband mercia", ("no_army_there", "round.support_disband")),
        (Spoils(0, WESSEX, PARIS, 0), "move-in", ("no_army_there", "invasion.move_army")),
        (ChooseAction(0, CRUSADE), "decline", ("crusade_is_due", "action.optional")),
        (HandOver(0, 1, REALM), "hand-over war-1", ("not_in_your_hand", "basics.trade")),
    ],
)
def test_other_reasons_by_what_was_tried(choice: Choice, text: str, expected: tuple[str, str]):
    assert cited(table(), choice, text) == expected


@rule("plot.bribe", "build.check")
@pytest.mark.parametrize(("purpose", "paragraph"), [(FOR_BRIBE, "plot.bribe"), (FOR_BUILD, "build.check")])
def test_gold_that_must_remain_by_what_it_will_pay_for(purpose: int, paragraph: str):
    game = table()
    gold(game, 0, 2)
    assert cited(game, Invest(0, 1, 1, 2, purpose, NONE), "invest 1") == ("price_must_remain", paragraph)


@rule("plot.bribe")
def test_a_councilor_by_the_rule_of_bribes():
    game = table()
    gold(game, 0, 9)
    hold(game, 0, "steward")
    assert cited(game, ChoosePlot(0), "bribe 1 steward") == ("already_held", "plot.bribe")
    assert cited(game, ChoosePlot(0), "bribe 0 navy") == ("not_a_rival", "plot.bribe")


@rule("basics.trade")
@pytest.mark.parametrize(
    ("kind", "number", "count", "name"),
    [
        ("gold", 0, 1, "too_expensive"),
        ("region", PARIS, 1, "not_your_region"),
        ("development", 0, 1, "not_held"),
        ("deck", REALM, 1, "not_in_your_hand"),
    ],
)
def test_a_deal_by_the_rule_of_trade(kind: str, number: int, count: int, name: str):
    game = table()
    game.state.held[0] = []
    reason = game.why_not_strike(deal(give(0, 1, kind, number, count)))
    assert reason is not None
    assert (reason.name, reason.rule) == (name, "basics.trade")
