"""22.5: the defeat of Hungary-Bohemia by the Ottomans."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import HOME_KEYS, HOME_SPACES
from regnum.titles.here_i_stand.facts.names import HAPSBURG, HUNGARY, OTTOMAN, REGULAR
from regnum.titles.here_i_stand.position.changes.diplomacy import (
    drop_wars,
    follow,
    tell_activation,
)
from regnum.titles.here_i_stand.position.changes.map import lift_siege, take_control
from regnum.titles.here_i_stand.position.changes.points import award_war_winner
from regnum.titles.here_i_stand.position.changes.progress import note_defeat
from regnum.titles.here_i_stand.position.changes.troops import lose_units
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged
from regnum.titles.here_i_stand.position.queries.troops import units_of
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import COLUMNS, Europe, Position
from regnum.titles.here_i_stand.rules.frames import Step
from regnum.titles.here_i_stand.rules.war_start import StartWar, part_enemies

HUNGARY_DEFEATED: Final = EVENTS.add("hungary_defeated", "22.5.procedure")
FEW_REGULARS: Final = 4
SPOILS: Final = 2


def is_defeated(state: Position) -> bool:
    """22.5.cond1, 22.5.cond2: whether one of the two sets of conditions holds, for the first time."""
    if state.hungary_defeated:
        return False
    lost = sum([1 for space in HOME_KEYS[HUNGARY] if state.control[space] == OTTOMAN])
    if state.master[HUNGARY] == HAPSBURG:
        return lost >= 2
    return lost >= 1 and sum(state.land[HUNGARY::COLUMNS]) <= FEW_REGULARS


def has_ottomans(state: Position) -> bool:
    """22.5, ruling.g79: whether Ottomans fight in this combat, on either side."""
    return state.attacker == OTTOMAN or state.defenders >> OTTOMAN & 1 == 1


class DefeatOfHungary(Step):
    """22.5, 22.5.procedure, ruling.g79: checked at the end of every assault and field battle of the Ottomans; then all
    of it happens."""

    steps = ("check", "part", "tidy")

    def check(self, game: Europe) -> None:
        """22.2.b, 22.5.result1, 22.5.result2, table:activation.note1: the Hapsburgs must intervene; Hungary is theirs
        for good."""
        state = game.state
        if not is_defeated(state):
            game.end()
            return
        note_defeat(state)
        game.tell(HUNGARY_DEFEATED)
        conquer(game)
        if state.master[HUNGARY] != HAPSBURG:
            follow(state, HUNGARY, HAPSBURG)
            drop_wars(state, HUNGARY)
            for space in HOME_SPACES[HUNGARY]:
                if state.control[space] == HUNGARY:
                    take_control(game, space, HAPSBURG)
            tell_activation(game, HUNGARY, HAPSBURG)
        game.call(StartWar(HAPSBURG, OTTOMAN))

    def part(self, game: Europe) -> None:
        """22.5.result3, ruling.g22: Hapsburg units leave what is Ottoman now, also if the war is an old one."""
        part_enemies(game, HAPSBURG, OTTOMAN, HOME_SPACES[HUNGARY])

    def tidy(self, game: Europe) -> None:
        """22.5.result5: the reward."""
        award_war_winner(game, OTTOMAN, SPOILS)


def conquer(game: Europe) -> None:
    """22.5.result3, 22.5.result4: Hungarian spaces with Ottoman land units become Ottoman; the besieged are lost."""
    state = game.state
    for space in HOME_SPACES[HUNGARY]:
        if not units_of(state, space, OTTOMAN):
            continue
        if is_besieged(state, space):
            lose_units(game, space, HUNGARY, REGULAR, state.land[space * COLUMNS + HUNGARY])
            lift_siege(game, space, OTTOMAN)
        if state.control[space] in (HUNGARY, HAPSBURG):
            take_control(game, space, OTTOMAN)
