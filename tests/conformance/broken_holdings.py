"""Broken titles that mistake what can be known about hidden cards."""

from __future__ import annotations

from regnum.engine.chance import Chance
from regnum.engine.game import Game
from regnum.engine.memory import UNKNOWN
from tests.conformance.playing import AnyTitle
from tests.probes.rumours import CARD_TAKEN, TAKE, Court, Rumours, Whisper, holdings, meaning, rumours


def tells_everybody_which_card_was_taken() -> AnyTitle:
    class Loud(Whisper):
        def choose(self, game: Game[Court], seat: int, option: int) -> None:
            before = game.state.place[:]
            super().choose(game, seat, option)
            what, other, _ = meaning(option)
            if what == TAKE:
                card = next(card for card, place in enumerate(before) if place != game.state.place[card])
                game.tell(CARD_TAKEN, seat, other, card)

    return rumours(whisper=Loud)


def guesses_by_masks_alone() -> AnyTitle:
    class Title(Rumours):
        def redraw(self, state: Court, eyes: int, chance: Chance) -> None:
            known, masks = holdings(state).known(eyes), holdings(state).possible(eyes)
            unknown = [card for card, place in enumerate(known) if place == UNKNOWN]
            places = sorted(state.place[card] for card in unknown)
            super().redraw(state, eyes, chance)
            dealt = [-1]
            while dealt:  # until every card lies where it may
                dealt = chance.shuffled(places)
                if all(masks[card] >> place & 1 for card, place in zip(unknown, dealt, strict=True)):
                    for card, place in zip(unknown, dealt, strict=True):
                        state.place[card] = place
                    return

    return rumours(Title)


def deals_in_the_hidden_order() -> AnyTitle:
    class Title(Rumours):
        def redraw(self, state: Court, eyes: int, chance: Chance) -> None:
            before, known = state.place[:], holdings(state).known(eyes)
            super().redraw(state, eyes, chance)
            unknown = [card for card, place in enumerate(known) if place == UNKNOWN]
            places = chance.shuffled(sorted(before[card] for card in unknown))
            for card, place in zip(sorted(unknown, key=before.__getitem__), places, strict=True):
                state.place[card] = place

    return rumours(Title)


def remembers_what_others_have_seen() -> AnyTitle:
    class Title(Rumours):
        def redraw(self, state: Court, eyes: int, chance: Chance) -> None:
            memories = state.memories[:]
            super().redraw(state, eyes, chance)
            state.memories = memories

    return rumours(Title)
