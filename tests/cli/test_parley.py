"""Talk at one screen: packages of three, other versions, signed deals, whispers and promises."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

from regnum.agents.agent import Reply
from regnum.cli import output, parley
from regnum.cli.deals import draft_lines, item_lines, read_deal, read_promise
from regnum.cli.screen.app import Table
from regnum.cli.session import Session
from regnum.cli.terminal import Terminal
from regnum.engine.chance import FastChance
from regnum.engine.history import History
from regnum.engine.orders import Order
from regnum.engine.refusals import RegnumError
from tests.cli.screens import press, seen, sit, until
from tests.probes.congress import TITLE as CONGRESS

PACKAGE = "1 give gold:0:2 both peace 2 1>2 province:1"


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    output.use_language("en")
    yield
    output.use_language(None)


def court(*seats: str) -> Session:
    return Session(History(CONGRESS.setup({}, 4, FastChance(1))), seats or ("me",) * 4, 1)


def typed(session: Session, seat: int, *lines: str) -> None:
    terminal = Terminal(session)
    for line in lines:
        terminal.obey(seat, line)


def test_a_package_of_three_is_read():
    deal = read_deal(court(), 0, PACKAGE)
    assert str(deal) == "0,1,2 0:1:gold:0:2;1:2:province:1:1;0+1:peace:0"
    assert str(read_deal(court(), 0, "1 give gold:0 2 all truce:3")) == "0,1,2 0:1:gold:0:1;0+1+2:truce:3"


@pytest.mark.parametrize("text", ["1", "1 peace", "1 both peace:x", "1 x>2 gold:0", "1 give gold:0 9", "1 2 gold:0"])
def test_what_is_no_package_is_refused(text: str):
    with pytest.raises(RegnumError):
        read_deal(court(), 0, text)


def test_what_can_be_agreed_on_is_listed():
    assert any(line.split()[:1] == ["peace:0"] for line in item_lines(court(), 0))


def test_a_private_draft_waits_for_its_parties_and_is_signed(capsys: pytest.CaptureFixture[str]):
    session = court()
    typed(session, 0, f"deal {PACKAGE}")
    assert "in due course" in capsys.readouterr().out
    assert draft_lines(session, 3) == ["No drafts wait here."]
    typed(session, 1, "counter 1 0 get gold:0:3 both peace 2 give province:1")
    (laid,) = session.parley.offers
    assert (laid.version, laid.agreed) == (2, {1})
    typed(session, 0, "confirm 1")
    typed(session, 2, "confirm 1")
    assert laid.is_signed
    assert "Signed by all" in capsys.readouterr().out
    for _ in range(4):
        session.move(session.next_step().seats[0], "ready")
    session.next_step()
    assert session.game.state.gold == [0, 6, 3, 3]
    assert session.game.state.peace[0] == 2
    assert [bool(session.parley.read(seat)) for seat in range(4)] == [True, True, True, False]


def test_a_signed_deal_that_can_no_longer_be_struck_is_told_to_its_parties():
    session = court()
    for taker in (1, 2):
        typed(session, 0, f"deal {taker} give gold:0:3")
        typed(session, taker, "confirm 1")
    for _ in range(4):
        session.move(session.next_step().seats[0], "ready")
    session.next_step()
    assert session.game.state.gold == [0, 6, 3, 3]
    assert "could not be struck" in session.parley.read(2)[-1]
    assert session.parley.read(3) == []


def test_whoever_declines_leaves_a_word():
    session = court()
    typed(session, 0, "deal 1 give gold:0:1")
    typed(session, 1, "decline 1 not enough")
    assert session.parley.read(0) == ["Player 1 does not agree: not enough"]


def test_a_whisper_is_read_once_by_those_it_is_for(capsys: pytest.CaptureFixture[str]):
    session = court()
    typed(session, 0, "whisper 1,2 shall we?")
    assert session.parley.read(1) == ["Player 0: shall we?"]
    assert session.parley.read(1) == []
    assert session.parley.read(3) == []
    for _ in range(4):
        session.move(session.game.waiting[0], "ready")
    for _ in range(4):
        session.move(session.game.waiting[0], "assent")
    typed(session, 0, "whisper 1 too late")
    assert "cannot talk in private now" in capsys.readouterr().out
    assert session.parley.read(1) == []


def test_promises_get_their_verdict_at_the_end():
    session = court()
    typed(session, 0, "promise 1,2 spare 1", "promise 3 rest")
    assert len(session.parley.read(2)) == 1
    with pytest.raises(RegnumError):
        read_promise(session, 0, "spare 1")
    assert parley.make_promise(session, read_promise(session, 0, "1 love")) == (
        "Nothing of this kind can be promised here."
    )
    for _ in range(8):
        session.move(session.game.waiting[0], "ready" if session.game.state.stage == 0 else "assent")
    session.move(0, "attack south")
    assert [line.rsplit(" – ", 1)[1] for line in parley.verdict_lines(session)] == ["kept", "broken"]


def test_whoever_goes_back_leaves_orders_and_drafts_behind_and_keeps_promises():
    session = court()
    typed(session, 0, "promise 1 rest", f"deal {PACKAGE}")
    typed(session, 1, "confirm 1")
    session.move(0, "ready")
    session.orders_of(1).give(Order("any", "silence", "round", 9))
    session.alone.add(2)
    session.go_back(0, 1)
    assert (session.history.sequence, session.parley.offers, session.orders_of(1).by_topic) == (2, [], {})
    assert session.alone == {2}  # that is about the person
    assert [str(promise) for _, promise in session.parley.promises] == ["0 1 rest:0"]


def test_a_promise_is_judged_by_what_happens_after_it_also_once_the_game_went_back():
    session = court()
    for move in [*["ready"] * 4, *["assent"] * 4, *["stay"] * 3]:
        session.move(session.game.waiting[0], move)
    typed(session, 0, "promise 1 rest")
    session.go_back(0, 1)  # before he stayed: what he does now is what counts
    session.move(0, "attack south")
    assert [line.rsplit(" – ", 1)[1] for line in parley.verdict_lines(session)] == ["broken"]


def test_programs_answer_with_a_reason_or_another_version(monkeypatch: pytest.MonkeyPatch):
    session = court("me", "random", "random", "random")
    wanted = read_deal(session, 0, "1 give gold:0:3")
    monkeypatch.setattr(Session, "reply", lambda self, seat, deal: Reply(False, "too_little", wanted))
    assert parley.put_forward(session, 0, read_deal(session, 0, "1 give gold:0:1")) == (
        "Player 1 proposes instead: Player 0 gives player 1: gold 0 × 3"
    )
    session.parley.offers.clear()
    monkeypatch.setattr(Session, "reply", lambda self, seat, deal: Reply(False, "too_little"))
    assert parley.put_forward(session, 0, wanted) == "Player 1 does not agree: that is too little"
    assert session.parley.offers == []


def test_the_screen_offers_several_partners_whispers_and_promises():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")  # the curtain
        await press(app, pilot, "d")
        text = seen(app)
        assert "Trade with several" in text
        assert "Say something in private" in text
        assert "Promise something" in text

    sit(court(), script)


def test_the_screen_tells_at_the_end_which_promises_were_kept():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")  # the curtain
        app.make(3, "stay")
        await until(pilot, lambda: "– broken" in seen(app))
        assert "promises player 1" in seen(app)

    session = court()
    typed(session, 0, "promise 1 rest")
    course = [*["ready"] * 4, *["assent"] * 4, "attack south", *["stay"] * 3]
    for move in [*course, *course][:-1]:
        session.move(session.game.waiting[0], move)
    sit(session, script)
