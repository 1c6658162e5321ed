"""`regnum titles` and `regnum catalogue`."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.cli.session import Session
from regnum.engine.history import History
from tests.cli.conftest import Command

FACTS = Path(__file__).parent.parent / "titles" / "pax_renaissance" / "facts"


def rows(name: str) -> list[list[str]]:
    """The lines of a table of facts."""
    lines = (FACTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line.split("|") for line in lines if line and not line.startswith("#")]


def words(text: str, mark: str = ",") -> list[str]:
    return [] if text == "-" else text.split(mark)


def test_titles_lists_every_title(command: Command):
    answer = command("titles")
    assert answer.code == 0
    assert all(name in answer.out for name in regnum.title_ids())


def test_titles_as_data_say_what_can_be_chosen(command: Command):
    entry = next(each for each in command("titles", "--json").json()["titles"] if each["id"] == "pax_renaissance")
    assert (entry["min_players"], entry["max_players"]) == (1, 4)
    assert entry["scenarios"] == ["standard"]
    assert {"rulebook", "living"} <= set(entry["presets"])
    assert entry["options"]["astrology"]["values"] == ["off", "on"]


@pytest.mark.parametrize(("language", "word"), [("en", "unfinished"), ("ru", "не завершена"), ("pl", "nieukończona")])
def test_unfinished_titles_are_called_so(command: Command, language: str, word: str):
    parts = command("titles", "--lang", language).out.split("\nhere_i_stand")
    assert [word in part for part in parts] == [False, True]
    entries = {each["id"]: each["finished"] for each in command("titles", "--json").json()["titles"]}
    assert entries == {"pax_renaissance": True, "crusader_kings": True, "here_i_stand": False}


@pytest.mark.parametrize(("title", "players"), [("crusader_kings", 3), ("here_i_stand", 6)])
def test_whoever_begins_an_unfinished_title_is_told(title: str, players: int):
    session = Session(History(regnum.new(title, players, 1)), ("me",) * players, 1)
    assert ("unfinished" in session.welcome()) == (not regnum.find_title(title).finished)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_titles_speak_three_languages(command: Command, language: str):
    assert "Pax Renaissance" in command("titles", "--lang", language).out


def test_the_catalogue_for_people_names_every_card(command: Command):
    answer = command("catalogue", "pax_renaissance")
    assert answer.code == 0
    assert all(row[0] in answer.out for row in rows("cards"))


def test_the_catalogue_agrees_with_the_facts_on_cards(command: Command):
    cards = {card["id"]: card for card in command("catalogue", "pax_renaissance", "--json").json()["cards"]}
    assert len(cards) == len(rows("cards")) == 168
    for name, title, deck, kind, location, prestige, *_ in rows("cards"):
        card = cards[name]
        assert (card["name"], card["deck"], card["kind"]) == (title, deck, kind)
        assert (card["location"] or "-") == location
        assert card["prestige"] == words(prestige)


def test_the_catalogue_agrees_with_the_facts_on_what_cards_do(command: Command):
    cards = {card["id"]: card for card in command("catalogue", "pax_renaissance", "--json").json()["cards"]}
    for name, *_, agents, one_shot, operations, abilities, _ in rows("cards"):
        card = cards[name]
        printed = [" ".join(word.split()[1:]) for word in words(agents) for _ in range(int(word.split()[0]))]
        assert sorted(card["agents"]) == sorted(printed)
        assert card["operations"] == words(operations, ";")
        assert card["abilities"] == sorted(words(abilities))
        shown = card["one_shot"] or {"kind": "-"}
        parts = [*shown.get("religions", ()), *card["suitors"], shown.get("emporium"), shown.get("requires")]
        assert one_shot.split()[0] == shown["kind"]
        assert set(one_shot.split()[1:]) == {part for part in parts if part}


def test_the_catalogue_agrees_with_the_facts_on_the_map(command: Command):
    shown = command("catalogue", "pax_renaissance", "--json").json()
    empires = {empire["id"]: empire for empire in shown["empires"]}
    cities = {city["id"]: (empire["id"], city) for empire in shown["empires"] for city in empire["cities"]}
    for name, title, region, row, column, start, adjacent, king, *_ in rows("empires"):
        empire = empires[name]
        assert (empire["name"], empire["region"], empire["start"]) == (title, region, start)
        assert (empire["row"], empire["column"], empire["king"]["name"]) == (int(row), int(column), king)
        assert set(empire["adjacent"]) == set(words(adjacent))
    for name, *_, king, prestige, operations, republic, law, votes in rows("empires"):
        sides = (("king", king, prestige, operations), ("republic", republic, law, votes))
        for side, person, icons, printed in sides:
            expected = {"name": person, "prestige": words(icons), "operations": words(printed, ";")}
            assert empires[name][side] == expected
    for name, empire_name, capital, emporium, circles, levies, start in rows("cities"):
        owner, city = cities[name]
        assert (owner, city["capital"], city["circles"]) == (empire_name, capital == "capital", int(circles))
        assert (city["emporium"] or "-") == emporium
        assert city["levies"] == {part.split("=")[0]: part.split("=")[1].split(",") for part in levies.split(";")}
        assert [piece for piece in city["start"] if piece] == words(start)


def test_the_catalogue_agrees_with_the_facts_on_borders_and_routes(command: Command):
    shown = command("catalogue", "pax_renaissance", "--json").json()
    borders = {
        each["id"]: [",".join(each["empires"]), each["kind"], each["bank"] or "-", each["place"] or "-"]
        for each in shown["borders"]
    }
    routes = {
        each["id"]: [each["colour"], ",".join(each["path"]), each["start"], each["start_1550"]]
        for each in shown["routes"]
    }
    assert borders == {row[0]: row[1:] for row in rows("borders")}
    assert routes == {row[0]: row[1:] for row in rows("routes")}
