"""L. Victory: comets, the four victory cards, and the patron victory."""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import BORDER_EMPIRES, BORDERS, VICTORIES, VICTORY
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
from regnum.titles.pax_renaissance.position import changes
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
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice

VICTORY_DECLARED: Final = EVENTS.add("victory_declared", "L2", "seat", "victory")
PATRON_VICTORY_HELD: Final = EVENTS.add("patron_victory_held", "L2a", "seat")

NO_ACTIONS_LEFT: Final = REASONS.add("no_actions_left", "D1.intro1")
VICTORY_INACTIVE: Final = REASONS.add("victory_inactive", "L2")
VICTORY_NEEDS_TWO_ACTIONS: Final = REASONS.add("victory_needs_two_actions", "glossary:effect.a")
CONDITIONS_NOT_MET: Final = REASONS.add("conditions_not_met", "L2")
VICTORY_ALREADY_ACTIVE: Final = REASONS.add("victory_already_active", "L1")


_leads: Final = {name: VICTORIES[name]["lead"] for name in VICTORY_NAMES[:4]}
LEADS: Final[tuple[tuple[int, ...], ...]] = (  # by victory, then by what counts for it
    (_leads["renaissance"]["republics"], _leads["renaissance"]["law"]),
    (_leads["globalization"]["concessions"], _leads["globalization"]["discovery"]),
    (_leads["imperial"]["kings"],),
    (_leads["holy"]["supreme_religion"],),
)
TWO_PLAYER_KINGS: Final[int] = VICTORIES["imperial"]["lead_two_players"]["kings"]
TWO_ACTIONS: Final = {
    GLOBALIZATION: "globalization_costs_two_actions",
    HOLY: "holy_costs_two_actions",
    IMPERIAL: "imperial_costs_two_actions",
}

ACTIVATE: Final = Domain(verb("activate", ("victory", VICTORY)))


class ActivateVictory(ActiveChoice):
    """L1, A3, glossary:victory_cards, comet: which inactive victory card a comet activates."""

    rule = "L1"
    domain = ACTIVATE

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        return VICTORY_ALREADY_ACTIVE if game.state.victory[option] else ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        changes.activate_victory(game, seat, option)


# ---- conditions -----------------------------------------------------------------------------------------------------


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


def why_not_declare(state: Position, seat: int, victory: int) -> int:
    """A3a, D1.8, E6, L2: an active victory, enough actions, and all its conditions."""
    if not state.victory[victory]:
        return VICTORY_INACTIVE
    if state.actions < actions_to_declare(state, victory):
        return VICTORY_NEEDS_TWO_ACTIONS if state.actions else NO_ACTIONS_LEFT
    return ALLOWED if meets_conditions(state, seat, victory) else CONDITIONS_NOT_MET


def victories_to_declare(state: Position, seat: int) -> list[int]:
    """L2: the active victories that the player could declare now."""
    met = [way for way in range(4) if state.victory[way] and meets_conditions(state, seat, way)]
    return [way for way in met if actions_to_declare(state, way) <= state.actions]


def declare(game: Pax, seat: int, victory: int) -> None:
    """L2, B7b.2: the player wins at once."""
    game.tell(VICTORY_DECLARED, seat, victory)
    changes.end_game(game, victory, [seat])


def hold_patron_victory(game: Pax) -> None:
    """L2a, L2b, D2b:note1: the market cannot be filled; most patron prestige wins, then most florins, else shared.

    In a game for one there is no such victory: the automated bank wins in its next turn (see `claim_victory`).
    """
    state = game.state
    if state.automaton != NONE:
        return
    ranks = {
        seat: (victory_prestige(state, seat, P_PATRON), state.florins[seat])
        for seat in range(len(state.florins))
        if not state.out[seat]
    }
    best = max(ranks.values())
    winners = [seat for seat, rank in ranks.items() if rank == best]
    for winner in winners:
        game.tell(PATRON_VICTORY_HELD, winner)
    changes.end_game(game, PATRON_VICTORY, winners)
