"""More short ways for the chapters of war, intrigue and events; see `builder`."""

from __future__ import annotations

from regnum.engine.deals import Deal, DealItem
from regnum.engine.events import Event
from regnum.titles.crusader_kings.facts.catalogue import DEVELOPMENT_IDS, REGION_IDS, deck_of
from regnum.titles.crusader_kings.facts.names import ACHIEVEMENT_NAMES, DECKS, NONE
from regnum.titles.crusader_kings.position.changes.cards import take_from_hand
from regnum.titles.crusader_kings.position.changes.family import couple
from regnum.titles.crusader_kings.position.changes.relations import ally_region, form_alliance
from regnum.titles.crusader_kings.position.queries.seats import are_allied, at_war, has_casus_belli
from regnum.titles.crusader_kings.position.state import IN_DECK
from regnum.titles.crusader_kings.rules.event import EventOf
from tests.titles.crusader_kings.builder import Crown, card_number, card_with, hand, region, run, take


class Ear:
    """Hears what the rules tell."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def told(self) -> list[str]:
        """What was told, in order."""
        return [event.kind.key for event in self.events]

    def of(self, key: str) -> list[tuple[int, ...]]:
        """The numbers of everything told under this key."""
        return [tuple(event.numbers) for event in self.events if event.kind.key == key]


def listen(game: Crown) -> Ear:
    """From now on everything told is kept."""
    ear = Ear()
    game.listener = ear
    return ear


def befall(game: Crown, event: str, active: int = 0) -> Crown:
    """Resolve the event of a card that this player has just played."""
    name = card_with(game, event)
    hand(game, active, name)
    card = card_number(name)
    take_from_hand(game.state, active, card)
    game.state.card = card
    game.state.active = active
    return run(game, EventOf(active))


def at_war_with(game: Crown, one: int, other: int) -> bool:
    """Whether both have marked the war."""
    assert at_war(game.state, one, other) == at_war(game.state, other, one)
    return at_war(game.state, one, other)


def allied(game: Crown, one: int, other: int) -> bool:
    """Whether both have marked the alliance."""
    assert are_allied(game.state, one, other) == are_allied(game.state, other, one)
    return are_allied(game.state, one, other)


def ally(game: Crown, one: int, other: int) -> None:
    """Two dynasties are allied."""
    form_alliance(game, one, other)


def ally_lord(game: Crown, seat: int, name: str) -> None:
    """A player is allied with an independent region."""
    ally_region(game, seat, region(name))


def claims(game: Crown, holder: int, against: int) -> bool:
    """Whether one has a casus belli against the other."""
    return has_casus_belli(game.state, holder, against)


def shield(game: Crown, seat: int, *positions: int) -> None:
    """Shields on the track (positions from 1); tokens that lay there are gone."""
    for position in positions:
        game.state.shield[position - 1] = seat
        game.state.track_traits[position - 1] = []
    game.state.unsettled = 1


def shields(game: Crown, seat: int) -> list[int]:
    """The positions of a player's shields, from 1."""
    return [place + 1 for place, holder in enumerate(game.state.shield) if holder == seat]


def holder(game: Crown, achievement: str) -> int:
    """Who has an achievement, or -1."""
    return game.state.achievement[ACHIEVEMENT_NAMES.index(achievement)]


def counters(game: Crown, kind: str, name: str) -> int:
    """How many tokens of a kind lie in a region; `plague_ending` is a plague token with its reverse side up."""
    table: list[int] = getattr(game.state, kind)
    return table[region(name)]


def put(game: Crown, kind: str, name: str, count: int = 1) -> None:
    """Tokens of a kind in a region."""
    getattr(game.state, kind)[region(name)] = count


def gone(game: Crown, character: int) -> bool:
    """Whether somebody is in no family and no region any more."""
    state = game.state
    return state.house[character] == NONE and character not in state.lord and state.spouse[character] == NONE


def put_on(game: Crown, character: int, *traits: str) -> None:
    """Tokens on a card."""
    game.state.traits[character] = sorted([*game.state.traits[character], *(take(game, name) for name in traits)])


def unite(game: Crown, seat: int, member: int, spouse: int) -> None:
    """A card of a deck is married to a member of a family, without any token."""
    assert game.state.place[spouse] == IN_DECK
    couple(game, seat, member, spouse)


def development(name: str) -> int:
    """The number of a development."""
    return DEVELOPMENT_IDS.index(name)


def give(giver: int, taker: int, kind: str, number: int = 0, count: int = 1) -> DealItem:
    """A thing that changes hands."""
    return DealItem(giver, taker, kind, number, count)


def deal(*items: DealItem) -> Deal:
    """A deal among all who give or take something."""
    parties = sorted({party for item in items for party in (item.giver, item.taker)})
    return Deal(parties, items)


def refusal(game: Crown, *items: DealItem) -> str:
    """The name of the reason why a deal cannot be struck, or `ok`."""
    reason = game.why_not_strike(deal(*items))
    return reason.name if reason else "ok"


def hold_cards(game: Crown, seat: int, *names: str) -> None:
    """A hand of these cards; they must be in their decks."""
    assert all(card_number(name) in game.state.deck[deck_of(card_number(name))] for name in names)
    hand(game, seat, *names)
    assert sum(game.state.holding[seat * DECKS : seat * DECKS + DECKS]) == len(names)


def where(table: list[int]) -> dict[str, int]:
    """The regions in which something lies, and how much."""
    return {name: table[number] for number, name in enumerate(REGION_IDS) if table[number]}
