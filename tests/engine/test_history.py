"""The log, undo and its barriers."""

from __future__ import annotations

import pytest

import regnum
from regnum.engine.chance import FastChance, VerifiableChance, commitment
from regnum.engine.codec import go_back, load, save
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import NOTHING_TO_REDO, NOTHING_TO_UNDO, OLD_DECISION, Refusal, RegnumError
from regnum.engine.snapshot import fingerprint
from regnum.engine.verify import verify
from tests.engine.tables import begin, find_probe, play, play_to_the_end, put_cards
from tests.probes import ambush, bazaar, duel, interrupts, lookout, sealed_bids


def test_undo_puts_the_position_back_and_is_an_entry_of_its_own():
    history = begin(duel.TITLE)
    before = fingerprint(history.game)
    history.move(0, "challenge east")
    history.undo(0)
    assert fingerprint(history.game) == before
    assert [entry.as_line()[:4] for entry in history.entries] == [(1, "move", 0, "challenge east"), (2, "undo", 0, "")]
    history.move(0, "challenge east")
    assert history.entries[-1].sequence == 3


def test_what_was_listed_before_an_undo_is_not_offered_after_it():
    history = History(regnum.new("pax_renaissance", players=2, seed=5))
    seat = history.game.waiting[0]
    first = history.game.legal(seat)
    history.move(seat, next(str(move) for move in history.game.moves() if move.verb == "buy"))
    second = history.game.legal(seat)
    assert second != first
    history.undo(seat)
    assert history.game.legal(seat) == first
    only_later = next(option for option in second if option not in first)
    with pytest.raises(Refusal):
        history.game.apply(seat, only_later)


def test_the_answer_of_another_seat_is_a_barrier():
    history = begin(lookout.TITLE, seats=2)
    history.move(0, "mark 0")
    assert history.can_undo(0)
    history.move(1, "mark 1")
    assert not history.can_undo(0)
    history.undo(1)
    assert not history.can_undo(0)
    with pytest.raises(Refusal) as refused:
        history.undo(0)
    assert refused.value.reason is NOTHING_TO_UNDO


def test_several_own_moves_can_be_undone_back_to_the_first():
    history = History(regnum.new("pax_renaissance", players=2, seed=5))
    seat = history.game.waiting[0]
    start = fingerprint(history.game)
    made = 0
    while history.game.waiting == (seat,) and made < 2:
        undoable = (str(move) for move in history.game.moves() if move.verb in ("buy", "fair"))
        history.move(seat, next(undoable))
        made += 1
    while history.can_undo(seat):
        history.undo(seat)
    assert made == 2
    assert fingerprint(history.game) == start


def test_moves_taken_back_can_be_made_again_until_something_else_is_done():
    history = History(regnum.new("pax_renaissance", players=2, seed=5))
    seat = history.game.waiting[0]
    assert not history.can_redo(seat)
    texts = []
    for _ in range(2):
        texts.append(next(str(move) for move in history.game.moves() if move.verb in ("buy", "fair")))
        history.move(seat, texts[-1])
    end = fingerprint(history.game)
    history.undo(seat)
    history.undo(seat)
    assert not history.can_redo(1 - seat)
    history.redo(seat)
    history.redo(seat)
    assert fingerprint(history.game) == end
    assert [entry.kind for entry in history.entries] == ["move", "move", "undo", "undo", "move", "move"]
    assert [entry.text for entry in history.entries[4:]] == texts
    again = load(save(history))
    assert not again.can_redo(seat)
    history.undo(seat)
    assert load(save(history)).can_redo(seat)
    other = next(str(move) for move in history.game.moves() if str(move) != texts[1])
    history.move(seat, other)
    assert not history.can_redo(seat)
    with pytest.raises(Refusal) as refused:
        history.redo(seat)
    assert refused.value.reason is NOTHING_TO_REDO


def test_a_draw_cannot_be_undone():
    history = begin(duel.TITLE)
    history.move(0, "rest")
    assert not history.can_undo(0)
    rolled = begin(interrupts.TITLE)
    rolled.move(0, "set-course coast")
    assert not rolled.can_undo(0)


def test_a_shown_card_cannot_be_undone_nor_what_was_before_it():
    history = begin(duel.TITLE)
    put_cards(history.game, 0, 0)
    history.move(0, "challenge east")
    history.move(0, "strike thrust-0")
    assert history.game.chance.counter == 6
    assert not history.can_undo(0)


def test_a_secret_look_cannot_be_undone_by_whoever_looked():
    history = begin(lookout.TITLE)
    history.move(0, "look 3")
    assert not history.can_undo(0)


def test_what_is_shown_to_all_cannot_be_undone():
    history = begin(lookout.TITLE)
    history.move(0, "turn 3")
    assert not history.can_undo(0)


def test_a_sealed_answer_is_changed_and_not_undone():
    history = begin(sealed_bids.TITLE)
    history.move(0, "bid 3")
    assert not history.can_undo(0)
    history.move(0, "bid 4")
    history.move(1, "bid 0")
    assert not any(history.can_undo(seat) for seat in range(2))
    assert history.game.state.coins == [2, 6]


def test_the_end_of_the_game_cannot_be_undone():
    history = begin(lookout.TITLE)
    for tile in range(lookout.TILES):
        history.move(tile % 2, f"mark {tile}")
    assert history.game.over
    assert not any(history.can_undo(seat) for seat in range(2))


def test_undo_takes_the_events_of_the_move_back():
    history = begin(lookout.TITLE)
    history.move(0, "mark 0")
    assert len(history.log.events) == 1
    history.undo(0)
    assert history.log.events == []


def test_the_game_stays_the_same_object_through_undo():
    history = begin(duel.TITLE)
    game = history.game
    history.move(0, "challenge east")
    history.undo(0)
    assert history.game is game
    assert game.waiting == (0,)


def test_an_answer_to_an_old_decision_is_refused():
    history = begin(duel.TITLE)
    first = history.decision_id
    history.move(0, "challenge east", first)
    with pytest.raises(Refusal) as refused:
        history.move(0, "feint", first)
    assert refused.value.reason is OLD_DECISION
    history.move(0, "feint", history.decision_id)


def test_undo_does_not_bring_an_old_id_back():
    history = begin(duel.TITLE, seats=3)
    ids = [history.decision_id]
    for text in ("challenge east", "", "challenge south", ""):
        if text:
            history.move(0, text)
        else:
            history.undo(0)
        ids.append(history.decision_id)
    assert ids == sorted(set(ids))


def test_the_id_of_a_sealed_decision_stays_while_others_answer():
    history = begin(sealed_bids.TITLE, seats=3)
    open_id = history.decision_id
    for seat in (2, 0, 2):
        history.move(seat, "bid 1", open_id)
        assert history.decision_id == open_id
    history.move(1, "bid 1", open_id)
    assert history.decision_id != open_id


def test_the_log_keeps_the_words_of_the_title_and_not_those_that_were_typed():
    history = begin(duel.TITLE)
    history.move(0, "  Challenge   EAST ")
    assert history.entries[0].text == "challenge east"


def test_a_refused_move_is_not_logged():
    history = begin(duel.TITLE)
    for seat, text in ((0, "challenge north"), (1, "rest"), (0, "dance")):
        with pytest.raises(Refusal):
            history.move(seat, text)
    assert history.entries == []
    assert history.log.events == []


def test_undo_works_after_loading():
    history = begin(lookout.TITLE, seats=3)
    history.move(0, "mark 0")
    loaded = load(save(history), find_probe)
    assert loaded.can_undo(0)
    loaded.undo(0)
    assert fingerprint(loaded.game) == fingerprint(loaded.origin)
    again = load(save(loaded), find_probe)
    assert [entry.kind for entry in again.entries] == ["move", "undo"]
    assert again.decision_id == loaded.decision_id


# ---- windows, players with several seats, ways back -----------------------------------------------------------------


def test_all_answers_to_a_window_are_entries_in_the_order_of_the_seats():
    history = History(ambush.TITLE.setup({}, 4, FastChance(3)))
    history.move(0, "march")
    one, other = load(save(history), find_probe), load(save(history), find_probe)
    history.answer_all([(seat, "pass") for seat in (1, 2, 3)])
    for seat in (3, 1, 2):
        one.move(seat, "pass")
    other.answer_all([(seat, "pass") for seat in (1, 2, 3)])
    assert [(entry.sequence, entry.seat, entry.text) for entry in history.entries[1:]] == [
        (2, 1, "pass"),
        (3, 2, "pass"),
        (4, 3, "pass"),
    ]
    assert fingerprint(history.game) == fingerprint(one.game)
    assert save(load(save(history), find_probe)) == save(history) == save(other)


def test_if_one_of_the_answers_is_refused_none_is_given():
    history = History(ambush.TITLE.setup({}, 3, FastChance(3)))
    history.move(0, "march")
    before = fingerprint(history.game)
    with pytest.raises(Refusal):
        history.answer_all([(1, "pass"), (2, "play blade")])
    assert (fingerprint(history.game), history.sequence) == (before, 1)


def test_a_game_that_went_back_draws_anew_and_can_be_loaded_and_verified():
    secret, nonces = b"host", [b"0", b"1"]
    history = History(ambush.TITLE.setup({}, 2, VerifiableChance.from_secret(secret, nonces)))
    hands = []
    for _ in range(12):
        history.move(0, "rest")
        hands.append(history.game.state.hand[0])
        go_back(history, 0)
    assert len({str(hand) for hand in hands}) > 1  # the same draw, in other epochs
    assert history.game.chance.epoch == 12
    assert not any(history.can_undo(seat) for seat in (0, 1))
    play_to_the_end(history)
    data = save(history)
    assert save(load(data, find_probe)) == data
    assert verify(data, commitment(secret), find_probe).fair


def test_nobody_goes_back_into_the_middle_of_answers_that_count_together():
    history = History(ambush.TITLE.setup({}, 3, FastChance(3)))
    history.move(0, "march")
    history.answer_all([(1, "pass"), (2, "pass")])
    for place in (2, 3, 9, -1):
        with pytest.raises(RegnumError):
            go_back(history, place)
    go_back(history, 1)
    assert isinstance(history.game.decision(), ambush.Answer)
    assert history.decision_id == 4


def test_a_history_that_has_forgotten_its_beginning_goes_on_with_the_same_numbers():
    history = play(begin(duel.TITLE, 3), 12)
    whole = load(save(history), find_probe)
    while not history.is_settled:
        play(history, 1)
        play(whole, 1)
    history.forget(2)
    assert (history.entries, history.sequence, len(history.log)) == ([], whole.sequence, len(whole.log))
    assert len(history.log.events) <= 2
    again = load(save(history), find_probe)
    assert again.sequence == whole.sequence
    assert fingerprint(play_to_the_end(again).game) == fingerprint(play_to_the_end(history).game)
    assert [entry.sequence for entry in history.entries][:1] == [whole.sequence + 1] or history.game.over


def test_what_an_answer_tells_depends_on_who_gives_it_and_when(monkeypatch: pytest.MonkeyPatch):
    asked: list[tuple[tuple[int, ...], int, int]] = []

    def tells(self: bazaar.Visit, game: Game[bazaar.Stalls], seat: int, option: int) -> bool:
        asked.append((game.waiting, seat, option))
        return seat == 1

    monkeypatch.setattr(bazaar.Visit, "tells", tells)
    history = begin(bazaar.TITLE, seats=3)
    stay = history.game.parse("stay")
    history.move(0, "stay")
    assert history.can_undo(0)
    with pytest.raises(Refusal):
        history.move(0, "stay")  # it is not his turn: what is refused tells nothing
    history.move(1, "stay")
    assert not history.can_undo(1)
    assert asked == [((0,), 0, stay), ((1,), 1, stay)]  # as the game was before the answer
