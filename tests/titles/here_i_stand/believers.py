"""Short ways to set up faith: debaters, reformers, universities, rulers; and to look at what came of attempts."""

from __future__ import annotations

from regnum.engine.events import EventLog
from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import (
    CATHOLIC_FAITH,
    FAITH_NAMES,
    MAJOR_IDS,
    NONE,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
    WIFE_IDS,
    ZONE_NAMES,
)
from regnum.titles.here_i_stand.facts.people import DEBATER_NUMBER, DEBATERS, REFORMER_NUMBER, RULER_NUMBER
from regnum.titles.here_i_stand.position.changes.progress import begin_impulse
from regnum.titles.here_i_stand.position.state import BANISHED, COMMITTED, GONE, NOT_ENTERED, UNCOMMITTED
from regnum.titles.here_i_stand.rules.conversion import ALL_ZONES, ANYWHERE, Attempts
from regnum.titles.here_i_stand.rules.debate import Debate
from tests.titles.here_i_stand.builder import Europe, dice, run

STATUS_NAMES = {
    NOT_ENTERED: "not entered",
    UNCOMMITTED: "uncommitted",
    COMMITTED: "committed",
    BANISHED: "banished",
    GONE: "gone",
}
ALL = "all"

# ---- setting up -----------------------------------------------------------------------------------------------------


def only_debaters(game: Europe, *names: str) -> None:
    """Only these debaters are in play, uncommitted."""
    game.state.debaters = [NOT_ENTERED] * DEBATERS
    debaters(game, UNCOMMITTED, *names)


def debaters(game: Europe, status: int, *names: str) -> None:
    """What has become of these debaters."""
    for name in names:
        game.state.debaters[DEBATER_NUMBER[name]] = status


def reformers(game: Europe, *names: str) -> None:
    """These reformers are on the map."""
    for name in names:
        game.state.reformers[REFORMER_NUMBER[name]] = UNCOMMITTED


def universities(game: Europe, *spaces: str) -> None:
    """Jesuit universities stand in these spaces."""
    game.state.universities = sorted({*game.state.universities, *(SPACE_NUMBER[space] for space in spaces)})


def rules(game: Europe, power: str, ruler: str) -> None:
    """A ruler reigns over a power."""
    game.state.ruler[MAJOR_IDS.index(power)] = RULER_NUMBER[ruler]


def in_force(game: Europe, card: str) -> None:
    """An event is in force in this turn."""
    game.state.in_force = sorted({*game.state.in_force, CARD_NUMBER[card]})


def married_to(game: Europe, wife: str) -> None:
    """Henry's marital status."""
    game.state.wife = WIFE_IDS.index(wife)


def faith_number(name: str) -> int:
    """The number of a faith."""
    return PROTESTANT_FAITH if name == "protestant" else CATHOLIC_FAITH


def zones_of(zone: str) -> int:
    """The zones at which attempts are aimed."""
    return ALL_ZONES if zone == ALL else 1 << ZONE_NAMES.index(zone)


def attempts(game: Europe, faith: str, zone: str, count: int = 1, limit: int = ANYWHERE, dice_more: int = 0,
             modifier: int = 0) -> Europe:  # fmt: skip
    """The side of a faith makes attempts aimed at a zone, or at `all`."""
    power = PROTESTANT if faith == "protestant" else PAPACY
    begin_impulse(game.state, power)
    return run(game, Attempts(power, faith_number(faith), zones_of(zone), limit, count, dice_more, modifier))


def debate(game: Europe, power: str, zone: str, *answers: int, dice_more: int = 0, attacker: str = "") -> Europe:
    """A power calls a debate; the next draws and dice are these."""
    begin_impulse(game.state, MAJOR_IDS.index(power))
    dice(game, *answers)
    named = DEBATER_NUMBER[attacker] if attacker else NONE
    return run(game, Debate(MAJOR_IDS.index(power), ZONE_NAMES.index(zone), dice_more, named))


# ---- looking --------------------------------------------------------------------------------------------------------


def faith_of(game: Europe, space: str) -> str:
    """The faith of a space."""
    return FAITH_NAMES[game.state.faith[SPACE_NUMBER[space]]]


def status(game: Europe, debater: str) -> str:
    """What has become of a debater."""
    return STATUS_NAMES[game.state.debaters[DEBATER_NUMBER[debater]]]


def reformer_status(game: Europe, reformer: str) -> str:
    """What has become of a reformer."""
    return STATUS_NAMES[game.state.reformers[REFORMER_NUMBER[reformer]]]


def all_rolled(game: Europe) -> bool:
    """Whether exactly the dice that were laid ready have been rolled."""
    return game.chance.counter == len(game.chance.answers)  # type: ignore[attr-defined]


def listen(game: Europe) -> EventLog:
    """Hears what happens from now on."""
    game.listener = log = EventLog()
    return log


def rolled(log: EventLog, key: str = "faith_rolled") -> list[int]:
    """How many dice were rolled each time."""
    return [sum(event.numbers[2:]) for event in log.events if event.kind.key == key]


def told_of(log: EventLog, key: str) -> list[tuple[int, ...]]:
    """The numbers of the events of a kind."""
    return [tuple(event.numbers) for event in log.events if event.kind.key == key]
