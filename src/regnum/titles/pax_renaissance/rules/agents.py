"""E2.2 Placing the agents of a card: bishops on cards, knights and rooks in cities, pirates and pawns on borders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import (
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
from regnum.titles.pax_renaissance.facts.names import (
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
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.empires import (
    fits_in_venice,
    is_empty_border,
    is_room,
    is_usable,
    repressed_on,
)
from regnum.titles.pax_renaissance.position.queries.locations import empires_in, in_location, location, share_location
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import cards_in_play
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import IN_TABLEAU, ON_THRONE, Pax, Position
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Step
from regnum.titles.pax_renaissance.rules.pieces import (
    NO_PIECE_THERE,
    NOT_A_CHOICE_HERE,
    OUTSIDE_LOCATION,
    WRONG_PLACE_FOR_PIECE,
    FetchPiece,
    can_get,
)

PACIFIED: Final = EVENTS.add("pacified", "F1b", "piece", "empire")

NO_SUCH_AGENT: Final = REASONS.add("no_such_agent", "E2.2")
LAND_BORDER: Final = REASONS.add("land_border", "B6:figure2")
BORDER_HELD_BY_PIRATE: Final = REASONS.add("border_held_by_pirate", "E2.2d.3")
BORDER_HELD_BY_SAME_PIRATE: Final = REASONS.add("border_held_by_same_pirate", "F7.2")
CANNOT_PAY_REPRESSION: Final = REASONS.add("cannot_pay_repression", "glossary:repress.a")
EMPORIUM_BUSTED: Final = REASONS.add("emporium_busted", "B6d:note1.1")
NO_ROOM: Final = REASONS.add("no_room", "glossary:city.1")
MUST_PLACE_AGENT: Final = REASONS.add("must_place_agent", "E2.1b")
AGENT_OF_SAME_CARD: Final = REASONS.add("agent_of_same_card", "E2.2b.2")
NOT_A_BISHOPS_PLACE: Final = REASONS.add("not_a_bishops_place", "glossary:bishop")
NOTHING_REPRESSED: Final = REASONS.add("nothing_repressed", "glossary:regime_change.b")
VENICE_GOLD_ONLY: Final = REASONS.add("venice_gold_only", "G4c.1")


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
PLACE: Final = PLACES.base("place")
STATION: Final = PLACES.base("station")
APPOINT: Final = PLACES.base("appoint")
PLACE_VERB: Final = PLACES.by_name["place"]
STATION_VERB: Final = PLACES.by_name["station"]
APPOINT_VERB: Final = PLACES.by_name["appoint"]
USED_BORDER: Final = REPRESSIBLE * 10  # a border that an agent of the card has taken; below are cities


def own_agents(seat: int, printed: Iterable[int]) -> tuple[int, ...]:
    """B5g.1, B5g.2, glossary:concession.a, pawn: the grey pawn stands for a pawn of the player's own colour."""
    return tuple(seat if piece == PAWN else piece for piece in printed)


def why_not_in_city(state: Position, seat: int, piece: int, circle: int, place: int) -> int:
    """E2.2b.1, E2.2b.2, E2.2b:note1, glossary:city.2: any city of the location; an occupant must be repressed for 1
    florin."""
    if not in_location(CIRCLE_EMPIRE[circle], place):
        return OUTSIDE_LOCATION
    if not is_usable(state, circle):
        return NO_ROOM if circle == VENICE_EXTRA else EMPORIUM_BUSTED
    if circle == VENICE_EXTRA and not fits_in_venice(state, piece):
        return VENICE_GOLD_ONLY
    if state.circle[circle] != NONE and state.florins[seat] < 1:
        return CANNOT_PAY_REPRESSION
    return ALLOWED


def why_not_on_border(state: Position, seat: int, piece: int, border: int, empire: int, place: int) -> int:
    """E2.2c, E2.2d, glossary:border.1, location.d, pirate, pirate.a, pirate.d.2: pirates on sea borders, killing
    whoever
    is there; pawns on any border without a pirate."""
    if not in_location(empire, place) or border not in BORDERS_OF[empire]:
        return OUTSIDE_LOCATION
    if is_pirate(piece):
        if not IS_SEA[border]:
            return LAND_BORDER
        if state.pirate[border] == piece - PIRATE and reading(state, "pirate_agent_may_replace_same_colour") == "no":
            return BORDER_HELD_BY_SAME_PIRATE
        return ALLOWED
    if state.pirate[border] != NONE:
        return BORDER_HELD_BY_PIRATE
    if state.pawn[border] != NONE and state.florins[seat] < 1:
        return CANNOT_PAY_REPRESSION
    return ALLOWED


def why_not_on_card(state: Position, card: int, target: int, place: int) -> int:
    """E2.2a.1, glossary:location.e, bishop.a: the card itself, or one that shares its location, in any tableau or on a
    throne."""
    if state.place[target] not in (IN_TABLEAU, ON_THRONE):
        return NOT_A_BISHOPS_PLACE
    if target != card and not share_location(place, location(state, target)):
        return OUTSIDE_LOCATION
    return ALLOWED


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
        else:
            game.pass_over(choice, game.state.active)


class PlaceAgent(ActiveChoice):
    """E2.2, D1.2:bomb1, A2b: which agent to place next, and where."""

    rule = "E2.2"
    open_to_all = True
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
                    found += [PLACE + piece * CIRCLES + circle for circle in CIRCLES_OF[empire]]
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
            return NO_SUCH_AGENT
        if not can_get(state, piece):
            return NO_PIECE_THERE
        place = self.place(state)
        if verb_number == PLACE_VERB:
            if not is_noble(piece):
                return WRONG_PLACE_FOR_PIECE
            if spot in self.used and reading(state, "agent_may_repress_agent_of_same_card") == "no":
                return AGENT_OF_SAME_CARD
            return why_not_in_city(state, seat, piece, spot, place)
        if verb_number == STATION_VERB:
            if not is_pawn(piece) and not is_pirate(piece):
                return WRONG_PLACE_FOR_PIECE
            if USED_BORDER + spot in self.used and reading(state, "agent_may_repress_agent_of_same_card") == "no":
                return AGENT_OF_SAME_CARD
            reason = why_not_on_border(state, seat, piece, spot, rest[0], place)
            if reason == 0 and (is_pirate(piece) or state.pawn[spot] == NONE) and rest[0] != home(spot, place):
                return NOT_A_CHOICE_HERE  # the empire matters only where a pawn is repressed
            return reason
        if not is_bishop(piece):
            return WRONG_PLACE_FOR_PIECE
        return why_not_on_card(state, self.card, spot, place)

    def why_not_stop(self, state: Position) -> int:
        """E2.1b: agents of a one-shot must be placed while there is room."""
        if self.mode == OPTIONAL or (
            self.mode == IF_ROOM
            and not any(has_room(state, piece, self.card, self.place(state)) for piece in self.agents)
        ):
            return ALLOWED
        return MUST_PLACE_AGENT

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
            empire, mark = rest[0], USED_BORDER + spot
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

    rule = "F1b"
    fields = ("empire",)
    domain = PACIFY

    def __init__(self, empire: int) -> None:
        self.empire = empire

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        if option == SPARE:
            return ALLOWED
        if option >= REPRESSIBLE or not game.state.repressed[self.empire * REPRESSIBLE + option]:
            return NOTHING_REPRESSED
        return ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        if option != SPARE:
            game.tell(PACIFIED, option, self.empire)
            changes.kill_repressed(game, self.empire, option)
