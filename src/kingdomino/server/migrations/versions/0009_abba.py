"""Games of the English app's edition for two say that they opened A B B A: the edition no longer does."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

games = sa.table("games", sa.column("id"), sa.column("edition"), sa.column("rules"), sa.column("seats", sa.JSON))


def upgrade() -> None:
    connection = op.get_bind()
    silent = sa.and_(games.c.edition == "english-app", games.c.rules.not_like("%abba=%"))
    for id, rules, seats in connection.execute(sa.select(games.c.id, games.c.rules, games.c.seats).where(silent)).all():
        if len(seats) == 2:
            said = sa.update(games).where(games.c.id == id).values(rules=f"{rules} abba=true".strip())
            connection.execute(said)


def downgrade() -> None:
    raise NotImplementedError("an older kingdomino opens a backup from its time")
