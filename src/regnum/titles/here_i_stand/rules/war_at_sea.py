"""9.6: fleets that share a sea zone when their powers go to war in the action phase fight at once."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.passages import LOCATION
from regnum.titles.here_i_stand.position.queries.ships import is_sea, ships_at
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerStep
from regnum.titles.here_i_stand.rules.naval_combat import NavalCombat


class SuddenCombat(NavalCombat):
    """9.6.action3, ruling.g23: a combat because a war began in the action phase; a tie makes both retreat."""

    def both_flee(self) -> bool:
        return True


class WarAtSea(PowerStep):
    """9.6, ruling.g23: where fleets of new enemies share a sea zone they fight at once."""

    fields = ("power", "enemy")
    steps = ("fight",)

    def __init__(self, power: int, enemy: int) -> None:
        self.power = power
        self.enemy = enemy

    def fight(self, game: Europe) -> None:
        """9.6: zone by zone."""
        state = game.state
        zones = {at for at in state.ship_at if is_sea(at) and at < len(LOCATION.names)}
        both = [zone for zone in sorted(zones) if meet(state, zone, self.power, self.enemy)]
        game.call(*[SuddenCombat(self.power, zone, self.enemy) for zone in both])


def meet(state: Position, zone: int, power: int, enemy: int) -> bool:
    """9.6: whether both have ships in a sea zone."""
    return bool(ships_at(state, zone, power)) and bool(ships_at(state, zone, enemy))
