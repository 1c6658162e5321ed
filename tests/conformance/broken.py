"""One small broken title per fault that the conformance checks must find, and what the check must complain about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count

from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame
from regnum.engine.game import Game
from regnum.engine.knowledge import Owned
from regnum.engine.moves import Move
from regnum.engine.title import Outcome
from tests.conformance.pebbles import (
    DRAW,
    SHOW,
    TAKEN,
    TURN,
    Heap,
    Pebbles,
    Round,
    TakeTurn,
    another_hand,
    count_cards,
    pebbles,
)
from tests.conformance.playing import AnyTitle
from tests.probes import sealed_bids

# ---- games ----------------------------------------------------------------------------------------------------------


def remembers_other_games() -> AnyTitle:
    games = count()

    class Turn(TakeTurn):
        def choose(self, game: Game[Heap], seat: int, option: int) -> None:
            super().choose(game, seat, option)
            game.state.score[seat] += next(games) % 2

    return pebbles(turn=Turn)


def depends_on_the_order_of_sets() -> AnyTitle:
    class Turn(TakeTurn):
        def candidates(self, game: Game[Heap], seat: int) -> Iterable[int]:
            return [TURN.parse(move) for move in {TURN.spell(code) for code in range(TURN.size)}]

    return pebbles(turn=Turn)


def runs_into_a_dead_end() -> AnyTitle:
    class Turn(TakeTurn):
        def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
            return 1 if game.state.pebbles == 5 else super().why_not(game, seat, option)

    return pebbles(turn=Turn)


def never_ends() -> AnyTitle:
    class Endless(Round):
        def pass_on(self, game: Game[Heap]) -> None:
            super().pass_on(game)
            game.state.pebbles, game.state.turns = 5, 1
            game.repeat()

    return pebbles(procedure=Endless)


def reaches_an_impossible_position() -> AnyTitle:
    class Turn(TakeTurn):
        def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
            return 0 if option < SHOW else super().why_not(game, seat, option)

    return pebbles(turn=Turn)


def has_no_outcome() -> AnyTitle:
    class Title(Pebbles):
        def outcome(self, game: Game[Heap]) -> Outcome | None:
            return None

    return pebbles(Title)


def shares_a_list_with_its_copies() -> AnyTitle:
    class Shared(Heap):
        __slots__ = ()

        def copy(self) -> Shared:
            twin = Shared(0)
            for name in Heap.__slots__:
                value = getattr(self, name)
                deep = isinstance(value, list) and name != "score"
                setattr(twin, name, [item[:] if isinstance(item, list) else item for item in value] if deep else value)
            return twin

    class Title(Pebbles):
        def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Heap, Frame[Heap]]:
            return Shared(seats), Round()

    return pebbles(Title)


def lets_the_order_of_answers_matter() -> AnyTitle:
    class Bid(sealed_bids.PlaceBid):
        def why_not(self, game: Game[sealed_bids.Purses], seat: int, option: int) -> int:
            copied = any(answer == option for other, answer in enumerate(game.sealed) if other != seat)
            return 1 if copied and option != sealed_bids.ABSTAIN else super().why_not(game, seat, option)

    class Auction(sealed_bids.Auction):
        def bid(self, game: Game[sealed_bids.Purses]) -> None:
            game.call(Bid())

    class Title(sealed_bids.SealedBids):
        def opening(
            self, options: Mapping[str, str], seats: int, scenario: str
        ) -> tuple[sealed_bids.Purses, Frame[sealed_bids.Purses]]:
            return sealed_bids.Purses(seats, everybody_pays=False), Auction()

    sound = sealed_bids.TITLE
    return Title(sound.knowledge, [Bid], [Auction], list(sound.events.values()), [sealed_bids.TOO_FEW_COINS])


# ---- legality -------------------------------------------------------------------------------------------------------


def forgets_to_list_an_answer() -> AnyTitle:
    class Turn(TakeTurn):
        def candidates(self, game: Game[Heap], seat: int) -> Iterable[int]:
            return range(TURN.size - 1 if game.state.pebbles > 2 else TURN.size)

    return pebbles(turn=Turn)


def lists_an_answer_twice() -> AnyTitle:
    class Turn(TakeTurn):
        def candidates(self, game: Game[Heap], seat: int) -> Iterable[int]:
            return (*range(TURN.size), DRAW)

    return pebbles(turn=Turn)


def lists_what_is_not_allowed() -> AnyTitle:
    class Turn(TakeTurn):
        def options(self, game: Game[Heap], seat: int) -> list[int]:
            return sorted({*super().options(game, seat), SHOW})

    return pebbles(turn=Turn)


def lists_what_cannot_be_carried_out() -> AnyTitle:
    class Turn(TakeTurn):
        def choose(self, game: Game[Heap], seat: int, option: int) -> None:
            if option >= SHOW and option < DRAW and len(game.state.shown) > 1:
                raise LookupError("no place for a third card")
            super().choose(game, seat, option)

    return pebbles(turn=Turn)


def fails_instead_of_refusing() -> AnyTitle:
    class Turn(TakeTurn):
        def candidates(self, game: Game[Heap], seat: int) -> Iterable[int]:
            return [*range(SHOW), *(SHOW + card for card in game.state.hand[seat]), DRAW]

        def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
            if SHOW <= option < DRAW:
                game.state.hand[seat].index(option - SHOW)
            return super().why_not(game, seat, option)

    return pebbles(turn=Turn)


def changes_something_while_refusing() -> AnyTitle:
    class Turn(TakeTurn):
        def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
            reason = super().why_not(game, seat, option)
            if reason == 2:
                game.state.score[seat] -= 1
            return reason

    return pebbles(turn=Turn)


def gives_an_unknown_reason() -> AnyTitle:
    class Turn(TakeTurn):
        def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
            reason = super().why_not(game, seat, option)
            return 77 if reason == 2 and option == SHOW + 4 else reason

    return pebbles(turn=Turn)


def spells_what_it_cannot_read() -> AnyTitle:
    class Turn(TakeTurn):
        def spell(self, option: int) -> Move:
            return Move("draw", ["again"]) if option == DRAW else super().spell(option)

    return pebbles(turn=Turn)


def reads_something_else() -> AnyTitle:
    class Title(Pebbles):
        def read(self, text: str) -> Move:
            return super().read(text.replace("one", "two"))

    return pebbles(Title)


def gives_two_answers_one_number() -> AnyTitle:
    class Title(Pebbles):
        def action_id(self, decision: Decision[Heap], option: int) -> int:
            return min(super().action_id(decision, option), 5)

    return pebbles(Title)


# ---- logs -----------------------------------------------------------------------------------------------------------


def shows_what_the_table_does_not_know() -> AnyTitle:
    return pebbles(hand=Owned("hand", count_cards, another_hand, lambda state, seat: []))


def whispers_a_card_to_whoever_asks() -> AnyTitle:
    class Turn(TakeTurn):
        def choose(self, game: Game[Heap], seat: int, option: int) -> None:
            super().choose(game, seat, option)
            if option == 1:
                game.tell_apart(TAKEN, (seat,), seat, sum(game.state.hand[seat - 1]))

    return pebbles(turn=Turn)


def carries_more_than_its_arguments() -> AnyTitle:
    class Bonus(Round):
        def __init__(self, bonus: int = 0) -> None:
            self.bonus = bonus

        def pass_on(self, game: Game[Heap]) -> None:
            game.state.score[0] += self.bonus
            super().pass_on(game)

    class Title(Pebbles):
        def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Heap, Frame[Heap]]:
            return Heap(seats), Bonus(1)

    return pebbles(Title, procedure=Bonus)


def counts_in_a_frame() -> AnyTitle:
    class Counting(Round):
        fields = ("rounds",)

        def __init__(self, rounds: int = 0) -> None:
            self.rounds = rounds

        def pass_on(self, game: Game[Heap]) -> None:
            self.rounds += 1
            super().pass_on(game)

    return pebbles(procedure=Counting)


def calls_a_frame_that_nobody_knows() -> AnyTitle:
    class Other(TakeTurn):
        pass

    class Calling(Round):
        def take_turn(self, game: Game[Heap]) -> None:
            game.call(Other())

    return pebbles(procedure=Calling)


def tells_an_undeclared_event() -> AnyTitle:
    gone = EventKind("gone", "pebbles.9", "seat")

    class Turn(TakeTurn):
        def choose(self, game: Game[Heap], seat: int, option: int) -> None:
            super().choose(game, seat, option)
            if not game.state.pebbles:
                game.tell(gone, seat)

    return pebbles(turn=Turn)


def tells_too_few_numbers() -> AnyTitle:
    class Turn(TakeTurn):
        def choose(self, game: Game[Heap], seat: int, option: int) -> None:
            super().choose(game, seat, option)
            if not game.state.pebbles:
                game.tell(TAKEN, seat)

    return pebbles(turn=Turn)
