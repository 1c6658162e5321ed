"""The position after the last entry of a game, beside the snapshot to which nothing can be undone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table; games get their row with their next move."""
    op.create_table(
        "latest",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ruleset", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Games are never thrown away by going back."""
    raise NotImplementedError("games of older rules could not go on")
