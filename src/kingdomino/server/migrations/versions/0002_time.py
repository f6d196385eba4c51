"""Thinking time with every ply, alarms and the timeline they are on, and since when somebody holds a seat.

The first revision was once changed in place: a database from before that lacks what friends need. It is given here.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    if "begun" not in {column["name"] for column in sa.inspect(op.get_bind()).get_columns("games")}:
        _friends()
    with op.batch_alter_table("moves") as moves:
        moves.add_column(sa.Column("spent", sa.Float, nullable=False, server_default="0"))
    with op.batch_alter_table("holders") as holders:
        holders.add_column(sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_games_public", "games", ["public"])
    op.create_table(
        "alarms",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("due", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("wall", sa.Float, nullable=False),
    )


def _friends() -> None:
    """What the first revision has had since there are tables for friends."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.true()))
        games.add_column(sa.Column("version", sa.Integer, nullable=False, server_default="0"))
        games.add_column(sa.Column("watch", sa.String(32), nullable=False, server_default=""))
        games.add_column(sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
        games.add_column(sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
        games.add_column(sa.Column("fair", sa.JSON(none_as_null=True)))
        games.add_column(sa.Column("request", sa.JSON(none_as_null=True)))
        games.add_column(sa.Column("rematch", sa.String(32)))
    connection = op.get_bind()
    for id in list(connection.execute(sa.text("SELECT id FROM games")).scalars()):
        watch = {"id": id, "watch": f"w-{secrets.token_urlsafe(12)}"}
        connection.execute(sa.text("UPDATE games SET watch = :watch WHERE id = :id"), watch)
    # Not a constraint: SQLite would have to make the table anew, and with it drop all moves.
    op.create_index("games_watch_key", "games", ["watch"], unique=True)
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("an older kingdomino opens a backup from its time")
