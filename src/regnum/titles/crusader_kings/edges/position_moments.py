"""The moments of Crusader Kings at which a position written by hand may begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from regnum.engine.frames import Frame
from regnum.engine.position_parts import Count, Names
from regnum.engine.positions import Moment, Moments, Pending
from regnum.titles.crusader_kings.edges.position_names import PURPOSES
from regnum.titles.crusader_kings.facts.catalogue import deck_of
from regnum.titles.crusader_kings.facts.limits import LAST_ROUND, LAST_TURN, TURNS
from regnum.titles.crusader_kings.facts.names import (
    CRITICAL_CRUSADE,
    CRITICAL_INTRIGUE,
    CRITICAL_MARRIAGE,
    CRITICAL_REALM,
    CRITICAL_WAR,
    DECK_NAMES,
    FOR_ASSASSINATION,
    FOR_BRIBE,
    FOR_BUILD,
    FOR_CASUS_BELLI,
    FOR_COUP,
    FOR_CRUSADE,
    FOR_DIVORCE,
    FOR_INVASION,
    FOR_MARRIAGE,
    FOR_UNREST,
    NONE,
    OPEN,
)
from regnum.titles.crusader_kings.position.queries.realm import free_draws
from regnum.titles.crusader_kings.position.queries.regions import armies_of
from regnum.titles.crusader_kings.position.queries.seats import order
from regnum.titles.crusader_kings.position.registers import REASONS
from regnum.titles.crusader_kings.position.state import (
    DYNASTY,
    PLANNING,
    PLAYING,
    UPKEEP,
    Crown,
    Position,
    is_program,
)
from regnum.titles.crusader_kings.rules import crusade, intrigue, invasion, realm, tax, war
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.era import ChooseHand, DrawHand, Era, Eras
from regnum.titles.crusader_kings.rules.marriage import Propose
from regnum.titles.crusader_kings.rules.round import DynastyPhase, Plan, Round, TurnOrder
from regnum.titles.crusader_kings.rules.succession import Succession
from regnum.titles.crusader_kings.rules.titles import Titles
from regnum.titles.crusader_kings.rules.turn import ACTION_DECKS, ACTION_NAMES, ChooseAction, Turn
from regnum.titles.crusader_kings.rules.upkeep import Disband, GrowOld, PayArmies, Upkeep

Numbers = Sequence[int]
Frames = list[tuple[Frame[Position], int]]
Misfit = Callable[[Crown, Numbers], str]
OF_SEAT: Final[dict[str, Callable[[int], Frame[Position]]]] = {
    "build": realm.ChooseSite,
    "develop": realm.Buy,
    "plot": intrigue.ChoosePlot,
    "coup": intrigue.ChooseCoup,
    "mobilize": war.Mobilize,
    "invade": invasion.Invade,
    "tax": tax.Tax,
    "crusade": crusade.Crusade,
}  # what is to be done for each action of a card
CRITICAL: Final = {
    FOR_MARRIAGE: CRITICAL_MARRIAGE,
    FOR_BUILD: CRITICAL_REALM,
    FOR_CASUS_BELLI: CRITICAL_INTRIGUE,
    FOR_UNREST: CRITICAL_INTRIGUE,
    FOR_ASSASSINATION: CRITICAL_INTRIGUE,
    FOR_BRIBE: CRITICAL_INTRIGUE,
    FOR_DIVORCE: CRITICAL_INTRIGUE,
    FOR_COUP: CRITICAL_INTRIGUE,
    FOR_INVASION: CRITICAL_WAR,
    FOR_CRUSADE: CRITICAL_CRUSADE,
}  # the critical traits of a check, by its purpose


def moments(seats: Names) -> Moments[Position]:
    """All moments, by the seats of a game."""
    one = (seats,)
    return Moments(
        Moment("era", lambda game, _: [*ERAS, (Era(), 0)], misfit=cards_are_held),
        Moment("era cards", lambda game, _: [*ERAS, (Era(), 2)], misfit=cards_are_held),
        Moment("hand", hand, one, has(is_out, has_a_hand)),
        Moment("era end", lambda game, _: [*ERAS, (Era(), 4)]),
        Moment("round", lambda game, _: rounds(game.state, 0), (), has(too_few_to_plan), in_phase(DYNASTY)),
        Moment("marriage", marriage, one, has(is_out, too_few_to_plan), in_phase(DYNASTY)),
        Moment("titles", titles, one, has(is_out, no_titles, too_few_to_plan), in_phase(DYNASTY)),
        Moment("plan", plan, (), has(too_few_to_plan, cannot_plan), in_phase(PLANNING)),
        Moment("turn", turn, (Count(most=LAST_TURN, first=1),), has(nothing_planned, too_few_to_plan), of_turn),
        Moment("card", card, one, has(is_out, no_plan, too_few_to_plan), in_phase(PLAYING)),
        Moment("action", action, one, has(is_out, no_card, too_few_to_plan), of_active),
        *(
            Moment(name, action_of(name), one, has(is_out, no_card, cannot(name), too_few_to_plan), of_active)
            for name in OF_SEAT
        ),
        Moment("event", event, one, has(is_out, no_card, too_few_to_plan), of_active),
        Moment("check", check, (seats, PURPOSES, Count(least=1)), has(is_out, too_few_to_plan), of_active),
        Moment("upkeep", lambda game, _: rounds(game.state, 3), (), has(too_few_to_plan), in_phase(UPKEEP)),
        Moment("pay", pay, one, has(is_out, nothing_to_pay, too_few_to_plan), in_phase(UPKEEP)),
        Moment("disband", disband, one, has(is_out, no_army, too_few_to_plan), in_phase(UPKEEP)),
        Moment("age", age, (), has(too_few_to_plan), in_phase(UPKEEP)),
        Moment("succession", succession, one, has(is_out, no_ruler, too_few_to_plan), in_phase(UPKEEP)),
    )


# ---- what follows from a moment -------------------------------------------------------------------------------------


def in_phase(phase: int) -> Callable[[Crown, Numbers], Mapping[str, int]]:
    """round.three: the phase of the round."""
    return lambda game, numbers: {"phase": phase}


def of_turn(game: Crown, number: Numbers) -> Mapping[str, int]:
    """round.two_turns: the turn that begins."""
    return {"phase": PLAYING, "turn": number[0]}


def of_active(game: Crown, numbers: Numbers) -> Mapping[str, int]:
    """sequence.resolve: whose card is played."""
    return {"phase": PLAYING, "active": numbers[0]}


# ---- what is to be done ---------------------------------------------------------------------------------------------

ERAS: Final[Frames] = [(Eras(), 1)]


def rounds(state: Position, done: int) -> Frames:
    """era.rounds: the present round with so many of its steps done, and the rounds after it."""
    later: Frames = [(Round(number), 0) for number in range(LAST_ROUND, state.round, -1)]
    return [*ERAS, (Era(), 4), *later, (Round(state.round), done)]


def after(state: Position, seat: int) -> list[int]:
    """sequence.order: who comes after a seat in this phase, the last one first."""
    seats = order(state)
    return seats[seats.index(seat) + 1 :][::-1] if seat in seats else []


def hand(game: Crown, seat: Numbers) -> Pending[Position]:
    """era.draw: a player chooses how many cards of each deck he draws."""
    later: Frames = [(DrawHand(other), 0) for other in after(game.state, seat[0])]
    return [*ERAS, (Era(), 3), *later, (DrawHand(seat[0]), 1), (ChooseHand(seat[0]), 0)]


def dynasty_phase(state: Position, seat: int, done: int) -> Frames:
    """round.dynasty: the part of a player in it, with so many of its steps done."""
    later: Frames = [(DynastyPhase(other), 0) for other in after(state, seat)]
    return [*rounds(state, 1), *later, (DynastyPhase(seat), done)]


def marriage(game: Crown, seat: Numbers) -> Pending[Position]:
    """marriage.who: a player may propose."""
    return [*dynasty_phase(game.state, seat[0], 1), (Propose(seat[0]), 0)]


def titles(game: Crown, seat: Numbers) -> Pending[Position]:
    """duchy.grant: a player may grant and revoke titles."""
    return [*dynasty_phase(game.state, seat[0], 2), (Titles(seat[0]), 0)]


def plan(game: Crown, nothing: Numbers) -> Pending[Position]:
    """round.plans: everybody plans, all at once and in secret."""
    return [*rounds(game.state, 2), (Plan(), 0)]


def turns(state: Position, number: int, done: int) -> Frames:
    """round.two_turns: a turn of everybody, begun or not, and the one after it."""
    later: Frames = [(TurnOrder(other), 0) for other in range(LAST_TURN, number, -1)]
    return [*rounds(state, 3), *later, (TurnOrder(number), done)]


def turn(game: Crown, number: Numbers) -> Pending[Position]:
    """round.two_turns: a turn begins."""
    return turns(game.state, number[0], 0)


def turn_of(state: Position, seat: int, done: int) -> Frames:
    """sequence.resolve: the card of one player, with so many of its steps done."""
    later: Frames = [(Turn(other), 0) for other in after(state, seat)]
    return [*turns(state, state.turn, 1), *later, (Turn(seat), done)]


def card(game: Crown, seat: Numbers) -> Pending[Position]:
    """turn.reveal: a player is about to reveal his card."""
    return turn_of(game.state, seat[0], 0)


def action(game: Crown, seat: Numbers) -> Pending[Position]:
    """action.order: a player chooses an action of the card that he plays."""
    return [*turn_of(game.state, seat[0], 3), (ChooseAction(seat[0], deck_of(game.state.card)), 0)]


def action_of(name: str) -> Callable[[Crown, Numbers], Pending[Position]]:
    """action.order: a player has chosen this action."""
    return lambda game, seat: [*turn_of(game.state, seat[0], 3), (OF_SEAT[name](seat[0]), 0)]


def event(game: Crown, seat: Numbers) -> Pending[Position]:
    """event.resolve: the event of the card is next."""
    return turn_of(game.state, seat[0], 3)


def check(game: Crown, numbers: Numbers) -> Pending[Position]:
    """check.draw: a check for this purpose, by itself; nothing follows from it but the end of the turn."""
    seat, purpose, required = numbers
    made = Check(seat, purpose, CRITICAL.get(purpose, NONE), required, free_draws(game.state, seat, purpose), OPEN)
    return [*turn_of(game.state, seat, 4), (made, 0)]


def pay(game: Crown, seat: Numbers) -> Pending[Position]:
    """round.support_pay: a player pays his armies."""
    later = [other for other in after(game.state, seat[0]) if not nothing_to_pay(game, [other])]
    return [*rounds(game.state, 4), (Upkeep(), 1), *((PayArmies(each), 0) for each in [*later, seat[0]])]


def disband(game: Crown, seat: Numbers) -> Pending[Position]:
    """round.support_disband: a player may send armies home."""
    later = [other for other in after(game.state, seat[0]) if armies_of(game.state, other)]
    return [*rounds(game.state, 4), (Upkeep(), 2), *((Disband(each), 0) for each in [*later, seat[0]])]


def age(game: Crown, nothing: Numbers) -> Pending[Position]:
    """round.age: all rulers grow older."""
    return [*rounds(game.state, 4), (Upkeep(), 2)]


def succession(game: Crown, seat: Numbers) -> Pending[Position]:
    """succession.trigger: a ruler dies of old age, before those after him grow older."""
    later: Frames = [(GrowOld(other, 1), 0) for other in after(game.state, seat[0])]
    return [*rounds(game.state, 4), (Upkeep(), 3), *later, (Succession(seat[0]), 0)]


# ---- why a moment does not fit --------------------------------------------------------------------------------------


def has(*problems: Misfit) -> Misfit:
    """The first of these problems that a position has."""
    return lambda game, numbers: next(filter(None, (problem(game, numbers) for problem in problems)), "")


def is_out(game: Crown, seat: Numbers) -> str:
    """elimination.when: who is out of the game does nothing."""
    return f"seat {seat[0]} is out of the game" if game.state.out[seat[0]] else ""


def cards_are_held(game: Crown, nothing: Numbers) -> str:
    """era.draw: hands are drawn when nobody holds cards."""
    holders = [seat for seat in range(game.seat_count) if game.state.hand[seat] or game.state.plan[seat]]
    return f"seat {holders[0]} holds cards" if holders else ""


def has_a_hand(game: Crown, seat: Numbers) -> str:
    """era.draw: a player draws his hand once."""
    return f"seat {seat[0]} already holds cards" if game.state.hand[seat[0]] else ""


def too_few_to_plan(game: Crown, nothing: Numbers) -> str:
    """round.plans: everybody who plans needs two cards for each round of the Era that is still to be planned."""
    state = game.state
    need = TURNS * (LAST_ROUND - state.round + int(state.phase in (DYNASTY, PLANNING)))
    for seat in Plan().seats(game):
        have = len(state.hand[seat])
        if have < need:
            return f"seat {seat} has {have} cards and must still plan {need}; hand = {need} in [seat.{seat}] deals them"
    return ""


def cannot_plan(game: Crown, nothing: Numbers) -> str:
    """round.plans_crusade, crusade.limit: there must be a plan that is allowed."""
    short = [seat for seat in Plan().seats(game) if not Plan().options(game, seat)]
    return f"seat {short[0]} has no cards that make an allowed plan" if short else ""


def no_titles(game: Crown, seat: Numbers) -> str:
    """duchy.grant: only who could change anything is asked."""
    is_open = len(Titles(seat[0]).options(game, seat[0])) > 1
    return "" if is_open else f"seat {seat[0]} has no title to grant or revoke"


def no_plan(game: Crown, seat: Numbers) -> str:
    """turn.reveal, ai.cards: a person has planned a card, a program holds one."""
    state = game.state
    cards = state.hand[seat[0]] if is_program(state, seat[0]) else state.plan[seat[0]]
    return "" if cards else f"seat {seat[0]} has no card to reveal; write plan in [seat.{seat[0]}]"


def nothing_planned(game: Crown, number: Numbers) -> str:
    """round.two_turns: everybody has a card for the turn."""
    return next(filter(None, (no_plan(game, [seat]) for seat in order(game.state))), "")


def no_card(game: Crown, seat: Numbers) -> str:
    """turn.reveal: a card is being played."""
    return "no card is being played; write card in [turn]" if game.state.card == NONE else ""


def cannot(name: str) -> Misfit:
    """action.order: the card must bear the action, and it must be possible."""
    option = ACTION_NAMES.index(name)

    def misfit(game: Crown, seat: Numbers) -> str:
        deck = deck_of(game.state.card)
        if ACTION_DECKS[option] != deck:
            return f"a card of the {DECK_NAMES[deck]} deck is being played"
        code = ChooseAction(seat[0], deck).why_not(game, seat[0], option)
        return next((reason.name.replace("_", " ") for reason in REASONS if reason.code == code), "")

    return misfit


def nothing_to_pay(game: Crown, seat: Numbers) -> str:
    """round.support_pay, ai.no_gold: armies of persons are paid."""
    return f"seat {seat[0]} is a program, which never pays" if is_program(game.state, seat[0]) else no_army(game, seat)


def no_army(game: Crown, seat: Numbers) -> str:
    """round.support_disband: there is an army."""
    return "" if armies_of(game.state, seat[0]) else f"seat {seat[0]} has no army"


def no_ruler(game: Crown, seat: Numbers) -> str:
    """succession.trigger: there is a ruler who can die."""
    return f"seat {seat[0]} has no ruler" if game.state.ruler[seat[0]] == NONE else ""
