"""Standing orders: what a seat's deputy answers for it, so that nobody need be asked again and again.

They are private notes of whoever holds the seat, kept at the table and not in the position; what the deputy answers by
them is an ordinary move. A title names the topics of its orders and the scopes for which they can hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from regnum.engine.frames import Decision, Sealed, Window

if TYPE_CHECKING:
    from regnum.engine.game import Game
    from regnum.engine.title import Title

NEVER: Final = "never"
ASK: Final = "ask"
PLAY: Final = "play"
ANSWERS: Final = (NEVER, ASK, PLAY)
ASK_ME: Final = -1  # what the deputy says if the seat itself must answer
ALWAYS: Final = ""  # the condition of an order that holds whatever happens


class Topic:
    """Something about which orders can be given: a card that answers, an opposition, a kind of request."""

    def __init__(self, name: str, rule: str, conditions: Sequence[str] = (), answers: Sequence[str] = ANSWERS) -> None:
        self.name = name
        self.rule = rule
        self.answers: tuple[str, ...] = tuple(answers)  # that can be ordered
        self.conditions: tuple[str, ...] = tuple(conditions)  # on which it can be ordered to play


class Order:
    """What to answer on a topic: never, ask me, or play (if a condition is met), as long as its scope lasts."""

    def __init__(
        self, topic: str, answer: str, scope: str, until: int, condition: str = ALWAYS, given: int = 0
    ) -> None:
        self.topic = topic
        self.answer = answer
        self.scope = scope
        self.until = until  # the number of the scope for which it was given
        self.condition = condition
        self.given = given  # the entry after which it was given

    def as_dict(self) -> dict[str, str | int]:
        """The structured form for the table."""
        return {
            "topic": self.topic,
            "answer": self.answer,
            "scope": self.scope,
            "until": self.until,
            "condition": self.condition,
            "given": self.given,
        }


class Orders:
    """The orders of one seat, at most one a topic."""

    def __init__(self, orders: Iterable[Order] = ()) -> None:
        self.by_topic: dict[str, Order] = {order.topic: order for order in orders}

    def in_force(self, game: Game[Any]) -> list[Order]:
        """The orders whose scope still lasts."""
        title = game.title
        return [order for order in self.by_topic.values() if title.scope_number(game, order.scope) == order.until]

    def on(self, game: Game[Any], topic: str) -> Order | None:
        """The order on a topic, if there is one in force."""
        order = self.by_topic.get(topic)
        if order is None or game.title.scope_number(game, order.scope) != order.until:
            return None
        return order

    def after_going_back(self, rollback: int) -> Orders:
        """Those that were given since the game last went back: it had come further then, and scopes would fit again."""
        return Orders([order for order in self.by_topic.values() if order.given >= rollback])

    def give(self, order: Order) -> None:
        """Give an order in place of any other on the same topic."""
        self.by_topic[order.topic] = order

    def cancel(self, topic: str) -> None:
        """From now on the seat is asked again."""
        self.by_topic.pop(topic, None)


def make_order(
    game: Game[Any], topic: str, answer: str, scope: str, condition: str = ALWAYS, given: int = 0
) -> Order | None:
    """An order that begins now, after this entry, or None if the title knows no such thing."""
    known = find_topic(game.title, topic)
    if known is None or answer not in known.answers or scope not in game.title.order_scopes:
        return None
    if condition != ALWAYS and (answer != PLAY or condition not in known.conditions):
        return None
    return Order(topic, answer, scope, game.title.scope_number(game, scope), condition, given)


def find_topic(title: Title[Any], name: str) -> Topic | None:
    """The topic of this name."""
    for topic in title.topics:
        if topic.name == name:
            return topic
    return None


def deputise(game: Game[Any], seat: int, orders: Orders) -> int:
    """The answer that the orders of a seat give to the open decision, or ASK_ME.

    What the seat could play and says nothing about, it is asked about; so is whoever wants to be asked although he has
    nothing to play. Nobody else can tell a deputy from its seat.
    """
    decision: Decision[Any] = game.decision(seat)
    silent = decision.silent_answer(game, seat)
    ordered = [orders.on(game, topic) for topic in decision.topics(game)]
    if silent < 0 or not (isinstance(decision, Window) or any(ordered)):
        return ASK_ME  # outside windows nobody has a deputy without an order
    ask = any(order is not None and order.answer == ASK for order in ordered)
    for option in game.legal(seat):
        if option == silent:
            continue
        order = orders.on(game, decision.topic(game, seat, option))
        if order is not None and order.answer == PLAY:
            if order.condition == ALWAYS or game.title.is_met(game, seat, order.condition):
                return option
        elif order is None or order.answer == ASK:
            ask = True
    return ASK_ME if ask else silent


def are_complete(game: Game[Any], orders: Orders) -> bool:
    """Whether the orders say something about all that the open decision is about.

    Where several people sit at one screen, nobody who has not ordered so may be passed over: the others would see it.
    """
    topics = game.decision().topics(game)
    return bool(topics) and all(orders.on(game, topic) is not None for topic in topics)


def only_answer(game: Game[Any], seat: int) -> int:
    """The answer of a seat that has no other, if everybody can tell that; ASK_ME otherwise.

    Whoever wishes is not asked then. Where others cannot tell, a quick answer would tell them.
    """
    decision: Decision[Any] = game.decision(seat)
    if isinstance(decision, Sealed) or not decision.open_to_all:
        return ASK_ME
    options = game.legal(seat)
    return options[0] if len(options) == 1 else ASK_ME
