"""Until when a decision may be taken back without asking, and the last one that was."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("moves") as moves:
        moves.add_column(sa.Column("settles", sa.Float))
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("regretted", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    raise NotImplementedError("an older kingdomino opens a backup from its time")
