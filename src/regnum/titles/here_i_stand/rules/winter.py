"""19: winter, step by step."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.catalogue import CAPITALS, SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS, REGULAR
from regnum.titles.here_i_stand.facts.people import RENEGADE
from regnum.titles.here_i_stand.position.changes.diplomacy import end_alliances
from regnum.titles.here_i_stand.position.changes.leaders import remove_leader
from regnum.titles.here_i_stand.position.changes.map import clear_piracy, lift_siege
from regnum.titles.here_i_stand.position.changes.religion import free_debaters
from regnum.titles.here_i_stand.position.changes.ships import end_loans
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.spaces import is_friendly
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.state import NOT_IN_PLAY, Europe
from regnum.titles.here_i_stand.rules.frames import Step
from regnum.titles.here_i_stand.rules.overdue import OverdueEvents
from regnum.titles.here_i_stand.rules.winter_fleets import ReturnOfFleets
from regnum.titles.here_i_stand.rules.winter_return import ReturnOfUnits


class Winter(Step):
    """19, 19.simultaneous: the steps of winter; choices do not touch those of others, so powers make them in order."""

    steps = (
        "end_loans",
        "remove_renegade",
        "return_fleets",
        "lift_sieges",
        "return_units",
        "end_alliances",
        "replacements",
        "piracy_markers",
        "free_debaters",
        "overdue_events",
    )

    def end_loans(self, game: Europe) -> None:
        """19.1, 19.order1: lent squadrons belong to their owners again."""
        end_loans(game.state)

    def remove_renegade(self, game: Europe) -> None:
        """19.2, 19.order2: the renegade leader is gone; units with him stay."""
        if game.state.leader_at[RENEGADE] != NOT_IN_PLAY:
            remove_leader(game, RENEGADE)

    def return_fleets(self, game: Europe) -> None:
        """19.3.naval, 19.order3: ships return before land units do."""
        game.call(*[ReturnOfFleets(power) for power in range(MAJORS)])

    def lift_sieges(self, game: Europe) -> None:
        """19.3.land, ruling.g61: besiegers always leave, and the besieged are free."""
        for space in range(SPACES):
            for power in listed(game.state.besiegers[space]):
                lift_siege(game, space, power)

    def return_units(self, game: Europe) -> None:
        """19.3.procedure, 19.order4: land units and leaders."""
        game.call(*[ReturnOfUnits(power) for power in range(MAJORS)])

    def end_alliances(self, game: Europe) -> None:
        """19.4, 19.order5: alliances of major powers end; those with minor powers stay."""
        end_alliances(game.state)

    def replacements(self, game: Europe) -> None:
        """19.5, 19.order6, 21.2.capitals, 21.2.capitals2, ruling.g63: a regular in every friendly capital, if there is
        a counter."""
        state = game.state
        for power in range(MAJORS):
            for capital in CAPITALS[power]:
                if is_friendly(state, capital, power) and can_add(state, capital, power, REGULAR, 1):
                    place_units(game, capital, power, REGULAR, 1)

    def piracy_markers(self, game: Europe) -> None:
        """19.6, 19.order7: piracy is possible everywhere again."""
        clear_piracy(game.state)

    def free_debaters(self, game: Europe) -> None:
        """19.7, 19.order8: debaters are uncommitted again."""
        free_debaters(game.state)

    def overdue_events(self, game: Europe) -> None:
        """19.8, 19.order9: events that must have happened by now."""
        game.call(OverdueEvents())
