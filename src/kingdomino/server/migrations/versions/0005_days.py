"""The deal of the day: days, what their secrets follow from, and who has played them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "chest",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True, index=True),
        sa.Column("game", sa.String(32), nullable=False, unique=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("origin", sa.String(32), nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("scores", sa.JSON(none_as_null=True)),
        sa.Column("kingdom", sa.Text),
    )
    op.create_index("tries_ranks", "tries", ["day", "place", "points"])


def downgrade() -> None:
    raise NotImplementedError("an older kingdomino opens a backup from its time")
