"""Positions as text that anybody can write by hand: a scenario or an empty map, then changes by name (TOML)."""

from __future__ import annotations

from regnum.engine.chance import FastChance
from regnum.engine.game import Game
from regnum.engine.holdings import observers_of
from regnum.engine.position_parts import refuse, section, wrong_form
from regnum.engine.positions import Moments, Reader, chance_lines, head_lines, option_lines, pending_lines
from regnum.engine.title import Title
from regnum.titles.here_i_stand.edges.position_layout import TABLES, EuropeLayout
from regnum.titles.here_i_stand.edges.position_moments import moments
from regnum.titles.here_i_stand.edges.position_names import CARD_NAMES
from regnum.titles.here_i_stand.facts.card_numbers import CARDS
from regnum.titles.here_i_stand.facts.catalogue import HOME_CARDS
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, MAJORS, NONE, OWNERS
from regnum.titles.here_i_stand.position.changes.supply import forget_lines
from regnum.titles.here_i_stand.position.queries.cards import holdings
from regnum.titles.here_i_stand.position.state import (
    DECK,
    DISCARD,
    HAND,
    IN_POOL,
    NOT_IN_PLAY,
    POWER_CARD,
    SPOILS,
    Position,
)
from regnum.titles.here_i_stand.rules.war_limits import means_of


def read_position(title: Title[Position], text: str) -> Game[Position]:
    """A game from the text of a position file."""
    return EuropeReader(title, text, (*TABLES, "memories")).read()


def write_position(game: Game[Position]) -> str:
    """The whole position as text; reading it again gives the same position."""
    title, state = game.title, game.state
    base = title.setup(game.settings, title.players(game), FastChance(0), game.scenario)
    clear(base.state)
    layout = EuropeLayout()
    now = "" if game.finished else moments().find(game)
    lines = [*head_lines(game, now), *option_lines(game), *layout.lines(state, base.state)]
    lines += memory_lines(game)
    return "\n".join([*lines, *pending_lines(game, now), *chance_lines(game)]) + "\n"


def clear(state: Position) -> None:
    """An empty map: nothing stands on it, nobody is at war or allied, and all hold their Home cards alone."""
    state.land = [0] * len(state.land)
    state.leader_at = [NOT_IN_PLAY] * len(state.leader_at)
    state.ship_at = [IN_POOL] * len(state.ship_at)
    state.ship_is_corsair = [0] * len(state.ship_at)
    state.knights = NONE
    state.war = [0] * OWNERS
    state.alliance = [0] * MAJORS
    state.master = list(range(OWNERS))
    for card, at in enumerate(state.place):
        if at == DISCARD or at >= HAND:
            state.place[card] = DECK
    for power in range(MAJORS):
        for card in HOME_CARDS[power]:
            state.place[card] = HAND + power
    forget_lines(state)


# ---- what everybody has seen of the cards ---------------------------------------------------------------------------


def memory_lines(game: Game[Position]) -> list[str]:
    """Who has seen which cards, where it does not follow from where they lie."""
    state = game.state
    twin = state.copy()
    remember(twin, game.controllers)
    if twin.memories == state.memories:
        return []
    return section("memories", [("rows", [list(row) for row in state.memories])])


def remember(state: Position, controllers: tuple[int, ...]) -> None:
    """6.2: whoever holds cards has seen them, and everybody has seen what lies open; the rest may be anywhere."""
    real = state.place[:]
    hidden = [card for card in range(CARDS) if real[card] == DECK or is_hidden(real[card], card)]
    cards = holdings(state)
    for card in hidden:
        state.place[card] = DECK
    cards.begin(observers_of(controllers))
    for card in hidden:
        if real[card] != DECK:
            cards.move(card, real[card])


def is_hidden(place: int, card: int) -> bool:
    """6.1.home2, card.059: whether others do not know a card in this place: one of a hand that is no Home card, or one
    that is laid aside."""
    return place == SPOILS or (place >= HAND and card not in HOME_CARDS[place - HAND])


class EuropeReader(Reader[Position]):
    """Reads one position file: the layout says where fields stand, and what follows from them is worked out."""

    def usual_players(self) -> int:
        return self.title.max_players

    def clear(self) -> None:
        clear(self.state)

    def read_tables(self) -> None:
        """All tables, then the cards, and what follows from them."""
        self.layout = EuropeLayout()
        self.given = self.layout.read(self.state, self.root)
        self.lay_cards()
        self.read_memories()
        self.check_debts()
        self.game.finished = self.state.ending != NONE
        self.title.knowledge.forget(self.state)

    def lay_cards(self) -> None:
        """6.2: named cards lie where the text says, those that it no longer names in the deck; `?` are dealt."""
        state = self.state
        slots = [self.layout.hands, *self.layout.piles]
        named = [(card, at) for slot in slots for at, cards in slot.named.items() for card in cards]
        twice = [card for number, (card, _) in enumerate(named) if card in [each for each, _ in named[:number]]]
        if twice:
            refuse("", f"the position names the card {CARD_NAMES.write(twice[0])} twice")
        for slot in slots:
            for at in slot.named:
                self.empty(at)
        for card, at in named:
            state.place[card] = at
        self.deal()
        if named or self.layout.hands.unknown or self.start == "empty":
            remember(state, self.game.controllers)

    def empty(self, place: int) -> None:
        """Whatever lay in a place goes to the deck, Home cards to their power cards."""
        state = self.state
        for card, at in enumerate(state.place):
            if at == place:
                is_home = HAND <= place < SPOILS and card in HOME_CARDS[place - HAND]
                state.place[card] = POWER_CARD if is_home else DECK

    def deal(self) -> None:
        """6.2.deal: `?` is a card of the deck; the seed says which."""
        state, chance = self.state, FastChance(self.seed)
        for at, count in self.layout.hands.unknown.items():
            for _ in range(count):
                pool = [card for card in range(CARDS) if state.place[card] == DECK]
                if not pool:
                    refuse("", "no card is left for ?")
                state.place[chance.take(pool)] = at

    def check_debts(self) -> None:
        """9.6, ruling.g21: nobody declares a war that his cards cannot pay, so whoever owes more could never go on."""
        state = self.state
        for power in range(MAJORS):
            if state.owed[power] > means_of(state, power):
                refuse(f"[power.{MAJOR_IDS[power]}]", f"its hand cannot pay owed = {state.owed[power]}")

    def read_memories(self) -> None:
        """Who has seen which cards, as it was written."""
        part = self.root.part("memories", ("rows",))
        rows = part.entries("rows")
        if not all(isinstance(row, list) and all(type(each) is int for each in row) for row in rows):
            wrong_form(part.at("rows"), "lists of numbers", rows)
        if rows:
            self.state.memories = [list(row) for row in rows]

    def moments(self) -> Moments[Position]:
        return moments()
