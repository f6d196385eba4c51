"""Romanian games say how their kings were drawn: the edition passes them round, these games do not."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    drawn = "rules = trim(rules || ' kings=one-by-one')"
    op.execute(sa.text(f"UPDATE games SET {drawn} WHERE edition = 'romanian' AND rules NOT LIKE '%kings=%'"))


def downgrade() -> None:
    raise NotImplementedError("an older kingdomino opens a backup from its time")
