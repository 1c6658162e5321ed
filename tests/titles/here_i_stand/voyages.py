"""Short ways to send explorers and conquerors, and to look at what came of them."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, NONE, PRIZE_IDS
from regnum.titles.here_i_stand.facts.people import CONQUEROR_IDS, EXPLORER_IDS
from regnum.titles.here_i_stand.position.state import (
    AT_HOME,
    LOST,
    NO_VOYAGE,
    ON_PRIZE,
    VOYAGE,
)
from regnum.titles.here_i_stand.rules.new_world import NewWorld
from tests.titles.here_i_stand.builder import (
    Europe,
    dice,
    europe,
    hold,
    run,
)


def old_world(scenario: str = "1517") -> Europe:
    """Nobody is under way."""
    game = europe(scenario)
    game.state.exploring = [NO_VOYAGE] * 6
    game.state.conquering = [NO_VOYAGE] * 6
    return game


def explore(game: Europe, *powers: str) -> None:
    """Explorations of these powers are under way."""
    for power in powers:
        game.state.exploring[MAJOR_IDS.index(power)] = VOYAGE


def only(game: Europe, *explorers: str) -> None:
    """All other explorers are lost, but for Cabot."""
    for number, name in enumerate(EXPLORER_IDS):
        if name not in explorers and "cabot" not in name:
            game.state.explorers[number] = LOST


def only_conquerors(game: Europe, *conquerors: str) -> None:
    """All other conquerors are lost."""
    for number, name in enumerate(CONQUEROR_IDS):
        if name not in conquerors:
            game.state.conquerors[number] = LOST


def taken(game: Europe, **holders: str) -> None:
    """These powers hold these prizes."""
    for prize, power in holders.items():
        game.state.prizes[PRIZE_IDS.index(prize)] = MAJOR_IDS.index(power)


def holder_of(game: Europe, prize: str) -> str:
    """Who holds a prize."""
    power = game.state.prizes[PRIZE_IDS.index(prize)]
    return "nobody" if power == NONE else MAJOR_IDS[power]


def fate(game: Europe, name: str) -> str:
    """What became of an explorer or conqueror."""
    state = game.state
    number = state.explorers[EXPLORER_IDS.index(name)] if name in EXPLORER_IDS else NONE
    if number == NONE:
        number = state.conquerors[CONQUEROR_IDS.index(name)]
    return {AT_HOME: "home", LOST: "lost"}.get(number) or PRIZE_IDS[number - ON_PRIZE]


def phase(game: Europe, *faces: int) -> Europe:
    """The New World phase with these dice."""
    dice(game, *faces)
    game.state.phase = 12
    run(game, NewWorld())
    return game


def holding(power: str, card: str) -> Europe:
    """A power is about to play a card; nobody is under way to the New World."""
    game = old_world()
    hold(game, power, card)
    return game


def bit(power: str) -> int:
    """The mask of one power."""
    return 1 << MAJOR_IDS.index(power)
