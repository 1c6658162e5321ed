"""The five programs of the rulebook: Ferox, Postis, Munitio, Amandit and Aperio (rulebook, chapter Programs).

A card is played by the first item of its list that is possible (ai.numbering). The programs also play the seat of a
person: then they take the cards of their strategy, pay for their checks and mobilize their armies.
"""

from __future__ import annotations

from typing import Any, Final

from regnum.agents.crusader_kings import program_choices as choices
from regnum.agents.crusader_kings import program_intrigue as intrigue
from regnum.agents.crusader_kings import program_marriage as marriage
from regnum.agents.crusader_kings import program_realm as realm
from regnum.agents.crusader_kings import program_war as war
from regnum.agents.crusader_kings.program_choices import Answer
from regnum.agents.crusader_kings.program_judgement import Item, Mind
from regnum.engine.game import Game
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.facts.catalogue import deck_of
from regnum.titles.crusader_kings.facts.names import CRUSADE, INTRIGUE, NONE, REALM, STRATEGY_NAMES, TAX, WAR
from regnum.titles.crusader_kings.facts.pack import CARD
from regnum.titles.crusader_kings.position.queries.attacks import targets
from regnum.titles.crusader_kings.position.state import Crown, is_program
from regnum.titles.crusader_kings.rules import (
    check,
    crusade,
    deals,
    effects,
    era,
    event,
    invasion,
    picks,
    setup,
    standing,
    succession,
    titles,
    turn,
    upkeep,
)
from regnum.titles.crusader_kings.rules.intrigue import STOP_COUPS, STOP_PLOTTING, ChooseCoup, ChoosePlot
from regnum.titles.crusader_kings.rules.marriage import AnswerProposal, OfferTerms, PickSpouse, Propose
from regnum.titles.crusader_kings.rules.realm import STOP_BUILDING, STOP_BUYING, Buy, ChooseSite, DropDevelopment
from regnum.titles.crusader_kings.rules.round import Plan
from regnum.titles.crusader_kings.rules.war import DECLARED, Declare, Mobilize

LISTS: Final = {REALM: realm.LISTS, INTRIGUE: intrigue.LISTS, WAR: war.LISTS}


class ProgramAgent:
    """ai.priority: one of the five; it plays this title only."""

    def __init__(self, name: str, seed: int) -> None:
        self.mind = Mind(STRATEGY_NAMES.index(name), seed)

    def choose(self, game: Game[Any], seat: int) -> int:
        if game.title.id != "crusader_kings":
            raise RegnumError(f"the agent {STRATEGY_NAMES[self.mind.strategy]} plays crusader_kings only")
        options = game.legal(seat)
        if len(options) == 1:
            return options[0]
        return ANSWERS[type(game.decision())](game, seat, self.mind, options)


# ---- lists ----------------------------------------------------------------------------------------------------------


def first_possible(game: Crown, seat: int, items: tuple[tuple[int, Item], ...]) -> tuple[int, int]:
    """ai.numbering: the action and the answer of the first item that is possible, or NONE twice (ruling R58)."""
    for action, item in items:
        option = item(game, seat)
        if option != NONE:
            return action, option
    return NONE, NONE


def next_of(game: Crown, seat: int, mind: Mind, deck: int, action: int) -> int:
    """ai.numbering: the answer to an action that was already chosen, or NONE."""
    items = LISTS[deck][mind.strategy]
    return first_possible(game, seat, tuple(each for each in items if each[0] == action))[1]


def choose_action(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.cards, ai.numbering: what is done with the card; nothing, if no item of the list is possible."""
    decision = game.decision()
    assert isinstance(decision, turn.ChooseAction)
    if decision.deck == TAX:
        return turn.COLLECT
    if decision.deck == CRUSADE:
        return turn.LEAD
    action, _ = first_possible(game, seat, LISTS[decision.deck][mind.strategy])
    if action != NONE:
        return action
    must_muster = decision.deck == WAR and not is_program(game.state, seat) and war.can_keep_more(game.state, seat)
    return turn.MOBILIZE if must_muster and turn.MOBILIZE in options else turn.DECLINE


def plot(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.numbering: one plot with each card (ruling R58)."""
    found = next_of(game, seat, mind, INTRIGUE, turn.PLOT) if not game.state.attempts else NONE
    return settled(found, options, STOP_PLOTTING)


def coup(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.numbering: one coup with each card (ruling R58)."""
    found = next_of(game, seat, mind, INTRIGUE, turn.COUP) if not game.state.attempts else NONE
    return settled(found, options, STOP_COUPS)


def buy(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """develop.buy: as long as the list finds something."""
    return settled(next_of(game, seat, mind, REALM, turn.DEVELOP), options, STOP_BUYING)


def build(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """build.check: one castle."""
    return settled(next_of(game, seat, mind, REALM, turn.BUILD), options, STOP_BUILDING)


def declare(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """invasion.declare, ai.max_support: one attack with all support, or a counter-attack."""
    decision = game.decision()
    assert isinstance(decision, Declare)
    if targets(game.state):
        return war.support(game, seat, options)
    if decision.only:
        return war.counter(game, seat, options)
    return settled(next_of(game, seat, mind, WAR, turn.INVADE), options, DECLARED)


def settled(found: int, options: list[int], stop: int) -> int:
    """What the list found, else the end of the action, else anything: somebody else may have begun it."""
    if found in options:
        return found
    return stop if stop in options else options[0]


def plan(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.cards, round.plans: on a player's seat any two cards whose lists have something to do, in any order."""
    twin = game.copy()
    state = twin.state = twin.state.between_actions()
    useful = {
        deck: deck in (TAX, CRUSADE) or first_possible(twin, seat, LISTS[deck][mind.strategy])[0] != NONE
        for deck in {deck_of(card) for card in state.hand[seat]}
    }

    def worth(option: int) -> int:
        return sum(1 for card in divmod(option, len(CARD.names)) if useful[deck_of(card)])

    best = max(worth(option) for option in options)
    return mind.draw(game, [option for option in options if worth(option) == best])


ANSWERS: Final[dict[type[Any], Answer]] = {
    setup.PlaceCastle: realm.fortify,
    era.ChooseBonus: choices.choose_bonus,
    era.ChooseHand: choices.choose_hand,
    Propose: marriage.propose,
    PickSpouse: marriage.pick_spouse,
    OfferTerms: marriage.offer,
    AnswerProposal: marriage.answer,
    titles.Titles: choices.keep_titles,
    Plan: plan,
    turn.Calm: choices.calm,
    turn.ChooseAction: choose_action,
    check.Invest: choices.invest,
    check.Oppose: choices.oppose,
    check.Sacrifice: choices.sacrifice,
    ChooseSite: build,
    Buy: buy,
    DropDevelopment: realm.drop,
    ChoosePlot: plot,
    ChooseCoup: coup,
    Mobilize: war.mobilize,
    Declare: declare,
    invasion.BackAlly: war.back_ally,
    invasion.Spoils: war.take_spoils,
    invasion.GiveUp: war.give_up,
    crusade.ChooseLeader: choices.lead_crusade,
    crusade.ReturnShield: choices.return_shield,
    event.ChooseBefallen: choices.choose_befallen,
    picks.PickRegion: choices.pick_region,
    picks.OfferCastle: realm.offered_castle,
    picks.OfferDevelopment: realm.offered_development,
    picks.PickCulture: choices.pick_culture,
    picks.PickVictim: choices.pick_victim,
    picks.PickTrait: choices.pick_trait,
    picks.PickLoss: choices.pick_loss,
    effects.PickRival: choices.pick_rival,
    effects.PickCourse: choices.pick_course,
    upkeep.PayArmies: choices.pay_armies,
    upkeep.Disband: choices.disband,
    upkeep.RemoveTrait: choices.remove_trait,
    succession.LoseRegion: war.give_up,
    standing.ComeBack: choices.come_back,
    standing.ChooseHome: choices.choose_home,
    deals.HandOver: choices.hand_over,
}


def make(name: str, seed: int) -> ProgramAgent:
    """The program of this name; the seed decides what it leaves to chance."""
    return ProgramAgent(name, seed)
