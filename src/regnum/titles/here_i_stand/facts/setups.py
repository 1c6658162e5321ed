"""The set-ups of the scenario book, and what follows from them: victory points, cards and markers at the start."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import (
    COLONY_IDS,
    CONTROL_1517,
    ELECTORATE_CARDS,
    ELECTORATE_VP,
    ELECTORATES,
    HOME,
    HOME_SPACES,
    IS_PORT,
    KEY_CARDS,
    KEY_VP,
    KEYS,
    MANY_ELECTORATES,
    MANY_ELECTORATES_CARDS,
    SPACE_IDS,
    SQUARE_MARKERS,
    STARTING_FAITH,
)
from regnum.titles.here_i_stand.facts.charts import (
    DOMINATION_LEAD,
    ENGLISH_SPACES_FOR_VP,
    HAPSBURG_ELECTORATE_VP,
    PAPAL_TRACK,
    PRIZE_VP,
    PROTESTANT_TRACK,
    STANDARD_VP,
)
from regnum.titles.here_i_stand.facts.names import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    INDEPENDENT,
    LAND_UNITS,
    MAJOR_IDS,
    MAJORS,
    PAPACY,
    POWER_IDS,
    PRIZE_IDS,
    PRIZES,
    PROTESTANT,
    PROTESTANT_FAITH,
    SCENARIO_IDS,
    TRANSLATED_ZONES,
    UNIT_NAMES,
    UNITS,
    WIFE_IDS,
    ZONE_NAMES,
)
from regnum.titles.here_i_stand.facts.people import (
    CARD_BONUS,
    CONQUEROR_IDS,
    DEBATER_IDS,
    EXPLORER_IDS,
    FIRST_RULER,
    LEADER_IDS,
    REFORMER_IDS,
    RULER_IDS,
)
from regnum.titles.here_i_stand.facts.reading import (
    Row,
    found,
    groups,
    inner,
    is_set,
    number,
    numbers,
    place,
    places,
    read,
    rows,
    text,
    words,
)


class Stack:
    """What one owner has in one space at the start."""

    def __init__(self, owner: int, row: Row) -> None:
        self.owner = owner
        self.space = place(SPACE_IDS, row, "space")
        self.units: list[int] = [number(row, name) for name in UNIT_NAMES]
        self.leaders = places(LEADER_IDS, row, "leaders")
        self.is_knights = is_set(row, "knights")  # the Knights of St. John, who are no ordinary independent unit


class Setup:
    """scenario.1517.units, 22.6: one scenario; a row that is `like` another takes from it what it does not say
    itself."""

    def __init__(self, row: Row) -> None:
        self.id = text(row, "id")
        self.turn = number(row, "turn")
        self.last_turn = number(row, "last_turn")
        self.standard_vp = number(row, "standard_vp", STANDARD_VP)
        self.domination_lead = number(row, "domination_lead", DOMINATION_LEAD)
        self.marital_status = place(WIFE_IDS, row, "marital_status")
        self.rulers: list[int] = [*FIRST_RULER]
        self.rulers[PAPACY] = place(RULER_IDS, row, "pope")
        self.excommunicated = places(REFORMER_IDS, row, "excommunicated")
        self.wars: list[tuple[int, int]] = _pairs(row, "wars")
        self.alliances: list[tuple[int, int]] = _pairs(row, "alliances")
        self.control: list[int] = _control(row)
        self.faith: list[int] = [*STARTING_FAITH]
        self.protestant_spaces = places(SPACE_IDS, row, "protestant_spaces")
        for space in self.protestant_spaces:
            self.faith[space] = PROTESTANT_FAITH
        self.electorates_on_display = places(SPACE_IDS, row, "electorates_on_display")
        self.stacks: list[Stack] = [
            Stack(owner, stack) for owner, name in enumerate(POWER_IDS) for stack in rows(inner(row, "units"), name)
        ]
        self._read_people(row)
        self._read_cards(row)
        self._read_records(row)

    def _read_people(self, row: Row) -> None:
        self.debaters = places(DEBATER_IDS, row, "debaters")
        self.reformers = places(REFORMER_IDS, row, "reformers")
        self.debaters_out = places(DEBATER_IDS, row, "out_of_game_debaters")
        self.reformers_out = places(REFORMER_IDS, row, "out_of_game_reformers")
        self.exploring = places(MAJOR_IDS, row, "exploring")
        self.conquering = places(MAJOR_IDS, row, "conquering")
        self.colonies = places(COLONY_IDS, row, "colonies")
        claims, voyagers = inner(row, "claims"), inner(row, "voyagers")
        self.claims: list[int] = [place(MAJOR_IDS, claims, prize) for prize in PRIZE_IDS]
        self.explorer_on: list[int] = [_voyager(EXPLORER_IDS, voyagers, prize) for prize in PRIZE_IDS]
        self.conqueror_on: list[int] = [_voyager(CONQUEROR_IDS, voyagers, prize) for prize in PRIZE_IDS]

    def _read_cards(self, row: Row) -> None:
        self.cards_removed: list[int] = [each - 1 for each in numbers(row, "cards_removed")]
        self.cards_on_power_card: list[int] = [each - 1 for each in numbers(row, "cards_on_power_card")]
        self.late_cards_in_deck: list[int] = [each - 1 for each in numbers(row, "late_cards_in_deck")]
        in_hand = inner(row, "cards_in_hand")
        self.cards_in_hand: list[list[int]] = [[each - 1 for each in numbers(in_hand, name)] for name in MAJOR_IDS]
        self.extra_cards = _by_power(row, "extra_cards")

    def _read_records(self, row: Row) -> None:
        happened = words(row, "happened")
        self.pirates_have_come = "barbary_pirates" in happened
        self.league_is_formed = "schmalkaldic_league" in happened
        self.chateaux = number(row, "chateaux")
        self.st_peters_vp = number(row, "st_peters_vp")
        testament = inner(row, "new_testament")
        self.new_testament: list[int] = [number(testament, zone) for zone in ZONE_NAMES[:TRANSLATED_ZONES]]
        self.war_winner = _by_power(row, "war_winner")
        self.printed_vp = _by_power(row, "starting_vp")
        self.printed_deal = _by_power(row, "deal")
        self.printed_markers = _by_power(row, "markers_left")


def _pairs(row: Row, key: str) -> list[tuple[int, int]]:
    return [(found(POWER_IDS, row, key, one), found(POWER_IDS, row, key, other)) for one, other in groups(row, key)]


def _by_power(row: Row, key: str) -> list[int]:
    table = inner(row, key)
    return [number(table, name) for name in MAJOR_IDS]


def _voyager(ids: tuple[str, ...], table: Row, prize: str) -> int:
    return ids.index(text(table, prize)) if text(table, prize) in ids else -1


def _control(row: Row) -> list[int]:
    """2.2, 2.2.a: who holds each space: its home power, unless the set-up or the map says otherwise."""
    if "control" not in row:
        return [*CONTROL_1517]
    held = [*HOME]
    for owner, name in enumerate(POWER_IDS):
        for space in places(SPACE_IDS, inner(row, "control"), name):
            held[space] = owner
    return held


# ---- what follows from a set-up -------------------------------------------------------------------------------------


def keys_held(setup: Setup, power: int) -> int:
    """4: how many keys a power controls at the start."""
    return sum(1 for space in KEYS if setup.control[space] == power)


def starting_vp(setup: Setup) -> list[int]:
    """23.2: the victory points at the start, counted from the map and the markers."""
    points = [KEY_VP[power][keys_held(setup, power)] if power != PROTESTANT else 0 for power in range(MAJORS)]
    for power in range(MAJORS):
        points[power] += setup.war_winner[power]
        points[power] += sum(PRIZE_VP[prize] for prize in range(PRIZES) if setup.claims[prize] == power)
    protestant = len(setup.protestant_spaces)
    points[PAPACY] += PAPAL_TRACK[protestant] + setup.st_peters_vp
    points[FRANCE] += setup.chateaux
    points[ENGLAND] += (
        sum(1 for space in HOME_SPACES[ENGLAND] if space in setup.protestant_spaces) // ENGLISH_SPACES_FOR_VP
    )
    points[PROTESTANT] += PROTESTANT_TRACK[protestant]
    points[PROTESTANT] += ELECTORATE_VP * sum(
        1 for space in ELECTORATES if space in setup.protestant_spaces and setup.control[space] == PROTESTANT
    )
    if setup.league_is_formed:
        held = sum(1 for space in ELECTORATES if setup.control[space] == HAPSBURG)
        points[HAPSBURG] += HAPSBURG_ELECTORATE_VP * held
    return points


def first_deal(setup: Setup) -> list[int]:
    """6.2: how many cards each power draws in the first deal."""
    cards = [KEY_CARDS[power][keys_held(setup, power)] for power in range(MAJORS)]
    held = sum(1 for space in ELECTORATES if setup.control[space] == PROTESTANT)
    cards[PROTESTANT] = MANY_ELECTORATES_CARDS if held >= MANY_ELECTORATES else ELECTORATE_CARDS
    return [cards[power] + CARD_BONUS[setup.rulers[power]] + setup.extra_cards[power] for power in range(MAJORS)]


def land_units(setup: Setup, owner: int) -> int:
    """5: land units of an owner on the map, without the Knights of St. John."""
    return sum(sum(stack.units[:LAND_UNITS]) for stack in setup.stacks if stack.owner == owner and not stack.is_knights)


def naval_units(setup: Setup, owner: int) -> int:
    """5: squadrons and corsairs of an owner on the map."""
    return sum(sum(stack.units[LAND_UNITS:UNITS]) for stack in setup.stacks if stack.owner == owner)


def setup_problems(setup: Setup) -> list[str]:
    """2.4.square2, scenario.1517.vp, scenario.1532.vp: what is wrong with a set-up: points, cards and markers that
    do not follow from the map, units out of place."""
    found: list[str] = []
    points, cards = starting_vp(setup), first_deal(setup)
    for power, name in enumerate(MAJOR_IDS):
        if points[power] != setup.printed_vp[power]:
            found.append(f"{setup.id}: {name} starts with {points[power]} points, not {setup.printed_vp[power]}")
        if cards[power] != setup.printed_deal[power]:
            found.append(f"{setup.id}: {name} is dealt {cards[power]} cards, not {setup.printed_deal[power]}")
        left = SQUARE_MARKERS[power] - keys_held(setup, power) if power != PROTESTANT else 0
        if left != setup.printed_markers[power]:
            found.append(f"{setup.id}: {name} has {left} markers left, not {setup.printed_markers[power]}")
    for space in ELECTORATES:
        if (space in setup.protestant_spaces) == (space in setup.electorates_on_display):
            found.append(f"{setup.id}: {SPACE_IDS[space]}: troops wait for Catholic electorates only")
    return found + stack_problems(setup)


def stack_problems(setup: Setup) -> list[str]:
    """Units stand where their owner or his ally rules, and ships in ports; each leader stands once."""
    found: list[str] = []
    for stack in setup.stacks:
        name = f"{setup.id}: {SPACE_IDS[stack.space]}"
        holder = setup.control[stack.space]
        if stack.owner not in (holder, INDEPENDENT) and (holder, stack.owner) not in setup.alliances:
            found.append(f"{name}: {POWER_IDS[stack.owner]} units in a space that is not theirs")
        if sum(stack.units[LAND_UNITS:]) and not IS_PORT[stack.space]:
            found.append(f"{name}: ships in no port")
    leaders = [leader for stack in setup.stacks for leader in stack.leaders]
    return found + [
        f"{setup.id}: {LEADER_IDS[leader]} stands twice" for leader in sorted(set(leaders)) if leaders.count(leader) > 1
    ]


def read_setups(table: list[Row]) -> tuple[Setup, ...]:
    """scenario.tournament.setup: all set-ups of a file; wrong ones are refused by name."""
    by_id = {text(row, "id"): row for row in table}
    setups = tuple(Setup({**by_id[text(row, "like")], **row} if "like" in row else row) for row in table)
    problems = [problem for setup in setups for problem in setup_problems(setup)]
    if problems:
        raise ValueError(f"the facts of Here I Stand: setups.toml: {'; '.join(problems)}")
    return setups


SETUPS: Final[tuple[Setup, ...]] = read_setups(rows(read("setups"), "setup"))
assert tuple(setup.id for setup in SETUPS) == SCENARIO_IDS
