"""13.1.restriction7, 14.step10: leaders who stand alone, or whose units are lost, become prisoners."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.position.changes.leaders import capture_leader
from regnum.titles.here_i_stand.position.queries.powers import are_allies
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, listed, occupants
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.going_home import LeadersGoHome


def capture_lone_leaders(game: Europe, power: int, space: int, enemies: int) -> None:
    """13.1.restriction7, ruling.g29: also by retreat and interception; behind walls he is safe until they fall."""
    if not is_fortified(game.state, space):
        capture_unguarded(game, power, space, enemies)


def capture_unguarded(game: Europe, power: int, space: int, enemies: int) -> None:
    """13.1.restriction7, card.070: leaders of enemies without any units there become prisoners, also behind walls."""
    state = game.state
    for other in range(MAJORS):
        if other != power and enemies >> other & 1:
            leaders = army_leaders_at(state, space, other)
            if leaders and not is_guarded(state, other, space, enemies):
                for leader in listed(leaders):
                    capture_leader(game, leader, power)


def is_guarded(state: Position, owner: int, space: int, enemies: int) -> bool:
    """13.1.restriction7: whether units of a leader's power, or of an ally who is attacked too, stand with him."""
    return any(are_allies(state, owner, other) for other in listed(occupants(state, space) & enemies))


def imprison(game: Europe, power: int, space: int, leaders: int, captor: int) -> None:
    """14.step10: leaders become prisoners; those whom inactive or independent units have beaten go home."""
    if captor == NONE and leaders:
        game.call(LeadersGoHome(power, space, leaders))
        return
    for leader in listed(leaders):
        capture_leader(game, leader, captor)
