"""How the greedy player marries, grants titles, grows old and inherits."""

from __future__ import annotations

from typing import Any, Final

from regnum.agents.crusader_kings.greedy_values import (
    ALLIED_NEIGHBOUR,
    CHILD,
    SPOUSE,
    coin,
    envy,
    region_worth,
    token_worth,
)
from regnum.engine.game import Game
from regnum.titles.crusader_kings.facts.catalogue import GLITTERHOOF, OURS, is_positive
from regnum.titles.crusader_kings.facts.names import CRITICAL_MARRIAGE, FOR_MARRIAGE, KING
from regnum.titles.crusader_kings.position.queries.chances import success_chance
from regnum.titles.crusader_kings.position.queries.family import heir, kin
from regnum.titles.crusader_kings.position.queries.realm import free_draws
from regnum.titles.crusader_kings.position.queries.regions import borders_own, regions_of
from regnum.titles.crusader_kings.position.queries.seats import are_allied, at_war, has_casus_belli
from regnum.titles.crusader_kings.position.state import Position
from regnum.titles.crusader_kings.rules.marriage import (
    MARRY_KIN,
    MARRY_LORD,
    OFFER,
    REFUSE,
    STAY,
    AnswerProposal,
    OfferTerms,
    Propose,
)
from regnum.titles.crusader_kings.rules.standing import LEAVE
from regnum.titles.crusader_kings.rules.titles import GRANTED, Titles
from regnum.titles.crusader_kings.rules.upkeep import KEEP_ALL, REMOVE


def spouse_worth(state: Position, seat: int, role: int, tokens: list[int], fertile: bool) -> float:
    """A spouse: children for a ruler, the traits in the bag now or later."""
    traits = sum(token_worth(token) for token in tokens)
    if role == KING:
        children = 2 * CHILD if not state.children[seat] else CHILD
        return (SPOUSE + children if fertile else 0.0) + traits
    inherits = 0.4 if heir(state, seat) == kin(state, seat, role) else 0.1
    return 0.1 + traits * inherits


def judge_propose(game: Game[Position], decision: Propose, seat: int, option: int) -> float:
    """Lords of neighbouring regions are the best match: they bring an alliance, and a region that can be annexed."""
    state = game.state
    if option == STAY:
        return 0.0
    match = decision.domain.verb_of(option)
    numbers = decision.domain.numbers(option)
    chance = success_chance(
        state, seat, CRITICAL_MARRIAGE, 1, free_draws(state, seat, FOR_MARRIAGE) + min(1, state.gold[seat])
    )
    if match == MARRY_LORD:
        lord = state.lord[numbers[1]]
        tokens = state.traits[lord]
        worth = spouse_worth(state, seat, numbers[0], tokens, lord != GLITTERHOOF)
        if not state.allies[numbers[1]] >> seat & 1:
            worth += ALLIED_NEIGHBOUR if borders_own(state, seat, numbers[1]) else 0.1
        return worth * (chance if any(is_positive(token) for token in tokens) else 1.0)
    if match == MARRY_KIN:
        rival = numbers[1]
        tokens = state.traits[kin(state, rival, numbers[2])]
        worth = 0.4 * spouse_worth(state, seat, numbers[0], tokens, True) + peace_worth(state, seat, rival)
        return worth if not are_allied(state, seat, rival) else 0.2 * worth
    return spouse_worth(state, seat, numbers[0], [], True) * chance - 0.02


def peace_worth(state: Position, seat: int, rival: int) -> float:
    """What an alliance with a rival is worth: the end of a war or of its threat, less what one might have won."""
    threat = 0.5 * at_war(state, seat, rival) + 0.3 * has_casus_belli(state, rival, seat)
    chances = 0.3 * has_casus_belli(state, seat, rival)
    near = any(borders_own(state, rival, region) for region in regions_of(state, seat))
    return threat - chances + (0.1 if near else 0.0)


def judge_terms(game: Game[Position], decision: OfferTerms, seat: int, option: int) -> float:
    """No gold where it can be had for nothing; two coins if a rival gives a child away."""
    gold, home = decision.domain.numbers(option)
    offers = decision.domain.verb_of(option) == OFFER
    wanted = 2 if home == OURS else 0
    if not offers:
        return -0.5 - 0.1 * gold
    return -abs(gold - wanted) * 0.1 + (0.05 if home == OURS else 0.0)


def judge_proposal(game: Game[Position], decision: AnswerProposal, seat: int, option: int) -> float:
    """Peace and gold against the loss of a relative, above all of the heir."""
    state = game.state
    if option == REFUSE:
        return 0.0
    worth = peace_worth(state, seat, decision.seat) + decision.gold * coin(state, seat) * 1.2
    leaves = decision.home == OURS
    if leaves:
        worth -= CHILD + (1.0 if heir(state, seat) == decision.other else 0.0)
    else:
        worth += 0.3 * sum(token_worth(token) for token in state.traits[decision.member]) + 0.1
    return worth - 0.3 * envy(state, seat, decision.seat)


def judge_titles(game: Game[Position], decision: Titles, seat: int, option: int) -> float:
    """A duke costs taxes and may die: only where a rival stands ready at the border."""
    return 0.0 if option == GRANTED else -1.0


def judge_spouse(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """All cards of a deck are alike."""
    return 0.0


def judge_removal(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Bad traits go; those that succeed somewhere stay longer than the others."""
    if option == KEEP_ALL:
        return 0.0
    return -token_worth(option - REMOVE)


def judge_lost_region(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """The least worth goes."""
    return -region_worth(game.state, seat, option) - 0.1 * game.state.army[option]


def judge_return(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Always come back."""
    return 0.0 if option == LEAVE else 1.0


def judge_home(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Where a castle stands and unrest does not."""
    return region_worth(game.state, seat, option)


JUDGES: Final[dict[str, Any]] = {
    "Propose": judge_propose,
    "OfferTerms": judge_terms,
    "AnswerProposal": judge_proposal,
    "PickSpouse": judge_spouse,
    "Titles": judge_titles,
    "RemoveTrait": judge_removal,
    "LoseRegion": judge_lost_region,
    "ComeBack": judge_return,
    "ChooseHome": judge_home,
}
