"""For every reason of which the cause can be lifted by hand: what mends it, whatever it breaks besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS, OTTOMAN, OWNERS
from regnum.titles.here_i_stand.position.changes.supply import forget_lines
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, FIRST_SEA, HAND, IN_POOL, Europe
from tests.titles.positions import named

Lift = Callable[[Europe, int, int], None]


def rich(game: Europe, seat: int, option: int) -> None:
    """There are command points for everything."""
    game.state.cp = 99


def all_in_hand(game: Europe, seat: int, option: int) -> None:
    """The seat holds every card."""
    game.state.place = [HAND + seat] * len(game.state.place)


def calm(game: Europe, seat: int, option: int) -> None:
    """There is no unrest anywhere."""
    game.state.unrest = [0] * SPACES
    forget_lines(game.state)


def own_spaces(game: Europe, seat: int, option: int) -> None:
    """The seat controls everything."""
    game.state.control = [seat] * SPACES
    forget_lines(game.state)


def no_wars(game: Europe, seat: int, option: int) -> None:
    """Nobody is at war."""
    game.state.war = [0] * OWNERS
    forget_lines(game.state)


def war_on_all(game: Europe, seat: int, option: int) -> None:
    """The seat is at war with everybody, and nobody is allied."""
    state = game.state
    state.alliance = [0] * MAJORS
    state.war = [1 << seat if power != seat else (1 << OWNERS) - 1 - (1 << seat) for power in range(OWNERS)]
    forget_lines(state)


def no_units(game: Europe, seat: int, option: int) -> None:
    """Nobody stands anywhere, so that all counters are free."""
    game.state.land = [0] * len(game.state.land)
    forget_lines(game.state)


def units_everywhere(game: Europe, seat: int, option: int) -> None:
    """Many units of the seat, of every kind, stand everywhere, and nobody else."""
    game.state.land = [99 if at % COLUMNS in (seat, OWNERS + seat) else 0 for at in range(len(game.state.land))]
    forget_lines(game.state)


def no_sieges(game: Europe, seat: int, option: int) -> None:
    """Nothing is besieged."""
    game.state.besiegers = [0] * SPACES
    game.state.fresh_sieges = []


def all_besieged(game: Europe, seat: int, option: int) -> None:
    """The seat besieges everything, since long ago."""
    game.state.besiegers = [1 << seat] * SPACES
    game.state.fresh_sieges = []


def no_ships(game: Europe, seat: int, option: int) -> None:
    """All ships are in the pool, the seat's and those of minor powers that follow it."""
    state = game.state
    owners = [owner for owner, master in enumerate(state.master) if master == seat]
    state.ship_at = [IN_POOL] * len(state.ship_at)
    state.ship_owner = [owners[at // 2 % len(owners)] for at in range(len(state.ship_at))]
    state.ship_is_corsair = [at % 2 for at in range(len(state.ship_at))]


def ships_there(game: Europe, seat: int, option: int) -> None:
    """Ships of the seat lie in the named zone, corsairs among them if it is the Ottoman."""
    state, ships = game.state, len(game.state.ship_at)
    for sea in named(game, option, "sea"):
        state.ship_at, state.ship_owner = [FIRST_SEA + sea] * ships, [seat] * ships
        state.ship_lent_to, state.ship_is_corsair = [-1] * ships, [int(seat == OTTOMAN)] * ships


def fair_weather(game: Europe, seat: int, option: int) -> None:
    """The weather is fine."""
    game.state.weather = 0


def new_army(game: Europe, seat: int, option: int) -> None:
    """Nobody belongs to the army yet."""
    game.state.army = [0] * len(game.state.army)
    game.state.army_leaders = [0] * len(game.state.army_leaders)


def army_of_one(game: Europe, seat: int, option: int) -> None:
    """One unit belongs to the army."""
    game.state.army[ARMY * COLUMNS + seat] = 1
    game.state.army[COLUMNS + seat] = 1


def no_orders(game: Europe, seat: int, option: int) -> None:
    """No ship has orders."""
    game.state.orders = []


def untried(game: Europe, seat: int, option: int) -> None:
    """Nobody has tried, fought or lost anything in this impulse."""
    state = game.state
    state.tried, state.beaten, state.halted, state.attempted, state.assaulted = [], [], [], [], []
    state.pirated = 0


LIFTS: Final[dict[str, Lift]] = {
    "too_dear": rich,
    "no_points_left": rich,
    "not_in_hand": all_in_hand,
    "not_in_your_hand": all_in_hand,
    "unrest_there": calm,
    "not_a_friends_space": own_spaces,
    "not_your_port": own_spaces,
    "not_at_war": war_on_all,
    "already_at_war": no_wars,
    "no_units_left": no_units,
    "enemies_there": no_units,
    "no_units_near": units_everywhere,
    "in_unrest": calm,
    "not_in_foul_weather": fair_weather,
    "pirated_already": untried,
    "assaulted_already": untried,
    "nobody_to_intercept": units_everywhere,
    "besieged": no_sieges,
    "not_besieging": all_besieged,
    "no_ships_left": no_ships,
    "no_corsairs_there": ships_there,
    "kind_is_in": new_army,
    "leader_is_in": new_army,
    "already_forming": new_army,
    "nobody_chosen": army_of_one,
    "too_few_here": units_everywhere,
    "passage_is_ordered": no_orders,
    "tried_from_there": untried,
}
