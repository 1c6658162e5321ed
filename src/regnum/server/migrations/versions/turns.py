"""The order in which deals are confirmed, at the table and in rooms, counted and not timed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add it; what was confirmed before keeps its time."""
    for table in ("notes", "asides"):
        op.add_column(table, sa.Column("turn", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Games are never thrown away by going back."""
    raise NotImplementedError("deals would be struck in another order")
