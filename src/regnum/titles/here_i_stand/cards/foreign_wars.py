"""card.092, card.093, card.110: revolts in Egypt and Ireland, and the war in Persia."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.facts.catalogue import SPACE, SPACES
from regnum.titles.here_i_stand.facts.foreign_wars import IRELAND, WAR_CARDS, WAR_POWER
from regnum.titles.here_i_stand.facts.names import ARMY as ARMY_LEADER
from regnum.titles.here_i_stand.facts.names import FRANCE, HAPSBURG
from regnum.titles.here_i_stand.facts.people import LEADER, LEADER_KIND, LEADERS
from regnum.titles.here_i_stand.position.changes.armies import lose_at
from regnum.titles.here_i_stand.position.changes.foreign_wars import (
    begin_foreign_war,
    lead_abroad,
    send_units_abroad,
    strengthen_foreigners,
)
from regnum.titles.here_i_stand.position.queries.counters import can_go_abroad
from regnum.titles.here_i_stand.position.queries.foreign_wars import abroad_columns, shortage, war_figure
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged
from regnum.titles.here_i_stand.position.queries.troops import kind_of
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import COLUMNS, FIRST_SEA, Europe, Position
from regnum.titles.here_i_stand.rules.foreign_war import trim_abroad
from regnum.titles.here_i_stand.rules.forming import COUNT, MOST, NO_COUNTERS_TO_DIVIDE, TOO_FEW_HERE, TROOP
from regnum.titles.here_i_stand.rules.frames import PowerChoice, Step
from regnum.titles.here_i_stand.rules.losses import NOT_AMONG_THEM
from regnum.titles.here_i_stand.rules.shortage import trim_stacks
from regnum.titles.here_i_stand.rules.siege import check_siege

SPACE_UNDER_SIEGE: Final = REASONS.add("space_under_siege", "21.7.setup1")
ENOUGH_SENT: Final = REASONS.add("enough_sent", "21.7.setup1")
NOT_YOUR_UNITS: Final = REASONS.add("not_your_units", "21.7.setup1")
LEADER_CANNOT_GO: Final = REASONS.add("leader_cannot_go", "21.7.setup2")

TROOPS: Final = COLUMNS  # of a space, in a move


def start_war(war: int) -> Callable[[Europe, int], None]:
    """21.7.setup1: the event of a foreign war."""

    def start(game: Europe, power: int) -> None:
        game.call(StartForeignWar(power, war))

    return start


class StartForeignWar(Step):
    """21.7.setup1, 21.7.setup2, 21.7.setup3, card.110: enemies stand up; units and leaders are sent against them."""

    fields = ("power", "foreign_war")
    steps = ("begin", "help", "send", "lead")

    def __init__(self, power: int, foreign_war: int) -> None:
        self.power = power
        self.foreign_war = foreign_war

    def begin(self, game: Europe) -> None:
        """21.7.setup3: the enemies."""
        begin_foreign_war(game, self.foreign_war)

    def help(self, game: Europe) -> None:
        """card.093: France or the Hapsburgs may give up a unit for one more Irish one."""
        if self.foreign_war == IRELAND and self.power in (FRANCE, HAPSBURG):
            game.call(HelpIrish(self.power))

    def send(self, game: Europe) -> None:
        """21.7.setup1: the units."""
        send_all_or_ask(game, self.foreign_war)

    def lead(self, game: Europe) -> None:
        """21.7.setup2: the leaders."""
        count = war_figure(game.state, self.foreign_war, "leaders")
        game.call(LeadAbroad(WAR_POWER[self.foreign_war], self.foreign_war, count))


# ---- units ----------------------------------------------------------------------------------------------------------


def available(state: Position, power: int) -> list[tuple[int, int, int]]:
    """21.7.setup1: spaces without a siege, columns and counts of a power's own units."""
    return [
        (space, column, state.land[space * COLUMNS + column])
        for space in range(SPACES)
        for column in abroad_columns(power)
        if state.land[space * COLUMNS + column] and not is_besieged(state, space)
    ]


def send_all_or_ask(game: Europe, war: int) -> None:
    """21.7.setup1, card.092: whoever has too few sends all; else he chooses."""
    state = game.state
    found = available(state, WAR_POWER[war])
    if sum([count for _, _, count in found]) > shortage(state, war) > 0:
        game.call(SendAbroad(WAR_POWER[war], war))
        return
    if shortage(state, war):
        for space, column, count in found:
            send_units_abroad(game, war, space, kind_of(column), count)
    trim_abroad(game, war)


SENDING: Final = Domain(verb("send-abroad", ("space", SPACE), ("troop", TROOP), ("count", COUNT)))


class SendAbroad(PowerChoice):
    """21.7.setup1: which units go to a foreign war, from one or several spaces."""

    rule = "21.7.setup1"
    open_to_all = True
    fields = ("power", "foreign_war")
    domain = SENDING

    def __init__(self, power: int, foreign_war: int) -> None:
        self.power = power
        self.foreign_war = foreign_war

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        most = shortage(game.state, self.foreign_war)
        for space, column, count in available(game.state, self.power):
            first = (space * TROOPS + column) * MOST
            yield from range(first, first + min(count, most))

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        space, column, count = option // MOST // TROOPS, option // MOST % TROOPS, option % MOST + 1
        if column not in abroad_columns(self.power):
            return NOT_YOUR_UNITS
        if is_besieged(state, space):
            return SPACE_UNDER_SIEGE
        if count > state.land[space * COLUMNS + column]:
            return TOO_FEW_HERE
        if count > shortage(state, self.foreign_war):
            return ENOUGH_SENT
        if can_go_abroad(state, self.foreign_war, space, column, count) or not self._can_choose(state):
            return ALLOWED
        return NO_COUNTERS_TO_DIVIDE

    def _can_choose(self, state: Position) -> bool:
        """5.2.change: whether some units can be sent so that all can be shown."""
        most = shortage(state, self.foreign_war)
        return any(
            can_go_abroad(state, self.foreign_war, space, column, number + 1)
            for space, column, count in available(state, self.power)
            for number in range(min(count, most))
        )

    def choose(self, game: Europe, seat: int, option: int) -> None:
        space, column, count = option // MOST // TROOPS, option // MOST % TROOPS, option % MOST + 1
        send_units_abroad(game, self.foreign_war, space, kind_of(column), count)
        trim_stacks(game, self.power, [space])
        send_all_or_ask(game, self.foreign_war)


# ---- leaders --------------------------------------------------------------------------------------------------------


def free_leaders(state: Position, power: int) -> list[int]:
    """21.7.setup2: army leaders of a power on the map, outside of sieges."""
    return [
        leader
        for leader in range(LEADERS)
        if LEADER_KIND[leader] == ARMY_LEADER
        and state.leader_owner[leader] == power
        and state.leader_at[leader] < FIRST_SEA
        and not is_besieged(state, state.leader_at[leader])
    ]


LEADING: Final = Domain(verb("lead-abroad", ("leader", LEADER)), verb("nobody-leads"))
NOBODY: Final = LEADING.base("nobody-leads")


class LeadAbroad(PowerChoice):
    """21.7.setup2, ruling.g76: who leads the units abroad, if anybody does."""

    rule = "21.7.setup2"
    open_to_all = True
    fields = ("power", "foreign_war", "count")
    domain = LEADING

    def __init__(self, power: int, foreign_war: int, count: int) -> None:
        self.power = power
        self.foreign_war = foreign_war
        self.count = count

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if self.count and free_leaders(game.state, self.power) else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*free_leaders(game.state, self.power), NOBODY]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option == NOBODY or option in free_leaders(game.state, self.power) else LEADER_CANNOT_GO

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option != NOBODY:
            lead_abroad(game, self.foreign_war, option)
            game.call(LeadAbroad(self.power, self.foreign_war, self.count - 1))


# ---- card 93: Revolt in Ireland -------------------------------------------------------------------------------------

HELPING: Final = Domain(verb("give-up-unit", ("space", SPACE), ("troop", TROOP)), verb("give-no-unit"))
GIVE_NOBODY: Final = HELPING.base("give-no-unit")


class HelpIrish(PowerChoice):
    """card.093: France or the Hapsburgs may give up a land unit, so that there are more Irish ones."""

    rule = "card.093"
    open_to_all = True
    domain = HELPING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        land = game.state.land
        for space in range(SPACES):
            for column in abroad_columns(self.power):
                if land[space * COLUMNS + column]:
                    yield space * TROOPS + column
        yield GIVE_NOBODY

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == GIVE_NOBODY:
            return ALLOWED
        space, column = option // TROOPS, option % TROOPS
        if column not in abroad_columns(self.power):
            return NOT_YOUR_UNITS
        return ALLOWED if game.state.land[space * COLUMNS + column] else NOT_AMONG_THEM

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == GIVE_NOBODY:
            return
        space, column = option // TROOPS, option % TROOPS
        strengthen_foreigners(game, IRELAND, war_figure(game.state, IRELAND, "enemies_raised"))
        lose_at(game, space, self.power, kind_of(column), 1)
        trim_stacks(game, self.power, [space])
        check_siege(game, space)


FOREIGN_WAR_EVENTS: Final[dict[int, CardEvent]] = {
    card: CardEvent(always, start_war(war)) for war, card in enumerate(WAR_CARDS)
}
