"""card.084, card.089: pirates look for Julia Gonzaga, or make their haven at Oran or Tripoli."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent
from regnum.titles.here_i_stand.cards.mediterranean import ships_left
from regnum.titles.here_i_stand.facts.card_numbers import BARBARY_PIRATES, JULIA_GONZAGA, PIRATE_HAVEN
from regnum.titles.here_i_stand.facts.catalogue import SEA_PORTS, SEAS_OF, SPACE
from regnum.titles.here_i_stand.facts.names import CORSAIR, MAJORS, NO_FAITH, NONE, OTTOMAN, REGULAR
from regnum.titles.here_i_stand.position.changes.map import convert, end_unrest, fortify, take_control
from regnum.titles.here_i_stand.position.changes.progress import put_in_force
from regnum.titles.here_i_stand.position.changes.ships import build_ship
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.powers import are_enemies
from regnum.titles.here_i_stand.position.queries.ships import fleets_at
from regnum.titles.here_i_stand.position.queries.spaces import (
    HAVENS,
    has_happened,
    is_fortified,
    is_hostile,
)
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, occupants
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import HAVEN, Europe, Position
from regnum.titles.here_i_stand.rules.captures import imprison
from regnum.titles.here_i_stand.rules.frames import PowerChoice
from regnum.titles.here_i_stand.rules.recruits import fill_wars

NOBODY_HUNTS_JULIA: Final = REASONS.add("nobody_hunts_julia", "card.084")
HAVEN_NEEDS_PIRATES: Final = REASONS.add("haven_needs_pirates", "card.089")
NO_PLACE_FOR_A_HAVEN: Final = REASONS.add("no_place_for_a_haven", "card.089")
ONLY_ORAN_OR_TRIPOLI: Final = REASONS.add("only_oran_or_tripoli", "21.1.haven")
HAVEN_IS_OCCUPIED: Final = REASONS.add("haven_is_occupied", "card.089")
HAVEN_IS_NO_ENEMYS: Final = REASONS.add("haven_is_no_enemys", "card.089")
NO_OTTOMAN_PORT_NEAR: Final = REASONS.add("no_ottoman_port_near", "card.089")

CORSAIRS: Final = 2


def why_not_haven(state: Position, space: int) -> int:
    """card.089, 21.1.haven: 0 if pirates can make a space their haven, else the reason."""
    if space not in HAVENS:
        return ONLY_ORAN_OR_TRIPOLI
    if occupants(state, space) or fleets_at(state, space):
        return HAVEN_IS_OCCUPIED
    if not is_hostile(state, space, OTTOMAN):
        return HAVEN_IS_NO_ENEMYS
    near = [port for sea in SEAS_OF[space] for port in SEA_PORTS[sea] if port != space]
    helps = any(state.control[port] == OTTOMAN and is_fortified(state, port) for port in near)
    return ALLOWED if helps else NO_OTTOMAN_PORT_NEAR


def why_not_pirate_haven(state: Position, power: int) -> int:
    """card.089, 21.1.haven: 0 if there can be a haven now, else the reason."""
    if not has_happened(state, BARBARY_PIRATES):
        return HAVEN_NEEDS_PIRATES
    return ALLOWED if any(not why_not_haven(state, space) for space in HAVENS) else NO_PLACE_FOR_A_HAVEN


HAVEN_CHOICE: Final = Domain(verb("haven", ("space", SPACE)))


class ChooseHaven(PowerChoice):
    """card.089, card.rule.resolved_by_key: the Ottoman picks the place, whoever has played the card."""

    rule = "card.089"
    open_to_all = True
    domain = HAVEN_CHOICE

    def seats(self, game: Europe) -> Sequence[int]:
        return (OTTOMAN,)

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return HAVENS

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_haven(game.state, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        make_haven(game, option)


def make_haven(game: Europe, space: int) -> None:
    """21.1.haven, 21.1.haven2, ruling.g68: fortified, Ottoman and of no faith; a regular and corsairs come.

    A leader of an enemy who stands there alone is taken prisoner (ruling.g29); others go home.
    """
    state = game.state
    if state.fortified[space] != HAVEN:
        fortify(game, space, HAVEN)
    if state.unrest[space]:
        end_unrest(game, space)
    if state.faith[space] != NO_FAITH:
        convert(game, space, NO_FAITH)
    take_control(game, space, OTTOMAN)
    for power in range(MAJORS):
        leaders = army_leaders_at(state, space, power)
        if leaders and power != OTTOMAN:
            imprison(game, power, space, leaders, OTTOMAN if are_enemies(state, OTTOMAN, power) else NONE)
    if fill_wars(game, OTTOMAN, REGULAR, 1) and can_add(state, space, OTTOMAN, REGULAR, 1):
        place_units(game, space, OTTOMAN, REGULAR, 1)
    for _ in range(min(CORSAIRS, ships_left(state))):
        build_ship(game, OTTOMAN, CORSAIR, space)


def why_not_hunt_julia(state: Position, power: int) -> int:
    """card.084: 0 if the pirates have come, else the reason."""
    return ALLOWED if has_happened(state, BARBARY_PIRATES) else NOBODY_HUNTS_JULIA


def hunt_julia(game: Europe, power: int) -> None:
    """card.084, 23.2.bonus6: until the turn ends successful piracy in her sea is worth a point."""
    put_in_force(game.state, JULIA_GONZAGA)


HAVEN_EVENTS: Final[dict[int, CardEvent]] = {
    JULIA_GONZAGA: CardEvent(why_not_hunt_julia, hunt_julia),
    PIRATE_HAVEN: CardEvent(why_not_pirate_haven, lambda game, power: game.call(ChooseHaven(OTTOMAN))),
}
