"""Battles (glossary: BATTLE): who fights, who dies, and where the survivors go."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import (
    BORDER,
    BORDERS_OF,
    CIRCLE,
    EMPIRE,
    EMPIRES,
    MAMLUK,
    PIECE,
    REGION,
)
from regnum.titles.pax_renaissance.facts.names import (
    ATTACKERS,
    CONSPIRACY,
    DEFENDERS,
    EAST,
    NONE,
    PEASANT_REVOLT,
    PIECES,
    RELIGIOUS_WAR,
    is_bishop,
    is_knight,
    is_noble,
    is_pawn,
    is_repressible,
    is_rook,
    religion_of,
)
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.empires import nobles_in, repressed_pieces
from regnum.titles.pax_renaissance.position.queries.tableau import are_adjacent, has
from regnum.titles.pax_renaissance.position.registers import EVENTS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.conversion import Conversion
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Step
from regnum.titles.pax_renaissance.rules.pieces import FetchPiece
from regnum.titles.pax_renaissance.rules.regime_change import RegimeChange
from regnum.titles.pax_renaissance.rules.survivors import NOT_IN_BATTLE, PlaceSurvivors

BATTLE_FOUGHT: Final = EVENTS.add("battle_fought", "glossary:battle", "empire", "attackers", "defenders")
BATTLE_WON: Final = EVENTS.add("battle_won", "glossary:battle_won", "seat", "empire")
BATTLE_LOST: Final = EVENTS.add("battle_lost", "glossary:battle.b.2", "seat", "empire")


CAMPAIGN_BATTLE: Final = 9  # beside the one-shots CONSPIRACY, PEASANT_REVOLT and RELIGIOUS_WAR

FIGHTERS: Final = Domain(
    verb("lose-agent", ("piece", PIECE)),
    verb("lose-repressed", ("empire", EMPIRE), ("piece", PIECE)),
    verb("lose-noble", ("city", CIRCLE)),
    verb("lose-pirate", ("border", BORDER)),
    verb("lose-pawn", ("border", BORDER)),
)
AGENT: Final = FIGHTERS.base("lose-agent")
REPRESSED: Final = FIGHTERS.base("lose-repressed")
NOBLE: Final = FIGHTERS.base("lose-noble")
PIRATE_AT: Final = FIGHTERS.base("lose-pirate")
PAWN_AT: Final = FIGHTERS.base("lose-pawn")


class Muster(Step):
    """E2.1a.1: the fighting agents of a card join the battle, from the supply or from wherever they can be had."""

    fields = ("agents",)
    steps = ("gather",)

    def __init__(self, agents: tuple[int, ...]) -> None:
        self.agents = agents

    def gather(self, game: Pax) -> None:
        """One agent after the other."""
        for piece in reversed(self.agents):
            game.call(FetchPiece(piece, game.state.active), CommitAgent(piece))


class CommitAgent(Step):
    """glossary:battle.c: an agent is an attacker."""

    fields = ("piece",)
    steps = ("commit",)

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def commit(self, game: Pax) -> None:
        """It fights unless no such piece is to be had at all."""
        if game.state.supply[self.piece] > 0:
            changes.commit_agent(game, self.piece)


# ---- who fights -----------------------------------------------------------------------------------------------------


class Sides:
    """What a battle is about: its kind, the empire fought over, the religion of a war, the campaigning empire."""

    def __init__(self, kind: int, empire: int, religion: int = NONE, source: int = NONE, rooks: int = 0) -> None:
        self.kind = kind
        self.empire = empire
        self.religion = religion
        self.source = source
        self.rooks = rooks

    def frame(self) -> Battle:
        """The battle between them, as a frame."""
        return Battle((self.kind, self.empire, self.religion, self.source, self.rooks))

    def attackers(self, state: Position) -> list[int]:
        """J2:note2, glossary:battle.b.1, battle.f: everybody who is eligible must attack; agents always do."""
        fighters = [AGENT + piece for piece in state.agents]
        if self.kind == CONSPIRACY:
            return fighters + self.pirates(state) + self.repressed(state, self.empire, is_noble)
        if self.kind == PEASANT_REVOLT:
            own = [PAWN_AT + border for border in BORDERS_OF[self.empire] if state.pawn[border] == state.active]
            return fighters + own + self.pirates(state) + self.repressed(state, self.empire, is_pawn)
        if self.kind == RELIGIOUS_WAR:
            return fighters + self.believers(state)
        return self.knights(state)

    def defenders(self, state: Position) -> list[int]:
        """F9d, F9e, J1b, J2b, K1b, glossary:battle.d: nobles in the cities; in a religious war only heretics, and
        heretic pirates."""
        if self.kind != RELIGIOUS_WAR:
            return [NOBLE + circle for circle in nobles_in(state, self.empire)]
        return heretics(state, self.empire, self.religion)

    def pirates(self, state: Position) -> list[int]:
        """glossary:battle.e, pirate.b.1: all pirates on the borders, whatever their colour (J:note2)."""
        return [PIRATE_AT + border for border in BORDERS_OF[self.empire] if state.pirate[border] != NONE]

    def repressed(self, state: Position, empire: int, fights: Callable[[int], bool]) -> list[int]:
        """J1a.1, J1a.2, J2a.1, J2a.2, J2:note1, glossary:battle.f, battle.h, civil_war, repressed.2: repressed nobles
        fight
        in conspiracies, serfs of all colours in revolts."""
        fighters: list[int] = []
        for piece, count in repressed_pieces(state, empire):
            if fights(piece):
                fighters += [REPRESSED + empire * PIECES + piece] * count
        return fighters

    def believers(self, state: Position) -> list[int]:
        """K1a, K1d, glossary:battle.g, believer, knight: believers on the borders and in the cities, and believing
        knights of adjacent empires."""
        fighters = [PIRATE_AT + border for border in BORDERS_OF[self.empire] if state.pirate[border] == self.religion]
        fighters += [
            NOBLE + circle
            for circle in nobles_in(state, self.empire)
            if religion_of(state.circle[circle]) == self.religion
        ]
        for other in range(EMPIRES):
            if are_adjacent(state, self.empire, other):
                for circle in nobles_in(state, other):
                    piece = state.circle[circle]
                    if religion_of(piece) == self.religion and (is_knight(piece) or (self.rooks and is_rook(piece))):
                        fighters.append(NOBLE + circle)
        return fighters

    def knights(self, state: Position) -> list[int]:
        """F9b, glossary:battle.g, knight: all knights of the campaigning empire; slave soldiers join their master's
        eastern campaigns (A1d.1)."""
        fighters = [NOBLE + circle for circle in nobles_in(state, self.source) if is_knight(state.circle[circle])]
        if REGION[self.empire] == EAST and has(state, state.active, "mamluk_repressed_as_campaign_knights"):
            fighters += self.repressed(state, MAMLUK, is_repressible)
        return fighters


def heretics(state: Position, empire: int, religion: int) -> list[int]:
    """K1b, K1c, K1c:note1, K1d, glossary:heretic: unrepressed pieces of other religions in and around an empire."""
    fighters = [NOBLE + circle for circle in nobles_in(state, empire) if religion_of(state.circle[circle]) != religion]
    return fighters + [
        PIRATE_AT + border for border in BORDERS_OF[empire] if state.pirate[border] not in (NONE, religion)
    ]


# ---- the fight ------------------------------------------------------------------------------------------------------


class Battle(Step):
    """glossary:battle.b: equal numbers die on both sides; the attacker wins if one of his is left."""

    fields = ("sides",)
    steps = ("fight", "decide")

    def __init__(self, sides: tuple[int, ...]) -> None:
        self.sides = sides

    def fight(self, game: Pax) -> None:
        """glossary:battle.b.2: one for one."""
        sides = Sides(*self.sides)
        attackers, defenders = len(sides.attackers(game.state)), len(sides.defenders(game.state))
        game.tell(BATTLE_FOUGHT, sides.empire, attackers, defenders)
        deaths = min(attackers, defenders)
        if deaths:
            game.call(Losses(self.sides, DEFENDERS, deaths), Losses(self.sides, ATTACKERS, deaths))

    def decide(self, game: Pax) -> None:
        """glossary:battle_won, Jc, E2.1a.2: a surviving attacker wins the battle, and a regime change follows."""
        sides, seat = Sides(*self.sides), game.state.active
        if not sides.attackers(game.state):
            game.tell(BATTLE_LOST, seat, sides.empire)
            return
        game.tell(BATTLE_WON, seat, sides.empire)
        game.call(
            PlaceSurvivors(sides.kind, sides.empire),
            Conversion(sides.empire, sides.religion),
            RegimeChange(sides.empire, sides.source, 0),
        )


class Losses(Step):
    """glossary:battle: the losses of one side; the active player chooses them for both."""

    fields = ("sides", "side", "deaths")
    steps = ("suffer",)

    def __init__(self, sides: tuple[int, ...], side: int, deaths: int) -> None:
        self.sides = sides
        self.side = side
        self.deaths = deaths

    def suffer(self, game: Pax) -> None:
        """Nothing is asked where everybody dies."""
        fighters = fighters_of(game.state, self.sides, self.side)
        if len(fighters) > self.deaths:
            game.call(ChooseLoss(self.sides, self.side, self.deaths))
            return
        for fighter in fighters:
            lose(game, fighter)


def fighters_of(state: Position, sides: tuple[int, ...], side: int) -> list[int]:
    """All pieces of one side that are still alive."""
    both = Sides(*sides)
    return both.attackers(state) if side == ATTACKERS else both.defenders(state)


class ChooseLoss(ActiveChoice):
    """glossary:battle: which piece of one side dies next."""

    rule = "glossary:battle"
    open_to_all = True
    fields = ("sides", "side", "deaths")
    domain = FIGHTERS

    def __init__(self, sides: tuple[int, ...], side: int, deaths: int) -> None:
        self.sides = sides
        self.side = side
        self.deaths = deaths

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        return sorted(set(fighters_of(game.state, self.sides, self.side)))

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        return ALLOWED if option in fighters_of(game.state, self.sides, self.side) else NOT_IN_BATTLE

    def choose(self, game: Pax, seat: int, option: int) -> None:
        lose(game, option)
        if self.deaths > 1:
            game.call(ChooseLoss(self.sides, self.side, self.deaths - 1))


def lose(game: Pax, fighter: int) -> None:
    """A fighter dies."""
    (first, *rest) = FIGHTERS.numbers(fighter)
    if fighter < REPRESSED:
        changes.kill_agent(game, first)
    elif fighter < NOBLE:
        changes.kill_repressed(game, first, rest[0])
    elif fighter < PIRATE_AT:
        changes.kill_noble(game, first)
    elif fighter < PAWN_AT:
        changes.kill_pirate(game, first)
    else:
        changes.kill_pawn(game, first)


def fighting_agents(agents: tuple[int, ...], pawns_fight: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """E2.1a.3, K1a, glossary:battle.c: the agents that fight, and those that are placed after the battle."""
    fighting = tuple(piece for piece in agents if not is_bishop(piece) and (pawns_fight or not is_pawn(piece)))
    later = tuple(piece for piece in agents if piece not in fighting)
    return fighting, later
