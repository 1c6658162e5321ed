"""Positions as text that anybody can write by hand: a scenario or an empty board, then changes by name (TOML)."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from regnum.engine.chance import FastChance
from regnum.engine.game import Game
from regnum.engine.position_parts import Part, refuse, section
from regnum.engine.positions import (
    UNKNOWN,
    Moments,
    Reader,
    chance_lines,
    head_lines,
    option_lines,
    pending_lines,
)
from regnum.engine.title import Title
from regnum.titles.crusader_kings.edges.position_layout import CrownLayout
from regnum.titles.crusader_kings.edges.position_moments import moments
from regnum.titles.crusader_kings.edges.position_names import CHARACTER_NAMES, DECK_NAMES, REGION_NAMES
from regnum.titles.crusader_kings.facts.catalogue import (
    CHARACTERS,
    GLITTERHOOF,
    REGIONS,
    RULERS,
    TOKEN,
    TRAITS,
    deck_of,
)
from regnum.titles.crusader_kings.facts.limits import OPEN_DEVELOPMENTS
from regnum.titles.crusader_kings.facts.names import DECKS, EVENT, INITIAL, NONE, RANDOM
from regnum.titles.crusader_kings.position.changes.setup import tokens_of
from regnum.titles.crusader_kings.position.queries.cards import all_developments
from regnum.titles.crusader_kings.position.queries.chances import undrawn
from regnum.titles.crusader_kings.position.queries.family import persons
from regnum.titles.crusader_kings.position.state import (
    DISCARDED,
    IN_DECK,
    IN_FAMILY,
    LORD,
    PLANNING,
    PLAYING,
    REMOVED,
    UPKEEP,
    Position,
    pack_of,
    seats_of,
)

PILES: Final = ("discarded", "removed")  # where characters are who left
TABLES: Final = (
    "turn", "seat", "region", "character", "characters", "track", "deck", "developments", "achievements", "supply",
    "check", "action", "outcome",
)  # fmt: skip
OF_PROGRESS: Final = frozenset(("era", "round", "phase", "turn", "active", "card"))


def read_position(title: Title[Position], text: str) -> Game[Position]:
    """A game from the text of a position file."""
    return CrownReader(title, text, TABLES).read()


def write_position(game: Game[Position]) -> str:
    """The whole position as text; reading it again gives the same position."""
    title, state = game.title, game.state
    base = title.setup(game.settings, title.players(game), FastChance(0), game.scenario)
    clear(base.state)
    base.state.initial_traits = left_over(state, INITIAL)
    base.state.unsettled = 0 if game.finished else state.unsettled
    layout = CrownLayout(game)
    now = "" if game.finished else moments(layout.seats).find(game)
    usual = [usual_place(character) for character in range(CHARACTERS)]
    places = [(DISCARDED, PILES[0]), (REMOVED, PILES[1])]
    piles = [
        (key, [CHARACTER_NAMES.write(each) for each in range(CHARACTERS) if state.place[each] == place != usual[each]])
        for place, key in places
    ]
    lines = [*head_lines(game, now), *option_lines(game), *layout.lines(state, base.state)]
    lines = merged(lines, "characters", [(key, names) for key, names in piles if names])
    return "\n".join([*lines, *pending_lines(game, now), *chance_lines(game)]) + "\n"


def merged(lines: list[str], header: str, entries: list[tuple[str, list[str]]]) -> list[str]:
    """The lines with more entries in a table."""
    more = section(header, entries)
    if f"[{header}]" not in lines:
        return lines + more
    place = lines.index(f"[{header}]") + 1
    return [*lines[:place], *more[2:], *lines[place:]]


def usual_place(character: int) -> int:
    """setup.culture_deck: where a character is of whom nothing is said."""
    return REMOVED if character < RULERS or character == GLITTERHOOF else IN_DECK


def clear(state: Position) -> None:
    """An empty board: rulers without land, families, gold or cards; the crusade track is as the scenario lays it."""
    seats, regions = seats_of(state), [0] * REGIONS
    nobody = [NONE] * REGIONS
    state.owner, state.duke, state.lord = nobody[:], nobody[:], nobody[:]
    state.castle, state.army, state.unrest, state.allies = regions[:], regions[:], regions[:], regions[:]
    state.gold, state.age = [0] * seats, [0] * seats
    state.held, state.bag, state.hand, state.plan, state.children, state.siblings = (rows(seats) for _ in range(6))
    state.spouse = [NONE] * CHARACTERS
    state.traits = rows(CHARACTERS)
    state.casus, state.war, state.ally = ([0] * (seats * seats) for _ in range(3))
    state.row = [NONE] * OPEN_DEVELOPMENTS
    state.bonus = [0] * (seats * DECKS)
    state.discard = rows(DECKS)
    state.place = [usual_place(character) for character in range(CHARACTERS)]


def rows(count: int) -> list[list[int]]:
    """So many empty lists."""
    return [[] for _ in range(count)]


def tokens_in_use(state: Position) -> Counter[int]:
    """setup.tokens: all tokens that are in bags, on cards or given up."""
    used = Counter(state.sacrificed)
    for tokens in (*state.bag, *state.traits):
        used.update(tokens)
    used.subtract(state.lent)  # duchy.attack: in the bag and on the card
    return used


def left_over(state: Position, kind: int) -> list[int]:
    """setup.tokens: the tokens of a kind that nobody has."""
    left = Counter(tokens_of(state, kind))
    left.subtract(tokens_in_use(state))
    return sorted(token for token in left.elements() if token // TRAITS == kind)


class CrownReader(Reader[Position]):
    """Reads one position file: the layout says where fields stand, and what follows from them is worked out."""

    chance_keys: ClassVar[tuple[str, ...]] = ("bag", "draws")

    def clear(self) -> None:
        clear(self.state)

    def read_tables(self) -> None:
        """All tables, then what follows from them."""
        self.layout = CrownLayout(self.game)
        self.given = self.layout.read(self.state, self.root, {"characters": PILES})
        state = self.state
        state.row += [NONE] * (OPEN_DEVELOPMENTS - len(state.row))
        self.tidy_regions()
        self.place_characters()
        self.count_tokens()
        self.lay_cards()
        self.lay_developments()
        self.game.finished = state.ending != NONE
        if not self.game.finished:
            state.unsettled = 1
        elif "unsettled" not in self.given:
            state.unsettled = 0

    # ---- what follows from the rest -------------------------------------------------------------------------------

    def tidy_regions(self) -> None:
        """invasion.victory: a region with a new owner has no lord, and one without an owner no figures."""
        state = self.state
        parts = dict(self.root.parts("region", REGION_NAMES, self.keys_of("region")))
        for region in range(REGIONS):
            part = parts.get(region, Part({}, ""))
            owner = state.owner[region]
            if owner != NONE:
                state.lord[region] = state.lord[region] if "lord" in part else NONE
                state.allies[region] = state.allies[region] if "allies" in part else 0
                state.in_play[region] = state.in_play[region] if "in_play" in part else 1
            elif "army" not in part:
                state.army[region] = 0
            family = [character for _, character in persons(state, owner)] if owner != NONE else []
            if "duke" not in part and state.duke[region] not in family:
                state.duke[region] = NONE

    def keys_of(self, table: str) -> list[str]:
        """The keys of a table."""
        return [slot.key for slot in self.layout.slots_of(table)]

    def place_characters(self) -> None:
        """setup.culture_deck: who is in a family, who is a lord, who left, and who is still in a deck."""
        state = self.state
        before = state.place
        state.place = [NONE] * CHARACTERS
        state.house = [NONE] * CHARACTERS
        for seat in range(self.game.seat_count):
            for _, character in persons(state, seat):
                self.put(character, IN_FAMILY, f"the family of seat {seat}")
                state.house[character] = seat
        for lord in state.lord:
            if lord != NONE:
                self.put(lord, LORD, "a region")
        left = self.root.part("characters")
        for key, place in zip(PILES, (DISCARDED, REMOVED), strict=True):
            for character in left.values(key, CHARACTER_NAMES):
                self.put(character, place, key)
        named = dict(self.root.parts("character", CHARACTER_NAMES, self.keys_of("character")))
        for character, place in enumerate(state.place):
            if place == NONE:
                gone = before[character] in (IN_FAMILY, LORD)
                state.place[character] = usual_place(character) if gone else before[character]
                if character not in named:
                    state.traits[character] = []
                    self.divorce(character)

    def put(self, character: int, place: int, where: str) -> None:
        """A character is in one place."""
        if self.state.place[character] != NONE:
            refuse("", f"{CHARACTER_NAMES.write(character)} is in {where} and elsewhere too")
        self.state.place[character] = place

    def divorce(self, character: int) -> None:
        """Whoever is nowhere is married to nobody."""
        spouse = self.state.spouse[character]
        if spouse != NONE:
            self.state.spouse[character] = self.state.spouse[spouse] = NONE

    def count_tokens(self) -> None:
        """setup.random_traits: the supplies are what nobody has."""
        state = self.state
        used = tokens_in_use(state)
        for kind in (RANDOM, EVENT):
            have = Counter(tokens_of(state, kind))
            for token, count in used.items():
                if token // TRAITS == kind and count > have[token]:
                    refuse("", f"the position has {count} tokens {TOKEN.names[token]}; there are {have[token]}")
        state.random_traits, state.event_traits = left_over(state, RANDOM), left_over(state, EVENT)
        if "initial_traits" not in self.given:
            state.initial_traits = left_over(state, INITIAL)

    def lay_cards(self) -> None:
        """setup.action_decks: cards that are named nowhere are in their decks; unknown ones of hands are dealt."""
        state, names = self.state, self.layout.cards
        piles = (*state.discard, *state.hand, *state.plan, [state.card] if state.card != NONE else [])
        seen = Counter(card for pile in piles for card in pile)
        twice = [card for card, count in seen.items() if count > 1]
        if twice:
            refuse("", f"the position names the card {names.write(twice[0])} twice")
        state.deck = [[card for card in cards if card not in seen] for cards in pack_of(state).cards]
        self.deal()
        state.hand = [sorted(cards) for cards in state.hand]
        state.discard = [sorted(cards) for cards in state.discard]
        state.holding = [
            sum(1 for card in (*state.hand[seat], *state.plan[seat]) if deck_of(card) == deck)
            for seat in range(self.game.seat_count)
            for deck in range(DECKS)
        ]

    def deal(self) -> None:
        """era.draw_blind: `?` is a card of any deck, `war-?` one of that deck; the seed says which."""
        state, chance = self.state, FastChance(self.seed)
        for seat, unknown in self.layout.hand.unknown.items():
            for text in unknown:
                name = text.removesuffix(UNKNOWN).rstrip("- ")
                where = f"[seat.{seat}] hand"
                wanted = [DECK_NAMES.find(name, where)] if name else list(range(DECKS))
                pool = [card for deck in wanted for card in state.deck[deck]]
                if not pool:
                    refuse(where, f"no card is left for {text}")
                card = chance.take(pool)
                state.deck[deck_of(card)].remove(card)
                state.hand[seat] = [*state.hand[seat], card]

    def lay_developments(self) -> None:
        """setup.development_deck: developments that lie nowhere else are in their deck."""
        state = self.state
        seen = Counter([*state.development_discard, *(card for card in state.row if card != NONE)])
        for held in state.held:
            seen.update(held)
        left = Counter(all_developments(state))
        left.subtract(seen)
        state.development_discard = sorted(state.development_discard)
        state.development_deck = sorted(left.elements())

    # ---- moment and draws -----------------------------------------------------------------------------------------

    def moments(self) -> Moments[Position]:
        return moments(self.layout.seats)

    def usual_moment(self) -> str:
        """By the phase that the text names; that of the scenario if it names none and changes no board."""
        state = self.state
        if not self.given & OF_PROGRESS and self.start == "opening":
            return ""
        if state.card != NONE:
            return f"action {max(state.active, 0)}"
        if state.phase in (PLANNING, PLAYING, UPKEEP):
            return {PLANNING: "plan", PLAYING: f"turn {state.turn + 1}", UPKEEP: "upkeep"}[state.phase]
        return "round" if self.given & {"round", "phase"} or any(state.hand) else "era cards"

    def read_draws(self, part: Part) -> list[int]:
        """check.draw: the tokens that the next draws from a bag bring, in this order."""
        state = self.state
        seat = part.value("bag", self.layout.seats, max(state.active, 0))
        left = [TOKEN.names[token] for token in undrawn(state, seat)] if "draws" in part else []
        answers: list[int] = []
        for name in part.entries("draws"):
            fitting = [TOKEN.names[each] for each in self.layout.tokens.candidates(name, part.at("draws"))]
            found = [place for place, token in enumerate(left) if token in fitting]
            if not found:
                refuse(part.at("draws"), f"there is no {name} left in the bag of seat {seat}")
            answers.append(found[0])
            left.pop(found[0])
        return answers
