"""How hard puzzles are by how people fare with them: judged by the server, once each, and never far at once."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from postgres import new_database
from served import PATIENCE, Json, Served, Visitor
from test_lists import opened, served_for

from kingdomino.cli import main
from kingdomino.errors import Refused
from kingdomino.glicko import GUESSED, Rating, expected, rated
from kingdomino.puzzles import Puzzle, read_puzzles, shipped
from kingdomino.server import ratings as module
from kingdomino.server.limits import RATES, Limits
from kingdomino.server.messages import PuzzleTry
from kingdomino.server.ratings import MOST_AWAY, MOST_MOVED, MOST_OF_ADDRESS

PUZZLES = shipped()
GOLDEN: Json = json.loads((Path(__file__).parent.parent / "web/src/puzzles/rating.golden.json").read_text())


# ---- the formulas ----


def test_the_chances_are_those_of_the_paper() -> None:
    one = Rating(1500, 200)
    others = [Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    assert [round(expected(one, other), 3) for other in others] == [0.639, 0.432, 0.303]


@pytest.mark.parametrize("case", GOLDEN["cases"], ids=str)
def test_ratings_change_as_in_the_page(case: Json) -> None:
    found = rated(Rating(*case["one"]), Rating(*case["other"]), case["won"])
    assert found == pytest.approx(case["then"], abs=1e-5)


def test_a_puzzle_is_known_by_its_mark() -> None:
    for line, mark in GOLDEN["marks"]:
        assert Puzzle.parse(line).mark == mark
    assert len({puzzle.mark for puzzle in PUZZLES}) == len(PUZZLES)


# ---- at a server ----


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("ratings")) as server:
        yield server


@pytest.fixture(scope="module")
def on_postgres(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Served]:
    database = new_database(postgres, "ratings")
    with Served(tmp_path_factory.mktemp("ratings") / "data", "--database", database) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def served(request: pytest.FixtureRequest) -> Served:
    server: Served = request.getfixturevalue(f"on_{request.param}")
    return server


def wrong(puzzle: Puzzle) -> str:
    return next(str(move) for move in puzzle.game().position.legal_moves if str(move) not in puzzle.answers)


def tell(visitor: Visitor, puzzle: Puzzle, move: str | None, rating: float = 1200, deviation: float = 200) -> Json:
    told: Json = visitor.ask(
        "POST", f"/puzzles/{puzzle.mark}/try", {"move": move, "rating": rating, "deviation": deviation}
    )
    return told


def learned(visitor: Visitor) -> Json:
    rows = visitor.ask("GET", "/puzzles/ratings")["ratings"]
    return {row["mark"]: [row["rating"], row["deviation"]] for row in rows}


def test_a_first_try_changes_the_rating_for_everybody(served: Served) -> None:
    ada, bo = served.visitor(), served.visitor()
    easier, harder = PUZZLES[0], PUZZLES[1]
    assert easier.mark not in learned(bo)
    found = tell(ada, easier, easier.answers[0])
    assert found["counted"] and found["rating"] < easier.rating and found["deviation"] < GUESSED
    missed = tell(ada, harder, wrong(harder))
    assert missed["counted"] and missed["rating"] > harder.rating
    shown = tell(bo, harder, None)
    assert shown["counted"] and shown["rating"] > missed["rating"], "whoever is shown the solution did not find it"
    assert learned(bo)[easier.mark] == [found["rating"], found["deviation"]]
    assert learned(bo)[harder.mark] == [shown["rating"], shown["deviation"]]
    # Once each: whoever tries again only asks how it is rated.
    assert tell(ada, easier, wrong(easier)) == found | {"counted": False}
    assert learned(ada)[easier.mark] == [found["rating"], found["deviation"]]


def test_what_is_known_is_not_sent_again(served: Served) -> None:
    visitor = served.visitor()
    tell(visitor, PUZZLES[2], None)
    first = visitor.http.get("/api/puzzles/ratings")
    tag = first.headers["ETag"]
    for known in (tag, f"W/{tag}", f'"x", {tag}'):
        again = visitor.http.get("/api/puzzles/ratings", headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
    tell(served.visitor(), PUZZLES[2], None)
    changed = visitor.http.get("/api/puzzles/ratings", headers={"If-None-Match": tag})
    assert changed.status_code == 200 and changed.headers["ETag"] != tag


def test_many_who_try_at_once_all_count_once(served: Served) -> None:
    puzzle = PUZZLES[3]
    visitors = [served.visitor() for _ in range(6)]
    with ThreadPoolExecutor(len(visitors)) as all_at_once:
        told = list(all_at_once.map(lambda visitor: tell(visitor, puzzle, None), visitors))
    assert sum(one["counted"] for one in told) == MOST_OF_ADDRESS, "they come from one address"


def test_nonsense_is_refused(served: Served) -> None:
    visitor, puzzle = served.visitor(), PUZZLES[4]
    fit: Json = {"move": puzzle.answers[0], "rating": 1200, "deviation": 200}
    path = f"/puzzles/{puzzle.mark}/try"
    assert visitor.ask("POST", "/puzzles/00000000/try", fit, 404)["problem"]["code"] == "no-puzzle"
    assert visitor.ask("POST", path, fit | {"move": "a1a2"}, 422)["problem"]["code"] == "bad-move"
    for changes in (
        {"rating": 1e9},
        {"rating": "strong"},
        {"deviation": 0},
        {"deviation": -5},
        {"move": ""},
        {"right": True},
    ):
        visitor.ask("POST", path, fit | changes, 422)
    visitor.ask("POST", "/puzzles/NOMARK/try", fit, 422)
    nan = visitor.http.post(f"/api{path}", content=b'{"move":null,"rating":NaN,"deviation":1}')
    assert nan.status_code == 422
    assert puzzle.mark not in learned(visitor)


# ---- in one process ----


def _try(**how: float) -> PuzzleTry:
    return PuzzleTry(move=None, rating=how.get("rating", 1200), deviation=how.get("deviation", 200))


def test_nobody_moves_a_rating_far(tmp_path: Path) -> None:
    """Not by what they claim, not by many browsers at one address, and not even from everywhere."""
    puzzle = PUZZLES[5]

    async def run() -> None:
        async with opened(tmp_path) as tables:
            ratings = tables.ratings
            liar = _try(rating=9000, deviation=1)
            first = await ratings.tried("liar", puzzle.mark, liar, "192.0.2.1")
            assert puzzle.rating < first["rating"] <= puzzle.rating + MOST_MOVED
            for n in range(20):
                last = await ratings.tried(f"fresh{n}", puzzle.mark, liar, "192.0.2.1")
            assert last["rating"] <= puzzle.rating + MOST_OF_ADDRESS * MOST_MOVED
            for n in range(200):
                last = await ratings.tried(f"everywhere{n}", puzzle.mark, liar, f"198.51.100.{n}")
            assert puzzle.rating + MOST_AWAY / 2 < last["rating"] <= puzzle.rating + MOST_AWAY
            # Of what does not count nothing is kept.
            count = sa.select(sa.func.count()).select_from(module.tries)
            rows = await tables.store.do(lambda connection: connection.execute(count).scalar())
            assert rows == MOST_OF_ADDRESS + 200

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_where_tries_came_from_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(tmp_path) as tables:
            now = await tables.store.wall()

            async def wall() -> float:
                return now

            async def left() -> list[str]:
                return await tables.store.do(lambda c: list(c.execute(sa.select(module.tries.c.origin)).scalars()))

            monkeypatch.setattr(tables.store, "wall", wall)
            before = await tables.ratings.tried("ada", PUZZLES[0].mark, _try(), "192.0.2.1")
            await tables.ratings.expire()
            (origin,) = await left()
            assert origin and "192" not in origin
            now += module.ORIGIN_SECONDS + 1
            await tables.ratings.expire()
            assert await left() == [""]
            again = await tables.ratings.tried("ada", PUZZLES[0].mark, _try(), "192.0.2.1")
            assert again == before | {"counted": False}
            await served_for(tables.store, module.KEPT_DAYS + 1)
            await tables.daily.turn()
            await tables.ratings.expire()
            assert await left() == [""]
            await tables.store.do(lambda connection: connection.execute(sa.update(module.tries).values(at=0)))
            await tables.ratings.expire()
            assert await left() == []
            known, _ = await tables.ratings.learned()
            assert [(one["rating"], one["deviation"]) for one in known] == [(before["rating"], before["deviation"])]

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_an_address_tells_of_so_many_tries() -> None:
    limits = Limits()
    for _ in range(int(RATES["solve"].at_once)):
        limits.take("solve", "192.0.2.1")
    with pytest.raises(Refused):
        limits.take("solve", "192.0.2.1")
    limits.take("solve", "192.0.2.2")


# ---- for the file that ships ----


def test_what_was_learned_improves_the_file(tmp_path: Path) -> None:
    often, seldom = PUZZLES[6], PUZZLES[7]

    async def run() -> int:
        async with opened(tmp_path) as tables:
            await tables.ratings.tried("ada", seldom.mark, _try(), "192.0.2.1")
            for n in range(3):
                told = await tables.ratings.tried(f"visitor{n}", often.mark, _try(), f"192.0.2.{n}")
            return told["rating"]

    rating = asyncio.run(asyncio.wait_for(run(), PATIENCE))
    out = tmp_path / "puzzles.txt"
    told = CliRunner().invoke(main, ["ratings", "--data", str(tmp_path), "--tries", "3", "--out", str(out)])
    assert told.exit_code == 0, told.output
    assert "1 puzzle has another rating" in told.output
    shipped_text = (Path(module.__file__).parent.parent / "learn/puzzles.txt").read_text().splitlines()
    written = out.read_text().splitlines()
    differing = [(new, old) for new, old in zip(written, shipped_text, strict=True) if new != old]
    (pair,) = differing
    (new,), (old,) = (list(read_puzzles([line])) for line in pair)
    assert (new.rating, new.mark, old) == (rating, often.mark, often)

    missing = CliRunner().invoke(main, ["ratings", "--data", str(tmp_path / "none"), "--out", str(out)])
    assert missing.exit_code and "no database" in missing.output
