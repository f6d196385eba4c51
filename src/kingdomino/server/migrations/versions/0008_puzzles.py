"""How hard puzzles are by how people fare with them, and who has tried which."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(8), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("puzzle", sa.String(8), primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("origin", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    raise NotImplementedError("an older kingdomino opens a backup from its time")
