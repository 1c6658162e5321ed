"""Why a move is refused: every reason with the paragraph that forbids it."""

from __future__ import annotations

from typing import Final

from regnum.engine import refusals


class Reason:
    """0 is allowed; anything else names the refusal. Plain numbers, as every judgement of an answer returns one."""

    OK: Final = 0
    TOO_EXPENSIVE: Final = 1
    TOO_MUCH_INVESTED: Final = 2
    PRICE_MUST_REMAIN: Final = 3
    NOTHING_MORE_TO_CANCEL: Final = 4
    DECK_TOO_SMALL: Final = 5
    OTHER_DECK: Final = 6
    PROGRAMS_NEVER_TAX: Final = 7
    NOT_IN_YOUR_HAND: Final = 8
    TWO_DIFFERENT_CARDS: Final = 9
    CRUSADE_IS_DUE: Final = 10
    CRUSADED_ENOUGH: Final = 11
    NOT_ON_THIS_CARD: Final = 12
    NO_SUCH_RELATIVE: Final = 13
    ALREADY_MARRIED: Final = 14
    SAME_SEX: Final = 15
    NO_LORD_THERE: Final = 16
    NOT_A_RIVAL: Final = 17
    TWO_MONARCHS: Final = 18
    CULTURE_NOT_IN_PLAY: Final = 19
    NOBODY_AT_COURT: Final = 20
    NOT_AT_COURT: Final = 21
    RULER_TAKES_SPOUSE: Final = 22
    NO_SUCH_DOWRY: Final = 23
    NOT_YOUR_REGION: Final = 24
    NO_DUCHY_THERE: Final = 25
    DUCHY_THERE: Final = 26
    ALREADY_A_DUKE: Final = 27
    REVOKE_BEFORE_GRANTING: Final = 28
    CASTLE_THERE: Final = 29
    NO_CASTLE_LEFT: Final = 30
    ALREADY_TRIED: Final = 31
    NOTHING_TO_BUILD: Final = 32
    NOTHING_TO_BUY: Final = 33
    NOT_IN_THE_ROW: Final = 34
    ALREADY_HELD: Final = 35
    NOT_HELD: Final = 36
    OTHER_TYPE: Final = 37
    NEWEST_STAYS: Final = 38
    FOUR_ATTEMPTS: Final = 39
    PLOT_USED: Final = 40
    NO_PLOT_POSSIBLE: Final = 41
    ALREADY_HAVE_CASUS_BELLI: Final = 42
    NOT_A_RIVALS_REGION: Final = 43
    NOT_BESIDE_YOUR_REGION: Final = 44
    ARMY_THERE: Final = 45
    NO_UNREST_LEFT: Final = 46
    NOBODY_THERE: Final = 47
    RULERS_SAFE_IN_FIRST_ROUND: Final = 48
    NOT_A_COUNCILOR: Final = 49
    NOT_MARRIED: Final = 50
    NO_UNREST_THERE: Final = 51
    NO_COUP_POSSIBLE: Final = 52
    NO_ARMY_LEFT: Final = 53
    NO_ARMY_THERE: Final = 54
    NO_INVASION_POSSIBLE: Final = 55
    YOUR_OWN_REGION: Final = 56
    REGION_NOT_IN_PLAY: Final = 57
    NO_CASUS_BELLI: Final = 58
    ARMY_HAS_A_TASK: Final = 59
    NOT_BESIDE_TARGET: Final = 60
    NO_NAVY: Final = 61
    NO_SHIPS_NEEDED: Final = 62
    NOT_ON_THE_SAME_SEA: Final = 63
    NAVY_USED: Final = 64
    NO_ATTACK_TO_SUPPORT: Final = 65
    TOOK_NO_PART: Final = 66
    ONE_COUNTER_ATTACK: Final = 67
    ALREADY_ATTACKED: Final = 68
    NOTHING_TO_LOOT: Final = 69
    ANOTHER_REGION: Final = 70
    ONLY_MEN_CRUSADE: Final = 71
    MEN_GO_FIRST: Final = 72
    NOT_YOUR_SHIELD: Final = 73
    CONDITION_NOT_MET: Final = 74
    NOT_WHAT_THE_EVENT_SAYS: Final = 75
    NOT_IN_YOUR_BAG: Final = 76
    RULER_NOT_AVAILABLE: Final = 77
    NOT_A_PLACE_TO_RETURN: Final = 78
    NOT_A_TRADER: Final = 79
    NOT_FOR_SALE: Final = 80
    UNDER_ATTACK: Final = 81
    TOO_MANY_REGIONS: Final = 82
    LAST_REGION: Final = 83
    TOO_MANY_DEVELOPMENTS: Final = 84
    HAND_TOO_SMALL: Final = 85
    PLANS_ARE_LAID: Final = 86
    COURSE_WITHOUT_EFFECT: Final = 87


RULES: Final = {
    "too_expensive": "check.invest",
    "too_much_invested": "check.max",
    "price_must_remain": "build.check",
    "nothing_more_to_cancel": "oppose.limits",
    "deck_too_small": "basics.limits",
    "other_deck": "era.bonus_cards",
    "programs_never_tax": "ai.no_gold",
    "not_in_your_hand": "round.plans",
    "two_different_cards": "round.plans",
    "crusade_is_due": "round.plans_crusade",
    "crusaded_enough": "crusade.limit",
    "not_on_this_card": "turn.reveal",
    "no_such_relative": "marriage.who",
    "already_married": "marriage.who",
    "same_sex": "marriage.sex",
    "no_lord_there": "marriage.candidates1",
    "not_a_rival": "marriage.candidates2",
    "two_monarchs": "marriage.no_two_monarchs",
    "culture_not_in_play": "marriage.candidates3",
    "nobody_at_court": "marriage.random",
    "not_at_court": "marriage.random",
    "ruler_takes_spouse": "marriage.ruler_takes",
    "no_such_dowry": "marriage.dynasty_consent",
    "not_your_region": "duchy.place",
    "no_duchy_there": "duchy.revoke",
    "duchy_there": "duchy.place",
    "already_a_duke": "duchy.place",
    "revoke_before_granting": "duchy.grant",
    "castle_there": "build.check",
    "no_castle_left": "basics.limits",
    "already_tried": "overthrow.limits",
    "nothing_to_build": "build.check",
    "nothing_to_buy": "develop.buy",
    "not_in_the_row": "develop.buy",
    "already_held": "develop.unique",
    "not_held": "plot.bribe",
    "other_type": "develop.limit",
    "newest_stays": "develop.limit",
    "four_attempts": "plot.limits",
    "plot_used": "plot.limits",
    "no_plot_possible": "plot.one_of_five",
    "already_have_casus_belli": "plot.casus_belli",
    "not_a_rivals_region": "plot.unrest",
    "not_beside_your_region": "plot.unrest",
    "army_there": "plot.unrest_army",
    "no_unrest_left": "basics.limits",
    "nobody_there": "plot.assassinate",
    "rulers_safe_in_first_round": "plot.assassinate_first",
    "not_a_councilor": "plot.bribe",
    "not_married": "plot.divorce",
    "no_unrest_there": "overthrow.target",
    "no_coup_possible": "overthrow.target",
    "no_army_left": "mobilize.max",
    "no_army_there": "war.requirement2",
    "no_invasion_possible": "invasion.conditions",
    "your_own_region": "invasion.conditions",
    "region_not_in_play": "setup.excluded",
    "no_casus_belli": "war.requirement1",
    "army_has_a_task": "invasion.attacks",
    "not_beside_target": "war.requirement2",
    "no_navy": "war.fleet",
    "no_ships_needed": "war.fleet",
    "not_on_the_same_sea": "war.fleet",
    "navy_used": "invasion.fleet_limit",
    "no_attack_to_support": "invasion.support",
    "took_no_part": "invasion.counter",
    "one_counter_attack": "invasion.counter",
    "already_attacked": "invasion.attacks",
    "nothing_to_loot": "invasion.pillage",
    "another_region": "region.limit",
    "only_men_crusade": "crusade.who_male",
    "men_go_first": "crusade.who_queen",
    "not_your_shield": "crusade.four",
    "condition_not_met": "event.condition_other",
    "not_what_the_event_says": "event.resolve",
    "not_in_your_bag": "round.age4",
    "ruler_not_available": "elimination.restart1",
    "not_a_place_to_return": "elimination.restart4",
    "not_a_trader": "basics.trade",
    "not_for_sale": "basics.trade2",
    "under_attack": "basics.trade1",
    "too_many_regions": "region.limit",
    "last_region": "elimination.when",
    "too_many_developments": "develop.limit",
    "hand_too_small": "round.plans",
    "plans_are_laid": "round.plans",
    "course_without_effect": "event.resolve",
}

REASONS: Final = tuple(refusals.Reason(getattr(Reason, name.upper()), name, RULES[name]) for name in RULES)
