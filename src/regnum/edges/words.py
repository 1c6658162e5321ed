"""Words for people: messages in Fluent, in the reader's language, with English where a translation is missing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from regnum.edges.presenter import presenter_of
from regnum.edges.wording import Namer
from regnum.engine.deals import Clause, DealItem
from regnum.engine.events import Event
from regnum.engine.frames import Decision
from regnum.engine.game import Game
from regnum.engine.moves import Kind, Move
from regnum.engine.promises import Promise, PromiseKind
from regnum.engine.refusals import Reason, RegnumError, Shortfall
from regnum.engine.title import Title

FALLBACK: Final = "en"
MOST_SAID: Final = 16384  # messages that are kept as they were said
LONGEST: Final = 2000  # fluent.runtime refuses arguments of more than 2500 letters
Argument = str | int


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages that have texts.

    >>> languages()
    ('en', 'pl', 'ru')
    """
    return tuple(sorted(folder.name for folder in locales().iterdir() if folder.joinpath("regnum.ftl").is_file()))


def locales() -> Traversable:
    """The folder of all texts."""
    return files("regnum").joinpath("locales")


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language: the shared ones and those of every title."""
    messages = FluentBundle([language], use_isolating=False)
    for source in sources(locales().joinpath(language)):
        messages.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return messages


def sources(folder: Traversable) -> list[Traversable]:
    """All files with messages in a folder and in the folders of the titles below it."""
    found: list[Traversable] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += sources(entry)
        elif entry.name.endswith(".ftl"):
            found.append(entry)
    return found


@lru_cache(maxsize=MOST_SAID)  # a table says the same again and again
def formatted(language: str, message_id: str, arguments: tuple[tuple[str, Argument], ...]) -> str | None:
    """A message in a language, in English if that language lacks it, or None; `id.attribute` is an attribute of one."""
    name, _, attribute = message_id.partition(".")
    for code in dict.fromkeys((language, FALLBACK)):
        messages = bundle(code)
        if messages.has_message(name):
            message = messages.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                fitting = {name: clipped(value) for name, value in arguments}
                return str(messages.format_pattern(pattern, fitting)[0])
    return None


class Words:
    """Says things in one language.

    >>> Words("en").say("regnum-seat", seat=1)
    'player 1'
    >>> Words("xx")
    Traceback (most recent call last):
    regnum.engine.refusals.RegnumError: there is no language xx; there is: en, pl, ru
    """

    def __init__(self, language: str = FALLBACK, game: Game[Any] | None = None) -> None:
        if language not in languages():
            raise RegnumError(f"there is no language {language}; there is: {', '.join(languages())}")
        self.language = language
        self.game = game  # at whose table the words are said, if at one
        self.seats: tuple[str, ...] = ()  # names of seats; those without one go by their numbers
        if game is not None:
            self.seats = tuple(presenter_of(game.title).seat_name(game, seat, self) for seat in range(game.seat_count))

    def at(self, game: Game[Any]) -> Words:
        """The same language at the table of a game, whose title may have names for its seats."""
        return Words(self.language, game)

    def say(self, message_id: str, /, **arguments: Argument) -> str:
        """The message; if there is none, its id."""
        return self.find(message_id, arguments) or message_id

    def name(self, message_id: str, plain: str) -> str:
        """The name of a thing; if there is none, the plain one."""
        return self.find(message_id, {}) or plain

    def find(self, message_id: str, arguments: Mapping[str, Argument]) -> str | None:
        """The message in the first language that has it."""
        return formatted(self.language, message_id, tuple(arguments.items()))

    def title(self, title: Title[Any]) -> str:
        """The name of a game."""
        return self.name(f"{prefix(title)}-title", plain(title.id))

    def move(self, title: Title[Any], move: Move) -> str:
        """A move in words; if there are none, as it is written."""
        parts = meaning(title, move)
        if parts is None:
            return str(move)
        named = presenter_of(title).move_arguments(move, parts, self, self.game)
        return self.find(f"{prefix(title)}-move-{move.verb}", named) or str(move)

    def event(self, title: Title[Any], event: Event) -> str:
        """What happened, as a sentence."""
        named: dict[str, Argument] = presenter_of(title).event_arguments(event, self, self.game)
        said = self.find(f"{prefix(title)}-event-{kebab(event.kind.key)}", named)
        if said is None:
            details = ", ".join(f"{plain(kind)} {value}" for kind, value in named.items())
            said = f"{plain(event.kind.key)}: {details}" if details else plain(event.kind.key)
        return sentence(said)

    def reason(self, title: Title[Any], reason: Reason, decision: Decision[Any] | None = None) -> str:
        """Why something is refused, as a sentence; an attribute of the message may name a field of the decision."""
        own, shared = f"{prefix(title)}-reason-{kebab(reason.name)}", f"regnum-reason-{kebab(reason.name)}"
        named = self.fields(title, decision) if decision is not None else {}
        tries = [*((f"{own}.{kebab(field)}", named) for field in named), (own, {}), (shared, {})]
        found = next((said for said in (self.find(name, arguments) for name, arguments in tries) if said), None)
        return sentence(found or plain(reason.name))

    def prompt(self, title: Title[Any], decision: Decision[Any]) -> str:
        """What is to be decided, as a sentence for whoever is asked."""
        name = type(decision).__name__
        return sentence(self.find(f"{prefix(title)}-decide-{kebab(name)}", self.fields(title, decision)) or plain(name))

    def prompt_for_others(self, title: Title[Any], decision: Decision[Any]) -> str:
        """What is being decided, as a sentence for those who are not asked."""
        said = f"{prefix(title)}-decide-{kebab(type(decision).__name__)}.others"
        found = self.find(said, self.fields(title, decision))
        return sentence(found) if found else self.prompt(title, decision)

    def fields(self, title: Title[Any], decision: Decision[Any]) -> dict[str, Argument]:
        """What the fields of a decision are called."""
        return presenter_of(title).prompt_arguments(decision, self, self.game)

    def shortfall(self, title: Title[Any], lacking: Shortfall) -> str:
        """A condition that is not met, with what there is and what is needed."""
        numbers: dict[str, Argument] = {"have": lacking.have, "need": lacking.need}
        said = self.find(f"{prefix(title)}-short-{kebab(lacking.name)}", numbers)
        return sentence(said or f"{plain(lacking.name)}: {lacking.have} / {lacking.need}")

    def order_word(self, title: Title[Any], what: str, name: str) -> str:
        """A topic, a scope or a condition of standing orders."""
        return self.name(f"{prefix(title)}-{what}-{kebab(name)}", plain(name))

    def deal_item(self, title: Title[Any], item: DealItem) -> str:
        """Something that changes hands in a deal."""
        name = presenter_of(title).event_argument(item.kind, item.number, self)
        said = self.find(f"{prefix(title)}-deal-{kebab(item.kind)}", {"name": name, "count": item.count})
        return said or f"{plain(item.kind)} {name} × {item.count}"

    def deal_clause(self, title: Title[Any], clause: Clause) -> str:
        """Something on which parties of a deal agree."""
        name = presenter_of(title).event_argument(clause.kind, clause.number, self)
        named: dict[str, Argument] = {"seats": ", ".join(self.seat(seat) for seat in clause.among), "name": name}
        said = self.find(f"{prefix(title)}-clause-{kebab(clause.kind)}", named)
        return said or f"{plain(clause.kind)}: {named['seats']}"

    def promise(self, title: Title[Any], promise: Promise) -> str:
        """What somebody promises, as a sentence."""
        kind = next((each for each in title.promise_kinds if each.name == promise.kind), None)
        name = self.promise_about(title, kind, promise.number) if kind is not None else str(promise.number)
        named: dict[str, Argument] = {
            "maker": self.seat(promise.maker),
            "to": ", ".join(self.seat(seat) for seat in promise.to),
            "name": name,
        }
        said = self.find(f"{prefix(title)}-promise-{kebab(promise.kind)}", named)
        return sentence(said or self.say("regnum-promise-made", what=f"{plain(promise.kind)} {name}".rstrip(), **named))

    def promise_kind(self, title: Title[Any], kind: PromiseKind) -> str:
        """A kind of promise."""
        return self.name(f"{prefix(title)}-promise-kind-{kebab(kind.name)}", plain(kind.name))

    def promise_about(self, title: Title[Any], kind: PromiseKind, number: int) -> str:
        """What the number of a promise names; nothing if it names nothing."""
        if kind.about is None or not kind.takes(number):
            return ""
        if kind.about.name == "seat":
            return self.seat(number)
        named = presenter_of(title).event_argument(kind.about.name, number, self)
        return kind.about.names[number] if isinstance(named, int) else named

    def seat(self, seat: int) -> str:
        """A player by the name of the seat, or by its number."""
        named = self.seats[seat] if 0 <= seat < len(self.seats) else ""
        return named or self.say("regnum-seat", seat=seat)


@cache
def speakers() -> tuple[Words, ...]:
    """Somebody for each language."""
    return tuple(Words(language) for language in languages())


def said(namer: Namer) -> Callable[[int], Iterable[str]]:
    """What a thing is called in every language."""
    return lambda number: [namer(number, words) for words in speakers()]


def prefix(title: Title[Any]) -> str:
    """How the ids of a title's messages begin."""
    return title.message_prefix or kebab(title.id)


def meaning(title: Title[Any], move: Move) -> list[tuple[str, Kind, int]] | None:
    """The arguments of a move with their labels, kinds and numbers; None if the title has no such move."""
    for decision in title.decision_classes:
        if decision.domain.parse(move) >= 0:
            return decision.domain.parts(move)
    return None


def clipped(value: Argument) -> Argument:
    """The argument, if it is not longer than Fluent accepts, else its beginning."""
    return f"{value[:LONGEST]}..." if isinstance(value, str) and len(value) > LONGEST else value


def kebab(name: str) -> str:
    """A name as it stands in message ids.

    >>> kebab("ChooseAction"), kebab("card_turned_up")
    ('choose-action', 'card-turned-up')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def plain(name: str) -> str:
    """A name of the code as words.

    >>> plain("ChooseAction"), plain("hand_full")
    ('choose action', 'hand full')
    """
    return kebab(name).replace("-", " ")


def sentence(text: str) -> str:
    """The text with its first letter raised."""
    return text[:1].upper() + text[1:]
