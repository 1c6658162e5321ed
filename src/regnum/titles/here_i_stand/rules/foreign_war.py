"""21.7.setup1: battles in foreign wars, and how such a war ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import JANISSARIES
from regnum.titles.here_i_stand.facts.catalogue import CAPITALS, HOME_SPACES, IS_KEY, SPACE, SPACES
from regnum.titles.here_i_stand.facts.charts import PRICE
from regnum.titles.here_i_stand.facts.foreign_wars import FOREIGN_WAR, WAR_CARDS, WAR_POWER
from regnum.titles.here_i_stand.facts.names import ASSAULT, ATTACKING, DEFENDING, FIELD, INDEPENDENT, OTTOMAN
from regnum.titles.here_i_stand.position.changes.cards import lay_aside
from regnum.titles.here_i_stand.position.changes.combat import (
    begin_combat,
    end_combat,
    note_surprise,
)
from regnum.titles.here_i_stand.position.changes.foreign_wars import (
    begin_battle_abroad,
    bring_home,
    bring_leaders_home,
    end_foreign_war,
    lose_abroad,
    lose_foreigners,
)
from regnum.titles.here_i_stand.position.changes.points import award_war_winner
from regnum.titles.here_i_stand.position.changes.progress import spend_points
from regnum.titles.here_i_stand.position.queries.cards import is_in_hand
from regnum.titles.here_i_stand.position.queries.counters import is_short_of_counters
from regnum.titles.here_i_stand.position.queries.foreign_wars import (
    abroad_columns,
    abroad_row,
    is_fought,
    units_abroad,
    war_figure,
    wars_of,
)
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged, is_fortified, is_friendly
from regnum.titles.here_i_stand.position.queries.troops import best_battle, kind_of
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ABROAD, ON_TURN_TRACK, Europe, Position
from regnum.titles.here_i_stand.rules.actions import Action, why_not_pay
from regnum.titles.here_i_stand.rules.combat_cards import DeclareCombatCards, PlayJanissaries, extra_dice
from regnum.titles.here_i_stand.rules.entering import why_closed
from regnum.titles.here_i_stand.rules.field_battle import JANISSARY_DICE, has_surprise, losses_of
from regnum.titles.here_i_stand.rules.forming import MOST
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep, roll_in_combat
from regnum.titles.here_i_stand.rules.losses import LOSING, NOT_AMONG_THEM, TOO_MANY_LOSSES
from regnum.titles.here_i_stand.rules.responses import HireBeforeBattle

NO_SUCH_WAR: Final = REASONS.add("no_such_war", "21.7.battle")
FOUGHT_THIS_IMPULSE: Final = REASONS.add("fought_this_impulse", "21.7.again")
NOBODY_ABROAD: Final = REASONS.add("nobody_abroad", "21.7.battle")
NOT_A_WAY_HOME: Final = REASONS.add("not_a_way_home", "21.7.end")


def why_not_fight(state: Position, power: int, war: int) -> int:
    """21.7.battle, 21.7.again: 0 if a power may fight in a foreign war now, else the reason."""
    if war not in wars_of(state, power):
        return NO_SUCH_WAR
    if state.fought_abroad >> war & 1:
        return FOUGHT_THIS_IMPULSE
    return ALLOWED if units_abroad(state, war) else NOBODY_ABROAD


class FightAbroad(Action):
    """21.7.battle, table:actions.assault: a battle in a foreign war."""

    line: ClassVar[int] = ASSAULT

    def places(self, state: Position, power: int) -> Iterable[int]:
        return wars_of(state, power)

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_pay(state, power, ASSAULT) or why_not_fight(state, power, place)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, PRICE[ASSAULT][power])
        game.call(BattleAbroad(power, place))


FOREIGN_WAR_ACTIONS: Final[tuple[Action, ...]] = (FightAbroad(verb("fight-abroad", ("foreign_war", FOREIGN_WAR))),)


# ---- the battle -----------------------------------------------------------------------------------------------------


def dice_abroad(state: Position, war: int) -> int:
    """14.step2: dice of the power in a foreign war."""
    units = units_abroad(state, war)
    if not units:
        return 0
    return units + best_battle(state.abroad_leaders[war]) + extra_dice(state, WAR_POWER[war], FIELD)


def dice_of_foreigners(state: Position, war: int) -> int:
    """21.7.battle: the enemies have a die for each unit, and none for defending."""
    return state.foreigners[war]


class BattleAbroad(PowerStep):
    """21.7.battle: a field battle without a die for the defender and without retreat."""

    fields = ("power", "foreign_war")
    steps = ("begin", "hire", "declare", "roll_first", "roll_second", "janissaries", "lose", "finish")

    def __init__(self, power: int, foreign_war: int) -> None:
        self.power = power
        self.foreign_war = foreign_war

    def begin(self, game: Europe) -> None:
        """21.7.battle: the power attacks independent units."""
        begin_combat(game.state, ABROAD, self.power, 1 << INDEPENDENT)
        begin_battle_abroad(game, self.foreign_war)

    def hire(self, game: Europe) -> None:
        """14.step1: units that are missed abroad can still be hired."""
        game.call(HireBeforeBattle(self.power))

    def declare(self, game: Europe) -> None:
        """14.step4: combat cards of the power."""
        game.call(DeclareCombatCards(self.power, ATTACKING, FIELD))

    def roll_first(self, game: Europe) -> None:
        """14.step6, card.029: whom the power surprises loses units before he rolls."""
        state = game.state
        roll_in_combat(game, ATTACKING, self.power, dice_abroad(state, self.foreign_war))
        if has_surprise(state, ATTACKING):
            note_surprise(state, state.hits[ATTACKING])
            lose_foreigners(game, self.foreign_war, min(state.hits[ATTACKING], state.foreigners[self.foreign_war]))

    def roll_second(self, game: Europe) -> None:
        """14.step6: the enemies roll."""
        dice = dice_of_foreigners(game.state, self.foreign_war)
        roll_in_combat(game, DEFENDING, INDEPENDENT, dice)

    def janissaries(self, game: Europe) -> None:
        """14.step7: the Ottoman may play his Home card."""
        if self.power == OTTOMAN and is_in_hand(game.state, OTTOMAN, JANISSARIES):
            game.call(PlayJanissaries(OTTOMAN, JANISSARY_DICE))

    def lose(self, game: Europe) -> None:
        """14.step9.1, 14.step9.2: both lose units; if nobody would be left, the side with more dice keeps one."""
        state, war = game.state, self.foreign_war
        ours, theirs = losses_of(state, ATTACKING), losses_of(state, DEFENDING)
        enemies = state.foreigners[war]
        if ours >= units_abroad(state, war) and theirs >= enemies > 0:
            if state.dice[ATTACKING] > state.dice[DEFENDING]:
                ours = units_abroad(state, war) - 1
            else:
                theirs = enemies - 1
        lose_foreigners(game, war, min(theirs, enemies))
        suffer_abroad(game, war, ours)

    def finish(self, game: Europe) -> None:
        """21.7.end, 21.7.again, 21.7.refill3: without enemies the war is over; else it goes on in a later impulse."""
        end_combat(game.state)
        if not is_fought(game.state, self.foreign_war):
            game.call(EndOfWar(self.power, self.foreign_war))


def suffer_abroad(game: Europe, war: int, count: int) -> None:
    """14.step9.1: so many units die abroad; their owner is asked only if he can choose."""
    row = abroad_row(game.state, war)
    kinds = [kind_of(column) for column in abroad_columns(WAR_POWER[war])]
    if sum(row) <= count or not all(row):
        for kind, units in zip(kinds, row, strict=True):
            lose_abroad(game, war, kind, min(units, count))
        trim_abroad(game, war)
    elif count:
        game.call(LoseAbroad(WAR_POWER[war], war, count))


def trim_abroad(game: Europe, war: int) -> None:
    """5.2.loss: units that no counters can show die where the losses were."""
    state, power = game.state, WAR_POWER[war]
    regulars, others = abroad_columns(power)
    while is_short_of_counters(state, power) and units_abroad(state, war):
        lose_abroad(game, war, kind_of(others if abroad_row(state, war)[1] else regulars), 1)


class LoseAbroad(PowerChoice):
    """14.step9.3: which units are lost in a foreign war."""

    rule = "14.step9.3"
    open_to_all = True
    fields = ("power", "foreign_war", "count")
    domain = LOSING

    def __init__(self, power: int, foreign_war: int, count: int) -> None:
        self.power = power
        self.foreign_war = foreign_war
        self.count = count

    def present(self, state: Position, column: int) -> int:
        """How many units of a column are there."""
        columns = abroad_columns(self.power)
        return abroad_row(state, self.foreign_war)[columns.index(column)] if column in columns else 0

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for column in abroad_columns(self.power):
            units = self.present(game.state, column)
            yield from range(column * MOST, column * MOST + min(units, self.count))

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        column, count = option // MOST, option % MOST + 1
        if count > self.present(game.state, column):
            return NOT_AMONG_THEM
        return TOO_MANY_LOSSES if count > self.count else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        column, count = option // MOST, option % MOST + 1
        lose_abroad(game, self.foreign_war, kind_of(column), count)
        trim_abroad(game, self.foreign_war)
        suffer_abroad(game, self.foreign_war, self.count - count)


# ---- the end --------------------------------------------------------------------------------------------------------


def ways_home(state: Position, power: int) -> list[int]:
    """21.7.end, 21.6.before5: the capital; if an enemy has it or stands before it, friendly home keys, then any open
    and friendly fortress."""
    open_spaces = [
        space
        for space in range(SPACES)
        if is_friendly(state, space, power) and not is_besieged(state, space) and not why_closed(state, power, space)
    ]
    for spaces in (CAPITALS[power], [space for space in HOME_SPACES[power] if IS_KEY[space]]):
        found = [space for space in spaces if space in open_spaces]
        if found:
            return found
    return [space for space in open_spaces if is_fortified(state, space)]


class EndOfWar(PowerStep):
    """21.7.end: everybody comes home, and the card can be drawn again."""

    fields = ("power", "foreign_war")
    steps = ("finish", "go_home")

    def __init__(self, power: int, foreign_war: int) -> None:
        self.power = power
        self.foreign_war = foreign_war

    def finish(self, game: Europe) -> None:
        """21.7.end, edition.h05: the card goes to the discards; with some packs the war gives points."""
        state = game.state
        end_foreign_war(game, self.foreign_war)
        lay_aside(game, WAR_CARDS[self.foreign_war])
        points = war_figure(state, self.foreign_war, "victory_points")
        if points:
            award_war_winner(game, self.power, points)

    def go_home(self, game: Europe) -> None:
        """21.7.end: to the capital; where there is a choice the power makes it."""
        state = game.state
        spaces = ways_home(state, self.power)
        if not units_abroad(state, self.foreign_war) and not state.abroad_leaders[self.foreign_war]:
            return
        if len(spaces) > 1:
            game.call(ChooseWayHome(self.power, self.foreign_war))
        elif spaces:
            come_home(game, self.foreign_war, spaces[0])
        else:
            suffer_abroad(game, self.foreign_war, units_abroad(state, self.foreign_war))
            bring_leaders_home(game, self.foreign_war, ON_TURN_TRACK)


def come_home(game: Europe, war: int, space: int) -> None:
    """21.7.end: units and leaders come to a space."""
    for column in abroad_columns(WAR_POWER[war]):
        bring_home(game, war, kind_of(column), space)
    bring_leaders_home(game, war, space)


HOMECOMING: Final = Domain(verb("go-to", ("space", SPACE)))


class ChooseWayHome(PowerChoice):
    """21.7.end: the home key to which everybody goes, if the capital is lost."""

    rule = "21.7.end"
    open_to_all = True
    fields = ("power", "foreign_war")
    domain = HOMECOMING

    def __init__(self, power: int, foreign_war: int) -> None:
        self.power = power
        self.foreign_war = foreign_war

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return ways_home(game.state, self.power)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in ways_home(game.state, self.power) else NOT_A_WAY_HOME

    def choose(self, game: Europe, seat: int, option: int) -> None:
        come_home(game, self.foreign_war, option)
