"""Marriages: whom a program asks, what it offers, and what it accepts."""

from __future__ import annotations

from typing import Final

from regnum.agents.crusader_kings.program_judgement import (
    AMBITIOUS,
    CRUEL,
    DECEITFUL,
    HONEST,
    LUSTFUL,
    PREFERRED,
    Mind,
    Rank,
    distance,
    has_positive,
    has_trait,
)
from regnum.titles.crusader_kings.facts.catalogue import OURS, is_positive, trait_of
from regnum.titles.crusader_kings.facts.names import AMANDIT, APERIO, CHILD, FEROX, KING, MUNITIO, NONE, POSTIS, SIBLING
from regnum.titles.crusader_kings.position.queries.family import heir, kin
from regnum.titles.crusader_kings.position.queries.seats import at_war, can_pay, has_casus_belli
from regnum.titles.crusader_kings.position.state import Crown, Position, is_program, seats_of
from regnum.titles.crusader_kings.rules.marriage import (
    ACCEPT,
    ASK,
    MARRY_COURT,
    MARRY_KIN,
    MARRY_LORD,
    REFUSE,
    STAY,
    AnswerProposal,
    OfferTerms,
    Propose,
)

DOWRY: Final = 3  # of a child of Amandit
FOR_GOOD_CHILD: Final = 4  # what Munitio offers for a child with a positive trait
FOR_BAD_CHILD: Final = 1
LEAST_FOR_CHILD: Final = {POSTIS: 3, MUNITIO: 2, APERIO: 2}  # gold that must be offered
FEROX_FOR_BAD: Final = 5
FEROX_FOR_GOOD: Final = 7


class Matches:
    """Everybody whom one member of a family may marry."""

    def __init__(self, game: Crown, seat: int, role: int, options: list[int]) -> None:
        self.state = game.state
        self.seat = seat
        self.role = role
        domain = Propose.domain
        mine = [option for option in options if option != STAY and domain.numbers(option)[0] == role]
        self.lords = [option for option in mine if domain.verb_of(option) == MARRY_LORD]
        self.kin = [option for option in mine if domain.verb_of(option) == MARRY_KIN]
        self.courts = [option for option in mine if domain.verb_of(option) == MARRY_COURT]

    def lord(self, option: int) -> int:
        """The lord whom an answer names."""
        return self.state.lord[Propose.domain.numbers(option)[1]]

    def relative(self, option: int) -> int:
        """The relative of another dynasty whom an answer names."""
        _, rival, role = Propose.domain.numbers(option)
        return kin(self.state, rival, role)

    def nearest(self, lords: list[int]) -> int:
        """ai.ferox.marriage, ai.aperio.marriage: the nearest of some lords, then the first region (ruling R60)."""

        def rank(option: int) -> Rank:
            region = Propose.domain.numbers(option)[1]
            return (distance(self.state, self.seat, region), region)

        return min(lords, key=rank, default=NONE)

    def nearest_with(self, traits: tuple[int, ...]) -> int:
        """ai.ferox.marriage, ai.amandit.marriage: the nearest lord with one of these traits, or NONE."""
        return self.nearest([each for each in self.lords if has_trait(self.state, self.lord(each), traits)])

    def nearest_positive(self) -> int:
        """ai.postis.marriage, ai.munitio.marriage, ai.amandit.marriage: the nearest lord with a positive trait."""
        return self.nearest([each for each in self.lords if has_positive(self.state, self.lord(each))])

    def willing(self, strategy: int) -> list[int]:
        """Relatives of others who could be had for what the strategy offers, programs that would refuse left out."""
        state = self.state
        member = kin(state, self.seat, self.role)
        found = []
        for option in self.kin:
            rival, other = Propose.domain.numbers(option)[1], self.relative(option)
            gold = dowry(state, strategy, self.seat, member, other)
            refuses = is_program(state, rival) and not accepts(state, state.strategy[rival], rival, other, gold)
            if can_pay(state, self.seat, gold) and not refuses:
                found.append(option)
        return found

    def first_kin(self, options: list[int]) -> int:
        """ai.unclear: of several relatives one with a positive trait, then of the next player, then the eldest."""

        def rank(option: int) -> Rank:
            _, rival, role = Propose.domain.numbers(option)
            positive = has_positive(self.state, self.relative(option))
            return (int(not positive), (rival - self.seat) % seats_of(self.state), role)

        return min(options, key=rank, default=NONE)


# ---- proposing ------------------------------------------------------------------------------------------------------


def propose(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.marriage: first the ruler, then the children from the eldest on, and nobody else."""
    for role in range(KING, SIBLING):
        matches = Matches(game, seat, role, options)
        found = CHOICES[mind.strategy](matches)
        if found == NONE and role == KING:
            found = at_own_court(matches)
        if found != NONE:
            return found
    return STAY


def at_own_court(matches: Matches) -> int:
    """ai.marriage: without a better match the ruler marries a card of the own culture's deck."""
    own = matches.state.culture[matches.seat]
    return next((option for option in matches.courts if Propose.domain.numbers(option)[1] == own), NONE)


def choose_for_ferox(matches: Matches) -> int:
    """ai.ferox.marriage: Strong, Cruel or Swordmaster, else the nearest lord; never the child of a player."""
    found = matches.nearest_with(PREFERRED[FEROX])
    return found if found != NONE else matches.nearest(matches.lords)


def choose_for_postis(matches: Matches) -> int:
    """ai.postis.marriage: Honest or Ambitious, else nobody with a negative trait."""
    state = matches.state
    matches.lords = [
        option
        for option in matches.lords
        if all(is_positive(token) or trait_of(token) == AMBITIOUS for token in state.traits[matches.lord(option)])
    ]
    found = matches.nearest_with((HONEST, AMBITIOUS))
    return found if found != NONE else matches.nearest_positive()


def choose_for_munitio(matches: Matches) -> int:
    """ai.munitio.marriage: children of rulers who threaten it, else lords with a positive trait only."""
    state, seat = matches.state, matches.seat
    threats = []
    for option in matches.willing(MUNITIO):
        _, rival, role = Propose.domain.numbers(option)
        if CHILD <= role < SIBLING and (has_casus_belli(state, rival, seat) or at_war(state, rival, seat)):
            threats.append(option)
    found = matches.first_kin(threats)
    return found if found != NONE else matches.nearest_positive()


def choose_for_amandit(matches: Matches) -> int:
    """ai.amandit.marriage: positive traits, then Lustful, then Deceitful; first among lords, then among players."""
    state = matches.state
    for found in (matches.nearest_positive(), matches.nearest_with((LUSTFUL,)), matches.nearest_with((DECEITFUL,))):
        if found != NONE:
            return found
    willing = matches.willing(AMANDIT)
    good = [option for option in willing if has_positive(state, matches.relative(option))]
    for group in (
        good,
        [option for option in willing if has_trait(state, matches.relative(option), (LUSTFUL,))],
        [option for option in willing if has_trait(state, matches.relative(option), (DECEITFUL,))],
    ):
        if group:
            return matches.first_kin(group)
    return NONE


def choose_for_aperio(matches: Matches) -> int:
    """ai.aperio.marriage: Cruel characters, a lord or a relative of a player, else the nearest lord."""
    found = matches.nearest_with((CRUEL,))
    if found != NONE:
        return found
    cruel = [each for each in matches.willing(APERIO) if has_trait(matches.state, matches.relative(each), (CRUEL,))]
    return matches.first_kin(cruel) if cruel else matches.nearest(matches.lords)


CHOICES: Final = (choose_for_ferox, choose_for_postis, choose_for_munitio, choose_for_amandit, choose_for_aperio)


# ---- terms and answers ----------------------------------------------------------------------------------------------


def dowry(state: Position, strategy: int, seat: int, member: int, other: int) -> int:
    """ai.munitio.marriage, ai.amandit.marriage: the gold that a strategy offers with a proposal."""
    if strategy == MUNITIO:
        return FOR_GOOD_CHILD if has_positive(state, other) else FOR_BAD_CHILD
    return DOWRY if strategy == AMANDIT and member in state.children[seat] else 0


def offer(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.munitio.marriage, ai.amandit.marriage: the gold of the list; the couple joins its own house if it may."""
    decision = game.decision()
    assert isinstance(decision, OfferTerms)
    wanted = dowry(game.state, mind.strategy, seat, decision.member, decision.other)

    def rank(option: int) -> Rank:
        gold, home = OfferTerms.domain.numbers(option)
        asks = OfferTerms.domain.verb_of(option) == ASK
        return (abs((-gold if asks else gold) - wanted), int(home != OURS))

    return min(options, key=rank)


def answer(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.ferox.proposals, ai.postis.proposals, ai.munitio.proposals, ai.amandit.proposals, ai.aperio.proposals: the
    answer to a proposal."""
    decision = game.decision()
    assert isinstance(decision, AnswerProposal)
    agrees = accepts(game.state, mind.strategy, seat, decision.other, decision.gold)
    return ACCEPT if agrees and ACCEPT in options else REFUSE


def accepts(state: Position, strategy: int, seat: int, asked: int, gold: int) -> bool:
    """ai.ferox.proposals, ai.postis.proposals, ai.munitio.proposals, ai.amandit.proposals, ai.aperio.proposals.

    Negative gold is asked for instead of offered; Amandit gives no more than its own dowry, and only with a child.
    """
    is_child = asked in state.children[seat]
    if strategy == AMANDIT:
        return asked != heir(state, seat) and gold >= (-DOWRY if is_child else 0)
    if not is_child:
        return False
    if strategy == FEROX:
        return gold >= (FEROX_FOR_GOOD if has_positive(state, asked) else FEROX_FOR_BAD)
    return asked != heir(state, seat) and gold >= LEAST_FOR_CHILD[strategy]


def pick_spouse(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.marriage: a random card of the deck."""
    return mind.draw(game, options)
