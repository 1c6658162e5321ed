"""Survivors of a battle (glossary: BATTLE i): where they go, and what becomes of those without room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import BORDER, BORDERS_OF, CIRCLE, CIRCLES_OF, IS_SEA, PIECE
from regnum.titles.pax_renaissance.facts.names import CONSPIRACY, PEASANT_REVOLT, is_noble, is_pawn, is_pirate
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.empires import is_empty_border, is_room, repressed_pieces
from regnum.titles.pax_renaissance.position.registers import REASONS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Step
from regnum.titles.pax_renaissance.rules.regime_change import PLACE_OCCUPIED

NOT_IN_BATTLE: Final = REASONS.add("not_in_battle", "glossary:battle")


SETTLE: Final = Domain(
    verb("settle", ("piece", PIECE), ("city", CIRCLE)),
    verb("settle-on-border", ("piece", PIECE), ("border", BORDER)),
)
SETTLE_ON_BORDER: Final = SETTLE.base("settle-on-border")


def survivors(state: Position, kind: int, empire: int) -> list[int]:
    """F9i, F9:hint1, glossary:battle.i.1: surviving agents and the repressed pieces that fought; all others stay
    where they are."""
    pieces = set(state.agents)
    if kind in (CONSPIRACY, PEASANT_REVOLT):
        wanted = is_noble if kind == CONSPIRACY else is_pawn
        pieces |= {piece for piece, _ in repressed_pieces(state, empire) if wanted(piece)}
    return sorted(pieces)


def settling_places(state: Position, empire: int, piece: int) -> list[int]:
    """glossary:battle.i.1: empty cities for nobles, empty sea borders for pirates, empty borders for pawns."""
    if is_noble(piece):
        return [SETTLE.code("settle", piece, circle) for circle in CIRCLES_OF[empire] if is_room(state, circle, piece)]
    return [
        SETTLE.code("settle-on-border", piece, border)
        for border in BORDERS_OF[empire]
        if is_empty_border(state, border) and (is_pawn(piece) or IS_SEA[border])
    ]


class PlaceSurvivors(Step):
    """J:note1, glossary:battle.b.3, battle.i: all who can be placed must be; the rest are repressed, pirates die."""

    fields = ("kind", "empire")
    steps = ("settle", "again", "repress_rest")

    def __init__(self, kind: int, empire: int) -> None:
        self.kind = kind
        self.empire = empire

    def settle(self, game: Pax) -> None:
        """One survivor after the other."""
        choice = PlaceSurvivor(self.kind, self.empire)
        if any(True for _ in choice.candidates(game, game.state.active)):
            game.call(choice)

    def again(self, game: Pax) -> None:
        """Until the empire is full."""
        if any(True for _ in PlaceSurvivor(self.kind, self.empire).candidates(game, game.state.active)):
            game.repeat()

    def repress_rest(self, game: Pax) -> None:
        """glossary:battle.i.3, repress.c: who finds no room is repressed free of charge; surplus pirates die."""
        state = game.state
        for piece in state.agents[:]:
            if is_pirate(piece):
                changes.kill_agent(game, piece)
            else:
                changes.repress_agent(game, piece, self.empire)


class PlaceSurvivor(ActiveChoice):
    """glossary:battle.i.1: which survivor goes where."""

    rule = "glossary:battle.i.1"
    open_to_all = True
    fields = ("kind", "empire")
    domain = SETTLE

    def __init__(self, kind: int, empire: int) -> None:
        self.kind = kind
        self.empire = empire

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        for piece in survivors(game.state, self.kind, self.empire):
            yield from settling_places(game.state, self.empire, piece)

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        piece, _ = SETTLE.numbers(option)
        if piece not in survivors(game.state, self.kind, self.empire):
            return NOT_IN_BATTLE
        if option not in settling_places(game.state, self.empire, piece):
            return PLACE_OCCUPIED
        return ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        piece, spot = SETTLE.numbers(option)
        if piece in game.state.agents:
            changes.settle_agent(game, piece, spot)
        elif is_pawn(piece):
            changes.free_pawn(game, self.empire, piece, spot)
        else:
            changes.free_noble(game, self.empire, piece, spot)
