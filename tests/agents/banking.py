"""Positions for the automated bank, and what it answers in them."""

from __future__ import annotations

from regnum.agents import ask, make_agent
from tests.titles.pax_renaissance.builder import Pax, pax
from tests.titles.positions import decision

KINGS = '[seat.0]\nwest = ["ruler-england", "ruler-holy-roman-empire"]\n[seat.1]\nflorins = 9\n'
REPUBLIC = '[seat.0]\nwest = ["ruler-england"]\n[empire.england]\nrepublic = 1\n[seat.1]\nflorins = 9\n'
BELIEVER = '[city]\ncairo = "islamic-knight"\n[seat.1]\nflorins = 9\n'
BISHOP = '[seat.0]\nwest = ["gutenberg"]\n[bishop]\ngutenberg = "catholic"\n[seat.1]\nflorins = 9\n'
PAWNS = '[border]\nengland-france = "pawn-0"\nfrance-aragon = "pawn-0"\n[seat.1]\nflorins = 9\n'
CALM = "[seat.1]\nflorins = 9\n"
NO_EAST = "[deck.east]\ntop = 0\nlow = 0\ncomets = []\n"  # western cards come into the East row
EMPTY_SHOP = '[market]\neast = ["sahn-i-seman-medrese"]\nwest = ["machiavellianism"]\n'


def shop(east: str = "", west: str = "", fair: str = "sahn-i-seman-medrese") -> str:
    """A market with a dull card on each fair space; the rows go on with the named cards, `-` for a gap."""
    rows = {"east": [fair, *east.split()], "west": ["machiavellianism", *west.split()]}
    lines = [
        f"{name} = [{', '.join(repr(c) if c != '-' else repr('') for c in cards)}]" for name, cards in rows.items()
    ]
    return "[market]\n" + "\n".join(lines) + "\n"


def turn(text: str, market: str = EMPTY_SHOP, turn: str = "", victories: str = "") -> Pax:
    """The bank is to choose its course."""
    head = f"victories = [{victories}]\n" if victories else ""
    return pax(f"{head}{market}{text}\n[turn]\nactive = 1\n{turn}", 1)


def answer(game: Pax) -> str:
    """One answer of whoever is asked: the bank, or the player with the first that is legal."""
    seat = game.waiting[0]
    option = ask(make_agent("bank", 0), game, seat, 1) if seat == 1 else game.legal(seat)[0]
    said = str(game.decision().spell(option))
    game.apply(seat, option)
    return said


def play(game: Pax) -> list[str]:
    """All answers up to the end of the bank's turn."""
    said: list[str] = []
    while not game.over and decision(game) != "over" and game.state.active == 1:
        said.append(answer(game))
        if said[-1] == "end-turn":
            break
    return said


def courses(said: list[str]) -> list[str]:
    return [move for move in said if move.startswith("course")]
