"""Indexes for large databases: what the expiry sweep and the lobby look for."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_index("games_by_age", "games", ["over", "created", "id"])
    op.drop_index("ix_games_public", "games")
    in_lobby = sa.and_(sa.column("public", sa.Boolean), ~sa.column("begun", sa.Boolean))
    _create_partial("games_in_lobby", "games", "created", in_lobby)
    _create_partial("tries_of_today", "tries", "day", sa.text("origin != '' OR finished IS NULL"))
    _create_partial("puzzle_tries_with_origin", "puzzle_tries", "at", sa.text("origin != ''"))


def _create_partial(name: str, table: str, column: str, where: sa.ColumnElement[bool] | sa.TextClause) -> None:
    op.create_index(name, table, [column], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    raise NotImplementedError("an older kingdomino opens a backup from its time")
