"""Who knows what: hands and deck are secret; cards that change hands unseen are known to those who saw them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from regnum.engine.chance import Chance
from regnum.engine.holdings import Held, Remembered
from regnum.engine.knowledge import Cache, Field, Knowledge, Value, plain_list
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE, OTTOMAN
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards, holdings
from regnum.titles.here_i_stand.position.state import Position


def no_lines() -> Value:
    """12.1: no line of communication has been traced yet."""
    return [[] for _ in range(MAJORS)]


def redeal(state: Position, eyes: int, chance: Chance) -> None:
    """Deal all cards that these eyes cannot see anew, each as likely as what they have seen allows."""
    holdings(state).sample(eyes, chance)
    if not eyes >> OTTOMAN & 1:
        bar_anew(state, chance)


def bar_anew(state: Position, chance: Chance) -> None:
    """16.4.step5.b: as many cards of the Ottoman hand as pirates have taken in this impulse."""
    left = drawable_cards(state, OTTOMAN)
    state.barred_cards = sorted([chance.take(left) for _ in state.barred_cards])


@mypyc_attr(allow_interpreted_subclasses=True)
class TakenByPirates(Field[Position]):
    """16.4.step5.b: which cards the Ottoman may not play yet is his to know; the others see how many there are."""

    secrecy = "owner"

    def shown(self, state: Position, eyes: int) -> Value:
        return plain_list(state.barred_cards) if eyes >> OTTOMAN & 1 else [NONE] * len(state.barred_cards)

    def scramble(self, state: Position, eyes: int, chance: Chance) -> None:
        if not eyes >> OTTOMAN & 1:
            bar_anew(state, chance)

    def hidden(self, state: Position, eyes: int) -> list[int]:
        return [] if eyes >> OTTOMAN & 1 else list(state.barred_cards)


# Grouped as in the position. A field that is in no group is an error at import, so nothing becomes public unasked.
SET_UP: Final = ("options", "pack", "scenario", "players")
PROGRESS: Final = (
    "turn", "phase", "active", "impulse", "cp", "passes", "skips", "happened", "in_force", "hungary_defeated", "ending",
    "winners", "unsettled",
)  # fmt: skip
POWERS: Final = (
    "ruler", "master", "war", "alliance", "peace", "agreed", "owed", "fewer_cards", "excommunicated", "divorce",
    "aragon", "played",
)  # fmt: skip
POINTS: Final = ("war_winner", "bonus", "piracy", "chateaux", "st_peters", "record")
MAP: Final = (
    "control", "faith", "unrest", "fortified", "on_display", "besiegers", "fresh_sieges", "pirated", "knights",
)  # fmt: skip
UNITS: Final = (
    "land", "leader_at", "leader_owner", "leader_lent_to", "ship_owner", "ship_at", "ship_is_corsair", "ship_lent_to",
)  # fmt: skip
IMPULSE: Final = (
    "army", "army_leaders", "army_at", "foes", "interceptor", "attempted", "declined", "sheltered", "fought",
    "cancelled", "beaten", "tried", "halted", "assaulted", "weather", "gout", "doomed",
)  # fmt: skip
COMBAT: Final = (
    "combat_at", "attacker", "defenders", "dice", "hits", "surprised", "combat_cards", "garrison", "garrison_leaders",
    "sacking",
)  # fmt: skip
SEA: Final = ("orders", "arrived", "roll", "chosen_ships", "chosen_admirals")
WINTER: Final = ("returning", "harbours", "resolved")
RELIGION: Final = (
    "debaters", "reformers", "bulls", "translations", "universities", "targeted", "bonus_used", "inspiration",
    "boleyn_turn", "debate_zone", "debating", "fresh", "barred_debater", "delegates", "shown",
)  # fmt: skip
HEIRS: Final = ("wife", "births", "wedding_due", "crowned")
NEW_WORLD: Final = (
    "explorers", "conquerors", "exploring", "conquering", "cabots", "voyages", "prizes", "depleted", "colonies",
    "potosi", "galleons", "plantations", "raiders",
)  # fmt: skip
ABROAD: Final = ("abroad", "abroad_leaders", "foreigners", "fought_abroad")
PUBLIC: Final = (
    *SET_UP, *PROGRESS, *POWERS, *POINTS, *MAP, *UNITS, *IMPULSE, *COMBAT, *SEA, *WINTER, *RELIGION, *HEIRS,
    *NEW_WORLD, *ABROAD,
)  # fmt: skip

KNOWLEDGE: Final = Knowledge(
    Position,
    *(Field[Position](name) for name in PUBLIC),
    Held[Position]("place", "memories", holdings),
    TakenByPirates("barred_cards", ("place",)),
    Field[Position]("keepers"),
    Remembered[Position]("memories", holdings),
    Cache[Position]("supplied", no_lines),
)
