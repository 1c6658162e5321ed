"""What can never be true of a position."""

from __future__ import annotations

from regnum.engine.holdings import observers_of
from regnum.titles.here_i_stand.facts.catalogue import (
    CARD_IDS,
    COLONIES_OF,
    ELECTORATES,
    IS_ELECTORATE,
    IS_PORT,
    SPACE_IDS,
    SPACES,
)
from regnum.titles.here_i_stand.facts.charts import CONTROLLERS, FULL_BIBLE, NEW_TESTAMENT
from regnum.titles.here_i_stand.facts.foreign_wars import WAR_CARDS
from regnum.titles.here_i_stand.facts.names import (
    ANNE_BOLEYN,
    BEHEADED,
    MAJORS,
    NONE,
    OWNERS,
    PHASE_IDS,
    POWER_IDS,
    PROTESTANT,
    TRANSLATED_ZONES,
    ZONE_NAMES,
)
from regnum.titles.here_i_stand.facts.people import (
    CONQUEROR_IDS,
    CONQUEROR_POWER,
    DEBATER_IDS,
    EXPLORER_IDS,
    EXPLORER_POWER,
    LEADER_IDS,
    REFORMER_DEBATER,
    REFORMER_IDS,
)
from regnum.titles.here_i_stand.position.queries.cards import holdings
from regnum.titles.here_i_stand.position.queries.counters import is_short_of_counters
from regnum.titles.here_i_stand.position.queries.foreign_wars import (
    abroad_row,
    is_fought,
    units_abroad,
    war_figure,
)
from regnum.titles.here_i_stand.position.queries.ground import is_ground_stale
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified, is_in_play, is_league_formed
from regnum.titles.here_i_stand.position.queries.standing import is_standing_stale
from regnum.titles.here_i_stand.position.queries.supply import stale_lines
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, army_row, listed, owner_of, units_of
from regnum.titles.here_i_stand.position.queries.whereabouts import are_whereabouts_stale
from regnum.titles.here_i_stand.position.ranges import impossible_numbers
from regnum.titles.here_i_stand.position.state import (
    ABROAD,
    ARMIES,
    BANISHED,
    CAPTIVE,
    COLONY_CROSSING,
    COLONY_SETTLED,
    COLUMNS,
    FIRST_SEA,
    GONE,
    LOCATIONS,
    ON_PRIZE,
    ON_TABLE,
    UNCOMMITTED,
    Position,
)


def impossible(state: Position) -> list[str]:
    """Everything that is wrong with a position; empty if all is well."""
    nonsense = impossible_numbers(state)
    if nonsense:
        return nonsense  # nothing else can be looked at
    return [
        *impossible_units(state),
        *impossible_armies(state),
        *impossible_sieges(state),
        *impossible_diplomacy(state),
        *impossible_powers(state),
        *impossible_places(state),
        *impossible_returns(state),
        *impossible_voyages(state),
        *impossible_foreign_wars(state),
        *impossible_faith(state),
        *impossible_debates(state),
        *impossible_marriages(state),
        *impossible_before_league(state),
        *[f"the lines of communication of {POWER_IDS[power]} are stale" for power in stale_lines(state)],
        *(["it is not known any more where units stand"] if is_standing_stale(state) else []),
        *(["it is not known any more who holds the ground"] if is_ground_stale(state) else []),
        *(["it is not known any more who is where"] if are_whereabouts_stale(state) else []),
    ]


def impossible_units(state: Position) -> list[str]:
    """5.2: units below 0 or beyond the counters."""
    found = [f"{SPACE_IDS[at // COLUMNS]} has units below 0" for at, count in enumerate(state.land) if count < 0]
    return found + [
        f"{POWER_IDS[owner]} has no counters" for owner in range(OWNERS) if is_short_of_counters(state, owner)
    ]


def impossible_armies(state: Position) -> list[str]:
    """5.1: an army is a part of what stands at its place."""
    found = []
    for army in range(ARMIES):
        place, row = state.army_at[army], army_row(state, army)
        if place == NONE and (any(row) or state.army_leaders[army]):
            found.append("an army is nowhere")
        if 0 <= place < FIRST_SEA:
            here = state.land[place * COLUMNS : (place + 1) * COLUMNS]
            if any(count > here[at] or count < 0 for at, count in enumerate(row)):
                found.append(f"an army at {SPACE_IDS[place]} has more than stands there")
        for leader in listed(state.army_leaders[army]):
            if state.leader_at[leader] != place:
                found.append(f"{LEADER_IDS[leader]} is not with his army")
    return found


def impossible_sieges(state: Position) -> list[str]:
    """15: besiegers stand in a fortified space."""
    found = []
    for space in range(SPACES):
        for power in listed(state.besiegers[space]):
            if not is_fortified(state, space) or power >= MAJORS:
                found.append(f"{SPACE_IDS[space]} cannot be besieged")
            elif not (
                units_of(state, space, power) or army_leaders_at(state, space, power) or state.combat_at == space
            ):
                found.append(f"{POWER_IDS[power]} besieges {SPACE_IDS[space]} without units")
    return found


def impossible_diplomacy(state: Position) -> list[str]:
    """9: wars and alliances hold both ways, and never together."""
    found = []
    for one in range(OWNERS):
        for other in range(OWNERS):
            if (state.war[one] >> other & 1) != (state.war[other] >> one & 1):
                found.append(f"{POWER_IDS[one]} is at war with {POWER_IDS[other]} on one side only")
    for one in range(MAJORS):
        if state.alliance[one] & state.war[one]:
            found.append(f"{POWER_IDS[one]} is at war with an ally")
        if state.alliance[one] >> one & 1 or state.war[one] >> one & 1:
            found.append(f"{POWER_IDS[one]} has itself as ally or enemy")
    return found


def impossible_powers(state: Position) -> list[str]:
    """6.2, 9.6, 21.5, 21.6: markers of powers, debts, and troops that wait for electorates."""
    found = []
    for power in range(MAJORS):
        if state.fewer_cards[power] < int(state.excommunicated[power] > 0):
            found.append(f"{POWER_IDS[power]} is excommunicated without a marker")
        if min(state.owed[power], state.skips[power], state.war_winner[power]) < 0:
            found.append(f"{POWER_IDS[power]} has less than nothing")
    return found + [f"{SPACE_IDS[space]} is no electorate" for space in state.on_display if not IS_ELECTORATE[space]]


def impossible_returns(state: Position) -> list[str]:
    """19.3: only in winter stacks and fleets return."""
    if state.phase == PHASE_IDS.index("winter"):
        return []
    return ["units return out of season"] if state.returning or state.harbours or state.resolved else []


def impossible_voyages(state: Position) -> list[str]:
    """20: whoever stays at a prize has found it for its holder; colonies fit into their boxes."""
    found = []
    fates = [*zip(EXPLORER_IDS, EXPLORER_POWER, state.explorers, strict=True)]
    for name, power, fate in [*fates, *zip(CONQUEROR_IDS, CONQUEROR_POWER, state.conquerors, strict=True)]:
        if fate >= ON_PRIZE and state.prizes[fate - ON_PRIZE] != power:
            found.append(f"{name} stays at what his power does not hold")
    for power in range(MAJORS):
        used = sum([1 for colony in COLONIES_OF[power] if state.colonies[colony] in (COLONY_CROSSING, COLONY_SETTLED)])
        if used + int(state.potosi == power) > len(COLONIES_OF[power]):
            found.append(f"{POWER_IDS[power]} has too many colonies")
    if state.voyages and state.phase != PHASE_IDS.index("new_world"):
        found.append("explorers sail out of season")
    return found


def impossible_foreign_wars(state: Position) -> list[str]:
    """21.7.setup1: units abroad have a war, whose card lies beside the map; leaders abroad are in one war."""
    found = []
    abroad = 0
    for war, card in enumerate(WAR_CARDS):
        abroad |= state.abroad_leaders[war]
        units = units_abroad(state, war)
        if min(abroad_row(state, war)) < 0 or state.foreigners[war] < 0:
            found.append(f"{CARD_IDS[card]} has units below 0")
        if is_fought(state, war):
            if units > war_figure(state, war, "units"):
                found.append(f"{CARD_IDS[card]} has too many units")
            if state.place[card] != ON_TABLE:
                found.append(f"{CARD_IDS[card]} does not lie beside the map")
    if [leader for leader, at in enumerate(state.leader_at) if at == ABROAD] != listed(abroad):
        found.append("a leader is abroad without a war")
    return found


def impossible_places(state: Position) -> list[str]:
    """2.1, 5.3, 6: every space in play is somebody's; ships in ports and at sea, leaders somewhere, every card in one
    place, as its player's eyes have seen it."""
    found = [
        f"{SPACE_IDS[space]} is nobody's"
        for space in range(SPACES)
        if state.control[space] == NONE and is_in_play(state, space)
    ]
    found += ["a ship is on land" for at in state.ship_at if at < FIRST_SEA and not IS_PORT[at]]
    found += ["a leader is nowhere" for at in state.leader_at if not 0 <= at < CAPTIVE + MAJORS]
    found += ["a leader is a ship's" for at in state.leader_at if at > CAPTIVE + MAJORS]
    if any(at > LOCATIONS + 1 for at in state.ship_at):
        found.append("a ship is nowhere")
    return found + holdings(state).problems(observers_of(CONTROLLERS[state.players]))


def impossible_faith(state: Position) -> list[str]:
    """8.2, 18.1, 21.5: debaters and reformers of one name share their fate; a Bible follows its New Testament."""
    found = []
    for reformer, debater in enumerate(REFORMER_DEBATER):
        if (state.reformers[reformer] == BANISHED) != (state.debaters[debater] == BANISHED):
            found.append(f"{REFORMER_IDS[reformer]} is banished in one of his roles only")
        if state.debaters[debater] == GONE and state.reformers[reformer] != GONE:
            found.append(f"{REFORMER_IDS[reformer]} preaches after his end")
    for zone in range(TRANSLATED_ZONES):
        testament, bible = state.translations[zone], state.translations[TRANSLATED_ZONES + zone]
        if not 0 <= testament <= NEW_TESTAMENT or not 0 <= bible <= FULL_BIBLE or (bible and testament < NEW_TESTAMENT):
            found.append(f"{ZONE_NAMES[zone]}: steps {testament} and {bible} of translations")
    if len({*state.universities}) != len(state.universities):
        found.append("two universities stand in one space")
    return found


def impossible_debates(state: Position) -> list[str]:
    """18.2, 18.5: whoever helps an attempt or went to a council was committed; outside debates nobody speaks."""
    used = [*state.delegates, *([state.inspiration] if state.inspiration != NONE else [])]
    found = [f"{DEBATER_IDS[each]} helps uncommitted" for each in used if state.debaters[each] == UNCOMMITTED]
    if state.debate_zone == NONE and (max(state.debating) != NONE or state.barred_debater != NONE):
        found.append("somebody speaks in no debate")
    return found


def impossible_marriages(state: Position) -> list[str]:
    """21.3: each wife bears once at most, and none whom Henry has not married."""
    wives = [wife for wife in state.births if wife != NONE]
    found = ["a wife has borne twice"] if len({*wives}) != len(wives) else []
    if any(wife > state.wife or wife < ANNE_BOLEYN for wife in wives):
        found.append("a child of no wife")
    if state.wedding_due and state.births[BEHEADED] == NONE:
        found.append("a wedding is due without an execution")
    return found


def impossible_before_league(state: Position) -> list[str]:
    """21.6.before5, ruling.g74: before the League only Protestant regulars stand in electorates."""
    if is_league_formed(state):
        return []
    found = []
    for space in ELECTORATES:
        for column in range(COLUMNS):
            if column != PROTESTANT and state.land[space * COLUMNS + column]:
                found.append(f"{SPACE_IDS[space]} is no place yet for {POWER_IDS[owner_of(column)]}")
    return found
