"""22: which minor power follows whom, by which card it comes and goes, and what its alliance means."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.card_numbers import (
    ANDREA_DORIA,
    AULD_ALLIANCE,
    DIPLOMATIC_MARRIAGE,
    VENETIAN_ALLIANCE,
)
from regnum.titles.here_i_stand.facts.catalogue import MINORS, NATURAL_ALLY, POSSIBLE_ALLIES, STAYS_ALLIED
from regnum.titles.here_i_stand.facts.charts import MINOR_POWERS
from regnum.titles.here_i_stand.facts.names import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    HUNGARY,
    MAJORS,
    NONE,
    OTTOMAN,
    PAPACY,
    POWER_IDS,
    SCOTLAND,
    VENICE,
)
from regnum.titles.here_i_stand.rules.hungary import DefeatOfHungary
from regnum.titles.here_i_stand.rules.impulse import Impulse
from regnum.titles.here_i_stand.rules.war import Declaration
from tests.rule import rule
from tests.titles.here_i_stand.agreements import refused
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    ally_of,
    asked,
    at_war,
    control,
    count,
    dice,
    europe,
    hold,
    holder,
    impulse,
    negotiate,
    play,
    rest,
    run,
    sound,
    units,
    war,
    with_card,
)
from tests.titles.positions import decision, do, moves, why_not

# ---- the table ------------------------------------------------------------------------------------------------------


@rule("table:activation.genoa", "table:activation.hungary", "table:activation.scotland", "table:activation.venice",
      "chart.minor_activation", "22.2")  # fmt: skip
@pytest.mark.parametrize(
    ("minor", "allies", "natural", "stays"),
    [
        (GENOA, (HAPSBURG, FRANCE, PAPACY), NONE, False),
        (HUNGARY, (HAPSBURG,), HAPSBURG, True),
        (SCOTLAND, (ENGLAND, FRANCE), FRANCE, False),
        (VENICE, (HAPSBURG, FRANCE, PAPACY), PAPACY, False),
    ],
)
def test_the_table_of_alliances(minor: int, allies: tuple[int, ...], natural: int, stays: bool):
    chart = MINOR_POWERS[minor - MAJORS]
    assert chart.power == minor
    assert POSSIBLE_ALLIES[minor] == allies
    assert NATURAL_ALLY[minor] == natural
    assert STAYS_ALLIED[minor] == stays
    assert chart.activated_by[DIPLOMATIC_MARRIAGE] == allies
    marriage = (HAPSBURG, ENGLAND, FRANCE, PAPACY)
    assert chart.deactivated_by.get(DIPLOMATIC_MARRIAGE, ()) == (() if stays else marriage)


@rule("chart.minor_activation")
def test_the_cards_of_single_minor_powers():
    activated = [MINOR_POWERS[minor - MAJORS].activated_by for minor in MINORS]
    deactivated = [MINOR_POWERS[minor - MAJORS].deactivated_by for minor in MINORS]
    assert [each.get(AULD_ALLIANCE) for each in activated] == [None, None, (FRANCE,), None]
    assert [each.get(AULD_ALLIANCE) for each in deactivated] == [None, None, (ENGLAND, FRANCE), None]
    assert [each.get(VENETIAN_ALLIANCE) for each in activated] == [None, None, None, (PAPACY,)]
    assert [each.get(VENETIAN_ALLIANCE) for each in deactivated] == [None, None, None, (OTTOMAN, PAPACY)]
    assert [each.get(ANDREA_DORIA) for each in activated] == [(HAPSBURG, FRANCE, PAPACY), None, None, None]
    assert [each.get(ANDREA_DORIA) for each in deactivated] == [(HAPSBURG, FRANCE, PAPACY), None, None, None]


@rule("chart.minor_dow")
def test_who_may_declare_war_on_which_minor_power():
    attackers = [MINOR_POWERS[minor - MAJORS].attackers for minor in MINORS]
    assert [len(each) for each in attackers] == [6, 0, 3, 5]
    assert attackers[2] == (HAPSBURG, ENGLAND, FRANCE)
    assert ENGLAND not in attackers[3]


@rule("table:activation.note1", "22.5.result1")
@pytest.mark.parametrize("friends", [False, True])
def test_the_hapsburgs_must_intervene_when_hungary_is_defeated(friends: bool):
    game = europe()
    if friends:
        allied(game, "ottoman", "hapsburg")
    control(game, "ottoman", "belgrade")
    run(game, DefeatOfHungary())
    assert decision(game) == "over"  # nobody is asked
    assert at_war(game, "ottoman", "hapsburg")
    assert ally_of(game, "hungary_bohemia") == "hapsburg"


@rule("table:activation.note2", "table:activation.note3")
@pytest.mark.parametrize(
    ("attacker", "minor", "friend"),
    [("england", SCOTLAND, "france"), ("ottoman", VENICE, "papacy"), ("ottoman", GENOA, "")],
)
def test_france_may_intervene_for_scotland_and_the_papacy_for_venice(attacker: str, minor: int, friend: str):
    game = europe()
    run(game, Declaration(POWER_IDS.index(attacker), minor, 0))
    assert (asked(game) if game.stack else "") == friend
    if friend:
        assert moves(game) == {"intervene", "stay-out"}
        do(game, "intervene")
        assert ally_of(game, POWER_IDS[minor]) == friend
        assert at_war(game, attacker, friend)


# ---- cards that win a minor power over ------------------------------------------------------------------------------


def event(game: Europe, power: str, card: str) -> str:
    """Whether a power may play a card as an event, or why not."""
    hold(game, power, card.split()[0].replace("-", "_"))
    play(game, power)
    return why_not(game, f"event-{card.split()[1]} {card.split()[0]}")


@rule("22.2.c", "card.069a")
def test_the_auld_alliance_wins_scotland_over_for_france():
    game = with_card(europe(), "france", "auld_alliance", "event-a auld-alliance")
    assert ally_of(game, "scotland") == "france"
    assert holder(game, "edinburgh") == "france"
    assert event(europe(), "england", "auld-alliance a") == "not_yours_to_win"
    game = europe()
    allied(game, "scotland", "england")
    assert event(game, "france", "auld-alliance a") == "follows_somebody"


@rule("22.2.d", "card.108a")
def test_the_venetian_alliance_wins_venice_over_for_the_papacy():
    game = with_card(europe(), "papacy", "venetian_alliance", "event-a venetian-alliance")
    assert ally_of(game, "venice") == "papacy"
    assert holder(game, "corfu") == "papacy"
    assert event(europe(), "ottoman", "venetian-alliance a") == "not_yours_to_win"


@rule("22.2.e", "card.073a", "22.5.cond1")
@pytest.mark.parametrize(
    ("power", "minors"),
    [
        ("hapsburg", {"genoa", "hungary-bohemia", "venice"}),
        ("england", {"scotland"}),
        ("france", {"genoa", "scotland", "venice"}),
        ("papacy", {"genoa", "venice"}),
    ],
)
def test_a_diplomatic_marriage_wins_over_whom_the_table_allows(power: str, minors: set[str]):
    game = with_card(europe(), power, "diplomatic_marriage", "event-a diplomatic-marriage")
    assert moves(game) == {f"win-over {minor}" for minor in minors}
    chosen = min(minors)
    do(game, f"win-over {chosen}")
    assert ally_of(game, chosen.replace("-", "_")) == power
    assert sound(game)


@rule("22.2.e", "22.4.c")
def test_a_marriage_wins_only_those_over_who_follow_nobody():
    game = europe()
    allied(game, "venice", "papacy")
    game = with_card(game, "france", "diplomatic_marriage", "event-a diplomatic-marriage")
    assert why_not(game, "win-over venice") == "follows_somebody"
    assert why_not(game, "win-over hungary-bohemia") == "not_yours_to_win"
    assert why_not(game, "part-from-ally genoa") == "follows_nobody"
    assert why_not(game, "part-from-ally venice") == "ok"


@rule("22.2.f", "22.4.d", "card.068a")
@pytest.mark.parametrize("power", ["hapsburg", "france", "papacy"])
@pytest.mark.parametrize("former", ["", "hapsburg", "france"])
def test_andrea_doria_wins_genoa_over_whomever_it_follows(power: str, former: str):
    game = europe()
    if former:
        allied(game, "genoa", former)
        control(game, former, "genoa", "bastia")
        units(game, "genoa", "genoa", regular=2)
        units(game, "genoa", former, regular=1)
    if former == power:
        assert event(game, power, "andrea-doria a") == "follows_you"
        return
    with_card(game, power, "andrea_doria", "event-a andrea-doria")
    while decision(game) in ("ChooseHome", "ChooseFriends", "ChoosePort"):
        do(game, sorted(moves(game))[0])
    assert ally_of(game, "genoa") == power
    assert holder(game, "genoa") == holder(game, "bastia") == power
    assert count(game, "genoa", "genoa") == (2 if former else 0)
    assert not former or count(game, "genoa", former) == 0
    assert sound(game)


@rule("22.2.f")
def test_andrea_doria_serves_neither_england_nor_the_ottomans():
    for power in ("england", "ottoman", "protestant"):
        assert event(europe(), power, "andrea-doria a") == "not_yours_to_win"


# ---- cards that part it from its ally -------------------------------------------------------------------------------


@rule("22.4.a", "card.069b")
@pytest.mark.parametrize("power", ["england", "france"])
def test_the_auld_alliance_parts_scotland_from_its_ally(power: str):
    assert event(europe(), power, "auld-alliance b") == "follows_nobody"
    game = europe()
    allied(game, "scotland", "france")
    control(game, "france", "edinburgh")
    with_card(game, power, "auld_alliance", "event-b auld-alliance")
    assert ally_of(game, "scotland") == "scotland"
    assert holder(game, "edinburgh") == "scotland"


@rule("22.4.b", "card.108b")
@pytest.mark.parametrize("power", ["ottoman", "papacy"])
def test_the_venetian_alliance_parts_venice_from_its_ally(power: str):
    game = europe()
    allied(game, "venice", "papacy")
    control(game, "papacy", "venice")
    with_card(game, power, "venetian_alliance", "event-b venetian-alliance")
    assert ally_of(game, "venice") == "venice"
    assert holder(game, "venice") == "venice"


@rule("22.4.c", "card.073a")
@pytest.mark.parametrize("power", ["hapsburg", "england", "france", "papacy"])
def test_a_diplomatic_marriage_parts_anybody_from_his_ally_but_hungary(power: str):
    game = europe()
    for minor, ally in (
        ("genoa", "france"), ("scotland", "england"), ("venice", "papacy"), ("hungary_bohemia", "hapsburg")
    ):  # fmt: skip
        allied(game, minor, ally)
    with_card(game, power, "diplomatic_marriage", "event-a diplomatic-marriage")
    assert moves(game) == {f"part-from-ally {minor}" for minor in ("genoa", "scotland", "venice")}
    assert why_not(game, "part-from-ally hungary-bohemia") == "not_yours_to_part"
    do(game, "part-from-ally genoa")
    assert ally_of(game, "genoa") == "genoa"


@rule("card.073a", "22.4.c")
def test_without_anybody_to_win_over_or_to_part_there_is_no_marriage():
    game = europe()
    for minor in ("genoa", "scotland", "venice"):
        game.state.master[POWER_IDS.index(minor)] = POWER_IDS.index(minor)
    allied(game, "hungary_bohemia", "hapsburg")
    assert event(game, "england", "diplomatic-marriage a") == "ok"  # Scotland
    assert event(game, "ottoman", "diplomatic-marriage a") == "not_your_event"


# ---- active and inactive --------------------------------------------------------------------------------------------


@rule("22.1.a", "22.1.b")
@pytest.mark.parametrize("follows", [True, False])
def test_only_active_units_move_and_intercept(follows: bool):
    game = europe()
    war(game, "england", "scotland")
    war(game, "england", "france")
    if follows:
        allied(game, "scotland", "france")
        control(game, "france", "edinburgh", "glasgow")
    units(game, "glasgow", "scotland", regular=1)
    units(game, "york", "england", regular=2)
    control(game, "england", "carlisle")
    impulse(game, "england", 1)
    do(game, "march york-to-carlisle", "all")
    assert decision(game) == ("Intercept" if follows else "over")
    impulse(game, "france", 2)
    assert ("march glasgow-to-carlisle" in moves(game)) == follows


@rule("22.1.b", "22.1.c")
def test_inactive_units_do_not_avoid_battle():
    game = europe()
    war(game, "england", "scotland")
    units(game, "glasgow", "scotland", regular=1)
    units(game, "carlisle", "england", regular=3)
    impulse(game, "england", 1)
    dice(game, *[1] * 3, 6, 1)
    do(game, "march carlisle-to-glasgow", "all")
    assert decision(game) == "over"
    assert count(game, "glasgow", "scotland") == 1
    assert count(game, "carlisle", "england") == 2


@rule("22.3.a2")
def test_an_active_minor_power_has_no_impulse_of_its_own():
    game = europe()
    allied(game, "scotland", "france")
    units(game, "edinburgh", "scotland", regular=2)
    cards = {"ottoman": "fuggers", "hapsburg": "galleons", "england": "ransom", "france": "plantations"}
    for power, card in cards.items():
        hold(game, power, card)
    game.state.active = NONE
    rest(game)
    game.progress[-1] = 0
    game.start()
    assert [frame.power for frame in game.stack if isinstance(frame, Impulse)] == [5, 4, 3, 2, 1, 0]
    order = []
    while decision(game) == "PlayCard":
        order.append(asked(game))
        do(game, "pass")
    assert order == [*cards]  # the others hold no card


@rule("ruling.g94", "22.3.a")
def test_a_minor_ally_shares_wars_and_alliances_and_its_keys_are_not_ceded():
    game = europe()
    allied(game, "genoa", "france")
    war(game, "france", "hapsburg")
    allied(game, "france", "papacy")
    control(game, "france", "genoa", "bastia")
    units(game, "modena", "genoa", regular=1)
    units(game, "ravenna", "papacy", regular=2)
    units(game, "trent", "hapsburg", regular=3)
    impulse(game, "papacy", 1)
    assert why_not(game, "march ravenna-to-modena") == "ok"  # the friend of a friend
    impulse(game, "hapsburg", 1)
    dice(game, 6, *[1] * 10)
    do(game, "march trent-to-modena", "all")
    while decision(game) in ("AvoidBattle", "Intercept"):
        do(game, "stand" if decision(game) == "AvoidBattle" else "let-pass")
    assert count(game, "modena", "genoa") == 0  # an enemy without a declaration
    game = negotiate(europe())
    allied(game, "genoa", "france")
    control(game, "france", "genoa", "bastia")
    assert refused(game, "france gives papacy space genoa") == "not_a_key_of_an_ally"
    assert refused(game, "france gives papacy space bastia") == ""
