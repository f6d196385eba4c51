"""Programs at the table: they find seats, play whole Dynasties, and come back after whatever happens to the network."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from served import PATIENCE, Served

import kingdomino as kd
from kingdomino.client import AsyncClient, Client, Lost, Seat
from kingdomino.client.protocol import (
    REMEMBERED,
    Answer,
    Ask,
    Open,
    Pause,
    Receive,
    Send,
    Sitting,
    Step,
    Steps,
    Think,
    Visit,
)
from kingdomino.errors import ParseError, Refused
from kingdomino.server.messages import NewSeat, OutcomeView, Resign

OPEN = {"kind": "open"}
BOTS = ("Ada", "Bo", "Cy", "Di")


def played(pool: ThreadPoolExecutor, *seats: Seat) -> list[OutcomeView]:
    """All of them let greedy players decide to the end."""
    games = [pool.submit(seat.play, kd.agent("greedy", seed=1)) for seat in seats]
    return [game.result(timeout=4 * PATIENCE) for game in games]


def test_a_program_plays_and_checks_the_deals(served: Served) -> None:
    with Client(served.url) as ada, Client(served.url) as robo, ThreadPoolExecutor(2) as pool:
        id = ada.create(NewSeat(kind="person", name="Ada"), OPEN)
        with ada.join(id) as one, robo.join(id, name="Robo") as two:
            first, second = played(pool, one, two)
            assert first == second and first["scores"]
        assert kd.Game.parse(robo.record(id)).names == ["Ada", "Robo"]
        for client, seat in ((ada, "A"), (robo, "B")):
            told = client.check_deals(id)
            assert f"for seat {seat}" in " ".join(told) and not any("Not checked" in sentence for sentence in told)
        with Client(served.url) as late, pytest.raises(Refused, match="no open seat"):
            late.join(id)


def test_every_contribution_of_ones_own_is_looked_for(served: Served) -> None:
    with Client(served.url) as ada:
        id = ada.create({"kind": "person"}, OPEN, terms={"several": True})
        with ada.join(id, seat=1) as seat:
            seat.play(kd.agent("greedy"))
        told = " ".join(ada.check_deals(id))
        assert "for seat A" in told and "for seat B" in told and told.count("The deals follow") == 1
        for at in (0, 1):
            true, ada._visit._contributions[id, at] = ada._visit._contributions[id, at], "0" * 64
            with pytest.raises(ParseError, match="is not in it"):
                ada.check_deals(id)
            ada._visit._contributions[id, at] = true


def test_who_decides_by_hand_is_offered_each_turn_once(served: Served) -> None:
    with Client(served.url) as ada:
        id = ada.create({"kind": "person"}, {"kind": "computer", "level": "easy"}, seed="7")
        with ada.join(id) as seat, ada.watch(id) as other_window:
            plies = []
            for table in seat.turns():
                plies.append(table["ply"])
                assert table["turn"]
                seat.move(table["turn"]["moves"][0]["move"])
            assert len(plies) == len(set(plies)) and plies == sorted(plies)
            assert list(other_window.turns()) == [] or other_window.table["outcome"]
            assert seat.table["outcome"] == other_window.table["outcome"]
            game = kd.Game.parse(ada.record(id))
            assert game.is_over and len(plies) == sum(note.seat == 0 for note in game.notes)


def test_what_the_server_refuses_is_raised(served: Served) -> None:
    with Client(served.url) as ada:
        with pytest.raises(Refused) as unknown:
            ada.join("nothing")
        assert unknown.value.code == "unknown-table"
        with pytest.raises(Refused) as nonsense:
            ada.watch("nothing")
        assert nonsense.value.code == "unknown-table"
        with pytest.raises(ValueError, match="bishop"):
            ada.create({"kind": "bishop"})
        id = ada.create({"kind": "person"}, {"kind": "person"})
        with ada.join(id) as seat, pytest.raises(Refused):
            seat.move("a1a2")
            while True:
                seat.hear()


def test_four_bots_that_come_at_once_all_get_seats(served: Served) -> None:
    with Client(served.url) as host, ThreadPoolExecutor(4) as pool:
        id = host.create(OPEN, OPEN, OPEN, OPEN)
        together = threading.Barrier(4)

        def come(name: str) -> OutcomeView:
            with Client(served.url) as client:
                client.ask("GET", f"/tables/{id}")
                together.wait(PATIENCE)
                with client.join(id, name=name) as seat:
                    return seat.play(kd.agent("greedy"))

        outcomes = [game.result(timeout=4 * PATIENCE) for game in [pool.submit(come, name) for name in BOTS]]
        assert outcomes == outcomes[:1] * 4
        assert sorted(kd.Game.parse(host.record(id)).names) == sorted(BOTS)
        with Client(served.url) as late, pytest.raises(Refused, match="no open seat"):
            late.join(id)


def test_a_dynasty_is_played_to_its_end(served: Served) -> None:
    with Client(served.url) as ada, Client(served.url) as bo, ThreadPoolExecutor(2) as pool:
        id = ada.create({"kind": "person", "name": "Ada"}, OPEN, dynasty=True)
        with ada.join(id) as one, bo.join(id, name="Bo") as two:
            first, second = played(pool, one, two)
            assert one.id == two.id != id
            series = one.table["series"]
        assert first == second and series and series["game"] == series["games"] == 3
        assert first == series["outcome"] and first["scores"] == [row[0] for row in series["standings"]]


def test_programs_pass_kings_round(served: Served) -> None:
    with Client(served.url) as ada, Client(served.url) as bo, ThreadPoolExecutor(2) as pool:
        id = ada.create({"kind": "person", "name": "Ada"}, OPEN, edition="romanian")
        with ada.join(id) as one, bo.join(id, name="Bo") as two:
            first, second = played(pool, one, two)
        game = kd.Game.parse(ada.record(id))
        assert first == second and game.outcome and list(game.outcome.scores) == first["scores"]
        assert game.rules.kings == "passed-round"
        assert "follow from the secret" in ada.check_deals(id)[0]


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Served]:
    """A server that can be killed without disturbing other tests."""
    with Served(tmp_path / "data", "--heartbeat", "0.2") as server:
        yield server


def in_the_middle(seat: Seat, do: Callable[[], None]) -> OutcomeView:
    """Plays on, and something happens after a few decisions."""
    for count, table in enumerate(seat.turns(), 1):
        if count == 5:
            do()
        assert table["turn"]
        seat.move(max(table["turn"]["moves"], key=lambda move: move["points"])["move"])
        if count == 6:
            return seat.play(kd.agent("greedy", seed=1))
    raise AssertionError("the game was too short")


@pytest.mark.parametrize("how", ["killed", "stopped", "cut"])
def test_a_game_goes_on_after_a_restart_and_a_lost_connection(alone: Served, how: str) -> None:
    with Client(alone.url) as ada, Client(alone.url) as bo, ThreadPoolExecutor(2) as pool:
        id = ada.create({"kind": "person", "name": "Ada"}, OPEN)
        with ada.join(id) as one, bo.join(id, name="Bo") as two:

            def happens() -> None:
                if how == "cut":
                    for seat in (one, two):
                        assert seat._socket
                        seat._socket.socket.shutdown(2)
                else:
                    (alone.kill if how == "killed" else alone.stop)()
                    alone.start()

            games: list[Future[OutcomeView]] = [
                pool.submit(in_the_middle, one, happens),
                pool.submit(two.play, kd.agent("greedy", seed=1)),
            ]
            first, second = (game.result(timeout=4 * PATIENCE) for game in games)
        assert first == second
        assert kd.Game.parse(ada.record(id)).is_over
        assert not any("Not checked" in sentence for sentence in bo.check_deals(id))


def test_a_server_that_stays_away_is_given_up(alone: Served) -> None:
    with Client(alone.url, patience=0.5) as ada:
        id = ada.create({"kind": "person"}, {"kind": "person"})
        with ada.join(id) as seat:
            alone.stop()
            with pytest.raises(Lost, match="cannot be reached"):
                while True:
                    seat.hear()
        alone.start()


def test_bots_of_one_event_loop(served: Served) -> None:
    async def come(id: str, name: str) -> tuple[OutcomeView, list[str]]:
        async with AsyncClient(served.url) as client, await client.join(id, name=name) as seat:
            outcome = await seat.play(kd.agent("greedy"))
            return outcome, await client.check_deals(seat.id)

    async def run() -> list[tuple[OutcomeView, list[str]]]:
        async with AsyncClient(served.url) as host:
            id = await host.create(OPEN, OPEN, OPEN, dynasty=True)
            return await asyncio.gather(*(come(id, name) for name in BOTS[:3]))

    outcomes, told = zip(*asyncio.run(run()), strict=True)
    assert outcomes == outcomes[:1] * 3 and len(outcomes[0]["scores"]) == 3
    assert all("Your contribution is in it" in " ".join(sentences) for sentences in told)


def test_whoever_stops_waiting_stops_the_thinking(served: Served) -> None:
    async def run() -> None:
        async with AsyncClient(served.url) as ada:
            id = await ada.create({"kind": "person"}, {"kind": "person"})
            async with await ada.join(id) as seat:
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(0.5):
                        await seat.play(kd.agent("master:seconds=600,threads=1"))

    asyncio.run(run())  # ends only when no thread thinks any more


def test_a_program_that_starts_again_keeps_its_seat(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "robo.json"
    with Client(served.url) as ada, ThreadPoolExecutor(2) as pool:
        id = ada.create({"kind": "person", "name": "Ada"}, OPEN)
        with ada.join(id) as one:
            with Client(served.url, identity=file) as robo, robo.join(id, name="Robo") as seat:
                mine = [row["mine"] for row in seat.table["seats"]]
                assert mine == [False, True] and file.stat().st_mode & 0o777 == 0o600
            with Client(served.url) as stranger, pytest.raises(Refused, match="no open seat"):
                stranger.join(id)
            with Client(served.url, identity=file) as again, again.join(id) as two:
                first, second = played(pool, one, two)
                told = " ".join(again.check_deals(id))
        assert first == second and "for seat B" in told and "Not checked" not in told

    async def come() -> bool:
        async with AsyncClient(served.url, identity=file) as robo, await robo.join(id) as seat:
            return seat.table["seats"][1]["mine"]

    assert asyncio.run(come())


# ---- without a network ----


def follow(steps: Steps[Any], *answers: object) -> tuple[list[Step], Any]:
    """What a conversation does when it is given these answers; exceptions among them are thrown."""
    done: list[Step] = []
    queue = list(answers)
    result: object = None
    while True:
        try:
            step = steps.throw(result) if isinstance(result, Exception) else steps.send(result)
        except StopIteration as end:
            return done, end.value
        done.append(step)
        result = None if isinstance(step, Pause | Open | Send) else queue.pop(0)


def answer(value: object, status: int = 200) -> Answer:
    return Answer(status, json.dumps(value))


def no(code: str, **values: str) -> Answer:
    return answer({"problem": {"code": code, "text": code, "values": values}}, 422)


def seats(*kinds: str) -> Answer:
    return answer({"seats": [{"mine": kind == "mine", "kind": "person" if kind == "mine" else kind} for kind in kinds]})


def test_a_taken_seat_is_tried_elsewhere_and_a_lost_answer_is_looked_for() -> None:
    done, _ = follow(
        Visit(10).take_seat("t", "Ada", None),
        *(seats("open", "open", "open"), no("seat-taken")),
        *(seats("person", "open", "open"), Lost(), no("seat-taken")),
        seats("person", "mine", "open"),
    )
    posts = [step.path for step in done if isinstance(step, Ask) and step.method == "POST"]
    assert posts == ["/tables/t/seats/0", "/tables/t/seats/1", "/tables/t/seats/1"]
    refusals = [index for index, step in enumerate(done) if isinstance(step, Ask) and step.method == "GET"]
    assert all(isinstance(done[index - 1], Pause) for index in refusals[1:])  # a table that lies is not asked on and on


def test_a_seat_that_was_named_is_not_exchanged_for_another() -> None:
    with pytest.raises(Refused, match="no open seat"):
        follow(Visit(10).take_seat("t", "", 0), seats("person", "open"))


def test_patience_grows_and_ends() -> None:
    with pytest.raises(Lost):
        follow(Visit(5).record("t"), *[Lost()] * 20)
    done, text = follow(Visit(60).record("t"), Lost(), no("too-many", wait="7"), no("unavailable"), Answer(200, "text"))
    pauses = [step.seconds for step in done if isinstance(step, Pause)]
    assert text == "text" and pauses[0] < 1 and pauses[1] == 7 and pauses[2] <= 7
    done, _ = follow(Visit(5).record("t"), no("too-many", wait="inf"), Answer(200, "text"))
    assert [step.seconds for step in done if isinstance(step, Pause)] == [5]
    with pytest.raises(Refused, match="the server answered 500"):
        follow(Visit(60).record("t"), Answer(500, "<html>"))


def test_a_connection_without_signs_of_life_is_opened_again() -> None:
    sitting = Sitting(Visit(10), "t")
    state = shown(3)
    alive = json.dumps({"type": "alive", "every": 1000})
    done, message = follow(sitting.hear(), alive, Lost("timed out"), state)
    assert [type(step) for step in done] == [Receive, Receive, Pause, Open, Receive]
    assert isinstance(done[1], Receive) and done[1].seconds == 2.5
    assert message["table"]["ply"] == sitting.table["ply"] == 3


def shown(ply: int, *moves: str, ended: str | None = None, regretted: int = -1) -> str:
    """A table as it is sent; with moves it is one's own turn."""
    table: dict[str, Any] = {"fair": None, "ply": ply, "regretted": regretted, "events": [], "series": None}
    table |= {"turn": {"moves": [{"move": move} for move in moves]}, "outcome": ended and {"ended": ended}}
    return json.dumps({"type": "state", "table": table})


def test_a_decision_is_offered_again_after_it_was_taken_back() -> None:
    sitting = Sitting(Visit(10), "t")
    follow(sitting.open(), shown(8, "4"))
    again = shown(8, "4", regretted=7)  # what was taken back and decided anew between two looks
    for heard in ([], [shown(8, "4"), shown(9), shown(8, "4")], [shown(9), shown(7), shown(8, "4")], [again]):
        done, table = follow(sitting.turn(), *heard)
        assert table["ply"] == 8 and len(done) == len(heard)


def test_a_record_that_is_behind_the_table_is_read_again() -> None:
    """It may come from another process, and nothing more happens at the table until the program decides."""
    game = kd.Game(seed=1)
    behind = game.record()
    game.push(game.legal_moves[0])
    state = shown(game.ply, *map(str, game.legal_moves))
    sitting = Sitting(Visit(10), "t")
    follow(sitting.open(), state)
    answers = (Answer(200, behind), state, Answer(200, game.record()), game.legal_moves[0])
    done, _ = follow(sitting.play(kd.agent("greedy")), *answers, shown(game.ply, ended="A resigned"))
    assert [step.position for step in done if isinstance(step, Think)] == [game.position]
    assert sum(isinstance(step, Open) for step in done) == 1


def test_a_server_that_changes_its_commitment_is_not_trusted() -> None:
    visit = Visit(1)
    visit.committed("t", "a")
    visit.committed("t", "a")
    with pytest.raises(Refused, match="changed what it committed to"):
        visit.committed("t", "b")
    with pytest.raises(Refused, match="did not make"):
        visit.contribution("t", 0, given=True)
    assert visit.contribution("t", 1, given=False) == visit.contribution("t", 1, given=True)


def test_an_identity_is_for_its_server_only_and_remembers_the_latest_tables(tmp_path: Path) -> None:
    file = tmp_path / "robo.json"
    visit = Visit(1, "http://one", file)
    visit._commitments = {f"t{table}": "a" for table in range(REMEMBERED + 1)}
    given = visit.contribution("t3", 1, given=False)
    Visit(1, "http://two", file).committed("t3", "b")
    again = Visit(1, "http://one", str(file))
    assert again.contribution("t3", 1, given=True) == given
    again.committed("t0", "forgotten, so that it is believed")
    with pytest.raises(Refused, match="changed what it committed to"):
        again.committed("t3", "b")
    with pytest.raises(Refused, match="did not make"):
        Visit(1, "http://two", file).contribution("t3", 1, given=True)
    file.write_text("[]")
    with pytest.raises(ValueError, match=r"robo\.json is not an identity file"):
        Visit(1, "http://one", file)


def test_a_message_is_one_that_the_server_knows() -> None:
    done, _ = follow(Sitting(Visit(1), "t").send(Resign(type="resign", seat=1)))
    assert done == [Send('{"type":"resign","seat":1}')]
