"""18: debaters, reformers, translations, universities and debates."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.charts import FULL_BIBLE, NEW_TESTAMENT
from regnum.titles.here_i_stand.facts.names import NONE, TRANSLATED_ZONES
from regnum.titles.here_i_stand.facts.people import DEBATER_REFORMER, DEBATERS
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import (
    BANISHED,
    COMMITTED,
    GONE,
    UNCOMMITTED,
    Europe,
    Position,
    replaced,
)

DEBATER_ENTERED: Final = EVENTS.add("debater_entered", "8.2.debaters_enter", "debater")
DEBATER_COMMITTED: Final = EVENTS.add("debater_committed", "8.2.debaters_commit", "debater")
DEBATER_LEFT: Final = EVENTS.add("debater_left", "18.5.step8.1", "debater")
REFORMER_ENTERED: Final = EVENTS.add("reformer_entered", "8.2.reformers", "reformer")
REFORMER_BANISHED: Final = EVENTS.add("reformer_banished", "21.5.reformer", "reformer")
TRANSLATED: Final = EVENTS.add("translated", "18.1.translate", "zone", "testament", "bible")
UNIVERSITY_FOUNDED: Final = EVENTS.add("university_founded", "18.1.jesuit", "space")
DEBATE_CALLED: Final = EVENTS.add("debate_called", "18.5.step1", "power", "zone")
DEBATER_SPEAKS: Final = EVENTS.add("debater_speaks", "18.5.step3.c", "debater")


def set_up_debater(state: Position, debater: int, status: int) -> None:
    """scenario.1517.debaters: what has become of a debater when the game begins."""
    state.debaters = replaced(state.debaters, debater, status)


def set_up_reformer(state: Position, reformer: int, status: int) -> None:
    """scenario.1532.religion: what has become of a reformer when the game begins."""
    state.reformers = replaced(state.reformers, reformer, status)


def set_up_translation(state: Position, zone: int, steps: int) -> None:
    """scenario.1532.tracks: how far a New Testament is when the game begins."""
    state.translations = replaced(state.translations, zone, steps)


def note_bull(state: Position, person: int) -> None:
    """21.5.limits.3: nobody is excommunicated twice; a reformer's number comes after those of the powers."""
    state.bulls = sorted([*state.bulls, person])


def enter_debater(game: Europe, debater: int) -> None:
    """8.2.debaters_enter: a debater comes into play, or comes back, uncommitted."""
    game.state.debaters = replaced(game.state.debaters, debater, UNCOMMITTED)
    game.tell(DEBATER_ENTERED, debater)


def enter_reformer(game: Europe, reformer: int) -> None:
    """8.2.reformers, 8.2.reformers3: a reformer comes to his space, or comes back."""
    game.state.reformers = replaced(game.state.reformers, reformer, UNCOMMITTED)
    game.tell(REFORMER_ENTERED, reformer)


def commit_debater(game: Europe, debater: int) -> None:
    """8.2.debaters_commit: a debater has been used; whoever is out of play stays out."""
    if game.state.debaters[debater] == UNCOMMITTED:
        game.state.debaters = replaced(game.state.debaters, debater, COMMITTED)
        game.tell(DEBATER_COMMITTED, debater)


def free_debaters(state: Position) -> None:
    """19.7: all debaters are uncommitted again."""
    for debater in range(DEBATERS):
        if state.debaters[debater] == COMMITTED:
            state.debaters = replaced(state.debaters, debater, UNCOMMITTED)


def remove_debater(game: Europe, debater: int) -> None:
    """18.5.step8.1, 18.5.step8.2, 18.5.step9, ruling.g57, 3.3.roles: a debater leaves the game, and the reformer of his
    name with him."""
    state = game.state
    state.debaters = replaced(state.debaters, debater, GONE)
    if DEBATER_REFORMER[debater] != NONE:
        state.reformers = replaced(state.reformers, DEBATER_REFORMER[debater], GONE)
    game.tell(DEBATER_LEFT, debater)


def banish_reformer(game: Europe, reformer: int, debater: int) -> None:
    """8.2.reformers.causes: a reformer and his debater are out of play until the next Card Draw phase."""
    state = game.state
    if state.reformers[reformer] != GONE:
        state.reformers = replaced(state.reformers, reformer, BANISHED)
    if state.debaters[debater] != GONE:
        state.debaters = replaced(state.debaters, debater, BANISHED)
    game.tell(REFORMER_BANISHED, reformer)


def use_bonus(game: Europe, power: int, debater: int) -> None:
    """18.2.bonus, 18.2.bonus.restriction2: a debater is committed for his bonus in the present action."""
    commit_debater(game, debater)
    game.state.inspiration = debater
    game.state.bonus_used |= 1 << power


def end_inspiration(state: Position) -> None:
    """18.2.bonus.restriction2: the action is over, and the bonus with it."""
    state.inspiration = NONE


def note_target(state: Position, space: int) -> None:
    """18.3.once: somebody has tried to convert a space in this impulse."""
    state.targeted = sorted({*state.targeted, space})


def forget_targets(state: Position) -> None:
    """18.2.bonus.restriction3, 18.3.once: what is allowed once an impulse may be done again."""
    state.targeted = []
    state.bonus_used = 0
    state.inspiration = NONE


def translate(game: Europe, zone: int) -> None:
    """18.1.translate, 18.1.translate_order: one step of the New Testament, or of the full Bible once it is done."""
    state = game.state
    track = zone if state.translations[zone] < NEW_TESTAMENT else TRANSLATED_ZONES + zone
    state.translations = replaced(state.translations, track, min(state.translations[track] + 1, FULL_BIBLE))
    game.tell(TRANSLATED, zone, state.translations[zone], state.translations[TRANSLATED_ZONES + zone])


def found_university(game: Europe, space: int) -> None:
    """18.1.jesuit: a Jesuit university."""
    game.state.universities = sorted([*game.state.universities, space])
    game.tell(UNIVERSITY_FOUNDED, space)


def send_delegate(game: Europe, debater: int) -> None:
    """card.017: a debater goes to the Council of Trent."""
    commit_debater(game, debater)
    game.state.delegates = sorted([*game.state.delegates, debater])


def clear_delegates(state: Position) -> None:
    """card.017: the council is over, or about to begin."""
    state.delegates = []


def begin_debate(game: Europe, power: int, zone: int) -> None:
    """18.5.step1: a debate is held in a zone."""
    state = game.state
    state.debate_zone = zone
    state.debating = [NONE, NONE]
    state.fresh = [0, 0]
    game.tell(DEBATE_CALLED, power, zone)


def put_in_debate(game: Europe, side: int, debater: int) -> None:
    """18.5.step2, 18.5.step3.c: a debater speaks for the caller (0) or the other side (1)."""
    state = game.state
    state.debating = replaced(state.debating, side, debater)
    state.fresh = replaced(state.fresh, side, int(state.debaters[debater] == UNCOMMITTED))
    game.tell(DEBATER_SPEAKS, debater)


def clear_speakers(state: Position) -> None:
    """18.5.step7.a: new debaters for the second round."""
    state.debating = [NONE, NONE]
    state.fresh = [0, 0]


def bar_debater(state: Position, debater: int) -> None:
    """18.5.exception1: somebody may not take part in this debate."""
    state.barred_debater = debater


def end_debate(state: Position) -> None:
    """18.5.step7.b: a debate is over."""
    clear_speakers(state)
    state.debate_zone = NONE
    state.barred_debater = NONE
