"""card.043, card.057: events that cost the Protestants one of their men: Zwingli, or Philip of Hesse."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent
from regnum.titles.here_i_stand.cards.league import PHILIP
from regnum.titles.here_i_stand.facts.card_numbers import PHILIP_OF_HESSES_BIGAMY, ZWINGLI_DONS_ARMOR
from regnum.titles.here_i_stand.facts.catalogue import DISTANCE, SPACE, SPACE_NUMBER, SPACES
from regnum.titles.here_i_stand.facts.names import CATHOLIC_FAITH, NONE, PROTESTANT
from regnum.titles.here_i_stand.facts.people import REFORMER_DEBATER, REFORMER_NUMBER
from regnum.titles.here_i_stand.position.changes.armies import lose_at
from regnum.titles.here_i_stand.position.changes.cards import take_random_card
from regnum.titles.here_i_stand.position.changes.leaders import remove_leader
from regnum.titles.here_i_stand.position.changes.progress import note_event
from regnum.titles.here_i_stand.position.changes.religion import remove_debater
from regnum.titles.here_i_stand.position.queries.cards import may_hold_hidden_card
from regnum.titles.here_i_stand.position.queries.religion import faith_of
from regnum.titles.here_i_stand.position.queries.spaces import has_happened
from regnum.titles.here_i_stand.position.queries.troops import kind_of, owner_of
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import (
    BANISHED,
    COLUMNS,
    UNCOMMITTED,
    Europe,
    Position,
)
from regnum.titles.here_i_stand.rules.forming import TROOP
from regnum.titles.here_i_stand.rules.frames import PowerChoice
from regnum.titles.here_i_stand.rules.losses import NOT_AMONG_THEM
from regnum.titles.here_i_stand.rules.shortage import trim
from regnum.titles.here_i_stand.rules.siege import check_siege

ZWINGLI_IS_GONE: Final = REASONS.add("zwingli_is_gone", "card.043")
TOO_FAR_FROM_ZURICH: Final = REASONS.add("too_far_from_zurich", "card.043")
NOT_A_CATHOLIC_UNIT: Final = REASONS.add("not_a_catholic_unit", "card.043")
PHILIP_IS_GONE: Final = REASONS.add("philip_is_gone", "card.057")
NO_CARD_TO_LOSE: Final = REASONS.add("no_card_to_lose", "card.057")

ZWINGLI: Final = REFORMER_NUMBER["zwingli"]
ZURICH: Final = SPACE_NUMBER["zurich"]
REACH: Final = 3  # spaces from Zurich

# ---- card 43: Zwingli Dons Armor ------------------------------------------------------------------------------------


def why_not_arm(state: Position, power: int) -> int:
    """card.043: 0 while Zwingli preaches or is excommunicated for a time, else the reason."""
    return ALLOWED if state.reformers[ZWINGLI] in (UNCOMMITTED, BANISHED) else ZWINGLI_IS_GONE


def why_not_strike_down(state: Position, space: int, column: int) -> int:
    """card.043, 18.2.units, card.rule.within_n_spaces: 0 if a unit is Catholic and near Zurich, else the reason."""
    if DISTANCE[ZURICH][space] > REACH:
        return TOO_FAR_FROM_ZURICH
    if not state.land[space * COLUMNS + column]:
        return NOT_AMONG_THEM
    return ALLOWED if faith_of(state, owner_of(column)) == CATHOLIC_FAITH else NOT_A_CATHOLIC_UNIT


def units_near_zurich(state: Position) -> list[int]:
    """card.043: the units of which one dies: space * COLUMNS + column."""
    return [
        space * COLUMNS + column
        for space in range(SPACES)
        if DISTANCE[ZURICH][space] <= REACH
        for column in range(COLUMNS)
        if why_not_strike_down(state, space, column) == ALLOWED
    ]


def arm_zwingli(game: Europe, power: int) -> None:
    """card.043, 8.2.zwingli: a Catholic unit dies if there is one near; he dies in any case."""
    if units_near_zurich(game.state):
        game.call(StrikeDown(PROTESTANT))
    else:
        remove_debater(game, REFORMER_DEBATER[ZWINGLI])


STRIKING: Final = Domain(verb("strike-down", ("space", SPACE), ("troop", TROOP)))


class StrikeDown(PowerChoice):
    """card.043, 8.2.zwingli: which Catholic unit dies with Zwingli."""

    rule = "card.043"
    open_to_all = True
    domain = STRIKING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return units_near_zurich(game.state)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_strike_down(game.state, option // COLUMNS, option % COLUMNS)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        space, column = option // COLUMNS, option % COLUMNS
        lose_at(game, space, owner_of(column), kind_of(column), 1)
        trim(game, owner_of(column), [space], NONE)
        check_siege(game, space)
        remove_debater(game, REFORMER_DEBATER[ZWINGLI])


# ---- card 57: Philip of Hesse's Bigamy ------------------------------------------------------------------------------


def why_not_bigamy(state: Position, power: int) -> int:
    """card.057: 0 unless Philip of Hesse has left the game; before the League he is still to come. Else the reason."""
    return PHILIP_IS_GONE if has_happened(state, PHILIP_OF_HESSES_BIGAMY) else ALLOWED


SUFFERING: Final = Domain(verb("part-with-philip"), verb("discard-at-random"))
AT_RANDOM: Final = SUFFERING.base("discard-at-random")


class PartWithPhilip(PowerChoice):
    """card.057: Philip of Hesse leaves, or a random card does."""

    rule = "card.057"
    open_to_all = True
    domain = SUFFERING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option != AT_RANDOM or may_hold_hidden_card(game.state, self.power) else NO_CARD_TO_LOSE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == AT_RANDOM:
            take_random_card(game, self.power)
        else:
            dismiss_philip(game)


def dismiss_philip(game: Europe) -> None:
    """card.057: he leaves the game; if the League is still to come he will not come with it."""
    note_event(game.state, PHILIP_OF_HESSES_BIGAMY)
    remove_leader(game, PHILIP)


LOSS_EVENTS: Final[dict[int, CardEvent]] = {
    ZWINGLI_DONS_ARMOR: CardEvent(why_not_arm, arm_zwingli),
    PHILIP_OF_HESSES_BIGAMY: CardEvent(why_not_bigamy, lambda game, power: game.call(PartWithPhilip(PROTESTANT))),
}
