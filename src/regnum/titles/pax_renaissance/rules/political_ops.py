"""F2 to F6: commerce, behead, tax, repress and vote."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.pax_renaissance.facts.catalogue import (
    ABILITIES,
    BORDER,
    BORDERS_OF,
    CARD,
    CARDS,
    CIRCLE,
    CIRCLE_EMPIRE,
    CIRCLES_OF,
    EMPIRE,
    EMPIRES,
    REGION,
    RULER,
    SPACE,
)
from regnum.titles.pax_renaissance.facts.names import (
    CATHOLIC,
    EAST,
    ISLAMIC,
    NONE,
    REFORMIST,
    REPRESS_KNIGHT,
    REPRESS_PAWN,
    REPRESS_ROOK,
    WEST,
    is_knight,
)
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.empires import concessions_around, is_saturated
from regnum.titles.pax_renaissance.position.queries.locations import (
    empires_in,
    in_location,
    location,
    region_of_location,
    share_location,
    tableau_cards_sharing,
)
from regnum.titles.pax_renaissance.position.queries.market import is_collectable
from regnum.titles.pax_renaissance.position.queries.tableau import copies, queens_of, ruler_owner
from regnum.titles.pax_renaissance.position.queries.votes import vote_price
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import COLUMNS, IN_TABLEAU, Pax, Position
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Choice, short_of_florins
from regnum.titles.pax_renaissance.rules.pieces import OUTSIDE_LOCATION
from regnum.titles.pax_renaissance.rules.regime_change import RegimeChange
from regnum.titles.pax_renaissance.rules.trade_fair import PlaceLevy

CARD_BEHEADED: Final = EVENTS.add("card_beheaded", "F3", "card", "target")
CONCESSION_TAXED: Final = EVENTS.add("concession_taxed", "F4.1", "seat", "border", "empire")
VOTE_HELD: Final = EVENTS.add("vote_held", "F6", "seat", "empire", "price")

NOT_IN_A_TABLEAU: Final = REASONS.add("nothing_there", "F3")
NOTHING_THERE: Final = REASONS.add("nothing_there", "F5")
NO_FLORIN_THERE: Final = REASONS.add("no_florin_there", "F2")
WRONG_ROW: Final = REASONS.add("wrong_row", "F2")
NOT_ITSELF: Final = REASONS.add("not_itself", "F3")
BEHEAD_NEEDS_BISHOP: Final = REASONS.add("behead_needs_bishop", "A1d.1")
NO_CONCESSION_THERE: Final = REASONS.add("no_concession_there", "F4.1")
EMPIRE_SATURATED: Final = REASONS.add("empire_saturated", "F4a")
CANNOT_PAY_TAX: Final = REASONS.add("cannot_pay_tax", "F4.1")
WRONG_PIECE_FOR_OP: Final = REASONS.add("wrong_piece_for_op", "F5")
RULER_ON_THRONE: Final = REASONS.add("ruler_on_throne", "F6")
RULER_IS_VASSAL: Final = REASONS.add("ruler_is_vassal", "F6")
WRONG_HALF_FOR_VOTE: Final = REASONS.add("wrong_half_for_vote", "F6")
NO_MAJORITY: Final = REASONS.add("no_majority", "F6b")
CANNOT_PAY_VOTE: Final = REASONS.add("cannot_pay_vote", "F6a")


# ---- F2 commerce ----------------------------------------------------------------------------------------------------

COMMERCE_DOMAIN: Final = Domain(verb("collect", ("space", SPACE)))


class CollectFlorin(ActiveChoice):
    """F2, Fb, E5:note1: one florin from any card of the row that the icon shows, the fair card included."""

    rule = "F2"
    open_to_all = True
    fields = ("row",)
    domain = COMMERCE_DOMAIN

    def __init__(self, row: int) -> None:
        self.row = row

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        return range(self.row * COLUMNS, (self.row + 1) * COLUMNS)

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state = game.state
        if option // COLUMNS != self.row:
            return WRONG_ROW
        return ALLOWED if is_collectable(state, option) else NO_FLORIN_THERE

    def choose(self, game: Pax, seat: int, option: int) -> None:
        changes.take_from_space(game, seat, option)


# ---- F3 behead ------------------------------------------------------------------------------------------------------

BEHEAD_DOMAIN: Final = Domain(verb("behead", ("card", CARD)))
BEHEAD_LIMITS: Final = {
    "behead_limited_west_red_gold": (WEST, (REFORMIST, CATHOLIC)),
    "behead_limited_east_green_red": (EAST, (ISLAMIC, REFORMIST)),
}


class Behead(ActiveChoice):
    """E4d.3, E4e.1, F3, glossary:location.b: which card of the active card's location is discarded, from any tableau,
    one's own too."""

    rule = "E4d.3"
    open_to_all = True
    fields = ("card",)
    domain = BEHEAD_DOMAIN

    def __init__(self, card: int) -> None:
        self.card = card

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        return tableau_cards_sharing(game.state, location(game.state, self.card))

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state = game.state
        if option == self.card:
            return NOT_ITSELF
        if state.place[option] != IN_TABLEAU:
            return NOT_IN_A_TABLEAU
        target = location(state, option)
        if not share_location(location(state, self.card), target):
            return OUTSIDE_LOCATION
        return self.why_not_limited(state, option, target)

    def why_not_limited(self, state: Position, option: int, target: int) -> int:
        """A1d.1, B5:note1.2: two cards may only behead where a bishop of certain colours stands on the very card."""
        for ability, (region, colours) in BEHEAD_LIMITS.items():
            if self.card < CARDS and ability in ABILITIES[self.card]:
                if region_of_location(target) != region:
                    return OUTSIDE_LOCATION
                if state.bishop[option] not in colours:
                    return BEHEAD_NEEDS_BISHOP
        return ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        game.tell(CARD_BEHEADED, self.card, option)
        if option < RULER:
            changes.discard_card(game, option)
            return
        behead_ruler(game, option - RULER)
        if game.state.place[self.card] == IN_TABLEAU:
            changes.discard_card(game, self.card)  # F3a: the assassin dies too


def behead_ruler(game: Pax, empire: int) -> None:
    """F3a, I1c.2, glossary:queen.2, discard.a.2: the ruler goes home with bishop and repressed pieces; his queen is
    discarded."""
    for queen in queens_of(game.state, empire):
        changes.discard_card(game, queen)
    changes.return_to_throne(game, empire)


# ---- F4 tax ---------------------------------------------------------------------------------------------------------

TAX_DOMAIN: Final = Domain(verb("tax", ("border", BORDER), ("empire", EMPIRE)))
ANSWER_DOMAIN: Final = Domain(verb("pay-tax"), verb("accept-repression"))
PAY_TAX: Final = ANSWER_DOMAIN.base("pay-tax")


class Tax(ActiveChoice):
    """F4.1, F4a, F4b, F4:note3, F4:note4: which concession pays, and in which empire the levy is raised."""

    rule = "F4.1"
    open_to_all = True
    fields = ("card",)
    domain = TAX_DOMAIN

    def __init__(self, card: int) -> None:
        self.card = card

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        pawn = game.state.pawn
        return [
            border * EMPIRES + empire
            for empire in empires_in(location(game.state, self.card))
            for border in BORDERS_OF[empire]
            if pawn[border] != NONE
        ]

    def why_none(self, game: Pax, seat: int) -> int:
        return NO_CONCESSION_THERE

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state = game.state
        border, empire = TAX_DOMAIN.numbers(option)
        if not in_location(empire, location(state, self.card)) or border not in BORDERS_OF[empire]:
            return OUTSIDE_LOCATION
        if state.pawn[border] == NONE:
            return NO_CONCESSION_THERE
        return EMPIRE_SATURATED if is_saturated(state, empire) else ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        border, empire = TAX_DOMAIN.numbers(option)
        owner = game.state.pawn[border]
        game.tell(CONCESSION_TAXED, owner, border, empire)
        game.call(AnswerTax(border, empire, owner), PlaceLevy(empire, owner))


class AnswerTax(Choice):
    """F4.1, F4.2, glossary:repress.c: the owner pays 1 florin or represses the concession; both raise a levy."""

    rule = "F4.1"
    open_to_all = True
    fields = ("border", "empire", "owner")
    domain = ANSWER_DOMAIN

    def __init__(self, border: int, empire: int, owner: int) -> None:
        self.border = border
        self.empire = empire
        self.owner = owner

    def seats(self, game: Pax) -> Sequence[int]:
        return (self.owner,)

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        return CANNOT_PAY_TAX if option == PAY_TAX and not game.state.florins[seat] else ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        if option == PAY_TAX:
            changes.pay_china(game, seat, 1)
        else:
            changes.repress_pawn(game, self.border, self.empire)


# ---- F5 repress -----------------------------------------------------------------------------------------------------

REPRESS_DOMAIN: Final = Domain(
    verb("repress", ("city", CIRCLE)), verb("repress-concession", ("border", BORDER), ("empire", EMPIRE))
)
REPRESS_CONCESSION: Final = REPRESS_DOMAIN.base("repress-concession")


class Repress(ActiveChoice):
    """F5, F5a.1, glossary:operation.b: a piece that the icon shows, of any colour, from the card's location."""

    rule = "F5"
    open_to_all = True
    fields = ("card", "targets")
    domain = REPRESS_DOMAIN

    def __init__(self, card: int, targets: int) -> None:
        self.card = card
        self.targets = targets

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        state = game.state
        for empire in empires_in(location(state, self.card)):
            for circle in CIRCLES_OF[empire]:
                if state.circle[circle] != NONE:
                    yield circle
            if self.targets & REPRESS_PAWN:
                for border in BORDERS_OF[empire]:
                    if state.pawn[border] != NONE:
                        yield REPRESS_CONCESSION + border * EMPIRES + empire

    def why_none(self, game: Pax, seat: int) -> int:
        return NOTHING_THERE

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state, place = game.state, location(game.state, self.card)
        if option >= REPRESS_CONCESSION:
            border, empire = REPRESS_DOMAIN.numbers(option)
            if not in_location(empire, place) or border not in BORDERS_OF[empire]:
                return OUTSIDE_LOCATION
            if state.pawn[border] == NONE:
                return NO_CONCESSION_THERE
            return ALLOWED if self.targets & REPRESS_PAWN else WRONG_PIECE_FOR_OP
        if not in_location(CIRCLE_EMPIRE[option], place):
            return OUTSIDE_LOCATION
        piece = state.circle[option]
        if piece == NONE:
            return NOTHING_THERE
        needed = REPRESS_KNIGHT if is_knight(piece) else REPRESS_ROOK
        return ALLOWED if self.targets & needed else WRONG_PIECE_FOR_OP

    def choose(self, game: Pax, seat: int, option: int) -> None:
        """F5b, glossary:repress.b, repress.d: the piece goes to the ruler of the card's location; China pays 1."""
        if option >= REPRESS_CONCESSION:
            changes.repress_pawn(game, *REPRESS_DOMAIN.numbers(option))
        else:
            changes.repress_noble(game, option, CIRCLE_EMPIRE[option])
        changes.receive_from_china(game, seat, 1)


# ---- F6 vote --------------------------------------------------------------------------------------------------------

VOTE_DOMAIN: Final = Domain(verb("vote", ("empire", EMPIRE)))


def voices(state: Position, seat: int, empire: int) -> int:
    """F6b, glossary:concession.b: concessions on the borders of the empire, doubled for some."""
    count = concessions_around(state, seat, empire)
    return count << copies(state, seat, "double_concessions_fairs_and_votes") if count else 0


class Vote(ActiveChoice):
    """F6, F6a, F6b, E4d.4, glossary:vassal.c: a ruler in the half that the icon shows, in any tableau, no vassal."""

    rule = "F6"
    open_to_all = True
    fields = ("half",)
    domain = VOTE_DOMAIN

    def __init__(self, half: int) -> None:
        self.half = half

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        free = [empire for empire in range(EMPIRES) if game.state.suzerain[empire] == NONE]
        return [empire for empire in free if REGION[empire] == self.half and ruler_owner(game.state, empire) != NONE]

    def why_none(self, game: Pax, seat: int) -> int:
        return RULER_ON_THRONE

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state = game.state
        if ruler_owner(state, option) == NONE:
            return RULER_ON_THRONE
        if state.suzerain[option] != NONE:
            return RULER_IS_VASSAL
        if REGION[option] != self.half:
            return WRONG_HALF_FOR_VOTE
        own = voices(state, seat, option)
        for other in range(len(state.florins)):
            if other != seat and voices(state, other, option) >= own:
                return NO_MAJORITY
        return ALLOWED if state.florins[seat] >= vote_price(state, seat, option) else CANNOT_PAY_VOTE

    def shortfalls(self, game: Pax, seat: int, option: int) -> Sequence[Shortfall]:
        """F6a: what is missing to pay for the vote."""
        is_short = self.why_not(game, seat, option) == CANNOT_PAY_VOTE
        return short_of_florins(game.state, seat, vote_price(game.state, seat, option)) if is_short else ()

    def choose(self, game: Pax, seat: int, option: int) -> None:
        """F6c, E4e.2: the price is paid and the regime changes."""
        price = vote_price(game.state, seat, option)
        game.tell(VOTE_HELD, seat, option, price)
        changes.pay_china(game, seat, price)
        game.call(RegimeChange(option, NONE, 1))
