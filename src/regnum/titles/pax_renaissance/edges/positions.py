"""Positions as text that anybody can write by hand: a whole position, or changes to an opening position (TOML)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from regnum.engine.chance import Chance, FastChance
from regnum.engine.game import Game
from regnum.engine.moves import Kind
from regnum.engine.refusals import RegnumError
from regnum.engine.snapshot import Draws, make_chance, make_frame
from regnum.engine.title import Title
from regnum.titles.pax_renaissance.facts.catalogue import (
    BANK_IDS,
    BORDER,
    CARD,
    CARD_BY_ID,
    CARDS,
    CIRCLE,
    DECK,
    EMPIRE,
    HALF,
    IS_COMET,
    PIECE,
    QUEEN_NUMBER,
    REGIME,
    RELIGION,
    ROUTE,
    ROUTE_ROW,
    RULER,
    SUPPLY,
    VICTORY,
)
from regnum.titles.pax_renaissance.facts.names import (
    BISHOP,
    EAST,
    KNIGHT,
    NONE,
    PIRATE,
    REPRESSIBLE,
    VICTORY_NAMES,
    WEST,
)
from regnum.titles.pax_renaissance.position.invariants import impossible
from regnum.titles.pax_renaissance.position.state import (
    BEING_PLAYED,
    COLUMNS,
    GONE,
    IN_DECK,
    IN_MARKET,
    IN_TABLEAU,
    OLD_MAID,
    TAKEN,
    Position,
)
from regnum.titles.pax_renaissance.rules.solo import SetCourse

Table = Mapping[str, Any]
TOP: Final = (
    "title", "players", "seed", "start", "options", "turn", "seat", "empire", "city", "border", "bishop", "market",
    "deck", "route", "victories", "gone", "being_played", "agents", "chance", "pending", "outcome",
)  # fmt: skip
STARTS: Final = ("opening", "empty")


def read_position(title: Title[Position], text: str) -> Game[Position]:
    """A game from the text of a position file."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise RegnumError(f"this is not a position file: {problem}") from None
    try:
        return Reader(title, table).read()
    except (TypeError, ValueError, AttributeError) as problem:
        raise RegnumError(f"the position file has an entry of a wrong form: {problem}") from None


def number(kind: Kind, name: object) -> int:
    """The number of a named thing; a wrong name is refused with the right ones."""
    text = str(name).lower()
    found = kind.find(CARD_BY_ID.get(text, text) if kind is CARD else text)
    if found < 0 and kind is CARD:
        found = kind.find(f"ruler-{text}")
    if found < 0:
        near = [other for other in kind.names if text[:4] in other][:8] or list(kind.names)[:12]
        raise RegnumError(f"there is no {kind.name} {name}; there is: {', '.join(near)} ...")
    return found


def allowed(table: Table, keys: Iterable[str], where: str) -> None:
    """Refuse entries that mean nothing."""
    wrong = sorted(set(table) - set(keys))
    if wrong:
        raise RegnumError(f"{where} cannot have {', '.join(wrong)}; it can have: {', '.join(keys)}")


class Reader:
    """Reads one position file; every method reads one of its tables."""

    def __init__(self, title: Title[Position], table: Table) -> None:
        allowed(table, TOP, "a position")
        self.title = title
        self.table = table
        if table.get("title", title.id) != title.id:
            raise RegnumError(f"this is a position of {table['title']}, not of {title.id}")
        seats = [int(name) + 1 for name in table.get("seat", {}) if str(name).isdigit()]
        players = int(table.get("players", max([2, *seats])))
        title.check_players(players)
        options = title.check_options({name: str(value) for name, value in table.get("options", {}).items()})
        self.game = title.setup(options, players, FastChance(int(table.get("seed", 0))))
        self.players = self.game.seat_count
        self.state = self.game.state
        self.claimed: set[int] = set()
        start = table.get("start", "opening")
        if start not in STARTS:
            raise RegnumError(f"start cannot be {start}; it can be: {', '.join(STARTS)}")
        if start == "empty":
            self.clear()

    def clear(self) -> None:
        """Take everything off the map and out of the purses; the market stays."""
        state = self.state
        state.circle = [NONE] * len(state.circle)
        state.pawn = [NONE] * len(state.pawn)
        state.pirate = [NONE] * len(state.pirate)
        state.florins = [0] * self.players

    def read(self) -> Game[Position]:
        """All tables, in an order in which later ones may lean on earlier ones."""
        self.read_market()
        self.read_seats()
        self.read_empires()
        self.read_map()
        self.read_turn()
        self.read_rest()
        self.read_outcome()
        self.fill_pools()
        self.count_pieces()
        self.read_pending()
        problems = impossible(self.state)
        if problems:
            raise RegnumError(f"the position is impossible: {problems[0]}")
        return self.game

    # ---- cards ----------------------------------------------------------------------------------------------------

    def claim(self, name: object) -> int:
        """A card that the file names: wherever the opening position had it, it is free now."""
        card = number(CARD, name)
        if card in self.claimed:
            raise RegnumError(f"the position names {name} twice")
        self.claimed.add(card)
        state = self.state
        if card in state.market:
            state.market[state.market.index(card)] = NONE
            state.place[card] = IN_DECK
        state.next_card = [NONE if shown == card else shown for shown in state.next_card]
        return card

    def read_market(self) -> None:
        """Rows as lists of cards from the fair on; `card*2` lies under two florins, an empty text is a gap."""
        market = self.table.get("market", {})
        allowed(market, ("east", "west"), "the market")
        for name, cards in market.items():
            row = number(HALF, name)
            if len(cards) > COLUMNS:
                raise RegnumError(f"the {name} row has {COLUMNS} spaces")
            for column in range(COLUMNS):
                self.state.market[row * COLUMNS + column] = NONE
                self.state.market_florins[row * COLUMNS + column] = 0
            for column, entry in enumerate(cards):
                word, _, florins = str(entry).partition("*")
                card = self.claim(word) if word else NONE
                space = row * COLUMNS + column
                self.state.market[space] = card
                self.state.market_florins[space] = int(florins or 0)

    def read_seats(self) -> None:
        """One table a seat, `[seat.0]` and so on."""
        for name, entry in self.table.get("seat", {}).items():
            if not str(name).isdigit() or not 0 <= int(name) < self.players:
                raise RegnumError(f"there is no seat {name}; seats are 0 to {self.players - 1}")
            keys = ("bank", "florins", "hand", "taken", "east", "west", "old_maids", "out")
            allowed(entry, keys, f"seat {name}")
            self.read_seat(int(name), entry)

    def read_seat(self, seat: int, entry: Table) -> None:
        """Purse, hand and tableau; a tableau is listed from the board outward."""
        state = self.state
        if "bank" in entry:
            if entry["bank"] not in BANK_IDS:
                raise RegnumError(f"there is no bank {entry['bank']}; there is: {', '.join(BANK_IDS)}")
            state.bank[seat] = BANK_IDS.index(entry["bank"])
        state.florins[seat] = int(entry.get("florins", state.florins[seat]))
        state.out[seat] = int(entry.get("out", 0))
        hand = [number(CARD, name) for name in entry.get("hand", ())]
        seen = entry.get("taken", entry.get("hand", ()))
        state.taken[seat] = [word if isinstance(word, int) else self.claim(word) for word in seen]
        for card in state.taken[seat]:
            if card >= 0:
                self.put(card, TAKEN, seat)
        state.hand[seat] = sorted(hand)
        for half in (EAST, WEST):
            row = [self.claim(name) for name in entry.get(HALF.names[half], ())]
            state.rows[seat * 2 + half] = row
            for card in row:
                self.put(card, IN_TABLEAU, seat)
        for name in entry.get("old_maids", ()):
            self.put(self.claim(name), OLD_MAID, seat)

    def put(self, card: int, place: int, owner: int) -> None:
        """Where a card is and whose it is."""
        self.state.place[card] = place
        self.state.owner[card] = owner

    def read_empires(self) -> None:
        """One table an empire: suzerains first, then what hangs on them."""
        keys = ("regime", "republic", "suzerain", "queens", "bishop", "repressed")
        for name, entry in self.table.get("empire", {}).items():
            allowed(entry, keys, f"empire {name}")
            self.read_empire(number(EMPIRE, name), entry)
        for name, entry in self.table.get("empire", {}).items():
            empire = number(EMPIRE, name)
            for queen in entry.get("queens", ()):
                card = self.claim(queen)
                if not 0 <= card < CARDS or QUEEN_NUMBER[card] < 0:
                    raise RegnumError(f"{queen} is no queen")
                self.state.husband[QUEEN_NUMBER[card]] = empire
                self.put(card, self.state.place[RULER + empire], self.state.owner[RULER + empire])

    def read_empire(self, empire: int, entry: Table) -> None:
        """Regime, side, suzerain and repressed pieces of one ruler."""
        state = self.state
        if "regime" in entry:
            state.regime[empire] = number(REGIME, entry["regime"])
        state.republic[empire] = int(entry.get("republic", 0))
        if "suzerain" in entry:
            state.suzerain[empire] = number(EMPIRE, entry["suzerain"])
            self.claimed.add(RULER + empire)
            self.put(RULER + empire, IN_TABLEAU, state.owner[RULER + state.suzerain[empire]])
        if "bishop" in entry:
            state.bishop[RULER + empire] = number(RELIGION, entry["bishop"])
        for name in entry.get("repressed", ()):
            piece = number(PIECE, name)
            if piece >= REPRESSIBLE:
                raise RegnumError(f"{name} cannot be repressed")
            state.repressed[empire * REPRESSIBLE + piece] += 1

    # ---- the map --------------------------------------------------------------------------------------------------

    def read_map(self) -> None:
        """Pieces in cities and on borders, bishops on cards, open emporia."""
        state = self.state
        for name, piece in self.table.get("city", {}).items():
            state.circle[number(CIRCLE, name)] = number(PIECE, piece) if piece else NONE
        for name, entry in self.table.get("border", {}).items():
            border = number(BORDER, name)
            state.pawn[border] = state.pirate[border] = NONE
            for word in [entry] if isinstance(entry, str) else entry:
                if word:
                    self.put_on_border(border, number(PIECE, word))
        for name, religion in self.table.get("bishop", {}).items():
            state.bishop[number(CARD, name)] = number(RELIGION, religion)
        for name, route in self.table.get("route", {}).items():
            row, open_route = number(HALF, name), number(ROUTE, route)
            if ROUTE_ROW[open_route] != row:
                raise RegnumError(f"{route} is no emporium of the {name} route")
            state.open_route[row] = open_route

    def put_on_border(self, border: int, piece: int) -> None:
        """A pawn or a pirate."""
        if piece < KNIGHT:
            self.state.pawn[border] = piece
        elif PIRATE <= piece < BISHOP:
            self.state.pirate[border] = piece - PIRATE
        else:
            raise RegnumError(f"{PIECE.names[piece]} cannot stand on a border")

    def read_rest(self) -> None:
        """Decks, victories, and cards that are gone."""
        state = self.state
        for name, entry in self.table.get("deck", {}).items():
            allowed(entry, ("top", "low", "comets", "next"), f"the {name} deck")
            deck = number(HALF, name)
            state.top_left[deck] = int(entry.get("top", state.top_left[deck]))
            state.low_left[deck] = int(entry.get("low", state.low_left[deck]))
            if "comets" in entry:
                state.comets[deck] = [number(CARD, comet) for comet in entry["comets"]]
            if "next" in entry:
                state.next_card[deck] = self.claim(entry["next"]) if entry["next"] else NONE
        if "victories" in self.table:
            active = [number(VICTORY, name) for name in self.table["victories"]]
            state.victory = [int(victory in active) for victory in range(4)]
        for name in self.table.get("gone", ()):
            self.put(self.claim(name), GONE, NONE)
        if "being_played" in self.table:
            self.put(self.claim(self.table["being_played"]), BEING_PLAYED, state.active)
        state.agents = [number(PIECE, name) for name in self.table.get("agents", ())]

    def read_turn(self) -> None:
        """Whose turn it is and what was done in it."""
        turn = self.table.get("turn", {})
        done = ("spent", "operations_used", "fairs_used", "free_fair_used", "acted", "usury", "course")
        allowed(turn, ("active", "actions", *done), "the turn")
        state = self.state
        state.active = int(turn.get("active", state.active))
        if not 0 <= state.active < self.players:
            raise RegnumError(f"there is no seat {state.active}; seats are 0 to {self.players - 1}")
        state.actions = int(turn.get("actions", state.actions))
        state.spent = int(turn.get("spent", state.spent))
        for key in ("operations_used", "fairs_used"):
            used = [number(HALF, name) for name in turn.get(key, ())]
            setattr(state, key, [int(half in used) for half in (EAST, WEST)])
        state.free_fair_used = int(turn.get("free_fair_used", 0))
        state.acted = [number(CARD, name) for name in turn.get("acted", ())]
        state.usury = [number(CARD, name) for name in turn.get("usury", ())]
        state.course = [int(part) for part in turn.get("course", ())]

    def read_outcome(self) -> None:
        """How a finished game was won."""
        outcome = self.table.get("outcome", {})
        allowed(outcome, ("way", "winners"), "the outcome")
        if outcome:
            if outcome["way"] not in VICTORY_NAMES:
                raise RegnumError(f"no game ends with {outcome['way']}; it ends with: {', '.join(VICTORY_NAMES)}")
            self.state.ending = VICTORY_NAMES.index(outcome["way"])
            self.state.winners = [int(winner) for winner in outcome["winners"]]
            self.game.finished = True
            self.game.stack, self.game.progress = [], []

    # ---- what follows from the rest -------------------------------------------------------------------------------

    def fill_pools(self) -> None:
        """Cards seen nowhere are in the decks; gaps that claiming left in the opening market are filled again."""
        state = self.state
        given = self.table.get("market", {})
        for card in range(CARDS):
            if state.place[card] in (IN_DECK, IN_MARKET):
                state.place[card] = IN_MARKET if card in state.market else IN_DECK
        shown = [card for card in state.next_card if card != NONE]
        for deck in (EAST, WEST):
            state.pool[deck] = [
                card
                for card in range(CARDS)
                if DECK[card] == deck and not IS_COMET[card] and state.place[card] == IN_DECK and card not in shown
            ]
            gone = {card for card in range(CARDS) if IS_COMET[card] and state.place[card] != IN_DECK}
            state.comets[deck] = [card for card in state.comets[deck] if card not in gone]
            for space in range(deck * COLUMNS, (deck + 1) * COLUMNS):
                if HALF.names[deck] not in given and state.market[space] == NONE and state.pool[deck]:
                    state.market[space] = state.pool[deck].pop(0)
                    state.place[state.market[space]] = IN_MARKET

    def count_pieces(self) -> None:
        """The supply is what is not in play."""
        state = self.state
        supply = list(SUPPLY)
        used = [piece for piece in (*state.circle, *state.agents, *state.pawn) if piece != NONE]
        used += [PIRATE + religion for religion in state.pirate if religion != NONE]
        used += [BISHOP + religion for religion in state.bishop if religion != NONE]
        for piece in used:
            supply[piece] -= 1
        for place, count in enumerate(state.repressed):
            supply[place % REPRESSIBLE] -= count
        short = [PIECE.names[piece] for piece, count in enumerate(supply) if count < 0]
        if short:
            raise RegnumError(f"the position has too many pieces: {', '.join(short)}")
        state.supply = supply

    def read_pending(self) -> None:
        """What is still to be done; by default the active player chooses an action. Then chance."""
        pending = self.table.get("pending", {})
        allowed(pending, ("stack", "progress", "decision"), "pending")
        game = self.game
        if "stack" in pending and not game.finished:
            game.stack = [make_frame(self.title, list(row)) for row in pending["stack"]]
            game.progress = [int(step) for step in pending["progress"]]
        elif self.state.active == self.state.automaton and not game.finished:
            game.call(SetCourse())
        game.decision_id = int(pending.get("decision", 0))
        game.chance = self.read_chance()

    def read_chance(self) -> Chance:
        """The source of chance; by default a seeded stream."""
        entry = self.table.get("chance", {})
        allowed(entry, ("kind", "seed", "key", "epoch", "answers", "counter"), "chance")
        if not entry:
            return FastChance(int(self.table.get("seed", 0)), self.game.chance.counter)
        return make_chance(
            Draws(
                kind=entry.get("kind", "fast"),
                counter=int(entry.get("counter", 0)),
                seed=int(entry.get("seed", 0)),
                key=str(entry.get("key", "")),
                epoch=int(entry.get("epoch", 0)),
                answers=list(entry.get("answers", ())),
            )
        )
