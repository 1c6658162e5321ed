"""Probe: a duel with hidden cards. A thrust opens a window in which all others may respond, at once and in secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regnum.engine.chance import Chance
from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame, Procedure, Sealed
from regnum.engine.game import Game
from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import Reason
from tests.probes.base import SEAT, Dealt, Probe, deal_anew, hidden_hands, table

THRUSTS, PARRIES = 8, 6
CARD = Kind("card", [f"thrust-{n}" for n in range(THRUSTS)] + [f"parry-{n}" for n in range(PARRIES)])
HAND, WOUNDS, TURNS = 3, 2, 12
STANCE = Domain(verb("challenge", ("foe", SEAT)), verb("rest"))
STRIKE = Domain(verb("strike", ("card", CARD)), verb("feint"))
RESPONSE = Domain(verb("block", ("card", CARD)), verb("endure"))
REST, FEINT, ENDURE = STANCE.base("rest"), STRIKE.base("feint"), RESPONSE.base("endure")

NOT_A_FOE = Reason(1, "not_a_foe", "duel.1")
NOT_IN_YOUR_HAND = Reason(2, "not_in_your_hand", "duel.2")
WRONG_CARD = Reason(3, "wrong_card", "duel.2")
CARD_SHOWN = EventKind("card_shown", "duel.2", "seat", "card")
CARD_DRAWN = EventKind("card_drawn", "duel.1", "seat")
OWN_CARD_DRAWN = EventKind("own_card_drawn", "duel.1", "seat", "card")
WOUNDED = EventKind("wounded", "duel.4", "seat")


class Field(Dealt):
    """Hands, wounds, the cards that were shown and those that nobody has seen yet."""

    __slots__ = ("active", "pile", "turns", "wounds")

    def __init__(self, seats: int) -> None:
        super().__init__(seats, range(len(CARD.names)))
        self.pile: list[int] = []
        self.wounds: list[int] = [0] * seats
        self.active = 0
        self.turns = 0


def standing(state: Field) -> list[int]:
    """Who still fights."""
    return [seat for seat, wounds in enumerate(state.wounds) if wounds < WOUNDS]


def draw(game: Game[Field], seat: int) -> None:
    """duel.1: a card that only its owner sees."""
    card = game.chance.take(game.state.deck)
    game.state.hand[seat] = sorted([*game.state.hand[seat], card])
    game.tell_apart(OWN_CARD_DRAWN, (seat,), seat, card)
    game.tell_others(CARD_DRAWN, (seat,), seat)


def show(game: Game[Field], seat: int, card: int) -> None:
    """duel.2: a card from the hand face up onto the pile."""
    game.state.hand[seat].remove(card)
    game.state.pile.append(card)
    game.tell(CARD_SHOWN, seat, card)


def why_not_show(game: Game[Field], seat: int, card: int, sort: range) -> int:
    """duel.2: a card of the right sort from one's own hand."""
    if card not in sort:
        return WRONG_CARD.code
    return 0 if card in game.state.hand[seat] else NOT_IN_YOUR_HAND.code


class Bout(Procedure[Field]):
    """duel.0: everybody draws a hand, and the fight begins."""

    steps = ("draw_hands", "fight")

    def draw_hands(self, game: Game[Field]) -> None:
        for seat in range(game.seat_count):
            for _ in range(HAND):
                draw(game, seat)

    def fight(self, game: Game[Field]) -> None:
        game.call(Fight())


class Fight(Procedure[Field]):
    """duel.0: turn by turn, until one stands or time is up."""

    steps = ("act", "next_seat")

    def act(self, game: Game[Field]) -> None:
        game.call(TakeStance())

    def next_seat(self, game: Game[Field]) -> None:
        state = game.state
        state.turns += 1
        if state.turns < TURNS and len(standing(state)) > 1:
            around = [*range(state.active + 1, game.seat_count), *range(state.active + 1)]
            state.active = next(seat for seat in around if seat in standing(state))
            game.repeat()


class Turn(Decision[Field]):
    """A decision of the seat whose turn it is."""

    def seats(self, game: Game[Field]) -> Sequence[int]:
        return (game.state.active,)


class TakeStance(Turn):
    """duel.1: challenge a foe, or rest and draw a card."""

    domain = STANCE

    def why_not(self, game: Game[Field], seat: int, option: int) -> int:
        return 0 if option == REST or (option != seat and option in standing(game.state)) else NOT_A_FOE.code

    def choose(self, game: Game[Field], seat: int, option: int) -> None:
        if option != REST:
            game.call(Thrust(option))
        elif game.state.deck:
            draw(game, seat)


class Thrust(Turn):
    """duel.2: strike with a card, or it was only a feint."""

    fields = ("foe",)
    domain = STRIKE

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def why_not(self, game: Game[Field], seat: int, option: int) -> int:
        return 0 if option == FEINT else why_not_show(game, seat, option, range(THRUSTS))

    def choose(self, game: Game[Field], seat: int, option: int) -> None:
        if option != FEINT:
            show(game, seat, option)
            game.call(Attack(self.foe))


class Attack(Procedure[Field]):
    """duel.3, duel.4: a wound for the foe, unless somebody blocks."""

    fields = ("foe",)
    steps = ("respond", "wound")

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def respond(self, game: Game[Field]) -> None:
        game.call(Respond(self.foe))

    def wound(self, game: Game[Field]) -> None:
        game.state.wounds[self.foe] += 1
        game.tell(WOUNDED, self.foe)


class Respond(Sealed[Field]):
    """duel.3: all others who stand and hold cards are asked, able to block or not; the foe's block counts first."""

    fields = ("foe",)
    domain = RESPONSE

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def seats(self, game: Game[Field]) -> Sequence[int]:
        state = game.state
        return [seat for seat in standing(state) if seat != state.active and state.hand[seat]]

    def why_not(self, game: Game[Field], seat: int, option: int) -> int:
        return 0 if option == ENDURE else why_not_show(game, seat, option, range(THRUSTS, len(CARD.names)))

    def resolve(self, game: Game[Field], answers: Sequence[int]) -> None:
        for seat in (self.foe, *range(game.seat_count)):
            if answers[seat] not in (-1, ENDURE):
                show(game, seat, answers[seat])
                game.end()
                return


class HiddenDuel(Probe[Field]):
    """A duel of two to four."""

    id = "probe_duel"

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Field, Frame[Field]]:
        return Field(seats), Bout()

    def redraw(self, state: Field, eyes: int, chance: Chance) -> None:
        deal_anew(state, eyes, chance)

    def scores(self, state: Field) -> list[int]:
        return [-wounds for wounds in state.wounds]

    def invariants(self, game: Game[Field]) -> list[str]:
        state = game.state
        cards = sorted([*state.deck, *state.pile, *(card for hand in state.hand for card in hand)])
        sound = len(state.hand) == len(state.wounds) == game.seat_count and 0 <= state.active < game.seat_count
        return [] if sound and cards == list(range(len(CARD.names))) else ["wrong cards"]


TITLE = HiddenDuel(
    table(Field, *hidden_hands(Field)),
    decisions=[TakeStance, Thrust, Respond],
    procedures=[Bout, Fight, Attack],
    events=[CARD_SHOWN, CARD_DRAWN, OWN_CARD_DRAWN, WOUNDED],
    reasons=[NOT_A_FOE, NOT_IN_YOUR_HAND, WRONG_CARD],
)
