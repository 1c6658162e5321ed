"""card.042, card.105: Roxelana, and treachery in a besieged town."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.facts.card_numbers import ROXELANA, TREACHERY
from regnum.titles.here_i_stand.facts.catalogue import MAJOR, SPACE, SPACE_NUMBER, SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS, OTTOMAN
from regnum.titles.here_i_stand.position.changes.armies import announce
from regnum.titles.here_i_stand.position.changes.progress import gain_points, put_in_force
from regnum.titles.here_i_stand.position.changes.troops import lose_units, send_leader
from regnum.titles.here_i_stand.position.queries.spaces import is_inside
from regnum.titles.here_i_stand.position.queries.troops import columns_of, kind_of, listed, owner_of, units_of
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import COLUMNS, FIRST_SEA, Europe, Position
from regnum.titles.here_i_stand.rules.assault import Assault, defenders_inside, defending_units, take_town
from regnum.titles.here_i_stand.rules.forming import NOBODY_CAN_FIGHT, ready_row
from regnum.titles.here_i_stand.rules.frames import PowerChoice
from regnum.titles.here_i_stand.rules.suleiman import SULEIMAN

TOWN_BETRAYED: Final = EVENTS.add("town_betrayed", "card.105", "power", "space")

SULEIMAN_CANNOT_BE_SENT: Final = REASONS.add("suleiman_cannot_be_sent", "card.042")
NO_TOWN_IS_BESIEGED: Final = REASONS.add("no_town_is_besieged", "card.105")
DOES_NOT_BESIEGE_IT: Final = REASONS.add("does_not_besiege_it", "card.105")

# ---- card 42: Roxelana ----------------------------------------------------------------------------------------------

ROXELANA_POINTS: Final = 4
PRICE_OF_A_MESSENGER: Final = 2
ISTANBUL: Final = SPACE_NUMBER["istanbul"]


def obey_roxelana(game: Europe, power: int) -> None:
    """card.042: four command points; a free assault for the Ottoman, others may call Suleiman home."""
    if power == OTTOMAN:
        put_in_force(game.state, ROXELANA)
        gain_points(game.state, ROXELANA_POINTS)
    elif why_not_send_suleiman(game.state):
        gain_points(game.state, ROXELANA_POINTS)
    else:
        game.call(SendSuleiman(power))


def why_not_send_suleiman(state: Position) -> int:
    """card.042: 0 if Suleiman is on the map away from Istanbul, neither captured nor besieged; else the reason."""
    at = state.leader_at[SULEIMAN]
    if at >= FIRST_SEA or at == ISTANBUL or is_inside(state, at, OTTOMAN) or state.control[ISTANBUL] != OTTOMAN:
        return SULEIMAN_CANNOT_BE_SENT
    return ALLOWED


CALLING: Final = Domain(verb("call-suleiman-home"), verb("let-him-be"))
CALL_HOME: Final = CALLING.base("call-suleiman-home")


class SendSuleiman(PowerChoice):
    """card.042: whether two of the points bring Suleiman alone to Istanbul."""

    rule = "card.042"
    open_to_all = True
    domain = CALLING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_send_suleiman(game.state) if option == CALL_HOME else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        gain_points(game.state, ROXELANA_POINTS - (PRICE_OF_A_MESSENGER if option == CALL_HOME else 0))
        if option == CALL_HOME:
            send_leader(game, SULEIMAN, ISTANBUL)


# ---- card 105: Treachery! -------------------------------------------------------------------------------------------


def sieges(state: Position) -> list[int]:
    """card.105: every besieged space with a power that besieges it and has units that can fight, as one number."""
    return [
        space * MAJORS + power
        for space in range(SPACES)
        for power in listed(state.besiegers[space])
        if any(ready_row(state, space, power))
    ]


def why_not_betray(state: Position, power: int) -> int:
    """card.105: 0 if a town is besieged, else the reason."""
    return ALLOWED if sieges(state) else NO_TOWN_IS_BESIEGED


BETRAYING: Final = Domain(verb("betray", ("space", SPACE), ("power", MAJOR)))


class ChooseBetrayed(PowerChoice):
    """card.105, card.rule.resolved_by_key: which town is betrayed, and which of its besiegers assaults it."""

    rule = "card.105"
    open_to_all = True
    domain = BETRAYING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return sieges(game.state)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        space, power = divmod(option, MAJORS)
        if not game.state.besiegers[space] >> power & 1:
            return DOES_NOT_BESIEGE_IT
        return ALLOWED if any(ready_row(game.state, space, power)) else NOBODY_CAN_FIGHT

    def choose(self, game: Europe, seat: int, option: int) -> None:
        game.call(AssaultByTreachery(option % MAJORS, option // MAJORS))


class AssaultByTreachery(Assault):
    """card.105: an assault at once, whatever its conditions; who still outnumbers those inside takes the town."""

    def pay(self, game: Europe) -> None:
        """card.105: no command points."""
        announce(game.state)

    def respond(self, game: Europe) -> None:
        """card.105: foul weather does not stop it, and it is too late for gout."""

    def decide(self, game: Europe) -> None:
        """card.105: else the assault ends as every other (15.1)."""
        state = game.state
        outside = sum([units_of(state, self.space, power) for power in listed(state.besiegers[self.space])])
        if outside <= defending_units(state, self.space):
            super().decide(game)
            return
        game.tell(TOWN_BETRAYED, self.power, self.space)
        for inside in listed(defenders_inside(state, self.space)):
            for column in columns_of(state, inside):
                count = state.land[self.space * COLUMNS + column]
                lose_units(game, self.space, owner_of(column), kind_of(column), count)
        take_town(game, self.power, self.space)


STORM_EVENTS: Final[dict[int, CardEvent]] = {
    ROXELANA: CardEvent(always, obey_roxelana),
    TREACHERY: CardEvent(why_not_betray, lambda game, power: game.call(ChooseBetrayed(power))),
}
