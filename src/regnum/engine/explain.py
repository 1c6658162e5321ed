"""Why can't I? The answer to any spelled intention, legal or not, now or later."""

from __future__ import annotations

from typing import Final, TypeVar

from regnum.engine.chance import FastChance
from regnum.engine.frames import Decision, Sealed
from regnum.engine.game import Game
from regnum.engine.knowledge import State
from regnum.engine.moves import Move
from regnum.engine.refusals import GAME_IS_OVER, NOT_YOUR_DECISION, OTHER_DECISION, UNKNOWN_MOVE, Reason

S = TypeVar("S", bound=State)
SEARCH_LIMIT: Final = 300
SEARCH_DEPTH: Final = 3


class Explanation:
    """Whether an intention is possible, why not, and on the way to which decision it failed."""

    def __init__(self, move: Move, reason: Reason | None, decision: str, after: tuple[str, ...] = ()) -> None:
        self.move = move
        self.reason = reason
        self.decision = decision
        self.after = after

    @property
    def allowed(self) -> bool:
        """Whether the intention is possible right now."""
        return self.reason is None and not self.after

    def as_dict(self) -> dict[str, object]:
        """The structured form for the API and the command line."""
        return {
            "move": str(self.move),
            "allowed": self.allowed,
            "reason": self.reason.name if self.reason else None,
            "rule": self.reason.rule if self.reason else None,
            "decision": self.decision,
            "after": list(self.after),
        }


def explain(game: Game[S], seat: int, text: str) -> Explanation:
    """Judge an intention of a seat. Several moves may be chained with `;`: the first one that fails is explained.

    Everything is judged in a copy that holds only what the seat knows, so an explanation can leak nothing.
    """
    parts = [part.strip() for part in text.split(";") if part.strip()] or [""]
    move = game.title.read(parts[0])
    if game.over:
        return Explanation(move, GAME_IS_OVER, "")
    if seat not in game.decision().seats(game):
        return Explanation(move, NOT_YOUR_DECISION, type(game.decision()).__name__)
    twin = game.title.determinise(game, seat, FastChance(0))
    for number, part in enumerate(parts):
        move = game.title.read(part)
        found = judge_now(twin, seat, move)
        if found is None:
            return search(twin, seat, move, tuple(parts[:number]))
        if not found.allowed:
            return found
        if number + 1 < len(parts):
            reason = go_on(twin, seat, move)
            if reason is not None:
                return Explanation(game.title.read(parts[number + 1]), reason, found.decision)
    return Explanation(move, None, type(twin.decision()).__name__)


def go_on(game: Game[S], seat: int, move: Move) -> Reason | None:
    """Make a legal move of a chain; the reason why nothing can be said about the next one, or None if it can."""
    drawn = game.chance.counter
    sealed = isinstance(game.decision(), Sealed)
    game.apply(seat, game.decision().domain.parse(move))
    if game.over:
        return GAME_IS_OVER
    if seat not in game.decision().seats(game):
        return NOT_YOUR_DECISION
    return OTHER_DECISION if sealed or game.chance.counter != drawn else None


def judge_now(game: Game[S], seat: int, move: Move) -> Explanation | None:
    """The judgement of the open decision on this move, or None if it is no answer to it."""
    decision = game.decision()
    option = decision.domain.parse(move)
    if option < 0:
        return None
    code = decision.why_not(game, seat, option)
    return Explanation(move, game.title.reason(code) if code else None, type(decision).__name__)


def search(game: Game[S], seat: int, move: Move, before: tuple[str, ...]) -> Explanation:
    """Look a few moves ahead for the decision that this move would answer, and take the furthest judgement."""
    classes = [cls for cls in game.title.decision_classes if cls.domain.parse(move) >= 0]
    if not classes:
        return Explanation(move, UNKNOWN_MOVE, type(game.decision()).__name__)
    best = Explanation(move, OTHER_DECISION, classes[0].__name__)
    queue: list[tuple[Game[S], tuple[str, ...]]] = [(game, before)]
    seen = 0
    while queue and seen < SEARCH_LIMIT:
        place, path = queue.pop(0)
        for option, words in steps_ahead(place, seat):
            seen += 1
            if seen > SEARCH_LIMIT:
                break
            twin = place.copy()
            if go_on(twin, seat, place.decision().spell(option)) is not None:
                continue
            found = judge_now(twin, seat, move)
            if found is not None:
                found.after = (*path, words)
                if found.reason is None:
                    return found
                best = found
            elif len(path) + 1 < SEARCH_DEPTH:
                queue.append((twin, (*path, words)))
    return best


def steps_ahead(game: Game[S], seat: int) -> list[tuple[int, str]]:
    """The answers of the open decision with their words."""
    decision: Decision[S] = game.decision()
    return [(option, str(decision.spell(option))) for option in decision.options(game, seat)]
