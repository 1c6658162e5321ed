"""Rooms: lines of the table that only some seats may know of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add them; so far everything was said to everybody."""
    op.create_table(
        "asides",
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
    )
    op.create_index("one_number_a_room", "asides", ["game", "audience", "number"], unique=True)
    op.create_index("one_aside_a_command", "asides", ["game", "seat", "command_id"], unique=True)


def downgrade() -> None:
    """Games are never thrown away by going back."""
    raise NotImplementedError("what was said in rooms would be lost")
