"""A game in progress: state, stack of frames and chance, and the few ways to drive it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.chance import Chance
from regnum.engine.course import Course
from regnum.engine.frames import Decision, Procedure, Sealed, Window
from regnum.engine.knowledge import State, Value, eyes_of
from regnum.engine.moves import Move
from regnum.engine.refusals import (
    DEALS_ARE_CLOSED,
    DRAFTS_ARE_CLOSED,
    GAME_IS_OVER,
    NO_SUCH_ANSWER,
    NOT_YOUR_DECISION,
    OTHER_DECISION,
    UNKNOWN_MOVE,
    Reason,
    Refusal,
)

if TYPE_CHECKING:
    from regnum.engine.deals import Deal
    from regnum.engine.title import Outcome, Title

S = TypeVar("S", bound=State)
MOST_STEPS: Final = 100_000  # between two decisions; more can only be a rule that goes round in circles


@mypyc_attr(allow_interpreted_subclasses=True)  # else `__new__` would call `__init__` when compiled
class Game(Course[S]):
    """One game. Rules use `call`, `repeat`, `end`, `finish`, `tell` and `chance`; everybody else uses the rest.

    >>> import regnum
    >>> game = regnum.new("pax_renaissance", players=3, seed=1)
    >>> seat, = game.waiting
    >>> moves = [str(move) for move in game.moves()]
    >>> "fair west" in moves
    True
    >>> game.push("fair west")
    >>> game.over
    False
    """

    def __init__(
        self,
        title: Title[S],
        state: S,
        seats: int,
        chance: Chance,
        options: dict[str, str],
        scenario: str = "standard",
    ) -> None:
        super().__init__(seats)
        self.title = title
        self.state = state
        self.chance = chance
        self.settings = options
        self.scenario = scenario
        self.sealed: list[int] = [-1] * seats
        self.decision_id = 0
        self.controllers: tuple[int, ...] = tuple(title.controllers(self))
        self._eyes: list[int] = [eyes_of(self.companions(seat)) for seat in range(seats)]
        self._listed: tuple[int, ...] = ()  # the answers last listed for the open decision, if any
        self._listed_for = -1  # and the seat for which they were listed
        self._asked: tuple[int, ...] = ()  # who is asked by the open decision, if that was looked up
        self._asked_by: Decision[S] | None = None  # and the decision that asks

    # ---- asking ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def decision(self, seat: int | None = None) -> Decision[S]:
        """What is being decided now (by this seat, if given)."""
        if not self.stack:
            raise Refusal(GAME_IS_OVER)
        top = self.stack[-1]
        assert isinstance(top, Decision)
        if seat is not None and seat not in self._seats(top):
            raise Refusal(NOT_YOUR_DECISION)
        return top

    def _seats(self, top: Decision[S]) -> tuple[int, ...]:
        """Who is asked by the open decision: looked up once, as nothing is done meanwhile."""
        if self._asked_by is not top:
            self._asked = tuple(top.seats(self))
            self._asked_by = top
        return self._asked

    def companions(self, seat: int) -> tuple[int, ...]:
        """All seats of whoever holds this one, in order; a spectator (-1) has none but himself."""
        if seat < 0:
            return (seat,)
        controllers = self.controllers
        return tuple([other for other in range(self.seat_count) if controllers[other] == controllers[seat]])

    def eyes(self, seat: int) -> int:
        """What whoever holds this seat can see: the bits of all his seats; none for a spectator."""
        return self._eyes[seat] if seat >= 0 else 0

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that everybody sees as waited for: in an open window all of them, whoever has answered."""
        if self.stack and isinstance(self.stack[-1], Window):
            return self._seats(self.stack[-1])
        return self.waiting

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is missing."""
        if not self.stack:
            return ()
        top = self.stack[-1]
        assert isinstance(top, Decision)
        asked = self._seats(top)
        if isinstance(top, Sealed):
            return tuple([seat for seat in asked if self.sealed[seat] < 0])
        return asked

    def legal(self, seat: int) -> list[int]:
        """All answers that the seat may give now, as codes."""
        if self._listed and seat == self._listed_for:
            return list(self._listed)
        options = self.decision(seat).options(self, seat)
        self._listed = tuple(options)
        self._listed_for = seat
        return options

    def count_answers(self, decision: Decision[S], seat: int) -> int:
        """How many answers a seat has to a decision that is left out without any: `Decision.seats` asks.

        If it is the open one, they are kept for `legal`, which is asked next.
        """
        options = decision.options(self, seat)
        if self.stack and self.stack[-1] is decision:
            self._listed = tuple(options)
            self._listed_for = seat
        return len(options)

    def moves(self, seat: int | None = None) -> Iterator[Move]:
        """All answers that the seat (by default the one waited for) may give now, as words."""
        if not self.stack:
            return
        top = self.decision()
        for option in self.legal(self.waiting[0] if seat is None else seat):
            yield top.spell(option)

    def why_not(self, seat: int, option: int) -> Reason | None:
        """The reason why the seat may not give this answer, or None if it may."""
        if not self.stack:
            return GAME_IS_OVER
        top = self.decision()
        if seat not in self._seats(top):
            return NOT_YOUR_DECISION
        if not 0 <= option < top.domain.size:
            return NO_SUCH_ANSWER
        code = top.why_not(self, seat, option)
        return self.title.reason(code) if code else None

    def parse(self, text: str) -> int:
        """The code of a move of the present decision, from its text."""
        if not self.stack:
            raise Refusal(GAME_IS_OVER)
        move = self.title.read(text)
        option = self.decision().domain.parse(move)
        if option < 0:
            known = any(cls.domain.parse(move) >= 0 for cls in self.title.decision_classes)
            raise Refusal(OTHER_DECISION if known else UNKNOWN_MOVE, text)
        return option

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.title.outcome(self) if self.over else None

    def view(self, seat: int) -> dict[str, Value]:
        """What the seat may know (-1: a spectator)."""
        return self.title.view(self, seat)

    # ---- answering ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Run until somebody must choose; called once by a title's set-up."""
        self._advance()

    def apply(self, seat: int, option: int) -> None:
        """Give an answer. Exactly the listed answers are accepted."""
        top = self.decision()
        if seat != self._listed_for or option not in self._listed:
            reason = self.why_not(seat, option)
            if reason is not None:
                raise Refusal(reason, self._wording(option))
        self._carry_out(top, seat, option)

    def accept(self, seat: int, option: int) -> None:
        """Carry out an answer that `why_not` has just allowed, without judging it once more."""
        self._carry_out(self.decision(), seat, option)

    def _carry_out(self, top: Decision[S], seat: int, option: int) -> None:
        if isinstance(top, Sealed):
            self._seal(top, seat, option)
            return
        self._pop()
        self.decision_id += 1
        self.passed = []
        top.choose(self, seat, option)
        self._advance()

    def answer_all(self, answers: Sequence[int]) -> None:
        """Give the answers of all seats that are asked at once, `answers[seat]` each; all are accepted, or none.

        A window in which nobody plays is closed by one call.
        """
        top = self.decision()
        if not isinstance(top, Sealed):
            raise Refusal(NO_SUCH_ANSWER)
        silence = top.silence if isinstance(top, Window) else -1
        for seat in self._seats(top):
            option = answers[seat]
            reason = None if option == silence else self.why_not(seat, option)
            if reason is not None:
                raise Refusal(reason, self._wording(option))
        self._open(top, answers)

    def push(self, text: str, seat: int | None = None) -> None:
        """Give an answer in words, for the seat that is waited for unless another is named."""
        option = self.parse(text)
        self.apply(self.waiting[0] if seat is None else seat, option)

    @property
    def deals_open(self) -> bool:
        """Whether a deal could be struck now; never while a window is open."""
        return bool(self.stack) and not isinstance(self.stack[-1], Window) and self.title.deals_open(self)

    @property
    def drafts_open(self) -> bool:
        """Whether deals may be talked about now."""
        return bool(self.stack) and self.title.drafts_open(self)

    def why_not_strike(self, deal: Deal) -> Reason | None:
        """The reason why the deal cannot be struck now, or None if it can."""
        if not self.stack:
            return GAME_IS_OVER
        return self._judged(deal) if self.deals_open else DEALS_ARE_CLOSED

    def why_not_draft(self, deal: Deal) -> Reason | None:
        """The reason why nobody can sign the deal now, to be struck at once or later; None if it can be signed."""
        if not self.stack:
            return GAME_IS_OVER
        return self._judged(deal) if self.drafts_open or self.deals_open else DRAFTS_ARE_CLOSED

    def _judged(self, deal: Deal) -> Reason | None:
        if not deal.is_among(self.seat_count):
            return NO_SUCH_ANSWER
        code = self.title.judge(self, deal)
        return self.title.reason(code) if code else None

    def strike(self, deal: Deal) -> None:
        """Carry out a deal that all its parties have confirmed.

        It may make sealed answers impossible, so all of them are asked for again: asking only for some would show them.
        """
        reason = self.why_not_strike(deal)
        if reason is not None:
            raise Refusal(reason, str(deal))
        self.accept_deal(deal)

    def accept_deal(self, deal: Deal) -> None:
        """Carry out a deal that `why_not_strike` has just allowed, without judging it once more."""
        top = self.decision()
        reopened = max(self.sealed) >= 0
        self.sealed = [-1] * self.seat_count
        self.title.carry_out(self, deal)
        self._advance()
        if reopened or not self.stack or self.stack[-1] is not top:
            self.decision_id += 1

    def copy(self) -> Game[S]:
        """An independent copy without listener; it shares the frames, which never change."""
        twin: Game[S] = Game.__new__(Game)
        twin.title = self.title
        twin.state = self.state.copy()
        twin.seat_count = self.seat_count
        twin.chance = self.chance.copy()
        twin.settings = self.settings
        twin.scenario = self.scenario
        twin.stack = self.stack[:]
        twin.progress = self.progress[:]
        twin.sealed = self.sealed[:]
        twin.decision_id = self.decision_id
        twin.finished = self.finished
        twin.listener = None
        twin.passed = self.passed[:]
        twin.controllers = self.controllers
        twin._eyes = self._eyes
        twin._listed = ()  # what others hold may be drawn anew in a copy
        twin._listed_for = -1
        twin._asked = ()
        twin._asked_by = None
        return twin

    def restore(self, before: Game[S]) -> None:
        """Become what another copy is; the copy is used up. The listener stays."""
        self.state, self.stack, self.progress = before.state, before.stack, before.progress
        self.sealed, self.chance = before.sealed, before.chance
        self.finished, self.decision_id, self.passed = before.finished, before.decision_id, before.passed
        self._listed = ()
        self._asked_by = None

    def reseal(self, seat: int, chance: Chance) -> None:
        """Draw the sealed answers of all others anew, among what each could legally have chosen."""
        eyes = self.eyes(seat)
        for other in range(self.seat_count):
            if not eyes >> other & 1 and self.sealed[other] >= 0:
                options = self.legal(other)
                self.sealed[other] = options[chance.below(len(options))]

    # ---- running --------------------------------------------------------------------------------------------------

    def _seal(self, top: Sealed[S], seat: int, option: int) -> None:
        self.sealed[seat] = option
        if self.waiting:
            return
        answers = self.sealed
        self.sealed = [-1] * self.seat_count
        self._open(top, answers)

    def _open(self, top: Sealed[S], answers: Sequence[int]) -> None:
        """All answers are in: they count together."""
        self._listed = ()
        self._pop()
        self.decision_id += 1
        self.passed = []
        top.resolve(self, answers)
        self._advance()

    def _advance(self) -> None:
        """Run procedures until a decision is on top or nothing is left."""
        stack, progress, title = self.stack, self.progress, self.title
        self._listed = ()
        self._asked_by = None
        steps = 0
        while not self.finished:
            steps += 1
            if steps > MOST_STEPS:
                raise RuntimeError(f"the rules go round in circles: {stack}")
            if stack and progress[-1] > 0:
                top = stack[-1]
                if isinstance(top, Procedure) and progress[-1] >= len(top.steps):
                    self._drop_done()
            title.settle(self)
            if self.finished or not stack:
                break
            top = stack[-1]
            if isinstance(top, Procedure):
                number = progress[-1] if progress[-1] > 0 else 0
                progress[-1] = number + 1
                getattr(top, top.steps[number])(self)
            elif isinstance(top, Decision) and self._seats(top):
                return
            else:
                self._listed = ()
                self._asked_by = None
                self._pop()
        self.finished = True
        stack.clear()
        progress.clear()

    def _wording(self, option: int) -> str:
        if not self.stack:
            return str(option)
        domain = self.decision().domain
        return str(domain.spell(option)) if 0 <= option < domain.size else str(option)
