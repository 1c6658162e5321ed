"""Games of older rules: what was renamed stays readable, and positions are brought up to date in numbered steps.

Fields of a state, frames, events, options and the words of moves are file format. A title keeps their old names in
`Former`, and for each version whose positions have another form a step that makes it that of the next. Whatever was
renamed since answers to its former names too, so older steps stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mypy_extensions import mypyc_attr

Plain = int | list[int] | list[list[int]]
Row = list[str | int | list[int]]  # a frame: its name and its arguments


class Former:
    """Names that a title no longer uses, with those that took their place.

    >>> Former(words={"beat": "win"}).word("beat")
    'win'
    """

    def __init__(
        self,
        fields: Mapping[str, str] | None = None,
        frames: Mapping[str, str] | None = None,
        events: Mapping[str, str] | None = None,
        options: Mapping[str, str] | None = None,
        words: Mapping[str, str] | None = None,
    ) -> None:
        self.fields: dict[str, str] = dict(fields or {})
        self.frames: dict[str, str] = dict(frames or {})
        self.events: dict[str, str] = dict(events or {})
        self.options: dict[str, str] = dict(options or {})
        self.words: dict[str, str] = dict(words or {})  # verbs and names in moves

    def word(self, word: str) -> str:
        """A word of a move as it is now."""
        return self.words.get(word, word)

    def text(self, text: str) -> str:
        """A spelled move in the words of now."""
        return " ".join(self.word(word) for word in text.split(" ")) if self.words else text


class Fields:
    """The fields of a stored position, which answer to their former names too.

    So a step stays as it was written, whatever its fields were renamed to since.
    """

    def __init__(self, fields: Mapping[str, Plain], former: Mapping[str, str]) -> None:
        self.former = former
        self.present: dict[str, Plain] = {former.get(name, name): value for name, value in fields.items()}

    def __getitem__(self, name: str) -> Plain:
        return self.present[self.former.get(name, name)]

    def __setitem__(self, name: str, value: Plain) -> None:
        self.present[self.former.get(name, name)] = value

    def __contains__(self, name: str) -> bool:
        return self.former.get(name, name) in self.present

    def pop(self, name: str) -> Plain:
        """Take a field out."""
        return self.present.pop(self.former.get(name, name))


@mypyc_attr(allow_interpreted_subclasses=True)
class OldGame:
    """A stored game on its way to the present rules, as plain data that a step may change."""

    def __init__(
        self,
        former: Former,
        settings: Mapping[str, str],
        state: Mapping[str, Plain],
        stack: list[Row],
        progress: list[int],
        sealed: Sequence[int | str] = (),
    ) -> None:
        self.former = former
        self.settings: dict[str, str] = renamed(settings, former.options)
        self.state = Fields(state, former.fields)
        self.stack = stack
        self.progress = progress
        self.sealed: list[int | str] = [former.text(each) if isinstance(each, str) else each for each in sealed]
        for row in stack:
            if row and isinstance(row[0], str):
                row[0] = former.frames.get(row[0], row[0])

    def frames(self, name: str) -> list[Row]:
        """What is still to be done of this name, which may be a former one."""
        present = self.former.frames.get(name, name)
        return [row for row in self.stack if row and row[0] == present]


Migration = Callable[[OldGame], None]


def renamed(names: Mapping[str, str], former: Mapping[str, str]) -> dict[str, str]:
    """A table whose keys are the present names."""
    return {former.get(name, name): value for name, value in names.items()}


def bring_up_to_date(old: OldGame, steps: Mapping[int, Migration], version: int, now: int) -> None:
    """Take the steps of all versions from that of the game on."""
    for number in range(version, now):
        if number in steps:
            steps[number](old)
