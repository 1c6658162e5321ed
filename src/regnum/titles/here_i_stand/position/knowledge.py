"""Who knows what: hands and deck are secret; cards that change hands unseen are known to those who saw them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from regnum.engine.chance import Chance
from regnum.engine.holdings import Held, Remembered
from regnum.engine.knowledge import Cache, Field, Knowledge, Value, plain_list
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards, holdings
from regnum.titles.here_i_stand.position.state import Position


def no_lines() -> Value:
    """12.1: no line of communication has been traced yet."""
    return [[] for _ in range(MAJORS)]


def redeal(state: Position, eyes: int, chance: Chance) -> None:
    """Deal all cards that these eyes cannot see anew, each as likely as what they have seen allows."""
    holdings(state).sample(eyes, chance)
    bar_anew(state, eyes, chance)


def bar_anew(state: Position, eyes: int, chance: Chance) -> None:
    """16.4.step5.b, card.056: as many cards of a hand as its power has taken in this impulse, if they are hidden."""
    found = [each for each in state.barred_cards if eyes >> each % MAJORS & 1]
    hidden = [each % MAJORS for each in state.barred_cards if not eyes >> each % MAJORS & 1]
    hands = {power: drawable_cards(state, power) for power in hidden}
    state.barred_cards = sorted([*found, *[chance.take(hands[power]) * MAJORS + power for power in hidden]])


@mypyc_attr(allow_interpreted_subclasses=True)
class NotToBePlayedYet(Field[Position]):
    """16.4.step5.b, card.056: which of its cards a power may not play yet is its own to know; the others see how many
    there are."""

    secrecy = "owner"

    def shown(self, state: Position, eyes: int) -> Value:
        return plain_list([each if eyes >> each % MAJORS & 1 else NONE for each in state.barred_cards])

    def scramble(self, state: Position, eyes: int, chance: Chance) -> None:
        bar_anew(state, eyes, chance)

    def hidden(self, state: Position, eyes: int) -> list[int]:
        return [each for each in state.barred_cards if not eyes >> each % MAJORS & 1]


# Grouped as in the position. A field that is in no group is an error at import, so nothing becomes public unasked.
SET_UP: Final[tuple[str, ...]] = ("options", "pack", "scenario", "players")
PROGRESS: Final[tuple[str, ...]] = (
    "turn", "phase", "active", "impulse", "cp", "passes", "skips", "happened", "in_force", "hungary_defeated", "ending",
    "winners", "unsettled",
)  # fmt: skip
POWERS: Final[tuple[str, ...]] = (
    "ruler", "master", "war", "alliance", "peace", "agreed", "owed", "fewer_cards", "excommunicated", "divorce",
    "aragon", "played",
)  # fmt: skip
POINTS: Final[tuple[str, ...]] = ("war_winner", "bonus", "piracy", "chateaux", "st_peters", "record")
MAP: Final[tuple[str, ...]] = (
    "control", "faith", "unrest", "fortified", "on_display", "besiegers", "fresh_sieges", "pirated", "knights",
)  # fmt: skip
UNITS: Final[tuple[str, ...]] = (
    "land", "leader_at", "leader_owner", "leader_lent_to", "ship_owner", "ship_at", "ship_is_corsair", "ship_lent_to",
)  # fmt: skip
IMPULSE: Final[tuple[str, ...]] = (
    "army", "army_leaders", "army_at", "foes", "interceptor", "attempted", "declined", "sheltered", "fought",
    "cancelled", "beaten", "tried", "halted", "assaulted", "weather", "gout", "doomed",
)  # fmt: skip
COMBAT: Final[tuple[str, ...]] = (
    "combat_at", "attacker", "defenders", "dice", "hits", "surprised", "combat_cards", "garrison", "garrison_leaders",
    "sacking",
)  # fmt: skip
SEA: Final[tuple[str, ...]] = ("orders", "arrived", "roll", "chosen_ships", "chosen_admirals")
WINTER: Final[tuple[str, ...]] = ("returning", "harbours", "resolved")
RELIGION: Final[tuple[str, ...]] = (
    "debaters", "reformers", "bulls", "translations", "universities", "targeted", "bonus_used", "inspiration",
    "boleyn_turn", "debate_zone", "debating", "fresh", "barred_debater", "delegates", "shown",
)  # fmt: skip
HEIRS: Final[tuple[str, ...]] = ("wife", "births", "wedding_due", "crowned")
NEW_WORLD: Final[tuple[str, ...]] = (
    "explorers", "conquerors", "exploring", "conquering", "cabots", "voyages", "prizes", "depleted", "colonies",
    "potosi", "galleons", "plantations", "raiders",
)  # fmt: skip
ABROAD: Final[tuple[str, ...]] = ("abroad", "abroad_leaders", "foreigners", "fought_abroad")
PUBLIC: Final[tuple[str, ...]] = (
    *SET_UP, *PROGRESS, *POWERS, *POINTS, *MAP, *UNITS, *IMPULSE, *COMBAT, *SEA, *WINTER, *RELIGION, *HEIRS,
    *NEW_WORLD, *ABROAD,
)  # fmt: skip

KNOWLEDGE: Final = Knowledge(
    Position,
    *(Field[Position](name) for name in PUBLIC),
    Held[Position]("place", "memories", holdings),
    NotToBePlayedYet("barred_cards", ("place",)),
    Field[Position]("keepers"),
    Remembered[Position]("memories", holdings),
    Cache[Position]("supplied", no_lines),
    Cache[Position]("ground", list),
    Cache[Position]("standing", list),
    Cache[Position]("stacks", list),
    Cache[Position]("crowds", list),
    Cache[Position]("counted", list),
    Cache[Position]("columns", list),
    Cache[Position]("columns_kept", list),
    Cache[Position]("own_land", int),
    Cache[Position]("own_memories", int),
    Cache[Position]("leaders_by_place", list),
    Cache[Position]("leaders_kept", list),
    Cache[Position]("ships_by_place", list),
    Cache[Position]("ships_kept", list),
)
