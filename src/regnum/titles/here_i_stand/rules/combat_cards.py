"""6.1.combat: combat cards, declared before the dice by whoever fights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import (
    ARQUEBUSIERS,
    FIELD_ARTILLERY,
    JANISSARIES,
    MERCENARIES_BRIBED,
    MERCENARIES_GROW_RESTLESS,
    SIEGE_MINING,
    SURPRISE_ATTACK,
    TERCIOS,
)
from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS
from regnum.titles.here_i_stand.facts.names import (
    ATTACKING,
    DEFENDING,
    FIELD,
    FRANCE,
    HAPSBURG,
    IN_COMBAT,
    MAJORS,
    OTTOMAN,
    OWNERS,
    TOWN,
)
from regnum.titles.here_i_stand.position.changes.armies import take_into_army
from regnum.titles.here_i_stand.position.changes.cards import lay_aside, note_played, put_on_table
from regnum.titles.here_i_stand.position.changes.combat import note_combat_card
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.queries.cards import may_be_held
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.troops import kind_of, listed
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice, roll_in_combat
from regnum.titles.here_i_stand.rules.losses import fighting_units, share_out, strike
from regnum.titles.here_i_stand.rules.responses import CardMoment, why_not_respond

NOT_FOR_THE_OTTOMAN: Final = REASONS.add("not_for_the_ottoman", "card.026")
ENEMY_IS_OTTOMAN: Final = REASONS.add("enemy_is_ottoman", "card.026")
NO_HAPSBURG_REGULARS: Final = REASONS.add("no_hapsburg_regulars", "card.030b")
NOT_IN_THIS_COMBAT: Final = REASONS.add("not_in_this_combat", "6.1.combat")

COMBAT_CARDS: Final[tuple[int, ...]] = (
    ARQUEBUSIERS, FIELD_ARTILLERY, MERCENARIES_BRIBED, MERCENARIES_GROW_RESTLESS, SIEGE_MINING, SURPRISE_ATTACK,
    TERCIOS,
)  # fmt: skip
CARDS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (ARQUEBUSIERS, FIELD_ARTILLERY, MERCENARIES_BRIBED, SURPRISE_ATTACK, TERCIOS),
    (MERCENARIES_GROW_RESTLESS, SIEGE_MINING),
    (ARQUEBUSIERS,),
)  # by kind of combat
DECLARING: Final = Domain(verb("pass"), *(verb(CARD_IDS[card].replace("_", "-")) for card in COMBAT_CARDS))
TERCIOS_NEED: Final = 3  # Hapsburg regulars, for their enemy's use of it


class DeclareCombatCards(CardMoment):
    """14.step4, 14.step5, 15.1.step5, 15.1.step6, 16.2.step3, 16.2.step4, 6.1.combat.timing: one power declares
    cards, one by one."""

    rule = "6.1.combat"
    fields = ("power", "side", "combat")
    domain = DECLARING

    def __init__(self, power: int, side: int, combat: int) -> None:
        self.power = power
        self.side = side
        self.combat = combat

    def cards(self, state: Position) -> Sequence[int]:
        """6.1.combat, ruling.g36: the cards that can be declared by this side in this kind of combat."""
        cards = list(CARDS_OF[self.combat])
        if self.combat == TOWN:
            cards.remove(MERCENARIES_GROW_RESTLESS if self.side == ATTACKING else SIEGE_MINING)
        return cards

    def card_of(self, option: int) -> int:
        return COMBAT_CARDS[option - 1]

    def seats(self, game: Europe) -> Sequence[int]:
        state = game.state
        return (self.power,) if any(may_be_held(state, self.power, card) for card in self.cards(state)) else ()

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == self.silence:
            return ALLOWED
        card = self.card_of(option)
        if card not in self.cards(game.state):
            return NOT_IN_THIS_COMBAT
        reason = why_not_respond(game.state, seat, card)
        if reason:
            return reason
        if card == MERCENARIES_BRIBED:
            return self._why_not_bribe(game.state)
        if card == TERCIOS and self.power != HAPSBURG:
            return ALLOWED if opposing_regulars(game.state, self.power) >= TERCIOS_NEED else NO_HAPSBURG_REGULARS
        return ALLOWED

    def _why_not_bribe(self, state: Position) -> int:
        if self.power == OTTOMAN:
            return NOT_FOR_THE_OTTOMAN
        return ENEMY_IS_OTTOMAN if OTTOMAN in opponents(state, self.power) else ALLOWED

    def play(self, game: Europe, seat: int, option: int) -> None:
        card = self.card_of(option)
        put_on_table(game, seat, card, IN_COMBAT)
        note_played(game.state, seat, card)
        note_combat_card(game.state, seat, card)
        lay_aside(game, card)
        if card == MERCENARIES_BRIBED:
            bribe(game, seat)


def opponents(state: Position, power: int) -> list[int]:
    """6.1.combat: the powers on the other side of a combat."""
    return listed(state.defenders) if power == state.attacker else [state.attacker]


def opposing_regulars(state: Position, power: int) -> int:
    """card.030, card.030b: how many Hapsburg regulars fight on the other side."""
    if HAPSBURG not in opponents(state, power):
        return 0
    return fighting_units(state, HAPSBURG, state.combat_at)[HAPSBURG]


def bribe(game: Europe, power: int) -> None:
    """card.026, 9.2.effect3c: half of all mercenaries on the other side, rounded up, change sides, as far as there are
    counters; allies who defend together share this as they share losses."""
    state = game.state
    space = state.combat_at
    others = [other for other in opponents(state, power) if other < MAJORS]  # nobody else has mercenaries
    hired = {other: fighting_units(state, other, space)[OWNERS + other] for other in others}
    changed = (sum(hired.values()) + 1) // 2
    for other, count in share_out(game, hired, changed).items():
        if count:
            strike(game, other, space, OWNERS + other, count)
    while changed and not can_add(state, space, power, kind_of(OWNERS + power), changed):
        changed -= 1
    if changed:
        place_units(game, space, power, kind_of(OWNERS + power), changed)
        if power == state.attacker:
            take_into_army(state, ARMY, OWNERS + power, changed)


def extra_dice(state: Position, power: int, combat: int) -> int:
    """card.024, card.025, card.028: dice that the cards of a power add to its side."""
    dice = 0
    if is_declared(state, power, ARQUEBUSIERS):
        dice += 2
    if combat == FIELD and is_declared(state, power, FIELD_ARTILLERY):
        dice += 3 if power in (FRANCE, OTTOMAN) else 2
    if combat == TOWN and is_declared(state, power, SIEGE_MINING):
        dice += 3
    return dice


def is_declared(state: Position, power: int, card: int) -> bool:
    """6.1.combat: whether a power has declared a card in this combat."""
    return card * MAJORS + power in state.combat_cards


KEEPING: Final = Domain(verb("play-janissaries"), verb("keep"))
PLAY: Final = KEEPING.base("play-janissaries")


class PlayJanissaries(PowerChoice):
    """14.step7, 16.2.step6, card.001a: dice after both sides have rolled."""

    rule = "card.001a"
    open_to_all = True
    fields = ("power", "dice")
    domain = KEEPING

    def __init__(self, power: int, dice: int) -> None:
        self.power = power
        self.dice = dice

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option != PLAY:
            return
        state = game.state
        put_on_table(game, self.power, JANISSARIES, IN_COMBAT)
        note_played(state, self.power, JANISSARIES)
        lay_aside(game, JANISSARIES)
        side = ATTACKING if state.attacker == self.power else DEFENDING
        roll_in_combat(game, side, self.power, self.dice)
