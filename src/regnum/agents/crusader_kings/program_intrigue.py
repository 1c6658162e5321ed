"""Intrigue cards: the plots and coups of the lists, one with each card."""

from __future__ import annotations

from typing import Final

from regnum.agents.crusader_kings.program_judgement import Item, Rank, has_positive, is_prey, rank_rival
from regnum.agents.crusader_kings.program_realm import desire
from regnum.titles.crusader_kings.facts.limits import OF_A_TYPE
from regnum.titles.crusader_kings.facts.names import CHILD, KING, NONE, POSTIS, SIBLING
from regnum.titles.crusader_kings.position.queries.family import heir, person
from regnum.titles.crusader_kings.position.queries.realm import councilors_of
from regnum.titles.crusader_kings.position.queries.regions import borders_own, defence_of, regions_of
from regnum.titles.crusader_kings.position.queries.seats import are_allied, at_war
from regnum.titles.crusader_kings.position.state import Crown, Position
from regnum.titles.crusader_kings.rules.intrigue import STOP_COUPS, ChooseCoup, ChoosePlot
from regnum.titles.crusader_kings.rules.turn import COUP, PLOT


def plots(game: Crown, seat: int, name: str) -> list[int]:
    """The plots of a kind that are possible now."""
    wanted = ChoosePlot.domain.by_name[name]
    return [option for option in ChoosePlot(seat).options(game, seat) if ChoosePlot.domain.verb_of(option) == wanted]


def rank_region(state: Position, seat: int, region: int) -> Rank:
    """ai.unclear: not of an ally, the weakest region, one without unrest, of whoever leads, then the first."""
    is_ally, *rest = rank_rival(state, seat, state.owner[region])
    return (is_ally, defence_of(state, region), int(state.unrest[region] > 0), *rest, region)


def stage_coup(game: Crown, seat: int) -> int:
    """ai.ferox.intrigue1, ai.postis.intrigue2, ai.munitio.intrigue1, ai.amandit.intrigue2, ai.aperio.intrigue1: a
    coup where unrest reigns."""
    state = game.state
    options = [
        option
        for option in ChooseCoup(seat).options(game, seat)
        if option != STOP_COUPS and is_prey(state, seat, state.owner[option])
    ]
    return min(options, key=lambda region: rank_region(state, seat, region), default=NONE)


def rank_claim(state: Position, seat: int, rival: int) -> Rank:
    """ai.unclear: a casus belli is worth most against neighbours, and against whoever leads."""
    is_neighbour = any(borders_own(state, seat, region) for region in regions_of(state, rival))
    return (int(are_allied(state, seat, rival)), int(not is_neighbour), *rank_rival(state, seat, rival))


def fabricate(game: Crown, seat: int) -> int:
    """ai.ferox.intrigue2, ai.postis.intrigue3: where no war gives the right to invade yet, and not against an ally."""
    state = game.state

    def victim(option: int) -> int:
        return ChoosePlot.domain.numbers(option)[0]

    options = [
        option
        for option in plots(game, seat, "fabricate")
        if is_prey(state, seat, victim(option))
        and not are_allied(state, seat, victim(option))
        and not at_war(state, seat, victim(option))
    ]
    return min(options, key=lambda option: rank_claim(state, seat, victim(option)), default=NONE)


def heirs_of(state: Position, seat: int) -> int:
    """succession.order: how many could inherit."""
    return len(state.children[seat]) + len(state.siblings[seat])


def murders(game: Crown, seat: int) -> list[tuple[int, int, int]]:
    """Possible assassinations in families that a program may harm: answer, owner and person."""
    found = []
    for option in plots(game, seat, "assassinate"):
        owner, number = ChoosePlot.domain.numbers(option)
        if is_prey(game.state, seat, owner):
            found.append((option, owner, number))
    return found


def kill_child(game: Crown, seat: int) -> int:
    """ai.ferox.intrigue3, ai.postis.intrigue4, ai.munitio.intrigue2: a child with a positive trait, where there are
    the fewest heirs; the heir first."""
    state = game.state
    found: list[tuple[Rank, int]] = []
    for option, owner, number in murders(game, seat):
        child = person(state, owner, number)
        if CHILD <= number < SIBLING and has_positive(state, child):
            is_heir = child == heir(state, owner)
            found.append(((heirs_of(state, owner), *rank_rival(state, seat, owner), int(not is_heir), number), option))
    return min(found)[1] if found else NONE


def kill_ruler(game: Crown, seat: int) -> int:
    """ai.ferox.intrigue4, ai.munitio.intrigue3: the other ruler with the fewest heirs."""
    state = game.state
    found: list[tuple[Rank, int]] = [
        ((heirs_of(state, owner), *rank_rival(state, seat, owner)), option)
        for option, owner, number in murders(game, seat)
        if number == KING
    ]
    return min(found)[1] if found else NONE


def bribe(game: Crown, seat: int) -> int:
    """ai.postis.intrigue1: a councilor of somebody, while there is room for him."""
    state = game.state
    if len(councilors_of(state, seat)) >= OF_A_TYPE:
        return NONE

    def rank(option: int) -> Rank:
        rival, development = ChoosePlot.domain.numbers(option)
        return (desire(state, POSTIS, development), *rank_rival(state, seat, rival), development)

    options = [
        option for option in plots(game, seat, "bribe") if is_prey(state, seat, ChoosePlot.domain.numbers(option)[0])
    ]
    return min(options, key=rank, default=NONE)


def provoke_unrest(game: Crown, seat: int) -> int:
    """ai.postis.intrigue5, ai.munitio.intrigue4, ai.amandit.intrigue3, ai.aperio.intrigue2: where it is easiest."""
    state = game.state

    def place(option: int) -> int:
        return ChoosePlot.domain.numbers(option)[0]

    options = [option for option in plots(game, seat, "unrest") if is_prey(state, seat, state.owner[place(option)])]
    return min(options, key=lambda option: rank_region(state, seat, place(option)), default=NONE)


def divorce_ruler(game: Crown, seat: int) -> int:
    """ai.amandit.intrigue1: if the ruler is married."""
    wanted = ChoosePlot.domain.code("divorce", KING)
    return wanted if wanted in plots(game, seat, "divorce") else NONE


LISTS: Final[tuple[tuple[tuple[int, Item], ...], ...]] = (
    ((COUP, stage_coup), (PLOT, fabricate), (PLOT, kill_child), (PLOT, kill_ruler)),
    ((PLOT, bribe), (COUP, stage_coup), (PLOT, fabricate), (PLOT, kill_child), (PLOT, provoke_unrest)),
    ((COUP, stage_coup), (PLOT, kill_child), (PLOT, kill_ruler), (PLOT, provoke_unrest)),
    ((PLOT, divorce_ruler), (COUP, stage_coup), (PLOT, provoke_unrest)),
    ((COUP, stage_coup), (PLOT, provoke_unrest)),
)
