"""18.3, 18.4: attempts to convert spaces to the Protestant and to the Catholic faith."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import HOME, SPACE
from regnum.titles.here_i_stand.facts.charts import AUTOMATIC
from regnum.titles.here_i_stand.facts.names import (
    ENGLAND,
    GERMAN,
    NONE,
    ZONES,
)
from regnum.titles.here_i_stand.facts.people import DEBATER, FAILURE_BRINGS_UNREST
from regnum.titles.here_i_stand.position.changes.map import begin_unrest, convert
from regnum.titles.here_i_stand.position.changes.religion import end_inspiration, note_target, use_bonus
from regnum.titles.here_i_stand.position.queries.readings import reading
from regnum.titles.here_i_stand.position.queries.religion import (
    convertible_spaces,
    converting_dice,
    die_modifier,
    influence,
    is_convertible,
    is_in_zones,
    other_faith,
    wins_ties,
)
from regnum.titles.here_i_stand.position.queries.ships import fleets_at
from regnum.titles.here_i_stand.position.queries.troops import occupants
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.debaters import (
    NOT_YOUR_DEBATER,
    CommitDebater,
    inspiring_debaters,
    side_of,
    why_not_inspire,
)
from regnum.titles.here_i_stand.rules.frames import Choice, Step, roll_faces

FAITH_ROLLED: Final = EVENTS.add(
    "faith_rolled", "18.3.step4", "power", "best", "ones", "twos", "threes", "fours", "fives", "sixes"
)
ATTEMPT_MADE: Final = EVENTS.add("attempt_made", "18.3.step1", "power", "space", "faith")
ATTEMPT_FAILED: Final = EVENTS.add("attempt_failed", "18.3.step8", "space", "faith")

WRONG_FAITH_ALREADY: Final = REASONS.add("wrong_faith_already", "18.3.step1")
NOTHING_LEADS_THERE: Final = REASONS.add("nothing_leads_there", "18.3.step1.b")
TRIED_IN_THIS_IMPULSE: Final = REASONS.add("tried_in_this_impulse", "18.3.once")
NOT_IN_THIS_ZONE: Final = REASONS.add("not_in_this_zone", "18.3.source2.limit")
ONLY_ENGLISH_HOME_SPACES: Final = REASONS.add("only_english_home_spaces", "18.3.step1.e")

ANYWHERE: Final = 0  # where targets must lie
IN_ZONES: Final = 1
IN_ENGLAND: Final = 2
ALL_ZONES: Final = (1 << ZONES) - 1


def why_not_target(state: Position, space: int, faith: int, zones: int, limit: int) -> int:
    """18.3.step1, 18.4.step1, 18.3.once, 18.4.once: 0 if a space may be tried, else the reason."""
    if state.faith[space] != other_faith(faith):
        return WRONG_FAITH_ALREADY
    reason = why_not_aim(state, space, zones, limit)
    return reason or (ALLOWED if is_convertible(state, space, faith) else NOTHING_LEADS_THERE)


def why_not_aim(state: Position, space: int, zones: int, limit: int) -> int:
    """18.3.once, 18.4.once, 18.3.source2.limit: 0 if attempts of this kind may be aimed at a space, else the reason."""
    if space in state.targeted:
        return TRIED_IN_THIS_IMPULSE
    if limit == IN_ZONES and not is_in_zones(space, zones):
        return NOT_IN_THIS_ZONE
    if limit == IN_ENGLAND and HOME[space] != ENGLAND:
        return ONLY_ENGLISH_HOME_SPACES
    return ALLOWED


def targets_for(state: Position, faith: int, zones: int, limit: int) -> list[int]:
    """18.3.step1, 18.4.step1: the spaces that may be tried now."""
    found = convertible_spaces(state, faith)
    return [space for space in found if why_not_aim(state, space, zones, limit) == ALLOWED]


def has_target(state: Position, faith: int, zones: int, limit: int) -> bool:
    """18.3.step1, 18.4.step1: whether any space may be tried now."""
    other = other_faith(faith)
    for space, here in enumerate(state.faith):
        if here == other and why_not_target(state, space, faith, zones, limit) == ALLOWED:
            return True
    return False


class Attempts(Step):
    """18.3, 18.3.maker, 18.4: so many attempts of one power for one faith, aimed at these zones."""

    fields = ("power", "faith", "zones", "limit", "count", "dice", "modifier")
    steps = ("offer", "attempt", "go_on")

    def __init__(self, power: int, faith: int, zones: int, limit: int, count: int, dice: int, modifier: int) -> None:
        self.power = power
        self.faith = faith
        self.zones = zones
        self.limit = limit
        self.count = count
        self.dice = dice
        self.modifier = modifier

    def offer(self, game: Europe) -> None:
        """18.2.bonus.restriction4, edition.h06: before an attempt of England the Protestants decide about their
        debaters."""
        if self.power == side_of(self.faith):
            return
        targets = targets_for(game.state, self.faith, self.zones, self.limit)
        debaters = inspiring_debaters(game.state, self.faith, targets)
        if debaters:
            game.call(CommitDebater(side_of(self.faith), tuple(debaters)))

    def attempt(self, game: Europe) -> None:
        """18.3.once, 18.4.once: an attempt, if any space is left to be tried."""
        if has_target(game.state, self.faith, self.zones, self.limit):
            game.call(ChooseTarget(self.power, self.faith, self.zones, self.limit, self.dice, self.modifier))

    def go_on(self, game: Europe) -> None:
        """18.2.bonus.restriction2: the next attempt; after the last the debater's bonus is over."""
        if self.count > 1:
            left = self.count - 1
            game.call(Attempts(self.power, self.faith, self.zones, self.limit, left, self.dice, self.modifier))
        else:
            end_inspiration(game.state)


TRYING: Final = Domain(verb("convert", ("space", SPACE)), verb("commit", ("debater", DEBATER)))
COMMIT: Final = TRYING.base("commit")


class ChooseTarget(Choice):
    """18.3.step1, 18.4.step1: which space to convert; a debater may be committed before (ruling.g50)."""

    rule = "18.3.step1"
    open_to_all = True
    fields = ("power", "faith", "zones", "limit", "dice", "modifier")
    domain = TRYING

    def __init__(self, power: int, faith: int, zones: int, limit: int, dice: int, modifier: int) -> None:
        self.power = power
        self.faith = faith
        self.zones = zones
        self.limit = limit
        self.dice = dice
        self.modifier = modifier

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,)

    def targets(self, state: Position) -> list[int]:
        """18.3.step1, 18.4.step1: the spaces that may be tried."""
        return targets_for(state, self.faith, self.zones, self.limit)

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        targets = self.targets(game.state)
        if self.power != side_of(self.faith):
            return targets
        return [*targets, *[COMMIT + each for each in inspiring_debaters(game.state, self.faith, targets)]]

    def options(self, game: Europe, seat: int) -> list[int]:
        """18.3.step1: the candidates are found by asking all that `why_not` asks."""
        return list(self.candidates(game, seat))

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option < COMMIT:
            return why_not_target(game.state, option, self.faith, self.zones, self.limit)
        if self.power != side_of(self.faith):
            return NOT_YOUR_DEBATER  # England tries, but the Protestants decide (18.2.bonus.restriction4)
        return why_not_inspire(game.state, self.faith, option - COMMIT, self.targets(game.state))

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option < COMMIT:
            game.call(Attempt(self.power, option, self.faith, self.zones, self.dice, self.modifier))
        else:
            use_bonus(game, side_of(self.faith), option - COMMIT)
            game.call(self)


class Attempt(Step):
    """18.3.step2, 18.4.step2: one attempt: dice of the one who converts, then of the one who resists."""

    fields = ("power", "space", "faith", "zones", "dice", "modifier")
    steps = ("roll",)

    def __init__(self, power: int, space: int, faith: int, zones: int, dice: int, modifier: int) -> None:
        self.power = power
        self.space = space
        self.faith = faith
        self.zones = zones
        self.dice = dice
        self.modifier = modifier

    def roll(self, game: Europe) -> None:
        """18.3.step4, 18.3.step5, 18.3.step5b, 18.3.step7, 18.3.step8, 18.4.step4, 18.4.step5, 18.4.step5b, 18.4.step7,
        18.4.step8: whether the space is converted."""
        state, space, faith = game.state, self.space, self.faith
        note_target(state, space)
        game.tell(ATTEMPT_MADE, self.power, space, faith)
        ties = wins_ties(state, space, faith, self.zones)
        change = die_modifier(state, space, faith, self.zones, self.modifier)
        best = roll_best(game, self.power, converting_dice(state, space, faith, self.dice)) + change
        if ties and best >= AUTOMATIC:
            convert(game, space, faith)
            return
        other = roll_best(game, side_of(other_faith(faith)), influence(state, space, other_faith(faith)))
        if best > other or (best == other and ties):
            convert(game, space, faith)
        else:
            self.fail(game)

    def fail(self, game: Europe) -> None:
        """18.3.step8b, 12.4.source, ruling.g52, ruling.g95, debater.carlstadt: Carlstadt's failures stir up unoccupied
        German spaces."""
        state, space = game.state, self.space
        game.tell(ATTEMPT_FAILED, space, self.faith)
        if state.inspiration == NONE or not FAILURE_BRINGS_UNREST[state.inspiration]:
            return
        calm = is_unoccupied(state, space) or reading(state, "carlstadt_unrest") == "any"
        if is_in_zones(space, 1 << GERMAN) and calm and not state.unrest[space]:
            begin_unrest(game, space)


def is_unoccupied(state: Position, space: int) -> bool:
    """12.4.empty, 12.4.empty2, ruling.g90: whether no land or naval unit is in a space; a leader alone does
    not count."""
    return not occupants(state, space) and not fleets_at(state, space)


def roll_best(game: Europe, power: int, dice: int) -> int:
    """18.3.step4, 18.3.step7, 18.4.step7: the highest of so many dice."""
    faces = roll_faces(game, dice)
    best = max([face + 1 for face in range(6) if faces[face]])
    game.tell(FAITH_ROLLED, power, best, *faces)
    return best
