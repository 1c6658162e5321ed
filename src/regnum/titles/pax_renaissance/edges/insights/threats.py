"""Who could win in his next turn, and how: a search on copies in which it is his turn."""

from __future__ import annotations

from typing import Final

from regnum.engine.game import Game
from regnum.titles.pax_renaissance.edges.insights.needs import fair_helps, helpful_operations, victories_in_reach
from regnum.titles.pax_renaissance.facts.catalogue import IS_COMET
from regnum.titles.pax_renaissance.facts.names import DRY_MARKET, EAST, HOLY, NONE, WEST
from regnum.titles.pax_renaissance.position.knowledge import certain_cards
from regnum.titles.pax_renaissance.position.queries.market import cards_left
from regnum.titles.pax_renaissance.position.queries.tableau import operations_of, tableau_cards
from regnum.titles.pax_renaissance.position.queries.victories import actions_to_declare, meets_conditions
from regnum.titles.pax_renaissance.position.state import IN_TABLEAU, OLD_MAID, Position
from regnum.titles.pax_renaissance.rules.one_shots import may_fire_sold
from regnum.titles.pax_renaissance.rules.operations import SLOTS, ChooseOperation, cards_to_run
from regnum.titles.pax_renaissance.rules.solo import SetCourse, claim_victory
from regnum.titles.pax_renaissance.rules.standing import DiscardDown
from regnum.titles.pax_renaissance.rules.turn import (
    ACTION,
    ACTIONS,
    BUY,
    DECLARE_BASE,
    END,
    FAIR,
    FREE_FAIR,
    LENDS_ACTIONS,
    PLAY,
    SELL,
    ChooseAction,
    Turn,
    price_of,
)

Entry = dict[str, object]
Line = list[Entry]
BUDGET: Final = 800  # positions looked at for all players, and for each of them;
SHARE: Final = 400  # whoever has more ways than that is named as unsure
AT_REST: Final = (ChooseAction, ChooseOperation, SetCourse)
IDLE: Final = frozenset(("no-more-operations", "decline", "keep-silent"))


def all_threats(game: Game[Position], reader: int) -> Entry | None:
    """A line of moves for every player who could win in his next turn; None in the middle of a card or a battle, when
    pieces and cards are on their way."""
    state = game.state
    if game.over or not isinstance(game.decision(), AT_REST):
        return None
    found: list[Entry] = []
    unsure: list[int] = []
    purse = Budget(BUDGET)
    for seat in range(len(state.florins)):
        if state.out[seat]:
            continue
        threat, complete = threat_of(game, seat, reader, purse)
        if threat is not None:
            found.append(threat)
        elif not complete:
            unsure.append(seat)
    return {"found": found, "unsure": unsure}


class Budget:
    """How many positions may still be looked at."""

    def __init__(self, left: int) -> None:
        self.left = left


def threat_of(game: Game[Position], seat: int, reader: int, purse: Budget) -> tuple[Entry | None, bool]:
    """How a player could win, and whether all his ways were looked at: in what is left of his turn, else in a full
    one."""
    if seat == game.state.automaton:
        return bank_threat(game, seat), True
    known = game.state.hand[seat] if seat == reader else certain_cards(game.state, seat)
    if isinstance(game.decision(), ChooseAction) and seat in game.waiting and game.state.actions:
        line, _ = search(game, seat, known, purse)
        if line is not None:
            return entry_of(seat, line, now=True), True
    line, complete = search(at_turn(game, seat), seat, known, purse)
    return (entry_of(seat, line, now=False) if line is not None else None), complete


def entry_of(seat: int, line: Line, now: bool) -> Entry:
    """A threat: who, which victory, whether still in this turn, and the moves."""
    return {"seat": seat, "victory": line[-1]["victory"], "now": now, "moves": line}


def at_turn(game: Game[Position], seat: int) -> Game[Position]:
    """A copy in which the player's turn has just begun and nothing else has changed."""
    twin = game.copy()
    state = twin.state
    state.active, state.actions, state.spent, state.free_fair_used = seat, ACTIONS, 0, 0
    state.operations_used, state.fairs_used, state.acted, state.usury = [0, 0], [0, 0], [], []
    twin.stack, twin.progress = [Turn(), ChooseAction()], [1, 0]
    return twin


def bank_threat(game: Game[Position], seat: int) -> Entry | None:
    """The automated bank wins at the start of its turn or not at all (solo.md). Gaps that the decks will fill before
    that turn do not count."""
    twin = at_turn(game, seat)
    claim_victory(twin)
    state = game.state
    refilled = state.market.count(NONE) <= cards_left(state, EAST) + cards_left(state, WEST)
    if twin.state.ending == NONE or (twin.state.ending == DRY_MARKET and refilled):
        return None
    return {"seat": seat, "victory": twin.state.ending, "now": False, "moves": []}


def search(game: Game[Position], seat: int, known: list[int], purse: Budget) -> tuple[Line | None, bool]:
    """The moves with which the player wins, and whether nothing was left out for want of time."""
    wanted = victories_in_reach(game.state, seat, known)
    if not wanted:
        return None, True
    share = min(SHARE, purse.left)
    hunt = Hunt(seat, frozenset(known), wanted, share)
    line = hunt.win(game)
    purse.left -= share - hunt.left
    return line, hunt.left > 0


class Hunt:
    """A search for one player's win; others answer as they like, so every answer of theirs must lose."""

    def __init__(self, seat: int, known: frozenset[int], wanted: list[int], left: int) -> None:
        self.seat = seat
        self.known = known
        self.wanted = wanted
        self.left = left
        self.found: dict[tuple[object, ...], Line | None] = {}  # by position

    def win(self, game: Game[Position]) -> Line | None:
        """The moves from here to a declared victory, or None."""
        if game.over or not game.waiting:
            return None
        asked = game.waiting[0]
        decision = game.decision()
        if isinstance(decision, DiscardDown):  # which card of a hand goes makes no difference, and is a secret
            return self.after(game, asked, game.legal(asked)[0])
        if isinstance(decision, ChooseAction):
            if asked != self.seat:
                return None
            for way in self.wanted:
                if self.is_met(game.state, way) and actions_to_declare(game.state, way) <= game.state.actions:
                    return [spelled(game, self.seat, DECLARE_BASE + way, way)]
            options = self.preparations(game, decision)
        else:
            options = self.answers(game, asked)
        if asked != self.seat:
            return self.against(game, asked, options)
        for option in options:
            line = self.after(game, asked, option)
            if line is not None:
                return [spelled(game, asked, option), *line]
        return None

    def against(self, game: Game[Position], asked: int, options: list[int]) -> Line | None:
        """A decision of an opponent: the line for his first answer, if every answer loses."""
        first: Line | None = None
        for option in options:
            line = self.after(game, asked, option)
            if line is None:
                return None
            first = first or [spelled(game, asked, option), *line]
        return first

    def after(self, game: Game[Position], asked: int, option: int) -> Line | None:
        """The same after an answer; nobody can count on a draw, so that is as far as it goes."""
        if self.left <= 0:
            return None
        self.left -= 1
        twin = game.copy()
        drawn = twin.chance.counter
        twin.apply(asked, option)
        if twin.chance.counter != drawn:
            return None
        key = key_of(twin)
        if key not in self.found:
            self.found[key] = self.win(twin)
        return self.found[key]

    def fires(self, state: Position, card: int) -> bool:
        """Whether a known card of the hand would do more than bring florins when it is sold."""
        return card in self.known and may_fire_sold(state, self.seat, card, from_tableau=False)

    def is_met(self, state: Position, victory: int) -> bool:
        """Whether the player fulfils an active victory, however many actions are left."""
        return bool(state.victory[victory]) and meets_conditions(state, self.seat, victory)

    def answers(self, game: Game[Position], asked: int) -> list[int]:
        """The answers to any other decision, idle ones last."""
        decision = game.decision()
        legal = game.legal(asked)
        idle = [option for option in legal if decision.spell(option).verb in IDLE]
        busy = [option for option in legal if option not in idle]
        return (
            self.operations(game.state, decision, busy, idle)
            if isinstance(decision, ChooseOperation)
            else [*busy, *idle]
        )

    def operations(self, state: Position, decision: ChooseOperation, busy: list[int], idle: list[int]) -> list[int]:
        """Operations that can help. To stop helps only whoever has what he needs, or has free actions left."""
        left = [card for card in cards_to_run(state, self.seat, decision.half) if card not in state.acted]
        kinds = helpful_operations(state, left, self.wanted)
        slots = [(option, *divmod(option, SLOTS)) for option in busy]
        found = [option for option, card, number in slots if operations_of(state, card)[number][0] in kinds]
        if decision.must and not found:
            return busy
        cards = tableau_cards(state, self.seat)
        stop = any(self.is_met(state, way) for way in self.wanted) or not LENDS_ACTIONS.isdisjoint(cards)
        return [*found, *idle] if stop or not found else found

    def preparations(self, game: Game[Position], decision: ChooseAction) -> list[int]:
        """Actions after which the player could still declare. Cards of the hand that the reader does not know stay
        there, and what changes nothing that counts for a victory is left out: sales from the hand, cards bought."""
        state = game.state
        found: list[int] = []
        last = state.actions == 1  # it must be kept for the victory
        cards = tableau_cards(state, self.seat)
        for option in decision.lent_actions(game, self.seat, cards) if last else game.legal(self.seat):
            kind = ACTION.verb_of(option)
            number = option - ACTION.bases[kind]
            if kind == END or state.actions - price_of(state, kind, number) < 1:
                continue
            if kind == BUY and not (IS_COMET[number] and 0 in state.victory):
                continue
            if kind == PLAY and number not in self.known:
                continue
            if kind == SELL and state.place[number] not in (IN_TABLEAU, OLD_MAID) and not self.fires(state, number):
                continue
            if kind in (FAIR, FREE_FAIR) and not (HOLY in self.wanted and fair_helps(state, self.seat)):
                continue
            found.append(option)
        return found


def spelled(game: Game[Position], seat: int, option: int, victory: int = NONE) -> Entry:
    """A move: who makes it, how it is written, and the things it names."""
    decision = game.decision()
    move = decision.spell(option)
    parts = [[label, kind.name, number] for label, kind, number in decision.domain.parts(move)]
    return {"seat": seat, "move": str(move), "verb": move.verb, "parts": parts, "victory": victory}


def key_of(game: Game[Position]) -> tuple[object, ...]:
    """What a position is known by within one search."""
    state = game.state
    frames = tuple([(type(frame).__name__, tuple(frame.arguments())) for frame in game.stack])
    return (
        frames, tuple(game.progress), state.actions, tuple(state.florins), tuple(state.owner), tuple(state.bishop),
        tuple(state.husband), tuple(state.suzerain), tuple(state.republic), tuple(state.regime),
        tuple(state.repressed), tuple(state.circle), tuple(state.pawn), tuple(state.pirate), tuple(state.acted),
        tuple(state.operations_used), tuple(state.fairs_used), tuple(state.victory), tuple(state.market_florins),
        tuple(state.open_route), tuple(state.agents), tuple(state.place), tuple(map(tuple, state.rows)),
    )  # fmt: skip
