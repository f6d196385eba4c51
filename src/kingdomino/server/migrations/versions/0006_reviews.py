"""Reviews of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("moves", sa.String(64), nullable=False),
        sa.Column("review", sa.Text, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("an older kingdomino opens a backup from its time")
