"""Why can't I? The answer to any spelled intention, legal or not, now, later or passed over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from regnum.engine.chance import FastChance
from regnum.engine.frames import Decision, Sealed
from regnum.engine.game import Game
from regnum.engine.knowledge import State
from regnum.engine.moves import Move
from regnum.engine.refusals import GAME_IS_OVER, NOT_YOUR_DECISION, OTHER_DECISION, UNKNOWN_MOVE, Reason, Shortfall

S = TypeVar("S", bound=State)
SEARCH_LIMIT: Final = 300
SEARCH_DEPTH: Final = 3


class Explanation:
    """Whether an intention is possible, why not, by how much, and on the way to which decision it failed."""

    def __init__(
        self,
        move: Move,
        reason: Reason | None,
        decision: str,
        after: tuple[str, ...] = (),
        shortfalls: Sequence[Shortfall] = (),
        met: Decision[Any] | None = None,
    ) -> None:
        self.move = move
        self.reason = reason
        self.decision = decision
        self.met = met  # the decision itself, if one was met on the way
        self.after = after
        self.shortfalls: tuple[Shortfall, ...] = tuple(shortfalls)

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
            "shortfalls": [each.as_dict() for each in self.shortfalls],
        }


def explain(game: Game[S], seat: int, text: str) -> Explanation:
    """Judge an intention of a seat. Several moves may be chained with `;`: the first one that fails is explained.

    Everything is judged in a copy that holds only what the seat knows, so an explanation can leak nothing.
    """
    if game.over or seat not in game.decision().seats(game):
        return judge_in(game, seat, text)
    return judge_in(game.title.determinise(game, seat, FastChance(0)), seat, text)


def judge_in(game: Game[S], seat: int, text: str) -> Explanation:
    """The same in a copy that may be used up and holds nothing that the seat does not know."""
    title = game.title
    moves = [title.read(part) for part in [part.strip() for part in text.split(";") if part.strip()] or [""]]
    if game.over:
        return Explanation(moves[0], GAME_IS_OVER, "")
    if seat not in game.decision().seats(game):
        return Explanation(moves[0], NOT_YOUR_DECISION, type(game.decision()).__name__)
    made: tuple[str, ...] = ()
    skipped = False  # whether the chain leaves moves out that must come in between
    for number, move in enumerate(moves):
        found = (
            judge_on(game, seat, game.decision(), moves[number:])
            or judge_passed(game, seat, move)
            or search(game, seat, move)
        )
        skipped = skipped or bool(found.after)
        if found.reason is not None or number + 1 == len(moves):
            found.after = (*made, *found.after) if skipped else ()
            break
        reason = make_all(game, seat, [*(title.read(words) for words in found.after), move])
        if reason is not None:
            return Explanation(moves[number + 1], reason, found.decision)
        made = (*made, *found.after, str(move))
    return found


def make_all(game: Game[S], seat: int, moves: Sequence[Move]) -> Reason | None:
    """Make legal moves of a chain; the reason why nothing can be said about the next one, or None if it can."""
    for move in moves:
        reason = go_on(game, seat, move)
        if reason is not None:
            return reason
    return None


def go_on(game: Game[S], seat: int, move: Move) -> Reason | None:
    """Make a legal move; the reason why nothing can be said about what comes next, or None if it can."""
    drawn = game.chance.counter
    sealed = isinstance(game.decision(), Sealed)
    game.apply(seat, game.decision().domain.parse(move))
    if game.over:
        return GAME_IS_OVER
    if seat not in game.decision().seats(game):
        return NOT_YOUR_DECISION
    return OTHER_DECISION if sealed or game.chance.counter != drawn else None


def judge_on(game: Game[S], seat: int, decision: Decision[S], moves: Sequence[Move]) -> Explanation | None:
    """The judgement of a decision on the first move; if it is vague, that of what it leads to on the next one."""
    found = judged(game, seat, decision, moves[0])
    if found is not None and found.reason is not None and found.reason.vague and len(moves) > 1:
        following = decision.leads_to(game, seat, decision.domain.parse(moves[0]))
        deeper = judge_on(game, seat, following, moves[1:]) if following is not None else None
        return deeper if deeper is not None and deeper.reason is not None else found
    return found


def judge_now(game: Game[S], seat: int, move: Move) -> Explanation | None:
    """The judgement of the open decision on this move, or None if it is no answer to it."""
    return judged(game, seat, game.decision(), move)


def judged(game: Game[S], seat: int, decision: Decision[S], move: Move) -> Explanation | None:
    """The judgement of a decision on a move, with the cause behind a vague reason."""
    option = decision.domain.parse(move)
    if option < 0:
        return None
    code = true_cause(game, seat, decision, option)
    reason = game.title.reason(code) if code else None
    lacking = decision.shortfalls(game, seat, option) if code else ()
    assert all(each.name in game.title.counted for each in lacking)
    return Explanation(move, reason, type(decision).__name__, (), lacking, decision)


def true_cause(game: Game[S], seat: int, decision: Decision[S], option: int) -> int:
    """The code of the reason against an answer; of a vague one that of what fails next, if all of it fails alike."""
    code = decision.why_not(game, seat, option)
    if not code or not game.title.reason(code).vague:
        return code
    following = decision.leads_to(game, seat, option)
    if following is None:
        return code
    causes = {true_cause(game, seat, following, each) for each in following.candidates(game, seat)} - {0}
    causes = causes or {following.why_none(game, seat) or code}
    return causes.pop() if len(causes) == 1 else code


def judge_passed(game: Game[S], seat: int, move: Move) -> Explanation | None:
    """The judgement of a choice that the seat was spared since the last answer, if one of these knows the move."""
    for spared, decision in game.passed:
        found = judged(game, seat, decision, move) if spared == seat else None
        if found is not None:
            found.reason = found.reason or OTHER_DECISION
            return found
    return None


def is_candidate(game: Game[S], seat: int, found: Explanation) -> bool:
    """Whether the move is one that the decision which judged it would have thought of."""
    met = found.met
    return met is not None and met.domain.parse(found.move) in met.candidates(game, seat)


def judge_closed(game: Game[S], seat: int, decision: Decision[S], move: Move, depth: int) -> Explanation | None:
    """The judgement of a choice to which no answer leads because it would have none.

    Several answers may lead to choices that know the move: the one in which it is worth judging says more.
    """
    other: Explanation | None = None
    for option in decision.candidates(game, seat):
        following = decision.leads_to(game, seat, option)
        if following is None:
            continue
        found = judged(game, seat, following, move)
        if found is None and depth > 1:
            found = judge_closed(game, seat, following, move, depth - 1)
        if found is None or found.reason is None:
            continue
        if is_candidate(game, seat, found):
            return found
        other = other or found
    return other


def search(game: Game[S], seat: int, move: Move) -> Explanation:
    """Look a few moves ahead for the decision that this move would answer; the nearest that thought of it says most."""
    classes = [cls for cls in game.title.decision_classes if cls.domain.parse(move) >= 0]
    if not classes:
        return Explanation(move, UNKNOWN_MOVE, type(game.decision()).__name__)
    best: Explanation | None = None
    sure = False  # whether the best judgement is of a decision in which the move was worth judging
    queue: list[tuple[Game[S], tuple[str, ...]]] = [(game, ())]
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
            found = judge_now(twin, seat, move) or judge_passed(twin, seat, move)
            if found is not None:
                found.after = (*path, words)
                if found.reason is None:
                    return found
                if best is None or (is_candidate(twin, seat, found) and not sure):
                    best, sure = found, is_candidate(twin, seat, found)
            elif len(path) + 1 < SEARCH_DEPTH:
                queue.append((twin, (*path, words)))
    closed = None if best else judge_closed(game, seat, game.decision(), move, SEARCH_DEPTH)
    return best or closed or Explanation(move, OTHER_DECISION, classes[0].__name__)


def steps_ahead(game: Game[S], seat: int) -> list[tuple[int, str]]:
    """The answers of the open decision with their words."""
    decision: Decision[S] = game.decision()
    return [(option, str(decision.spell(option))) for option in decision.options(game, seat)]
