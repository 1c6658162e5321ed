"""Which commands were carried out, in a table of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add it; what older servers carried out is marked at the entries and lines that it made."""
    op.create_table(
        "commands",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("command_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Games are never thrown away by going back."""
    raise NotImplementedError("what was carried out would be carried out again")
