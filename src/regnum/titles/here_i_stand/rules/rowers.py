"""card.034: professional rowers change a roll at sea, or row for one side of a naval combat."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.moves import Domain, Kind, verb
from regnum.titles.here_i_stand.facts.card_numbers import PROFESSIONAL_ROWERS
from regnum.titles.here_i_stand.facts.names import ATTACKING, DEFENDING, SIDE_NAMES
from regnum.titles.here_i_stand.position.changes.progress import turn_roll
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.frames import roll_in_combat
from regnum.titles.here_i_stand.rules.responses import MomentOfCard, play_response

ROLL_CHANGED: Final = EVENTS.add("roll_changed", "card.034a", "power", "modifier")

ROWERS_CHANGE: Final = 2
ROWERS_DICE: Final = 3

CHANGE: Final = Kind("change", ["more", "less"])
CHANGING: Final = Domain(verb("pass"), verb("professional-rowers", ("help", CHANGE)))
MORE: Final = CHANGING.base("professional-rowers")


class ChangeRoll(MomentOfCard):
    """card.034, card.034a: any power may change a roll to intercept or avoid at sea by two."""

    rule = "card.034a"
    only_card: ClassVar[int] = PROFESSIONAL_ROWERS
    domain = CHANGING

    def play(self, game: Europe, seat: int, option: int) -> None:
        change = ROWERS_CHANGE if option == MORE else -ROWERS_CHANGE
        play_response(game, seat, self.only_card)
        turn_roll(game.state, change)
        game.tell(ROLL_CHANGED, seat, change)


SIDE: Final = Kind("side", SIDE_NAMES)
ROWING: Final = Domain(verb("pass"), verb("professional-rowers", ("help", SIDE)))
FOR_ATTACKER: Final = ROWING.base("professional-rowers")


class SendRowers(MomentOfCard):
    """16.2.step6, card.034, card.034b: any power may give one side three dice more."""

    rule = "card.034b"
    only_card: ClassVar[int] = PROFESSIONAL_ROWERS
    fields = ("power", "enemy")
    domain = ROWING

    def __init__(self, power: int, enemy: int) -> None:
        self.power = power
        self.enemy = enemy

    def play(self, game: Europe, seat: int, option: int) -> None:
        side = ATTACKING if option == FOR_ATTACKER else DEFENDING
        play_response(game, seat, self.only_card)
        roll_in_combat(game, side, self.power if side == ATTACKING else self.enemy, ROWERS_DICE)
