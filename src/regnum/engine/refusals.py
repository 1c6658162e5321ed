"""Refusals: a player's mistake, with the reason and the rule. Our own mistakes are other exceptions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

ALLOWED: Final = 0  # what a judgement returns if there is no reason against an answer


class Reason:
    """Why something is not allowed: a stable name, the paragraph that forbids it, and its code, never 0.

    A vague one says only that nothing could be chosen next; whoever asks wants to know why not.
    """

    def __init__(self, code: int, name: str, rule: str, vague: bool = False) -> None:
        self.code = code
        self.name = name
        self.rule = rule
        self.vague = vague

    def __repr__(self) -> str:
        return f"Reason({self.name}, {self.rule})"


class Shortfall:
    """One condition that is not met: its name, how much there is and how much is needed."""

    def __init__(self, name: str, have: int, need: int) -> None:
        self.name = name
        self.have = have
        self.need = need

    def as_dict(self) -> dict[str, str | int]:
        """The structured form for the API and the command line."""
        return {"name": self.name, "have": self.have, "need": self.need}


class Reasons:
    """The reasons of a title; each chapter declares its own beside the rules that give them.

    Two chapters may refuse for the same reason by different paragraphs: whoever is refused is told that of his chapter.

    >>> reasons = Reasons()
    >>> TOO_FAR = reasons.add("too_far", "A1")
    >>> reasons.add("too_far", "B7") == TOO_FAR
    False
    >>> [reason.rule for reason in reasons]
    ['A1', 'B7']
    """

    def __init__(self) -> None:
        self.declared: list[Reason] = []

    def add_vague(self, name: str, rule: str) -> int:
        """The code of a reason that stands for those of what could not be chosen next."""
        code = self.add(name, rule)
        self.declared[code - 1].vague = True
        return code

    def add(self, name: str, rule: str) -> int:
        """The code of a reason, for judgements to return; the same name and paragraph have the same code."""
        for reason in self.declared:
            if reason.name == name and reason.rule == rule:
                return reason.code
        self.declared.append(Reason(len(self.declared) + 1, name, rule))
        return len(self.declared)

    def __iter__(self) -> Iterator[Reason]:
        return iter(self.declared)


class Refusal(Exception):  # noqa: N818 - an answer to a player, not an error
    """A move, deal or request that is not allowed; the state is untouched."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason.name} ({reason.rule}){': ' + detail if detail else ''}")
        self.reason = reason
        self.detail = detail


class RegnumError(Exception):
    """Bad input from outside: a message that names what is wrong and what is allowed."""


class RuleFailure(Exception):  # noqa: N818 - it carries a report, as a Refusal carries a reason
    """An exception inside a rule: our mistake. `report` is a file that reproduces it."""

    def __init__(self, message: str, report: bytes) -> None:
        super().__init__(message)
        self.report = report


NOT_YOUR_DECISION: Final = Reason(-1, "not_your_decision", "engine")
GAME_IS_OVER: Final = Reason(-2, "game_is_over", "engine")
NO_SUCH_ANSWER: Final = Reason(-3, "no_such_answer", "engine")
OLD_DECISION: Final = Reason(-4, "old_decision", "engine")
NOTHING_TO_UNDO: Final = Reason(-5, "nothing_to_undo", "engine")
DEALS_ARE_CLOSED: Final = Reason(-6, "deals_are_closed", "engine")
OTHER_DECISION: Final = Reason(-7, "other_decision", "engine")
UNKNOWN_MOVE: Final = Reason(-8, "unknown_move", "engine")
NOTHING_TO_REDO: Final = Reason(-9, "nothing_to_redo", "engine")
NO_WAY_BACK: Final = Reason(-10, "no_way_back", "engine")
DRAFTS_ARE_CLOSED: Final = Reason(-11, "drafts_are_closed", "engine")
ENGINE_REASONS: Final = (
    NOT_YOUR_DECISION,
    GAME_IS_OVER,
    NO_SUCH_ANSWER,
    OLD_DECISION,
    NOTHING_TO_UNDO,
    DEALS_ARE_CLOSED,
    OTHER_DECISION,
    UNKNOWN_MOVE,
    NOTHING_TO_REDO,
    NO_WAY_BACK,
    DRAFTS_ARE_CLOSED,
)
