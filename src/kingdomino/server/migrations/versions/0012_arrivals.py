"""Parcels that have arrived, and those whose table arrived by a later one."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "arrivals",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("ix_arrivals_game", "arrivals", ["game"])


def downgrade() -> None:
    raise NotImplementedError("an older kingdomino opens a backup from its time")
