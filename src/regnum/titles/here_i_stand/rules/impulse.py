"""11: the Action phase: impulses, cards and command points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.responses import BetweenImpulses
from regnum.titles.here_i_stand.facts.catalogue import (
    CLEAR,
    FIRST_LINK,
    LINK,
    MAJOR,
    NEIGHBOURS,
    SEA,
    SPACE,
    SPACES,
)
from regnum.titles.here_i_stand.facts.charts import PRICE
from regnum.titles.here_i_stand.facts.names import INITIATE_PIRACY, MAJORS, NAVAL_MOVE, NONE, OTTOMAN, UNIT_NAMES
from regnum.titles.here_i_stand.facts.passages import PASSAGE, PASSAGE_FROM, PASSAGE_TO, PASSAGES
from regnum.titles.here_i_stand.position.changes.progress import (
    begin_impulse,
    end_impulses,
    lose_points,
    note_pass,
    skip_impulse,
    spend_points,
)
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.position.queries.ships import commander_of
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, units_of
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import FIRST_SEA, Europe, Position
from regnum.titles.here_i_stand.rules.assault import Assault, why_not_assault
from regnum.titles.here_i_stand.rules.building import UNIT_OF, build, price_of, why_not_build
from regnum.titles.here_i_stand.rules.card_play import PlayCard
from regnum.titles.here_i_stand.rules.control import control_space, why_not_control
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep, Step
from regnum.titles.here_i_stand.rules.land_move import LandMove, why_not_march
from regnum.titles.here_i_stand.rules.naval_move import NavalMove, why_not_sail
from regnum.titles.here_i_stand.rules.piracy import Piracy, why_not_pirate
from regnum.titles.here_i_stand.rules.transport import Transport, why_not_embark

NO_POINTS_LEFT: Final = REASONS.add("no_points_left", "11.1")

ALL: Final = (1 << MAJORS) - 1
SPENDING: Final = Domain(
    verb("march", ("link", LINK)),
    verb("assault", ("space", SPACE)),
    verb("control", ("space", SPACE)),
    *(verb(UNIT_NAMES[unit], ("space", SPACE)) for unit in UNIT_OF),
    verb("sail"),
    verb("embark", ("passage", PASSAGE)),
    verb("piracy", ("sea", SEA), ("power", MAJOR)),
    verb("done"),
)
MARCH: Final = SPENDING.base("march")
ASSAULT: Final = SPENDING.base("assault")
CONTROL: Final = SPENDING.base("control")
BUILD: Final = SPENDING.base(UNIT_NAMES[UNIT_OF[0]])
SAIL: Final = SPENDING.base("sail")
EMBARK: Final = SPENDING.base("embark")
PIRACY: Final = SPENDING.base("piracy")
DONE: Final = SPENDING.base("done")


class ActionPhase(Step):
    """11, 11.end: impulses in order until all six powers have passed in a row."""

    steps = ("impulses", "again")

    def impulses(self, game: Europe) -> None:
        """11: each power in turn."""
        game.call(*[Impulse(power) for power in range(MAJORS)])

    def again(self, game: Europe) -> None:
        """11.end, ruling.g91: the phase ends when all six powers have passed in a row; a skipped impulse is no pass."""
        if game.state.passes != ALL:
            game.repeat()
        else:
            end_impulses(game.state)


class Impulse(PowerStep):
    """11: the impulse of one power."""

    steps = ("look_up", "begin", "play", "spend", "finish")

    def look_up(self, game: Europe) -> None:
        """11.end, card.038: nobody acts once all have passed; between two impulses there may be a comet."""
        if game.state.passes == ALL:
            game.end()
        elif game.state.active != NONE:
            game.call(BetweenImpulses())

    def begin(self, game: Europe) -> None:
        """11, card.038b: the impulse of a power, unless it must skip it."""
        if game.state.skips[self.power]:
            skip_impulse(game, self.power)
            game.end()
        else:
            begin_impulse(game.state, self.power)

    def play(self, game: Europe) -> None:
        """11, 11.pass4: a card, or a pass; without cards a power must pass."""
        if hand_size(game.state, self.power):
            game.call(PlayCard(self.power))
        else:
            note_pass(game, self.power)

    def spend(self, game: Europe) -> None:
        """11.1: command points are spent one action at a time."""
        if game.state.cp:
            game.call(SpendPoints(self.power))

    def finish(self, game: Europe) -> None:
        """11.1.lost: what is left is lost."""
        lose_points(game.state)


class SpendPoints(PowerChoice):
    """11.1: what to do with the next command points."""

    rule = "11.1"
    open_to_all = True
    domain = SPENDING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        state = game.state
        codes = [DONE]
        near = [0] * SPACES
        for space in range(SPACES):
            here = units_of(state, space, seat)
            if here:
                near[space] = 1
                for other in CLEAR[space]:
                    near[other] = 1
                codes.append(ASSAULT + space)
            if here or army_leaders_at(state, space, seat):
                first = FIRST_LINK[space]
                codes += range(MARCH + first, MARCH + first + len(NEIGHBOURS[space]))
            elif state.unrest[space]:
                near[space] = 1
        codes += [CONTROL + space for space in range(SPACES) if near[space]]
        codes += self._building(state)
        codes += self._sailing(state)
        return codes

    def _building(self, state: Position) -> Iterable[int]:
        homes = [space for space in range(SPACES) if state.control[space] == self.power]
        for at, unit in enumerate(UNIT_OF):
            if price_of(self.power, unit):
                yield from [BUILD + at * SPACES + space for space in homes]

    def _sailing(self, state: Position) -> Iterable[int]:
        if not PRICE[NAVAL_MOVE][self.power]:
            return
        yield SAIL
        seas = [at if commander_of(state, ship) == self.power else NONE for ship, at in enumerate(state.ship_at)]
        for passage in range(PASSAGES):
            if PASSAGE_TO[passage] in seas and PASSAGE_FROM[passage] < FIRST_SEA:
                yield EMBARK + passage
        if self.power == OTTOMAN:
            yield from range(PIRACY, DONE)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == DONE:
            return ALLOWED
        if state.cp < 1:
            return NO_POINTS_LEFT
        if option < ASSAULT:
            return why_not_march(state, seat, option - MARCH)
        if option < CONTROL:
            return why_not_assault(state, seat, option - ASSAULT)
        if option < BUILD:
            return why_not_control(state, seat, option - CONTROL)
        if option < SAIL:
            return why_not_build(state, seat, UNIT_OF[(option - BUILD) // SPACES], (option - BUILD) % SPACES)
        return self._why_not_at_sea(state, option)

    def _why_not_at_sea(self, state: Position, option: int) -> int:
        if option == SAIL:
            return why_not_sail(state, self.power)
        if option < PIRACY:
            return why_not_embark(state, self.power, option - EMBARK) if state.cp > 1 else NO_POINTS_LEFT
        if state.cp < PRICE[INITIATE_PIRACY][OTTOMAN]:
            return NO_POINTS_LEFT
        return why_not_pirate(state, self.power, (option - PIRACY) // MAJORS, (option - PIRACY) % MAJORS)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == DONE:
            return
        game.call(Continue(self.power))
        if option < ASSAULT:
            game.call(LandMove(seat, option - MARCH))
        elif option < CONTROL:
            game.call(Assault(seat, option - ASSAULT))
        elif option < BUILD:
            spend_points(game.state, 1)
            control_space(game, seat, option - CONTROL)
        elif option < SAIL:
            build(game, seat, UNIT_OF[(option - BUILD) // SPACES], (option - BUILD) % SPACES)
        elif option == SAIL:
            game.call(NavalMove(seat))
        elif option < PIRACY:
            game.call(Transport(seat, option - EMBARK))
        else:
            game.call(Piracy((option - PIRACY) // MAJORS, (option - PIRACY) % MAJORS))


class Continue(PowerStep):
    """11.1: an action is carried out fully before the next is chosen."""

    steps = ("go_on",)

    def go_on(self, game: Europe) -> None:
        """11.1, 11.1.repeat: as long as there are points."""
        if game.state.cp:
            game.call(SpendPoints(self.power))
