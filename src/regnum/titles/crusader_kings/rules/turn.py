"""A turn: reveal a card, carry out one of its actions, resolve its event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.crusader_kings.facts.catalogue import REGION, deck_of
from regnum.titles.crusader_kings.facts.limits import LAST_ROUND, LAST_TURN
from regnum.titles.crusader_kings.facts.names import CRUSADE, INTRIGUE, NONE, REALM, TAX, WAR
from regnum.titles.crusader_kings.position.changes.cards import (
    reveal_card,
    reveal_planned,
    skip_card,
    turn_up_card,
)
from regnum.titles.crusader_kings.position.changes.progress import begin_action, begin_card, end_card
from regnum.titles.crusader_kings.position.changes.regions import calm_region
from regnum.titles.crusader_kings.position.queries.realm import crusades_allowed, hooks_of
from regnum.titles.crusader_kings.position.queries.regions import regions_of
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import Crown, is_program
from regnum.titles.crusader_kings.rules import crusade, event, intrigue, invasion, realm, tax, war
from regnum.titles.crusader_kings.rules.frames import Choice, SeatChoice, SeatStep, has_attempt, shared_shortfalls

ACTION_TAKEN: Final = EVENTS.add("action_taken", "action.order", "seat", "action")
ACTION_DECLINED: Final = EVENTS.add("action_declined", "action.optional", "seat")

CRUSADE_IS_DUE: Final = REASONS.add("crusade_is_due", "action.optional")
NOT_ON_THIS_CARD: Final = REASONS.add("not_on_this_card", "turn.reveal")
NOT_YOUR_REGION: Final = REASONS.add("not_your_region", "plot.unrest_removal2")
NOTHING_TO_BUILD: Final = REASONS.add_vague("nothing_to_build", "build.check")
NOTHING_TO_BUY: Final = REASONS.add_vague("nothing_to_buy", "develop.buy")
NO_PLOT_POSSIBLE: Final = REASONS.add_vague("no_plot_possible", "plot.one_of_five")
NO_UNREST_THERE: Final = REASONS.add("no_unrest_there", "plot.unrest_removal2")
MARSHAL_WORKED: Final = REASONS.add("marshal_worked", "plot.unrest_removal2")
NO_COUP_POSSIBLE: Final = REASONS.add_vague("no_coup_possible", "overthrow.target")
NO_INVASION_POSSIBLE: Final = REASONS.add_vague("no_invasion_possible", "invasion.conditions")


ACTION_NAMES: Final = ("build", "develop", "plot", "coup", "mobilize", "invade", "tax", "crusade", "decline")
ACTION_DECKS: Final = (REALM, REALM, INTRIGUE, INTRIGUE, WAR, WAR, TAX, CRUSADE)
ACTIONS: Final = Domain(*(verb(name) for name in ACTION_NAMES))
BUILD: Final = ACTIONS.base("build")
DEVELOP: Final = ACTIONS.base("develop")
PLOT: Final = ACTIONS.base("plot")
COUP: Final = ACTIONS.base("coup")
MOBILIZE: Final = ACTIONS.base("mobilize")
INVADE: Final = ACTIONS.base("invade")
COLLECT: Final = ACTIONS.base("tax")
LEAD: Final = ACTIONS.base("crusade")
DECLINE: Final = ACTIONS.base("decline")
ACTION: Final = Kind("action", ACTION_NAMES)
FIRST_CHOICES: Final[dict[int, type[SeatChoice]]] = {
    BUILD: realm.ChooseSite,
    DEVELOP: realm.Buy,
    PLOT: intrigue.ChoosePlot,
    COUP: intrigue.ChooseCoup,
    MOBILIZE: war.Mobilize,
    INVADE: war.Declare,
    LEAD: crusade.ChooseLeader,
}  # what an action asks for first


class Turn(SeatStep):
    """sequence.resolve: one card of one player."""

    steps = ("begin", "reveal", "act", "resolve_event", "discard")

    def begin(self, game: Crown) -> None:
        """plot.unrest_removal2, ai.developments: the Marshal works at the start of a turn."""
        state = game.state
        begin_card(state, self.seat)
        if any(hooks.calm for hooks in hooks_of(state, self.seat)):
            calm = Calm(self.seat)
            some = not state.calmed[self.seat] and any(state.unrest[each] for each in regions_of(state, self.seat))
            game.call(calm) if some else game.pass_over(calm, self.seat)

    def reveal(self, game: Crown) -> None:
        """turn.reveal, ai.cards: the top card of the plan, or of a program's shuffled cards."""
        state = game.state
        if is_program(state, self.seat):
            reveal_for_program(game, self.seat)
        elif state.plan[self.seat]:
            reveal_planned(game, self.seat)

    def act(self, game: Crown) -> None:
        """action.order: one action of the card."""
        state = game.state
        begin_action(state)
        if state.card != NONE:
            game.call(ChooseAction(self.seat, deck_of(state.card)))

    def resolve_event(self, game: Crown) -> None:
        """turn.event, event.resolve: never declined; a player who is out of the game has no events."""
        state = game.state
        if state.card != NONE and not state.out[self.seat]:
            game.call(event.EventOf(self.seat))

    def discard(self, game: Crown) -> None:
        """turn.event: the card goes to the discards."""
        end_card(game.state)


def reveal_for_program(game: Crown, seat: int) -> None:
    """ai.crusade_skip, ai.crusade_force: crusades beyond the limit are passed over, and the last card must be one."""
    state = game.state
    is_last = state.round == LAST_ROUND and state.turn == LAST_TURN
    while state.hand[seat]:
        card = turn_up_card(game, seat)
        is_crusade = deck_of(card) == CRUSADE
        is_due = is_last and state.crusades[seat] == 0 and any(deck_of(each) == CRUSADE for each in state.hand[seat])
        too_many = is_crusade and state.crusades[seat] >= crusades_allowed(state, seat)
        if too_many or (is_due and not is_crusade):
            skip_card(game, seat, card)
            continue
        reveal_card(game, seat, card)
        return


CALMING: Final = Domain(verb("calm", ("region", REGION)), verb("wait"))
WAIT: Final = CALMING.base("wait")


class Calm(SeatChoice):
    """plot.unrest_removal2: the Marshal removes an unrest token, once a round."""

    rule = "plot.unrest_removal2"
    domain = CALMING

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return [*regions_of(game.state, seat), WAIT]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option == WAIT:
            return ALLOWED
        if game.state.calmed[seat]:
            return MARSHAL_WORKED
        if game.state.owner[option] != seat:
            return NOT_YOUR_REGION
        return ALLOWED if game.state.unrest[option] else NO_UNREST_THERE

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option != WAIT:
            calm_region(game, seat, option)


class ChooseAction(SeatChoice):
    """action.order, action.optional, check.automatic: an action of the card, or none; a due crusade is a must."""

    rule = "action.order"
    open_to_all = True
    fields = ("seat", "deck")
    domain = ACTIONS

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return [action for action in range(DECLINE) if ACTION_DECKS[action] == self.deck] + [DECLINE]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if option == DECLINE:
            return CRUSADE_IS_DUE if self.deck == CRUSADE and state.crusades[seat] == 0 else ALLOWED
        if ACTION_DECKS[option] != self.deck:
            return NOT_ON_THIS_CARD
        if option == BUILD:
            return ALLOWED if realm.can_build(game, seat) else NOTHING_TO_BUILD
        if option == DEVELOP:
            return ALLOWED if realm.can_develop(game, seat) else NOTHING_TO_BUY
        if option == PLOT:
            return ALLOWED if has_attempt(game, intrigue.ChoosePlot(seat), seat) else NO_PLOT_POSSIBLE
        if option == COUP:
            return ALLOWED if has_attempt(game, intrigue.ChooseCoup(seat), seat) else NO_COUP_POSSIBLE
        if option == MOBILIZE:
            return ALLOWED if war.can_mobilize(state, seat) else war.NO_ARMY_LEFT
        if option == INVADE:
            return ALLOWED if war.can_invade(game, seat) else NO_INVASION_POSSIBLE
        return ALLOWED

    def leads_to(self, game: Crown, seat: int, option: int) -> Choice | None:
        is_on_card = option in FIRST_CHOICES and ACTION_DECKS[option] == self.deck
        return FIRST_CHOICES[option](seat) if is_on_card else None

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        following = self.leads_to(game, seat, option)
        return shared_shortfalls(game, following, seat) if following else ()

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option == DECLINE:
            game.tell(ACTION_DECLINED, seat)
            return
        game.tell(ACTION_TAKEN, seat, option)
        if option == BUILD:
            game.call(realm.ChooseSite(seat))
        elif option == DEVELOP:
            game.call(realm.Buy(seat))
        elif option == PLOT:
            game.call(intrigue.ChoosePlot(seat))
        elif option == COUP:
            game.call(intrigue.ChooseCoup(seat))
        elif option == MOBILIZE:
            game.call(war.Mobilize(seat))
        elif option == INVADE:
            game.call(invasion.Invade(seat))
        elif option == COLLECT:
            game.call(tax.Tax(seat))
        else:
            game.call(crusade.Crusade(seat))
