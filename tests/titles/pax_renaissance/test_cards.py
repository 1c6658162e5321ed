"""Each of the 168 cards: where it lies, its prestige, its agents, its one-shot and its operations, as printed."""

from __future__ import annotations

import pytest

from regnum.titles.pax_renaissance.facts.catalogue import OPERATIONS, PRESTIGE, ROUTE
from tests.rule import rule
from tests.titles.pax_renaissance.builder import Pax, card_number, pax, place, regime, row, ruler
from tests.titles.pax_renaissance.facts import CARDS, EMPIRES, Card, borders_of, circles_of, kebab, region_of
from tests.titles.positions import decision, do, moves, moves_with, why_not

STANDARD = [card for card in CARDS if card.kind == "standard"]
QUEENS = [card for card in CARDS if card.kind == "queen"]
COMETS = [card for card in CARDS if card.kind == "comet"]
RELIGIONS = ("catholic", "islamic", "reformist")
PRESTIGES = ("catholic", "islamic", "reformist", "law", "discovery", "patron")
WARS = {"crusade": "catholic", "jihad": "islamic", "reformation": "reformist"}


def of(cards: list[Card], *one_shots: str) -> list[Card]:
    """The cards with one of these one-shots."""
    return [card for card in cards if card.one_shot and card.one_shot[0] in one_shots]


def finish_action(game: Pax) -> None:
    """Take the first answer until the player chooses an action again."""
    while decision(game) != "ChooseAction":
        game.apply(game.waiting[0], game.legal(game.waiting[0])[0])


@rule("E2.place", "B5:note1.1", "glossary:prestige", "B1.2")
@pytest.mark.parametrize("card", STANDARD, ids=str)
def test_a_played_card_lies_in_its_half_with_its_prestige(card: Card) -> None:
    game = pax(f'[seat.0]\nhand = ["{card.id}"]')
    do(game, f"play {card.id}", *(["decline"] if card.one_shot else []))
    assert row(game, 0, card.deck) == [card.slug]
    assert [PRESTIGES[kind] for kind in PRESTIGE[card_number(card.id)]] == card.prestige


def expected_places(card: Card, piece: str) -> set[str]:
    """Where a piece of a card may go on an empty map, by the facts."""
    if piece.endswith("bishop"):
        thrones = {f"appoint {piece} ruler-{kebab(empire)}" for empire in card.empires()}
        return thrones | {f"appoint {piece} {card.slug}"}
    found: set[str] = set()
    taken: set[str] = set()
    for empire in card.empires():
        if piece.endswith(("pirate", "pawn-0")):
            for border in borders_of(empire, sea_only=piece.endswith("pirate")):
                if border not in taken:
                    found.add(f"station {piece} {border} {kebab(empire)}")
                    taken.add(border)
        else:
            found |= {f"place {piece} {circle}" for circle in circles_of(empire)}
    if "condottiere_venice_two_slots" in card.abilities and not piece.endswith("bishop"):
        found.add(f"place {piece} venice-2")
    return found


@rule("E2.2", "E2.2a.1", "E2.2b.1", "E2.2c.1", "E2.2d.1", "B5b", "B5g.1", "B5g.2", "glossary:agents", "D1.2")
@pytest.mark.parametrize("card", STANDARD, ids=str)
def test_the_agents_of_a_card_and_where_they_may_go(card: Card) -> None:
    game = pax(f'[seat.0]\nhand = ["{card.id}"]')
    do(game, f"play {card.id}", *(["decline"] if card.one_shot else []))
    pieces = card.pieces()
    if not pieces:
        assert decision(game) == "ChooseAction"
        return
    expected = set().union(*(expected_places(card, piece) for piece in pieces))
    assert moves(game) == expected | {"no-more-agents"}
    supply = sum(game.state.supply)
    for number in range(len(pieces)):
        game.push(next(move for move in sorted(moves(game)) if move != "no-more-agents"))
        assert sum(game.state.supply) == supply - number - 1 or "bishop" in pieces[0]
    assert decision(game) == "ChooseAction"


@rule("J1", "J2", "J1a.1", "J2a.1", "Jb", "Jc", "Jd", "glossary:civil_war")
@pytest.mark.parametrize("card", of(STANDARD, "conspiracy", "peasant_revolt"), ids=str)
def test_civil_wars_win_undefended_empires_if_agents_fight(card: Card) -> None:
    fights = any(not piece.endswith("bishop") for piece in card.pieces())
    for empire in card.empires():
        game = pax(f'[seat.0]\nhand = ["{card.id}"]')
        do(game, f"play {card.id}")
        assert moves_with(game, "fire") == {f"fire {kebab(name)}" for name in card.empires()}
        do(game, f"fire {kebab(empire)}")
        finish_action(game)
        assert ruler(game, kebab(empire)) == ("0 king" if fights else "throne")


@rule("J1a.2", "J2a.2", "glossary:civil_war")
@pytest.mark.parametrize("card", of(STANDARD, "conspiracy", "peasant_revolt"), ids=str)
def test_a_conspiracy_calls_repressed_nobles_and_a_revolt_calls_serfs(card: Card) -> None:
    empire = kebab(card.empires()[-1])
    for piece, kind in (("catholic-rook", "conspiracy"), ("pawn-1", "peasant_revolt")):
        game = pax(f'[seat.0]\nhand = ["{card.id}"]\n[empire.{empire}]\nrepressed = ["{piece}"]\nregime = "medieval"')
        do(game, f"play {card.id}", f"fire {empire}")
        finish_action(game)
        fights = any(not agent.endswith("bishop") for agent in card.pieces())
        wins = fights or card.one_shot[0] == kind
        assert ruler(game, empire) == ("0 king" if wins else "throne")


@rule("K1", "K1a", "K1b", "K1c", "K2a.1", "glossary:religious_war")
@pytest.mark.parametrize("card", of(STANDARD, "crusade", "jihad", "reformation"), ids=str)
def test_religious_wars_convert_empires_of_their_location(card: Card) -> None:
    faith = WARS[card.one_shot[0]]
    heretic = next(religion for religion in RELIGIONS if religion != faith)
    for empire in card.empires():
        game = war_position(card, empire, faith, heretic)
        do(game, f"play {card.id}")
        assert moves_with(game, "fire") >= {f"fire {kebab(empire)}"}
        do(game, f"fire {kebab(empire)}")
        finish_action(game)
        assert regime(game, kebab(empire)) == faith
        assert ruler(game, kebab(empire)) == "0 king"
    outside = next(name for name in ("england", "mamluk") if name not in card.empires())
    game = war_position(card, outside, faith, heretic)
    do(game, f"play {card.id}")
    assert why_not(game, f"fire {outside}") == "outside_location"


def war_position(card: Card, empire: str, faith: str, heretic: str) -> Pax:
    """One heretic rook in an empire, two knights of the faith next door."""
    adjacent = next(row[6].split(",") for row in EMPIRES if row[0] == empire)
    circles = [circle for other in adjacent for circle in circles_of(other)][:2]
    cities = "".join(f'{circle} = "{faith}-knight"\n' for circle in circles)
    return pax(f'[seat.0]\nhand = ["{card.id}"]\n[city]\n{circles_of(empire)[0]} = "{heretic}-rook"\n{cities}')


@rule("H1.1", "H1a", "H1a.req", "H1b", "H1c", "H1d", "C1a.2")
@pytest.mark.parametrize("card", of(STANDARD, "trade_shift"), ids=str)
def test_trade_shifts_open_the_named_emporium(card: Card) -> None:
    emporium, *needs = card.one_shot[1:]
    text = f'[seat.0]\nhand = ["{card.id}"]\n'
    if needs:
        game = do(pax(text), f"play {card.id}")
        assert why_not(game, "fire-everywhere") == "needs_prestige"
    game = do(pax(text + 'west = ["ruler-portugal"]\n'), f"play {card.id}", "fire-everywhere")
    finish_action(game)
    assert ROUTE.find(kebab(emporium)) in game.state.open_route
    line = "west" if emporium in ("spice_islands", "red_sea") else "east"
    opened = pax(text + f'west = ["ruler-portugal"]\n[route]\n{line} = "{kebab(emporium)}"\n')
    do(opened, f"play {card.id}")
    assert why_not(opened, "fire-everywhere") == "disk_not_there"


HALVES = ("east", "west")
FAITH_CARDS = {"catholic": "grand-inquisitor", "islamic": "safavids", "reformist": "antipope"}


def tableau(names: list[str]) -> str:
    """Cards of a tableau, each in the half of its banner."""
    halves = {half: [name for name in names if (name == FAITH_CARDS["islamic"]) == (half == "east")] for half in HALVES}
    return "".join(f"{half} = {cards}\n" for half, cards in halves.items()).replace("'", '"')


@rule("K3", "K3c")
@pytest.mark.parametrize("card", of(STANDARD, "apostasy"), ids=str)
def test_apostasies_hit_who_holds_both_religions(card: Card) -> None:
    one, other = card.one_shot[1:]
    third = next(religion for religion in RELIGIONS if religion not in (one, other))
    held = [FAITH_CARDS[religion] for religion in (one, other, third)]
    text = f'[seat.0]\nhand = ["{card.id}"]\n[seat.1]\n{tableau(held)}'
    game = do(pax(text), f"play {card.id}", "fire-everywhere")
    finish_action(game)
    assert [place(game, name) for name in held] == ["gone", "gone", "tableau"]
    half = f'[seat.0]\nhand = ["{card.id}"]\n[seat.1]\n{tableau([held[0], held[2]])}'
    spared = do(pax(half), f"play {card.id}", "fire-everywhere")
    finish_action(spared)
    assert [place(spared, name) for name in (held[0], held[2])] == ["tableau", "tableau"]


@rule("I.1", "I.2", "I1", "I1a", "glossary:queen.1")
@pytest.mark.parametrize("queen", QUEENS, ids=str)
def test_queens_marry_the_suitors_on_their_card(queen: Card) -> None:
    suitors = queen.one_shot[1:]
    for suitor in suitors:
        game = pax(f'[seat.0]\nhand = ["{queen.id}"]')
        do(game, f"play {queen.id}")
        assert moves_with(game, "fire") == {f"fire {kebab(name)}" for name in suitors}
        do(game, f"fire {kebab(suitor)}")
        finish_action(game)
        assert ruler(game, kebab(suitor)) == "0 king"
        assert row(game, 0, region_of(suitor)) == [f"ruler-{kebab(suitor)}"]
        assert place(game, queen.id) == "tableau"
    maid = do(pax(f'[seat.0]\nhand = ["{queen.id}"]'), f"play {queen.id}", "decline")
    assert place(maid, queen.id) == "old maid"
    assert [PRESTIGES[kind] for kind in PRESTIGE[card_number(queen.id)]] == queen.prestige


@rule("L1", "E1f", "E1:note1", "glossary:comet")
@pytest.mark.parametrize("comet", COMETS, ids=str)
def test_comets_activate_a_victory(comet: Card) -> None:
    first = "safavids" if comet.deck == "east" else "the-bold"
    game = pax(f'[seat.0]\nflorins = 1\n[market]\n{comet.deck} = ["{first}", "{comet.id}"]')
    do(game, f"buy {comet.id}")
    assert moves(game) == {f"activate {name}" for name in ("renaissance", "globalization", "imperial", "holy")}
    do(game, "activate holy")
    assert (place(game, comet.id), game.state.victory) == ("gone", [0, 0, 0, 1])


# ---- operations -----------------------------------------------------------------------------------------------------

ORDINALS = ("first", "second", "third")
WITH_OPERATIONS = [(card, number) for card in STANDARD + QUEENS for number in range(len(card.operations))]


def home_of(card: Card) -> str:
    """An empire where the card acts: for a queen that of her first suitor."""
    return card.one_shot[1] if card.kind == "queen" else card.empires()[0]


def active(card: Card, text: str = "", other: str = "") -> Pax:
    """A position with the card in the tableau of seat 0 and a few things around it."""
    home = kebab(home_of(card))
    if card.kind == "queen":
        half = region_of(home_of(card))
        seat = f'{half} = ["ruler-{home}"]\n[empire.{home}]\nqueens = ["{card.id}"]'
    else:
        half = card.deck
        seat = f'{half} = ["{card.id}"]'
    game = pax(f"[seat.0]\nflorins = 9\n{seat}\n[seat.1]\nflorins = 1\n{other}\n{text}")
    if why_not(game, f"operations {half}") == "ok":
        do(game, f"operations {half}")
    return game


def operate(card: Card, number: int, text: str = "", other: str = "") -> set[str]:
    """The targets of one operation of a card in a position; empty if it has none."""
    game = active(card, text, other)
    name = f"operate {card.slug} {ORDINALS[number]}"
    if decision(game) != "ChooseOperation" or why_not(game, name) != "ok":
        return set()
    do(game, name)
    return moves(game)


def check_repress(card: Card, number: int, targets: list[str]) -> None:
    """F5: each piece alone in the empire."""
    home = home_of(card)
    circle, line = circles_of(home)[0], borders_of(home)[0]
    pieces = {
        "rook": f'[city]\n{circle} = "islamic-rook"',
        "knight": f'[city]\n{circle} = "catholic-knight"',
        "pawn": f'[border]\n{line} = "pawn-1"',
    }
    for piece, text in pieces.items():
        found = operate(card, number, text)
        assert bool(found) == (piece in targets), piece
        assert all(move.startswith("repress") for move in found)


def check_corsair(card: Card, number: int, faith: str) -> None:
    """F7: only a pirate of the icon's colour sails."""
    line = borders_of(home_of(card), sea_only=True)[0]
    for religion in RELIGIONS:
        found = operate(card, number, f'[border]\n{line} = "{religion}-pirate"')
        assert bool(found) == (religion == faith)
        assert all(move.startswith(f"sail {line} ") for move in found)


def check_inquisitor(card: Card, number: int, faith: str) -> None:
    """F1: only bishops of the icon's colour move."""
    west = ("spanish-tercio", "swiss-rislaufer", "schwarzer-haufen", "marechaussee")
    hosts = [name for name in west if name != card.slug][:3]
    other = f"west = {hosts}".replace("'", '"')
    bishops = "".join(f'{host} = "{religion}"\n' for host, religion in zip(hosts, RELIGIONS, strict=True))
    found = operate(card, number, f"[bishop]\n{bishops}", other)
    assert found == {f"bishop {hosts[RELIGIONS.index(faith)]}"}


def check_commerce(card: Card, number: int, half: str) -> None:
    """F2: only the icon's row."""
    text = '[market]\neast = ["safavids", "dervishes*1"]\nwest = ["the-bold*1", "antipope"]'
    text = text.replace("dervishes", "qizilbash" if card.slug == "dervishes" else "dervishes")
    assert operate(card, number, text) == {"collect east-1" if half == "east" else "collect west-0"}


def check_vote(card: Card, number: int, half: str) -> None:
    """F6: only rulers in the icon's half."""
    home = home_of(card)
    rulers = {"west": "england", "east": "hungary"}
    mine = card.kind == "queen"
    other = "".join(f'{side} = ["ruler-{name}"]\n' for side, name in rulers.items() if not (mine and name == home))
    text = '[border]\nengland-france = "pawn-0"\nhungary-ottoman = "pawn-0"'
    found = operate(card, number, text, other)
    assert f"vote {rulers[half]}" in found
    assert all(region_of(move.removeprefix("vote ").replace("-", "_")) == half for move in found)


def check_behead(card: Card, number: int) -> None:
    """F3: a ruler of the location; two cards need a bishop of certain colours on him."""
    home = kebab(home_of(card))
    other = "" if card.kind == "queen" else f'{region_of(home_of(card))} = ["ruler-{home}"]'
    limited = any(name.startswith("behead_limited") for name in card.abilities)
    assert (f"behead ruler-{home}" in operate(card, number, "", other)) != limited
    if limited:
        colours = ("reformist", "catholic") if "west" in card.abilities[0] else ("islamic", "reformist")
        for religion in RELIGIONS:
            found = operate(card, number, f'[bishop]\nruler-{home} = "{religion}"', other)
            assert (f"behead ruler-{home}" in found) == (religion in colours)


@rule("B5a", "B5d", "E4b", "Fa", "Fb", "Fc", "Fd", "glossary:operation", "glossary:operation.a", "glossary:operation.b")
@pytest.mark.parametrize(("card", "number"), WITH_OPERATIONS, ids=str)
def test_the_operations_of_a_card_find_their_printed_targets(card: Card, number: int) -> None:
    name, *parameters = card.operations[number].split()
    home = home_of(card)
    if name == "repress":
        check_repress(card, number, parameters)
    elif name == "corsair":
        check_corsair(card, number, parameters[0])
    elif name == "inquisitor":
        check_inquisitor(card, number, parameters[0])
    elif name == "commerce":
        check_commerce(card, number, parameters[0])
    elif name == "vote":
        check_vote(card, number, parameters[0])
    elif name == "behead":
        check_behead(card, number)
    elif name == "tax":
        line = borders_of(home)[0]
        assert f"tax {line} {kebab(home)}" in operate(card, number, f'[border]\n{line} = "pawn-1"')
    else:
        assert name == "siege"
        circle = circles_of(home)[0]
        assert operate(card, number, f'[city]\n{circle} = "islamic-rook"') == {f"siege {circle}"}


@rule("B5a")
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_has_no_more_operations_than_printed(card: Card) -> None:
    assert len(OPERATIONS[card_number(card.id)]) == len(card.operations)
