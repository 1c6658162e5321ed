"""23.2: victory points on markers and tracks, and rulers."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.charts import MOST_ST_PETERS_VP, ST_PETERS_FOR_VP
from regnum.titles.here_i_stand.position.queries.progress import lasting_markers
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import Europe, Position, replaced

POINTS_GAINED: Final = EVENTS.add("points_gained", "23.2", "power", "count")
RULER_CHANGED: Final = EVENTS.add("ruler_changed", "3.3", "power", "ruler")
EXCOMMUNICATED: Final = EVENTS.add("excommunicated", "21.5", "power")
EXCOMMUNICATION_LIFTED: Final = EVENTS.add("excommunication_lifted", "9.5", "power")
LOAN_TAKEN: Final = EVENTS.add("loan_taken", "card.079", "power")
ST_PETERS_BUILT: Final = EVENTS.add("st_peters_built", "9.5", "count")
PIRACY_UNDONE: Final = EVENTS.add("piracy_undone", "card.068b", "count")
PIRACY_SCORED: Final = EVENTS.add("piracy_scored", "16.4.step5", "count")


def award_war_winner(game: Europe, power: int, count: int) -> None:
    """9.3.step2: War Winner markers."""
    game.state.war_winner = replaced(game.state.war_winner, power, game.state.war_winner[power] + count)
    game.tell(POINTS_GAINED, power, count)


def award_bonus(game: Europe, power: int, count: int) -> None:
    """23.2.bonus: any other marker with victory points on the power card."""
    game.state.bonus = replaced(game.state.bonus, power, game.state.bonus[power] + count)
    game.tell(POINTS_GAINED, power, count)


def score_piracy(game: Europe) -> None:
    """16.4.step5: the piracy track moves on."""
    game.state.piracy += 1
    game.tell(PIRACY_SCORED, game.state.piracy)


def undo_piracy(game: Europe, count: int) -> None:
    """card.068b: the piracy track moves back, not below its first box."""
    game.state.piracy = max(0, game.state.piracy - count)
    game.tell(PIRACY_UNDONE, game.state.piracy)


def enthrone(game: Europe, power: int, ruler: int) -> None:
    """3.3: a power has a new ruler."""
    game.state.ruler = replaced(game.state.ruler, power, ruler)
    game.tell(RULER_CHANGED, power, ruler)


def build_chateau(game: Europe, power: int) -> None:
    """21.4: the chateau marker moves on."""
    game.state.chateaux += 1
    game.tell(POINTS_GAINED, power, 1)


def excommunicate(game: Europe, power: int) -> None:
    """21.5, 21.5.ruler.1: the ruler of a power is excommunicated: a -1 Card marker."""
    state = game.state
    state.excommunicated = replaced(state.excommunicated, power, state.turn)
    state.fewer_cards = replaced(state.fewer_cards, power, state.fewer_cards[power] + 1)
    game.tell(EXCOMMUNICATED, power)


def lift_excommunication(game: Europe, power: int) -> None:
    """9.3.step8.excommunication, 9.5, 21.5.ruler.2: a power is no longer excommunicated; its -1 Card marker goes."""
    state = game.state
    if not state.excommunicated[power]:
        return
    state.excommunicated = replaced(state.excommunicated, power, 0)
    state.fewer_cards = replaced(state.fewer_cards, power, state.fewer_cards[power] - 1)
    game.tell(EXCOMMUNICATION_LIFTED, power)


def borrow_from_fuggers(game: Europe, power: int) -> None:
    """card.079: a -1 Card marker for the next deal."""
    game.state.fewer_cards = replaced(game.state.fewer_cards, power, game.state.fewer_cards[power] + 1)
    game.tell(LOAN_TAKEN, power)


def repay_fuggers(state: Position) -> None:
    """card.079: after a deal -1 Card markers that nothing keeps in force go back."""
    for power, markers in enumerate(state.fewer_cards):
        state.fewer_cards = replaced(state.fewer_cards, power, min(markers, lasting_markers(state, power)))


def build_st_peters(game: Europe, count: int) -> None:
    """9.5, 18.1: command points for the basilica; what goes beyond its last box is lost."""
    state = game.state
    state.st_peters = min(MOST_ST_PETERS_VP * ST_PETERS_FOR_VP, state.st_peters + count)
    game.tell(ST_PETERS_BUILT, state.st_peters)


def plunder_st_peters(game: Europe) -> None:
    """21.5.sack.step6a, ruling.g73: the price of a point is lost of all that was spent on the basilica."""
    game.state.st_peters = max(0, game.state.st_peters - ST_PETERS_FOR_VP)
    game.tell(ST_PETERS_BUILT, game.state.st_peters)


def rewrite_points(state: Position, points: list[int]) -> None:
    """ruling.g84: the points of this turn have changed after they were written down."""
    state.record = [*state.record[: -len(points)], *points]


def record_points(state: Position, points: list[int]) -> None:
    """23.3: the victory points of a turn are written down for ties."""
    state.record = [*state.record, *points]
