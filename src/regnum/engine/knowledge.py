"""Who knows what. Every field of a state is declared in one table, from which views and undo barriers derive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.chance import Chance

EVERYBODY: Final = -1  # the mask of what all seats know, and spectators too
Value = int | Sequence[int] | Sequence[Sequence[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every title's position: named lists of small integers and a table that says who knows them.

    A subclass lists its fields in `__slots__` and describes each one in `KNOWLEDGE`.
    """

    __slots__: tuple[str, ...] = ()

    def copy(self: S) -> S:
        """An independent copy."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[S]):
    """One field of a state and who knows it: by default everybody."""

    secrecy: ClassVar[str] = "public"

    def __init__(self, name: str) -> None:
        self.name = name

    def shown(self, state: S, seat: int) -> Value:
        """The field as this seat may see it (-1: a spectator)."""
        value: Value = getattr(state, self.name)
        return plain(value)

    def scramble(self, state: S, seat: int, chance: Chance) -> None:
        """Change whatever this seat cannot know into something else that looks the same to it."""

    def hidden(self, state: S, seat: int) -> list[int]:
        """The items in this field that the seat cannot know, for finding out whether a move shows something new."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Owned(Field[S]):
    """A list with one entry per seat, known to its seat alone; the others see what `outside` tells about it."""

    secrecy = "owner"

    def __init__(
        self,
        name: str,
        outside: Callable[[S, int], list[int]],
        alternative: Callable[[S, int, Chance], list[int]],
        unknown: Callable[[S, int], list[int]],
    ) -> None:
        super().__init__(name)
        self.outside = outside
        self.alternative = alternative
        self.unknown = unknown

    def shown(self, state: S, seat: int) -> Value:
        entries: list[list[int]] = getattr(state, self.name)
        return [
            plain_list(entry) if owner == seat else self.outside(state, owner) for owner, entry in enumerate(entries)
        ]

    def scramble(self, state: S, seat: int, chance: Chance) -> None:
        entries: list[list[int]] = getattr(state, self.name)
        for owner in range(len(entries)):
            if owner != seat:
                entries[owner] = self.alternative(state, owner, chance)

    def hidden(self, state: S, seat: int) -> list[int]:
        owners: list[list[int]] = getattr(state, self.name)
        return [item for owner in range(len(owners)) if owner != seat for item in self.unknown(state, owner)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Field[S]):
    """A list that nobody knows; `alternative` makes another content that would look the same to everybody."""

    secrecy = "nobody"

    def __init__(self, name: str, alternative: Callable[[S, Chance], list[int]]) -> None:
        super().__init__(name)
        self.alternative = alternative

    def shown(self, state: S, seat: int) -> Value:
        entries: list[int] = getattr(state, self.name)
        return len(entries)

    def scramble(self, state: S, seat: int, chance: Chance) -> None:
        setattr(state, self.name, self.alternative(state, chance))

    def hidden(self, state: S, seat: int) -> list[int]:
        entries: list[int] = getattr(state, self.name)
        return list(entries)


@mypyc_attr(allow_interpreted_subclasses=True)
class Masked(Field[S]):
    """A list whose entry i is known to the seats in `mask[i]` (one bit a seat, or EVERYBODY); the others see -1."""

    secrecy = "mask"

    def __init__(self, name: str, mask: str) -> None:
        super().__init__(name)
        self.mask = mask

    def unknown_places(self, state: S, seat: int) -> list[int]:
        masks: list[int] = getattr(state, self.mask)
        return [place for place, mask in enumerate(masks) if mask != EVERYBODY and (seat < 0 or not mask >> seat & 1)]

    def shown(self, state: S, seat: int) -> Value:
        entries: list[int] = list(getattr(state, self.name))
        for place in self.unknown_places(state, seat):
            entries[place] = -1
        return entries

    def scramble(self, state: S, seat: int, chance: Chance) -> None:
        entries: list[int] = getattr(state, self.name)
        places = self.unknown_places(state, seat)
        for place, entry in zip(places, chance.shuffled([entries[place] for place in places]), strict=True):
            entries[place] = entry

    def hidden(self, state: S, seat: int) -> list[int]:
        return self.unknown_places(state, seat)


class Knowledge(Generic[S]):
    """The table of all fields of one state class."""

    def __init__(self, state_class: type[S], *fields: Field[S]) -> None:
        declared = [field.name for field in fields]
        if state_class.__dictoffset__:
            raise TypeError(f"{state_class.__name__}: a state and all its bases must have __slots__")
        slots = slots_of(state_class)
        missing = sorted(set(slots) - set(declared))
        unknown = sorted(set(declared) - set(slots))
        if missing or unknown or len(declared) != len(set(declared)):
            raise TypeError(f"{state_class.__name__}: who knows {missing or unknown or declared}?")
        self.fields: tuple[Field[S], ...] = fields
        self.names: tuple[str, ...] = tuple(slots)

    def view(self, state: S, seat: int) -> dict[str, Value]:
        """Everything that the seat may know of the state."""
        return {field.name: field.shown(state, seat) for field in self.fields}

    def scramble(self, state: S, seat: int, chance: Chance) -> None:
        """Change everything that the seat cannot know, in place."""
        for field in self.fields:
            field.scramble(state, seat, chance)

    def hidden(self, state: S, seat: int) -> Counter[tuple[str, int]]:
        """Everything that is hidden from the seat, as facts that can be counted and compared."""
        return Counter((field.name, item) for field in self.fields for item in field.hidden(state, seat))


def slots_of(state_class: type[State]) -> list[str]:
    """The fields of a state class and its bases in alphabetical order; a compiled class names them differently."""
    found: set[str] = set()
    for base in state_class.__mro__:
        for attribute in ("__slots__", "__mypyc_attrs__"):
            names: tuple[str, ...] = getattr(base, attribute, ())
            found.update(names)
    return sorted(found)


def plain_list(value: Sequence[int]) -> list[int]:
    """A copy as a plain list."""
    return list(value)


def plain(value: Value) -> Value:
    """A copy of a field's value that shares nothing with the state."""
    if isinstance(value, int):
        return value
    return [item if isinstance(item, int) else list(item) for item in value]  # type: ignore[return-value]
