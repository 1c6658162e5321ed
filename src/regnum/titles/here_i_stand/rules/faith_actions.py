"""18.1: the actions of faith: treatises, debates, the basilica, burnt books, universities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import SOCIETY_OF_JESUS
from regnum.titles.here_i_stand.facts.catalogue import LANGUAGE, SPACE, SPACES
from regnum.titles.here_i_stand.facts.charts import (
    BURNING_ATTEMPTS,
    MOST_ST_PETERS_VP,
    PRICE,
    ST_PETERS_FOR_VP,
    TREATISE_ATTEMPTS,
)
from regnum.titles.here_i_stand.facts.names import (
    BUILD_ST_PETERS,
    BURN_BOOKS,
    CALL_DEBATE,
    CATHOLIC_FAITH,
    ENGLAND,
    ENGLISH,
    FOUND_UNIVERSITY,
    NONE,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
    PUBLISH_TREATISE,
    ST_PETERS,
    TRANSLATED_ZONES,
    ZONES,
)
from regnum.titles.here_i_stand.facts.names import BURNING_ATTEMPTS as MORE_BURNING
from regnum.titles.here_i_stand.facts.names import TREATISE_ATTEMPTS as MORE_TREATISES
from regnum.titles.here_i_stand.facts.people import (
    BONUS_NUMBER,
    BONUS_ONE_ZONE,
    BONUS_ZONE,
    DEBATER,
    DEBATER_NUMBER,
)
from regnum.titles.here_i_stand.position.changes.points import build_st_peters
from regnum.titles.here_i_stand.position.changes.progress import spend_points
from regnum.titles.here_i_stand.position.changes.religion import (
    commit_debater,
    found_university,
)
from regnum.titles.here_i_stand.position.queries.religion import (
    CRANMER,
)
from regnum.titles.here_i_stand.position.queries.spaces import has_happened
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import UNCOMMITTED, Europe, Position
from regnum.titles.here_i_stand.rules.actions import NO_POINTS_LEFT, Action, why_not_pay
from regnum.titles.here_i_stand.rules.conversion import ALL_ZONES, ANYWHERE, IN_ZONES, Attempts, has_target
from regnum.titles.here_i_stand.rules.debate import Debate, why_not_debate
from regnum.titles.here_i_stand.rules.debaters import (
    DEBATER_IS_COMMITTED,
    CommitDebater,
    helpers_of,
    is_inspired_by,
)
from regnum.titles.here_i_stand.rules.frames import PowerStep, Step
from regnum.titles.here_i_stand.rules.translations import TranslateScripture, TranslateWithDebater

NO_CRANMER_YET: Final = REASONS.add("no_cranmer_yet", "18.1.treatise_england")
ONLY_IN_ENGLISH: Final = REASONS.add("only_in_english", "18.1.treatise_england")
NOBODY_TO_CONVERT: Final = REASONS.add("nobody_to_convert", "18.3.step1")
BASILICA_IS_DONE: Final = REASONS.add("basilica_is_done", "18.1.peter_cap")
NO_JESUITS_YET: Final = REASONS.add("no_jesuits_yet", "21.5.jesus")
NOT_CATHOLIC: Final = REASONS.add("not_catholic", "18.1.jesuit")
UNIVERSITY_STANDS: Final = REASONS.add("university_stands", "18.1.jesuit")

LOYOLA: Final = DEBATER_NUMBER["loyola"]

# ---- treatises ------------------------------------------------------------------------------------------------------


class PublishTreatise(Action):
    """18.1.treatise, 18.1.treatise_england, 18.3.maker, table:actions.treatise, 11.1.example3: two attempts aimed at
    one zone; England's only at the English one."""

    line: ClassVar[int] = PUBLISH_TREATISE

    def places(self, state: Position, power: int) -> Iterable[int]:
        return range(ZONES) if PRICE[PUBLISH_TREATISE][power] else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        reason = why_not_pay(state, power, PUBLISH_TREATISE)
        if reason:
            return reason
        if power == ENGLAND and state.reformers[CRANMER] != UNCOMMITTED:
            return NO_CRANMER_YET
        if power == ENGLAND and place != ENGLISH:
            return ONLY_IN_ENGLISH
        return ALLOWED if has_target(state, PROTESTANT_FAITH, 1 << place, ANYWHERE) else NOBODY_TO_CONVERT

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, PRICE[PUBLISH_TREATISE][power])
        game.call(Treatise(power, place))


class Treatise(PowerStep):
    """18.1.treatise, 18.3.source2: a debater who brings a third attempt is committed first (ruling.g50)."""

    fields = ("power", "zone")
    steps = ("commit", "attempt")

    def __init__(self, power: int, zone: int) -> None:
        self.power = power
        self.zone = zone

    def commit(self, game: Europe) -> None:
        """18.3.source2, 18.2.bonus.restriction4, debater.carlstadt, debater.calvin: Carlstadt in the German zone,
        Calvin in the French one."""
        state = game.state
        found = [each for each in helpers_of(state, PROTESTANT, (MORE_TREATISES,)) if BONUS_ZONE[each] == self.zone]
        if found and has_target(state, PROTESTANT_FAITH, 1 << self.zone, IN_ZONES):
            game.call(CommitDebater(PROTESTANT, tuple(found)))

    def attempt(self, game: Europe) -> None:
        """18.3.source2.limit: with such a debater all targets lie in his zone."""
        inspired = game.state.inspiration
        count = TREATISE_ATTEMPTS if inspired == NONE else BONUS_NUMBER[inspired]
        limit = ANYWHERE if inspired == NONE else IN_ZONES
        game.call(Attempts(self.power, PROTESTANT_FAITH, 1 << self.zone, limit, count, 0, 0))


# ---- debates --------------------------------------------------------------------------------------------------------


class CallDebate(Action):
    """18.1.debate, table:actions.debate, 11.1.example2: Protestants or Papacy call a debate in one of three zones."""

    line: ClassVar[int] = CALL_DEBATE

    def places(self, state: Position, power: int) -> Iterable[int]:
        return range(TRANSLATED_ZONES) if PRICE[CALL_DEBATE][power] else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_pay(state, power, CALL_DEBATE) or why_not_debate(state, power, place)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, PRICE[CALL_DEBATE][power])
        game.call(Debate(power, place, 0, NONE))


# ---- Saint Peter's --------------------------------------------------------------------------------------------------


class BuildBasilica(Action):
    """18.1.peter, 18.1.peter_cap, table:actions.peter: a command point for Saint Peter's; five of them are a victory
    point."""

    line: ClassVar[int] = BUILD_ST_PETERS

    def places(self, state: Position, power: int) -> Iterable[int]:
        return (0,) if PRICE[BUILD_ST_PETERS][power] else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        reason = why_not_pay(state, power, BUILD_ST_PETERS)
        if reason:
            return reason
        return ALLOWED if state.st_peters < MOST_ST_PETERS_VP * ST_PETERS_FOR_VP else BASILICA_IS_DONE

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, PRICE[BUILD_ST_PETERS][power])
        build_st_peters(game, 1)


# ---- burnt books ----------------------------------------------------------------------------------------------------


class BurnBooks(Action):
    """18.1.burn, table:actions.burn: two attempts of the Papacy aimed at one zone."""

    line: ClassVar[int] = BURN_BOOKS

    def places(self, state: Position, power: int) -> Iterable[int]:
        return range(ZONES) if PRICE[BURN_BOOKS][power] else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        reason = why_not_pay(state, power, BURN_BOOKS)
        if reason:
            return reason
        return ALLOWED if has_target(state, CATHOLIC_FAITH, 1 << place, ANYWHERE) else NOBODY_TO_CONVERT

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, PRICE[BURN_BOOKS][power])
        game.call(Burning(place))


class Burning(Step):
    """18.1.burn, 18.4.source1: a debater who changes the burning is committed first (ruling.g50)."""

    fields = ("zone",)
    steps = ("commit", "attempt")

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def commit(self, game: Europe) -> None:
        """18.4.source1, 18.4.step9, debater.cajetan, debater.caraffa, debater.tetzel: whoever can change it."""
        state = game.state
        found = helpers_of(state, PAPACY, (MORE_BURNING, ST_PETERS))
        if not has_target(state, CATHOLIC_FAITH, 1 << self.zone, IN_ZONES):
            found = [each for each in found if not BONUS_ONE_ZONE[each]]
        if found and has_target(state, CATHOLIC_FAITH, ALL_ZONES, ANYWHERE):
            game.call(CommitDebater(PAPACY, tuple(found)))

    def attempt(self, game: Europe) -> None:
        """18.4.source1: three attempts, all in the zone, with Cajetan; three aimed at all zones with Caraffa."""
        inspired = game.state.inspiration
        count, zones, limit = BURNING_ATTEMPTS, 1 << self.zone, ANYWHERE
        if is_inspired_by(game.state, MORE_BURNING):
            count = BONUS_NUMBER[inspired]
            zones, limit = (zones, IN_ZONES) if BONUS_ONE_ZONE[inspired] else (ALL_ZONES, ANYWHERE)
        collected = BONUS_NUMBER[inspired] if is_inspired_by(game.state, ST_PETERS) else 0
        game.call(Attempts(PAPACY, CATHOLIC_FAITH, zones, limit, count, 0, 0), Collect(collected))


class Collect(Step):
    """18.4.step9, debater.tetzel: what Tetzel, if he was committed, collects for Saint Peter's after the attempts."""

    fields = ("count",)
    steps = ("collect",)

    def __init__(self, count: int) -> None:
        self.count = count

    def collect(self, game: Europe) -> None:
        """18.4.step9: command points."""
        if self.count:
            build_st_peters(game, self.count)


# ---- universities ---------------------------------------------------------------------------------------------------


def why_not_found(state: Position, space: int) -> int:
    """18.1.jesuit: 0 if a Jesuit university may be founded in a space, else the reason."""
    if state.faith[space] != CATHOLIC_FAITH:
        return NOT_CATHOLIC
    return UNIVERSITY_STANDS if space in state.universities else ALLOWED


class FoundUniversity(Action):
    """18.1.jesuit, 21.5.jesus, table:actions.jesuit: a Jesuit university in a Catholic space, after the Society of
    Jesus."""

    line: ClassVar[int] = FOUND_UNIVERSITY

    def places(self, state: Position, power: int) -> Iterable[int]:
        if not PRICE[FOUND_UNIVERSITY][power] or not has_happened(state, SOCIETY_OF_JESUS):
            return ()
        return range(SPACES)

    def price(self, power: int) -> int:
        """18.1.jesuit: what it costs."""
        return PRICE[FOUND_UNIVERSITY][power]

    def why_not(self, state: Position, power: int, place: int) -> int:
        if power != PAPACY:
            return why_not_pay(state, power, FOUND_UNIVERSITY)
        if not has_happened(state, SOCIETY_OF_JESUS):
            return NO_JESUITS_YET
        return NO_POINTS_LEFT if state.cp < self.price(power) else why_not_found(state, place)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, self.price(power))
        found_university(game, place)


class FoundWithLoyola(FoundUniversity):
    """18.1.jesuit, 18.2.example1, debater.loyola: Loyola makes one university cheaper; this is no bonus for
    attempts."""

    def price(self, power: int) -> int:
        """18.1.jesuit: what it costs with Loyola."""
        return BONUS_NUMBER[LOYOLA]

    def places(self, state: Position, power: int) -> Iterable[int]:
        return super().places(state, power) if state.debaters[LOYOLA] == UNCOMMITTED else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        reason = super().why_not(state, power, place)
        return reason or (ALLOWED if state.debaters[LOYOLA] == UNCOMMITTED else DEBATER_IS_COMMITTED)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        commit_debater(game, LOYOLA)
        super().carry_out(game, power, place)


FAITH_ACTIONS: Final[tuple[Action, ...]] = (
    PublishTreatise(verb("treatise", ("zone", LANGUAGE))),
    TranslateScripture(verb("translate", ("zone", LANGUAGE))),
    TranslateWithDebater(verb("translate-with", ("debater", DEBATER))),
    CallDebate(verb("debate", ("zone", LANGUAGE))),
    BuildBasilica(verb("basilica")),
    BurnBooks(verb("burn-books", ("zone", LANGUAGE))),
    FoundUniversity(verb("university", ("space", SPACE))),
    FoundWithLoyola(verb("university-with-loyola", ("space", SPACE))),
)
