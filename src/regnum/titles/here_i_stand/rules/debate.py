"""18.5: theological debates."""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import AUGSBURG_CONFESSION, HERE_I_STAND, THE_WARTBURG
from regnum.titles.here_i_stand.facts.charts import (
    AUGSBURG_CONFESSION_DICE,
    DEBATE_ATTACKER,
    DEBATE_COMMITTED,
    DEBATE_ROUNDS,
    DEBATE_UNCOMMITTED,
)
from regnum.titles.here_i_stand.facts.names import (
    ATTACK_DICE,
    CATHOLIC_FAITH,
    ENGLISH,
    EXTRA_SPACE,
    GERMAN,
    NONE,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
    SAVE,
    TRANSLATED_ZONES,
)
from regnum.titles.here_i_stand.facts.people import (
    BONUS_NUMBER,
    BONUS_ZONE,
    DEBATER_BONUS,
    DEBATER_NUMBER,
    DEBATER_VALUE,
)
from regnum.titles.here_i_stand.position.changes.cards import deal_card
from regnum.titles.here_i_stand.position.changes.points import award_bonus
from regnum.titles.here_i_stand.position.changes.religion import (
    begin_debate,
    clear_speakers,
    commit_debater,
    end_debate,
    put_in_debate,
    remove_debater,
)
from regnum.titles.here_i_stand.position.queries.cards import is_in_hand
from regnum.titles.here_i_stand.position.queries.england import is_mary_queen
from regnum.titles.here_i_stand.position.queries.progress import is_luther_alive
from regnum.titles.here_i_stand.position.queries.readings import reading
from regnum.titles.here_i_stand.position.queries.religion import (
    LUTHER,
    debaters_for,
    may_call_debates,
)
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import COMMITTED, UNCOMMITTED, Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice, Step, roll_die, roll_hits
from regnum.titles.here_i_stand.rules.responses import play_response
from regnum.titles.here_i_stand.rules.won_spaces import IN_ZONE_FIRST, WinSpaces

DEBATE_TIED: Final = EVENTS.add("debate_tied", "18.5.step7.a", "round")
DEBATE_WON: Final = EVENTS.add("debate_won", "18.5.step7.c", "power", "count")
DEBATER_SAVED: Final = EVENTS.add("debater_saved", "18.5.step7.c3", "debater", "die", "success")

NO_DEBATES_THERE: Final = REASONS.add("no_debates_there", "18.1.debate")
NO_DEBATES_THIS_TURN: Final = REASONS.add("no_debates_this_turn", "card.037")
ALL_ARE_COMMITTED: Final = REASONS.add("all_are_committed", "18.1.debate1")
NOBODY_TO_DEBATE_WITH: Final = REASONS.add("nobody_to_debate_with", "18.1.debate2")
NOBODY_OF_THAT_KIND: Final = REASONS.add("nobody_of_that_kind", "18.5.step3")

CALLER: Final = 0  # sides of a debate
ANSWERER: Final = 1
FIRST_ROUND: Final = 1
BULLINGER: Final = DEBATER_NUMBER["bullinger"]


def rival_of(power: int) -> int:
    """18.5, 2.2.enemy: the other side of a debate."""
    return PROTESTANT if power == PAPACY else PAPACY


def power_behind(caller: int, side: int) -> int:
    """18.5.step2, 18.5.step3: the power behind a side."""
    return caller if side == CALLER else rival_of(caller)


def why_not_debate(state: Position, power: int, zone: int) -> int:
    """18.1.debate, 18.1.debate1, 18.1.debate2, ruling.g92: 0 if a power may call a debate in a zone, else why."""
    if zone >= TRANSLATED_ZONES:
        return NO_DEBATES_THERE
    if not may_call_debates(state, power):
        return NO_DEBATES_THIS_TURN
    if not speakers(state, PROTESTANT, zone) or not speakers(state, PAPACY, zone):
        return NOBODY_TO_DEBATE_WITH
    return ALLOWED if debaters_for(state, power, zone, UNCOMMITTED) else ALL_ARE_COMMITTED


def speakers(state: Position, power: int, zone: int) -> list[int]:
    """18.1.debate2: all debaters of a side who can speak in a zone, uncommitted ones first."""
    return debaters_for(state, power, zone, UNCOMMITTED) + debaters_for(state, power, zone, COMMITTED)


def attack_dice(state: Position, caller: int, extra: int) -> int:
    """18.5.step4: the dice of the one who called the debate, with those of an event."""
    zone, debater = state.debate_zone, state.debating[CALLER]
    return attacker_dice(state, caller, zone, debater, bool(state.fresh[CALLER])) + extra


def attacker_dice(state: Position, caller: int, zone: int, debater: int, is_fresh: bool) -> int:
    """18.5.step4, 18.5.step4.a to 18.5.step4.c, 18.2.bonus.restriction3b, ruling.g55, ruling.g58, ruling.g106,
    debater.eck, debater.gardiner: the dice of a debater who attacks in a zone."""
    dice = DEBATER_VALUE[debater] + DEBATE_ATTACKER
    if caller == PAPACY:
        if AUGSBURG_CONFESSION in state.in_force:
            dice += AUGSBURG_CONFESSION_DICE
        if zone == ENGLISH and is_mary_queen(state):
            dice += DEBATER_VALUE[debater]
    if is_fresh and DEBATER_BONUS[debater] == ATTACK_DICE and helps_attack_in(state, debater, zone):
        dice += BONUS_NUMBER[debater]
    return dice


def helps_attack_in(state: Position, debater: int, zone: int) -> bool:
    """18.5.step4.c, ruling.g106: whether the bonus of an attacker counts in a zone; the text names no zone for it."""
    return BONUS_ZONE[debater] in (NONE, zone) or reading(state, "gardiner") == "every_zone"


def defence_dice(state: Position) -> int:
    """18.5.step5: the dice of the one who answers."""
    return defender_dice(state.debating[ANSWERER], bool(state.fresh[ANSWERER]))


def defender_dice(debater: int, is_fresh: bool) -> int:
    """18.5.step5, 18.5.step5.a, 18.5.step5.b: the dice of a debater who answers."""
    return DEBATER_VALUE[debater] + (DEBATE_UNCOMMITTED if is_fresh else DEBATE_COMMITTED)


class Debate(Step):
    """18.5, 18.5.example1: a debate; whoever was named beforehand (card 6) is not drawn. `dice`: those of an event for
    the caller."""

    fields = ("power", "zone", "dice", "attacker")
    steps = ("open", "draw_attacker", "draw_defender", "replace", "debate", "finish")

    def __init__(self, power: int, zone: int, dice: int, attacker: int) -> None:
        self.power = power
        self.zone = zone
        self.dice = dice
        self.attacker = attacker

    def open(self, game: Europe) -> None:
        """18.5.step1: the zone is named."""
        begin_debate(game, self.power, self.zone)

    def draw_attacker(self, game: Europe) -> None:
        """18.5.step2, 18.5.exception1: a random uncommitted debater of the caller, or the one who was named."""
        if self.attacker != NONE:
            put_in_debate(game, CALLER, self.attacker)
        else:
            draw_speaker(game, self.power, CALLER, UNCOMMITTED)

    def draw_defender(self, game: Europe) -> None:
        """18.5.step3: the caller names the committed or the uncommitted ones, if there are both."""
        game.call(ChooseOpponent(self.power))

    def replace(self, game: Europe) -> None:
        """18.5.exception2: in Germany Luther may stand up."""
        offer_luther(game, self.power)

    def debate(self, game: Europe) -> None:
        """18.5.step4: the first round."""
        game.call(Round(self.power, self.dice, FIRST_ROUND))

    def finish(self, game: Europe) -> None:
        """18.5.step7.b: the debate is over."""
        end_debate(game.state)


def draw_speaker(game: Europe, power: int, side: int, status: int) -> None:
    """18.5.step2, 18.5.step3: a random debater of a side, committed or not."""
    found = debaters_for(game.state, power, game.state.debate_zone, status)
    put_in_debate(game, side, found[game.chance.below(len(found))])


OPPOSING: Final = Domain(verb("against-uncommitted"), verb("against-committed"))
POOLS: Final[tuple[int, ...]] = (UNCOMMITTED, COMMITTED)


class ChooseOpponent(PowerChoice):
    """18.5.step3, 18.5.step3.a, 18.5.step3.b: whether a committed or an uncommitted debater must answer, at random."""

    rule = "18.5.step3"
    open_to_all = True
    domain = OPPOSING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        found = debaters_for(state, rival_of(self.power), state.debate_zone, POOLS[option])
        return ALLOWED if found else NOBODY_OF_THAT_KIND

    def choose(self, game: Europe, seat: int, option: int) -> None:
        draw_speaker(game, rival_of(self.power), ANSWERER, POOLS[option])


# ---- Luther stands up -----------------------------------------------------------------------------------------------


def offer_luther(game: Europe, caller: int) -> None:
    """18.5.exception2, 18.5.step7.a3, 21.5.reformer_luther, card.007b: the Protestants are asked if Luther can replace
    their debater."""
    state = game.state
    side = CALLER if caller == PROTESTANT else ANSWERER
    if may_stand(state) and state.debating[side] != LUTHER:
        game.call(StandUp(PROTESTANT, side))


def may_stand(state: Position) -> bool:
    """card.007b: in Germany, while Luther lives and the Home card is held, unless the Wartburg was played."""
    return (
        state.debate_zone == GERMAN
        and is_in_hand(state, PROTESTANT, HERE_I_STAND)
        and is_luther_alive(state)
        and THE_WARTBURG not in state.in_force
    )


STANDING: Final = Domain(verb("here-i-stand"), verb("decline"))
DECLINE: Final = STANDING.base("decline")


class StandUp(PowerChoice):
    """card.007b: whether Luther replaces the Protestant debater; everybody knows who holds the Home card."""

    rule = "card.007b"
    open_to_all = True
    fields = ("power", "side")
    domain = STANDING

    def __init__(self, power: int, side: int) -> None:
        self.power = power
        self.side = side

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == DECLINE:
            return
        play_response(game, seat, HERE_I_STAND)
        commit_debater(game, game.state.debating[self.side])
        put_in_debate(game, self.side, LUTHER)
        deal_card(game, self.power)


# ---- rounds ---------------------------------------------------------------------------------------------------------


class Round(Step):
    """18.5.step4, 18.5.step5, 18.5.step6, 18.5.step7: both sides roll; a tie leads to a second round."""

    fields = ("power", "dice", "number")
    steps = ("roll",)

    def __init__(self, power: int, dice: int, number: int) -> None:
        self.power = power
        self.dice = dice
        self.number = number

    def roll(self, game: Europe) -> None:
        """18.5.step4, 18.5.step5, 18.5.step5.c, 18.5.step6, 18.5.step7: dice, commitment, comparison."""
        state = game.state
        attack = roll_hits(game, self.power, attack_dice(state, self.power, self.dice))
        defence = roll_hits(game, rival_of(self.power), defence_dice(state))
        for debater in state.debating:
            commit_debater(game, debater)
        if attack != defence:
            winner = self.power if attack > defence else rival_of(self.power)
            game.call(DebateWon(self.power, winner, abs(attack - defence)))
            return
        game.tell(DEBATE_TIED, self.number)
        if self.number < DEBATE_ROUNDS:
            game.call(SecondRound(self.power, self.dice))


class SecondRound(Step):
    """18.5.step7.a, ruling.g54, ruling.g55: new debaters; who attacks and what helps him stays the same."""

    fields = ("power", "dice")
    steps = ("call_bullinger", "draw", "replace", "debate")

    def __init__(self, power: int, dice: int) -> None:
        self.power = power
        self.dice = dice

    def call_bullinger(self, game: Europe) -> None:
        """18.5.step7.a2, debater.bullinger: before anybody is drawn."""
        state = game.state
        clear_speakers(state)
        if state.debaters[BULLINGER] == UNCOMMITTED and state.barred_debater != BULLINGER:
            game.call(CallBullinger(PROTESTANT, CALLER if self.power == PROTESTANT else ANSWERER))

    def draw(self, game: Europe) -> None:
        """18.5.step7.a: a random uncommitted one, else a random committed one."""
        state = game.state
        for side in (CALLER, ANSWERER):
            if state.debating[side] == NONE:
                power = power_behind(self.power, side)
                uncommitted = debaters_for(state, power, state.debate_zone, UNCOMMITTED)
                draw_speaker(game, power, side, UNCOMMITTED if uncommitted else COMMITTED)

    def replace(self, game: Europe) -> None:
        """18.5.step7.a3: in Germany Luther may stand up."""
        offer_luther(game, self.power)

    def debate(self, game: Europe) -> None:
        """18.5.step7.a: again from the dice on."""
        game.call(Round(self.power, self.dice, DEBATE_ROUNDS))


CALLING: Final = Domain(verb("call-bullinger"), verb("decline"))
CALL: Final = CALLING.base("call-bullinger")


class CallBullinger(PowerChoice):
    """18.5.step7.a2: whether Bullinger speaks in the second round, in any zone, instead of somebody drawn."""

    rule = "18.5.step7.a2"
    open_to_all = True
    fields = ("power", "side")
    domain = CALLING

    def __init__(self, power: int, side: int) -> None:
        self.power = power
        self.side = side

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == CALL:
            put_in_debate(game, self.side, BULLINGER)


# ---- the result -----------------------------------------------------------------------------------------------------


class DebateWon(Step):
    """18.5.step7.c: spaces for the winner; a debater who lost by more than his value is burnt or disgraced."""

    fields = ("power", "winner", "margin")
    steps = ("save", "win", "punish")

    def __init__(self, power: int, winner: int, margin: int) -> None:
        self.power = power
        self.winner = winner
        self.margin = margin

    def speaker(self, state: Position, power: int) -> int:
        """18.5.step7.c3: who spoke for a power in the last round."""
        return state.debating[CALLER if power == self.power else ANSWERER]

    def papal_bonus(self, state: Position, bonus: int) -> bool:
        """18.5.step7.c3, 18.2.bonus.restriction3b, ruling.g50: whether the last papal debater has this bonus and came
        uncommitted."""
        side = CALLER if self.power == PAPACY else ANSWERER
        return DEBATER_BONUS[state.debating[side]] == bonus and state.fresh[side] == 1

    def save(self, game: Europe) -> None:
        """18.5.step7.c3, ruling.g56, debater.campeggio: Campeggio may undo what he lost."""
        state = game.state
        game.tell(DEBATE_WON, self.winner, self.margin)
        if self.winner == PAPACY or not self.papal_bonus(state, SAVE):
            return
        debater = self.speaker(state, PAPACY)
        die = roll_die(game)
        saved = die >= BONUS_NUMBER[debater]
        game.tell(DEBATER_SAVED, debater, die, int(saved))
        if saved:
            game.end()

    def win(self, game: Europe) -> None:
        """18.5.step7.c, 18.5.step7.c3, debater.aleander: as many spaces as hits more; one more if the last papal
        debater is Aleander."""
        state = game.state
        faith = PROTESTANT_FAITH if self.winner == PROTESTANT else CATHOLIC_FAITH
        count = self.margin + (1 if self.papal_bonus(state, EXTRA_SPACE) else 0)
        game.call(WinSpaces(self.winner, faith, state.debate_zone, IN_ZONE_FIRST, count))

    def punish(self, game: Europe) -> None:
        """18.5.step8.1, 18.5.step8.3, 18.5.step9, 23.2.bonus1, 23.2.bonus2: points as many as his value; a ruler goes
        on ruling."""
        loser = self.speaker(game.state, rival_of(self.winner))
        if self.margin > DEBATER_VALUE[loser]:
            remove_debater(game, loser)
            award_bonus(game, self.winner, DEBATER_VALUE[loser])
