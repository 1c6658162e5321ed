"""Why a move is refused: every reason with the paragraph that forbids it."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from regnum.engine import refusals


class Reason(IntEnum):
    """0 is allowed; anything else names the refusal."""

    OK = 0
    NOT_A_CHOICE_HERE = 1
    NO_ACTIONS_LEFT = 2
    MUST_ACT_FIRST = 3
    CARD_NOT_FOR_SALE = 4
    CARD_IS_FACE_DOWN = 5
    TOO_EXPENSIVE = 6
    USURY = 7
    HAND_FULL = 8
    NO_CARD_FOR_PAYMENT = 9
    NOT_IN_YOUR_HAND = 10
    NOT_YOURS_TO_SELL = 11
    QUEEN_SELLS_WITH_KING = 12
    OPERATIONS_USED = 13
    NO_OPERATION_POSSIBLE = 14
    FAIR_USED = 15
    NO_FAIR_CARD = 16
    VICTORY_INACTIVE = 17
    VICTORY_NEEDS_TWO_ACTIONS = 18
    CONDITIONS_NOT_MET = 19
    VICTORY_ALREADY_ACTIVE = 20
    ABILITY_MISSING = 21
    NOBODY_WOULD_LOSE_A_CARD = 22
    NOT_ON_THIS_CARD = 23
    OUTSIDE_LOCATION = 24
    NO_HERETICS = 25
    DISK_NOT_THERE = 26
    NEEDS_PRESTIGE = 27
    NOT_A_SUITOR = 28
    KING_IS_MARRIED = 29
    KING_IS_ELSEWHERE = 30
    NOT_A_KING = 31
    AGENTS_CANNOT_BE_PLACED = 32
    WRONG_PLACE_FOR_PIECE = 33
    NO_SUCH_AGENT = 34
    LAND_BORDER = 35
    BORDER_HELD_BY_PIRATE = 36
    BORDER_HELD_BY_SAME_PIRATE = 37
    CANNOT_PAY_REPRESSION = 38
    EMPORIUM_BUSTED = 39
    NO_ROOM = 40
    MUST_PLACE_AGENT = 41
    AGENT_OF_SAME_CARD = 42
    NO_PIECE_THERE = 43
    REPRESSED_FIRST = 44
    CARD_ALREADY_ACTED = 45
    CARD_SILENCED = 46
    NOT_IN_THIS_HALF = 47
    NO_SUCH_OPERATION = 48
    NO_TARGET = 49
    MUST_OPERATE = 50
    NO_BISHOP_THERE = 51
    NOT_ADJACENT = 52
    THRONE_TO_THRONE = 53
    NOT_A_BISHOPS_PLACE = 54
    NO_FLORIN_THERE = 55
    WRONG_ROW = 56
    NOT_ITSELF = 57
    BEHEAD_NEEDS_BISHOP = 58
    NO_CONCESSION_THERE = 59
    EMPIRE_SATURATED = 60
    CANNOT_PAY_TAX = 61
    WRONG_PIECE_FOR_OP = 62
    RULER_ON_THRONE = 63
    RULER_IS_VASSAL = 64
    WRONG_HALF_FOR_VOTE = 65
    NO_MAJORITY = 66
    CANNOT_PAY_VOTE = 67
    NO_PIRATE_THERE = 68
    OUT_OF_RANGE = 69
    NOT_AN_ADJACENT_EMPIRE = 70
    OWN_EMPIRE = 71
    NO_KNIGHTS = 72
    CANNOT_PAY_CAMPAIGN = 73
    NOT_IN_BATTLE = 74
    PLACE_OCCUPIED = 75
    NOTHING_REPRESSED = 76
    NOT_IN_VENICE = 77
    SILENCED_CARD_OF_OPPONENT = 78
    NOT_AN_OPPONENTS_CARD = 79
    NOT_POLITICAL = 80
    ALREADY_THAT_REGIME = 81
    VENICE_GOLD_ONLY = 82
    FREE_ACTION_USED = 83
    NOT_FOR_AUTOMATED_BANK = 84
    ONLY_AUTOMATED_BANK = 85
    NEEDS_BOTH_ACTIONS = 86
    NO_SUCH_COURSE = 87
    COURSE_NOT_CALLED_FOR = 88
    COURSE_LIES_BEHIND = 89


RULES: Final = {
    Reason.NOT_A_CHOICE_HERE: "D1.intro1",
    Reason.NO_ACTIONS_LEFT: "D1.intro1",
    Reason.MUST_ACT_FIRST: "A2a.2",
    Reason.CARD_NOT_FOR_SALE: "E1",
    Reason.CARD_IS_FACE_DOWN: "D2a",
    Reason.TOO_EXPENSIVE: "E1b.1",
    Reason.USURY: "E1e",
    Reason.HAND_FULL: "E1a",
    Reason.NO_CARD_FOR_PAYMENT: "E1c",
    Reason.NOT_IN_YOUR_HAND: "D1.2",
    Reason.NOT_YOURS_TO_SELL: "E3.1",
    Reason.QUEEN_SELLS_WITH_KING: "E3a",
    Reason.OPERATIONS_USED: "D1.intro3",
    Reason.NO_OPERATION_POSSIBLE: "D1.intro2",
    Reason.FAIR_USED: "D1.intro3",
    Reason.NO_FAIR_CARD: "E5.1",
    Reason.VICTORY_INACTIVE: "L2",
    Reason.VICTORY_NEEDS_TWO_ACTIONS: "glossary:effect.a",
    Reason.CONDITIONS_NOT_MET: "L2",
    Reason.VICTORY_ALREADY_ACTIVE: "L1",
    Reason.ABILITY_MISSING: "glossary:effect.1",
    Reason.NOBODY_WOULD_LOSE_A_CARD: "D1.intro2",
    Reason.NOT_ON_THIS_CARD: "B5e",
    Reason.OUTSIDE_LOCATION: "glossary:location.1",
    Reason.NO_HERETICS: "K1c",
    Reason.DISK_NOT_THERE: "H1.1",
    Reason.NEEDS_PRESTIGE: "H1a.req",
    Reason.NOT_A_SUITOR: "I.1",
    Reason.KING_IS_MARRIED: "I.1",
    Reason.KING_IS_ELSEWHERE: "I.1",
    Reason.NOT_A_KING: "I.1",
    Reason.AGENTS_CANNOT_BE_PLACED: "E2.1b",
    Reason.WRONG_PLACE_FOR_PIECE: "B5b",
    Reason.NO_SUCH_AGENT: "E2.2",
    Reason.LAND_BORDER: "B6:figure2",
    Reason.BORDER_HELD_BY_PIRATE: "E2.2d.3",
    Reason.BORDER_HELD_BY_SAME_PIRATE: "F7.2",
    Reason.CANNOT_PAY_REPRESSION: "glossary:repress.a",
    Reason.EMPORIUM_BUSTED: "B6d:note1.1",
    Reason.NO_ROOM: "glossary:city.1",
    Reason.MUST_PLACE_AGENT: "E2.1b",
    Reason.AGENT_OF_SAME_CARD: "E2.2b.2",
    Reason.NO_PIECE_THERE: "glossary:piece_supply.2",
    Reason.REPRESSED_FIRST: "glossary:piece_supply.2",
    Reason.CARD_ALREADY_ACTED: "E4.1",
    Reason.CARD_SILENCED: "F1f",
    Reason.NOT_IN_THIS_HALF: "B5d",
    Reason.NO_SUCH_OPERATION: "B5a",
    Reason.NO_TARGET: "E4.2",
    Reason.MUST_OPERATE: "E4.2",
    Reason.NO_BISHOP_THERE: "F1",
    Reason.NOT_ADJACENT: "F1",
    Reason.THRONE_TO_THRONE: "F1c.2",
    Reason.NOT_A_BISHOPS_PLACE: "glossary:bishop",
    Reason.NO_FLORIN_THERE: "F2",
    Reason.WRONG_ROW: "F2",
    Reason.NOT_ITSELF: "F3",
    Reason.BEHEAD_NEEDS_BISHOP: "A1d.1",
    Reason.NO_CONCESSION_THERE: "F4.1",
    Reason.EMPIRE_SATURATED: "F4a",
    Reason.CANNOT_PAY_TAX: "F4.1",
    Reason.WRONG_PIECE_FOR_OP: "F5",
    Reason.RULER_ON_THRONE: "F6",
    Reason.RULER_IS_VASSAL: "F6",
    Reason.WRONG_HALF_FOR_VOTE: "F6",
    Reason.NO_MAJORITY: "F6b",
    Reason.CANNOT_PAY_VOTE: "F6a",
    Reason.NO_PIRATE_THERE: "F7.1",
    Reason.OUT_OF_RANGE: "F7.1",
    Reason.NOT_AN_ADJACENT_EMPIRE: "F9",
    Reason.OWN_EMPIRE: "F9a",
    Reason.NO_KNIGHTS: "F9b",
    Reason.CANNOT_PAY_CAMPAIGN: "F9c",
    Reason.NOT_IN_BATTLE: "glossary:battle",
    Reason.PLACE_OCCUPIED: "glossary:regime_change.b",
    Reason.NOTHING_REPRESSED: "glossary:regime_change.b",
    Reason.NOT_IN_VENICE: "G4c.2",
    Reason.SILENCED_CARD_OF_OPPONENT: "glossary:cryptography.2",
    Reason.NOT_AN_OPPONENTS_CARD: "glossary:cryptography.1",
    Reason.NOT_POLITICAL: "glossary:cryptography.1",
    Reason.ALREADY_THAT_REGIME: "F6d",
    Reason.VENICE_GOLD_ONLY: "G4c.1",
    Reason.FREE_ACTION_USED: "D1.4:note1",
    Reason.NOT_FOR_AUTOMATED_BANK: "D1.intro1",
    Reason.ONLY_AUTOMATED_BANK: "D1.intro1",
    Reason.NEEDS_BOTH_ACTIONS: "D1.intro1",
    Reason.NO_SUCH_COURSE: "D1.intro1",
    Reason.COURSE_NOT_CALLED_FOR: "D1.intro1",
    Reason.COURSE_LIES_BEHIND: "D1.intro1",
}

REASONS: Final = tuple(refusals.Reason(reason, reason.name.lower(), RULES[reason]) for reason in Reason if reason)
