"""D. The turn: one or two actions, then the market is refreshed."""

from __future__ import annotations

from tests.rule import rule
from tests.titles.pax_renaissance.builder import border, city, florins, hand, market, pax, place, row
from tests.titles.positions import decision, do, moves, why_not

WEST_ROW = 'west = ["the-bold", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]'
EAST_ROW = 'east = ["safavids", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]'

# ---- actions --------------------------------------------------------------------------------------------------------


@rule("A2", "D1.intro1", "D2c", "C7b")
def test_turns_go_round_the_table() -> None:
    """One or two actions, then the market is full again and the next player has two actions."""
    game = pax(
        f"""
        [seat.0]
        florins = 2
        [seat.2]
        florins = 3
        [market]
        {WEST_ROW}
        {EAST_ROW}
        [turn]
        active = 2
    """,
        players=3,
    )
    assert game.waiting == (2,)
    do(game, "buy antipope", "buy dervishes")
    assert market(game, "west")[1] == market(game, "east")[1] == ""
    assert why_not(game, "buy jesuits") == "no_actions_left"
    do(game, "end-turn")
    assert "" not in market(game, "west") + market(game, "east")
    assert (game.waiting, game.state.actions) == ((0,), 2)
    do(game, "buy jesuits", "end-turn")
    assert (game.waiting, game.state.actions) == ((1,), 2)


@rule("D1.intro1", "D1.1", "D1.2", "D1.3", "D1.intro3")
def test_two_actions_of_any_kind_in_any_order() -> None:
    """Buying, selling and playing twice each; a third action is refused whatever it is."""
    text = f"""
        [seat.0]
        florins = 3
        hand = ["cryptography", "michelangelo"]
        west = ["spanish-tercio"]
        [market]
        {WEST_ROW}
    """
    for two in (
        ("play cryptography", "play michelangelo"),
        ("sell cryptography", "sell spanish-tercio"),
        ("sell michelangelo", "buy antipope"),
        ("play cryptography", "sell cryptography"),
    ):
        game = do(pax(text), *two)
        assert (game.state.actions, decision(game)) == (0, "ChooseAction")
        third = ("sell spanish-tercio", "play michelangelo", "buy kingmaker", "fair east", "operations west")
        assert {why_not(game, move) for move in third} == {"no_actions_left"}
        assert moves(game) == {"end-turn"}


@rule("D1.intro3", "D1.1")
def test_two_cards_may_be_bought_in_a_turn() -> None:
    game = pax(f"""
        [seat.0]
        florins = 4
        [market]
        {WEST_ROW}
        {EAST_ROW}
    """)
    do(game, "buy jesuits", "buy dervishes")
    assert hand(game, 0) == ["jesuits", "dervishes"]
    assert florins(game) == 1


@rule("A2a.2", "D1.intro1")
def test_a_turn_needs_one_action() -> None:
    """Ending is refused before the first action and allowed after it."""
    game = pax(f"""
        [seat.0]
        florins = 1
        [market]
        {WEST_ROW}
    """)
    assert why_not(game, "end-turn") == "must_act_first"
    assert "end-turn" not in moves(game)
    do(game, "buy antipope")
    assert why_not(game, "end-turn") == "ok"
    do(game, "end-turn")
    assert why_not(game, "end-turn") == "must_act_first"


@rule("A2a.2", "D1.intro1", "E5.1")
def test_who_can_do_nothing_may_pass() -> None:
    """No florin, no card, no fair: the turn may end at once. With a florin a card must be bought."""
    text = """
        [seat.0]
        florins = {florins}
        [market]
        east = ["", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
        west = ["", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
    """
    poor = pax(text.format(florins=0))
    assert (why_not(poor, "fair east"), why_not(poor, "fair west")) == ("no_fair_card", "no_fair_card")
    assert moves(poor) == {"end-turn"}
    do(poor, "end-turn")
    assert poor.waiting == (1,)
    assert why_not(pax(text.format(florins=1)), "end-turn") == "must_act_first"


@rule("D1.intro2", "E4.2")
def test_an_action_must_change_something() -> None:
    """Operations without a target, and an apostasy that hits nobody, are no actions."""
    text = f"""
        [seat.0]
        west = ["oratory-of-divine-love", "merchants-of-the-staple"]
        {{more}}
        [market]
        {WEST_ROW}
    """
    game = pax(text.format(more=""))
    assert why_not(game, "operations west") == "no_operation_possible"
    assert why_not(game, "operations east") == "no_operation_possible"
    assert why_not(game, "condemn catholic-reformist") == "nobody_would_lose_a_card"
    assert why_not(game, "condemn islamic-reformist") == "nobody_would_lose_a_card"
    rich = pax(text.format(more="").replace("luther", "luther*1"))
    assert why_not(rich, "operations west") == "ok"
    sinner = pax(text.format(more='[seat.1]\nwest = ["reformed-theology", "council-of-trent"]'))
    assert why_not(sinner, "condemn catholic-reformist") == "ok"
    assert why_not(sinner, "condemn catholic-islamic") == "nobody_would_lose_a_card"


@rule("D1.intro3", "D1.4", "D1.5", "D1.6", "D1.7")
def test_each_half_and_each_fair_once_a_turn() -> None:
    """Three turns: both halves, both fairs, and a half with a fair; the marks are gone in the next turn."""
    game = pax("""
        [seat.0]
        west = ["merchants-of-the-staple"]
        east = ["damascus-coffee"]
        [market]
        west = ["the-bold", "antipope*5", "jesuits", "kingmaker", "luther", "gutenberg"]
        east = ["safavids", "dervishes*5", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    """)
    do(game, "operations west", "operate merchants-of-the-staple first", "collect west-1")
    assert why_not(game, "operations west") == "operations_used"
    do(game, "operations east", "operate damascus-coffee second", "collect east-1", "end-turn")
    do(game, "fair west")
    assert why_not(game, "fair west") == "fair_used"
    assert why_not(game, "fair east") == "ok"
    do(game, "end-turn")
    assert {why_not(game, f"operations {half}") for half in ("east", "west")} == {"ok"}
    assert {why_not(game, f"fair {half}") for half in ("east", "west")} == {"ok"}
    do(game, "operations east", "operate damascus-coffee second", "collect east-1")
    assert why_not(game, "operations east") == "operations_used"
    assert why_not(game, "operations west") == "ok"


@rule("D1.2", "E2.place", "C3", "glossary:bank")
def test_playing_lays_a_card_at_the_outer_end_of_its_half() -> None:
    game = pax("""
        [seat.0]
        hand = ["cryptography", "civil-engineer"]
        west = ["michelangelo", "jesuits"]
        east = ["safavids"]
    """)
    assert why_not(game, "play michelangelo") == "not_in_your_hand"
    do(game, "play cryptography", "play civil-engineer")
    assert row(game, 0, "west") == ["michelangelo", "jesuits", "cryptography"]
    assert row(game, 0, "east") == ["safavids", "civil-engineer"]
    assert hand(game, 0) == []
    assert place(game, "cryptography") == "tableau"


@rule("D1.2:bomb1", "E2.1", "E2.1b", "glossary:one_shot")
def test_a_one_shot_makes_its_agents_a_duty() -> None:
    """The knights of the Swabian League may be left out, but not once its apostasy is carried out."""
    text = """
        [seat.0]
        hand = ["swabian-league"]
    """
    declined = do(pax(text), "play swabian-league", "decline")
    assert why_not(declined, "no-more-agents") == "ok"
    fired = do(pax(text), "play swabian-league", "fire-everywhere")
    assert why_not(fired, "no-more-agents") == "must_place_agent"
    do(fired, "place catholic-knight vienna")
    assert why_not(fired, "no-more-agents") == "must_place_agent"
    do(fired, "place catholic-knight lubeck")
    assert decision(fired) == "ChooseAction"
    assert (city(fired, "vienna"), city(fired, "lubeck")) == ("catholic-knight", "catholic-knight")


@rule("D1.2:bomb2", "E2.1a.2", "glossary:regime_change.a", "glossary:regime_change.b")
def test_a_won_battle_brings_a_concession_and_freedom() -> None:
    """As many repressed pieces as the player likes; here one of two."""
    game = pax("""
        [seat.0]
        hand = ["flanders-guild"]
        [empire.france]
        repressed = ["islamic-rook", "catholic-knight"]
    """)
    do(game, "play flanders-guild", "fire france", "settle-on-border pawn-0 france-aragon")
    assert decision(game) == "PlaceConcession"
    do(game, "concession england-france")
    assert decision(game) == "Emancipate"
    do(game, "free islamic-rook paris", "no-more-freed")
    assert (border(game, "england-france"), border(game, "france-aragon")) == ("pawn-0", "pawn-0")
    assert city(game, "paris") == "islamic-rook"
    assert decision(game) == "ChooseAction"


@rule("D1.8", "E6", "L2", "A3a")
def test_a_victory_may_be_declared_only_if_it_is_won() -> None:
    text = """
        victories = ["imperial"]
        [seat.0]
        west = ["ruler-england", "ruler-france"{third}]
        [turn]
        active = {active}
        actions = {actions}
    """
    two = pax(text.format(third="", active=0, actions=2))
    assert why_not(two, "declare imperial") == "conditions_not_met"
    third = ', "ruler-aragon"'
    assert why_not(pax(text.format(third=third, active=0, actions=0)), "declare imperial") == "no_actions_left"
    assert why_not(pax(text.format(third=third, active=1, actions=2)), "declare imperial") == "conditions_not_met"
    game = pax(text.format(third=third, active=0, actions=1))
    assert why_not(game, "declare holy") == "victory_inactive"
    do(game, "declare imperial")
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.way) == ((0,), "imperial")


# ---- free operations ------------------------------------------------------------------------------------------------


@rule("D1.4:note1", "glossary:effect.b", "A1d.1")
def test_free_operations_keep_the_limit_of_one_run() -> None:
    """The Civil Engineer runs the East for nothing, even after two actions, but never twice and never the West."""
    text = """
        [seat.0]
        east = ["civil-engineer", "damascus-coffee"]
        west = ["merchants-of-the-staple"]
        [market]
        west = ["the-bold", "antipope*2", "jesuits", "kingmaker", "luther", "gutenberg"]
        east = ["safavids", "dervishes*2", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    """
    game = pax(text)
    assert why_not(game, "free-operations west") == "ability_missing"
    do(game, "free-operations east", "operate damascus-coffee second", "collect east-1")
    assert game.state.actions == 2
    assert why_not(game, "free-operations east") == "operations_used"
    assert why_not(game, "operations east") == "operations_used"
    assert why_not(game, "end-turn") == "ok"
    late = do(pax(text), "fair west", "sell merchants-of-the-staple")
    assert (late.state.actions, why_not(late, "free-operations east")) == (0, "ok")
    paid = do(pax(text), "operations east", "operate damascus-coffee second", "collect east-1")
    assert why_not(paid, "free-operations east") == "operations_used"


@rule("D1.4:note1", "D1.intro2", "A1d.1")
def test_free_operations_of_the_west_need_a_target_too() -> None:
    text = f"""
        [seat.0]
        west = ["mining-engineer", "merchants-of-the-staple"]
        [market]
        {WEST_ROW}
    """
    assert why_not(pax(text), "free-operations west") == "no_operation_possible"
    game = pax(text.replace("luther", "luther*1"))
    assert why_not(game, "free-operations east") == "ability_missing"
    do(game, "free-operations west", "operate merchants-of-the-staple first", "collect west-4")
    assert (game.state.actions, florins(game)) == (2, 1)


@rule("D1.4:note1", "D1.intro3", "A1d.1")
def test_one_fair_of_each_turn_is_free_for_the_podesta() -> None:
    """One of the two and once a turn; the free fair alone is a turn, and the next turn has a free fair again."""
    game = pax("""
        [seat.0]
        west = ["podesta-of-venice"]
    """)
    do(game, "free-fair west")
    assert (game.state.actions, why_not(game, "end-turn")) == (2, "ok")
    assert (why_not(game, "free-fair east"), why_not(game, "fair west")) == ("free_action_used", "fair_used")
    assert why_not(game, "fair east") == "ok"
    do(game, "end-turn", "fair east", "end-turn")
    assert (why_not(game, "free-fair west"), why_not(game, "free-fair east")) == ("ok", "ok")
    do(game, "fair west")
    assert (why_not(game, "free-fair west"), why_not(game, "free-fair east")) == ("fair_used", "ok")
