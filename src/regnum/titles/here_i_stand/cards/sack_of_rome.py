"""21.5.sack, card.095: unpaid soldiers plunder Rome."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent
from regnum.titles.here_i_stand.facts.card_numbers import SACK_OF_ROME
from regnum.titles.here_i_stand.facts.catalogue import CARD, MAJOR, SPACE, SPACES, ZONE
from regnum.titles.here_i_stand.facts.charts import DEFENDER_DICE
from regnum.titles.here_i_stand.facts.names import (
    ATTACKING,
    DEFENDING,
    FIELD,
    ITALIAN,
    MAJORS,
    MERCENARY,
    OTTOMAN,
    OWNERS,
    PAPACY,
    REGULAR,
)
from regnum.titles.here_i_stand.position.changes.armies import (
    disband_army,
    lose_of_army,
)
from regnum.titles.here_i_stand.position.changes.cards import (
    divide_spoils,
    take_out_of_game,
    take_spoils,
)
from regnum.titles.here_i_stand.position.changes.combat import (
    begin_combat,
    begin_sack,
    end_combat,
    note_surprise,
)
from regnum.titles.here_i_stand.position.changes.leaders import capture_leader
from regnum.titles.here_i_stand.position.changes.points import plunder_st_peters
from regnum.titles.here_i_stand.position.changes.troops import lose_units
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards
from regnum.titles.here_i_stand.position.queries.troops import (
    ROME,
    army_leaders_at,
    army_row,
    army_size,
    best_battle,
    listed,
    owner_of,
)
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, SPOILS, Europe, Position, column
from regnum.titles.here_i_stand.rules.combat_cards import DeclareCombatCards, extra_dice
from regnum.titles.here_i_stand.rules.field_battle import (
    BATTLE_BEGAN,
    BATTLE_WON,
    has_surprise,
    losses_of,
    roll_for,
)
from regnum.titles.here_i_stand.rules.forming import TROOP
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep, roll_in_combat
from regnum.titles.here_i_stand.rules.losses import NOT_AMONG_THEM
from regnum.titles.here_i_stand.rules.responses import HireBeforeBattle
from regnum.titles.here_i_stand.rules.retreat import gather
from regnum.titles.here_i_stand.rules.shortage import trim, trim_stacks
from regnum.titles.here_i_stand.rules.siege import check_siege

ROME_SACKED: Final = EVENTS.add("rome_sacked", "21.5.sack.step6", "power")

NOBODY_TO_SACK_ROME: Final = REASONS.add("nobody_to_sack_rome", "21.5.sack")
NOT_AN_ITALIAN_SPACE: Final = REASONS.add("not_an_italian_space", "21.5.sack")
TOO_FEW_MERCENARIES: Final = REASONS.add("too_few_mercenaries", "21.5.sack")
NOT_THE_POPES_MEN: Final = REASONS.add("not_the_popes_men", "21.5.sack")
LOSE_EVENLY: Final = REASONS.add("lose_evenly", "21.5.sack.step3")
NOT_PLUNDERED: Final = REASONS.add("not_plundered", "21.5.sack.step6b")

PLUNDERED_CARDS: Final = 2


def regulars_in_rome(state: Position) -> int:
    """21.5.sack: papal regulars in Rome."""
    return state.land[ROME * COLUMNS + column(PAPACY, REGULAR)]


def popes_men(state: Position) -> int:
    """21.5.sack.step3: papal units in Rome that can die there, regulars and mercenaries."""
    return regulars_in_rome(state) + state.land[ROME * COLUMNS + column(PAPACY, MERCENARY)]


def why_not_sack_with(state: Position, space: int, power: int) -> int:
    """21.5.sack, 21.5.sack.owner: 0 if the stack of a power at a space can sack Rome, else the reason."""
    if power == PAPACY:
        return NOT_THE_POPES_MEN
    if ZONE[space] != ITALIAN:
        return NOT_AN_ITALIAN_SPACE
    mercenaries = 0 if power == OTTOMAN else state.land[space * COLUMNS + column(power, MERCENARY)]
    return ALLOWED if mercenaries > regulars_in_rome(state) else TOO_FEW_MERCENARIES


def sackers(state: Position) -> list[int]:
    """21.5.sack: the stacks that can sack Rome: space * MAJORS + power."""
    return [
        space * MAJORS + power
        for space in range(SPACES)
        if ZONE[space] == ITALIAN
        for power in range(MAJORS)
        if not why_not_sack_with(state, space, power)
    ]


def why_not_sack(state: Position, power: int) -> int:
    """21.5.sack: 0 if there is such a stack, else the reason."""
    return ALLOWED if sackers(state) else NOBODY_TO_SACK_ROME


SACKING: Final = Domain(verb("sack-with", ("space", SPACE), ("power", MAJOR)))


class ChooseSackers(PowerChoice):
    """card.095: whoever plays the card picks the stack."""

    rule = "21.5.sack"
    open_to_all = True
    domain = SACKING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return sackers(game.state)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_sack_with(game.state, option // MAJORS, option % MAJORS)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        game.call(SackOfRome(option % MAJORS, option // MAJORS))


def papal_dice(state: Position) -> int:
    """21.5.sack.step2, card.095: a die for each regular and one more; leader and cards count if there is a regular."""
    regulars = regulars_in_rome(state)
    if not regulars:
        return DEFENDER_DICE
    leaders = army_leaders_at(state, ROME, PAPACY)
    return regulars + best_battle(leaders) + DEFENDER_DICE + extra_dice(state, PAPACY, FIELD)


def roll_for_pope(game: Europe) -> None:
    """21.5.sack.step2: the papal dice."""
    roll_in_combat(game, DEFENDING, PAPACY, papal_dice(game.state))


def lose_in_rome(game: Europe, count: int) -> None:
    """21.5.sack.step3: papal regulars die first, then papal mercenaries."""
    for kind in (REGULAR, MERCENARY):
        present = game.state.land[ROME * COLUMNS + column(PAPACY, kind)]
        lost = min(count, present)
        lose_units(game, ROME, PAPACY, kind, lost)
        count -= lost
    trim_stacks(game, PAPACY, [ROME])


def set_out(state: Position, power: int, space: int) -> None:
    """21.5.sack.step1: the stack of a power fights in Rome; it is never counted there, as it returns."""
    gather(state, ARMY, power, space)
    begin_combat(state, ROME, power, 1 << PAPACY)
    begin_sack(state, regulars_in_rome(state))


class SackOfRome(PowerStep):
    """21.5.sack.step1 to 21.5.sack.step6: a field battle in Rome; those who survive are back where they were."""

    fields = ("power", "space")
    steps = (
        "begin", "hire", "attacker_declares", "pope_declares", "roll_first", "roll_second", "lose",
    )  # fmt: skip

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def begin(self, game: Europe) -> None:
        """21.5.sack.step1, 21.5.sack.nowar: the whole stack goes to Rome."""
        set_out(game.state, self.power, self.space)
        game.tell(BATTLE_BEGAN, self.power, ROME)

    def hire(self, game: Europe) -> None:
        """14.step1, 21.5.sack.step2: the attacker, the Papacy, then anybody may respond."""
        others = [power for power in range(MAJORS) if power not in (self.power, PAPACY)]
        game.call(*[HireBeforeBattle(power) for power in (self.power, PAPACY, *others)])

    def attacker_declares(self, game: Europe) -> None:
        """21.5.sack.step2: combat cards of the attacker."""
        game.call(DeclareCombatCards(self.power, ATTACKING, FIELD))

    def pope_declares(self, game: Europe) -> None:
        """21.5.sack.step2: combat cards of the Papacy."""
        game.call(DeclareCombatCards(PAPACY, DEFENDING, FIELD))

    def roll_first(self, game: Europe) -> None:
        """14.step6, card.029: who surprises the other rolls first."""
        state = game.state
        if has_surprise(state, ATTACKING):
            roll_for(game, ATTACKING)
            note_surprise(state, state.hits[ATTACKING])
            lose_in_rome(game, state.hits[ATTACKING])
        elif has_surprise(state, DEFENDING):
            roll_for_pope(game)
            note_surprise(state, state.hits[DEFENDING])
            lose_evenly(game, self.power, state.hits[DEFENDING])

    def roll_second(self, game: Europe) -> None:
        """14.step6: otherwise both roll at once."""
        state = game.state
        if not has_surprise(state, ATTACKING):
            roll_for(game, ATTACKING)
        if not has_surprise(state, DEFENDING):
            roll_for_pope(game)

    def lose(self, game: Europe) -> None:
        """21.5.sack.step3, 14.step8, 14.step9.2, ruling.g32: more hits win, before anybody dies.

        If nobody would be left on either side, the one with more dice keeps a unit and has won.
        """
        state = game.state
        attackers, popes = losses_of(state, ATTACKING), losses_of(state, DEFENDING)
        won = state.hits[ATTACKING] > state.hits[DEFENDING]
        if attackers >= army_size(state, ARMY) and popes >= popes_men(state) > 0:
            won = state.dice[ATTACKING] > state.dice[DEFENDING]
            attackers, popes = (army_size(state, ARMY) - 1, popes) if won else (attackers, popes_men(state) - 1)
        game.call(Sacked(self.power, self.space, int(won)))
        lose_in_rome(game, popes)
        lose_evenly(game, self.power, attackers)


class Sacked(PowerStep):
    """21.5.sack.step4, 21.5.sack.step5, 21.5.sack.step6: what follows when the losses are taken."""

    fields = ("power", "space", "won")
    steps = ("decide", "finish")

    def __init__(self, power: int, space: int, won: int) -> None:
        self.power = power
        self.space = space
        self.won = won

    def decide(self, game: Europe) -> None:
        """21.5.sack.step5, 21.5.sack.step6: the winner is told; leaders without units are prisoners."""
        state = game.state
        game.tell(BATTLE_WON, self.power if self.won else PAPACY, ROME)
        if not army_size(state, ARMY):
            for leader in listed(state.army_leaders[ARMY]):
                capture_leader(game, leader, PAPACY)
        if self.won:
            plunder(game, self.power)

    def finish(self, game: Europe) -> None:
        """21.5.sack.step4, 15.3: the stack is back where it was; a siege that it has become too small for ends."""
        end_combat(game.state)
        disband_army(game.state, ARMY)
        check_siege(game, self.space)


def plunder(game: Europe, power: int) -> None:
    """21.5.sack.step6a, 21.5.sack.step6b, 21.5.sack.step6c: the basilica, cards of the Papacy, and the card itself."""
    plunder_st_peters(game)
    game.tell(ROME_SACKED, power)
    take_out_of_game(game, SACK_OF_ROME)
    for _ in range(min(PLUNDERED_CARDS, len(drawable_cards(game.state, PAPACY)))):
        take_spoils(game, PAPACY, power)
    if game.state.place.count(SPOILS) > 1:
        game.call(KeepCard(power))
    else:
        divide_spoils(game, PAPACY, power, -1)


KEEPING: Final = Domain(verb("keep-card", ("card", CARD)))


class KeepCard(PowerChoice):
    """21.5.sack.step6b: which of two cards the owner of the stack keeps; the other one is discarded."""

    rule = "21.5.sack.step6b"
    domain = KEEPING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [card for card, at in enumerate(game.state.place) if at == SPOILS]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if game.state.place[option] == SPOILS else NOT_PLUNDERED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        thrown = [card for card, at in enumerate(game.state.place) if at == SPOILS and card != option]
        divide_spoils(game, PAPACY, self.power, thrown[0])


# ---- losses of those who sack it ------------------------------------------------------------------------------------


def columns_to_lose(state: Position, balance: int) -> list[int]:
    """21.5.sack.step3: from which columns the next unit may die: mercenaries and regulars in turn, if there are both.

    The balance says how many more mercenaries than regulars have died.
    """
    row = army_row(state, ARMY)
    mercenaries = [at for at, count in enumerate(row) if count and at >= OWNERS]
    regulars = [at for at, count in enumerate(row) if count and at < OWNERS]
    if balance > 0 and regulars:
        return regulars
    if balance < 0 and mercenaries:
        return mercenaries
    return regulars + mercenaries


def lose_evenly(game: Europe, power: int, count: int, balance: int = 0) -> None:
    """21.5.sack.step3: so many units die, one by one; their owner is asked only if he can choose."""
    state = game.state
    while count and army_size(state, ARMY):
        found = columns_to_lose(state, balance)
        if len(found) > 1 and count < army_size(state, ARMY):
            game.call(LoseSackers(power, count, balance))
            return
        balance += lose_one(game, power, found[0])
        count -= 1


def lose_one(game: Europe, power: int, at: int) -> int:
    """21.5.sack.step3: one unit dies; how that changes the balance."""
    lose_of_army(game, ARMY, at, 1)
    trim(game, owner_of(at), [game.state.army_at[ARMY]], ARMY)
    return 1 if at >= OWNERS else -1


LOSING_ONE: Final = Domain(verb("lose-one", ("troop", TROOP)))


class LoseSackers(PowerChoice):
    """21.5.sack.step3: which unit dies next; mercenaries and regulars die evenly, as far as possible."""

    rule = "21.5.sack.step3"
    open_to_all = True
    fields = ("power", "count", "balance")
    domain = LOSING_ONE

    def __init__(self, power: int, count: int, balance: int) -> None:
        self.power = power
        self.count = count
        self.balance = balance

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return columns_to_lose(game.state, self.balance)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if not army_row(game.state, ARMY)[option]:
            return NOT_AMONG_THEM
        return ALLOWED if option in columns_to_lose(game.state, self.balance) else LOSE_EVENLY

    def choose(self, game: Europe, seat: int, option: int) -> None:
        balance = self.balance + lose_one(game, self.power, option)
        lose_evenly(game, self.power, self.count - 1, balance)


SACK_EVENTS: Final[dict[int, CardEvent]] = {
    SACK_OF_ROME: CardEvent(why_not_sack, lambda game, power: game.call(ChooseSackers(power)))
}
