"""Reviews that the server makes: kept with their games, for those who may see them, and in nobody's way."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest
import sqlalchemy as sa
from browsing import Window
from dated import Clock
from playwright.sync_api import Browser, expect
from postgres import new_database
from reviewed import FEW, MANY, playouts, reviewers, reviewing
from served import Json, Served, Visitor
from test_coach_page import record
from test_daily import play
from waiting import until

from kingdomino import Game, coach
from kingdomino.server import run
from kingdomino.server.reviewer import SEED
from kingdomino.server.reviews import MOST_OF_ONE, MOST_WAITING
from kingdomino.server.store import sqlite_url


@cache
def own(playouts: int = FEW) -> str:
    """The review of `record("Ada", "normal")` as the package makes it."""
    return coach.review(Game.parse(record("Ada", "normal")), playouts=playouts, seed=SEED).json()


def finished(visitor: Visitor) -> str:
    """A game that is over."""
    id: str = visitor.ask("POST", "/import", {"record": record("Ada", "normal")})["id"]
    return id


def ask(visitor: Visitor, id: str) -> tuple[int, Json]:
    answer = visitor.http.get(f"/api/tables/{id}/review")
    return answer.status_code, answer.json()


def why(visitor: Visitor, id: str) -> str:
    """Why there is no review."""
    status, said = ask(visitor, id)
    assert status >= 400, said
    code: str = said["problem"]["code"]
    return code


def review(visitor: Visitor, id: str) -> str:
    """Asks until it is there."""

    def there() -> str | None:
        answer = visitor.http.get(f"/api/tables/{id}/review")
        if answer.status_code == 200:
            return answer.text
        assert answer.status_code == 202, answer.text
        said = answer.json()
        assert 0 <= said["done"] <= said["of"] and said["wait"] > 0
        return None

    return until(there, "the review")


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with reviewing(tmp_path_factory.mktemp("reviews")) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Served, sa.Engine]]:
    """A server, and its database."""
    if request.param == "sqlite":
        url, options = sqlite_url(tmp_path / "data"), list[str]()
    else:
        address = new_database(request.getfixturevalue("postgres"), "reviews")
        url, options = run.database_at(address), ["--database", address]
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with reviewing(tmp_path, *options) as server:
        yield server, engine


def rows(engine: sa.Engine) -> int:
    with engine.connect() as connection:
        return int(connection.execute(sa.text("SELECT count(*) FROM reviews")).scalar_one())


# ---- kept ----


def test_a_review_is_kept_with_its_game(kept: tuple[Served, sa.Engine], tmp_path: Path) -> None:
    server, engine = kept
    ada = server.visitor()
    assert ada.ask("GET", "/catalogue")["reviews"] is True
    id = finished(ada)
    status, said = ask(ada, id)
    assert status == 202 and said["of"] == Game.parse(record("Ada", "normal")).ply
    assert review(ada, id) == own()

    # Whoever has its address sees the same at once, also after a crash: nobody thinks again.
    playouts(tmp_path, MANY)
    server.kill()
    server.start()
    watch = ada.ask("GET", f"/tables/{id}")["watch"]
    for other in (id, watch or id):
        answer = server.visitor().http.get(f"/api/tables/{other}/review")
        assert answer.status_code == 200 and answer.text == own()

    # What was judged otherwise is judged again.
    playouts(tmp_path, FEW)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE reviews SET version = 0, review = '{}'"))
    assert ask(ada, id)[0] == 202
    assert review(ada, id) == own()
    assert rows(engine) == 1
    ada.ask("DELETE", f"/tables/{id}")
    assert rows(engine) == 0


def test_a_game_that_went_on_is_reviewed_anew(alone: Served) -> None:
    ada = alone.visitor()
    id = finished(ada)
    first = review(ada, id)
    with ada.sit(id) as seat:
        before = seat.table["ply"]
        seat.send("undo")
        seat.until(lambda table: table["ply"] < before)
        assert why(ada, id) == "not-over"
        seat.send("resign", seat=0)
        seat.until(lambda table: bool(table["outcome"]))
        second = review(ada, id)
    assert len(second) < len(first)


def test_two_processes_keep_one(tmp_path: Path, postgres: str) -> None:
    address = new_database(postgres, "reviews")
    with ExitStack() as stack:
        servers = [
            stack.enter_context(reviewing(tmp_path, "--database", address, name=name)) for name in ("one", "two")
        ]
        ada = servers[0].visitor()
        id = finished(ada)
        others = [server.visitor() for server in servers]
        for other in others:
            assert ask(other, id)[0] in (200, 202)
        assert [review(other, id) for other in others] == [own(), own()]
        assert rows(sa.create_engine(run.database_at(address), poolclass=sa.NullPool)) == 1


# ---- who may ask ----


def test_only_servers_that_are_told_to_review(served: Served) -> None:
    ada = served.visitor()
    assert ada.ask("GET", "/catalogue")["reviews"] is False
    assert ask(ada, finished(ada))[0] == 404 and why(ada, finished(ada)) == "no-reviews"


def test_a_game_is_reviewed_when_it_is_over(alone: Served) -> None:
    ada = alone.visitor()
    assert why(ada, ada.new_game("Ada", "easy")) == "not-over"
    assert why(ada, "nothing") == "unknown-table"


def test_the_deal_of_the_day_is_reviewed_for_others_when_the_day_is_over(tmp_path: Path) -> None:
    clock = Clock(tmp_path, "2026-01-30 12:00")
    with reviewing(tmp_path) as server:
        ada, bo = server.visitor(), server.visitor()
        id = ada.ask("POST", "/daily", {"name": "Ada"})["id"]
        assert why(ada, id) == "daily-unfinished"
        play(ada)
        assert why(bo, id) == "daily-hidden"
        assert reviewers(server.pid) == []
        mine = review(ada, id)
        assert why(bo, id) == "daily-hidden", "also when it is kept"
        clock.set("2026-01-31 00:00")
        best = bo.ask("GET", "/daily/2026-01-30")["board"]["rows"][0]
        assert review(bo, best["watch"]) == mine


# ---- in nobody's way ----


def test_nobody_waits_for_a_review(tmp_path: Path) -> None:
    with reviewing(tmp_path, number=MANY) as server:
        ada, bo = server.visitor(), server.visitor()
        id = finished(ada)
        assert ask(ada, id)[0] == 202
        until(lambda: reviewers(server.pid))
        (process,) = reviewers(server.pid)
        until(lambda: os.getpriority(os.PRIO_PROCESS, process) == 19)
        with bo.sit(bo.new_game("Bo", "easy")) as seat:
            assert seat.play_to_end()["outcome"]
        assert ask(bo, id)[0] == 202 and reviewers(server.pid) == [process], "one for all who ask"
        server.kill()
        until(lambda: not Path(f"/proc/{process}").exists())

        # A server that is stopped waits for it as little.
        server.start()
        assert ask(ada, id)[0] == 202
        until(lambda: reviewers(server.pid))
        (process,) = reviewers(server.pid)
        server.stop()
        assert not Path(f"/proc/{process}").exists()


def test_a_reviewer_that_is_killed_is_not_the_end(tmp_path: Path) -> None:
    with reviewing(tmp_path, number=MANY) as server:
        ada = server.visitor()
        id = finished(ada)
        ask(ada, id)
        until(lambda: reviewers(server.pid))
        os.kill(reviewers(server.pid)[0], signal.SIGKILL)
        until(lambda: ask(ada, id)[0] == 503)
        playouts(tmp_path, FEW)
        assert review(ada, id) == own()


def test_nobody_has_too_many_games_reviewed(tmp_path: Path) -> None:
    """Not a visitor at a time, and not an address in the long run."""
    with reviewing(tmp_path, number=MANY) as server:
        begun, since = 0, time.monotonic()
        while True:
            visitor = server.visitor()
            games = [finished(visitor) for _ in range(MOST_OF_ONE + 1)]
            answers = [ask(visitor, id) for id in games]
            begun += sum(status == 202 for status, _ in answers)
            status, said = answers[-1]
            assert status == 429 and said["problem"]["code"] == "too-many"
            assert ask(visitor, games[0])[0] in (202, 429), "asking again costs nothing"
            if answers[MOST_OF_ONE - 1][0] == 429:
                break
        granted = 0.5 * (time.monotonic() - since) / 60  # while they were asked for
        assert 10 <= begun <= 10 + granted
        assert "from your address" in answers[MOST_OF_ONE - 1][1]["problem"]["text"]


def test_few_games_wait_to_be_reviewed(tmp_path: Path) -> None:
    with reviewing(tmp_path, "--connections-per-address", "10000", number=MANY) as server:
        for number in range(MOST_WAITING + 1):
            visitor = server.visitor()
            status, said = ask(visitor, finished(visitor))
            assert status == (202 if number < MOST_WAITING else 429), said
        assert said["problem"]["values"]["wait"]


# ---- the page ----


def test_a_page_takes_the_servers_review(browser: Browser, alone: Served) -> None:
    """It needs no engine for that, and whoever is sent the link sees it at once."""
    with Window(browser, alone, {"pace": 0, "name": "Ada"}) as window:
        window.context.add_init_script("delete globalThis.Worker")
        path = window.open_record(record("Ada", "normal"))
        window.click("review-go")
        expect(window.see("review-verdict")).to_be_visible()
        expect(window.see("review-players").get_by_role("listitem")).to_have_count(2)
        expect(window.page.locator("[data-testid^=play-on-]")).to_have_count(0)  # the engine would set up the table
        id = path.removeprefix("/table/")
        assert alone.visitor().http.get(f"/api/tables/{id}/review").text == own()
        window.go("/games")
        expect(window.see(f"review-{id}")).to_be_visible()
    with Window(browser, alone, {"pace": 0, "name": "Bo"}) as window:
        window.context.add_init_script(
            "const post = Worker.prototype.postMessage;"
            "Worker.prototype.postMessage = function (said, ...more) {"
            "  if (said?.kind === 'review') throw new Error('nobody should think again');"
            "  return post.call(this, said, ...more); };"
        )
        window.go(f"{path}/review#20")
        expect(window.see("review-verdict")).to_be_visible()
        expect(window.see("review-chosen")).to_be_visible()


def test_a_page_reviews_by_itself_what_the_server_will_not(browser: Browser, alone: Served) -> None:
    with Window(browser, alone, {"pace": 0, "name": "Ada"}) as window:
        window.hasten_coach()
        refused = {"problem": {"code": "too-many", "text": "too many reviews", "values": {"wait": "9"}}}
        window.page.route("**/api/tables/*/review", lambda route: route.fulfill(status=429, json=refused))
        path = window.open_record(record("Ada", "normal"))
        with window.trouble():
            window.go(f"{path}/review")
            expect(window.see("review-verdict")).to_be_visible()
