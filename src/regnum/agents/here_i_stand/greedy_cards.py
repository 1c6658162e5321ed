"""Which card the greedy player plays, and how: for points, as an event, or not at all."""

from __future__ import annotations

from typing import Final

from regnum.agents.here_i_stand.greedy_card_worths import event_worth, worth_of_point
from regnum.agents.here_i_stand.greedy_question import Judge, Question
from regnum.titles.here_i_stand.facts.catalogue import CARD_KIND
from regnum.titles.here_i_stand.facts.names import COMBAT, HOME_CARD, MANDATORY, RESPONSE
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.state import Position

KEPT: Final = 0.2  # a combat or response card that stays in the hand
PASS: Final = 0.05
OPTIONS: Final[dict[str, int]] = {"event": 0, "event-a": 1, "event-b": 2, "event-c": 3}


def points_worth(state: Position, seat: int, card: int) -> float:
    """A card played for its command points."""
    worth = worth_of_point(seat) * points_of_card(state, card)
    return worth - (KEPT if CARD_KIND[card] in (COMBAT, RESPONSE) else 0.0)


def best_use(state: Position, seat: int, card: int) -> float:
    """What a card is worth to its holder."""
    events = [event_worth(state, seat, card, option) for option in range(4)]
    return max([points_worth(state, seat, card), *events])


def judge_play(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """What gains most over other uses; Home cards and mandatory events must be played anyway."""
    state, seat = question.state, question.seat
    if verb == "pass":
        return PASS
    if verb == "keep":
        return 0.9 * best_use(state, seat, state.shown)
    card = numbers[0]
    if verb == "points":
        return points_worth(state, seat, card)
    return event_worth(state, seat, card, OPTIONS[verb])


def judge_discard(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The card that is worth most."""
    return best_use(question.state, question.seat, numbers[0]) if numbers else 0.0


def judge_diet(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Many points of which little else comes; a Home card is lost for the turn only."""
    state, seat, card = question.state, question.seat, numbers[0]
    dice = points_of_card(state, card)
    home = 0.4 if CARD_KIND[card] == HOME_CARD else 0.0
    return 0.35 * dice - 0.9 * best_use(state, seat, card) - home


def judge_keeping(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The better of two."""
    card = numbers[0]
    return best_use(question.state, question.seat, card) - (0.4 if CARD_KIND[card] == MANDATORY else 0.0)


JUDGES: Final[dict[str, Judge]] = {
    "PlayCard": judge_play,
    "PlayShown": judge_play,
    "TakeDiscard": judge_discard,
    "DietOfWorms": judge_diet,
    "KeepCard": judge_keeping,
}
