"""Databases as earlier versions wrote them: tests/databases holds what their servers left, made by running them.

Ada's cookie there is 43 times A, Bo's 43 times B. Every database has a finished game, one against a computer player and
one in which a move was taken back; the later ones also a table of friends in the middle of a game with a clock, and one
that still waits for a friend; `0002_deals` an imported record, a game that was resigned, a Dynasty, and a game taken
back to its first kings; `0008_opening` games of the English app's edition, from when two players opened A B B A there.
A file is called after the revision that its database had.
"""

import asyncio
import json
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import processes
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from postgres import new_database
from served import PATIENCE, Json, Served, Visitor
from test_friends import play_out
from waiting import until

from kingdomino import EDITIONS, Game, fair
from kingdomino.editions import rules_from_text
from kingdomino.records import read_record
from kingdomino.server import run, store
from kingdomino.server.ledger import game_of
from kingdomino.server.parcels import arrivals
from kingdomino.server.store import holders, keys, metadata

DATABASES = sorted((Path(__file__).parent / "databases").glob("*.sql"))
CASES = [(dump, "sqlite") for dump in DATABASES] + [
    (dump, "postgresql")
    for dump in DATABASES
    if "watch" in dump.read_text()  # the first version knew only SQLite
]
FOR_EVER = ("--expire-days", "0", "--keep-days", "0")


def _as_sqlite(dump: Path, file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.executescript(dump.read_text())


def _as_postgresql(dump: Path, file: Path, address: str) -> None:
    """The same rows in the tables that their revision makes."""
    engine = sa.create_engine(run.database_at(address))
    tables = sa.MetaData()
    _as_sqlite(dump, file)
    _upgrade(engine, dump.stem[:4])
    with engine.begin() as connection, closing(sqlite3.connect(file)) as source:
        tables.reflect(connection)
        source.row_factory = sqlite3.Row
        for table in tables.sorted_tables:
            if table.name != "alembic_version":
                rows = [_row(table, dict(row)) for row in source.execute(f"SELECT * FROM {table.name}")]
                if rows:
                    connection.execute(sa.insert(table), rows)
    engine.dispose()


def _upgrade(engine: sa.Engine, revision: str) -> None:
    """Brings a database up to a revision."""
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def _row(table: sa.Table, row: Json) -> Json:
    """SQLite knows neither truth values nor JSON."""
    for column in table.columns:
        if isinstance(column.type, sa.Boolean):
            row[column.name] = bool(row[column.name])
        elif isinstance(column.type, sa.JSON):
            row[column.name] = sa.null() if row[column.name] is None else json.loads(row[column.name])
    return row


def _visitor(served: Served, letter: str) -> Visitor:
    visitor = served.visitor()
    visitor.http.cookies.set("kingdomino", letter * 43)
    return visitor


def _games(visitor: Visitor) -> list[Json]:
    games: list[Json] = visitor.ask("GET", "/tables")["games"]
    return games


@pytest.mark.parametrize(("dump", "backend"), CASES, ids=[f"{dump.stem}-{backend}" for dump, backend in CASES])
def test_what_an_earlier_version_left_is_played_on(
    dump: Path, backend: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    options: tuple[str, ...] = FOR_EVER
    if backend == "sqlite":
        _as_sqlite(dump, data / run.DATABASE)
    else:
        address = new_database(request.getfixturevalue("postgres"), "old")
        _as_postgresql(dump, tmp_path / "rows.sqlite", address)
        options = (*FOR_EVER, "--database", address)
    with closing(sqlite3.connect(":memory:")) as old:
        old.executescript(dump.read_text())
        before = dict(old.execute("SELECT id, over FROM games"))
        plies = dict(old.execute("SELECT game, max(ply) + 1 FROM moves GROUP BY game"))
    with Served(data, *options) as served, ExitStack() as stack:
        ada, bo = _visitor(served, "A"), _visitor(served, "B")
        games = _games(ada)
        assert {game["id"]: game["over"] for game in games} == before
        for game in games:
            one = stack.enter_context(ada.sit(game["id"]))
            assert one.table["plies"] == plies.get(game["id"], 0)
            if game["waiting"]:
                bo.ask("POST", f"/tables/{game['id']}/seats/1", {"name": "Bo"})
            if game["shared"]:
                two = stack.enter_context(bo.sit(game["id"]))
                for seat, sitting in enumerate((one, two)):
                    if game["waiting"]:
                        sitting.send("contribute", seat=seat, value=f"{seat}" * 64)
                for sitting in (one, two):
                    sitting.until(lambda table: table["stage"] == "playing" and bool(table["turn"]))
                play_out(one, two)
            else:
                one.play_to_end()
            record = read_record(ada.http.get(f"/api/tables/{game['id']}/record").text)
            assert Game.from_record(record).is_over
            if "FairMethod" in record.headers:
                assert fair.check_fair(record)
        with ada.sit(ada.new_game("Ada", "Bo")) as new:
            new.play_to_end()
        assert all(game["over"] for game in _games(ada))
    with Served(data, *options) as again:  # what was brought up to date is opened like any other
        assert len(_games(_visitor(again, "A"))) == len(before) + 1


@pytest.mark.parametrize("dump", [dump for dump in DATABASES if dump.stem < "0002"], ids=lambda dump: dump.stem)
def test_a_database_is_brought_up_to_date_whole_or_not_at_all(dump: Path, tmp_path: Path) -> None:
    file = tmp_path / run.DATABASE
    _as_sqlite(dump, file)
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE beats (x)")  # the last table that the second revision makes is in its way
        before = list(database.iterdump())
    with pytest.raises(store.StoreError):
        asyncio.run(store.Store.open(store.sqlite_url(tmp_path)))
    with closing(sqlite3.connect(file)) as database:
        assert list(database.iterdump()) == before


def test_what_is_brought_up_to_date_is_copied_first_and_logged(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    _as_sqlite(DATABASES[-1], data / run.DATABASE)
    with Served(data, *FOR_EVER) as served:
        assert _games(_visitor(served, "A"))
        (copy,) = data.glob("kingdomino.sqlite.before-update-0008-*")
        assert copy.stat().st_mode & 0o777 == 0o600
        (logged,) = (line["message"] for line in served.check_log() if "up to date" in line["message"])
        assert logged.startswith("bringing the database up to date, from revision 0008 to ") and copy.name in logged
        served.stop()
        served.start()
        assert list(data.glob("*before-update*")) == [copy]
    with closing(sqlite3.connect(copy)) as old, closing(sqlite3.connect(":memory:")) as fresh:
        fresh.executescript(DATABASES[-1].read_text())
        assert list(old.iterdump()) == list(fresh.iterdump())


def test_four_processes_may_start_together_on_an_empty_database(postgres: str, tmp_path: Path) -> None:
    """All of them arrive before the first may begin."""
    address = new_database(postgres, "together")
    waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    engine = sa.create_engine(run.database_at(address))
    with engine.connect() as connection, ExitStack() as stack:
        connection.exec_driver_sql(f"SELECT pg_advisory_lock({store.MIGRATING})")
        arguments = ["serve", "--port", "0", "--database", address]
        logs = [tmp_path / f"{number}.log" for number in range(4)]
        started = [processes.start(processes.kingdomino, arguments, log) for log in logs]
        for process, output in started:
            stack.enter_context(output)
            stack.callback(process.join, PATIENCE)
            stack.callback(process.terminate)
        until(lambda: connection.exec_driver_sql(waiting).scalar_one() == 4, "four processes to wait", 4 * PATIENCE)
        connection.exec_driver_sql(f"SELECT pg_advisory_unlock({store.MIGRATING})")
        for (_, output), log in zip(started, logs, strict=True):
            assert "http://localhost:" in output.readline(), log.read_text()
    engine.dispose()


def test_romanian_games_of_earlier_versions_keep_their_opening(tmp_path: Path) -> None:
    """Their kings were drawn one by one, which is a house rule there."""
    file = tmp_path / run.DATABASE
    _as_sqlite(DATABASES[0].with_name("0002_deals.sql"), file)
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0002",)
        classic = dict(
            database.execute("SELECT id, rules FROM games WHERE edition = 'classic' AND rules NOT LIKE '%=%'")
        )
        database.execute("UPDATE games SET edition = 'romanian' WHERE edition = 'classic' AND rules NOT LIKE '%=%'")
        database.commit()
    assert {"", "harmony"} <= set(classic.values())

    async def opened() -> None:
        opened = await store.Store.open(store.sqlite_url(tmp_path))
        for id, rules in classic.items():
            stored = await opened.load(id)
            assert stored is not None
            game = game_of(stored)
            assert game.rules == rules_from_text(EDITIONS["classic"], rules)
            assert game.ply == len(stored.plies)
        await opened.close()

    asyncio.run(opened())


def test_games_of_the_english_app_of_earlier_versions_keep_their_opening(tmp_path: Path) -> None:
    """Two players opened A B B A, unless a house rule said otherwise; today that is the house rule."""
    file = tmp_path / run.DATABASE
    _as_sqlite(DATABASES[0].with_name("0008_opening.sql"), file)
    with closing(sqlite3.connect(file)) as database:
        before = {
            id: (rules, len(json.loads(seats)))
            for id, rules, seats in database.execute("SELECT id, rules, seats FROM games")
        }

    async def opened() -> None:
        opened = await store.Store.open(store.sqlite_url(tmp_path))
        for id, (rules, players) in before.items():
            stored = await opened.load(id)
            assert stored is not None
            game = game_of(stored)
            assert game.rules.abba == (players == 2 and "abba=false" not in rules)
            assert game.ply == len(stored.plies)
        await opened.close()

    asyncio.run(opened())
    assert {rules for rules, _ in before.values()} == {"", "abba=false", "harmony kings=one-by-one"}


@pytest.fixture(params=["sqlite", "postgresql"])
def before_devices(request: pytest.FixtureRequest, tmp_path: Path) -> sa.URL:
    """A database of the revision before devices had an order of their own, with many of them and links to seats."""
    dump = DATABASES[0].with_name("0008_opening.sql")
    if request.param == "sqlite":
        _as_sqlite(dump, tmp_path / run.DATABASE)
        url = store.sqlite_url(tmp_path)
    else:
        address = new_database(request.getfixturevalue("postgres"), "devices")
        _as_postgresql(dump, tmp_path / "rows.sqlite", address)
        url = run.database_at(address)
    engine = sa.create_engine(url)
    _upgrade(engine, "0009")
    old = sa.MetaData()
    old.reflect(engine, only=["games", "holders", "keys"])
    with engine.begin() as connection:
        ids = connection.execute(sa.select(old.tables["games"].c.id).order_by(sa.text("id"))).scalars().all()
        connection.execute(sa.delete(old.tables["holders"]))
        connection.execute(
            sa.insert(old.tables["holders"]),
            [
                {"game": ids[game], "seat": seat, "visitor": visitor, "since": since}
                for game, seat, visitor, since in (
                    (0, 0, "zoe", 100.5),  # the first, though not by name, nor by when its row was written
                    (0, 0, "cy", 300.0),
                    (0, 0, "bo", 200.25),
                    (0, 0, "ada", 300.0),  # at once with another: by name
                    (0, 1, "bo", 50.0),
                    (0, -1, "dora", 10.0),
                    (1, 0, "cy", 1.0),
                )
            ],
        )
        places = {"zero": (0, 0), "one": (0, 1), "nobody": (1, 1), "other": (1, 0)}
        links = [{"hash": name, "game": ids[game], "seat": seat} for name, (game, seat) in places.items()]
        connection.execute(sa.insert(old.tables["keys"]), links)
    engine.dispose()
    return url


def test_devices_keep_their_order_and_links_to_seats_stay(before_devices: sa.URL) -> None:
    """Links stay as long as the first device of their seat does; one to a seat of nobody ends."""

    async def opened() -> None:
        opened = await store.Store.open(before_devices)
        order = sa.select(holders.c.visitor, holders.c.rank).order_by(holders.c.rank)

        def look(connection: sa.Connection) -> tuple[str, str, dict[str, list[tuple[str, int]]], dict[str, str]]:
            first, second, *_ = connection.execute(sa.select(store.games.c.id).order_by(sa.text("id"))).scalars()
            assert connection.execute(sa.select(holders.c.away).distinct()).scalars().all() == [None]
            devices = {}
            for name, id, seat in (("0", first, 0), ("1", first, 1), ("-1", first, -1), ("other", second, 0)):
                found = order.where(holders.c.game == id, holders.c.seat == seat)
                devices[name] = [(row.visitor, row.rank) for row in connection.execute(found)]
            links = {row.hash: row.visitor for row in connection.execute(sa.select(keys))}
            return first, second, devices, links

        first, second, devices, links = await opened.do(look)
        assert devices == {
            "0": [("zoe", 1), ("bo", 2), ("ada", 3), ("cy", 4)],
            "1": [("bo", 1)],
            "-1": [("dora", 1)],
            "other": [("cy", 1)],
        }
        assert links == {"zero": "zoe", "one": "bo", "other": "cy"}
        assert await opened.use_key("zero", first, "eve", 5) == 0
        assert await opened.use_key("nobody", second, "eve", 5) is None
        game = await opened.load(first)
        assert game is not None and sorted(game.ranks(0)) == [1, 2, 3, 4, 5] and game.holders[0, "eve"] == 5
        assert await opened.change(game, len(game.plies), leaving=1)
        *_, links = await opened.do(look)
        assert links == {"other": "cy"}
        await opened.close()

    asyncio.run(asyncio.wait_for(opened(), PATIENCE))


def test_an_old_database_comes_to_be_what_a_new_one_is(before_devices: sa.URL) -> None:
    """Every table, column and index; what belongs to a game goes with it."""

    async def opened() -> None:
        opened = await store.Store.open(before_devices)

        def work(connection: sa.Connection) -> None:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
            indexes = {str(index["name"]) for index in sa.inspect(connection).get_indexes("games")}
            assert {"games_by_age", "games_in_lobby"} <= indexes and "ix_games_public" not in indexes
            id = connection.execute(sa.select(store.games.c.id).order_by(sa.text("id")).limit(1)).scalar_one()
            connection.execute(sa.insert(arrivals).values(id="parcel", game=id))
            connection.execute(sa.delete(store.games).where(store.games.c.id == id))
            for table in (holders, keys, arrivals):
                assert connection.execute(sa.select(table).where(table.c.game == id)).first() is None

        await opened.do(work)
        await opened.close()

    asyncio.run(asyncio.wait_for(opened(), PATIENCE))
