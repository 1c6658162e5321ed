"""Golden games of Here I Stand: of random players, and of powers that hunt keys while the others hold still."""

from __future__ import annotations

import random
from typing import Final

from regnum.engine.moves import Move
from regnum.titles.here_i_stand.facts.catalogue import CAPITALS, KEYS, NEIGHBOURS, SPACE_NUMBER, SPACES
from regnum.titles.here_i_stand.facts.names import INDEPENDENT, MAJOR_IDS
from regnum.titles.here_i_stand.position.queries.troops import units_of
from regnum.titles.here_i_stand.position.state import Europe, Position
from tools.golden_file import Wish

REFORMED: Final = (
    "bordeaux", "brest", "geneva", "limoges", "lyon", "nantes", "orleans", "paris", "rouen", "tours", "dijon",
    "grenoble", "avignon", "basel", "besancon", "bristol", "lincoln", "norwich", "plymouth", "portsmouth", "york",
)  # fmt: skip


def nearly_reformed(scenario: str) -> str:
    """A position for those scenarios whose turns are too few: much of France and England has heard the Word already."""
    faith = [f'{space}.faith = "protestant"' for space in REFORMED]
    head = ['title = "here_i_stand"', "players = 6", f'scenario = "{scenario}"', "[space]"]
    return "\n".join([*head, *faith]) + "\n"


WANTED: Final = {
    "turn_limit_1532": Wish(6, "turn_limit", "1532"),
    "turn_limit_tournament": Wish(6, "turn_limit", "tournament"),
    "turn_limit_1517": Wish(6, "turn_limit", "1517"),
    "domination_1517": Wish(6, "domination", "1517"),
    "domination_1532": Wish(6, "domination", "1532", {}, "hapsburg france"),
    "standard_1517": Wish(6, "standard", "1517", {}, "france papacy"),
    "standard_1532": Wish(6, "standard", "1532", {}, "hapsburg france"),
    "military_1517": Wish(6, "military", "1517", {}, "france"),
    "military_1532": Wish(6, "military", "1532", {}, "france"),
    "military_tournament": Wish(6, "military", "tournament", {}, "protestant england france"),
    "religious_1517": Wish(6, "religious", "1517", {}, "protestant france ottoman"),
    "religious_1532": Wish(6, "religious", "1532", {}, "protestant france ottoman", nearly_reformed("1532")),
    "religious_tournament": Wish(
        6, "religious", "tournament", {}, "protestant france ottoman", nearly_reformed("tournament")
    ),
    "domination_tournament": Wish(6, "domination", "tournament", {}, "hapsburg france"),
    "standard_tournament": Wish(6, "standard", "tournament", {}, "hapsburg france"),
    "turn_limit_three_players": Wish(3, "turn_limit", "1532"),
    "domination_four_players": Wish(4, "domination", "1517"),
    "domination_five_players": Wish(5, "domination", "1517"),
}
STILL: Final = {
    "pass", "decline", "done", "stand", "fight-on", "stay", "keep", "stay-inside", "stay-out", "let-pass", "withdraw",
    "remain", "back",
}  # fmt: skip
DULL: Final = 0.9  # so often whoever holds still takes an answer that changes nothing, if there is one
FAR: Final = SPACES
LIKED: Final = {
    "assault": 90, "declare": 5, "all": 80, "lead": 70, "points": 20, "event": 10, "done": 1, "stand": 50,
    "translate": 60, "treatise": 50, "convert": 50, "win": 50, "debate": 30, "commit": 20,
}  # fmt: skip


def play(wish: Wish, seed: int) -> tuple[Europe, list[str]]:
    """A game that may end as it is wished."""
    dice = random.Random(seed)
    game: Europe = wish.opening("here_i_stand", seed).begin()
    hunters = [MAJOR_IDS.index(name) for name in wish.manner.split()]
    lines: list[str] = []
    while not game.over:
        seat = game.waiting[0]
        option = hunt(game, seat, dice) if seat in hunters else rest(game, seat, dice, bool(hunters))
        lines.append(f"{seat} {game.decision().spell(option)}")
        game.apply(seat, option)
    return game, lines


def rest(game: Europe, seat: int, dice: random.Random, still: bool) -> int:
    """Any answer; of whoever holds still mostly one that changes nothing."""
    options = game.legal(seat)
    quiet = [option for option in options if game.decision().spell(option).verb in STILL]
    if still and not quiet:
        quiet = [option for option in options if game.decision().spell(option).verb == "points"]
    return dice.choice(quiet if still and quiet and dice.random() < DULL else options)


def hunt(game: Europe, seat: int, dice: random.Random) -> int:
    """The answer that leads most troops to the next key."""
    away = distances(game.state, seat)
    options = game.legal(seat)
    values = [worth(game, seat, game.decision().spell(option), away) + dice.random() for option in options]
    return options[values.index(max(values))]


def distances(state: Position, seat: int) -> list[int]:
    """How far every space is from a key that the power may take: an independent one, or an enemy's."""
    found = [FAR] * SPACES
    queue = [key for key in KEYS if is_prey(state, seat, key)]
    for key in queue:
        found[key] = 0
    for here in queue:
        for there in NEIGHBOURS[here]:
            if found[there] == FAR:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def is_prey(state: Position, seat: int, space: int) -> bool:
    """Whether a key is free, or an enemy's."""
    owner = state.control[space]
    return owner == INDEPENDENT or bool(state.war[seat] >> state.master[owner] & 1)


def worth(game: Europe, seat: int, move: Move, away: list[int]) -> float:
    """How much an answer helps."""
    state, verb = game.state, move.verb
    if verb == "march" and "-to-" in move.arguments[0]:
        origin, goal = (SPACE_NUMBER[name.replace("-", "_")] for name in move.arguments[0].split("-to-"))
        return worth_of_march(state, seat, origin, goal, away)
    if verb == "deploy":
        return 20 - away[SPACE_NUMBER[move.arguments[1].replace("-", "_")]]
    if verb in ("mercenary", "regular", "place"):
        space = SPACE_NUMBER[move.arguments[0].replace("-", "_")]
        return 12 - away[space] + 2 * (space in CAPITALS[seat])
    return float(LIKED.get(verb, int(move.arguments[-1]) if verb == "take" else 3))


def worth_of_march(state: Position, seat: int, origin: int, goal: int, away: list[int]) -> float:
    """Armies go to keys, many at once, and stay where they besiege."""
    troops = units_of(state, origin, seat)
    if state.besiegers[origin] >> seat & 1 or away[goal] >= away[origin] or troops < 3:
        return -1
    return 15 + troops - away[goal]
