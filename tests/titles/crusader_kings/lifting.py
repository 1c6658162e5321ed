"""For every reason of which the cause can be lifted by hand: what mends it, whatever it breaks besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import BORDERS, CHARACTERS, GLITTERHOOF, REGIONS, RULERS
from regnum.titles.crusader_kings.facts.names import MOST_CHILDREN, MOST_SIBLINGS, NONE, ROLES, SIBLING
from regnum.titles.crusader_kings.position.queries.family import kin
from regnum.titles.crusader_kings.position.state import Crown, pack_of, replaced, seats_of
from regnum.titles.crusader_kings.rules.marriage import PickSpouse
from tests.titles.positions import named

Lift = Callable[[Crown, int, int], None]


def rich(game: Crown, seat: int, option: int) -> None:
    """Everybody has gold."""
    game.state.gold = [99] * seats_of(game.state)


def own_regions(game: Crown, seat: int, option: int) -> None:
    """The named regions belong to the seat."""
    for region in named(game, option, "region"):
        game.state.owner[region] = seat


def rivals_regions(game: Crown, seat: int, option: int) -> None:
    """The named regions belong to somebody else."""
    for region in named(game, option, "region"):
        game.state.owner[region] = (seat + 1) % game.seat_count


def regions_beside(game: Crown, seat: int, option: int) -> None:
    """All neighbours of the named regions belong to the seat."""
    for region in named(game, option, "region"):
        for other in BORDERS[region]:
            game.state.owner[other] = seat


def own_armies(game: Crown, seat: int, option: int) -> None:
    """An army of the seat stands in every named region, and where the attack came from."""
    own_regions(game, seat, option)
    game.state.army = [1] * REGIONS
    origin = getattr(game.decision(), "origin", NONE)
    if origin != NONE:
        game.state.owner[origin] = seat


def no_armies(game: Crown, seat: int, option: int) -> None:
    """No army anywhere."""
    game.state.army = [0] * REGIONS


def no_castles(game: Crown, seat: int, option: int) -> None:
    """No castle anywhere."""
    game.state.castle = [0] * REGIONS


def unrest_everywhere(game: Crown, seat: int, option: int) -> None:
    """A token of unrest in every region."""
    game.state.unrest = [1] * REGIONS


def no_unrest(game: Crown, seat: int, option: int) -> None:
    """All tokens of unrest are in the supply."""
    game.state.unrest = [0] * REGIONS


def all_in_play(game: Crown, seat: int, option: int) -> None:
    """No region is out of the game."""
    game.state.in_play = [1] * REGIONS


def full_families(game: Crown, seat: int, option: int) -> None:
    """Everybody has all relatives, each with a spouse."""
    state, cards = game.state, list(range(RULERS, CHARACTERS))
    for each in range(seats_of(state)):
        state.children[each] = [cards.pop() for _ in range(MOST_CHILDREN)]
        state.siblings[each] = [cards.pop() for _ in range(MOST_SIBLINGS)]
    state.spouse = [0] * CHARACTERS


def all_unmarried(game: Crown, seat: int, option: int) -> None:
    """Nobody has a spouse."""
    game.state.spouse = [NONE] * CHARACTERS


def all_married(game: Crown, seat: int, option: int) -> None:
    """Everybody has one."""
    game.state.spouse = [0] * CHARACTERS


def lonely(game: Crown, seat: int, option: int) -> None:
    """The ruler is all that is left of the family."""
    game.state.children[seat], game.state.siblings[seat] = [], []
    all_unmarried(game, seat, option)


def horse(game: Crown, seat: int, option: int) -> None:
    """Whom the answer names of the own family is a horse, which may marry anybody and go anywhere."""
    state, top = game.state, game.decision()
    if isinstance(top, PickSpouse):
        game.stack[-1] = PickSpouse(top.seat, GLITTERHOOF, top.culture)
    for person in [*named(game, option, "kin")[:1], *named(game, option, "person")]:
        role = person % ROLES
        if person >= ROLES:
            state.spouse[kin(state, seat, role)] = GLITTERHOOF
        elif role == 0:
            state.ruler[seat] = GLITTERHOOF
        elif role < SIBLING:
            state.children[seat] = replaced(state.children[seat], role - 1, GLITTERHOOF)
        else:
            state.siblings[seat] = replaced(state.siblings[seat], role - SIBLING, GLITTERHOOF)


def lords_everywhere(game: Crown, seat: int, option: int) -> None:
    """Somebody lives in every region."""
    game.state.lord = list(range(RULERS, RULERS + REGIONS))


def dukes_everywhere(game: Crown, seat: int, option: int) -> None:
    """Every region is a duchy."""
    game.state.duke = list(range(RULERS, RULERS + REGIONS))


def no_dukes(game: Crown, seat: int, option: int) -> None:
    """No region is one."""
    game.state.duke = [NONE] * REGIONS


def nothing_granted(game: Crown, seat: int, option: int) -> None:
    """No title was granted yet."""
    game.state.granted = 0


def into_the_hand(game: Crown, seat: int, option: int) -> None:
    """The cards come into the hand."""
    game.state.hand[seat] = sorted({*game.state.hand[seat], *named(game, option, "card")})


def into_the_bag(game: Crown, seat: int, option: int) -> None:
    """The token comes into the bag."""
    game.state.bag[seat] = [*game.state.bag[seat], *named(game, option, "token")]


def into_the_row(game: Crown, seat: int, option: int) -> None:
    """The development lies open."""
    game.state.row[0] = named(game, option, "development")[0]


def held_by_all(game: Crown, seat: int, option: int) -> None:
    """Everybody has the development."""
    for each in range(seats_of(game.state)):
        game.state.held[each] = [*game.state.held[each], *named(game, option, "development")]


def nothing_held(game: Crown, seat: int, option: int) -> None:
    """The seat has no developments."""
    game.state.held[seat] = []


def a_navy(game: Crown, seat: int, option: int) -> None:
    """The seat has ships."""
    hooks = pack_of(game.state).development_hooks
    game.state.held[seat] = [next(each for each, hook in enumerate(hooks) if hook.sea)]


def untried(game: Crown, seat: int, option: int) -> None:
    """Nothing was tried or declared in this action."""
    state = game.state
    state.used, state.attempts, state.attacks, state.supports = [], 0, [], []


def under_attack(game: Crown, seat: int, option: int) -> None:
    """An attack on the target was declared."""
    game.state.attacks = [named(game, option, "region")[0], NONE, 0]


def claims_on_all(game: Crown, seat: int, option: int) -> None:
    """A casus belli against everybody."""
    game.state.casus = [1] * len(game.state.casus)


def no_claims(game: Crown, seat: int, option: int) -> None:
    """Nobody has a casus belli."""
    game.state.casus = [0] * len(game.state.casus)


def crusaded(game: Crown, seat: int, option: int) -> None:
    """The crusade of this Era was led."""
    game.state.crusades = [1] * seats_of(game.state)


def not_crusaded(game: Crown, seat: int, option: int) -> None:
    """No crusade was led in this Era."""
    game.state.crusades = [0] * seats_of(game.state)


def later_round(game: Crown, seat: int, option: int) -> None:
    """The first round is over."""
    game.state.round = 1


def much_paid(game: Crown, seat: int, option: int) -> None:
    """So much was paid for the check that all gold can go against it."""
    game.state.paid = 999


def something_to_build(game: Crown, seat: int, option: int) -> None:
    """Gold, and a place without a castle."""
    rich(game, seat, option)
    no_castles(game, seat, option)


def something_to_buy(game: Crown, seat: int, option: int) -> None:
    """Gold, and an open development that is new."""
    rich(game, seat, option)
    nothing_held(game, seat, option)
    game.state.row[0] = 0


def neighbours_in_unrest(game: Crown, seat: int, option: int) -> None:
    """All the world else is a rival's, restless and an enemy's, and armies stand everywhere."""
    state, rival = game.state, (seat + 1) % game.seat_count
    state.owner = [seat if owner == seat else rival for owner in state.owner]
    unrest_everywhere(game, seat, option)
    all_in_play(game, seat, option)
    claims_on_all(game, seat, option)
    state.army = [1] * REGIONS


LIFTS: Final[dict[str, Lift]] = {
    "too_expensive": rich,
    "price_must_remain": rich,
    "not_your_region": own_regions,
    "your_own_region": rivals_regions,
    "not_a_rivals_region": rivals_regions,
    "not_beside_your_region": regions_beside,
    "region_not_in_play": all_in_play,
    "no_army_there": own_armies,
    "army_there": no_armies,
    "no_army_left": no_armies,
    "castle_there": no_castles,
    "no_castle_left": no_castles,
    "no_unrest_there": unrest_everywhere,
    "no_unrest_left": no_unrest,
    "no_such_relative": full_families,
    "nobody_there": full_families,
    "already_married": all_unmarried,
    "not_married": all_married,
    "men_go_first": lonely,
    "only_men_crusade": horse,
    "same_sex": horse,
    "no_lord_there": lords_everywhere,
    "no_duchy_there": dukes_everywhere,
    "duchy_there": no_dukes,
    "already_a_duke": no_dukes,
    "revoke_before_granting": nothing_granted,
    "not_in_your_hand": into_the_hand,
    "not_in_your_bag": into_the_bag,
    "not_in_the_row": into_the_row,
    "not_held": held_by_all,
    "already_held": nothing_held,
    "no_navy": a_navy,
    "plot_used": untried,
    "already_tried": untried,
    "four_attempts": untried,
    "three_purchases": untried,
    "already_attacked": untried,
    "army_has_a_task": untried,
    "navy_used": untried,
    "one_counter_attack": untried,
    "no_attack_to_support": under_attack,
    "no_casus_belli": claims_on_all,
    "already_have_casus_belli": no_claims,
    "crusade_is_due": crusaded,
    "crusaded_enough": not_crusaded,
    "rulers_safe_in_first_round": later_round,
    "nothing_more_to_cancel": much_paid,
    "nothing_to_build": something_to_build,
    "nothing_to_buy": something_to_buy,
    "no_coup_possible": neighbours_in_unrest,
    "no_invasion_possible": neighbours_in_unrest,
}
