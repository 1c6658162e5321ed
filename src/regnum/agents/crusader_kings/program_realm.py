"""Realm cards: which developments a program buys, and where it builds."""

from __future__ import annotations

from typing import Final

from regnum.agents.crusader_kings.program_judgement import Item, Mind, Rank, exposure
from regnum.titles.crusader_kings.facts.catalogue import ARCHBISHOP, DEVELOPMENT_IDS
from regnum.titles.crusader_kings.facts.limits import OF_A_TYPE
from regnum.titles.crusader_kings.facts.names import AMANDIT, APERIO, FEROX, MUNITIO, NONE, POSTIS
from regnum.titles.crusader_kings.facts.pack import GROUPS
from regnum.titles.crusader_kings.position.queries.realm import development_type, held_of_type
from regnum.titles.crusader_kings.position.state import Crown, Position, pack_of
from regnum.titles.crusader_kings.rules.picks import NO_CASTLE, NO_DEVELOPMENT
from regnum.titles.crusader_kings.rules.realm import STOP_BUILDING, STOP_BUYING, Buy, ChooseSite
from regnum.titles.crusader_kings.rules.turn import BUILD, DEVELOP

OFFENCE: Final = GROUPS.index("offence")
DEFENCE: Final = GROUPS.index("defence")
MARSHAL: Final = DEVELOPMENT_IDS.index("marshal")
BANK: Final = DEVELOPMENT_IDS.index("bank")
FOR_CRUSADERS: Final = (ARCHBISHOP, MARSHAL, BANK)
UNWANTED: Final = 9
AMANDIT_BUYS: Final = 2


def desire(state: Position, strategy: int, development: int) -> int:
    """ai.ferox.realm1, ai.postis.realm1, ai.munitio.realm2, ai.amandit.realm1, ai.aperio.realm1: the lower the more
    wanted."""
    group = pack_of(state).development_group[development]
    if strategy == FEROX:
        return 0 if group == OFFENCE else UNWANTED
    if strategy == POSTIS:
        return 0
    if strategy == APERIO and development in FOR_CRUSADERS:
        return FOR_CRUSADERS.index(development)
    return len(FOR_CRUSADERS) if group == DEFENCE else UNWANTED


def purchase(state: Position, seat: int, strategy: int, offered: list[int]) -> int:
    """develop.limit, ai.postis.realm1: the best card on offer that is wanted and pushes out nothing better, or NONE."""

    def is_wanted(development: int) -> bool:
        wish = desire(state, strategy, development)
        rest = held_of_type(state, seat, development_type(state, development))
        return wish < UNWANTED and (len(rest) < OF_A_TYPE or any(desire(state, strategy, each) > wish for each in rest))

    def rank(development: int) -> Rank:
        return (desire(state, strategy, development), development)

    return min(filter(is_wanted, offered), key=rank, default=NONE)


def buyer(strategy: int) -> Item:
    """ai.ferox.realm1, ai.postis.realm1, ai.munitio.realm2, ai.amandit.realm1, ai.aperio.realm1: the next purchase."""

    def buy(game: Crown, seat: int) -> int:
        if strategy == AMANDIT and game.state.attempts >= AMANDIT_BUYS:
            return NONE
        offered = [option for option in Buy(seat).options(game, seat) if option != STOP_BUYING]
        return purchase(game.state, seat, strategy, offered)

    return buy


def build_one(game: Crown, seat: int) -> int:
    """ai.ferox.realm2, ai.postis.realm2, ai.munitio.realm1, ai.amandit.realm2, ai.aperio.realm2: one castle, where
    most rivals are near."""
    if game.state.attempts:
        return NONE
    sites = [option for option in ChooseSite(seat).options(game, seat) if option != STOP_BUILDING]
    return best_site(game.state, sites)


def best_site(state: Position, regions: list[int]) -> int:
    """ai.unclear: the region beside most regions of rivals, then the first, or NONE."""
    return min(regions, key=lambda region: (-exposure(state, region), region), default=NONE)


LISTS: Final[tuple[tuple[tuple[int, Item], ...], ...]] = (
    ((DEVELOP, buyer(FEROX)), (BUILD, build_one)),
    ((DEVELOP, buyer(POSTIS)), (BUILD, build_one)),
    ((BUILD, build_one), (DEVELOP, buyer(MUNITIO))),
    ((DEVELOP, buyer(AMANDIT)), (BUILD, build_one)),
    ((DEVELOP, buyer(APERIO)), (BUILD, build_one)),
)


# ---- other decisions about castles and developments -----------------------------------------------------------------


def fortify(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """scenario5.england, ai.unclear: the castle of choice."""
    return best_site(game.state, options)


def offered_castle(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """event.resolve: all strategies build castles, so the offer is taken."""
    found = best_site(game.state, [option for option in options if option != NO_CASTLE])
    return found if found != NONE else NO_CASTLE


def offered_development(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """event.resolve: taken if the strategy buys such cards."""
    found = purchase(game.state, seat, mind.strategy, [option for option in options if option != NO_DEVELOPMENT])
    return found if found != NONE else NO_DEVELOPMENT


def drop(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """develop.limit, ai.unclear: what the strategy would not buy, what neither attacks nor protects, the oldest."""
    state = game.state
    groups = pack_of(state).development_group

    def rank(development: int) -> Rank:
        return (-desire(state, mind.strategy, development), -groups[development], state.held[seat].index(development))

    return min(options, key=rank)
