"""Games of older rules: what was renamed stays readable, and positions are brought up to date in numbered steps.

Fields of a state, frames, events, options and the words of moves are file format. A title keeps their old names in
`Former`, and for each version whose positions have another form a step that makes it that of the next. Names change
before the steps are taken, so a step sees the names of today: whoever renames something adapts the older steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

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


@mypyc_attr(allow_interpreted_subclasses=True)
class OldGame:
    """A stored game on its way to the present rules, as plain data that a step may change."""

    def __init__(
        self, settings: dict[str, str], state: dict[str, Plain], stack: list[Row], progress: list[int]
    ) -> None:
        self.settings = settings
        self.state = state
        self.stack = stack
        self.progress = progress


Step = Callable[[OldGame], None]


def renamed(names: Mapping[str, str], former: Mapping[str, str]) -> dict[str, str]:
    """A table whose keys are the present names."""
    return {former.get(name, name): value for name, value in names.items()}


def bring_up_to_date(old: OldGame, former: Former, steps: Mapping[int, Step], version: int, now: int) -> None:
    """Give everything its present name, then take the steps of all versions from that of the game on."""
    old.settings = renamed(old.settings, former.options)
    old.state = {former.fields.get(name, name): value for name, value in old.state.items()}
    for row in old.stack:
        if row and isinstance(row[0], str):
            row[0] = former.frames.get(row[0], row[0])
    for number in range(version, now):
        if number in steps:
            steps[number](old)
