"""Probe: ambush. Whoever marches can be answered by hidden cards, in windows and in a chain of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regnum.engine.chance import Chance
from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame, Procedure, Window
from regnum.engine.game import Game
from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.orders import Topic
from regnum.engine.refusals import Reason
from tests.probes.base import Dealt, Probe, deal_anew, hidden_hands, table

TRAP, BANNER, BLADE = range(3)
KINDS = ("trap", "banner", "blade")
COUNTS = (3, 6, 9)  # cards of each kind
DECK = [kind for kind, count in enumerate(COUNTS) for _ in range(count)]
HAND, TURNS = 3, 10
CARD = Kind("card", KINDS)
PASS = 0

NOT_HELD = Reason(1, "not_held", "ambush.2")
WRONG_MOMENT = Reason(2, "wrong_moment", "ambush.2")
DRAWN = EventKind("drawn", "ambush.1", "seat")
CARD_DRAWN = EventKind("card_drawn", "ambush.1", "seat", "card")
PLAYED = EventKind("played", "ambush.2", "seat", "card")
ARRIVED = EventKind("arrived", "ambush.4", "seat")


class Road(Dealt):
    """Hands, what was played, points, whose turn it is, and whether he is on the march."""

    __slots__ = ("active", "marching", "pile", "points", "strength", "turns")

    def __init__(self, seats: int) -> None:
        super().__init__(seats, DECK)
        self.pile: list[int] = []
        self.points: list[int] = [0] * seats
        self.strength: list[int] = [0] * seats
        self.active = 0
        self.marching = 0
        self.turns = 0


def spend(game: Game[Road], seat: int, card: int) -> None:
    """A card is played for all to see."""
    game.state.hand[seat].remove(card)
    game.state.pile.append(card)
    game.tell(PLAYED, seat, card)


class Campaign(Procedure[Road]):
    """ambush.0: cards for everybody, then turn by turn."""

    steps = ("deal", "march")

    def deal(self, game: Game[Road]) -> None:
        for seat in range(game.seat_count):
            for _ in range(HAND):
                draw(game, seat)

    def march(self, game: Game[Road]) -> None:
        game.call(Turn())


def draw(game: Game[Road], seat: int) -> None:
    """ambush.1: a card that only its owner sees."""
    if game.state.deck:
        card = game.chance.take(game.state.deck)
        game.state.hand[seat] = sorted([*game.state.hand[seat], card])
        game.tell_apart(CARD_DRAWN, (seat,), seat, card)
        game.tell_others(DRAWN, (seat,), seat)


class Turn(Procedure[Road]):
    """ambush.0: march or rest; others may answer; then blades, beginning with whoever marches; then he arrives."""

    steps = ("choose", "answer", "fight", "arrive", "pass_on")

    def choose(self, game: Game[Road]) -> None:
        game.call(March())

    def answer(self, game: Game[Road]) -> None:
        if game.state.marching:
            game.call(game.title.decision_classes[1]())

    def fight(self, game: Game[Road]) -> None:
        if game.state.marching:
            others = [(game.state.active + step) % game.seat_count for step in range(1, game.seat_count)]
            game.call(*(Fight(seat) for seat in (game.state.active, *others)))

    def arrive(self, game: Game[Road]) -> None:
        state = game.state
        if state.marching and state.strength[state.active] >= max(state.strength):
            state.points[state.active] += 2
            game.tell(ARRIVED, state.active)
        state.strength = [0] * game.seat_count
        state.marching = 0

    def pass_on(self, game: Game[Road]) -> None:
        game.state.active = (game.state.active + 1) % game.seat_count
        game.state.turns += 1
        if game.state.turns < TURNS:
            game.repeat()


class March(Decision[Road]):
    """ambush.1: march, or rest and draw a card."""

    domain = Domain(verb("march"), verb("rest"))
    open_to_all = True

    def seats(self, game: Game[Road]) -> Sequence[int]:
        return (game.state.active,)

    def why_not(self, game: Game[Road], seat: int, option: int) -> int:
        return 0

    def choose(self, game: Game[Road], seat: int, option: int) -> None:
        game.state.marching = 1 - option
        if option:
            draw(game, seat)


class Card(Window[Road]):
    """What both windows share: pass, or play a card that is held."""

    domain = Domain(verb("pass"), verb("play", ("card", CARD)))
    silence = PASS
    playable: tuple[int, ...] = ()

    def why_not(self, game: Game[Road], seat: int, option: int) -> int:
        if option == PASS:
            return 0
        if option - 1 not in self.playable:
            return WRONG_MOMENT.code
        return 0 if option - 1 in game.state.hand[seat] else NOT_HELD.code

    def topics(self, game: Game[Road]) -> Sequence[str]:
        return [KINDS[card] for card in self.playable]

    def topic(self, game: Game[Road], seat: int, option: int) -> str:
        return KINDS[option - 1]


class Answer(Card):
    """ambush.2: all others who hold cards are asked, in turn; a trap stops the march, a banner is worth a point."""

    playable = (TRAP, BANNER)

    def seats(self, game: Game[Road]) -> Sequence[int]:
        state = game.state
        gone = state.pile.count(TRAP) == COUNTS[TRAP] and state.pile.count(BANNER) == COUNTS[BANNER]
        if gone or not state.marching:
            return ()
        return [seat for seat in range(game.seat_count) if seat != state.active and state.hand[seat]]

    def order(self, game: Game[Road]) -> Sequence[int]:
        active = game.state.active
        return sorted(self.seats(game), key=lambda seat: (seat - active) % game.seat_count)

    def play(self, game: Game[Road], seat: int, option: int) -> None:
        spend(game, seat, option - 1)
        if option - 1 == TRAP:
            game.state.marching = 0
        else:
            game.state.points[seat] += 1


class Fight(Card):
    """ambush.3: one seat after the other may add blades, as many as it likes."""

    playable = (BLADE,)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, game: Game[Road]) -> Sequence[int]:
        return (self.seat,) if 0 <= self.seat < game.seat_count and game.state.hand[self.seat] else ()

    def play(self, game: Game[Road], seat: int, option: int) -> None:
        spend(game, seat, option - 1)
        game.state.strength[seat] += 1


class Ambush(Probe[Road]):
    """Points for arriving and for banners."""

    id = "probe_ambush"
    topics = (Topic("trap", "ambush.2", ("leading",)), Topic("banner", "ambush.2"), Topic("blade", "ambush.3"))
    order_scopes = ("turn", "game")

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Road, Frame[Road]]:
        return Road(seats), Campaign()

    def scope_number(self, game: Game[Road], scope: str) -> int:
        return game.state.turns if scope == "turn" else 0

    def holds(self, game: Game[Road], seat: int, topic: str) -> bool:
        return KINDS.index(topic) in game.state.hand[seat]

    def is_met(self, game: Game[Road], seat: int, condition: str) -> bool:
        points = game.state.points
        return points[game.state.active] == max(points)

    def redraw(self, state: Road, eyes: int, chance: Chance) -> None:
        deal_anew(state, eyes, chance)

    def scores(self, state: Road) -> list[int]:
        return state.points

    def invariants(self, game: Game[Road]) -> list[str]:
        state = game.state
        cards = sorted([*state.deck, *state.pile, *(card for hand in state.hand for card in hand)])
        rows = (state.hand, state.points, state.strength)
        sound = all(len(row) == game.seat_count for row in rows) and 0 <= state.active < game.seat_count
        sound = sound and state.marching in (0, 1) and 0 <= state.turns <= TURNS
        return [] if sound and cards == DECK else ["wrong cards"]


def ambush(title: type[Ambush] = Ambush, answer: type[Answer] = Answer) -> Ambush:
    """The title, made of these parts."""
    return title(
        table(Road, *hidden_hands(Road)),
        decisions=[March, answer, Fight],
        procedures=[Campaign, Turn],
        events=[DRAWN, CARD_DRAWN, PLAYED, ARRIVED],
        reasons=[NOT_HELD, WRONG_MOMENT],
    )


TITLE = ambush()
