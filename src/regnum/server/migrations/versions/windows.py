"""Players with several seats, answers to windows that are still open, and standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add them; in games that are there already everybody holds one seat."""
    op.add_column("seats", sa.Column("player", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE seats SET player = seat")
    op.create_table(
        "answers",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("command_id", sa.String(64)),
    )
    op.create_table(
        "orders",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Games are never thrown away by going back."""
    raise NotImplementedError("answers to open windows would be lost")
