"""The printed charts as numbers: prices, dice, victory points, the New World, the wives of Henry VIII, minor powers."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS, kind_of_things
from regnum.titles.here_i_stand.facts.checks import require
from regnum.titles.here_i_stand.facts.names import (
    ACTION_IDS,
    MAJOR_IDS,
    MAJORS,
    PHASE_IDS,
    POWER_IDS,
    PREGNANCY_NAMES,
    PRIZE_IDS,
    PRIZE_KINDS,
    RAIDER_NAMES,
    RICHES_COLUMNS,
    RICHES_NAMES,
    WIFE_IDS,
)
from regnum.titles.here_i_stand.facts.reading import (
    Row,
    found,
    groups,
    inner,
    number,
    numbers,
    place,
    places,
    read,
    rows,
    text,
    words,
)


def _same(ids: tuple[str, ...], table: list[Row], file: str) -> list[Row]:
    """Rows whose order the rules know by heart."""
    require([] if tuple(text(row, "id") for row in table) == ids else ["not in the order of the rules"], file)
    return table


# ---- actions (11.1) -------------------------------------------------------------------------------------------------

_actions: Final[list[Row]] = _same(ACTION_IDS, rows(read("actions"), "action"), "actions.toml")
require([] if tuple(words(read("actions"), "powers")) == MAJOR_IDS else ["not in impulse order"], "actions.toml")
PRICE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(numbers(row, "price")) for row in _actions
)  # PRICE[action][power]

# ---- war, piracy, religion ------------------------------------------------------------------------------------------

_constants: Final[Row] = read("constants")
_units: Final[Row] = inner(_constants, "units")
WITHOUT_LEADER: Final[int] = number(_units, "without_leader")
LEADERS_COUNTED: Final[int] = number(_units, "leaders_counted")
SHELTER: Final[int] = number(_units, "shelter")
DENOMINATIONS: Final[tuple[int, ...]] = tuple(numbers(_units, "denominations"))

_combat: Final[Row] = inner(_constants, "combat")
HIT: Final[int] = number(_combat, "hit")
DEFENDER_DICE: Final[int] = number(_combat, "defender_dice")
SQUADRON_DICE: Final[int] = number(_combat, "squadron_dice")
CORSAIR_DICE: Final[int] = number(_combat, "corsair_dice")
HITS_FOR_SQUADRON: Final[int] = number(_combat, "hits_for_squadron")
INTERCEPT: Final[int] = number(_combat, "intercept")
AVOID_BATTLE: Final[int] = number(_combat, "avoid_battle")
CAVALRY_MODIFIER: Final[int] = number(_combat, "cavalry_modifier")
TRANSPORT: Final[int] = number(_combat, "transport")

_piracy: Final[Row] = inner(_constants, "piracy")
PIRACY_SQUADRON_DICE: Final[int] = number(_piracy, "squadron_dice")
PIRACY_ADJACENT_DICE: Final[int] = number(_piracy, "adjacent_dice")
PIRACY_DICE: Final[int] = number(_piracy, "dice")
PIRACY_FEW_DICE: Final[int] = number(_piracy, "few_dice")
MOST_PIRACY_VP: Final[int] = number(_piracy, "most_vp")

_religion: Final[Row] = inner(_constants, "religion")
DICE_ADJACENT: Final[int] = number(_religion, "dice_adjacent")
DICE_INSIDE: Final[int] = number(_religion, "dice_inside")
FEWEST_DICE: Final[int] = number(_religion, "fewest_dice")
AUTOMATIC: Final[int] = number(_religion, "automatic")
TRANSLATION_ATTEMPTS: Final[int] = number(_religion, "translation_attempts")
NEW_TESTAMENT: Final[int] = number(_religion, "new_testament")
FULL_BIBLE: Final[int] = number(_religion, "full_bible")
FULL_BIBLE_MODIFIER: Final[int] = number(_religion, "full_bible_modifier")
FULL_BIBLE_VP: Final[int] = number(_religion, "full_bible_vp")
TREATISE_ATTEMPTS: Final[int] = number(_religion, "treatise_attempts")
BURNING_ATTEMPTS: Final[int] = number(_religion, "burning_attempts")
THESES_ATTEMPTS: Final[int] = number(_religion, "theses_attempts")

_debate: Final[Row] = inner(_constants, "debate")
DEBATE_ATTACKER: Final[int] = number(_debate, "attacker")
DEBATE_UNCOMMITTED: Final[int] = number(_debate, "uncommitted")
DEBATE_COMMITTED: Final[int] = number(_debate, "committed")
DEBATE_ROUNDS: Final[int] = number(_debate, "rounds")
INQUISITION_DICE: Final[int] = number(_debate, "inquisition")
AUGSBURG_CONFESSION_DICE: Final[int] = number(_debate, "augsburg_confession")
DIET_PROTESTANT_DICE: Final[int] = number(_debate, "diet_protestant")

# ---- victory (23) ---------------------------------------------------------------------------------------------------

_victory: Final[Row] = inner(_constants, "victory")
STANDARD_VP: Final[int] = number(_victory, "standard")
DOMINATION_LEAD: Final[int] = number(_victory, "domination_lead")
DOMINATION_TURN: Final[int] = number(_victory, "domination_turn")
RELIGIOUS_SPACES: Final[int] = number(_victory, "religious_spaces")
_steps: Final[list[int]] = numbers(_victory, "protestant_track")
PROTESTANT_TRACK: Final[tuple[int, ...]] = tuple(
    sum(1 for step in _steps if step <= spaces) for spaces in range(RELIGIOUS_SPACES)
)  # by Protestant spaces
PAPAL_TRACK: Final[tuple[int, ...]] = tuple(number(_victory, "papal_track") - vp for vp in PROTESTANT_TRACK)
ST_PETERS_FOR_VP: Final[int] = number(inner(_constants, "st_peters"), "points_for_vp")
MOST_ST_PETERS_VP: Final[int] = number(inner(_constants, "st_peters"), "most_vp")
MOST_CHATEAUX_VP: Final[int] = number(inner(_constants, "chateaux"), "most_vp")
CHATEAU_DIE: Final[int] = number(inner(_constants, "chateaux"), "least_die")
ENGLISH_SPACES_FOR_VP: Final[int] = number(inner(_constants, "england"), "protestant_spaces_for_vp")
HAPSBURG_ELECTORATE_VP: Final[int] = number(inner(_constants, "hapsburg"), "electorate_vp")
LEAGUE_TURN: Final[int] = number(inner(_constants, "league"), "turn")
LEAGUE_SPACES: Final[int] = number(inner(_constants, "league"), "protestant_spaces")

# ---- the New World (20) ---------------------------------------------------------------------------------------------

_new_world: Final[Row] = read("new_world")
_prizes: Final[list[Row]] = _same(PRIZE_IDS, rows(_new_world, "prize"), "new_world.toml")
PRIZE_VP: Final[tuple[int, ...]] = tuple(number(row, "vp") for row in _prizes)
PRIZE_ROLL: Final[tuple[int, ...]] = tuple(number(row, "roll") for row in _prizes)
PRIZE_KIND: Final[tuple[int, ...]] = tuple(place(PRIZE_KINDS, row, "kind") for row in _prizes)
_exploration: Final[Row] = inner(_new_world, "exploration")
EXPLORER_LOST: Final[int] = number(_exploration, "lost")  # with this roll or less
EXPLORER_RETURNS: Final[int] = number(_exploration, "nothing")
EXPLORER_CHOOSES: Final[int] = number(_exploration, "choice")
EXPLORATION_ORDER: Final[tuple[int, ...]] = places(MAJOR_IDS, _exploration, "order")
CIRCUMNAVIGATION_SUCCESS: Final[int] = number(inner(_new_world, "circumnavigation"), "success")
CIRCUMNAVIGATION_CARD: Final[int] = number(inner(_new_world, "circumnavigation"), "card")
_conquest: Final[Row] = inner(_new_world, "conquest")
CONQUEROR_LOST: Final[int] = number(_conquest, "lost")
CONQUEROR_RETURNS: Final[int] = number(_conquest, "nothing")
CONQUEST_ORDER: Final[tuple[int, ...]] = places(MAJOR_IDS, _conquest, "order")
FEWEST_RICHES_ROLL: Final = 2
MOST_RICHES_ROLL: Final = 12
RICHES: Final[tuple[tuple[int, ...], ...]] = tuple(
    places(RICHES_NAMES, inner(_new_world, "riches"), column) for column in RICHES_COLUMNS
)  # RICHES[column][roll - 2]
RAIDER_ORDER: Final[tuple[int, ...]] = places(MAJOR_IDS, inner(_new_world, "raiders"), "order")
RAIDER_RESULT: Final[tuple[int, ...]] = places(RAIDER_NAMES, inner(_new_world, "raiders"), "die")

# ---- Henry VIII (21.3) ----------------------------------------------------------------------------------------------

_henry: Final[Row] = read("henry")
require([] if tuple(words(_henry, "marital_track")) == WIFE_IDS else ["not the wives of the rules"], "henry.toml")
require([] if tuple(words(_henry, "pregnancy")) == PREGNANCY_NAMES else ["not the chart of the rules"], "henry.toml")
MARRIAGE_TURN: Final[int] = number(_henry, "first_turn")
WIFE_MODIFIER: Final[tuple[int, ...]] = tuple(number(inner(_henry, "wife_modifier"), wife) for wife in WIFE_IDS)
WIFE_CARDS: Final[tuple[int, ...]] = tuple(number(inner(_henry, "wife_cards"), wife) for wife in WIFE_IDS)
EDWARD_VP: Final[int] = number(_henry, "edward_vp")
ELIZABETH_VP: Final[int] = number(_henry, "elizabeth_vp")
_successions: Final[list[Row]] = rows(_henry, "succession")
SUCCESSION_BEST: Final[tuple[int, ...]] = tuple(place(PREGNANCY_NAMES, row, "best") for row in _successions)
SUCCESSION_CARDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(each - 1 for each in numbers(row, "cards")) for row in _successions
)
SUCCESSION_TURNS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(numbers(row, "turns")) for row in _successions)

# ---- minor powers (9.6, 22) -----------------------------------------------------------------------------------------


class Minor:
    """22, table:activation.genoa to table:activation.venice, chart.minor_activation: who may attack a minor power, and
    who makes or breaks an alliance with it by which card."""

    def __init__(self, row: Row) -> None:
        self.power = place(POWER_IDS, row, "id")
        self.attackers = places(MAJOR_IDS, row, "attackers")
        self.intervenes = place(MAJOR_IDS, row, "intervention")  # NONE: nobody
        self.activated_by = by_card(row, "activated_by")
        self.deactivated_by = by_card(row, "deactivated_by")


def by_card(row: Row, key: str) -> dict[int, tuple[int, ...]]:
    """The powers that may use each card so."""
    table = inner(row, key)
    return {found(CARD_IDS, row, key, name): places(MAJOR_IDS, table, name) for name in table}


MINOR_POWERS: Final[tuple[Minor, ...]] = tuple(Minor(row) for row in rows(read("diplomacy"), "minor"))
PERMANENT_WARS: Final[tuple[tuple[int, int], ...]] = tuple(
    (MAJOR_IDS.index(one), MAJOR_IDS.index(other)) for one, other in groups(read("diplomacy"), "permanent_wars")
)

# ---- turns and players (3.1, 7) -------------------------------------------------------------------------------------

_turns: Final[Row] = read("turns")
YEARS: Final[tuple[str, ...]] = tuple(words(_turns, "years"))
LAST_TURN: Final[int] = len(YEARS)
_same(PHASE_IDS, rows(_turns, "phase"), "turns.toml")
PLAYER_POWERS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    number(row, "count"): tuple(tuple(MAJOR_IDS.index(power) for power in group) for group in groups(row, "powers"))
    for row in rows(_turns, "players")
}
require(
    [
        f"{count} players do not hold all powers once"
        for count, held in PLAYER_POWERS.items()
        if len(held) != count or sorted(power for group in held for power in group) != list(range(MAJORS))
    ],
    "turns.toml",
)

# For each power the first of those that the same player leads.
CONTROLLERS: Final[dict[int, tuple[int, ...]]] = {
    count: tuple(next(min(group) for group in held if power in group) for power in range(MAJORS))
    for count, held in PLAYER_POWERS.items()
}

ACTION: Final = kind_of_things("action", ACTION_IDS)
PRIZE: Final = kind_of_things("prize", PRIZE_IDS)
