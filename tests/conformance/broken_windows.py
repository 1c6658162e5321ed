"""Broken titles in which windows, orders or players with several seats go wrong."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.engine.chance import Chance
from regnum.engine.game import Game
from regnum.engine.knowledge import Value
from tests.conformance.playing import AnyTitle
from tests.probes.ambush import BLADE, PASS, TRAP, WRONG_MOMENT, Ambush, Answer, Road, ambush
from tests.probes.base import deal_anew, hidden_hands, table
from tests.probes.twins import NOT_HELD, Evening, Pairs, PassOn, PlayCard, Twins
from tests.probes.twins import TITLE as TWINS


def asks_only_holders() -> AnyTitle:
    class Holders(Answer):
        def seats(self, game: Game[Road]) -> Sequence[int]:
            return [seat for seat in super().seats(game) if TRAP in game.state.hand[seat]]

    return ambush(answer=Holders)


def forbids_silence() -> AnyTitle:
    class Forced(Answer):
        def why_not(self, game: Game[Road], seat: int, option: int) -> int:
            held = TRAP in game.state.hand[seat]
            return WRONG_MOMENT.code if option == PASS and held else super().why_not(game, seat, option)

    return ambush(answer=Forced)


def lets_void_plays_count() -> AnyTitle:
    class Greedy(Answer):
        def resolve(self, game: Game[Road], answers: Sequence[int]) -> None:
            for seat in self.order(game):
                if answers[seat] != PASS:
                    self.play(game, seat, answers[seat])

    return ambush(answer=Greedy)


def forgets_somebody_in_the_order() -> AnyTitle:
    class Short(Answer):
        def order(self, game: Game[Road]) -> Sequence[int]:
            return super().order(game)[:1]

    return ambush(answer=Short)


def shows_who_has_answered() -> AnyTitle:
    class Title(Ambush):
        def view(self, game: Game[Road], seat: int) -> dict[str, Value]:
            return {**super().view(game, seat), "missing": list(game.waiting)}

    return ambush(Title)


def plays_on_an_unknown_topic() -> AnyTitle:
    class Strange(Answer):
        def topic(self, game: Game[Road], seat: int, option: int) -> str:
            return "weather"

    return ambush(answer=Strange)


def says_that_hidden_choices_are_open() -> AnyTitle:
    class Open(Answer):
        open_to_all = True

    return ambush(answer=Open)


def orders_an_answer_that_is_not_legal() -> AnyTitle:
    class Loud(Answer):
        def silent_answer(self, game: Game[Road], seat: int) -> int:
            return 1 + BLADE

    return ambush(answer=Loud)


def twins(title: type[Twins]) -> AnyTitle:
    """The probe, of another class."""
    return title(
        table(Pairs, *hidden_hands(Pairs)),
        decisions=[PassOn, PlayCard],
        procedures=[Evening],
        events=TWINS.events.values(),
        reasons=[NOT_HELD],
    )


def guesses_the_hand_of_the_twin() -> AnyTitle:
    class Title(Twins):
        def redraw(self, state: Pairs, eyes: int, chance: Chance) -> None:
            deal_anew(state, eyes & -eyes, chance)  # only the first of the seats keeps its hand

    return twins(Title)


def names_players_by_numbers_of_their_own() -> AnyTitle:
    class Title(Twins):
        def controllers(self, game: Game[Pairs]) -> Sequence[int]:
            return [seat % (game.seat_count // 2) + 1 for seat in range(game.seat_count)]

    return twins(Title)


def swaps_seats_in_the_middle() -> AnyTitle:
    class Title(Twins):
        def controllers(self, game: Game[Pairs]) -> Sequence[int]:
            return super().controllers(game) if not game.state.pile else range(game.seat_count)

    return twins(Title)


def shows_each_seat_its_own() -> AnyTitle:
    class Title(Twins):
        def view(self, game: Game[Pairs], seat: int) -> dict[str, Value]:
            return {**super().view(game, seat), "own": game.state.hand[seat] if seat >= 0 else 0}

    return twins(Title)
