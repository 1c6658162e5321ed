"""How the automated bank answers smaller decisions: every answer has a rank, and the lowest is taken (R134 to R139).

A rank begins with a class: below `STOP` is what it wants, from `UNWANTED` on what it does only if it must or if that
serves its main objective, and `NEVER` is what it does only if nothing else is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.agents.pax_renaissance.bank_orders import (
    NEVER,
    STOP,
    UNWANTED,
    Rank,
    is_believer,
    place_in_tableaux,
    rank_border,
    upstream,
    variety,
    whose,
)
from regnum.engine.game import Game
from regnum.titles.pax_renaissance.facts.catalogue import CIRCLE_EMPIRE
from regnum.titles.pax_renaissance.facts.courses import BISHOPS
from regnum.titles.pax_renaissance.facts.names import (
    DEFENDERS,
    NONE,
    is_bishop,
    is_knight,
    is_noble,
    is_pawn,
    religion_of,
)
from regnum.titles.pax_renaissance.position.queries.empires import levy_piece, nobles_in
from regnum.titles.pax_renaissance.position.queries.solo import dominant_by_believers, person
from regnum.titles.pax_renaissance.position.queries.tableau import ruler_owner
from regnum.titles.pax_renaissance.position.queries.victories import meets_conditions
from regnum.titles.pax_renaissance.position.queries.votes import vote_price
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, Position
from regnum.titles.pax_renaissance.rules import (
    agents,
    battle,
    military_ops,
    operations,
    pieces,
    political_ops,
    regime_change,
    religious_ops,
    standing,
    survivors,
    trade_fair,
    victory,
)

Pax = Game[Position]


# ---- agents ---------------------------------------------------------------------------------------------------------


def rank_agent(game: Pax, seat: int, option: int) -> Rank:
    """Pawns and pirates are always placed, bishops on their own card, nobles in own empires (R135)."""
    state, decision = game.state, game.decision()
    assert isinstance(decision, agents.PlaceAgent)
    if option == agents.NO_MORE:
        return (STOP,)
    piece, spot, *_ = agents.PLACES.numbers(option)
    if is_bishop(piece):
        free = spot == decision.card and state.bishop[spot] == NONE
        return (3 if free else NEVER, option)
    if is_noble(piece):
        return rank_noble(state, seat, piece, spot, option)
    if is_pawn(piece):
        return (rank_border(state, seat, spot), upstream(state, spot), option)
    if state.pawn[spot] == NONE:
        return (1 if state.pirate[spot] == NONE else 2, upstream(state, spot), option)
    return (NEVER if state.pawn[spot] == seat else 0, upstream(state, spot), option)


def rank_noble(state: Position, seat: int, piece: int, circle: int, option: int) -> Rank:
    """Knights and rooks go into empty cities of empires that the bank owns; elsewhere only if they must."""
    empire = CIRCLE_EMPIRE[circle]
    owner = ruler_owner(state, empire)
    taken = state.circle[circle] != NONE
    if owner == seat and not taken:
        return (4, *variety(state, piece, empire), option)
    return (UNWANTED + int(taken), int(owner != NONE and owner != seat), *variety(state, piece, empire), option)


def rank_pacify(game: Pax, seat: int, option: int) -> Rank:
    """Only the player's pawns are killed."""
    if option == agents.SPARE:
        return (STOP,)
    return (0 if option == person(game.state) else UNWANTED, option)


def rank_source(game: Pax, seat: int, option: int) -> Rank:
    """A missing piece comes from where the bank loses least: the player's, nobody's, then its own."""
    state = game.state
    place = pieces.SOURCES.numbers(option)[0]
    if option < pieces.FROM_CITY:
        return (*whose(state, seat, ruler_owner(state, place)), option)
    if option < pieces.FROM_BORDER:
        return (*whose(state, seat, ruler_owner(state, CIRCLE_EMPIRE[place])), option)
    if option < pieces.FROM_CARD:
        return (-upstream(state, place), option)
    return (*whose(state, seat, state.owner[place]), option)


# ---- operations -----------------------------------------------------------------------------------------------------


def rank_commerce(game: Pax, seat: int, option: int) -> Rank:
    """The face-down fair card first, else the leftmost face-up card."""
    return (int(option % COLUMNS != FAIR), option % COLUMNS, option)


def rank_behead(game: Pax, seat: int, option: int) -> Rank:
    """The player's cards from left to right, then its own; for the sake of bishops the other way round."""
    state = game.state
    bishops = state.course[:1] == [BISHOPS]
    return place_in_tableaux(state, seat if bishops else person(state), option)


def rank_bishop(game: Pax, seat: int, option: int) -> Rank:
    """Bishops are looked for in its own tableau first, then in the player's."""
    return place_in_tableaux(game.state, seat, option)


def rank_tax(game: Pax, seat: int, option: int) -> Rank:
    """The player's concessions first."""
    border, _ = political_ops.TAX_DOMAIN.numbers(option)
    return (NEVER if game.state.pawn[border] == seat else 0, upstream(game.state, border), option)


def rank_tax_answer(game: Pax, seat: int, option: int) -> Rank:
    """It pays to save a concession, but keeps its last florin (R136)."""
    if option == political_ops.PAY_TAX:
        return (0 if game.state.florins[seat] > 1 else 2,)
    return (1,)


def rank_repress(game: Pax, seat: int, option: int) -> Rank:
    """The player's concessions, then nobles of his empires, then others."""
    state = game.state
    if option >= political_ops.REPRESS_CONCESSION:
        border, _ = political_ops.REPRESS_DOMAIN.numbers(option)
        return (NEVER if state.pawn[border] == seat else 0, upstream(state, border), option)
    return (1, *whose(state, seat, ruler_owner(state, CIRCLE_EMPIRE[option])), option)


def rank_vote(game: Pax, seat: int, option: int) -> Rank:
    """The player's rulers first, then the cheapest vote."""
    state = game.state
    return (*whose(state, seat, ruler_owner(state, option)), vote_price(state, seat, option), option)


def rank_corsair(game: Pax, seat: int, option: int) -> Rank:
    """Onto the player's concessions first, never onto its own."""
    state = game.state
    _, target = military_ops.CORSAIR_DOMAIN.numbers(option)
    kind = NEVER if state.pawn[target] == seat else int(state.pawn[target] == NONE)
    return (kind, upstream(state, target), option)


def rank_siege(game: Pax, seat: int, option: int) -> Rank:
    """Pieces in the player's empires first."""
    state = game.state
    if option >= military_ops.SIEGE_PIRATE:
        return (1, option)
    return (*whose(state, seat, ruler_owner(state, CIRCLE_EMPIRE[option])), option)


def rank_campaign(game: Pax, seat: int, option: int) -> Rank:
    """The empire with the fewest knights and rooks."""
    return (len(nobles_in(game.state, option)), option)


def rank_operation(game: Pax, seat: int, option: int) -> Rank:
    """Cards from left to right."""
    if option == operations.NO_MORE_OPERATIONS:
        return (STOP,)
    card, number = operations.OPERATE.numbers(option)
    return (0, place_in_tableaux(game.state, seat, card)[1], number)


# ---- battles and regime changes -------------------------------------------------------------------------------------


def rank_loss(game: Pax, seat: int, option: int) -> Rank:
    """Of the defenders believers of the dominant religion and knights die first, of its own side what it needs least
    (R138)."""
    decision, state = game.decision(), game.state
    assert isinstance(decision, battle.ChooseLoss)
    numbers = battle.FIGHTERS.numbers(option)
    if decision.side == DEFENDERS:
        return rank_defender(state, option, numbers[0])
    if battle.REPRESSED <= option < battle.NOBLE:
        piece = numbers[1]
        return (0 if piece == person(state) else 4 if piece == seat else 1, option)
    if option >= battle.PAWN_AT:
        return (NEVER, -upstream(state, numbers[0]), option)
    return (2 if option >= battle.PIRATE_AT else 3 if option >= battle.NOBLE else 4, option)


def rank_defender(state: Position, option: int, place: int) -> Rank:
    """Believers of the dominant religion in a theocracy, then knights, then rooks and pirates."""
    if not battle.NOBLE <= option < battle.PIRATE_AT:
        return (2, option)
    piece = state.circle[place]
    dominant = dominant_by_believers(state)
    if religion_of(piece) == dominant and is_believer(state, piece, CIRCLE_EMPIRE[place]):
        return (0, option)
    return (1 if is_knight(piece) else 2, option)


def rank_survivor(game: Pax, seat: int, option: int) -> Rank:
    """Its pawns upstream, pirates, nobles for variety, the player's pawns last."""
    state = game.state
    piece, spot = survivors.SETTLE.numbers(option)
    if is_pawn(piece):
        return (0 if piece == seat else 3, upstream(state, spot), option)
    if is_noble(piece):
        return (2, *variety(state, piece, CIRCLE_EMPIRE[spot]), option)
    return (1, upstream(state, spot), option)


def rank_concession(game: Pax, seat: int, option: int) -> Rank:
    """A concession is placed wherever that is a gain."""
    if option == regime_change.NO_CONCESSION:
        return (STOP,)
    return (rank_border(game.state, seat, option), upstream(game.state, option), option)


def rank_freedom(game: Pax, seat: int, option: int) -> Rank:
    """Its own pawns go free, then nobles of its empires who are no believers; never the player's pawns (R139)."""
    state = game.state
    if option == regime_change.NO_MORE_FREED:
        return (STOP,)
    piece, spot, *_ = regime_change.FREEDOM.numbers(option)
    if is_pawn(piece):
        return (0 if piece == seat else NEVER, upstream(state, spot), option)
    empire = CIRCLE_EMPIRE[spot]
    wanted = ruler_owner(state, empire) == seat and not is_believer(state, piece, empire)
    return (1 if wanted else UNWANTED, *variety(state, piece, empire), option)


def rank_regime(game: Pax, seat: int, option: int) -> Rank:
    """A theocracy is kept unless the objective wants otherwise."""
    return (0 if option == regime_change.KEEP else 1, option)


# ---- other decisions ------------------------------------------------------------------------------------------------


def rank_levy(game: Pax, seat: int, option: int) -> Rank:
    """Never a believer in a theocracy; else the greatest variety, rooks before knights (R137)."""
    empire = CIRCLE_EMPIRE[option]
    return (*variety(game.state, levy_piece(game.state, option, empire), empire), option)


def rank_victory(game: Pax, seat: int, option: int) -> Rank:
    """A victory whose conditions the bank meets."""
    return (int(not meets_conditions(game.state, seat, option)), option)


def rank_cipher(game: Pax, seat: int, option: int) -> Rank:
    """It borrows no operations."""
    return (int(option != operations.KEEP_SILENT), option)


def rank_last(game: Pax, seat: int, option: int) -> Rank:
    """The last of the answers."""
    return (-option,)


def rank_first(game: Pax, seat: int, option: int) -> Rank:
    """The first of the answers."""
    return (option,)


RANKS: Final[dict[type[Any], Callable[[Pax, int, int], Rank]]] = {
    agents.PlaceAgent: rank_agent,
    agents.Pacify: rank_pacify,
    pieces.TakePiece: rank_source,
    operations.ChooseOperation: rank_operation,
    operations.BreakCipher: rank_cipher,
    religious_ops.ChooseBishop: rank_bishop,
    religious_ops.MoveBishop: rank_bishop,
    political_ops.CollectFlorin: rank_commerce,
    political_ops.Behead: rank_behead,
    political_ops.Tax: rank_tax,
    political_ops.AnswerTax: rank_tax_answer,
    political_ops.Repress: rank_repress,
    political_ops.Vote: rank_vote,
    military_ops.Corsair: rank_corsair,
    military_ops.Siege: rank_siege,
    military_ops.Campaign: rank_campaign,
    battle.ChooseLoss: rank_loss,
    survivors.PlaceSurvivor: rank_survivor,
    regime_change.PlaceConcession: rank_concession,
    regime_change.Emancipate: rank_freedom,
    regime_change.ChooseRegime: rank_regime,
    trade_fair.PlaceLevy: rank_levy,
    victory.ActivateVictory: rank_victory,
    standing.LeaveVenice: rank_last,
}


def in_order(game: Pax, seat: int, options: list[int]) -> list[tuple[Rank, int]]:
    """The answers with their ranks, the best first."""
    rank = RANKS.get(type(game.decision()), rank_first)
    return sorted((rank(game, seat, option), option) for option in options)
