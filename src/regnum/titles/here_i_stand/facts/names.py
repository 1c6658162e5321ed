"""Numbers of the small sets that the rules speak of: powers, units, spaces, faiths, zones, cards, people."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
NOBODY: Final = "nobody"

# Powers in impulse order, then the minor ones, then what belongs to no power.
OTTOMAN: Final = 0
HAPSBURG: Final = 1
ENGLAND: Final = 2
FRANCE: Final = 3
PAPACY: Final = 4
PROTESTANT: Final = 5
GENOA: Final = 6
HUNGARY: Final = 7
SCOTLAND: Final = 8
VENICE: Final = 9
INDEPENDENT: Final = 10
MAJORS: Final = 6
POWERS: Final = 10  # major and minor; independent units are no power's
OWNERS: Final = 11  # of units and spaces
POWER_IDS: Final[tuple[str, ...]] = (
    "ottoman", "hapsburg", "england", "france", "papacy", "protestant",
    "genoa", "hungary_bohemia", "scotland", "venice", "independent",
)  # fmt: skip
MAJOR_IDS: Final[tuple[str, ...]] = POWER_IDS[:MAJORS]

REGULAR: Final = 0
MERCENARY: Final = 1
CAVALRY: Final = 2
SQUADRON: Final = 3
CORSAIR: Final = 4
UNITS: Final = 5
LAND_UNITS: Final = 3  # those below are land units
UNIT_NAMES: Final[tuple[str, ...]] = ("regular", "mercenary", "cavalry", "squadron", "corsair")

KEY: Final = 0
ELECTORATE: Final = 1
FORTRESS: Final = 2
UNFORTIFIED: Final = 3
SPACE_KINDS: Final[tuple[str, ...]] = ("key", "electorate", "fortress", "unfortified")

CATHOLIC_FAITH: Final = 0
PROTESTANT_FAITH: Final = 1
NO_FAITH: Final = 2  # Ottoman home spaces, which never change
FAITH_NAMES: Final[tuple[str, ...]] = ("catholic", "protestant", "none")

GERMAN: Final = 0
FRENCH: Final = 1
ENGLISH: Final = 2
ITALIAN: Final = 3
SPANISH: Final = 4
ZONES: Final = 5
TRANSLATED_ZONES: Final = 3  # the first three have a Bible of their own
ZONE_NAMES: Final[tuple[str, ...]] = ("german", "french", "english", "italian", "spanish")

HOME_CARD: Final = 0
MANDATORY: Final = 1
COMBAT: Final = 2
RESPONSE: Final = 3
EVENT: Final = 4
CARD_KINDS: Final[tuple[str, ...]] = ("home", "mandatory", "combat", "response", "event")

# Moments at which a card may be played as an event; what happens then is said by the windows of the rules.
IN_IMPULSE: Final = 0
IN_SPRING: Final = 15  # its place among all of them
MOMENT_NAMES: Final[tuple[str, ...]] = (
    "impulse", "any_impulse", "between_impulses", "announcement", "leader_announcement", "event_declared",
    "field_battle", "field_battle_rolled", "assault", "assault_rolled", "naval_combat", "naval_combat_rolled",
    "naval_roll", "debater_chosen", "theses", "spring", "peace", "victory",
)  # fmt: skip

# How a card is played: what everybody is told of it.
FOR_POINTS: Final = 0  # also to pay with it (9.6)
AS_EVENT: Final = 1
AS_RESPONSE: Final = 2
IN_COMBAT: Final = 3
AT_THE_DIET: Final = 4
USE_NAMES: Final[tuple[str, ...]] = ("points", "event", "response", "combat", "diet")

ATTACKING: Final = 0
DEFENDING: Final = 1
SIDE_NAMES: Final[tuple[str, ...]] = ("attacker", "defender")

FIELD: Final = 0
TOWN: Final = 1
SEA_BATTLE: Final = 2
COMBAT_NAMES: Final[tuple[str, ...]] = ("field", "town", "sea")

BY_POINT: Final = 0
BY_CARD: Final = 1
PAYMENT_NAMES: Final[tuple[str, ...]] = ("point", "card")  # for what a beaten power regains (9.3.step5)

STAYS: Final = 0
REMOVED: Final = 1
REMOVED_SOMETIMES: Final = 2
REMOVAL_NAMES: Final[tuple[str, ...]] = ("never", "always", "sometimes")

IF_EDWARD: Final = 0
IF_NO_HEALTHY_EDWARD: Final = 1
IF_ELIZABETH: Final = 2
IF_BOLEYN: Final = 3
CONDITION_NAMES: Final[tuple[str, ...]] = ("edward", "no_healthy_edward", "elizabeth", "boleyn")

CONFIRMED: Final = 0
UNCONTRADICTED: Final = 1
DOUBTFUL: Final = 2
CONFIDENCE_NAMES: Final[tuple[str, ...]] = ("A", "B", "C")

ARMY: Final = 0
NAVY: Final = 1
LEADER_KINDS: Final[tuple[str, ...]] = ("army", "navy")

TRANSLATION: Final = 0
REFORMATION_DICE: Final = 1
TREATISE_ATTEMPTS: Final = 2
SECOND_ROUND: Final = 3
ATTACK_DICE: Final = 4
SAVE: Final = 5
EXTRA_SPACE: Final = 6
ST_PETERS: Final = 7
BURNING_ATTEMPTS: Final = 8
COUNTER_REFORMATION_DICE: Final = 9
COUNCIL_DICE: Final = 10
UNIVERSITY_PRICE: Final = 11
BONUS_NAMES: Final[tuple[str, ...]] = (
    "translation", "reformation_dice", "treatise_attempts", "second_round", "attack_dice", "save", "extra_space",
    "st_peters", "burning_attempts", "counter_reformation_dice", "council_dice", "university_price",
)  # fmt: skip

MOVE_CLEAR: Final = 0
MOVE_PASS: Final = 1
NAVAL_MOVE: Final = 2
BUY_MERCENARY: Final = 3
RAISE_REGULAR: Final = 4
RAISE_CAVALRY: Final = 5
BUILD_SQUADRON: Final = 6
BUILD_CORSAIR: Final = 7
ASSAULT: Final = 8
TAKE_CONTROL: Final = 9
INITIATE_PIRACY: Final = 10
EXPLORE: Final = 11
COLONIZE: Final = 12
CONQUER: Final = 13
TRANSLATE: Final = 14
PUBLISH_TREATISE: Final = 15
CALL_DEBATE: Final = 16
BUILD_ST_PETERS: Final = 17
BURN_BOOKS: Final = 18
FOUND_UNIVERSITY: Final = 19
ACTIONS: Final = 20
ACTION_IDS: Final[tuple[str, ...]] = (
    "move_formation_clear", "move_formation_pass", "naval_move", "buy_mercenary", "raise_regular", "raise_cavalry",
    "build_squadron", "build_corsair", "assault_or_foreign_war", "control_unfortified_space", "initiate_piracy",
    "explore", "colonize", "conquer", "translate_scripture", "publish_treatise", "call_debate", "build_st_peters",
    "burn_books", "found_jesuit_university",
)  # fmt: skip

ST_LAWRENCE_RIVER: Final = 0
GREAT_LAKES: Final = 1
MISSISSIPPI_RIVER: Final = 2
AMAZON_RIVER: Final = 3
PACIFIC_STRAIT: Final = 4
CIRCUMNAVIGATION: Final = 5
MAYA: Final = 6
AZTEC: Final = 7
INCA: Final = 8
PRIZES: Final = 9
PRIZE_IDS: Final[tuple[str, ...]] = (
    "st_lawrence_river", "great_lakes", "mississippi_river", "amazon_river", "pacific_strait", "circumnavigation",
    "maya", "aztec", "inca",
)  # fmt: skip
DISCOVERY: Final = 0
CIRCLING: Final = 1
CONQUEST: Final = 2
PRIZE_KINDS: Final[tuple[str, ...]] = ("discovery", "circumnavigation", "conquest")

RICHES_NOTHING: Final = 0
RICHES_CARD: Final = 1
RICHES_GALLEONS: Final = 2
RICHES_DEPLETED: Final = 3
RICHES_ELIMINATED: Final = 4
RICHES_NAMES: Final[tuple[str, ...]] = ("nothing", "card", "galleons", "depleted", "eliminated")
RICHES_COLUMNS: Final[tuple[str, ...]] = ("inca", "aztec", "maya", "potosi", "colony")

RAIDER_LOST: Final = 0
RAIDER_LOST_TO_GALLEONS: Final = 1
RAIDER_NOTHING: Final = 2
RAIDER_STEALS_AND_GOES: Final = 3
RAIDER_STEALS: Final = 4
RAIDER_NAMES: Final[tuple[str, ...]] = ("lost", "lost_to_galleons", "nothing", "stolen_and_removed", "stolen")

CATHERINE_OF_ARAGON: Final = 0
ASK_FOR_DIVORCE: Final = 1
ANNE_BOLEYN: Final = 2
JANE_SEYMOUR: Final = 3
ANNE_OF_CLEVES: Final = 4
KATHRYN_HOWARD: Final = 5
KATHERINE_PARR: Final = 6
WIFE_IDS: Final[tuple[str, ...]] = (
    "catherine_of_aragon", "ask_for_divorce", "anne_boleyn", "jane_seymour", "anne_of_cleves", "kathryn_howard",
    "katherine_parr",
)  # fmt: skip

MARRIAGE_FAILS: Final = 0
NO_CHILD: Final = 1
BEHEADED: Final = 2
ELIZABETH_BORN: Final = 3
SICKLY_EDWARD: Final = 4
HEALTHY_EDWARD: Final = 5
PREGNANCY_NAMES: Final[tuple[str, ...]] = (
    "fails", "no_child", "beheaded", "elizabeth", "sickly_edward", "healthy_edward"
)  # fmt: skip

PHASE_IDS: Final[tuple[str, ...]] = (
    "luthers_95_theses", "card_draw", "diplomacy", "negotiation", "suing_for_peace", "ransom",
    "remove_excommunication", "war", "diet_of_worms", "spring_deployment", "action", "winter", "new_world",
    "victory_determination",
)  # fmt: skip
SCENARIO_IDS: Final[tuple[str, ...]] = ("1517", "1532", "tournament")
TURN_LIMIT: Final = 0  # how a game ends
MILITARY: Final = 1
RELIGIOUS: Final = 2
STANDARD: Final = 3
DOMINATION: Final = 4
ENDING_NAMES: Final[tuple[str, ...]] = ("turn_limit", "military", "religious", "standard", "domination")
