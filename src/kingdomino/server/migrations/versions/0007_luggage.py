"""Records of visitors on their way to another browser, and tries at the deal of a day that came along."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "luggage",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("pieces", sa.Integer, nullable=False),
        sa.Column("taker", sa.String(64)),
        sa.Column("brought", sa.Integer),
        sa.Column("left", sa.Integer),
    )
    op.create_table(
        "luggage_pieces",
        sa.Column("luggage", sa.String(64), sa.ForeignKey("luggage.hash", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.create_table(
        "shared_tries",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("tries.game", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("ix_shared_tries_game", "shared_tries", ["game"])


def downgrade() -> None:
    raise NotImplementedError("an older kingdomino opens a backup from its time")
