"""21.3.mary: English impulses in the reign of Mary I."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import CARD, CARD_KIND
from regnum.titles.here_i_stand.facts.names import ENGLISH, MANDATORY, NONE, PAPACY
from regnum.titles.here_i_stand.position.changes.cards import discard_card, forget_shown, show_card
from regnum.titles.here_i_stand.position.changes.progress import note_play
from regnum.titles.here_i_stand.position.queries.cards import hand_of, is_in_hand
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.card_play import (
    FIRST_EVENT,
    NOT_HELD,
    PlayShown,
    play,
    why_not_pass,
)
from regnum.titles.here_i_stand.rules.debate import Debate, why_not_debate
from regnum.titles.here_i_stand.rules.faith_actions import Burning
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep, Step, roll_die
from regnum.titles.here_i_stand.rules.henry import pass_impulse

MARY_ROLLED: Final = EVENTS.add("mary_rolled", "21.3.mary.step3", "power", "die")

PAPAL_DIE: Final = 3  # up to this the Papacy acts
BURNING_POINTS: Final = 2  # up to this it burns books, else it debates
BOTH_POINTS: Final = 4  # from this on it does both

REVEALING: Final = Domain(verb("reveal", ("card", CARD)), verb("pass"))
PASS: Final = REVEALING.base("pass")


class RevealCard(PowerChoice):
    """21.3.mary.step1, 21.3.mary.step2: England shows its card, but not how it plays it; or it passes.

    A mandatory event just happens.
    """

    rule = "21.3.mary.step1"
    domain = REVEALING

    def tells(self, game: Europe, seat: int, option: int) -> bool:
        """11.pass2: whoever passes shows that he holds no mandatory card."""
        return option == PASS

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*hand_of(game.state, seat), PASS]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == PASS:
            return why_not_pass(game.state, self.power)
        return ALLOWED if is_in_hand(game.state, seat, option) else NOT_HELD

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == PASS:
            pass_impulse(game, self.power)
            return
        note_play(game.state)
        if CARD_KIND[option] == MANDATORY:
            play(game, seat, FIRST_EVENT + option)
        else:
            game.call(Revealed(self.power, option))


class Revealed(PowerStep):
    """21.3.mary.step3: a die decides whether England or the Papacy acts."""

    fields = ("power", "card")
    steps = ("roll",)

    def __init__(self, power: int, card: int) -> None:
        self.power = power
        self.card = card

    def roll(self, game: Europe) -> None:
        """21.3.mary.step3, ruling.g71: with 1-3 the card is lost, a Home card too."""
        show_card(game, self.power, self.card)
        die = roll_die(game)
        game.tell(MARY_ROLLED, self.power, die)
        if die > PAPAL_DIE:
            game.call(PlayShown(self.power, 0))
            return
        points = points_of_card(game.state, self.card)
        forget_shown(game.state)
        discard_card(game, self.power, self.card)
        game.call(PapalActions(points))


class PapalActions(Step):
    """21.3.mary.step4: the Papacy burns books in the English zone, or debates there, or both."""

    fields = ("points",)
    steps = ("burn", "debate")

    def __init__(self, points: int) -> None:
        self.points = points

    def burn(self, game: Europe) -> None:
        """21.3.mary.step4a, 21.3.mary.step4c: for 1, 2, or 4 and more command points."""
        if self.points <= BURNING_POINTS or self.points >= BOTH_POINTS:
            game.call(Burning(ENGLISH))

    def debate(self, game: Europe) -> None:
        """21.3.mary.step4b, 21.3.mary.step4c, 18.1.debate3, ruling.g89: an impossible debate is skipped."""
        if self.points > BURNING_POINTS and why_not_debate(game.state, PAPACY, ENGLISH) == ALLOWED:
            game.call(Debate(PAPACY, ENGLISH, 0, NONE))
