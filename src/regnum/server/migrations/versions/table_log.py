"""The log of the table, clocks, what waits for whom, snapshots, notebooks and games of one's own to try things out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them; of games that are there already it is found out when somebody opens them who is waited for."""
    op.add_column("games", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("sandbox", sa.String(32), nullable=False, server_default=""))
    op.add_column("notes", sa.Column("text", sa.Text, nullable=False, server_default=""))
    op.add_column("notes", sa.Column("command_id", sa.String(80)))
    op.create_index("one_note_a_command", "notes", ["game", "seat", "command_id"], unique=True)
    op.create_table(
        "standings",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.String(64), nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("clocks", sa.Text, nullable=False),
    )
    op.create_index("standings_with_programs", "standings", ["program"])
    op.create_index("standings_by_deadline", "standings", ["deadline"])
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ruleset", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "notebooks",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Games are never thrown away by going back."""
    raise NotImplementedError("clocks and the log of the table would be lost")
