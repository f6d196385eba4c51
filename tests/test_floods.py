"""Whoever sends too much, too slowly or too often is refused, and others do not notice."""

import asyncio
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import contract
import httpx
import pytest
import sqlalchemy as sa
from hasty import hasty as hasty_program
from served import PATIENCE, Json, Served
from test_parcels import packed
from uvicorn.server import ServerState
from waiting import until as until_true

from kingdomino import Dynasty, agent
from kingdomino.errors import Refused
from kingdomino.server import app as application
from kingdomino.server import limits as limits_module
from kingdomino.server.app import create_app
from kingdomino.server.limits import RATES, Limits, Rate, key_of
from kingdomino.server.store import sqlite_url
from kingdomino.server.wire import Wire

STRANGER = "127.0.0.2"
"""Where attackers come from: the server takes 127.0.0.1 for a proxy and believes what it says about addresses."""

UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Version: 13",
)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("hasty"), program=hasty_program) as server:
        yield server


def dial(served: Served, source: str = STRANGER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", served.port), PATIENCE, source_address=(source, 0))


def head(line: str, *headers: str) -> bytes:
    named = {header.partition(":")[0] for header in headers}
    host = [] if "Host" in named else ["Host: x"]
    return "\r\n".join([f"{line} HTTP/1.1", *host, *headers, "", ""]).encode("latin-1")


def answer(live: socket.socket) -> bytes:
    """Everything that comes until the server hangs up."""
    came = b""
    with suppress(ConnectionError):
        while more := live.recv(65536):
            came += more
    return came


def until(live: socket.socket, end: bytes) -> bytes:
    """What comes until something has come."""
    came = b""
    while end not in came:
        came += live.recv(65536)
    return came


def said(came: bytes) -> tuple[int, str]:
    """Status and code of a refusal."""
    top, _, body = came.partition(b"\r\n\r\n")
    assert b"nosniff" in top
    status = int(top.split()[1])
    return status, contract.answered("", "", status, body)["problem"]["code"]


def asked(served: Served, request: bytes) -> tuple[int, str]:
    with dial(served) as live:
        live.sendall(request)
        return said(answer(live))


def frame(kind: int, message: bytes = b"", *, last: bool = True, compressed: bool = False) -> bytes:
    first = kind | 0x80 * last | 0x40 * compressed
    return bytes((first, 0x80 | len(message), 0, 0, 0, 0)) + message


@contextmanager
def live(served: Served, source: str = STRANGER) -> Iterator[socket.socket]:
    """A live connection by hand, open."""
    id = served.visitor().new_game("Ada", "Bo")
    with dial(served, source) as raw:
        raw.sendall(head(f"GET /api/tables/{id}/live", *UPGRADE))
        until(raw, b'"state"')
        yield raw


def longest_silence(served: Served, job: threading.Thread) -> float:
    """How long the server takes at most to say that it lives while the job goes on."""
    job.start()
    longest = 0.0
    with httpx.Client(base_url=served.url, timeout=PATIENCE) as client:
        while job.is_alive():
            began = time.perf_counter()
            assert client.get("/healthz").text == "ok\n"
            longest = max(longest, time.perf_counter() - began)
            time.sleep(0.01)  # delay: the server is asked again and again, and has time for other things
    return longest


# ---- live connections ----


@pytest.mark.parametrize(
    ("first", "endless"),
    [
        (b"", frame(9)),
        (b"", frame(10)),
        (frame(1, b"{", last=False), frame(0, last=False)),
        (b"", frame(1, b'{"type":"why","ply":0,"move":"1"}')),
    ],
    ids=["ping", "pong", "continuation", "text"],
)
def test_a_flood_of_frames_is_refused_and_nobody_waits(served: Served, first: bytes, endless: bytes) -> None:
    with live(served) as raw:
        heard: list[bytes] = []
        listening = threading.Thread(target=lambda: heard.append(answer(raw)))
        listening.start()

        def flood() -> None:
            with suppress(OSError):
                raw.sendall(first + endless * (8_000_000 // len(endless)))

        calm = threading.Event()
        quiet = longest_silence(served, threading.Thread(target=calm.wait, args=(0.5,)))
        loud = longest_silence(served, threading.Thread(target=flood))
        assert loud < max(1, 20 * quiet)  # on a busy machine, a server is silent without a flood, too
        listening.join()
    assert b'"code":"too-many"' in heard[0]
    assert b"\x88\x0a\x03\xf0too-many" in heard[0]  # and the close frame after it, code 1008


@pytest.mark.parametrize(
    "nonsense",
    [
        frame(1, b"x", compressed=True),
        frame(3),
        frame(0),
        frame(1, b"x", last=False) + frame(1, b"x"),
        b"\x81\x01x",
        bytes((0x81, 0xFF)) + (2**40).to_bytes(8),
        frame(8, b"\x00"),
        frame(8) * 1000,
    ],
    ids=["compressed", "unknown", "continuation", "two at once", "unmasked", "huge", "bad close", "closes"],
)
def test_frames_that_are_none_end_the_connection(served: Served, nonsense: bytes) -> None:
    with live(served) as raw:
        raw.sendall(nonsense)
        assert answer(raw).count(b"\x88") == 1


def test_neighbours_behind_one_address_do_not_pay_for_a_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "time", SimpleNamespace(monotonic=lambda: 0.0))
    limits = Limits()
    neighbour = limits.connection("10.0.0.1")
    for _ in range(20):
        flooding = limits.connection("10.0.0.1")
        while flooding.take(10):
            pass
    again = limits.connection("10.0.0.1")
    assert not (again.take(15) and again.take(15))
    assert neighbour.take(1) and limits.connection("10.0.0.2").take(100)


class _Transport:
    """A socket that only remembers whether it is read."""

    reading = True

    def __getattr__(self, _: str) -> Any:
        return lambda *_: None

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def test_nothing_is_read_from_someone_who_does_not_read() -> None:
    loop = asyncio.new_event_loop()
    wire = Wire(cast(Any, SimpleNamespace(ws_max_size=1000)), ServerState(), {}, loop)
    transport = _Transport()
    wire.connection_made(cast(Any, transport))
    wire.pause_writing()
    assert not transport.reading
    wire.read(True)
    assert not transport.reading
    wire.read(False)
    wire.resume_writing()
    assert not transport.reading
    wire.read(True)
    assert transport.reading
    loop.close()


# ---- requests ----


def test_large_bodies_are_refused_unread(served: Served) -> None:
    kind = "Content-Type: application/json"
    assert asked(served, head("POST /api/rules", kind, "Content-Length: 300000")) == (413, "too-large")
    chunked = head("POST /api/rules", kind, "Transfer-Encoding: chunked")
    assert asked(served, chunked + b"10000\r\n" + b" " * 65536 + b"\r\n40000\r\n" + b" " * 262144) == (413, "too-large")
    assert asked(served, chunked + b"1\r\n \r\n" * 5000) == (413, "too-large")
    whole = b" " * 200_000 + b'{"edition":"classic","players":2}'
    assert httpx.post(f"{served.url}/api/rules", content=whole, headers={"Content-Type": "application/json"}).is_success


def test_a_refusal_arrives_though_the_body_goes_on(served: Served) -> None:
    with dial(served) as raw:
        raw.sendall(head("POST /api/rules", "Transfer-Encoding: chunked"))
        with suppress(OSError):
            for _ in range(40):
                raw.sendall(b"10000\r\n" + b" " * 65536 + b"\r\n")
        assert said(answer(raw)) == (413, "too-large")


def test_large_heads_are_refused_unread(served: Served) -> None:
    assert asked(served, head("GET /api/tables", *["A: b"] * 5000)) == (431, "too-large")
    assert asked(served, head("GET /api/tables", "A: " + "b" * 20_000)) == (431, "too-large")
    assert asked(served, head("GET /api/tables", "Cookie: " + "a=b;" * 3000)) == (431, "too-large")
    assert asked(served, head("GET /api/tables?" + "a&" * 4000)) == (414, "too-large")
    assert asked(served, b"\x16\x03\x01 hello\r\n\r\n") == (400, "bad-request")
    first = head("GET /healthz")  # and the same behind a request that is all right
    with dial(served) as raw:
        raw.sendall(first + head("GET /healthz", *["A: b"] * 5000))
        came = answer(raw)
        assert came.startswith(b"HTTP/1.1 200") and b"HTTP/1.1 431" in came


def test_who_is_slow_is_shown_out(hasty: Served) -> None:
    assert asked(hasty, b"GET / HTTP/1.1\r\nHost: x\r\n") == (408, "too-slow")
    with dial(hasty) as raw:
        assert answer(raw) == b""
    assert asked(hasty, head("POST /api/rules", "Content-Length: 9") + b" ") == (408, "too-slow")
    with dial(hasty) as raw:  # the next request on the same connection
        raw.sendall(head("GET /healthz"))
        until(raw, b"ok\n")
        raw.sendall(b"G")
        assert said(answer(raw)) == (408, "too-slow")
    with dial(hasty) as raw:  # a body that comes though it was answered
        raw.sendall(head("POST /nowhere", "Content-Length: 9"))
        until(raw, b"problem")
        assert b"HTTP" not in answer(raw)
    with dial(hasty) as raw:  # no next request
        raw.sendall(head("GET /healthz"))
        assert answer(raw).endswith(b"ok\n")


def test_drops_of_a_body_are_no_excuse(hasty: Served) -> None:
    with dial(hasty) as raw:
        raw.sendall(head("POST /api/rules", "Content-Length: 9000"))

        def refused() -> bool:
            try:
                raw.sendall(b" ")
                raw.setblocking(False)
                assert said(raw.recv(2000)) == (408, "too-slow")
            except BlockingIOError:
                raw.settimeout(PATIENCE)
                return False
            except ConnectionError:  # it was refused before this drop
                pass
            return True

        until_true(refused, "drops to be refused")


def test_who_does_not_read_is_cut_off(hasty: Served) -> None:
    with dial(hasty) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)

        def cut_off(more: bytes = b"x") -> bool:
            try:
                raw.sendall(more)
            except ConnectionError:
                return True
            return False

        assert cut_off(head("GET /api/openapi.json") * 120) or until_true(cut_off, "it to be cut off")


def half_open(served: Served, count: int, source: str, stack: ExitStack) -> list[socket.socket]:
    opened = []
    for _ in range(count):
        opened.append(stack.enter_context(dial(served, source)))
        with suppress(OSError):
            opened[-1].sendall(b"GET / HTTP/1.1\r\n")
    return opened


def test_half_open_connections_of_one_peer_are_limited(served: Served) -> None:
    with ExitStack() as stack:
        opened = half_open(served, 150, STRANGER, stack)
        opened[-1].settimeout(PATIENCE)
        assert answer(opened[-1]) == b""
        opened[0].sendall(b"Host: x\r\n\r\n")
        assert opened[0].recv(100).startswith(b"HTTP/1.1")
        assert httpx.get(f"{served.url}/healthz").text == "ok\n"

    def free() -> bool:
        with suppress(ConnectionError, IndexError, AssertionError):  # as long as the server has not noticed
            return asked(served, head("GET /api/tables/no%20table"))[0] == 404
        return False

    until_true(free, "the connections to be gone")


def test_when_all_files_are_open_those_inside_are_served(hasty: Served) -> None:
    ada = hasty.visitor()
    with ada.sit(ada.new_game("Ada", "Bo")) as sitting, ExitStack() as stack:

        def healthy() -> bool:
            with suppress(httpx.TransportError):
                return httpx.get(f"{hasty.url}/healthz").text == "ok\n"
            return False

        def full() -> bool:
            for number in range(3, 7):  # again, if the first are shown out before the last have come
                half_open(hasty, 60, f"127.0.0.{number}", stack)
            return not healthy()

        until_true(full, "all files to be open")
        sitting.play()
        stack.close()
        until_true(healthy, "files to be free")


def test_requests_of_one_address_are_limited(served: Served) -> None:
    def ask(address: str) -> httpx.Response:
        return client.get("/api/tables", headers={"X-Forwarded-For": address})

    with httpx.Client(base_url=served.url) as client:
        number, last = 0, ask("2001:db8::1")
        while last.is_success and number < 2000:  # a slow machine asks slowly, and is granted more meanwhile
            number, last = number + 1, ask(f"2001:db8::{number:x}")
        assert number > 50 and last.status_code == 429
        assert last.json()["problem"]["code"] == "too-many" and 1 <= int(last.headers["Retry-After"]) <= 20
        assert ask("2001:db8:0:1::1").is_success


@pytest.mark.parametrize(
    ("method", "path", "body", "cost"),
    [
        ("GET", "/", None, 0.5),
        ("GET", "/api/nothing", None, 0.5),
        ("GET", "/healthz", None, 1),
        ("GET", "/api/catalogue", None, 1),
        ("GET", "/readyz", None, 3),
        ("GET", "/api/reach", None, 5),
        ("GET", "/api/openapi.json", None, 5),
        ("POST", "/api/import", b"nonsense", 5),
    ],
)
def test_what_a_request_costs_at_least(method: str, path: str, body: bytes | None, cost: float, tmp_path: Path) -> None:
    """It is charged by the route, before a body is understood."""
    limits = Limits(rates=RATES | {"ask": Rate("requests", 1000, 0.06)})
    app = create_app(sqlite_url(tmp_path), limits=limits)

    async def run() -> None:
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app, client=(STRANGER, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
                await client.request(method, path, content=body)
        with pytest.raises(Refused):
            limits.take("ask", STRANGER, 1000.1 - cost)
        limits.take("ask", STRANGER, 990)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_eight_people_replay_a_game_at_once(served: Served) -> None:
    ada = served.visitor()
    with ada.sit(ada.new_game("Ada", "Bo")) as sitting:
        sitting.play()
        statuses = {
            ada.http.get(
                f"/api/tables/{sitting.id}/plies/{ply % 2}", headers={"X-Forwarded-For": "10.3.0.1"}
            ).status_code
            for ply in range(8 * 70)
        }
    assert statuses == {200}


def test_one_address_cannot_fill_the_lobby(served: Served) -> None:
    seats = [{"kind": "person", "name": "Eve"}, {"kind": "open"}]
    wanted = {"seats": seats, "terms": {"public": True}}
    address = {"X-Forwarded-For": "10.4.0.1"}
    answers = [httpx.post(f"{served.url}/api/tables", json=wanted, headers=address) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [201] * 5 + [429]
    assert 60 <= int(answers[-1].headers["Retry-After"]) <= 120
    assert httpx.post(f"{served.url}/api/tables", json=wanted | {"terms": {}}, headers=address).status_code == 201


def test_one_address_cannot_import_without_end(served: Served) -> None:
    """Whether it opens records or moves tables here; each game of a Dynasty counts."""
    dynasty, player = Dynasty(seed=1), agent("greedy", seed=1)
    while not dynasty.is_over:
        dynasty.push(player.choose(dynasty.position))
    ways: list[tuple[str, int, Callable[[int], Json]]] = [
        ("import", 1, lambda _: {"record": dynasty.games[0].record()}),
        ("import", 3, lambda _: {"record": dynasty.record()}),
        ("parcels", 3, lambda number: packed(*dynasty.games, length=3, stamp=f"here-{number}")),
    ]
    for way, (path, games, body) in enumerate(ways):
        began = time.monotonic()
        with httpx.Client(base_url=served.url, headers={"X-Forwarded-For": f"10.5.0.{way}"}) as client:
            answers = [201]
            while answers[-1] == 201:
                answers.append(client.post(f"/api/{path}", json=body(len(answers))).status_code)
        granted = 4 * (time.monotonic() - began) / 60  # while they were sent
        assert answers[-1] == 429 and 20 - games < games * (len(answers) - 2) <= 20 + granted


def test_addresses_that_count_as_one() -> None:
    assert key_of("2001:db8::1") == key_of("2001:db8::ffff:1") != key_of("2001:db8:0:1::1")
    assert key_of("::ffff:10.0.0.1") == key_of("10.0.0.1") != key_of("10.0.0.2")
    assert key_of("nonsense") == key_of("") == key_of("[") == key_of("x" * 1000)
    limits = Limits()
    for number in range(30_000):
        limits.take("ask", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", 1)
    assert len(limits._shares["ask"]._of) <= 10_000
    with pytest.raises(Refused):
        limits.take("ask", "10.9.9.9", 10_000)


@pytest.mark.parametrize(
    "line",
    ["CONNECT x:1", "OPTIONS *", "GET http://[/", "GET //x/", "GET /%zz", "GET x", "PUT /%00", "BREW /api/tables"],
)
def test_nonsense_in_the_first_line_is_no_error_of_ours(served: Served, line: str) -> None:
    with dial(served) as raw:
        raw.sendall(head(line, "Connection: close"))
        assert answer(raw)[9:10] in b"24"


@pytest.mark.parametrize("name", ["Origin", "Host", "Cookie", "X-Forwarded-For", "X-Forwarded-Proto", "Content-Type"])
@pytest.mark.parametrize("value", ["http://[", "[", "é\x80", "=;=;\x7f", "a" * 8000, "\t"])
def test_garbage_in_headers_is_no_error_of_ours(served: Served, name: str, value: str) -> None:
    with dial(served, "127.0.0.1") as raw:
        raw.sendall(head("POST /api/tables", "Content-Length: 2", "Connection: close", f"{name}: {value}") + b"{}")
        came = answer(raw)
    assert came[9:10] == b"4", came
    assert name != "Origin" or b"foreign-origin" in came
    with dial(served, "127.0.0.1") as raw:
        raw.sendall(head("GET /api/tables/x/live", *UPGRADE, f"{name}: {value}"))
        came = answer(raw)
    assert came[9:10] in (b"", b"4") or b"unknown-table" in came, came


@pytest.mark.parametrize("id", ["%00", "a%00b", "x" * 33, "..%2f", "%F0%9F%8F%B0", "'", "a b", "%ff"])
def test_what_is_no_id_is_no_table(served: Served, id: str) -> None:
    for path in ("", "/plies/0", "/record", "/invitation.svg"):
        answer = httpx.get(f"{served.url}/api/tables/{id}{path}")
        assert answer.status_code == 404, answer.text
    assert "nosniff" in answer.headers["X-Content-Type-Options"]


# ---- for those who run it ----


class _Hanging:
    """A database that does not answer."""

    unready = None

    def __init__(self) -> None:
        self.asked = 0
        self.hangs = asyncio.Event()

    async def ready(self) -> None:
        self.asked += 1
        await self.hangs.wait()


def test_a_database_that_hangs_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "READY_SECONDS", 0.1)

    async def ask() -> None:
        app = application.create_app(sa.make_url("sqlite://"))
        store = _Hanging()
        app.state.tables = type("Tables", (), {"store": store})()
        app.state.limits = Limits()
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            answers = await asyncio.gather(*(client.get("/readyz") for _ in range(5)))
            assert [answer.status_code for answer in answers] == [503] * 5
            assert (await client.get("/healthz")).text == "ok\n"
            assert store.asked == 1
            store.hangs.set()
            await asyncio.sleep(0)
            assert (await client.get("/readyz")).text == "ok\n"

    asyncio.run(ask())


def test_a_server_that_runs_is_ready_and_counts_what_it_refused(served: Served) -> None:
    assert httpx.get(f"{served.url}/readyz").text == "ok\n"
    assert asked(served, head("GET /api/tables?" + "a&" * 4000)) == (414, "too-large")
    found = re.search(r'kingdomino_refusals_total{code="too-large"} (\d+)', httpx.get(f"{served.url}/metrics").text)
    assert found and int(found[1])
