"""What happened, told to whoever listens: a key and numbers, never text. Text is made per reader at the edges."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Protocol


class EventKind:
    """One kind of event: its key, the rule paragraph behind it and the kinds of its numbers."""

    def __init__(self, key: str, rule: str, *parameters: str) -> None:
        self.key = key
        self.rule = rule
        self.parameters: tuple[str, ...] = parameters


class Events:
    """The events of a title; whatever tells one declares it beside the change that it tells of."""

    def __init__(self) -> None:
        self.declared: dict[str, EventKind] = {}

    def add(self, key: str, rule: str, *parameters: str) -> EventKind:
        """A new kind of event; its key is part of the file format."""
        if key in self.declared:
            raise TypeError(f"the event {key} is declared twice")
        self.declared[key] = EventKind(key, rule, *parameters)
        return self.declared[key]

    def __iter__(self) -> Iterator[EventKind]:
        return iter(self.declared.values())


class Event:
    """An event with its numbers; `seats` says who may see this form (None: everybody)."""

    def __init__(self, kind: EventKind, numbers: Sequence[int], seats: tuple[int, ...] | None = None) -> None:
        self.kind = kind
        self.numbers: tuple[int, ...] = tuple(numbers)
        self.seats = seats

    def visible_to(self, *seats: int) -> bool:
        """Whether this form may be shown to whoever holds these seats (-1 is a spectator)."""
        if self.seats is None:
            return True
        for seat in seats:
            if seat in self.seats:
                return True
        return False

    def as_dict(self) -> dict[str, object]:
        """The structured form: key, rule and numbers by name."""
        named: dict[str, object] = {"event": self.kind.key, "rule": self.kind.rule}
        named.update(zip(self.kind.parameters, self.numbers, strict=True))
        return named

    def __repr__(self) -> str:
        return f"Event({self.as_dict()})"


class Listener(Protocol):
    """Whoever wants to hear events; search plugs in none."""

    def hear(self, event: Event) -> None:
        """Take note of one event."""


class EventLog:
    """A listener that keeps what it hears; of a long game only the end, once the rest is kept elsewhere."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.entries: list[int] = []  # for each of those the number of the entry that brought it, once that is known
        self.forgotten = 0  # how many came before those

    def __len__(self) -> int:
        return self.forgotten + len(self.events)

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def came_of(self, entry: int) -> None:
        """Whatever was heard last came of this entry."""
        self.entries += [entry] * (len(self.events) - len(self.entries))

    def cut(self, count: int) -> None:
        """Keep no more than the first so many: the others did not happen."""
        del self.events[max(0, count - self.forgotten) :]
        del self.entries[max(0, count - self.forgotten) :]
        self.forgotten = min(self.forgotten, count)

    def forget(self, kept: int) -> None:
        """Keep no more than the last so many here."""
        surplus = max(0, len(self.events) - kept)
        del self.events[:surplus]
        del self.entries[:surplus]
        self.forgotten += surplus

    def after(self, entry: int) -> list[Event]:
        """The events, of those kept here, that entries after one have brought."""
        return self.events[bisect_right(self.entries, entry) :]

    def since(self, start: int, *seats: int) -> list[Event]:
        """The events from number `start` on, of those kept here, that whoever holds these seats may see."""
        return [event for event in self.events[max(0, start - self.forgotten) :] if event.visible_to(*seats)]
