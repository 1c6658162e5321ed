"""card.052, card.055, card.081: what Rome gains by artists, Jesuits and indulgences."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.cards.reformation import PlaceUniversity
from regnum.titles.here_i_stand.facts.card_numbers import (
    INDULGENCE_VENDOR,
    JESUIT_EDUCATION,
    MICHELANGELO,
    SOCIETY_OF_JESUS,
)
from regnum.titles.here_i_stand.facts.names import PAPACY, PROTESTANT
from regnum.titles.here_i_stand.position.changes.cards import take_random_card
from regnum.titles.here_i_stand.position.changes.points import build_st_peters
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.queries.spaces import has_happened
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.faith_actions import NO_JESUITS_YET
from regnum.titles.here_i_stand.rules.frames import roll_pair

ARTIST_ROLLED: Final = EVENTS.add("artist_rolled", "card.052", "power", "first", "second")

UNIVERSITIES: Final = 2


def paint(game: Europe, power: int) -> None:
    """card.052, 18.1.peter, 18.1.peter_cap: the Papacy has as many command points for the basilica as two dice show."""
    first, second = roll_pair(game)
    game.tell(ARTIST_ROLLED, PAPACY, first, second)
    build_st_peters(game, first + second)


def why_not_teach(state: Position, power: int) -> int:
    """card.055, 21.5.jesus: 0 after the Society of Jesus, else the reason."""
    return ALLOWED if has_happened(state, SOCIETY_OF_JESUS) else NO_JESUITS_YET


def teach(game: Europe, power: int) -> None:
    """card.055, 18.1.jesuit: two universities of the Papacy, whoever has played the card."""
    game.call(*[PlaceUniversity(PAPACY) for _ in range(UNIVERSITIES)])


def sell_indulgences(game: Europe, power: int) -> None:
    """card.081, card.rule.random_draw: what a random card of the Protestants is worth goes to the basilica."""
    if drawable_cards(game.state, PROTESTANT):
        card = take_random_card(game, PROTESTANT)
        build_st_peters(game, points_of_card(game.state, card))


ROME_EVENTS: Final[dict[int, CardEvent]] = {
    MICHELANGELO: CardEvent(always, paint),
    JESUIT_EDUCATION: CardEvent(why_not_teach, teach),
    INDULGENCE_VENDOR: CardEvent(always, sell_indulgences),
}
