"""What all chapters share: choices and steps of one power, and dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regnum.engine.frames import Decision, Procedure, Window
from regnum.titles.here_i_stand.facts.charts import HIT
from regnum.titles.here_i_stand.facts.names import NONE
from regnum.titles.here_i_stand.position.changes.combat import count_dice, count_hits
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import Europe, Position

Step = Procedure[Position]
Choice = Decision[Position]
Moment = Window[Position]

DICE_ROLLED: Final = EVENTS.add(
    "dice_rolled", "14.step6", "power", "hits", "ones", "twos", "threes", "fours", "fives", "sixes"
)
TWO_DICE_ROLLED: Final = EVENTS.add("two_dice_rolled", "13.2.step2", "power", "first", "second", "modifier", "success")


class PowerChoice(Choice):
    """A decision of one major power."""

    fields: ClassVar[tuple[str, ...]] = ("power",)

    def __init__(self, power: int) -> None:
        self.power = power

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,)


class ChoiceIfAny(PowerChoice):
    """A decision of a power that is left out where nothing can be answered."""

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if game.count_answers(self, self.power) else ()


class ChoiceIfMore(PowerChoice):
    """A decision of a power that may always say "no more", and is left out where it could say nothing else."""

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if game.count_answers(self, self.power) > 1 else ()


class CountedChoice(ChoiceIfAny):
    """A decision that a power makes again and again: until so many are chosen, or nothing more can be."""

    fields: ClassVar[tuple[str, ...]] = ("power", "count")

    def __init__(self, power: int, count: int) -> None:
        self.power = power
        self.count = count

    def seats(self, game: Europe) -> Sequence[int]:
        return super().seats(game) if self.count else ()


class PowerStep(Step):
    """A sequence that belongs to one major power."""

    fields: ClassVar[tuple[str, ...]] = ("power",)

    def __init__(self, power: int) -> None:
        self.power = power


class PowerAfterPower(PowerStep):
    """13.2.order, 13.3.order, 16.1.step4c, 16.1.step5c: whoever could answer is asked in impulse order."""

    steps = ("ask", "go_on")

    def next_power(self, state: Position) -> int:
        """The next power that could answer, or NONE."""
        raise NotImplementedError

    def question(self, power: int) -> PowerChoice:
        """What it is asked."""
        raise NotImplementedError

    def ask(self, game: Europe) -> None:
        """13.2.order: the next power that could."""
        power = self.next_power(game.state)
        if power == NONE:
            game.end()
        else:
            game.call(self.question(power))

    def go_on(self, game: Europe) -> None:
        """13.2.step4, 13.3.step6, 16.1.step4e: another try, or another power."""
        game.repeat()


def roll_die(game: Europe) -> int:
    """What one die shows."""
    return game.chance.below(6) + 1


def roll_pair(game: Europe) -> tuple[int, int]:
    """What two dice show, one after the other."""
    return roll_die(game), roll_die(game)


def roll_faces(game: Europe, dice: int) -> list[int]:
    """How many of so many dice show each face, from one to six."""
    faces = [0] * 6
    for _ in range(dice):
        faces[game.chance.below(6)] += 1
    return faces


def roll_hits(game: Europe, power: int, dice: int, least: int = HIT) -> int:
    """14.step6: how many of so many dice are hits."""
    faces = roll_faces(game, dice)
    hits = sum(faces[least - 1 :])
    if dice:
        game.tell(DICE_ROLLED, power, hits, *faces)
    return hits


def roll_in_combat(game: Europe, side: int, power: int, dice: int, least: int = HIT) -> None:
    """14.step6, 15.1.step7, 16.2.step5: dice that a power rolls for a side of a combat, and what they hit."""
    count_dice(game.state, side, dice)
    count_hits(game.state, side, roll_hits(game, power, dice, least))


def roll_two(game: Europe, power: int, modifier: int, need: int) -> bool:
    """13.2.step2, 13.3.step4: whether two dice and a modifier reach what is needed."""
    first, second = roll_pair(game)
    success = first + second + modifier >= need
    game.tell(TWO_DICE_ROLLED, power, first, second, modifier, int(success))
    return success
