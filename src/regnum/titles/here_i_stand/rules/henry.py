"""21.3: Henry VIII marries, and his wives bear children."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.card_numbers import ELIZABETH_I, MARY_I
from regnum.titles.here_i_stand.facts.charts import WIFE_CARDS, WIFE_MODIFIER
from regnum.titles.here_i_stand.facts.names import (
    ANNE_OF_CLEVES,
    ASK_FOR_DIVORCE,
    BEHEADED,
    ENGLAND,
    HEALTHY_EDWARD,
    PREGNANCY_NAMES,
    PROTESTANT,
)
from regnum.titles.here_i_stand.position.changes.cards import deal_card, take_out_of_game
from regnum.titles.here_i_stand.position.changes.england import await_wedding, forget_wedding, next_wife, note_birth
from regnum.titles.here_i_stand.position.changes.progress import note_pass
from regnum.titles.here_i_stand.position.queries.england import are_heirs_settled, is_born, may_henry_marry
from regnum.titles.here_i_stand.position.queries.powers import are_allies
from regnum.titles.here_i_stand.position.state import NOT_YET, Europe
from regnum.titles.here_i_stand.rules.frames import Step, roll_die

BEST: Final = len(PREGNANCY_NAMES) - 1


class NextWife(Step):
    """21.3.marital1: the marker moves on; each new wife is a marriage with its benefit and a roll."""

    steps = ("move", "roll", "benefit")

    def move(self, game: Europe) -> None:
        """21.3.marital1, chart.marital_track: one box; asking for a divorce is no marriage."""
        next_wife(game)
        if game.state.wife == ASK_FOR_DIVORCE:
            game.end()

    def roll(self, game: Europe) -> None:
        """21.3.marital2, 21.3.marital4, 21.3.wives, table:wives.seymour, chart.pregnancy: a result that came before
        gives way to the next higher one."""
        state = game.state
        die = roll_die(game)
        result = min(die - 1 + WIFE_MODIFIER[state.wife], BEST)
        while is_born(state, result):
            result += 1
        note_birth(game, die, result)
        if result == BEHEADED:
            await_wedding(state)
        if are_heirs_settled(state):  # then nobody is married any more, whatever was due
            forget_wedding(state)
        if result == HEALTHY_EDWARD:
            for card in (MARY_I, ELIZABETH_I):
                if state.place[card] == NOT_YET:
                    take_out_of_game(game, card)

    def benefit(self, game: Europe) -> None:
        """21.3.wives, table:wives.cleves, table:wives.howard, table:wives.parr: cards that come with Anne of Cleves, if
        the Protestants are allies, and with Kathryn Howard; nothing comes with Katherine Parr."""
        state = game.state
        for _ in range(WIFE_CARDS[state.wife]):
            if state.wife != ANNE_OF_CLEVES:
                deal_card(game, ENGLAND)
            elif are_allies(state, ENGLAND, PROTESTANT):
                deal_card(game, ENGLAND)
                deal_card(game, PROTESTANT)


def pass_impulse(game: Europe, power: int) -> None:
    """11.pass, 21.3.marital3, ruling.g69: a power passes; Henry, one of whose wives was beheaded, marries then.

    A marriage by card in between does not take the place of this one.
    """
    note_pass(game, power)
    if power == ENGLAND and game.state.wedding_due and may_henry_marry(game.state):
        forget_wedding(game.state)
        game.call(NextWife())
