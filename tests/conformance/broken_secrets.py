"""Broken titles that give secrets away, or that resample them dishonestly."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.edges.presenter import Presenter, register_presenter
from regnum.engine.chance import Chance, FastChance
from regnum.engine.deals import Deal, DealItem
from regnum.engine.game import Game
from regnum.engine.knowledge import Value
from tests.conformance.pebbles import DRAW, SHOW, TAKEN, Heap, Pebbles, TakeTurn, pebbles
from tests.conformance.playing import AnyTitle
from tests.probes import bazaar


def shown_by(presenter: type[Presenter[Heap]]) -> AnyTitle:
    """A sound title that is shown by a broken presenter."""
    title = pebbles()
    register_presenter(presenter(title))
    return title


def shows_hands_in_the_view() -> AnyTitle:
    class Title(Pebbles):
        def view(self, game: Game[Heap], seat: int) -> dict[str, Value]:
            return {**super().view(game, seat), "highest": max(max(hand, default=0) for hand in game.state.hand)}

    return pebbles(Title)


def sees_through_hands() -> AnyTitle:
    class Insightful(Presenter[Heap]):
        def insights(self, game: Game[Heap], seat: int) -> dict[str, object]:
            return {"strongest": max(range(game.seat_count), key=lambda each: sum(game.state.hand[each]))}

    return shown_by(Insightful)


def plays_on_while_it_thinks() -> AnyTitle:
    class Busy(Presenter[Heap]):
        def insights(self, game: Game[Heap], seat: int) -> dict[str, object]:
            game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
            return {}

    return shown_by(Busy)


def lists_by_the_hands_of_others() -> AnyTitle:
    class Turn(TakeTurn):
        def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
            held = any(3 in hand for other, hand in enumerate(game.state.hand) if other != seat)
            return 1 if option == 1 and held else super().why_not(game, seat, option)

    return pebbles(turn=Turn)


def sorts_by_the_hands_of_others() -> AnyTitle:
    class Turn(TakeTurn):
        def options(self, game: Game[Heap], seat: int) -> list[int]:
            held = any(3 in hand for other, hand in enumerate(game.state.hand) if other != seat)
            return sorted(super().options(game, seat), reverse=held)

    return pebbles(turn=Turn)


def refuses_by_the_hands_of_others() -> AnyTitle:
    class Turn(TakeTurn):
        def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
            reason = super().why_not(game, seat, option)
            return 3 if reason == 2 and option - SHOW in game.state.bag else reason

    return pebbles(turn=Turn)


def asks_by_hidden_cards() -> AnyTitle:
    class Turn(TakeTurn):
        def seats(self, game: Game[Heap]) -> Sequence[int]:
            holders = [seat for seat, hand in enumerate(game.state.hand) if 3 in hand]
            return holders or super().seats(game)

    return pebbles(turn=Turn)


def tells_everybody_what_was_drawn() -> AnyTitle:
    class Turn(TakeTurn):
        def choose(self, game: Game[Heap], seat: int, option: int) -> None:
            super().choose(game, seat, option)
            if option == DRAW:
                game.tell(TAKEN, seat, max(game.state.hand[seat]))

    return pebbles(turn=Turn)


def peeks_when_it_explains() -> AnyTitle:
    class Title(Pebbles):
        def determinise(self, game: Game[Heap], seat: int, chance: Chance) -> Game[Heap]:
            twin = super().determinise(game, seat, chance)
            twin.settings = {"in bag": str(game.state.bag)}
            return twin

    class Turn(TakeTurn):
        def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
            reason = super().why_not(game, seat, option)
            return 3 if reason == 2 and str(option - SHOW) in game.settings.get("in bag", "") else reason

    return pebbles(Title, turn=Turn)


def offers_what_is_wished_for() -> AnyTitle:
    class Title(bazaar.OpenBazaar):
        def deal_items(self, game: Game[bazaar.Stalls], parties: Sequence[int]) -> list[DealItem]:
            items = super().deal_items(game, parties)
            return [item for item in items if item.number == game.state.wish[item.taker][0]]

    return like_the_bazaar(Title)


def judges_deals_by_wishes() -> AnyTitle:
    class Title(bazaar.OpenBazaar):
        def judge(self, game: Game[bazaar.Stalls], deal: Deal) -> int:
            wanted = all(item.number == game.state.wish[item.taker][0] for item in deal.items)
            return super().judge(game, deal) if wanted else bazaar.NOTHING_IN_RETURN.code

    return like_the_bazaar(Title)


def like_the_bazaar(title: type[bazaar.OpenBazaar]) -> AnyTitle:
    """A bazaar with the parts of the sound one."""
    sound = bazaar.TITLE
    reasons = [bazaar.NOT_YOURS, bazaar.NOTHING_IN_RETURN, bazaar.NOT_A_GOOD]
    return title(sound.knowledge, sound.decision_classes, sound.procedure_classes, list(sound.events.values()), reasons)


# ---- resampling -----------------------------------------------------------------------------------------------------


def keeps_the_truth() -> AnyTitle:
    class Title(Pebbles):
        def redraw(self, state: Heap, eyes: int, chance: Chance) -> None:
            """Nothing is drawn anew."""

    return pebbles(Title)


def resamples_the_own_hand() -> AnyTitle:
    class Title(Pebbles):
        def redraw(self, state: Heap, eyes: int, chance: Chance) -> None:
            super().redraw(state, eyes << 1 & (1 << len(state.hand)) - 1 or 1, chance)

    return pebbles(Title)


def resamples_the_original() -> AnyTitle:
    class Title(Pebbles):
        def determinise(self, game: Game[Heap], seat: int, chance: Chance) -> Game[Heap]:
            self.redraw(game.state, game.eyes(seat), chance.copy())
            return super().determinise(game, seat, chance)

    return pebbles(Title)


def foresees_the_draws() -> AnyTitle:
    class Title(Pebbles):
        def determinise(self, game: Game[Heap], seat: int, chance: Chance) -> Game[Heap]:
            twin = super().determinise(game, seat, chance)
            twin.chance = game.chance.copy()
            return twin

    return pebbles(Title)


def always_guesses_the_same() -> AnyTitle:
    class Title(Pebbles):
        def redraw(self, state: Heap, eyes: int, chance: Chance) -> None:
            super().redraw(state, eyes, FastChance(0))

    return pebbles(Title)


def guesses_impossible_cards() -> AnyTitle:
    class Title(Pebbles):
        def redraw(self, state: Heap, eyes: int, chance: Chance) -> None:
            super().redraw(state, eyes, chance)
            state.pebbles -= chance.below(2) * 20

        def view(self, game: Game[Heap], seat: int) -> dict[str, Value]:
            return {name: value for name, value in super().view(game, seat).items() if name != "pebbles"}

    return pebbles(Title)


def prefers_low_cards() -> AnyTitle:
    class Title(Pebbles):
        def redraw(self, state: Heap, eyes: int, chance: Chance) -> None:
            super().redraw(state, eyes, chance)
            other = eyes.bit_length() % len(state.hand)
            if chance.below(10) == 0:
                unseen = sorted(state.hand[other] + state.bag)
                state.hand[other], state.bag = unseen[: len(state.hand[other])], unseen[len(state.hand[other]) :]

    return pebbles(Title)
