"""Probe: twins. Each player holds two seats, with a hand and answers for each; he alone knows both hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regnum.engine.chance import Chance
from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame, Procedure, Sealed
from regnum.engine.game import Game
from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import Reason
from regnum.engine.title import Outcome
from tests.probes.base import Dealt, Probe, deal_anew, hidden_hands, table

CARDS, HAND = 20, 3
CARD = Kind("card", [f"c{number}" for number in range(CARDS)])
NOT_HELD = Reason(1, "not_held", "twins.2")
DEALT = EventKind("dealt", "twins.1", "seat", "card")
PASSED_ON = EventKind("passed_on", "twins.2", "seat")
CARD_PASSED_ON = EventKind("card_passed_on", "twins.2", "seat", "card")
PLAYED = EventKind("played", "twins.3", "seat", "card")
TRICK_WON = EventKind("trick_won", "twins.3", "seat")


class Pairs(Dealt):
    """Hands, tricks, what is in the deck, and whose turn it is to pass a card on."""

    __slots__ = ("active", "pile", "tricks")

    def __init__(self, seats: int) -> None:
        super().__init__(seats, range(CARDS))
        self.pile: list[int] = []
        self.tricks: list[int] = [0] * seats
        self.active = 0


def twin_of(seats: int, seat: int) -> int:
    """The other seat of the same player."""
    return (seat + seats // 2) % seats


class Evening(Procedure[Pairs]):
    """twins.1: a hand for every seat, one card passed on by each, then tricks."""

    steps = ("deal", "pass_on", "play")

    def deal(self, game: Game[Pairs]) -> None:
        state = game.state
        for seat in range(game.seat_count):
            state.hand[seat] = sorted(game.chance.take(state.deck) for _ in range(HAND))
            for card in state.hand[seat]:
                game.tell_apart(DEALT, (seat,), seat, card)

    def pass_on(self, game: Game[Pairs]) -> None:
        game.call(*(PassOn(seat) for seat in range(game.seat_count)))

    def play(self, game: Game[Pairs]) -> None:
        game.call(*(PlayCard() for _ in range(HAND)))


class PassOn(Decision[Pairs]):
    """twins.2: a card for the twin, or none; his own player sees it, the others see that a card was passed on."""

    domain = Domain(verb("keep"), verb("pass", ("card", CARD)))
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, game: Game[Pairs]) -> Sequence[int]:
        return (self.seat,) if 0 <= self.seat < game.seat_count else ()

    def why_not(self, game: Game[Pairs], seat: int, option: int) -> int:
        return 0 if option == 0 or option - 1 in game.state.hand[seat] else NOT_HELD.code

    def choose(self, game: Game[Pairs], seat: int, option: int) -> None:
        state = game.state
        state.active = seat
        if option:
            state.hand[seat].remove(option - 1)
            other = twin_of(game.seat_count, seat)
            state.hand[other] = sorted([*state.hand[other], option - 1])
            game.tell_apart(CARD_PASSED_ON, (seat,), seat, option - 1)
            game.tell_others(PASSED_ON, game.companions(seat), seat)


class PlayCard(Sealed[Pairs]):
    """twins.3: every seat that has cards plays one at once; the highest wins the trick."""

    domain = Domain(verb("play", ("card", CARD)))

    def seats(self, game: Game[Pairs]) -> Sequence[int]:
        return [seat for seat, hand in enumerate(game.state.hand) if hand]

    def why_not(self, game: Game[Pairs], seat: int, option: int) -> int:
        return 0 if option in game.state.hand[seat] else NOT_HELD.code

    def resolve(self, game: Game[Pairs], answers: Sequence[int]) -> None:
        for seat, card in enumerate(answers):
            if card >= 0:
                game.state.hand[seat].remove(card)
                game.state.pile.append(card)
                game.tell(PLAYED, seat, card)
        winner = max(range(game.seat_count), key=lambda seat: answers[seat])
        game.state.tricks[winner] += 1
        game.tell(TRICK_WON, winner)


class Twins(Probe[Pairs]):
    """The player whose two seats win the most tricks wins with both."""

    id = "probe_twins"
    max_players = 3

    def setup(self, options: Mapping[str, str], seats: int, chance: Chance, scenario: str = "standard") -> Game[Pairs]:
        return super().setup(options, 2 * seats, chance, scenario)

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Pairs, Frame[Pairs]]:
        return Pairs(seats), Evening()

    def controllers(self, game: Game[Pairs]) -> Sequence[int]:
        return [seat % (game.seat_count // 2) for seat in range(game.seat_count)]

    def redraw(self, state: Pairs, eyes: int, chance: Chance) -> None:
        deal_anew(state, eyes, chance)

    def outcome(self, game: Game[Pairs]) -> Outcome | None:
        tricks, half = game.state.tricks, game.seat_count // 2
        won = [tricks[player] + tricks[player + half] for player in range(half)]
        return Outcome([seat for seat in range(game.seat_count) if won[seat % half] == max(won)], "highest_score")

    def invariants(self, game: Game[Pairs]) -> list[str]:
        state, seats = game.state, game.seat_count
        cards = sorted([*state.deck, *state.pile, *(card for hand in state.hand for card in hand)])
        sound = len(state.hand) == len(state.tricks) == seats and 0 <= state.active < seats and min(state.tricks) >= 0
        return [] if sound and cards == list(range(CARDS)) and seats % 2 == 0 else ["wrong cards"]


TITLE = Twins(
    table(Pairs, *hidden_hands(Pairs)),
    decisions=[PassOn, PlayCard],
    procedures=[Evening],
    events=[DEALT, PASSED_ON, CARD_PASSED_ON, PLAYED, TRICK_WON],
    reasons=[NOT_HELD],
)
