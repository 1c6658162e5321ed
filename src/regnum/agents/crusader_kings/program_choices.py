"""All other decisions: hands and plans, checks, crusades, events, upkeep and defeat."""

from __future__ import annotations

from collections.abc import Callable

from regnum.agents.crusader_kings.program_intrigue import rank_claim, rank_region
from regnum.agents.crusader_kings.program_judgement import (
    Mind,
    Rank,
    are_fellows,
    distance,
    exposure,
    has_positive,
    is_prey,
    rank_calming,
    rank_loss,
    rank_rival,
)
from regnum.agents.crusader_kings.program_war import rank_muster
from regnum.titles.crusader_kings.facts.catalogue import (
    BORDERS,
    CRITICAL_FAILS,
    HANDS,
    POSITIVE,
    REGION_CULTURE,
    STRATEGIES,
    is_positive,
)
from regnum.titles.crusader_kings.facts.names import FOR_PLAGUE, HARVEST, NONE, ROLES, SIBLING, UNREST
from regnum.titles.crusader_kings.facts.pack import OPERATIONS
from regnum.titles.crusader_kings.position.queries.chances import count_good, undrawn, verdict
from regnum.titles.crusader_kings.position.queries.family import heir, person
from regnum.titles.crusader_kings.position.queries.regions import borders_own, defence_of
from regnum.titles.crusader_kings.position.queries.tax import income
from regnum.titles.crusader_kings.position.state import Crown, Position, is_program, pack_of
from regnum.titles.crusader_kings.rules import check, effects, picks, titles, turn, upkeep

Answer = Callable[[Crown, int, Mind, list[int]], int]


# ---- hands ----------------------------------------------------------------------------------------------------------


def choose_hand(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.ferox.cards, ai.postis.cards, ai.munitio.cards, ai.amandit.cards, ai.aperio.cards: on a player's seat too."""
    wanted = STRATEGIES[mind.strategy].hand

    def rank(option: int) -> Rank:
        return (sum(abs(mine - other) for mine, other in zip(HANDS[option], wanted, strict=True)), option)

    return min(options, key=rank)


def choose_bonus(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """era.bonus_cards, ai.unclear: a card of the deck that the strategy draws most from."""
    hand = STRATEGIES[mind.strategy].hand
    return min(options, key=lambda deck: (-hand[deck], deck))


def hand_over(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """basics.trade, ai.unclear: any card of the deck that a player promised before the program took the seat."""
    return mind.draw(game, options)


# ---- checks ---------------------------------------------------------------------------------------------------------


def invest(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.draw: on a player's seat gold for one token more than needed; nothing against a plague."""
    decision = game.decision()
    assert isinstance(decision, check.Invest)
    wanted = 0 if decision.purpose == FOR_PLAGUE else decision.required + 1 - decision.free
    return max((option for option in options if option <= max(0, wanted)), default=options[0])


def oppose(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.no_oppose: never."""
    return check.Oppose.domain.code("oppose", 0)


def sacrifice(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """check.sacrifice_positive, check.sacrifice_negative: a success is never given up; a good trait only if the check
    would fail without it."""
    decision, state = game.decision(), game.state
    assert isinstance(decision, check.Sacrifice)
    if verdict(decision.token, decision.critical):
        return check.KEEP
    missing = required_now(game) - state.successes
    hope = min(state.draws, count_good(undrawn(state, seat), decision.critical))
    return check.SACRIFICE if hope < missing <= hope + 1 else check.KEEP


def required_now(game: Crown) -> int:
    """The successes that the check in progress needs."""
    return next(frame.required for frame in reversed(game.stack) if isinstance(frame, check.Draw))


# ---- turns and crusades ---------------------------------------------------------------------------------------------


def calm(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.developments: the Marshal works as early as he can."""
    regions = [option for option in options if option != turn.WAIT]
    return min(regions, key=lambda region: rank_calming(game.state, region))


def keep_titles(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.marriage: programs care for marriages only; they grant no titles and revoke none."""
    return titles.GRANTED


def lead_crusade(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.crusade_force: a brother, an in-law, a son, always the youngest first; the ruler last (ruling R59)."""

    def rank(number: int) -> Rank:
        if number >= ROLES:
            return (1, -number)
        return (0 if number >= SIBLING else 2, -number)

    return min(options, key=rank)


def return_shield(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """crusade.four, ai.unclear: the lowest one."""
    return min(options)


# ---- events ---------------------------------------------------------------------------------------------------------


def choose_befallen(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """event.target_other, ai.unclear, ai.modes2: whom a program wishes ill."""
    state = game.state
    return min(options, key=lambda rival: (int(not is_prey(state, seat, rival)), *rank_rival(state, seat, rival)))


def pick_region(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """event.resolve, ai.unclear: where it hurts least at home, and most elsewhere."""
    state, decision = game.state, game.decision()
    assert isinstance(decision, picks.PickRegion)
    at_home = decision.affected == seat or are_fellows(state, seat, decision.affected)
    rank = rank_task if at_home else rank_harm

    def rank_option(option: int) -> Rank:
        return rank(state, seat, decision.task, decision.counter, picks.PickRegion.domain.numbers(option)[0])

    return min(options, key=rank_option)


def rank_task(state: Position, seat: int, task: int, counter: int, region: int) -> Rank:
    """event.resolve, ai.unclear: what an event does in an own region."""
    if task == picks.PLACE and counter == UNREST:
        return (exposure(state, region), -defence_of(state, region), -state.unrest[region], region)
    if task == picks.PLACE:
        gain = -1 if counter == HARVEST else 1
        return (gain * income(state, region), region)
    if task == picks.CLEAR:
        return rank_calming(state, region)
    if task == picks.MUSTER:
        return rank_muster(state, seat, region)
    if task == picks.FORSAKE:
        return (-distance(state, seat, region), region)
    return (exposure(state, region), region)


def rank_harm(state: Position, seat: int, task: int, counter: int, region: int) -> Rank:
    """event.resolve, ai.unclear: what an event does in a rival's region."""
    is_near = borders_own(state, seat, region)
    if task == picks.PLACE and counter == UNREST:
        return (int(not is_near), *rank_region(state, seat, region))
    return (int(is_near), -income(state, region), region)


def pick_culture(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.marriage: the own culture, if anybody is left in its deck."""
    own = game.state.culture[seat]
    return own if own in options else options[0]


def pick_victim(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """event.resolve, ai.unclear: not the heir, not the ruler's spouse, nobody with a good trait; the youngest."""
    state, decision = game.state, game.decision()
    assert isinstance(decision, picks.PickVictim)
    affected = decision.affected

    def rank(number: int) -> Rank:
        victim = person(state, affected, number)
        is_heir = victim == heir(state, affected)
        return (int(is_heir), int(number >= ROLES), int(has_positive(state, victim)), -number)

    at_home = affected == seat or are_fellows(state, seat, affected)
    return min(options, key=rank) if at_home else max(options, key=rank)


def pick_trait(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """event.resolve, ai.unclear: a good trait that fails in few checks, into the bag; a bad one onto a relative."""
    domain = picks.PickTrait.domain

    def rank(option: int) -> Rank:
        trait = domain.numbers(option)[0]
        is_good = trait < POSITIVE
        into_bag = domain.verb_of(option) == picks.TAKE
        return (int(not is_good), CRITICAL_FAILS.count(trait), int(into_bag != is_good), option)

    return min(options, key=rank)


def pick_loss(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """event.resolve, ai.unclear: the token that is missed least."""
    return min(options, key=lambda token: rank_loss(mind.strategy, token))


def pick_rival(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """event.resolve, ai.unclear: a claim where it is worth most; the one worth least is given up."""
    state = game.state
    domain = effects.PickRival.domain

    def rank(option: int) -> Rank:
        rival = domain.numbers(option)[0]
        return (int(not is_prey(state, seat, rival)), *rank_claim(state, seat, rival))

    gains = domain.verb_of(options[0]) == effects.ACCUSE
    return min(options, key=rank) if gains else max(options, key=rank)


def pick_course(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """event.resolve: the first course that is paid for, else the one with less unrest and fewer bad traits."""
    decision = game.decision()
    assert isinstance(decision, effects.PickCourse)
    sequences = pack_of(game.state).sequences

    def rank(option: int) -> Rank:
        operations = sequences[decision.courses[option]]
        names = [OPERATIONS[each.code] for each in operations]
        unrest = sum(1 for name, each in zip(names, operations, strict=True) if name == "token" and each.kind == UNREST)
        bad = sum(
            1
            for name, each in zip(names, operations, strict=True)
            if name == "trait" and all(trait >= POSITIVE for trait in each.traits)
        )
        return (int("pay" not in names), unrest, bad, option)

    return min(options, key=rank)


# ---- upkeep and defeat ----------------------------------------------------------------------------------------------


def pay_armies(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.no_gold, round.support_pay: armies are paid; with too little gold the least useful ones are not."""
    if upkeep.PAY in options:
        return upkeep.PAY
    return max(options, key=lambda option: rank_muster(game.state, seat, option - upkeep.LEAVE_UNPAID))


def disband(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.mobilised, round.support_disband: armies stay; on a player's seat those go that the purse cannot keep."""
    state = game.state
    armies = [option for option in options if option != upkeep.DISBANDED]
    if is_program(state, seat) or len(armies) <= state.gold[seat]:
        return upkeep.DISBANDED
    return max(armies, key=lambda region: rank_muster(state, seat, region))


def remove_trait(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """round.age4, ai.unclear: a bad trait, unless the strategy looks for it."""
    tokens = [option - upkeep.REMOVE for option in options if option != upkeep.KEEP_ALL]
    bad = [token for token in tokens if not is_positive(token) and not rank_loss(mind.strategy, token)[1]]
    if not bad:
        return upkeep.KEEP_ALL
    return upkeep.REMOVE + min(bad, key=lambda token: rank_loss(mind.strategy, token))


def come_back(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """elimination.restart1, ai.unclear: always, with the first ruler."""
    return min(options)


def choose_home(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """elimination.restart4, ai.unclear: a castle, few rivals near, a region of the own culture."""
    state = game.state

    def rank(region: int) -> Rank:
        rivals = sum(1 for other in BORDERS[region] if state.owner[other] != NONE)
        return (-state.castle[region], rivals, int(REGION_CULTURE[region] != state.culture[seat]), region)

    return min(options, key=rank)
