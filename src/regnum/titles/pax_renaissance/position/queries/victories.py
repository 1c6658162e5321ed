"""L. What counts for the victories, who leads by how much, and what is missing."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import Shortfall
from regnum.titles.pax_renaissance.facts.catalogue import BORDER_EMPIRES, BORDERS, VICTORIES
from regnum.titles.pax_renaissance.facts.names import (
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    ISLAMIC,
    NONE,
    P_DISCOVERY,
    P_LAW,
    P_PATRON,
    PATRON_VICTORY,
    REFORMIST,
    RELIGIONS,
    VICTORY_NAMES,
)
from regnum.titles.pax_renaissance.position.queries.empires import believers_in_theocracies, concessions
from regnum.titles.pax_renaissance.position.queries.tableau import (
    anyone_has,
    bishops_in_play,
    copies,
    has,
    kings,
    republics,
    tableau_prestige,
    victory_prestige,
)
from regnum.titles.pax_renaissance.position.state import Position

_leads: Final = {name: VICTORIES[name]["lead"] for name in VICTORY_NAMES[:4]}
LEADS: Final[tuple[tuple[int, ...], ...]] = (  # by victory, then by what counts for it
    (_leads["renaissance"]["republics"], _leads["renaissance"]["law"]),
    (_leads["globalization"]["concessions"], _leads["globalization"]["discovery"]),
    (_leads["imperial"]["kings"],),
    (_leads["holy"]["supreme_religion"],),
)
COUNTED: Final = (  # the same by name, and what counts for the patron victory
    ("republics", "law"),
    ("concessions", "discovery"),
    ("kings",),
    ("faith",),
    ("patron", "florins"),
)
TWO_PLAYER_KINGS: Final[int] = VICTORIES["imperial"]["lead_two_players"]["kings"]
TWO_ACTIONS: Final = {
    GLOBALIZATION: "globalization_costs_two_actions",
    HOLY: "holy_costs_two_actions",
    IMPERIAL: "imperial_costs_two_actions",
}


def actions_to_declare(state: Position, victory: int) -> int:
    """E6, glossary:effect.a: one action, or two under a red text in any tableau."""
    return 2 if victory in TWO_ACTIONS and anyone_has(state, TWO_ACTIONS[victory]) else 1


def supreme_religion(state: Position) -> int:
    """L3.1, L3.2, glossary:supreme_religion: more bishops, and more believers in its theocracies, than all others
    together; NONE if no religion has both."""
    religion = leading(bishops_for_holy(state))
    return religion if religion != NONE and religion == leading(believers_for_holy(state)) else NONE


def leading(counts: list[int]) -> int:
    """L3.1, L3.2: the religion that has more than all others together, or NONE."""
    total = sum(counts)
    for religion in RELIGIONS:
        if 2 * counts[religion] > total:
            return religion
    return NONE


def bishops_for_holy(state: Position) -> list[int]:
    """L3.1: the bishops in play, and what some cards let count as bishops (A1d.1)."""
    bishops = bishops_in_play(state)
    if anyone_has(state, "patron_as_green_bishop_holy"):
        for seat in range(len(state.florins)):
            if has(state, seat, "patron_as_green_bishop_holy"):
                bishops[ISLAMIC] += tableau_prestige(state, seat, P_PATRON)
    if anyone_has(state, "green_pirates_as_red"):
        bishops[REFORMIST] += state.pirate.count(ISLAMIC)
    return bishops


def believers_for_holy(state: Position) -> list[int]:
    """L3.2: the believers in theocracies, and pirates that one card lets count as others (A1d.1)."""
    believers = believers_in_theocracies(state)
    if anyone_has(state, "green_pirates_as_red"):
        for border in range(BORDERS):
            if state.pirate[border] == ISLAMIC:
                believers[REFORMIST] += sum(state.regime[empire] == REFORMIST for empire in BORDER_EMPIRES[border])
    return believers


def law(state: Position, seat: int) -> int:
    """L6.2: law prestige; some cards let patron prestige count as law."""
    times = copies(state, seat, "patron_as_law_renaissance")
    extra = times * victory_prestige(state, seat, P_PATRON) if times else 0
    return victory_prestige(state, seat, P_LAW) + extra


def trade(state: Position, seat: int) -> int:
    """L5.1: concessions; some cards let patron prestige count as concessions."""
    times = copies(state, seat, "patron_as_concession_globalization")
    extra = times * victory_prestige(state, seat, P_PATRON) if times else 0
    return concessions(state, seat) + extra


def faith(state: Position, seat: int) -> int:
    """L3: prestige of the supreme religion."""
    religion = supreme_religion(state)
    return victory_prestige(state, seat, religion) if religion != NONE else 0


def discovery(state: Position, seat: int) -> int:
    """L5.2: discovery prestige."""
    return victory_prestige(state, seat, P_DISCOVERY)


def measure(state: Position, seat: int, victory: int, part: int) -> int:
    """L3 to L6: what a player has of each thing that counts for a victory, in the order of `LEADS`."""
    if victory == HOLY:
        return faith(state, seat)
    if victory == IMPERIAL:
        return kings(state, seat)
    if victory == GLOBALIZATION:
        return discovery(state, seat) if part else trade(state, seat)
    return law(state, seat) if part else republics(state, seat)


def lead_needed(state: Position, victory: int, part: int) -> int:
    """L3 to L6: by how much the player must lead every opponent; fewer seats ask for more kings (L4)."""
    if victory == IMPERIAL and len(state.florins) == 2:
        return TWO_PLAYER_KINGS
    return LEADS[victory][part]


def scores(state: Position, seat: int, victory: int) -> list[tuple[int, int]]:
    """L3 to L6: what counts for a victory, each with the lead it needs over every opponent."""
    return [
        (measure(state, seat, victory, part), lead_needed(state, victory, part)) for part in range(len(LEADS[victory]))
    ]


def meets_conditions(state: Position, seat: int, victory: int) -> bool:
    """L2: whether the player leads every opponent by enough in everything that counts."""
    seats = len(state.florins)
    for part in range(len(LEADS[victory])):
        lead = lead_needed(state, victory, part)
        own = measure(state, seat, victory, part)
        for other in range(seats):
            if (
                other != seat
                and not state.out[other]
                and (own < lead or own - measure(state, other, victory, part) < lead)
            ):
                return False
    return True


# ---- how far away ---------------------------------------------------------------------------------------------------


def players(state: Position) -> list[int]:
    """The seats that are still in the game."""
    return [seat for seat in range(len(state.florins)) if not state.out[seat]]


def counted(state: Position, seat: int, victory: int) -> list[tuple[int, int]]:
    """L2a, L3 to L6: what counts, each with the lead it needs; for a patron one must only be ahead, with florins to
    break ties."""
    if victory == PATRON_VICTORY:
        return [(victory_prestige(state, seat, P_PATRON), 0), (state.florins[seat], 0)]
    return scores(state, seat, victory)


def missing(state: Position, seat: int, victory: int) -> list[int]:
    """L2: how much of each thing the player lacks for a sufficient lead over every opponent."""
    own = counted(state, seat, victory)
    gaps = [0] * len(own)
    for other in players(state):
        if other == seat:
            continue
        theirs = counted(state, other, victory)
        if victory == PATRON_VICTORY and theirs[0][0] != own[0][0]:
            theirs[1] = (0, 0)  # florins matter among equals only
        gaps = [max(gap, their + lead - mine) for gap, (mine, lead), (their, _) in zip(gaps, own, theirs, strict=True)]
    if victory == HOLY and supreme_religion(state) == NONE:
        return [max(1, gaps[0])]
    return [gap if victory != PATRON_VICTORY or place == 0 or not gaps[0] else 0 for place, gap in enumerate(gaps)]


def shortfalls(state: Position, seat: int, victory: int) -> list[Shortfall]:
    """L2, L3: what counts for a victory, as far as the player has too little of it: what he has, and what he needs."""
    if victory == HOLY and supreme_religion(state) == NONE:
        return [Shortfall("supreme_religion", 0, 1)]
    lacking = []
    for part, (own, lead) in enumerate(scores(state, seat, victory)):
        others = [measure(state, other, victory, part) for other in players(state) if other != seat]
        need = max(0, *others) + lead
        if own < need:
            lacking.append(Shortfall(COUNTED[victory][part], own, need))
    return lacking


def nearest(state: Position, victory: int) -> list[int]:
    """L2: the players who lack least for a victory."""
    gaps = {seat: sum(missing(state, seat, victory)) for seat in players(state)}
    return [seat for seat in gaps if gaps[seat] == min(gaps.values())]


def margin(counts: list[int], religion: int) -> int:
    """L3.1, L3.2: how many more there are of one religion than of all others together; below 1 it does not lead."""
    return 2 * counts[religion] - sum(counts)


def prestige_gap(state: Position, seat: int, religion: int) -> int:
    """L3: how much prestige of a religion the player lacks for a lead over every opponent."""
    own = victory_prestige(state, seat, religion)
    others = [victory_prestige(state, other, religion) for other in players(state) if other != seat]
    return max(0, max(others, default=0) + LEADS[HOLY][0] - own)


def holy_gap(state: Position, seat: int) -> int:
    """L3: blows towards a holy victory by the religion that is nearest; a change of one regime moves all believers."""
    bishops, believers = bishops_for_holy(state), believers_for_holy(state)
    return min(
        prestige_gap(state, seat, religion)
        + max(0, (2 - margin(bishops, religion)) // 2)
        + (margin(believers, religion) <= 0)
        for religion in RELIGIONS
    )


def lacks_believers_only(state: Position, seat: int) -> bool:
    """L3: whether prestige and bishops of some religion would suffice for the player, if only it had the believers."""
    bishops = bishops_for_holy(state)
    return any(margin(bishops, religion) > 0 and prestige_gap(state, seat, religion) == 0 for religion in RELIGIONS)
