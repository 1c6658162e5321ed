"""What the database keeps, as the newest migration leaves it."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(64), nullable=False),
    sa.Column("ruleset", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("scenario", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("chance", sa.Text, nullable=False),  # with the secret; it leaves the server when the game is over
    sa.Column("seeded", sa.Boolean, nullable=False),
    sa.Column("pace", sa.String(32), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("origin", sa.Text, nullable=False, server_default=""),  # a position to start from, else the set-up
    sa.Column("sandbox", sa.String(32), nullable=False, server_default=""),  # the game that is tried out in this one
    sa.Column("tutorial", sa.Boolean, nullable=False, server_default=sa.false()),  # a first game with comments
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("agent", sa.String(64), nullable=False),
    sa.Column("token_hash", sa.String(64), unique=True),  # none at the seat of a program, one a player
    sa.Column("player", sa.Integer, nullable=False, server_default="0"),  # the first seat of whoever holds this one
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("session_hash", sa.String(64), primary_key=True),
    sa.Index("holders_by_session", "session_hash"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # the primary key decides races between processes
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("ruleset", sa.Integer, nullable=False),
    sa.Column("command_id", sa.String(64)),  # none for programs
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("game", "seat", "command_id", name="one_entry_a_command"),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("text", sa.Text, nullable=False, server_default=""),
    sa.Column("command_id", sa.String(80)),
    sa.Column("turn", sa.Integer, nullable=False, server_default="0"),  # of a confirmation among all of its game
    sa.Index("notes_by_game", "game"),
    sa.Index("one_note_a_command", "game", "seat", "command_id", unique=True),
)

asides = sa.Table(  # lines of the table that only some seats may know of, with numbers of their own
    "asides",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
    sa.Column("audience", sa.String(64), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False, server_default=""),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("command_id", sa.String(80)),
    sa.Column("turn", sa.Integer, nullable=False, server_default="0"),  # as that of a note
    sa.Index("one_number_a_room", "game", "audience", "number", unique=True),
    sa.Index("one_aside_a_command", "game", "seat", "command_id", unique=True),
)

statuses = sa.Table(  # what the log comes to, so that nobody must read all games to find those that need something
    "standings",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("waiting", sa.String(64), nullable=False),  # the seats that are waited for
    sa.Column("program", sa.Boolean, nullable=False),  # whether a program is among them
    sa.Column("deadline", sa.Float),  # when a clock runs out
    sa.Column("clocks", sa.Text, nullable=False),
    sa.Index("standings_with_programs", "program"),
    sa.Index("standings_by_deadline", "deadline"),
)

latest = sa.Table(  # the position after the last entry, if no snapshot has it: other rules could not make it again
    "latest",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("ruleset", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("ruleset", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

events = sa.Table(  # what happened; an undo takes the last ones away
    "events",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),  # the entry that brought it
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("numbers", sa.Text, nullable=False),
    sa.Column("seats", sa.Text),  # who may know of it; none: everybody
)

moments = sa.Table(  # positions from all over a game, so that any moment of it can be shown soon
    "moments",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("ruleset", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

notebooks = sa.Table(
    "notebooks",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

answers = sa.Table(  # to a window that is still open: they become entries together
    "answers",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("decision", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("command_id", sa.String(64)),
)

commands = sa.Table(  # what was carried out, so that the same command again changes nothing
    "commands",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("command_id", sa.String(64), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
)

orders = sa.Table(  # what the deputy of a seat answers for it
    "orders",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # how often the seat has changed them
)

pulse = sa.Table(  # when a server of this folder was last known to run
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
