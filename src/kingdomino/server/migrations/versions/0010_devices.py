"""The devices of a seat in order, without a clock; which of them made a link to it; since when its player is away."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

RANKS = """
UPDATE holders SET rank = (
    SELECT count(*) FROM holders AS other
    WHERE other.game = holders.game AND other.seat = holders.seat
    AND (other.since < holders.since OR (other.since = holders.since AND other.visitor <= holders.visitor))
)
"""

# Nobody knows who made them: they stay as long as the first device.
KEYS = """
INSERT INTO keys (hash, game, seat, visitor)
SELECT old_keys.hash, old_keys.game, old_keys.seat, holders.visitor FROM old_keys
JOIN holders ON holders.game = old_keys.game AND holders.seat = old_keys.seat AND holders.rank = 1
"""


def upgrade() -> None:
    with op.batch_alter_table("holders") as holders:
        holders.add_column(sa.Column("rank", sa.Integer, nullable=False, server_default="0"))
        holders.add_column(sa.Column("away", sa.Float))
    op.execute(sa.text(RANKS))
    with op.batch_alter_table("holders") as holders:
        holders.drop_column("since")
    op.rename_table("keys", "old_keys")
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(
            ["game", "seat", "visitor"], ["holders.game", "holders.seat", "holders.visitor"], ondelete="CASCADE"
        ),
        sa.Index("ix_keys_holder", "game", "seat", "visitor"),
    )
    op.execute(sa.text(KEYS))
    op.drop_table("old_keys")


def downgrade() -> None:
    raise NotImplementedError("an older kingdomino opens a backup from its time")
