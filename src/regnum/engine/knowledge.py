"""Who knows what. Every field of a state is declared in one table, from which views and undo barriers derive.

Whoever looks has `eyes`: the seats whose knowledge he has, one bit a seat. Most readers have those of one seat,
somebody who holds several seats has all of theirs, and a spectator has none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.chance import Chance

EVERYBODY: Final = -1  # the mask of what all seats know, and spectators too
NO_EYES: Final = 0  # of a spectator
Value = int | Sequence[int] | Sequence[Sequence[int]]


def eyes_of(seats: Iterable[int]) -> int:
    """The eyes of whoever holds these seats; -1 is a spectator.

    >>> eyes_of([0, 2]), eyes_of([-1])
    (5, 0)
    """
    eyes = NO_EYES
    for seat in seats:
        if seat >= 0:
            eyes |= 1 << seat
    return eyes


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
    """One field of a state and who knows it: by default everybody.

    What is hidden in it follows from the field itself and from the fields in `by`, and from nothing else.
    """

    secrecy: ClassVar[str] = "public"

    def __init__(self, name: str, by: Sequence[str] = ()) -> None:
        self.name = name
        self.by: tuple[str, ...] = (name, *by)

    def shown(self, state: S, eyes: int) -> Value:
        """The field as whoever has these eyes may see it."""
        value: Value = getattr(state, self.name)
        return plain(value)

    def scramble(self, state: S, eyes: int, chance: Chance) -> None:
        """Change whatever these eyes cannot know into something else that looks the same to them."""

    def hidden(self, state: S, eyes: int) -> list[int]:
        """The items in this field that these eyes cannot know, for finding out whether a move shows something new."""
        return []

    def is_same(self, before: S, after: S) -> bool:
        """Whether the lists are the same from which it follows what is hidden: then nothing new can be seen."""
        for name in self.by:
            if getattr(before, name) != getattr(after, name):
                return False
        return True


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
        by: Sequence[str] = (),
    ) -> None:
        super().__init__(name, by)
        self.outside = outside
        self.alternative = alternative
        self.unknown = unknown

    def shown(self, state: S, eyes: int) -> Value:
        entries: list[list[int]] = getattr(state, self.name)
        return [
            plain_list(entry) if eyes >> owner & 1 else self.outside(state, owner)
            for owner, entry in enumerate(entries)
        ]

    def scramble(self, state: S, eyes: int, chance: Chance) -> None:
        entries: list[list[int]] = getattr(state, self.name)
        for owner in range(len(entries)):
            if not eyes >> owner & 1:
                entries[owner] = self.alternative(state, owner, chance)

    def hidden(self, state: S, eyes: int) -> list[int]:
        owners: list[list[int]] = getattr(state, self.name)
        return [item for owner in range(len(owners)) if not eyes >> owner & 1 for item in self.unknown(state, owner)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Field[S]):
    """A list that nobody knows; `alternative` makes another content that would look the same to everybody."""

    secrecy = "nobody"

    def __init__(self, name: str, alternative: Callable[[S, Chance], list[int]]) -> None:
        super().__init__(name)
        self.alternative = alternative

    def shown(self, state: S, eyes: int) -> Value:
        entries: list[int] = getattr(state, self.name)
        return len(entries)

    def scramble(self, state: S, eyes: int, chance: Chance) -> None:
        setattr(state, self.name, self.alternative(state, chance))

    def hidden(self, state: S, eyes: int) -> list[int]:
        entries: list[int] = getattr(state, self.name)
        return list(entries)


@mypyc_attr(allow_interpreted_subclasses=True)
class Masked(Field[S]):
    """A list whose entry i is known to the seats in `mask[i]` (one bit a seat, or EVERYBODY); the others see -1."""

    secrecy = "mask"

    def __init__(self, name: str, mask: str) -> None:
        super().__init__(name, (mask,))
        self.mask = mask

    def unknown_places(self, state: S, eyes: int) -> list[int]:
        masks: list[int] = getattr(state, self.mask)
        return [place for place, mask in enumerate(masks) if mask != EVERYBODY and not mask & eyes]

    def shown(self, state: S, eyes: int) -> Value:
        entries: list[int] = list(getattr(state, self.name))
        for place in self.unknown_places(state, eyes):
            entries[place] = -1
        return entries

    def scramble(self, state: S, eyes: int, chance: Chance) -> None:
        entries: list[int] = getattr(state, self.name)
        places = self.unknown_places(state, eyes)
        for place, entry in zip(places, chance.shuffled([entries[place] for place in places]), strict=True):
            entries[place] = entry

    def hidden(self, state: S, eyes: int) -> list[int]:
        return self.unknown_places(state, eyes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cache(Field[S]):
    """What follows from the other fields and is kept because it is dear to find out: no part of a position.

    Copies carry it along; views, files and hashes do not know it, and a position from a file begins with it empty.
    """

    secrecy = "cache"

    def __init__(self, name: str, empty: Callable[[], Value]) -> None:
        super().__init__(name)
        self.empty = empty


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
        self.caches: tuple[Cache[S], ...] = tuple([field for field in fields if isinstance(field, Cache)])
        kept = {field.name for field in self.caches}
        self.fields: tuple[Field[S], ...] = tuple([field for field in fields if field.name not in kept])
        self.secret: tuple[Field[S], ...] = tuple([field for field in self.fields if field.secrecy != "public"])
        self.names: tuple[str, ...] = tuple([name for name in slots if name not in kept])

    def forget(self, state: S) -> None:
        """Whatever is kept in caches may be wrong: it is found out anew."""
        for cache in self.caches:
            setattr(state, cache.name, cache.empty())

    def view(self, state: S, eyes: int) -> dict[str, Value]:
        """Everything that these eyes may see of the state."""
        return {field.name: field.shown(state, eyes) for field in self.fields}

    def scramble(self, state: S, eyes: int, chance: Chance) -> None:
        """Change everything that these eyes cannot know, in place."""
        for field in self.fields:
            field.scramble(state, eyes, chance)

    def hidden(self, state: S, eyes: int) -> Counter[tuple[str, int]]:
        """Everything that is hidden from these eyes, as facts that can be counted and compared."""
        return Counter((field.name, item) for field in self.secret for item in field.hidden(state, eyes))

    def shows_more(self, before: S, after: S, readers: Iterable[int]) -> bool:
        """Whether one of these pairs of eyes now knows what was hidden from it.

        Most moves change no list from which it follows what is hidden, so these are compared first.
        """
        for field in self.secret:
            if field.is_same(before, after):
                continue
            for eyes in readers:
                was, is_now = field.hidden(before, eyes), field.hidden(after, eyes)
                if was != is_now and Counter(was) - Counter(is_now):
                    return True
        return False


def slots_of(state_class: type[State]) -> list[str]:
    """The fields of a state class and its bases in alphabetical order; a compiled class names them differently."""
    found: set[str] = set()
    for base in state_class.__mro__:
        for attribute in ("__slots__", "__mypyc_attrs__"):
            names: tuple[str, ...] = getattr(base, attribute, ())
            found.update(names)
    return sorted(found)


def out_of_range(state: State, ranges: Mapping[str, tuple[int, int]]) -> list[str]:
    """The fields in which a number is below the least or above the most that it can be, for the invariants of titles.

    A position that somebody forged may hold anything, and whoever shows it looks names up by these numbers.
    """
    wrong: list[str] = []
    for name, (least, most) in ranges.items():
        for number in flattened(getattr(state, name)):
            if not least <= number <= most:
                wrong.append(f"{name} has a {number}, which is nothing")
    return wrong


def flattened(value: Value) -> list[int]:
    """All numbers of a field."""
    if isinstance(value, int):
        return [value]
    found: list[int] = []
    for item in value:
        found += [item] if isinstance(item, int) else list(item)
    return found


def plain_list(value: Sequence[int]) -> list[int]:
    """A copy as a plain list."""
    return list(value)


def plain(value: Value) -> Value:
    """A copy of a field's value that shares nothing with the state."""
    if isinstance(value, int):
        return value
    return [item if isinstance(item, int) else list(item) for item in value]  # type: ignore[return-value]
