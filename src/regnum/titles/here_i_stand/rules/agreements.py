"""9.1, players.limit: what powers may agree on: the judgement of a package, clause by clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.engine.deals import Clause, Deal, DealItem
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import CAPITALS, HOME_KEYS, PORTS, SPACES
from regnum.titles.here_i_stand.facts.charts import PERMANENT_WARS
from regnum.titles.here_i_stand.facts.names import (
    ASK_FOR_DIVORCE,
    ENGLAND,
    HAPSBURG,
    MAJORS,
    MERCENARY,
    OTTOMAN,
    OWNERS,
    PAPACY,
    PROTESTANT,
)
from regnum.titles.here_i_stand.facts.people import IS_NAVAL_LEADER, LEADERS
from regnum.titles.here_i_stand.position.queries.agreements import (
    CARD_GIFT,
    MERCENARY_GIFT,
    gifts_between,
    had_package,
    mercenaries_to_give,
)
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.england import may_henry_marry
from regnum.titles.here_i_stand.position.queries.foreign_wars import missed_abroad
from regnum.titles.here_i_stand.position.queries.powers import are_of_one_player
from regnum.titles.here_i_stand.position.queries.spaces import is_home_of, is_league_formed
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import CAPTIVE, Europe, Position
from regnum.titles.here_i_stand.rules.alliances import DIVORCE_WAS_GRANTED, why_not_ally, why_not_ally_in_peace
from regnum.titles.here_i_stand.rules.cessions import places_for_mercenaries
from regnum.titles.here_i_stand.rules.loans import (
    NOT_BOTH_WAYS,
    squadrons_to_lend,
    why_not_lend,
    why_not_lend_from,
    why_not_lend_leader,
)
from regnum.titles.here_i_stand.rules.negotiation import LIMITED_TURN, partners_of
from regnum.titles.here_i_stand.rules.release import places_of_release

NO_SUCH_AGREEMENT: Final = REASONS.add("no_such_agreement", "9.1.binding")
ENGLAND_TALKS_ALONE: Final = REASONS.add("england_talks_alone", "7.first1")
ONE_PACKAGE_EACH: Final = REASONS.add("one_package_each", "ruling.g10")
NO_WAR_TO_END: Final = REASONS.add("no_war_to_end", "9.1.a")
LEAGUE_FIGHTS_ON: Final = REASONS.add("league_fights_on", "9.1.a")
NO_PRISONER_OF_HIS: Final = REASONS.add("no_prisoner_of_his", "9.1.d")
NO_PLACE_FOR_HIM: Final = REASONS.add("no_place_for_him", "ruling.g13")
NOT_YOURS_TO_CEDE: Final = REASONS.add("not_yours_to_cede", "9.1.e")
NOT_THE_CAPITAL: Final = REASONS.add("not_the_capital", "9.1.e1")
NOT_A_KEY_OF_AN_ALLY: Final = REASONS.add("not_a_key_of_an_ally", "9.1.e1")
NO_SPACES_BEFORE_LEAGUE: Final = REASONS.add("no_spaces_before_league", "ruling.g74")
TWO_CARDS_AT_MOST: Final = REASONS.add("two_cards_at_most", "9.1.f1")
TOO_FEW_CARDS: Final = REASONS.add("too_few_cards", "9.1.f1")
NO_CARDS_BOTH_WAYS: Final = REASONS.add("no_cards_both_ways", "9.1.f2")
NONE_TO_OTTOMANS: Final = REASONS.add("none_to_ottomans", "9.1.g")
FOUR_MERCENARIES_AT_MOST: Final = REASONS.add("four_mercenaries_at_most", "9.1.g")
TOO_FEW_TO_GIVE: Final = REASONS.add("too_few_to_give", "9.1.g1")
NO_PLACE_FOR_MERCENARIES: Final = REASONS.add("no_place_for_mercenaries", "9.1.g3")
NO_COUNTERS_FOR_MERCENARIES: Final = REASONS.add("no_counters_for_mercenaries", "9.1.g2")
NO_MERCENARIES_BOTH_WAYS: Final = REASONS.add("no_mercenaries_both_ways", "9.1.g5")
NOT_ASKED_FOR: Final = REASONS.add("not_asked_for", "9.1.h1")
HAPSBURGS_ARE_ALLIES: Final = REASONS.add("hapsburgs_are_allies", "9.1.h3")
NOT_EXCOMMUNICATED: Final = REASONS.add("not_excommunicated", "9.1.i")
NO_CARDS_TO_ONESELF: Final = REASONS.add("no_cards_to_oneself", "players.limit.cards")
NO_MERCENARIES_TO_ONESELF: Final = REASONS.add("no_mercenaries_to_oneself", "players.limit.mercenaries")
NO_SPACES_TO_ONESELF: Final = REASONS.add("no_spaces_to_oneself", "players.limit.spaces")

PEACE: Final = "peace"  # clauses
ALLIANCE: Final = "alliance"
SQUADRON: Final = "squadron"  # items
ADMIRAL: Final = "admiral"
PRISONER: Final = "prisoner"
SPACE: Final = "space"
CARD: Final = "cards"
MERCENARIES: Final = "mercenaries"
DIVORCE: Final = "divorce"
PARDON: Final = "pardon"
SINGLE: Final[tuple[str, ...]] = (ADMIRAL, PRISONER, SPACE, DIVORCE, PARDON)  # things of which there is one
UNNAMED: Final[tuple[str, ...]] = (CARD, MERCENARIES, DIVORCE, PARDON)  # things without a name of their own
KINDS: Final[tuple[str, ...]] = (SQUADRON, ADMIRAL, PRISONER, SPACE, CARD, MERCENARIES, DIVORCE, PARDON)

MOST_CARDS: Final = 2
MOST_MERCENARIES: Final = 4


def judge(game: Europe, deal: Deal) -> int:
    """9.1.binding, 9.1.confirm: 0 if a package can be carried out as a whole, else the reason."""
    state = game.state
    reason = why_not_these_parties(state, deal.parties) or why_not_written_so(deal)
    for clause in deal.clauses:
        reason = reason or why_not_agree(state, deal, clause)
    for item in deal.items:
        reason = reason or why_not_give(state, deal, item)
    return reason


def why_not_these_parties(state: Position, parties: Sequence[int]) -> int:
    """7.first1, 7.first2, ruling.g10: in the first turn England has one package with either of its partners."""
    if state.turn > LIMITED_TURN:
        return ALLOWED
    if len(parties) != 2 or not partners_of(state, parties[0]) >> parties[1] & 1:
        return ENGLAND_TALKS_ALONE
    return ONE_PACKAGE_EACH if had_package(state, parties) else ALLOWED


def why_not_written_so(deal: Deal) -> int:
    """9.1.binding: only the listed kinds, single things once, and each gift written in one item."""
    seen: set[tuple[object, ...]] = set()
    for item in deal.items:
        if item.kind not in KINDS or (item.kind in SINGLE and item.count != 1):
            return NO_SUCH_AGREEMENT
        if item.kind in UNNAMED and item.number:
            return NO_SUCH_AGREEMENT
        name = (item.kind, item.number) if item.kind in SINGLE else (item.giver, item.taker, item.kind, item.number)
        if item.kind != PARDON and name in seen:
            return NO_SUCH_AGREEMENT
        seen.add(name)
    for clause in deal.clauses:
        if clause.kind not in (PEACE, ALLIANCE) or clause.number or len(clause.among) != 2:
            return NO_SUCH_AGREEMENT
    return ALLOWED


# ---- clauses --------------------------------------------------------------------------------------------------------


def why_not_agree(state: Position, deal: Deal, clause: Clause) -> int:
    """9.1.a, 9.1.b: 0 if two powers may make peace or ally, else the reason."""
    one, other = clause.among
    if clause.kind == PEACE:
        return why_not_end_war(state, one, other)
    if {one, other} == {PAPACY, HAPSBURG} and any(item.kind == DIVORCE for item in deal.items):
        return DIVORCE_WAS_GRANTED
    if Clause((one, other), PEACE) in deal.clauses:
        return why_not_ally_in_peace(state, one, other)
    return why_not_ally(state, one, other)


def why_not_end_war(state: Position, one: int, other: int) -> int:
    """9.1.a: 0 if two powers are at war and can end it, else the reason."""
    if not state.war[one] >> other & 1:
        return NO_WAR_TO_END
    return LEAGUE_FIGHTS_ON if (min(one, other), max(one, other)) in PERMANENT_WARS else ALLOWED


def will_be_allies(state: Position, deal: Deal, one: int, other: int) -> bool:
    """9.1.b, 9.1.c: whether two powers are allied once a package is carried out."""
    return bool(state.alliance[one] >> other & 1) or Clause((one, other), ALLIANCE) in deal.clauses


# ---- gifts ----------------------------------------------------------------------------------------------------------


def why_not_give(state: Position, deal: Deal, item: DealItem) -> int:
    """9.1.binding: 0 if one power may give another such a thing in this package, else the reason."""
    if item.kind == SQUADRON or item.kind == ADMIRAL:
        return why_not_lend_so(state, deal, item)
    if item.kind == PRISONER:
        return why_not_free(state, item)
    if item.kind == SPACE:
        return why_not_cede(state, item.giver, item.taker, item.number)
    if item.kind == CARD:
        return why_not_give_cards(state, deal, item)
    if item.kind == MERCENARIES:
        return why_not_give_mercenaries(state, deal, item)
    return why_not_divorce(state, deal, item) if item.kind == DIVORCE else why_not_pardon(state, item)


def squadrons_of(port: int, owner: int) -> int:
    """9.1.c: the number of an item that lends squadrons of an owner in a port."""
    return port * OWNERS + owner


def why_not_lend_so(state: Position, deal: Deal, item: DealItem) -> int:
    """9.1.c, 9.2.effect2a: squadrons of a port, and naval leaders with them, go to an ally, and none come back."""
    giver, taker = item.giver, item.taker
    reason = why_not_lend(state, giver, taker, Clause((giver, taker), ALLIANCE) in deal.clauses)
    if reason:
        return reason
    if any(each.kind == SQUADRON and each.giver == taker and each.taker == giver for each in deal.items):
        return NOT_BOTH_WAYS
    if item.kind == ADMIRAL:
        return why_not_lend_leader(state, giver, taker, item.number, ports_lent(deal, giver, taker))
    lent = sum([each.count for each in deal.items if each.kind == SQUADRON and each.number == item.number])
    return why_not_lend_from(state, giver, taker, item.number % OWNERS, item.number // OWNERS, lent)


def ports_lent(deal: Deal, giver: int, taker: int) -> list[int]:
    """9.2.effect2c: the ports of which a package lends squadrons."""
    return [
        each.number // OWNERS
        for each in deal.items
        if each.kind == SQUADRON and each.giver == giver and each.taker == taker
    ]


def why_not_free(state: Position, item: DealItem) -> int:
    """9.1.d, ruling.g13: a captor frees a leader of the other power, if that one has a place for him."""
    if not 0 <= item.number < LEADERS or state.leader_at[item.number] != CAPTIVE + item.giver:
        return NO_PRISONER_OF_HIS
    if state.leader_owner[item.number] != item.taker:
        return NO_PRISONER_OF_HIS
    return ALLOWED if places_of_release(state, item.taker) else NO_PLACE_FOR_HIM


def why_not_cede(state: Position, giver: int, taker: int, space: int) -> int:
    """9.1.e, 9.1.e1, edition.h01, ruling.g15, ruling.g74, ruling.g94, players.limit.spaces: 0 if a power may cede a
    space, else the reason."""
    if not 0 <= space < SPACES or state.control[space] != giver:
        return NOT_YOURS_TO_CEDE
    if space in CAPITALS[giver]:
        return NOT_THE_CAPITAL
    if any(space in HOME_KEYS[minor] for minor in range(MAJORS, OWNERS) if state.master[minor] == giver):
        return NOT_A_KEY_OF_AN_ALLY
    if taker == PROTESTANT and not is_league_formed(state):
        return NO_SPACES_BEFORE_LEAGUE
    if are_of_one_player(state, giver, taker) and not is_home_of(state, space, taker):
        return NO_SPACES_TO_ONESELF
    return ALLOWED


def is_given_back(deal: Deal, item: DealItem) -> bool:
    """9.1.f2, 9.1.g5: whether the other power gives the same in the same package."""
    return any(each.kind == item.kind and each.giver == item.taker and each.taker == item.giver for each in deal.items)


def why_not_give_cards(state: Position, deal: Deal, item: DealItem) -> int:
    """9.1.f1, 9.1.f2, players.limit.cards: up to two random cards in a turn, and none in return."""
    if are_of_one_player(state, item.giver, item.taker):
        return NO_CARDS_TO_ONESELF
    if is_given_back(deal, item) or gifts_between(state, CARD_GIFT, item.taker, item.giver):
        return NO_CARDS_BOTH_WAYS
    if item.count + gifts_between(state, CARD_GIFT, item.giver, item.taker) > MOST_CARDS:
        return TWO_CARDS_AT_MOST
    given = sum([each.count for each in deal.items if each.kind == CARD and each.giver == item.giver])
    return ALLOWED if given <= len(drawable_cards(state, item.giver)) else TOO_FEW_CARDS


def why_not_give_mercenaries(state: Position, deal: Deal, item: DealItem) -> int:
    """9.1.g, 9.1.g1, 9.1.g2, 9.1.g5, players.limit.mercenaries: up to four in a turn, and none in return."""
    giver, taker = item.giver, item.taker
    if taker == OTTOMAN:
        return NONE_TO_OTTOMANS
    if are_of_one_player(state, giver, taker):
        return NO_MERCENARIES_TO_ONESELF
    if is_given_back(deal, item) or gifts_between(state, MERCENARY_GIFT, taker, giver):
        return NO_MERCENARIES_BOTH_WAYS
    if item.count + gifts_between(state, MERCENARY_GIFT, giver, taker) > MOST_MERCENARIES:
        return FOUR_MERCENARIES_AT_MOST
    given = sum([each.count for each in deal.items if each.kind == MERCENARIES and each.giver == giver])
    if given > mercenaries_to_give(state, giver):
        return TOO_FEW_TO_GIVE
    places = places_for_mercenaries(state, taker)
    if not places:
        return NO_PLACE_FOR_MERCENARIES
    taken = sum([each.count for each in deal.items if each.kind == MERCENARIES and each.taker == taker])
    taken -= min(taken, missed_abroad(state, taker))
    if taken and not any(can_add(state, space, taker, MERCENARY, taken) for space in places):
        return NO_COUNTERS_FOR_MERCENARIES
    return ALLOWED


def why_not_divorce(state: Position, deal: Deal, item: DealItem) -> int:
    """9.1.h1, 9.1.h3, ruling.g70: the Papacy grants Henry what he asks for, unless it is allied to the Hapsburgs."""
    if (item.giver, item.taker) != (PAPACY, ENGLAND):
        return NO_SUCH_AGREEMENT
    if state.wife != ASK_FOR_DIVORCE or not may_henry_marry(state):
        return NOT_ASKED_FOR
    return HAPSBURGS_ARE_ALLIES if will_be_allies(state, deal, PAPACY, HAPSBURG) else ALLOWED


def why_not_pardon(state: Position, item: DealItem) -> int:
    """9.1.i: the Papacy forgives a ruler whom it has excommunicated."""
    if item.giver != PAPACY:
        return NO_SUCH_AGREEMENT
    return ALLOWED if state.excommunicated[item.taker] else NOT_EXCOMMUNICATED


# ---- what can be agreed on ------------------------------------------------------------------------------------------


def possible_clauses(game: Europe, parties: Sequence[int]) -> list[Clause]:
    """9.1.a, 9.1.b: what parties could agree on together; powers at war could ally if they make peace as well."""
    state, found = game.state, []
    pairs = [(one, other) for one in parties for other in parties if one < other]
    for one, other in pairs:
        if why_not_end_war(state, one, other) == ALLOWED:
            found.append(Clause((one, other), PEACE))
        if why_not_ally_in_peace(state, one, other) == ALLOWED:
            found.append(Clause((one, other), ALLIANCE))
    return found


def possible_gifts(game: Europe, parties: Sequence[int]) -> list[DealItem]:
    """9.1.binding: what each of the parties could give another, with the most that it could give."""
    state = game.state
    pairs = [(giver, taker) for giver in parties for taker in parties if giver != taker]
    return [item for giver, taker in pairs for item in gifts_of(state, giver, taker) if is_possible(state, item)]


def gifts_of(state: Position, giver: int, taker: int) -> list[DealItem]:
    """9.1.binding: everything that a power has of what may be given, each by itself."""
    admirals = [DealItem(giver, taker, ADMIRAL, leader) for leader in range(LEADERS) if IS_NAVAL_LEADER[leader]]
    prisoners = [DealItem(giver, taker, PRISONER, leader) for leader in range(LEADERS)]
    spaces = [DealItem(giver, taker, SPACE, space) for space in range(SPACES) if state.control[space] == giver]
    cards = MOST_CARDS - gifts_between(state, CARD_GIFT, giver, taker)
    mercenaries = MOST_MERCENARIES - gifts_between(state, MERCENARY_GIFT, giver, taker)
    return [
        *gifts_of_ships(state, giver, taker),
        *admirals,
        *prisoners,
        *spaces,
        DealItem(giver, taker, CARD, 0, min(cards, len(drawable_cards(state, giver)))),
        DealItem(giver, taker, MERCENARIES, 0, min(mercenaries, mercenaries_to_give(state, giver))),
        DealItem(giver, taker, DIVORCE, 0),
        DealItem(giver, taker, PARDON, 0),
    ]


def gifts_of_ships(state: Position, giver: int, taker: int) -> list[DealItem]:
    """9.1.c, 9.2.effect2e: the squadrons that act for a power, port by port and owner by owner."""
    return [
        DealItem(giver, taker, SQUADRON, squadrons_of(port, owner), len(squadrons_to_lend(state, giver, owner, port)))
        for port in PORTS
        for owner in range(OWNERS)
        if state.master[owner] == giver and squadrons_to_lend(state, giver, owner, port)
    ]


def is_possible(state: Position, item: DealItem) -> bool:
    """9.1.confirm, 9.2.effect2a: whether a gift is possible in some package: ships go only to new allies."""
    if item.count < 1:
        return False
    parties = (item.giver, item.taker)
    needed: list[DealItem] = []
    if item.kind == ADMIRAL:
        port = state.leader_at[item.number]
        needed = [each for each in gifts_of_ships(state, item.giver, item.taker) if each.number // OWNERS == port]
    clauses = [Clause(parties, ALLIANCE)] if item.kind in (SQUADRON, ADMIRAL) else []
    if clauses and why_not_ally_in_peace(state, *parties):
        return False
    return why_not_give(state, Deal(parties, [item, *needed], clauses), item) == ALLOWED
