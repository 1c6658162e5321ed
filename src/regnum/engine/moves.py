"""The words of a move: what a decision may be answered with, as numbers and as text.

Every `Decision` class owns one `Domain`. A domain is a list of verbs, each with named arguments drawn from a
`Kind` (cards, empires, seats ...). It gives every conceivable answer a fixed code, so the same integer means the
same thing in every position, and turns codes into words and back.

>>> COLOUR = Kind("colour", ("red", "blue"))
>>> domain = Domain(verb("paint", ("wall", Kind("wall", ("north", "south"))), ("colour", COLOUR)), verb("pass"))
>>> domain.size
5
>>> str(domain.spell(domain.code("paint", 1, 0)))
'paint south red'
>>> domain.parse(Move.from_text("pass"))
4
"""

from __future__ import annotations

from collections.abc import Sequence


class Kind:
    """A kind of thing that a move can name, with the names of its members in the order of their numbers."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        self.name = name
        self.names: tuple[str, ...] = tuple(names)
        self.numbers: dict[str, int] = {text: number for number, text in enumerate(self.names)}
        if len(self.numbers) != len(self.names):
            raise ValueError(f"kind {name}: two members share a name")
        check_words(self.names)

    def find(self, text: str) -> int:
        """The number of the member called `text`, or -1."""
        return self.numbers.get(text, -1)


def check_words(words: Sequence[str]) -> None:
    """Refuse what the text notation could not read back: blanks, capitals, the `;` between moves."""
    for word in words:
        if word.split() != [word] or word != word.lower() or ";" in word:
            raise ValueError(f"not a word of a move: {word!r}")


class Verb:
    """One way of answering a decision: a word and its named arguments."""

    def __init__(self, name: str, arguments: Sequence[tuple[str, Kind]]) -> None:
        self.name = name
        check_words([name])
        self.arguments: tuple[tuple[str, Kind], ...] = tuple(arguments)
        self.sizes: list[int] = [len(kind.names) for _, kind in self.arguments]
        self.size = 1
        for size in self.sizes:
            self.size *= size


def verb(name: str, *arguments: tuple[str, Kind]) -> Verb:
    """A verb with its arguments, for use inside `Domain(...)`."""
    return Verb(name, arguments)


class Move:
    """A spelled answer: a verb and the names of its arguments. This, never the integer, goes into logs and files."""

    def __init__(self, verb: str, arguments: Sequence[str] = (), labels: Sequence[str] = ()) -> None:
        self.verb = verb
        self.arguments: tuple[str, ...] = tuple(arguments)
        self.labels: tuple[str, ...] = tuple(labels)

    @classmethod
    def from_text(cls, text: str) -> Move:
        """Read the text notation: the verb, then its arguments, separated by blanks."""
        words = text.split()
        if not words:
            raise ValueError("an empty move")
        return cls(words[0].lower(), [word.lower() for word in words[1:]])

    def __str__(self) -> str:
        return " ".join((self.verb, *self.arguments))

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.verb == other.verb and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash((self.verb, self.arguments))

    def as_dict(self) -> dict[str, str]:
        """The structured form: the verb and the arguments by name."""
        spelled = {"verb": self.verb}
        spelled.update(zip(self.labels, self.arguments, strict=False))
        return spelled


class Domain:
    """All answers that a decision class can ever have, numbered."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: tuple[Verb, ...] = verbs
        self.bases: list[int] = []
        self.by_name: dict[str, int] = {}
        self.verb_at: list[int] = []  # by code
        size = 0
        for number, each in enumerate(verbs):
            if each.name in self.by_name:
                raise ValueError(f"verb {each.name} stands twice in one domain")
            self.by_name[each.name] = number
            self.bases.append(size)
            self.verb_at += [number] * each.size
            size += each.size
        self.size: int = size
        self._numbers: dict[int, tuple[int, ...]] = {}  # of the codes asked for so far

    def base(self, name: str) -> int:
        """The code of the first answer with this verb; the others follow it."""
        return self.bases[self.by_name[name]]

    def code(self, name: str, *numbers: int) -> int:
        """The code of a verb with these argument numbers."""
        number = self.by_name[name]
        sizes = self.verbs[number].sizes
        if len(sizes) != len(numbers):
            raise ValueError(f"{name} takes {len(sizes)} arguments, not {len(numbers)}")
        code = 0
        for place, argument in enumerate(numbers):
            code = code * sizes[place] + argument
        return self.bases[number] + code

    def verb_of(self, code: int) -> int:
        """The position of the verb that this code belongs to."""
        return self.verb_at[code]

    def numbers(self, code: int) -> tuple[int, ...]:
        """The argument numbers behind a code."""
        found = self._numbers.get(code)
        if found is None:
            number = self.verb_of(code)
            rest = code - self.bases[number]
            numbers: list[int] = []
            for size in reversed(self.verbs[number].sizes):
                numbers.append(rest % size)
                rest //= size
            numbers.reverse()
            found = self._numbers[code] = tuple(numbers)
        return found

    def spell(self, code: int) -> Move:
        """The words for a code."""
        each = self.verbs[self.verb_of(code)]
        numbers = self.numbers(code)
        names = [kind.names[number] for (_, kind), number in zip(each.arguments, numbers, strict=True)]
        return Move(each.name, names, [label for label, _ in each.arguments])

    def parts(self, move: Move) -> list[tuple[str, Kind, int]]:
        """The arguments of a move with their labels, kinds and numbers; none if the domain has no such answer."""
        code = self.parse(move)
        if code < 0:
            return []
        arguments = self.verbs[self.verb_of(code)].arguments
        return [(label, kind, number) for (label, kind), number in zip(arguments, self.numbers(code), strict=True)]

    def parse(self, move: Move) -> int:
        """The code for these words, or -1 if the domain has no such answer."""
        number = self.by_name.get(move.verb, -1)
        if number < 0:
            return -1
        each = self.verbs[number]
        if len(each.arguments) != len(move.arguments):
            return -1
        code = 0
        for (_, kind), text in zip(each.arguments, move.arguments, strict=True):
            argument = kind.find(text)
            if argument < 0:
                return -1
            code = code * len(kind.names) + argument
        return self.bases[number] + code
