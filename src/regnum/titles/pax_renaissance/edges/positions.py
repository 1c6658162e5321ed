"""Positions as text that anybody can write by hand: a whole position, or changes to an opening position (TOML)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.chance import FastChance
from regnum.engine.game import Game
from regnum.engine.position_parts import Count, Flag, Names, Part, refuse, wrong_form
from regnum.engine.positions import Moments, Reader, count_unknown
from regnum.engine.refusals import RegnumError
from regnum.engine.title import Title
from regnum.titles.pax_renaissance.edges.position_moments import moments
from regnum.titles.pax_renaissance.edges.position_names import (
    BANK_NAMES,
    BORDER_NAMES,
    CARD_NAMES,
    CIRCLE_NAMES,
    EMPIRE_NAMES,
    HALF_NAMES,
    REGIME_NAMES,
    RELIGION_NAMES,
    ROUTE_NAMES,
    VICTORY_NAMES,
    piece_names,
    seat_names,
)
from regnum.titles.pax_renaissance.facts.catalogue import (
    CARDS,
    DECK,
    HALF,
    IS_COMET,
    PIECE,
    QUEEN_NUMBER,
    ROUTE_ROW,
    RULER,
    SUPPLY,
)
from regnum.titles.pax_renaissance.facts.names import (
    BISHOP,
    EAST,
    KNIGHT,
    NONE,
    PIRATE,
    REPRESSIBLE,
    WEST,
)
from regnum.titles.pax_renaissance.facts.names import VICTORY_NAMES as ENDINGS
from regnum.titles.pax_renaissance.position.knowledge import possible_hand
from regnum.titles.pax_renaissance.position.queries.tableau import has
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
from regnum.titles.pax_renaissance.rules.market import HAND_LIMIT

TABLES: Final = (
    "turn", "seat", "empire", "city", "border", "bishop", "market", "deck", "route", "victories", "gone",
    "being_played", "agents", "outcome",
)  # fmt: skip
SEAT_KEYS: Final = ("bank", "florins", "hand", "taken", "east", "west", "old_maids", "out")
EMPIRE_KEYS: Final = ("regime", "republic", "suzerain", "queens", "bishop", "repressed")
TURN_KEYS: Final = (
    "active", "actions", "spent", "operations_used", "fairs_used", "free_fair_used", "acted", "usury", "course",
)  # fmt: skip
MOST_DEALS: Final = 1000  # attempts to deal a hand with the known cards in it


def read_position(title: Title[Position], text: str) -> Game[Position]:
    """A game from the text of a position file."""
    return PaxReader(title, text, TABLES).read()


class PaxReader(Reader[Position]):
    """Reads one position file; every method reads one of its tables."""

    def __init__(self, title: Title[Position], text: str, keys: Iterable[str]) -> None:
        super().__init__(title, text, tuple(keys))
        self.players = self.game.seat_count
        self.claimed: set[int] = set()
        self.seats = seat_names(self.game)
        self.pieces = piece_names(self.game)

    def clear(self) -> None:
        """Take everything off the map and out of the purses; the market stays."""
        state = self.state
        state.circle = [NONE] * len(state.circle)
        state.pawn = [NONE] * len(state.pawn)
        state.pirate = [NONE] * len(state.pirate)
        state.florins = [0] * self.players

    def moments(self) -> Moments[Position]:
        return moments(self.seats)

    def usual_moment(self) -> str:
        return "action"

    def read_tables(self) -> None:
        """All tables, in an order in which later ones may lean on earlier ones."""
        self.read_market()
        for seat, part in self.root.parts("seat", self.seats, SEAT_KEYS):
            self.read_seat(seat, part)
        self.read_empires()
        self.read_map()
        self.read_turn()
        self.read_rest()
        self.read_outcome()
        self.fill_pools()
        self.count_pieces()
        self.check_hands()

    # ---- cards ----------------------------------------------------------------------------------------------------

    def claim(self, name: object, where: str) -> int:
        """A card that the file names: wherever the opening position had it, it is free now."""
        card = CARD_NAMES.find(name, where)
        if card in self.claimed:
            refuse(where, f"the position names {name} twice")
        self.claimed.add(card)
        state = self.state
        if card in state.market:
            state.market[state.market.index(card)] = NONE
            state.place[card] = IN_DECK
        state.next_card = [NONE if shown == card else shown for shown in state.next_card]
        return card

    def claims(self, part: Part, key: str) -> list[int]:
        """The cards of a list, claimed."""
        return [self.claim(name, part.at(key)) for name in part.entries(key)]

    def read_market(self) -> None:
        """Rows as lists of cards from the fair on; `card*2` lies under two florins, an empty text is a gap."""
        market = self.root.part("market", HALF.names)
        for row, name in enumerate(HALF.names):
            if name not in market:
                continue
            where, cards = market.at(name), market.entries(name)
            if len(cards) > COLUMNS:
                refuse(where, f"the {name} row has {COLUMNS} spaces")
            first = row * COLUMNS
            self.state.market[first : first + COLUMNS] = [NONE] * COLUMNS
            self.state.market_florins[first : first + COLUMNS] = [0] * COLUMNS
            for column, entry in enumerate(cards):
                word, _, florins = str(entry).partition("*")
                if florins and not florins.isdecimal():
                    wrong_form(where, "card*florins", entry)
                self.state.market[first + column] = self.claim(word, where) if word else NONE
                self.state.market_florins[first + column] = int(florins or 0)

    def read_seat(self, seat: int, part: Part) -> None:
        """Purse, hand and tableau; a tableau is listed from the board outward."""
        state = self.state
        state.bank[seat] = part.value("bank", BANK_NAMES, state.bank[seat])
        state.florins[seat] = part.value("florins", Count(), state.florins[seat])
        state.out[seat] = part.value("out", Flag(), state.out[seat])
        self.read_hand(seat, part)
        for half in (EAST, WEST):
            row = self.claims(part, HALF.names[half])
            state.rows[seat * 2 + half] = row
            for card in row:
                self.put(card, IN_TABLEAU, seat)
        for card in self.claims(part, "old_maids"):
            self.put(card, OLD_MAID, seat)

    def read_hand(self, seat: int, part: Part) -> None:
        """The hand, and with `taken` what everybody saw of it; unknown cards are dealt among what fits that."""
        known, unknown = count_unknown(part.table.get("hand", []), part.at("hand"))
        hand = [CARD_NAMES.find(name, part.at("hand")) for name in known]
        if len(set(hand)) != len(hand):
            refuse(part.at("hand"), "the position names a card twice")
        seen = part.entries("taken") if "taken" in part else known
        state = self.state
        state.taken[seat] = [
            entry if type(entry) is int and entry < 0 else self.claim(entry, part.at("taken")) for entry in seen
        ]
        for card in state.taken[seat]:
            if card >= 0:
                self.put(card, TAKEN, seat)
        state.hand[seat] = sorted(hand)
        if unknown:
            state.hand[seat] = self.deal(seat, hand, len(unknown), part.at("hand"))

    def deal(self, seat: int, known: list[int], unknown: int, where: str) -> list[int]:
        """A hand with the known cards and so many others that fits what everybody saw of it."""
        if not self.state.taken[seat]:
            refuse(where, "an unknown card needs `taken`: the cards that everybody saw, and -1 for each that left")
        chance = FastChance(self.seed)
        for _ in range(MOST_DEALS):
            hand = possible_hand(self.state, seat, chance)
            if set(known) <= set(hand) and len(hand) == len(known) + unknown:
                return hand
        raise RegnumError(f"{where}: no hand of so many cards fits `taken`")

    def put(self, card: int, place: int, owner: int) -> None:
        """Where a card is and whose it is."""
        self.state.place[card] = place
        self.state.owner[card] = owner

    def read_empires(self) -> None:
        """One table an empire: suzerains first, then what hangs on them."""
        parts = list(self.root.parts("empire", EMPIRE_NAMES, EMPIRE_KEYS))
        for empire, part in parts:
            self.read_empire(empire, part)
        for empire, part in parts:
            for name in part.entries("queens"):
                card = self.claim(name, part.at("queens"))
                if card >= CARDS or QUEEN_NUMBER[card] < 0:
                    refuse(part.at("queens"), f"{name} is no queen")
                self.state.husband[QUEEN_NUMBER[card]] = empire
                self.put(card, self.state.place[RULER + empire], self.state.owner[RULER + empire])

    def read_empire(self, empire: int, part: Part) -> None:
        """Regime, side, suzerain and repressed pieces of one ruler."""
        state = self.state
        state.regime[empire] = part.value("regime", REGIME_NAMES, state.regime[empire])
        state.republic[empire] = part.value("republic", Flag(), state.republic[empire])
        if "suzerain" in part:
            suzerain = EMPIRE_NAMES.find(part.table["suzerain"], part.at("suzerain"))
            state.suzerain[empire] = suzerain
            self.claimed.add(RULER + empire)
            self.put(RULER + empire, IN_TABLEAU, state.owner[RULER + suzerain])
        state.bishop[RULER + empire] = part.value("bishop", RELIGION_NAMES, state.bishop[RULER + empire])
        for piece in part.values("repressed", self.pieces):
            if piece >= REPRESSIBLE:
                refuse(part.at("repressed"), f"{PIECE.names[piece]} cannot be repressed")
            state.repressed[empire * REPRESSIBLE + piece] += 1

    # ---- the map --------------------------------------------------------------------------------------------------

    def read_map(self) -> None:
        """Pieces in cities and on borders, bishops on cards, open emporia."""
        state = self.state
        for circle, value, where in self.named("city", CIRCLE_NAMES):
            state.circle[circle] = self.pieces.read(value, where)
        for border, value, where in self.named("border", BORDER_NAMES):
            state.pawn[border] = state.pirate[border] = NONE
            for entry in value if isinstance(value, list) else [value]:
                if entry:
                    self.put_on_border(border, self.pieces.find(entry, where), where)
        for card, value, where in self.named("bishop", CARD_NAMES):
            state.bishop[card] = RELIGION_NAMES.read(value, where)
        for row, value, where in self.named("route", HALF_NAMES):
            open_route = ROUTE_NAMES.find(value, where)
            if ROUTE_ROW[open_route] != row:
                refuse(where, f"{value} is no emporium of the {HALF.names[row]} route")
            state.open_route[row] = open_route

    def named(self, table: str, names: Names) -> list[tuple[int, object, str]]:
        """The entries of a table whose keys are names: what is named, the value, and where it stands."""
        part = self.root.part(table)
        found = [(names.find(key, part.where), value, part.at(key)) for key, value in part.table.items()]
        for place, (number, _, where) in enumerate(found):
            if number in [other for other, _, _ in found[:place]]:
                refuse(where, f"{names.kind.names[number]} is named twice")
        return found

    def put_on_border(self, border: int, piece: int, where: str) -> None:
        """A pawn or a pirate, one of each at most."""
        if piece < KNIGHT:
            there, mine = self.state.pawn, piece
        elif PIRATE <= piece < BISHOP:
            there, mine = self.state.pirate, piece - PIRATE
        else:
            refuse(where, f"{PIECE.names[piece]} cannot stand on a border")
        if there[border] != NONE:
            refuse(where, "a border has room for one pawn and one pirate")
        there[border] = mine

    def read_rest(self) -> None:
        """Decks, victories, and cards that are gone."""
        state, root = self.state, self.root
        for deck, part in root.parts("deck", HALF_NAMES, ("top", "low", "comets", "next")):
            state.top_left[deck] = part.value("top", Count(), state.top_left[deck])
            state.low_left[deck] = part.value("low", Count(), state.low_left[deck])
            if "comets" in part:
                state.comets[deck] = part.values("comets", CARD_NAMES)
            if "next" in part:
                shown = part.table["next"]
                state.next_card[deck] = self.claim(shown, part.at("next")) if shown else NONE
        if "victories" in root:
            active = root.values("victories", VICTORY_NAMES)
            state.victory = [int(victory in active) for victory in range(4)]
        for card in self.claims(root, "gone"):
            self.put(card, GONE, NONE)
        if "being_played" in root:
            self.put(self.claim(root.table["being_played"], "being_played"), BEING_PLAYED, state.active)
        state.agents = root.values("agents", self.pieces)

    def read_turn(self) -> None:
        """Whose turn it is and what was done in it."""
        turn = self.root.part("turn", TURN_KEYS)
        state = self.state
        state.active = turn.value("active", self.seats, state.active)
        state.actions = turn.value("actions", Count(), state.actions)
        state.spent = turn.value("spent", Count(), state.spent)
        for key in ("operations_used", "fairs_used"):
            used = turn.values(key, HALF_NAMES)
            setattr(state, key, [int(half in used) for half in (EAST, WEST)])
        state.free_fair_used = turn.value("free_fair_used", Flag(), 0)
        state.acted = turn.values("acted", CARD_NAMES)
        state.usury = turn.values("usury", CARD_NAMES)
        state.course = turn.values("course", Count())
        self.given = {"active"} if "active" in turn else set()

    def read_outcome(self) -> None:
        """How a finished game was won."""
        outcome = self.root.part("outcome", ("way", "winners"))
        if outcome.table:
            way = outcome.word("way", "")
            if way not in ENDINGS:
                refuse(outcome.at("way"), f"no game ends with {way}; it ends with: {', '.join(ENDINGS)}")
            self.state.ending = ENDINGS.index(way)
            self.state.winners = outcome.values("winners", self.seats)
            self.game.finished = True

    # ---- what follows from the rest -------------------------------------------------------------------------------

    def fill_pools(self) -> None:
        """Cards seen nowhere are in the decks; gaps that claiming left in the opening market are filled again."""
        state = self.state
        given = self.root.part("market")
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

    def check_hands(self) -> None:
        """E1a: nobody holds more than two cards, unless a card of his allows it or he is just about to discard."""
        if "stack" in self.root.part("pending"):
            return
        for seat, hand in enumerate(self.state.hand):
            if len(hand) > HAND_LIMIT and not has(self.state, seat, "unlimited_hand"):
                refuse(f"[seat.{seat}] hand", f"{len(hand)} cards are impossible; a hand has {HAND_LIMIT}")
