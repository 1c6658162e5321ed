"""Why a move is refused: every reason with the paragraph that forbids it."""

from __future__ import annotations

from typing import Final

from regnum.engine import refusals


class Reason:
    """0 is allowed; anything else names the refusal. Plain numbers, as every judgement of an answer returns one."""

    OK: Final = 0
    NOT_A_CHOICE_HERE: Final = 1
    NO_ACTIONS_LEFT: Final = 2
    MUST_ACT_FIRST: Final = 3
    CARD_NOT_FOR_SALE: Final = 4
    CARD_IS_FACE_DOWN: Final = 5
    TOO_EXPENSIVE: Final = 6
    USURY: Final = 7
    HAND_FULL: Final = 8
    NO_CARD_FOR_PAYMENT: Final = 9
    NOT_IN_YOUR_HAND: Final = 10
    NOT_YOURS_TO_SELL: Final = 11
    QUEEN_SELLS_WITH_KING: Final = 12
    OPERATIONS_USED: Final = 13
    NO_OPERATION_POSSIBLE: Final = 14
    FAIR_USED: Final = 15
    NO_FAIR_CARD: Final = 16
    VICTORY_INACTIVE: Final = 17
    VICTORY_NEEDS_TWO_ACTIONS: Final = 18
    CONDITIONS_NOT_MET: Final = 19
    VICTORY_ALREADY_ACTIVE: Final = 20
    ABILITY_MISSING: Final = 21
    NOBODY_WOULD_LOSE_A_CARD: Final = 22
    NOT_ON_THIS_CARD: Final = 23
    OUTSIDE_LOCATION: Final = 24
    NO_HERETICS: Final = 25
    DISK_NOT_THERE: Final = 26
    NEEDS_PRESTIGE: Final = 27
    NOT_A_SUITOR: Final = 28
    KING_IS_MARRIED: Final = 29
    KING_IS_ELSEWHERE: Final = 30
    NOT_A_KING: Final = 31
    AGENTS_CANNOT_BE_PLACED: Final = 32
    WRONG_PLACE_FOR_PIECE: Final = 33
    NO_SUCH_AGENT: Final = 34
    LAND_BORDER: Final = 35
    BORDER_HELD_BY_PIRATE: Final = 36
    BORDER_HELD_BY_SAME_PIRATE: Final = 37
    CANNOT_PAY_REPRESSION: Final = 38
    EMPORIUM_BUSTED: Final = 39
    NO_ROOM: Final = 40
    MUST_PLACE_AGENT: Final = 41
    AGENT_OF_SAME_CARD: Final = 42
    NO_PIECE_THERE: Final = 43
    REPRESSED_FIRST: Final = 44
    CARD_ALREADY_ACTED: Final = 45
    CARD_SILENCED: Final = 46
    NOT_IN_THIS_HALF: Final = 47
    NO_SUCH_OPERATION: Final = 48
    NO_TARGET: Final = 49
    MUST_OPERATE: Final = 50
    NO_BISHOP_THERE: Final = 51
    NOT_ADJACENT: Final = 52
    THRONE_TO_THRONE: Final = 53
    NOT_A_BISHOPS_PLACE: Final = 54
    NO_FLORIN_THERE: Final = 55
    WRONG_ROW: Final = 56
    NOT_ITSELF: Final = 57
    BEHEAD_NEEDS_BISHOP: Final = 58
    NO_CONCESSION_THERE: Final = 59
    EMPIRE_SATURATED: Final = 60
    CANNOT_PAY_TAX: Final = 61
    WRONG_PIECE_FOR_OP: Final = 62
    RULER_ON_THRONE: Final = 63
    RULER_IS_VASSAL: Final = 64
    WRONG_HALF_FOR_VOTE: Final = 65
    NO_MAJORITY: Final = 66
    CANNOT_PAY_VOTE: Final = 67
    NO_PIRATE_THERE: Final = 68
    OUT_OF_RANGE: Final = 69
    NOT_AN_ADJACENT_EMPIRE: Final = 70
    OWN_EMPIRE: Final = 71
    NO_KNIGHTS: Final = 72
    CANNOT_PAY_CAMPAIGN: Final = 73
    NOT_IN_BATTLE: Final = 74
    PLACE_OCCUPIED: Final = 75
    NOTHING_REPRESSED: Final = 76
    NOT_IN_VENICE: Final = 77
    SILENCED_CARD_OF_OPPONENT: Final = 78
    NOT_AN_OPPONENTS_CARD: Final = 79
    NOT_POLITICAL: Final = 80
    ALREADY_THAT_REGIME: Final = 81
    VENICE_GOLD_ONLY: Final = 82
    FREE_ACTION_USED: Final = 83
    NOT_FOR_AUTOMATED_BANK: Final = 84
    ONLY_AUTOMATED_BANK: Final = 85
    NEEDS_BOTH_ACTIONS: Final = 86
    NO_SUCH_COURSE: Final = 87
    COURSE_NOT_CALLED_FOR: Final = 88
    COURSE_LIES_BEHIND: Final = 89


RULES: Final = {
    "not_a_choice_here": "D1.intro1",
    "no_actions_left": "D1.intro1",
    "must_act_first": "A2a.2",
    "card_not_for_sale": "E1",
    "card_is_face_down": "D2a",
    "too_expensive": "E1b.1",
    "usury": "E1e",
    "hand_full": "E1a",
    "no_card_for_payment": "E1c",
    "not_in_your_hand": "D1.2",
    "not_yours_to_sell": "E3.1",
    "queen_sells_with_king": "E3a",
    "operations_used": "D1.intro3",
    "no_operation_possible": "D1.intro2",
    "fair_used": "D1.intro3",
    "no_fair_card": "E5.1",
    "victory_inactive": "L2",
    "victory_needs_two_actions": "glossary:effect.a",
    "conditions_not_met": "L2",
    "victory_already_active": "L1",
    "ability_missing": "glossary:effect.1",
    "nobody_would_lose_a_card": "D1.intro2",
    "not_on_this_card": "B5e",
    "outside_location": "glossary:location.1",
    "no_heretics": "K1c",
    "disk_not_there": "H1.1",
    "needs_prestige": "H1a.req",
    "not_a_suitor": "I.1",
    "king_is_married": "I.1",
    "king_is_elsewhere": "I.1",
    "not_a_king": "I.1",
    "agents_cannot_be_placed": "E2.1b",
    "wrong_place_for_piece": "B5b",
    "no_such_agent": "E2.2",
    "land_border": "B6:figure2",
    "border_held_by_pirate": "E2.2d.3",
    "border_held_by_same_pirate": "F7.2",
    "cannot_pay_repression": "glossary:repress.a",
    "emporium_busted": "B6d:note1.1",
    "no_room": "glossary:city.1",
    "must_place_agent": "E2.1b",
    "agent_of_same_card": "E2.2b.2",
    "no_piece_there": "glossary:piece_supply.2",
    "repressed_first": "glossary:piece_supply.2",
    "card_already_acted": "E4.1",
    "card_silenced": "F1f",
    "not_in_this_half": "B5d",
    "no_such_operation": "B5a",
    "no_target": "E4.2",
    "must_operate": "E4.2",
    "no_bishop_there": "F1",
    "not_adjacent": "F1",
    "throne_to_throne": "F1c.2",
    "not_a_bishops_place": "glossary:bishop",
    "no_florin_there": "F2",
    "wrong_row": "F2",
    "not_itself": "F3",
    "behead_needs_bishop": "A1d.1",
    "no_concession_there": "F4.1",
    "empire_saturated": "F4a",
    "cannot_pay_tax": "F4.1",
    "wrong_piece_for_op": "F5",
    "ruler_on_throne": "F6",
    "ruler_is_vassal": "F6",
    "wrong_half_for_vote": "F6",
    "no_majority": "F6b",
    "cannot_pay_vote": "F6a",
    "no_pirate_there": "F7.1",
    "out_of_range": "F7.1",
    "not_an_adjacent_empire": "F9",
    "own_empire": "F9a",
    "no_knights": "F9b",
    "cannot_pay_campaign": "F9c",
    "not_in_battle": "glossary:battle",
    "place_occupied": "glossary:regime_change.b",
    "nothing_repressed": "glossary:regime_change.b",
    "not_in_venice": "G4c.2",
    "silenced_card_of_opponent": "glossary:cryptography.2",
    "not_an_opponents_card": "glossary:cryptography.1",
    "not_political": "glossary:cryptography.1",
    "already_that_regime": "F6d",
    "venice_gold_only": "G4c.1",
    "free_action_used": "D1.4:note1",
    "not_for_automated_bank": "D1.intro1",
    "only_automated_bank": "D1.intro1",
    "needs_both_actions": "D1.intro1",
    "no_such_course": "D1.intro1",
    "course_not_called_for": "D1.intro1",
    "course_lies_behind": "D1.intro1",
}

REASONS: Final = tuple(refusals.Reason(getattr(Reason, name.upper()), name, RULES[name]) for name in RULES)
