"""Trade on the full screen, by keyboard: offers to programs and to people, what waits, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from regnum.agents.agent import Reply
from regnum.cli import output
from regnum.cli.files import store
from regnum.cli.parley import Laid
from regnum.cli.screen.app import Table
from regnum.cli.screen.deals import Draft, Market
from regnum.cli.screen.dialogs import Curtain
from regnum.cli.session import Session
from regnum.engine.deals import Deal, DealItem
from regnum.engine.history import History
from regnum.selfplay.match import Player
from regnum.titles.crusader_kings.rules.marriage import Propose
from tests.cli.screens import pax, press, seen, sit, told
from tests.titles.crusader_kings.builder import crown, gold, hold, run

GOLD = 0
BANK = "Bank"


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    output.use_language("en")
    yield
    output.use_language(None)


def trade(*seats: str) -> Session:
    """Seat 0 has five gold, seat 1 has the Bank and two gold; seat 0 is asked about a marriage, then seat 1."""
    game = crown(players=3, programs="0")
    gold(game, 0, 5)
    gold(game, 1, 2)
    hold(game, 1, "bank")
    run(game, Propose(0), Propose(1))
    return Session(History(game), seats, 1)


async def highlight(app: Table, pilot: Pilot[None], text: str, nth: int = 0) -> None:
    """Go down to the line that says this (the first of them, or a later one)."""
    options = app.screen.query_one(OptionList)
    prompts = [str(options.get_option_at_index(each).prompt) for each in range(options.option_count)]
    place = [number for number, prompt in enumerate(prompts) if text in prompt][nth]
    for _ in range(options.option_count):
        if options.highlighted == place:
            return
        await press(app, pilot, "down")
    raise AssertionError(f"no way to {text}: {prompts}")


async def choose(app: Table, pilot: Pilot[None], text: str, nth: int = 0) -> None:
    """Choose the line that says this."""
    await highlight(app, pilot, text, nth)
    await press(app, pilot, "enter")


async def draft_with(app: Table, pilot: Pilot[None], partner: str) -> None:
    """Begin a deal."""
    await press(app, pilot, "d")
    assert isinstance(app.screen, Market)
    await choose(app, pilot, partner)
    assert isinstance(app.screen, Draft)


def test_gold_for_a_development_of_a_program():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await draft_with(app, pilot, "Trade with House of Capet")
        await highlight(app, pilot, "5 gold")
        await press(app, pilot, "right", "right", "right", "right", "left")
        assert "[x] 3 gold (of 5)" in seen(app)
        await press(app, pilot, "right", "right", "right")  # no more than there is
        assert "[x] 5 gold (of 5)" in seen(app)
        await choose(app, pilot, BANK)
        await choose(app, pilot, "Propose this deal")
        assert told(app) == "House of Capet agrees; the deal is struck."
        assert list(app.game.state.gold) == [0, 7, 0]
        assert app.game.state.held[0]
        assert [entry.kind for entry in app.session.history.entries] == ["deal"]
        assert app.asked == 0
        await press(app, pilot, "enter")
        assert "struck" not in told(app)

    sit(trade("me", "greedy", "greedy"), script)


def test_a_program_that_would_give_something_away_says_what_it_wants_for_it():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await draft_with(app, pilot, "Trade with House of Capet")
        await choose(app, pilot, BANK)
        await choose(app, pilot, "Propose this deal")
        assert told(app).startswith("House of Capet proposes instead: House of Capet gives House of Normandy: Bank;")
        assert not app.session.history.entries
        (laid,) = app.session.parley.offers
        assert (laid.seat, laid.agreed, laid.version) == (1, {1}, 2)

    sit(trade("me", "greedy", "greedy"), script)


def test_the_rules_judge_first():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await draft_with(app, pilot, "Trade with House of Capet")
        await choose(app, pilot, "Wessex")
        await choose(app, pilot, "Propose this deal")
        assert "Nobody may give away the last region." in told(app)
        assert "(rule elimination.when)" in told(app)

    sit(trade("me", "greedy", "greedy"), script)


def test_nothing_is_no_deal_and_escape_leaves_everything_as_it_was():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await draft_with(app, pilot, "Trade with House of Capet")
        await choose(app, pilot, "Propose this deal")
        assert isinstance(app.screen, Draft)
        assert "Mark first what is to change hands." in seen(app)
        await choose(app, pilot, "5 gold")
        assert "Mark first" not in seen(app)
        await choose(app, pilot, "1 gold (of 5)")
        assert "[ ] 5 gold" in seen(app)  # a second Enter takes the mark away
        await press(app, pilot, "escape")
        await press(app, pilot, "d", "escape")
        assert len(app.screen_stack) == 1
        assert not app.session.history.entries
        assert told(app) == ""

    sit(trade("me", "greedy", "greedy"), script)


def test_an_offer_waits_until_the_other_person_looks():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")  # the curtain
        await offer_gold(app, pilot)
        assert told(app) == "The offer is on the table: House of Capet will answer in due course."
        assert not app.session.history.entries
        await choose_decline_of_marriage(app, pilot)
        assert isinstance(app.screen, Curtain)
        await press(app, pilot, "enter")
        assert app.asked == 1
        assert told(app) == "An offer waits for your answer: press d."
        await press(app, pilot, "d")
        text = seen(app)
        assert "House of Normandy offers you:" in text
        assert "House of Normandy gives: 1 gold" in text
        await choose(app, pilot, "Confirm")
        assert told(app) == "House of Normandy agrees; the deal is struck."
        assert list(app.game.state.gold) == [4, 3, 0]
        assert app.session.parley.offers == []

    sit(trade("me", "me", "me"), script)


def test_an_offer_may_be_declined():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        await offer_gold(app, pilot)
        await choose_decline_of_marriage(app, pilot)
        await press(app, pilot, "enter", "d")
        await choose(app, pilot, "Decline")
        assert told(app) == ""
        assert app.session.parley.offers == []
        assert list(app.game.state.gold) == [5, 2, 0]

    sit(trade("me", "me", "me"), script)


def test_an_offer_may_be_withdrawn():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        await offer_gold(app, pilot)
        await press(app, pilot, "d")
        assert "Your offer to House of Capet:" in seen(app)
        assert "You give: 1 gold" in seen(app)
        assert "Confirm" not in seen(app)
        await choose(app, pilot, "Withdraw")
        assert app.session.parley.offers == []

    sit(trade("me", "me", "me"), script)


def test_an_offer_that_has_become_impossible_says_why():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        await offer_gold(app, pilot)
        await choose_decline_of_marriage(app, pilot)
        gold(app.game, 0, 0)
        await press(app, pilot, "enter", "d")
        await choose(app, pilot, "Confirm")
        assert "There is not enough gold for this." in told(app)
        assert len(app.session.parley.offers) == 1

    sit(trade("me", "me", "me"), script)


async def offer_gold(app: Table, pilot: Pilot[None]) -> None:
    """Seat 0 offers seat 1 a gold piece."""
    await draft_with(app, pilot, "Trade with House of Capet")
    await choose(app, pilot, "5 gold")
    await choose(app, pilot, "Propose this deal")


async def choose_decline_of_marriage(app: Table, pilot: Pilot[None]) -> None:
    """Whoever is asked about a marriage makes none."""
    await press(app, pilot, "end", "enter")


@pytest.mark.parametrize("willing", [True, False])
def test_a_program_may_offer_a_person_a_deal(monkeypatch: pytest.MonkeyPatch, willing: bool):
    deal = Deal((0, 1), [DealItem(0, 1, "gold", GOLD, 2)])
    monkeypatch.setattr(Player, "proposals", lambda self, game, seat: [deal])
    monkeypatch.setattr(Player, "reply", lambda self, game, seat, deal: Reply(willing))

    async def script(app: Table, pilot: Pilot[None]) -> None:
        assert app.asked == 1
        assert told(app) == "An offer waits for your answer: press d."
        await press(app, pilot, "d")
        await choose(app, pilot, "Confirm")
        assert ("agrees; the deal is struck" in told(app)) == willing  # it may have changed its mind
        assert app.session.parley.offers == []
        assert app.game.state.gold[1] == (4 if willing else 2)

    sit(trade("greedy", "me", "greedy"), script)


def test_another_game_has_other_offers(tmp_path: Path):
    session = trade("me", "me", "me")
    session.parley.offers.append(Laid(Deal((0, 1), [DealItem(0, 1, "gold", GOLD, 2)]), 0, {0}))
    file = tmp_path / "game.json"
    store(session.history, file)
    session.load(file)
    assert session.parley.offers == []


def test_a_title_without_trade_has_no_key():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        assert "Deals" not in seen(app)
        await press(app, pilot, "d")
        assert len(app.screen_stack) == 1

    sit(pax("me", "random"), script)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_trade_speaks_the_language_on_a_small_screen(language: str):
    output.use_language(language)

    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")  # the curtain
        keys = seen(app)[-80:]
        assert all(output.say(f"regnum-key-{name}") in keys for name in ("deals", "help", "leave"))
        await press(app, pilot, "d", "enter")
        assert isinstance(app.screen, Draft)
        await press(app, pilot, "enter", "right")
        marked = seen(app)
        await press(app, pilot, "end", "enter", "d")
        text = marked + seen(app) + told_below(app)
        assert "regnum-" not in text
        assert "ck-" not in text

    sit(trade("me", "me", "me"), script, (80, 24))


def told_below(app: Table) -> str:
    """The short answer on the table under a window."""
    return str(app.screen_stack[0].query_one("#message").render())
