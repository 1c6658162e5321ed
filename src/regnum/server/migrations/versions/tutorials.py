"""Whether a game is a first game with comments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add it; no game that is there already is one."""
    op.add_column("games", sa.Column("tutorial", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Games are never thrown away by going back."""
    raise NotImplementedError("tutorials would become ordinary games")
