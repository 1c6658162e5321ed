"""Moves, reasons, explanations and outcomes as every edge shows them: the page, the terminal and the command line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from regnum.edges.words import Words, kebab, plain, prefix, sentence
from regnum.engine.deals import Deal
from regnum.engine.explain import Explanation
from regnum.engine.frames import Decision
from regnum.engine.game import Game
from regnum.engine.orders import ANSWERS, ASK, NEVER, Order, Orders, Topic
from regnum.engine.refusals import Reason
from regnum.engine.title import Title

TYPED: Final = "="  # how the reason of a program begins, where a person writes what he likes


def move_text(title: Title[Any], text: str, words: Words) -> str:
    """A spelled move in words."""
    return words.move(title, title.read(text))


def path_text(title: Title[Any], path: Iterable[str], words: Words) -> str:
    """Spelled moves one after the other, in words."""
    return "; ".join(move_text(title, text, words) for text in path)


def reason_text(title: Title[Any], reason: Reason, words: Words, decision: Decision[Any] | None = None) -> str:
    """A reason in words with the paragraph behind it; the engine's own reasons have none."""
    why = words.reason(title, reason, decision)
    return why if reason.rule == "engine" else words.say("regnum-reason-with-rule", reason=why, rule=reason.rule)


def deal_lines(title: Title[Any], deal: Deal, words: Words) -> list[str]:
    """What a package is about, part by part."""
    gifts = [
        words.say(
            "regnum-deal-gift",
            giver=words.seat(item.giver),
            taker=words.seat(item.taker),
            item=words.deal_item(title, item),
        )
        for item in deal.items
    ]
    return [sentence(line) for line in (*gifts, *(words.deal_clause(title, clause) for clause in deal.clauses))]


def answer_text(title: Title[Any], word: str, words: Words) -> str:
    """Why somebody declines: what he wrote, or the reason that a program names."""
    if not word.startswith(TYPED):
        return word
    name = word.removeprefix(TYPED)
    said = words.find(f"{prefix(title)}-answer-{kebab(name)}", {}) or words.find(f"regnum-answer-{kebab(name)}", {})
    return said or plain(name)


def why_lines(game: Game[Any], found: Explanation, words: Words, cited: bool = True) -> list[str]:
    """Whether a move is allowed, and if not, why, and on the way to where; the page cites the paragraph by a link."""
    title, at_table = game.title, words.at(game)
    move, after = at_table.move(title, found.move), path_text(title, found.after, at_table)
    if found.allowed:
        return [words.say("regnum-why-allowed", move=move)]
    if found.reason is None:
        return [words.say("regnum-why-later", move=move, after=after)]
    if cited:
        why = reason_text(title, found.reason, at_table, found.met)
    else:
        why = at_table.reason(title, found.reason, found.met)
    refused = words.say("regnum-why-refused", move=move, reason=why)
    path = [words.say("regnum-why-path", after=after)] if found.after else []
    return [refused, *(words.shortfall(title, each) for each in found.shortfalls), *path]


@dataclass(frozen=True)
class OrderRow:
    """A topic of standing orders with what is answered now, by order or because it is held or not."""

    topic: str
    text: str
    rule: str
    given: bool
    answer: str
    scope: str
    condition: str
    answers: tuple[str, ...]
    conditions: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class OrderForm:
    """The form of standing orders; names stand beside what they are called."""

    topics: tuple[OrderRow, ...]
    scopes: tuple[tuple[str, str], ...]
    answers: tuple[tuple[str, str], ...]


def order_form(game: Game[Any], seat: int, orders: Orders, words: Words) -> OrderForm:
    """The form of standing orders for a seat."""
    title = game.title
    return OrderForm(
        tuple(order_row(game, seat, topic, orders.on(game, topic.name), words) for topic in title.topics),
        tuple((each, words.order_word(title, "scope", each)) for each in title.order_scopes),
        tuple((each, words.say(f"regnum-order-{each}")) for each in ANSWERS),
    )


def order_row(game: Game[Any], seat: int, topic: Topic, order: Order | None, words: Words) -> OrderRow:
    """One topic of the form."""
    title = game.title
    usual = ASK if title.holds(game, seat, topic.name) else NEVER
    return OrderRow(
        topic=topic.name,
        text=words.order_word(title, "topic", topic.name),
        rule=topic.rule,
        given=order is not None,
        answer=order.answer if order else usual,
        scope=order.scope if order else title.order_scopes[0],
        condition=order.condition if order else "",
        answers=topic.answers,
        conditions=tuple((each, words.order_word(title, "condition", each)) for each in topic.conditions),
    )


def outcome_entry(game: Game[Any]) -> dict[str, object] | None:
    """How the game ended, as data; None if it goes on, or if the position does not tell."""
    outcome = game.outcome
    return None if outcome is None else {"winners": list(outcome.winners), "way": outcome.way}


def outcome_text(game: Game[Any], words: Words) -> str:
    """Who won, and how, as far as the position tells."""
    outcome = game.outcome
    if outcome is None:
        return words.say("regnum-ended")
    at_table = words.at(game)
    way = words.name(f"{prefix(game.title)}-victory-{outcome.way.replace('_', '-')}", outcome.way)
    winners = ", ".join(at_table.seat(seat) for seat in outcome.winners)
    return words.say("regnum-over", winners=winners, count=len(outcome.winners), way=way)
