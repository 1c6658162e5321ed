"""The table as rows of panels, and as plain lines: regions by culture, dynasties, track, developments, achievements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.edges.layout import Line, Panel, Section, Span
from regnum.edges.wording import Speaker, seat_name
from regnum.engine.game import Game
from regnum.titles.crusader_kings.edges.wording import (
    achievement_name,
    card_name,
    character_name,
    counter_name,
    culture_name,
    deck_name,
    development_name,
    dynasty_name,
    position_name,
    region_name,
    role_name,
    strategy_name,
    token_name,
    trait_on_card,
)
from regnum.titles.crusader_kings.facts.catalogue import DEVELOPMENT, REGION_CULTURE, REGIONS, SCENARIOS
from regnum.titles.crusader_kings.facts.names import (
    ACHIEVEMENT_NAMES,
    CULTURES,
    DECKS,
    KING,
    NONE,
    ROLES,
    STRATEGY_NAMES,
)
from regnum.titles.crusader_kings.facts.pack import PACKS, TRACK
from regnum.titles.crusader_kings.position.queries.crusade import last_position
from regnum.titles.crusader_kings.position.queries.family import heir, kin, sex
from regnum.titles.crusader_kings.position.queries.readings import reading
from regnum.titles.crusader_kings.position.queries.regions import region_count
from regnum.titles.crusader_kings.position.queries.seats import (
    are_allied,
    at_war,
    has_casus_belli,
    is_allied_region,
    to_the_left,
)
from regnum.titles.crusader_kings.position.queries.standing import points_of
from regnum.titles.crusader_kings.position.state import DYNASTY, Position, is_program, pack_of, seats_of

ERA_START: Final = "era-start"
PHASES: Final = ("dynasty", "plan", "turn", "upkeep")  # as they are numbered in the position
ALL_SEATS = -2  # a reader who may see every hand
REGION_WIDTH, SEAT_WIDTH, SMALL_WIDTH = 26, 40, 26


def table_sections(game: Game[Position], reader: int, words: Speaker) -> list[Section]:
    """What a seat may see of the position (-1: a spectator, -2: somebody who may see every hand)."""
    state = game.state
    seats = range(seats_of(state))
    return [
        Section(now_line(state, words), 0, []),
        region_section(state, words),
        Section(
            words.say("ck-board-players"),
            SEAT_WIDTH,
            [[seat_panel(state, seat, reader, words) for seat in seats]],
        ),
        track_section(state, words),
        row_section(state, words),
        achievement_section(state, words),
        Section(design_line(state, words), 0, []),
    ]


def plain(text: str, style: str = "") -> Line:
    """A line in one style."""
    return (Span(text, style),)


def listed(parts: Sequence[str], words: Speaker) -> str:
    """Things in a row, or the sign for none."""
    return ", ".join(parts) or words.say("ck-board-nothing")


def design_line(state: Position, words: Speaker) -> str:
    """basics.golden: whose cards these are; what the box has instead is not ours to print."""
    pack = pack_of(state)
    return words.say("ck-board-ours") if pack is PACKS[0] else words.say("ck-board-pack", name=pack.name)


def now_line(state: Position, words: Speaker) -> str:
    """Where in the game we are, and whose card is being played."""
    line = words.say(
        "ck-board-now",
        phase=phase_name(state),
        era=state.era + 1,
        eras=SCENARIOS[state.scenario].eras,
        round=state.round + 1,
        turn=state.turn + 1,
        first=seat_name(state.first, words),
    )
    if state.card == NONE:
        return line
    played = words.say("ck-board-played", seat=seat_name(state.active, words), card=card_name(state.card, words))
    return f"{line}; {played}"


def phase_name(state: Position) -> str:
    """era.draw, round.three: the phase of the round; until everybody has drawn cards, no round has begun."""
    playing = [seat for seat in range(seats_of(state)) if not state.out[seat]]
    if state.phase == DYNASTY and any(not any(holding_of(state, seat)) for seat in playing):
        return ERA_START
    return PHASES[state.phase]


def holding_of(state: Position, seat: int) -> list[int]:
    """How many cards of each deck a player holds, as everybody knows."""
    return state.holding[seat * DECKS : (seat + 1) * DECKS]


# ---- the board ------------------------------------------------------------------------------------------------------


def region_section(state: Position, words: Speaker) -> Section:
    """All regions, a row for each culture."""
    rows = [
        [region_panel(state, region, words) for region in range(REGIONS) if REGION_CULTURE[region] == culture]
        for culture in range(len(CULTURES))
    ]
    return Section(words.say("ck-board-realms"), REGION_WIDTH, rows)


def region_panel(state: Position, region: int, words: Speaker) -> Panel:
    """A region with everything in it."""
    owner = state.owner[region]
    heading: Line = (
        Span(region_name(region, words), "strong", ("region", region)),
        Span(f" ({culture_name(REGION_CULTURE[region], words)})", "dim"),
    )
    if not state.in_play[region]:
        return Panel(heading, [plain(words.say("ck-board-not-in-play"), "dim")])
    lines: list[Line] = []
    if owner != NONE:
        lines.append((Span("♞ "), Span(seat_name(owner, words), f"seat-{owner}", ("seat", owner))))
    elif state.lord[region] == NONE:
        lines.append(plain(words.say("ck-board-no-lord"), "dim"))
    else:
        lines.append(plain(words.say("ck-board-lord", name=with_traits(state, state.lord[region], words))))
    allies = [seat_name(seat, words) for seat in range(seats_of(state)) if is_allied_region(state, seat, region)]
    if allies:
        lines.append(plain(words.say("ck-board-allies", list=listed(allies, words))))
    pieces = piece_words(state, region, words)
    return Panel(heading, [*lines, *([plain(", ".join(pieces))] if pieces else [])])


def piece_words(state: Position, region: int, words: Speaker) -> list[str]:
    """Army, castle, duchy and tokens of a region."""
    found = [words.say("ck-board-army")] if state.army[region] else []
    found += [words.say("ck-board-castle")] if state.castle[region] else []
    if state.duke[region] != NONE:
        found.append(words.say("ck-board-duke", name=character_name(state.duke[region], words)))
    tables = (state.harvest, state.crop_failure, state.plague, state.unrest)
    for kind, table in enumerate(tables):
        if table[region]:
            found.append(words.say("ck-board-count", name=counter_name(kind, words), count=table[region]))
    return found + ([words.say("ck-board-plague-ending")] if state.plague_ending[region] else [])


def with_traits(state: Position, character: int, words: Speaker) -> str:
    """A character with the traits on the card."""
    name = character_name(character, words)
    traits = [trait_on_card(token, sex(state, character), words) for token in state.traits[character]]
    return words.say("ck-named-trait", name=name, traits=", ".join(traits)) if traits else name


# ---- dynasties ------------------------------------------------------------------------------------------------------


def seat_panel(state: Position, seat: int, reader: int, words: Speaker) -> Panel:
    """A player: the dynasty, the family, the bag, cards and relations."""
    name = Span(dynasty_name(state.dynasty[seat], words), f"seat-{seat}", ("seat", seat))
    heading = (name, Span(f" ({seat})", "dim"))  # by this number deals name the partner
    if state.out[seat]:
        return Panel(heading, [plain(words.say("ck-board-out"), "dim")])
    regions = region_count(state, seat)
    sums = [
        words.say("ck-board-points", points=points_of(state, seat)),
        words.say("ck-board-gold", gold=state.gold[seat]),
        words.say("ck-board-regions", count=regions),
    ]
    lines = [plain(", ".join(sums))]
    if is_program(state, seat):
        lines.append(plain(program_line(state, seat, words), "dim"))
    if state.ruler[seat] != NONE:
        lines += family_lines(state, seat, words)
    lines.append(plain(bag_line(state, seat, reader, words)))
    held = [development_name(each, words) for each in state.held[seat]]
    lines.append(plain(words.say("ck-board-held", list=listed(held, words))))
    lines += [*relation_lines(state, seat, words), *card_lines(state, seat, reader, words)]
    return Panel(heading, lines)


def program_line(state: Position, seat: int, words: Speaker) -> str:
    """ai.setup, ai.no_duplicate: the program of a seat, and the one that was chosen if it could not begin."""
    strategy = strategy_name(state.strategy[seat], words)
    wanted = reading(state, f"seat_{seat}")
    if wanted not in STRATEGY_NAMES or STRATEGY_NAMES.index(wanted) == state.strategy[seat]:
        return words.say("ck-board-program", strategy=strategy)
    chosen = strategy_name(STRATEGY_NAMES.index(wanted), words)
    return words.say("ck-board-program-instead", strategy=strategy, chosen=chosen)


def family_lines(state: Position, seat: int, words: Speaker) -> list[Line]:
    """Everybody on the family board, and who would inherit."""
    lines: list[Line] = []
    for role in range(ROLES):
        member = kin(state, seat, role)
        if member == NONE:
            continue
        name = with_traits(state, member, words)
        if role == KING:
            name = words.say("ck-board-ruler", name=name, age=state.age[seat])
        if state.spouse[member] != NONE:
            spouse = with_traits(state, state.spouse[member], words)
            name = words.say("ck-board-married-to", name=name, spouse=spouse)
        lines.append(plain(words.say("ck-person", role=role_name(role, words), name=name)))
    found = heir(state, seat)
    if found != NONE:
        lines.append(plain(words.say("ck-board-heir", name=character_name(found, words)), "dim"))
    return lines


def bag_line(state: Position, seat: int, reader: int, words: Speaker) -> str:
    """basics.bags: the own bag with its traits, others' with their number."""
    bag = state.bag[seat]
    if reader in (seat, ALL_SEATS):
        return words.say("ck-board-bag", list=listed([token_name(token, words) for token in bag], words))
    return words.say("ck-board-bag-size", count=len(bag))


def relation_lines(state: Position, seat: int, words: Speaker) -> list[Line]:
    """War, casus belli and alliances with other dynasties."""
    lines: list[Line] = []
    others = to_the_left(state, seat)
    for message, holds in (
        ("ck-board-casus-belli", has_casus_belli),
        ("ck-board-at-war", at_war),
        ("ck-board-allied", are_allied),
    ):
        found = [seat_name(other, words) for other in others if holds(state, seat, other)]
        if found:
            lines.append(plain(words.say(message, list=listed(found, words))))
    return lines


def card_lines(state: Position, seat: int, reader: int, words: Speaker) -> list[Line]:
    """The own hand and plan; of others how many cards of each deck."""
    if reader == ALL_SEATS or (reader == seat and not is_program(state, seat)):
        hand = [card_name(card, words) for card in state.hand[seat]]
        plan = [card_name(card, words) for card in state.plan[seat]]
        lines = [plain(words.say("ck-board-hand", list=listed(hand, words)))]
        return lines + ([plain(words.say("ck-board-plan", list=listed(plan, words)))] if plan else [])
    counts = [
        words.say("ck-cards-of", count=state.holding[seat * DECKS + deck], deck=deck_name(deck, words))
        for deck in range(DECKS)
        if state.holding[seat * DECKS + deck]
    ]
    return [plain(words.say("ck-board-cards", list=listed(counts, words)))]


# ---- track, row, achievements ---------------------------------------------------------------------------------------


def track_section(state: Position, words: Speaker) -> Section:
    """The positions of the crusade track: shield, token and bonus."""
    panels = [position_panel(state, position, words) for position in range(min(TRACK, last_position(state)))]
    return Section(words.say("ck-board-track"), SMALL_WIDTH, [panels])


def position_panel(state: Position, position: int, words: Speaker) -> Panel:
    """One position."""
    holder = state.shield[position]
    who = seat_name(holder, words) if holder != NONE else words.say("ck-board-free")
    style = f"seat-{holder}" if holder != NONE else "dim"
    lines = [plain(who, style), plain(words.name(f"ck-track-bonus-{position + 1}", ""), "dim")]
    lines += [
        plain(words.say("ck-board-token-there", token=token_name(token, words)))
        for token in state.track_traits[position]
    ]
    heading = (Span(f"{position + 1} "), Span(position_name(position, words), "strong", ("position", position)))
    return Panel(heading, lines)


def row_section(state: Position, words: Speaker) -> Section:
    """The three open developments."""
    panels = [
        Panel(
            (Span(development_name(card, words), "strong", ("development", card)),),
            [plain(words.name(f"ck-development-text-{DEVELOPMENT.names[card]}", ""), "dim")],
        )
        for card in state.row
        if card != NONE
    ]
    return Section(words.say("ck-board-developments"), SMALL_WIDTH, [panels])


def achievement_section(state: Position, words: Speaker) -> Section:
    """Who has which achievement."""
    panels = []
    for achievement in range(len(ACHIEVEMENT_NAMES)):
        holder = state.achievement[achievement]
        who = seat_name(holder, words) if holder != NONE else words.say("ck-board-free")
        panels.append(Panel(plain(achievement_name(achievement, words), "strong"), [plain(who)]))
    return Section(words.say("ck-board-achievements"), SMALL_WIDTH, [panels])
