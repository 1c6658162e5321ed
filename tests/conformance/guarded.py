"""A position that looks at who writes it, since other names of its lists escape a look at the sources."""

from __future__ import annotations

import sys
from typing import Any

from regnum.engine.game import Game
from tests.conformance.laws import MUTATORS

HOLDINGS = "regnum.engine.holdings"


class Trespass(AssertionError):  # noqa: N818 - it says what was done
    """Somebody wrote into a position who may not."""


def check_caller() -> None:
    """Whoever writes must be a change of the title."""
    frame = sys._getframe(2)
    while frame.f_globals["__name__"] == HOLDINGS and frame.f_back is not None:
        frame = frame.f_back  # cards are moved for a change
    caller = frame.f_globals["__name__"]
    if not any(room in caller for room in (".position.changes", ".position.state", ".position.knowledge")):
        raise Trespass(f"{caller}, line {frame.f_lineno}, writes the position")


def guarded_method(name: str) -> Any:
    original = getattr(list, name)

    def method(self: list[Any], *arguments: Any, **more: Any) -> Any:
        check_caller()
        return original(self, *arguments, **more)

    return method


CHANGING = (*sorted(MUTATORS), "__setitem__", "__delitem__", "__iadd__", "__imul__")
GuardedList: Any = type("GuardedList", (list,), {name: guarded_method(name) for name in CHANGING})


def guard(value: Any) -> Any:
    """The same value with lists that look at who writes them."""
    if not isinstance(value, list):
        return value
    return GuardedList([GuardedList(item) if isinstance(item, list) else item for item in value])


def guarded(game: Game[Any]) -> Game[Any]:
    """The game with a position that refuses writes from outside `position`; copies of it are as usual."""
    plain = type(game.state)

    def set_field(self: Any, name: str, value: Any) -> None:
        check_caller()
        object.__setattr__(self, name, guard(value))

    for name in game.title.knowledge.names:
        setattr(game.state, name, guard(getattr(game.state, name)))
    game.state.__class__ = type("GuardedPosition", (plain,), {"__slots__": (), "__setattr__": set_field})
    return game
