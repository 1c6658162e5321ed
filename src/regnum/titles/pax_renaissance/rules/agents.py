"""E2.2 Placing the agents of a card: bishops on cards, knights and rooks in cities, pirates and pawns on borders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.titles.pax_renaissance import changes, events
from regnum.titles.pax_renaissance.catalogue import (
    ALL_CARDS,
    BORDER,
    BORDERS,
    BORDERS_OF,
    CARD,
    CIRCLE,
    CIRCLE_EMPIRE,
    CIRCLES,
    CIRCLES_OF,
    EMPIRE,
    EMPIRES,
    IS_SEA,
    PIECE,
    PRINTED_LOCATION,
    RULER,
    VENICE_EXTRA,
)
from regnum.titles.pax_renaissance.locations import empires_in, in_location, location, share_location
from regnum.titles.pax_renaissance.names import (
    BISHOP,
    NONE,
    PAWN,
    PIRATE,
    REPRESSIBLE,
    is_bishop,
    is_noble,
    is_pawn,
    is_pirate,
)
from regnum.titles.pax_renaissance.options import reading
from regnum.titles.pax_renaissance.queries import (
    cards_in_play,
    fits_in_venice,
    is_empty_border,
    is_room,
    is_usable,
    repressed_on,
)
from regnum.titles.pax_renaissance.reasons import Reason
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Pax, Step
from regnum.titles.pax_renaissance.rules.pieces import FetchPiece, can_get
from regnum.titles.pax_renaissance.state import IN_TABLEAU, ON_THRONE, Position

OPTIONAL: Final = 0  # E2.2: all, some or none
IF_ROOM: Final = 1  # E2.1b: must be placed while an empty place exists
ALWAYS: Final = 2  # E2.1b in the stricter reading: must be placed if at all possible

PLACES: Final = Domain(
    verb("place", ("piece", PIECE), ("city", CIRCLE)),
    verb("station", ("piece", PIECE), ("border", BORDER), ("empire", EMPIRE)),
    verb("appoint", ("piece", PIECE), ("card", CARD)),
    verb("no-more-agents"),
)
NO_MORE: Final = PLACES.base("no-more-agents")
STATION: Final = PLACES.base("station")
APPOINT: Final = PLACES.base("appoint")
PLACE_VERB: Final = 0
STATION_VERB: Final = 1
APPOINT_VERB: Final = 2


def own_agents(seat: int, printed: Iterable[int]) -> tuple[int, ...]:
    """B5g.1, B5g.2, glossary:concession.a, pawn: the grey pawn stands for a pawn of the player's own colour."""
    return tuple(seat if piece == PAWN else piece for piece in printed)


def why_not_in_city(state: Position, seat: int, piece: int, circle: int, place: int) -> int:
    """E2.2b.1, E2.2b.2, E2.2b:note1, glossary:city.2: any city of the location; an occupant must be repressed for 1
    florin."""
    if not in_location(CIRCLE_EMPIRE[circle], place):
        return Reason.OUTSIDE_LOCATION
    if not is_usable(state, circle):
        return Reason.NO_ROOM if circle == VENICE_EXTRA else Reason.EMPORIUM_BUSTED
    if circle == VENICE_EXTRA and not fits_in_venice(state, piece):
        return Reason.VENICE_GOLD_ONLY
    if state.circle[circle] != NONE and state.florins[seat] < 1:
        return Reason.CANNOT_PAY_REPRESSION
    return Reason.OK


def why_not_on_border(state: Position, seat: int, piece: int, border: int, empire: int, place: int) -> int:
    """E2.2c, E2.2d, glossary:border.1, location.d, pirate, pirate.a, pirate.d.2: pirates on sea borders, killing
    whoever
    is there; pawns on any border without a pirate."""
    if not in_location(empire, place) or border not in BORDERS_OF[empire]:
        return Reason.OUTSIDE_LOCATION
    if is_pirate(piece):
        if not IS_SEA[border]:
            return Reason.LAND_BORDER
        if state.pirate[border] == piece - PIRATE and reading(state, "pirate_agent_may_replace_same_colour") == "no":
            return Reason.BORDER_HELD_BY_SAME_PIRATE
        return Reason.OK
    if state.pirate[border] != NONE:
        return Reason.BORDER_HELD_BY_PIRATE
    if state.pawn[border] != NONE and state.florins[seat] < 1:
        return Reason.CANNOT_PAY_REPRESSION
    return Reason.OK


def why_not_on_card(state: Position, card: int, target: int, place: int) -> int:
    """E2.2a.1, glossary:location.e, bishop.a: the card itself, or one that shares its location, in any tableau or on a
    throne."""
    if state.place[target] not in (IN_TABLEAU, ON_THRONE):
        return Reason.NOT_A_BISHOPS_PLACE
    if target != card and not share_location(place, location(state, target)):
        return Reason.OUTSIDE_LOCATION
    return Reason.OK


class Agents(Step):
    """E2.2, E2.1b: the agents of a card that are still to be placed; `used` holds the circles already taken."""

    fields = ("card", "agents", "mode", "empire", "used")
    steps = ("ask",)

    def __init__(
        self, card: int, agents: tuple[int, ...], mode: int, empire: int = NONE, used: tuple[int, ...] = ()
    ) -> None:
        self.card = card
        self.agents = agents
        self.mode = mode
        self.empire = empire
        self.used = used

    def ask(self, game: Pax) -> None:
        """Ask while some agent could be placed somewhere."""
        choice = PlaceAgent(self.card, self.agents, self.mode, self.empire, self.used)
        if choice.can_place(game):
            game.call(choice)


class PlaceAgent(ActiveChoice):
    """E2.2, D1.2:bomb1, A2b: which agent to place next, and where."""

    fields = ("card", "agents", "mode", "empire", "used")
    domain = PLACES

    def __init__(self, card: int, agents: tuple[int, ...], mode: int, empire: int, used: tuple[int, ...]) -> None:
        self.card = card
        self.agents = agents
        self.mode = mode
        self.empire = empire
        self.used = used

    def place(self, state: Position) -> int:
        """Where the agents may go: the card's location, or one empire of it by the narrow reading (E2.2b.3)."""
        if self.empire != NONE and reading(state, "agents_of_region_card_split") == "no":
            return self.empire
        return PRINTED_LOCATION[self.card]

    def can_place(self, game: Pax) -> bool:
        """Whether any agent can be placed at all."""
        seat = game.state.active
        return any(
            option != NO_MORE and self.why_not(game, seat, option) == 0 for option in self.candidates(game, seat)
        )

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        empires = empires_in(self.place(game.state))
        found: list[int] = []
        for piece in sorted(set(self.agents)):
            if is_noble(piece):
                for empire in empires:
                    found += [piece * CIRCLES + circle for circle in CIRCLES_OF[empire]]
            elif is_bishop(piece):
                found += [APPOINT + piece * ALL_CARDS + card for card in cards_in_play(game.state)]
            else:
                for empire in empires:
                    first = STATION + piece * BORDERS * EMPIRES + empire
                    found += [first + border * EMPIRES for border in BORDERS_OF[empire]]
        found.append(NO_MORE)
        return found

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state = game.state
        if option == NO_MORE:
            return self.why_not_stop(state)
        verb_number, (piece, spot, *rest) = PLACES.verb_of(option), PLACES.numbers(option)
        if piece not in self.agents:
            return Reason.NO_SUCH_AGENT
        if not can_get(state, piece):
            return Reason.NO_PIECE_THERE
        place = self.place(state)
        if verb_number == PLACE_VERB:
            if not is_noble(piece):
                return Reason.WRONG_PLACE_FOR_PIECE
            if spot in self.used and reading(state, "agent_may_repress_agent_of_same_card") == "no":
                return Reason.AGENT_OF_SAME_CARD
            return why_not_in_city(state, seat, piece, spot, place)
        if verb_number == STATION_VERB:
            if not is_pawn(piece) and not is_pirate(piece):
                return Reason.WRONG_PLACE_FOR_PIECE
            if REPRESSIBLE * 10 + spot in self.used and reading(state, "agent_may_repress_agent_of_same_card") == "no":
                return Reason.AGENT_OF_SAME_CARD
            reason = why_not_on_border(state, seat, piece, spot, rest[0], place)
            if reason == 0 and (is_pirate(piece) or state.pawn[spot] == NONE) and rest[0] != home(spot, place):
                return Reason.NOT_A_CHOICE_HERE  # the empire matters only where a pawn is repressed
            return reason
        if not is_bishop(piece):
            return Reason.WRONG_PLACE_FOR_PIECE
        return why_not_on_card(state, self.card, spot, place)

    def why_not_stop(self, state: Position) -> int:
        """E2.1b: agents of a one-shot must be placed while there is room."""
        if self.mode == OPTIONAL or (
            self.mode == IF_ROOM
            and not any(has_room(state, piece, self.card, self.place(state)) for piece in self.agents)
        ):
            return Reason.OK
        return Reason.MUST_PLACE_AGENT

    def choose(self, game: Pax, seat: int, option: int) -> None:
        if option == NO_MORE:
            return
        verb_number, (piece, spot, *rest) = PLACES.verb_of(option), PLACES.numbers(option)
        agents = list(self.agents)
        agents.remove(piece)
        empire, mark = self.empire, spot
        if verb_number == PLACE_VERB:
            empire = CIRCLE_EMPIRE[spot]
        elif verb_number == STATION_VERB:
            empire, mark = rest[0], REPRESSIBLE * 10 + spot
        used = self.used if verb_number == APPOINT_VERB else (*self.used, mark)
        game.call(
            FetchPiece(piece, seat),
            PutAgent(piece, spot, empire),
            Agents(self.card, tuple(agents), self.mode, empire if empire != NONE else self.empire, used),
        )


def home(border: int, place: int) -> int:
    """The first empire of a location that has this border, where it does not matter which."""
    return next((empire for empire in empires_in(place) if border in BORDERS_OF[empire]), NONE)


def has_room(state: Position, piece: int, card: int, place: int) -> bool:
    """E2.1b: whether an empty place for the piece exists."""
    if is_bishop(piece):
        return any(
            state.bishop[target] == NONE and why_not_on_card(state, card, target, place) == 0
            for target in cards_in_play(state)
        )
    if is_noble(piece):
        return any(is_room(state, circle, piece) for empire in empires_in(place) for circle in CIRCLES_OF[empire])
    return any(
        is_empty_border(state, border) and (IS_SEA[border] or is_pawn(piece))
        for empire in empires_in(place)
        for border in BORDERS_OF[empire]
    )


class PutAgent(Step):
    """E2.2a, E2.2b, E2.2c, E2.2d, glossary:agents: one agent goes to its place; `empire` says on which ruler a
    displaced pawn ends (glossary:repress.d)."""

    fields = ("piece", "spot", "empire")
    steps = ("put",)

    def __init__(self, piece: int, spot: int, empire: int) -> None:
        self.piece = piece
        self.spot = spot
        self.empire = empire

    def put(self, game: Pax) -> None:
        """The occupant makes way, then the piece is placed."""
        state, seat = game.state, game.state.active
        if is_bishop(self.piece):
            if changes.appoint_bishop(game, self.piece - BISHOP, self.spot):
                offer_pacification(game, self.spot)
        elif is_pirate(self.piece):
            changes.clear_border(game, self.spot)
            changes.place_pirate(game, self.piece - PIRATE, self.spot)
        elif is_pawn(self.piece):
            if state.pawn[self.spot] != NONE:
                changes.pay_china(game, seat, 1)
                changes.repress_pawn(game, self.spot, self.empire)
            changes.place_pawn(game, self.piece, self.spot)
        else:
            if state.circle[self.spot] != NONE:
                changes.pay_china(game, seat, 1)
                changes.repress_noble(game, self.spot, self.empire)
            changes.place_noble(game, self.piece, self.spot)


# ---- a bishop enters a card -----------------------------------------------------------------------------------------

PACIFY: Final = Domain(verb("pacify", ("piece", PIECE)), verb("spare"))
SPARE: Final = PACIFY.base("spare")


def offer_pacification(game: Pax, card: int) -> None:
    """F1b, E2.2a.2, glossary:bishop: a bishop who now stands on a card may kill one repressed piece."""
    if card >= RULER and repressed_on(game.state, card - RULER):
        game.call(Pacify(card - RULER))


class Pacify(ActiveChoice):
    """F1b, F1b:note1: a bishop who enters a card may kill one of its repressed pieces, free of charge."""

    fields = ("empire",)
    domain = PACIFY

    def __init__(self, empire: int) -> None:
        self.empire = empire

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        if option == SPARE:
            return Reason.OK
        if option >= REPRESSIBLE or not game.state.repressed[self.empire * REPRESSIBLE + option]:
            return Reason.NOTHING_REPRESSED
        return Reason.OK

    def choose(self, game: Pax, seat: int, option: int) -> None:
        if option != SPARE:
            game.tell(events.PACIFIED, option, self.empire)
            changes.kill_repressed(game, self.empire, option)
