"""18.1.translate: the New Testament and the full Bible in three languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.charts import (
    FULL_BIBLE,
    FULL_BIBLE_MODIFIER,
    FULL_BIBLE_VP,
    NEW_TESTAMENT,
    PRICE,
    TRANSLATION_ATTEMPTS,
)
from regnum.titles.here_i_stand.facts.names import (
    PROTESTANT,
    PROTESTANT_FAITH,
    TRANSLATE,
    TRANSLATED_ZONES,
    TRANSLATION,
)
from regnum.titles.here_i_stand.facts.people import (
    DEBATER_BONUS,
    DEBATER_ZONE,
)
from regnum.titles.here_i_stand.position.changes.points import award_bonus
from regnum.titles.here_i_stand.position.changes.progress import spend_points
from regnum.titles.here_i_stand.position.changes.religion import (
    end_inspiration,
    translate,
    use_bonus,
)
from regnum.titles.here_i_stand.position.queries.religion import (
    bible_steps,
    is_translated,
    testament_steps,
)
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.actions import Action, why_not_pay
from regnum.titles.here_i_stand.rules.conversion import ANYWHERE, Attempts
from regnum.titles.here_i_stand.rules.debaters import (
    NO_BONUS_HERE,
    helpers_of,
    why_not_commit,
)
from regnum.titles.here_i_stand.rules.frames import Step

NO_BIBLE_FOR_THIS_ZONE: Final = REASONS.add("no_bible_for_this_zone", "18.1.translate")
ALL_IS_TRANSLATED: Final = REASONS.add("all_is_translated", "18.1.translate_bible3")


def why_not_translate(state: Position, power: int, zone: int) -> int:
    """18.1.translate, 18.1.translate_bible3, table:actions.translate: 0 if a step of a translation can be bought,
    else the reason."""
    reason = why_not_pay(state, power, TRANSLATE)
    if reason:
        return reason
    if zone >= TRANSLATED_ZONES:
        return NO_BIBLE_FOR_THIS_ZONE
    return ALL_IS_TRANSLATED if is_translated(state, zone) else ALLOWED


class TranslateScripture(Action):
    """18.1.translate, 11.1.example3, 11.1.example4, 11.1.example5: one step for a command point."""

    line: ClassVar[int] = TRANSLATE

    def places(self, state: Position, power: int) -> Iterable[int]:
        return range(TRANSLATED_ZONES) if PRICE[TRANSLATE][power] else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_translate(state, power, place)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, PRICE[TRANSLATE][power])
        game.call(TranslationStep(place))


class TranslateWithDebater(Action):
    """18.1.translate_bonus, 18.1.translate_debaters, ruling.g49, debater.luther, debater.melanchthon, debater.tyndale,
    debater.coverdale, debater.olivetan, 11.1.example9: a paid step, and one more by a debater of the zone."""

    line: ClassVar[int] = TRANSLATE

    def places(self, state: Position, power: int) -> Iterable[int]:
        return helpers_of(state, power, (TRANSLATION,)) if PRICE[TRANSLATE][power] else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        if DEBATER_BONUS[place] != TRANSLATION:
            return NO_BONUS_HERE
        return why_not_translate(state, power, DEBATER_ZONE[place]) or why_not_commit(state, power, place)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, PRICE[TRANSLATE][power])
        use_bonus(game, power, place)
        end_inspiration(game.state)
        game.call(TranslationStep(DEBATER_ZONE[place]), TranslationStep(DEBATER_ZONE[place]))


class TranslationStep(Step):
    """18.1.translate: a marker moves on; at the end of its track there are attempts at once."""

    fields = ("zone",)
    steps = ("move",)

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def move(self, game: Europe) -> None:
        """18.1.translate_nt, 18.1.translate_bible1, 18.1.translate_bible2, 18.3.source3, 18.3.source4, 23.2.bonus9:
        attempts, and a point for a full Bible."""
        state, zone = game.state, self.zone
        if is_translated(state, zone):
            return  # the step of a debater after the last one that was paid
        translate(game, zone)
        modifier = 0
        if bible_steps(state, zone):
            if bible_steps(state, zone) < FULL_BIBLE:
                return
            award_bonus(game, PROTESTANT, FULL_BIBLE_VP)
            modifier = FULL_BIBLE_MODIFIER
        elif testament_steps(state, zone) < NEW_TESTAMENT:
            return
        game.call(Attempts(PROTESTANT, PROTESTANT_FAITH, 1 << zone, ANYWHERE, TRANSLATION_ATTEMPTS, 0, modifier))
