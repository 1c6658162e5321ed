"""Marriage: with lords of independent regions, with other dynasties, and with nobody of note."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.crusader_kings.facts.catalogue import (
    CHARACTER,
    CULTURE,
    GOLD,
    HOME,
    KIN,
    OURS,
    REGION,
    REGIONS,
    SEAT,
    THEIRS,
    culture_cards,
    is_positive,
)
from regnum.titles.crusader_kings.facts.names import CRITICAL_MARRIAGE, CULTURES, FOR_MARRIAGE, KING, NONE, OPEN, ROLES
from regnum.titles.crusader_kings.position.changes.checks import succeed_unchecked
from regnum.titles.crusader_kings.position.changes.family import (
    couple,
    drop_from_line,
    strip_title,
    wed_from_deck,
    wed_lord,
)
from regnum.titles.crusader_kings.position.changes.gold import give_gold
from regnum.titles.crusader_kings.position.changes.relations import ally_region, form_alliance
from regnum.titles.crusader_kings.position.queries.family import kin, may_couple
from regnum.titles.crusader_kings.position.queries.realm import free_draws
from regnum.titles.crusader_kings.position.queries.seats import can_pay, is_rival, short_of_gold, to_the_left
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import DISCARDED, IN_DECK, REMOVED, Crown, Position, seats_of
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.frames import Choice, SeatChoice, Step

PROPOSED: Final = EVENTS.add("proposed", "marriage.candidates2", "seat", "character", "rival", "other_character")
TERMS_OFFERED: Final = EVENTS.add("terms_offered", "marriage.dynasty_consent", "seat", "rival", "gold")
TERMS_ASKED: Final = EVENTS.add("terms_asked", "marriage.dynasty_consent", "seat", "rival", "gold")
PROPOSAL_REFUSED: Final = EVENTS.add("proposal_refused", "marriage.dynasty_consent", "seat")
MOVED_HOUSE: Final = EVENTS.add("moved_house", "marriage.ruler_takes", "character", "seat")

TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "marriage.dynasty_consent")
NO_SUCH_RELATIVE: Final = REASONS.add("no_such_relative", "marriage.who")
ALREADY_MARRIED: Final = REASONS.add("already_married", "marriage.who")
SAME_SEX: Final = REASONS.add("same_sex", "marriage.sex")
NO_LORD_THERE: Final = REASONS.add("no_lord_there", "marriage.candidates1")
NOT_A_RIVAL: Final = REASONS.add("not_a_rival", "marriage.candidates2")
TWO_MONARCHS: Final = REASONS.add("two_monarchs", "marriage.no_two_monarchs")
CULTURE_NOT_IN_PLAY: Final = REASONS.add("culture_not_in_play", "marriage.candidates3")
NOBODY_AT_COURT: Final = REASONS.add("nobody_at_court", "marriage.random")
NOT_AT_COURT: Final = REASONS.add("not_at_court", "marriage.random")
RULER_TAKES_SPOUSE: Final = REASONS.add("ruler_takes_spouse", "marriage.ruler_takes")
NO_SUCH_DOWRY: Final = REASONS.add("no_such_dowry", "marriage.dynasty_consent")


MOST_DOWRY: Final = 15  # that a move proposes; a deal may say more


PROPOSALS: Final = Domain(
    verb("marry-lord", ("kin", KIN), ("region", REGION)),
    verb("marry-kin", ("kin", KIN), ("seat", SEAT), ("other", KIN)),
    verb("marry-court", ("kin", KIN), ("culture", CULTURE)),
    verb("stay"),
)
MARRY_LORD: Final = PROPOSALS.by_name["marry-lord"]
MARRY_KIN: Final = PROPOSALS.by_name["marry-kin"]
MARRY_COURT: Final = PROPOSALS.by_name["marry-court"]
STAY: Final = PROPOSALS.base("stay")


class Propose(SeatChoice):
    """round.dynasty, marriage.who, special.timing: one attempt to marry the ruler, a child or a sibling."""

    rule = "round.dynasty"
    open_to_all = True
    domain = PROPOSALS

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        state = game.state
        found: list[int] = []
        for role in range(ROLES):
            member = kin(state, seat, role)
            if member == NONE or state.spouse[member] != NONE:
                continue
            for region in range(REGIONS):
                if state.lord[region] != NONE:
                    found.append(PROPOSALS.code("marry-lord", role, region))
            for rival in to_the_left(state, seat):
                for other in range(ROLES):
                    if kin(state, rival, other) != NONE:
                        found.append(PROPOSALS.code("marry-kin", role, rival, other))
            for culture in range(len(CULTURES)):
                found.append(PROPOSALS.code("marry-court", role, culture))
        return [*found, STAY]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if option == STAY:
            return ALLOWED
        match = PROPOSALS.verb_of(option)
        numbers = PROPOSALS.numbers(option)
        member = kin(state, seat, numbers[0])
        if member == NONE:
            return NO_SUCH_RELATIVE
        if state.spouse[member] != NONE:
            return ALREADY_MARRIED
        if match == MARRY_LORD:
            return why_not_lord(state, member, numbers[1])
        if match == MARRY_KIN:
            return why_not_kin(state, seat, numbers[0], numbers[1], numbers[2])
        return why_not_court(state, member, numbers[1])

    def choose(self, game: Crown, seat: int, option: int) -> None:
        state = game.state
        match = self.domain.verb_of(option)
        numbers = self.domain.numbers(option)
        if match == MARRY_LORD:
            game.call(WedLord(seat, kin(state, seat, numbers[0]), numbers[1]))
        elif match == MARRY_KIN:
            member, other = kin(state, seat, numbers[0]), kin(state, numbers[1], numbers[2])
            game.tell(PROPOSED, seat, member, numbers[1], other)
            game.call(OfferTerms(seat, member, numbers[1], other))
        elif match == MARRY_COURT:
            game.call(WedCourt(seat, kin(state, seat, numbers[0]), numbers[1]))


def why_not_lord(state: Position, member: int, region: int) -> int:
    """marriage.candidates1, marriage.sex: a face-up character of the other sex in an independent region."""
    if state.lord[region] == NONE:
        return NO_LORD_THERE
    return ALLOWED if may_couple(state, member, state.lord[region]) else SAME_SEX


def why_not_kin(state: Position, seat: int, role: int, rival: int, other_role: int) -> int:
    """marriage.candidates2, marriage.no_two_monarchs: an unmarried relative of another player, but never two rulers."""
    if not is_rival(state, seat, rival):
        return NOT_A_RIVAL
    other = kin(state, rival, other_role)
    if other == NONE:
        return NO_SUCH_RELATIVE
    if state.spouse[other] != NONE:
        return ALREADY_MARRIED
    if role == KING and other_role == KING:
        return TWO_MONARCHS
    return ALLOWED if may_couple(state, kin(state, seat, role), other) else SAME_SEX


def why_not_court(state: Position, member: int, culture: int) -> int:
    """marriage.candidates3: somebody from the culture deck of any participant."""
    if not any(state.culture[seat] == culture and not state.out[seat] for seat in range(seats_of(state))):
        return CULTURE_NOT_IN_PLAY
    return ALLOWED if matches_at_court(state, member, culture) else NOBODY_AT_COURT


def matches_at_court(state: Position, member: int, culture: int) -> list[int]:
    """marriage.random, basics.reshuffle: whom of a deck somebody may marry; an empty deck has its discards."""
    cards = culture_cards(culture)
    for where in (IN_DECK, DISCARDED, REMOVED):
        found = [card for card in cards if state.place[card] == where and may_couple(state, member, card)]
        if found:
            return found
    return []


class WedLord(Step):
    """marriage.independent: a proposal to the lord of an independent region."""

    fields = ("seat", "member", "region")
    steps = ("ask", "wed")

    def __init__(self, seat: int, member: int, region: int) -> None:
        self.seat = seat
        self.member = member
        self.region = region

    def ask(self, game: Crown) -> None:
        """marriage.independent, marriage.critical: a lord with a positive trait needs a check, others accept."""
        state = game.state
        succeed_unchecked(state)
        if any(is_positive(token) for token in state.traits[state.lord[self.region]]):
            draws = free_draws(state, self.seat, FOR_MARRIAGE)
            game.call(Check(self.seat, FOR_MARRIAGE, CRITICAL_MARRIAGE, 1, draws, OPEN))

    def wed(self, game: Crown) -> None:
        """marriage.independent_alliance: the spouse leaves the region, which becomes an ally."""
        state = game.state
        if state.passed:
            wed_lord(game, self.seat, self.member, self.region)
            ally_region(game, self.seat, self.region)


class WedCourt(Step):
    """marriage.random: a marriage with somebody of the lesser nobility."""

    fields = ("seat", "member", "culture")
    steps = ("ask", "pick")

    def __init__(self, seat: int, member: int, culture: int) -> None:
        self.seat = seat
        self.member = member
        self.culture = culture

    def ask(self, game: Crown) -> None:
        """marriage.random, marriage.critical: always a check."""
        draws = free_draws(game.state, self.seat, FOR_MARRIAGE)
        game.call(Check(self.seat, FOR_MARRIAGE, CRITICAL_MARRIAGE, 1, draws, OPEN))

    def pick(self, game: Crown) -> None:
        """marriage.random: any card of the other sex."""
        if game.state.passed:
            game.call(PickSpouse(self.seat, self.member, self.culture))


class PickSpouse(SeatChoice):
    """marriage.random: which card of the deck; a random trait comes with it, an alliance does not."""

    rule = "marriage.random"
    open_to_all = True
    fields = ("seat", "member", "culture")
    domain = Domain(verb("wed", ("character", CHARACTER)))

    def __init__(self, seat: int, member: int, culture: int) -> None:
        self.seat = seat
        self.member = member
        self.culture = culture

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return matches_at_court(game.state, self.member, self.culture)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option in matches_at_court(game.state, self.member, self.culture):
            return ALLOWED
        fits = option not in culture_cards(self.culture) or may_couple(game.state, self.member, option)
        return NOT_AT_COURT if fits else SAME_SEX

    def choose(self, game: Crown, seat: int, option: int) -> None:
        wed_from_deck(game, seat, self.member, option)


TERMS: Final = Domain(verb("offer", ("gold", GOLD), ("home", HOME)), verb("ask", ("gold", GOLD), ("home", HOME)))
OFFER: Final = TERMS.by_name["offer"]
ASK: Final = TERMS.by_name["ask"]


class OfferTerms(SeatChoice):
    """marriage.dynasty_consent, marriage.nonrulers: gold given or asked for, and whose family the couple joins."""

    rule = "marriage.dynasty_consent"
    open_to_all = True
    fields = ("seat", "member", "rival", "other")
    domain = TERMS

    def __init__(self, seat: int, member: int, rival: int, other: int) -> None:
        self.seat = seat
        self.member = member
        self.rival = rival
        self.other = other

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        for gold in range(MOST_DOWRY + 1):
            for home in (OURS, THEIRS):
                yield self.domain.code("offer", gold, home)
                yield self.domain.code("ask", gold, home)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        gold, home = self.domain.numbers(option)
        asks = self.domain.verb_of(option) == ASK
        if state.ruler[seat] == self.member and home == THEIRS:
            return RULER_TAKES_SPOUSE
        if state.ruler[self.rival] == self.other and home == OURS:
            return RULER_TAKES_SPOUSE
        payer = self.rival if asks else seat
        if gold > MOST_DOWRY or (asks and gold == 0):
            return NO_SUCH_DOWRY
        return ALLOWED if can_pay(state, payer, gold) else TOO_EXPENSIVE

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        if self.why_not(game, seat, option) != TOO_EXPENSIVE:
            return ()
        payer = self.rival if self.domain.verb_of(option) == ASK else seat
        return short_of_gold(game.state, payer, self.domain.numbers(option)[0])

    def choose(self, game: Crown, seat: int, option: int) -> None:
        gold, home = self.domain.numbers(option)
        asks = self.domain.verb_of(option) == ASK
        if gold:
            game.tell(TERMS_ASKED if asks else TERMS_OFFERED, seat, self.rival, gold)
        game.call(AnswerProposal(self.rival, seat, self.member, self.other, -gold if asks else gold, home))


ANSWERS: Final = Domain(verb("accept"), verb("refuse"))
ACCEPT: Final = ANSWERS.base("accept")
REFUSE: Final = ANSWERS.base("refuse")


class AnswerProposal(Choice):
    """marriage.dynasty_consent: the other player's answer."""

    rule = "marriage.dynasty_consent"
    open_to_all = True
    fields = ("rival", "seat", "member", "other", "gold", "home")
    domain = ANSWERS

    def __init__(self, rival: int, seat: int, member: int, other: int, gold: int, home: int) -> None:
        self.rival = rival
        self.seat = seat
        self.member = member
        self.other = other
        self.gold = gold
        self.home = home

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.rival,)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        return ALLOWED if option == REFUSE or not self.shortfalls(game, seat, option) else TOO_EXPENSIVE

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        payer = self.seat if self.gold >= 0 else seat  # either may have spent it since the offer
        return short_of_gold(game.state, payer, abs(self.gold))

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option == REFUSE:
            game.tell(PROPOSAL_REFUSED, seat)
            return
        if self.gold >= 0:
            give_gold(game, self.seat, seat, self.gold)
        else:
            give_gold(game, seat, self.seat, -self.gold)
        wed_kin(game, self.seat, self.member, seat, self.other, self.home)


def wed_kin(game: Crown, seat: int, member: int, rival: int, other: int, home: int) -> None:
    """marriage.ruler_takes, marriage.nonrulers, marriage.dynasty_peace, duchy.auto_revoke2: two houses are joined."""
    state = game.state
    house, stays, moves = (seat, member, other) if home == OURS else (rival, other, member)
    strip_title(game, moves)
    drop_from_line(state, moves)
    game.tell(MOVED_HOUSE, moves, house)
    couple(game, house, stays, moves)
    form_alliance(game, seat, rival)
