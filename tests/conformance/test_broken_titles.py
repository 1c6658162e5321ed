"""Every check finds the faults that it is there for: each broken title differs from a sound one in one thing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from regnum.engine.chance import FastChance
from tests.conformance import broken, broken_holdings, broken_positions, broken_secrets, broken_talk, broken_windows
from tests.conformance.checks import CHECKS, Check, check_frequencies, check_hash_seeds, check_layers
from tests.conformance.pebbles import CARDS, HAND, Round, pebbles
from tests.conformance.playing import AnyGame, AnyTitle
from tests.conformance.positions import check_positions
from tests.conformance.secrecy import Fact
from tests.probes import rumours

FAULTS: dict[str, list[tuple[Callable[[], AnyTitle], str]]] = {
    "determinism": [(broken.remembers_other_games, "two games with seed")],
    "random_play": [
        (broken.runs_into_a_dead_end, "has no answer"),
        (broken.never_ends, "does not end"),
        (broken.reaches_an_impossible_position, "less than no pebbles"),
        (broken.has_no_outcome, "no outcome"),
    ],
    "clones": [(broken.shares_a_list_with_its_copies, "has changed the original")],
    "sealed_order": [(broken.lets_the_order_of_answers_matter, "copied|order of answers|fails with")],
    "legality": [
        (broken.forgets_to_list_an_answer, "allowed but not listed"),
        (broken.lists_an_answer_twice, "listed twice"),
        (broken.lists_what_is_not_allowed, "or the reverse"),
        (broken.lists_what_cannot_be_carried_out, "no place for a third card"),
        (broken.fails_instead_of_refusing, "fails with"),
        (broken.changes_something_while_refusing, "has changed the position"),
    ],
    "reasons": [(broken.gives_an_unknown_reason, "unknown reason 77")],
    "words": [
        (broken.spells_what_it_cannot_read, "is not read as what it was"),
        (broken.reads_something_else, "is not read as what it was"),
    ],
    "action_ids": [(broken.gives_two_answers_one_number, "already means")],
    "undo": [
        (broken.shares_a_list_with_its_copies, "leaves traces"),
        (broken.shows_what_the_table_does_not_know, "has learned something"),
        (broken.whispers_a_card_to_whoever_asks, "has learned something"),
    ],
    "saves": [(broken.carries_more_than_its_arguments, "its save cannot be loaded")],
    "frames": [
        (broken.carries_more_than_its_arguments, "is not what its arguments say"),
        (broken.counts_in_a_frame, "has changed since"),
        (broken.calls_a_frame_that_nobody_knows, "is not a frame of the title"),
    ],
    "events": [
        (broken.tells_an_undeclared_event, "gone is not declared"),
        (broken.tells_too_few_numbers, "taken told with"),
    ],
    "positions": [
        (broken_positions.forgets_a_field_of_a_position, "score came back as another"),
        (broken_positions.forgets_how_far_it_has_come, "it came back at another moment"),
        (broken_positions.refuses_what_it_wrote, "its own text is refused: .*there is no card stone-"),
        (broken_positions.has_no_position_files, "has no position files"),
    ],
    "windows": [
        (broken_windows.forbids_silence, "may not stay silent"),
        (broken_windows.lets_void_plays_count, "void answers or their order"),
        (broken_windows.forgets_somebody_in_the_order, "the order is not one of those"),
        (broken_windows.shows_who_has_answered, "sees that seat . has answered"),
    ],
    "orders": [
        (broken_windows.plays_on_an_unknown_topic, "weather"),
        (broken_windows.says_that_hidden_choices_are_open, "not everybody can tell"),
        (broken_windows.orders_an_answer_that_is_not_legal, "the silent answer of seat . is not legal"),
    ],
    "controllers": [
        (broken_windows.names_players_by_numbers_of_their_own, "is held by"),
        (broken_windows.swaps_seats_in_the_middle, "have changed hands"),
        (broken_windows.shows_each_seat_its_own, "what its companion does not"),
    ],
    "whispers": [
        (broken_talk.lets_only_one_side_whisper, "who may not answer"),
        (broken_talk.whispers_with_itself, "whispers with itself"),
        (broken_talk.lets_secrets_say_who_may_talk, "who may talk depends on a secret"),
        (broken_talk.forbids_to_draft_what_can_be_struck, "struck but not talked about"),
    ],
    "drafts": [
        (broken_talk.tells_that_a_deal_is_drafted, "everybody hears that"),
        (broken_talk.counts_drafts_in_the_view, "a view shows that"),
        (broken_talk.keeps_drafts_in_the_position, "has changed the position"),
        (broken_talk.makes_peace_for_the_first_party_only, "depends on the order of its parties"),
        (broken_talk.judges_by_the_order_of_parties, "is judged by the order of its parties"),
        (broken_talk.forgets_a_deal_in_the_order, "the order of deals"),
    ],
    "signed": [(broken_talk.trusts_what_was_signed, "fails with")],
    "promises": [
        (broken_talk.judges_promises_by_what_it_remembers, "is not judged by what happened"),
        (broken_talk.takes_verdicts_back, "is .* later"),
        (broken_talk.gives_a_verdict_that_is_none, "unknown verdict 7"),
    ],
    "insights": [
        (broken_secrets.sees_through_hands, "an insight of seat"),
        (broken_secrets.plays_on_while_it_thinks, "has changed the position"),
    ],
    "leaks": [
        (broken_secrets.shows_hands_in_the_view, "the view of seat"),
        (broken_secrets.lists_by_the_hands_of_others, "depends on a secret"),
        (broken_secrets.sorts_by_the_hands_of_others, "the list of options of seat"),
        (broken_secrets.refuses_by_the_hands_of_others, "a refusal of seat"),
        (broken_secrets.asks_by_hidden_cards, "the view of seat"),
        (broken_windows.asks_only_holders, "the view of seat"),
        (broken_secrets.tells_everybody_what_was_drawn, "hears a secret"),
        (broken_secrets.peeks_when_it_explains, "an explanation of seat"),
        (broken_secrets.offers_what_is_wished_for, "a possible deal of seat"),
        (broken_secrets.judges_deals_by_wishes, "a judgement on a deal of seat"),
        (broken_holdings.tells_everybody_which_card_was_taken, "hears a secret"),
    ],
    "determinise": [
        (broken_secrets.keeps_the_truth, "depends on what the seat cannot know"),
        (broken_secrets.resamples_the_own_hand, "the view has changed"),
        (broken_windows.guesses_the_hand_of_the_twin, "the view has changed"),
        (broken_secrets.resamples_the_original, "the original has changed"),
        (broken_secrets.foresees_the_draws, "draws from the real chance"),
        (broken_secrets.always_guesses_the_same, "always guesses the same"),
        (broken_secrets.guesses_impossible_cards, "less than no pebbles"),
        (broken_holdings.deals_in_the_hidden_order, "depends on what the seat cannot know"),
        (broken_holdings.remembers_what_others_have_seen, "depends on what the seat cannot know"),
    ],
}
CASES = [
    pytest.param(check, make, message, id=f"{check}-{make.__name__}")
    for check in CHECKS
    for make, message in FAULTS[str(check)]
]


@pytest.mark.parametrize("check", CHECKS, ids=str)
def test_the_sound_title_passes(check: Check):
    check.run(pebbles(), 1, check.quick)


@pytest.mark.parametrize(("check", "make", "message"), CASES)
def test_a_broken_title_is_caught(check: Check, make: Callable[[], AnyTitle], message: str):
    title = make()
    with pytest.raises(AssertionError, match=message):
        check.run(title, 1, check.quick)


def test_a_title_with_sound_position_files_passes():
    check_positions(broken_positions.reads_and_writes_positions(), 1, 40)


def test_dependence_on_the_order_of_sets_is_caught():
    with pytest.raises(AssertionError, match="PYTHONHASHSEED"):
        check_hash_seeds(f"{broken.__name__}:depends_on_the_order_of_sets", 1, 3)


def test_steps_with_the_same_name_are_caught():
    class Twice(Round):
        steps = ("draw_hands", "take_turn", "take_turn")

    with pytest.raises(TypeError, match="different names"):
        pebbles(procedure=Twice)


def hand_of_the_other(game: AnyGame) -> list[Fact]:
    """The cards of seat 1, all together as one fact."""
    return [tuple(game.state.hand[1])]


def opening(title: AnyTitle) -> AnyGame:
    """The first position of two seats."""
    return title.setup({}, 2, FastChance(1))


def test_uneven_resampling_is_caught():
    unseen = [card for card in range(CARDS) if card not in opening(pebbles()).state.hand[0]]
    hands: list[Fact] = list(combinations(unseen, HAND))
    fair = dict.fromkeys(hands, 1 / len(hands))
    check_frequencies(opening(pebbles()), 0, hand_of_the_other, fair, 3000)
    with pytest.raises(AssertionError, match="of 3000 resamples"):
        check_frequencies(opening(broken_secrets.prefers_low_cards()), 0, hand_of_the_other, fair, 3000)


def after_a_gift_and_a_theft(title: AnyTitle) -> tuple[AnyGame, int]:
    """North has given a card to east, who holds four by now; south has taken one of these. And which card it was."""
    game = title.setup({}, 3, FastChance(1))
    card: int = game.state.place.index(0)
    for text in (f"give east c{card}", "draw", "take east"):
        game.push(text)
    return game, card


def test_resampling_by_what_is_possible_alone_is_caught():
    game, card = after_a_gift_and_a_theft(rumours.TITLE)
    fair: dict[Fact, float] = {(1,): 3 / 4, (2,): 1 / 4}
    check_frequencies(game, 0, lambda twin: [(twin.state.place[card],)], fair, 2000)
    broken_game, _ = after_a_gift_and_a_theft(broken_holdings.guesses_by_masks_alone())
    with pytest.raises(AssertionError, match="of 2000 resamples"):
        check_frequencies(broken_game, 0, lambda twin: [(twin.state.place[card],)], fair, 2000)


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("engine/game.py", "import random"),
        ("engine/game.py", "from time import monotonic"),
        ("engine/game.py", "import msgspec"),
        ("engine/game.py", "from regnum.titles.pax_renaissance.title import TITLE"),
        ("engine/game.py", "def late():\n    from regnum import agents"),
        ("engine/game.py", "from ..titles import pax_renaissance"),
        ("titles/pax_renaissance/rules/turn.py", "import os"),
        ("titles/pax_renaissance/rules/turn.py", "from regnum.titles.here_i_stand import catalogue"),
        ("titles/pax_renaissance/title.py", "import regnum"),
        ("titles/pax_renaissance/title.py", "import numpy"),
        ("titles/pax_renaissance/title.py", "from regnum.titles.pax_renaissance.edges import wording"),
        ("titles/pax_renaissance/rules/turn.py", "from regnum.edges import words"),
        ("titles/pax_renaissance/rules/turn.py", "from regnum.titles.pax_renaissance.edges.wording import name"),
        ("titles/pax_renaissance/rules/turn.py", "from regnum.titles.pax_renaissance.title import TITLE"),
        ("titles/pax_renaissance/position/changes/pieces.py", "from regnum.titles.pax_renaissance.rules import turn"),
        ("titles/pax_renaissance/position/queries/a.py", "from regnum.titles.pax_renaissance.position import changes"),
        ("titles/pax_renaissance/facts/names.py", "from regnum.titles.pax_renaissance.position.state import Position"),
        ("agents/random_agent.py", "from regnum.titles.pax_renaissance.position.state import Position"),
        ("agents/here_i_stand/planner.py", "from regnum.titles.pax_renaissance.position.state import Position"),
        ("agents/pax_renaissance/planner.py", "from regnum.titles.pax_renaissance.edges.wording import name"),
        ("edges/words.py", "from regnum.titles.pax_renaissance.title import TITLE"),
        ("agents/random_agent.py", "from regnum.selfplay import match"),
        ("selfplay/match.py", "from regnum.cli import output"),
    ],
)
def test_an_import_from_a_higher_layer_is_caught(tmp_path: Path, place: str, line: str):
    own = "from regnum.titles.pax_renaissance"
    write(tmp_path, "engine/codec.py", "\n# not compiled: files\nimport msgspec")
    write(tmp_path, "titles/pax_renaissance/title.py", f"{own}.position import state\n{own}.rules import turn")
    write(
        tmp_path,
        "titles/pax_renaissance/edges/wording.py",
        f"import msgspec\nfrom regnum.edges import words\n{own}.rules import turn",
    )
    write(tmp_path, "titles/pax_renaissance/position/changes/pieces.py", f"{own}.position.queries import a")
    write(tmp_path, "titles/pax_renaissance/position/queries/a.py", f"{own}.position.state import Position")
    write(tmp_path, "agents/pax_renaissance/planner.py", f"{own}.position.queries.a import has")
    write(tmp_path, "cli/main.py", "import os\nfrom regnum.selfplay import match")
    check_layers(tmp_path / "regnum")
    write(tmp_path, place, line)
    with pytest.raises(AssertionError, match=f"{place} imports"):
        check_layers(tmp_path / "regnum")


def write(folder: Path, place: str, text: str) -> None:
    """A module of a package that is only looked at."""
    path = folder / "regnum" / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")
