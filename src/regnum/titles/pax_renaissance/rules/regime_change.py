"""Regime change (glossary: REGIME CHANGE, GAMBIT): a ruler changes hands or sides, and what the winner may do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import (
    BORDER,
    BORDERS_OF,
    CIRCLE,
    CIRCLE_EMPIRE,
    CIRCLES_OF,
    EMPIRE,
    EMPIRES,
    PIECE,
    REGIME,
    REGION,
)
from regnum.titles.pax_renaissance.facts.names import MEDIEVAL, NONE, REPRESSIBLE, WEST, is_pawn
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.empires import is_empty_border, is_room, repressed_pieces
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import ruler_owner
from regnum.titles.pax_renaissance.position.registers import REASONS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.agents import BORDER_HELD_BY_PIRATE, CANNOT_PAY_REPRESSION, NOTHING_REPRESSED
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Step, is_possible
from regnum.titles.pax_renaissance.rules.pieces import (
    NO_PIECE_THERE,
    NOT_A_CHOICE_HERE,
    OUTSIDE_LOCATION,
    WRONG_PLACE_FOR_PIECE,
    FetchPiece,
    can_get,
)

PLACE_OCCUPIED: Final = REASONS.add("place_occupied", "glossary:regime_change.b")
ALREADY_THAT_REGIME: Final = REASONS.add("already_that_regime", "F6d")


WESTERN: Final = NONE  # emancipation in every western empire at once


class RegimeChange(Step):
    """glossary:regime_change.1, D1.2:bomb2, Jd: the ruler first, then concession, emancipation and golden liberty.

    `source` is the empire whose campaign won, or NONE; `vote` tells whether it was a vote.
    """

    fields = ("empire", "source", "vote")
    steps = ("seize", "aftermath")

    def __init__(self, empire: int, source: int, vote: int) -> None:
        self.empire = empire
        self.source = source
        self.vote = vote

    def seize(self, game: Pax) -> None:
        """F6c, Jd, K2b, F9g.1: taken as a monarchy, flipped if already one's own, or made a vassal."""
        if self.source != NONE:
            subject(game, self.empire, self.source)
        elif ruler_owner(game.state, self.empire) == game.state.active:
            overthrow_own(game, self.empire)
        else:
            usurp(game, self.empire)

    def aftermath(self, game: Pax) -> None:
        """glossary:battle.b.4: what the winner may do now."""
        game.call(NewConcession(self.empire), Emancipation(self.empire), GoldenLiberty(self.empire, self.vote))


def subject(game: Pax, empire: int, source: int) -> None:
    """F9g, F9h, F9j.1, glossary:vassal.b, regime_change.e: the loser becomes a vassal of the victor or his suzerain."""
    state = game.state
    if ruler_owner(state, empire) != NONE:
        changes.shed_attachments(game, empire)
        changes.leave_tableau(state, empire)
        if state.republic[empire]:
            changes.flip_ruler(game, empire)
    suzerain = state.suzerain[source]
    changes.enter_as_vassal(game, state.active, empire, source if suzerain == NONE else suzerain)


def overthrow_own(game: Pax, empire: int) -> None:
    """E2.2f, glossary:gambit, republic.1, regime_change.d.2: one's own ruler flips; a vassal becomes independent."""
    state = game.state
    changes.shed_attachments(game, empire)
    if state.suzerain[empire] != NONE:
        changes.leave_tableau(state, empire)
        changes.enter_tableau(game, state.active, empire)
    changes.flip_ruler(game, empire)


def usurp(game: Pax, empire: int) -> None:
    """glossary:regime_change.2, regime_change.d.1, regime_change.d.2: a ruler from a throne comes with queen and
    bishop, one from
    an opponent without them."""
    state = game.state
    if ruler_owner(state, empire) != NONE:
        changes.shed_attachments(game, empire)
        changes.leave_tableau(state, empire)
        if state.republic[empire]:
            changes.flip_ruler(game, empire)
    changes.enter_tableau(game, state.active, empire)


# ---- a concession ---------------------------------------------------------------------------------------------------

CONCESSION: Final = Domain(verb("concession", ("border", BORDER)), verb("no-concession"))
NO_CONCESSION: Final = CONCESSION.base("no-concession")


class NewConcession(Step):
    """Ia, F6c, glossary:regime_change.a: a regime change lets the player place one pawn on a border of the empire."""

    fields = ("empire",)
    steps = ("ask",)

    def __init__(self, empire: int) -> None:
        self.empire = empire

    def ask(self, game: Pax) -> None:
        """Only if some border can take a pawn."""
        choice = PlaceConcession(self.empire)
        if any(choice.why_not(game, game.state.active, border) == 0 for border in BORDERS_OF[self.empire]):
            game.call(choice)


class PlaceConcession(ActiveChoice):
    """glossary:regime_change.a: on a border without a pirate; a pawn there is repressed for 1 florin."""

    rule = "glossary:regime_change.a"
    fields = ("empire",)
    domain = CONCESSION

    def __init__(self, empire: int) -> None:
        self.empire = empire

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state = game.state
        if option == NO_CONCESSION:
            return ALLOWED
        if option not in BORDERS_OF[self.empire]:
            return OUTSIDE_LOCATION
        if state.pirate[option] != NONE:
            return BORDER_HELD_BY_PIRATE
        if state.pawn[option] != NONE and state.florins[seat] < 1:
            return CANNOT_PAY_REPRESSION
        return ALLOWED if can_get(state, seat) else NO_PIECE_THERE

    def choose(self, game: Pax, seat: int, option: int) -> None:
        if option != NO_CONCESSION:
            game.call(FetchPiece(seat, seat), PutConcession(option, self.empire))


class PutConcession(Step):
    """glossary:concession, repress.a: the pawn goes to its border."""

    fields = ("border", "empire")
    steps = ("put",)

    def __init__(self, border: int, empire: int) -> None:
        self.border = border
        self.empire = empire

    def put(self, game: Pax) -> None:
        """Whoever is there is repressed for 1 florin."""
        state, seat = game.state, game.state.active
        if state.pawn[self.border] != NONE:
            changes.pay_china(game, seat, 1)
            changes.repress_pawn(game, self.border, self.empire)
        changes.place_pawn(game, seat, self.border)


# ---- emancipation ---------------------------------------------------------------------------------------------------

FREEDOM: Final = Domain(
    verb("free", ("piece", PIECE), ("city", CIRCLE)),
    verb("free-serf", ("piece", PIECE), ("border", BORDER), ("empire", EMPIRE)),
    verb("no-more-freed"),
)
FREE_SERF: Final = FREEDOM.base("free-serf")
NO_MORE_FREED: Final = FREEDOM.base("no-more-freed")


class Emancipation(Step):
    """glossary:regime_change.b, regime_change.d.3, battle.i.2: all or some repressed pieces may go free, one after the
    other."""

    fields = ("empire",)
    steps = ("ask", "again")

    def __init__(self, empire: int) -> None:
        self.empire = empire

    def ask(self, game: Pax) -> None:
        """Stop where nothing can be freed."""
        if is_possible(game, Emancipate(self.empire, 1)):
            game.call(Emancipate(self.empire, 0))
        else:
            game.end()

    def again(self, game: Pax) -> None:
        """Until the player has enough."""
        game.repeat()


class Emancipate(ActiveChoice):
    """glossary:regime_change.b: rooks and knights into empty cities, pawns onto empty borders, of their own empire.

    With `must` set, stopping is no answer; that is only used to find out whether anything can be freed.
    """

    rule = "glossary:regime_change.b"
    fields = ("empire", "must")
    domain = FREEDOM

    def __init__(self, empire: int, must: int) -> None:
        self.empire = empire
        self.must = must

    def empires(self) -> list[int]:
        """B5:note1.2: one empire, or the six western ones."""
        if self.empire == WESTERN:
            return [empire for empire in range(EMPIRES) if REGION[empire] == WEST]
        return [self.empire]

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        for empire in self.empires():
            for piece, _ in repressed_pieces(game.state, empire):
                if is_pawn(piece):
                    yield from (FREEDOM.code("free-serf", piece, border, empire) for border in BORDERS_OF[empire])
                else:
                    yield from (FREEDOM.code("free", piece, circle) for circle in CIRCLES_OF[empire])
        yield NO_MORE_FREED

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state = game.state
        if option == NO_MORE_FREED:
            return NOT_A_CHOICE_HERE if self.must else ALLOWED
        piece, spot, *rest = FREEDOM.numbers(option)
        empire = rest[0] if rest else CIRCLE_EMPIRE[spot]
        if empire not in self.empires():
            return OUTSIDE_LOCATION
        return why_not_free(state, empire, piece, spot, bool(rest))

    def choose(self, game: Pax, seat: int, option: int) -> None:
        if option == NO_MORE_FREED:
            game.end()
            return
        piece, spot, *rest = FREEDOM.numbers(option)
        if rest:
            changes.free_pawn(game, rest[0], piece, spot)
        else:
            changes.free_noble(game, CIRCLE_EMPIRE[spot], piece, spot)


def why_not_free(state: Position, empire: int, piece: int, spot: int, on_border: bool) -> int:
    """glossary:regime_change.b: the piece must be repressed there and find an empty place of its kind."""
    if piece >= REPRESSIBLE or not state.repressed[empire * REPRESSIBLE + piece]:
        return NOTHING_REPRESSED
    if is_pawn(piece) != on_border:
        return WRONG_PLACE_FOR_PIECE
    if on_border:
        if spot not in BORDERS_OF[empire]:
            return OUTSIDE_LOCATION
        return ALLOWED if is_empty_border(state, spot) else PLACE_OCCUPIED
    return ALLOWED if is_room(state, spot, piece) else PLACE_OCCUPIED


# ---- golden liberty -------------------------------------------------------------------------------------------------

LIBERTY: Final = Domain(verb("golden-liberty", ("regime", REGIME)), verb("keep-theocracy"))
KEEP: Final = LIBERTY.base("keep-theocracy")


class GoldenLiberty(Step):
    """F6d, glossary:regime_change.c: after a vote in a theocracy the player may make the empire medieval."""

    fields = ("empire", "vote")
    steps = ("ask",)

    def __init__(self, empire: int, vote: int) -> None:
        self.empire = empire
        self.vote = vote

    def ask(self, game: Pax) -> None:
        """Only votes give the choice."""
        if self.vote and game.state.regime[self.empire] != MEDIEVAL:
            game.call(ChooseRegime(self.empire))


class ChooseRegime(ActiveChoice):
    """F6d: keep the theocracy or end it."""

    rule = "F6d"
    fields = ("empire",)
    domain = LIBERTY

    def __init__(self, empire: int) -> None:
        self.empire = empire

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        if option == KEEP:
            return ALLOWED
        if option == game.state.regime[self.empire]:
            return ALREADY_THAT_REGIME
        if option != MEDIEVAL and reading(game.state, "golden_liberty_result") == "medieval_only":
            return NOT_A_CHOICE_HERE
        return ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        if option != KEEP:
            changes.set_regime(game, self.empire, option)
