"""Friends in browsers of their own play whole games with each other, through everything that happens on the way."""

import json
import select
import socket
import socketserver
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import contract
from browsing import PHONE, Window
from playwright.sync_api import Browser, Route, WebSocket, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooSlow
from served import Json, Served

STILL: Json = {"pace": 0, "motion": "none"}
TOUCHABLE = (
    "ask-undo",
    "undo",
    "redo",
    "reactions",
    "rotate",
    "discard",
    "hurry",
    "take-back",
    "settle",
    "take-back-seat",
    "agree",
    "decline",
)
PLAYERS_MENU = ("resign", "device-link", "stand-in-0", "stand-in-1")


# ---- a network that can be cut ----


class Wire(socketserver.ThreadingTCPServer):
    """A SOCKS5 proxy on the way from a window to the server. An open WebSocket survives a browser that merely plays
    offline; it does not survive a wire that is cut."""

    daemon_threads = True
    block_on_close = False

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Call)
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.dead: set[socket.socket] = set()

    @property
    def proxy(self) -> Json:
        return {"server": f"socks5://127.0.0.1:{self.server_address[1]}"}

    def cut(self) -> None:
        """Everything that is said breaks off, and nobody gets through."""
        self.whole = False
        for end in tuple(self.ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True

    def deaden(self) -> None:
        """Nothing that is said from now on gets through, and nobody is told; only who calls anew is put through."""
        self.dead |= self.ends


class _Call(socketserver.BaseRequestHandler):
    server: Wire

    def handle(self) -> None:
        with suppress(OSError, struct.error):
            if self.server.whole:
                self._carry(self.request, self._reach())

    def _take(self, size: int) -> bytes:
        near: socket.socket = self.request
        return near.recv(size, socket.MSG_WAITALL)

    def _reach(self) -> socket.socket:
        """Who is called: no secrets are asked for, and only addresses of four bytes or names are known."""
        _, ways = struct.unpack("BB", self._take(2))
        self._take(ways)
        self.request.sendall(b"\x05\x00")
        _, _, _, kind = struct.unpack("BBBB", self._take(4))
        host = socket.inet_ntoa(self._take(4)) if kind == 1 else self._take(self._take(1)[0]).decode()
        (port,) = struct.unpack("!H", self._take(2))
        far = socket.create_connection((host, port))
        self.request.sendall(b"\x05\x00\x00\x01" + bytes(6))
        return far

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        ends = {near: far, far: near}
        self.server.ends |= ends.keys()
        with far:
            while self.server.whole:
                for end in select.select([*ends], [], [])[0]:
                    if not (data := end.recv(65536)):
                        self.server.ends -= ends.keys()
                        return
                    if end not in self.server.dead:
                        ends[end].sendall(data)


@contextmanager
def wire() -> Iterator[Wire]:
    with Wire() as one:
        Thread(target=one.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        try:
            yield one
        finally:
            one.cut()
            one.shutdown()


# ---- what friends do ----


def invite(
    host: Window, name: str, seats: int = 2, move_seconds: int | None = None, dynasty: bool = False
) -> tuple[str, str]:
    """Sets a table for friends; gives the links for those who play and for those who look."""
    host.new_form()
    host.see("seat-0-name").fill(name)
    for seat in range(1, seats):
        if seat > 1:
            host.click("add-seat")
        host.see(f"seat-{seat}-kind").select_option("open")
    if move_seconds:
        host.unfold()
        host.see("clock-kind").select_option("move")
        host.see("clock-seconds").fill(str(move_seconds))
        host.see("clock-unit").select_option("seconds")
        host.see("when-late").select_option("computer")
    if dynasty:
        host.see("dynasty").check()
    expect(host.see("start")).to_be_enabled()
    host.click("start")
    expect(host.see("waiting")).to_be_visible()
    return host.see("invite-link").input_value(), host.see("watch-link").input_value()


def sooner(host: Window, absence: int) -> None:
    """The next table that is set has less patience with those who are away than the form offers."""

    def change(route: Route) -> None:
        wanted = route.request.post_data_json
        assert wanted
        wanted["terms"]["absence"] = absence
        route.continue_(post_data=json.dumps(wanted))

    host.page.route("**/api/tables", change, times=1)


def join(guest: Window, link: str, seat: int, name: str, colour: int | None = None) -> None:
    """Opens the link and sits down."""
    guest.go(link)
    guest.see("join-name").fill(name)
    if colour is not None:
        guest.see(f"join-colour-{colour}").check(force=True)
    guest.click(f"take-seat-{seat}")


def begun(*windows: Window) -> None:
    """The game has begun for all of them, and nobody pressed anything for that."""
    for window in windows:
        expect(window.see("sentence")).to_be_visible()
        window.until(lambda table: table["stage"] == "playing" and table["turn"], "the beginning")
        assert window.table["fair"]["given"] == [seat["kind"] == "person" for seat in window.table["seats"]]


def two_friends(stack: ExitStack, browser: Browser, served: Served, **terms: Any) -> tuple[Window, Window]:
    """Ada and Bo, whose game has begun."""
    ada, bo = (stack.enter_context(Window(browser, served, STILL)) for _ in range(2))
    link, _ = invite(ada, "Ada", **terms)
    join(bo, link, 1, "Bo")
    begun(ada, bo)
    return ada, bo


def on_turn(*windows: Window) -> Window | None:
    """Who decides, once all of them have heard of the same; the first one of those who can. None: it is over."""

    def found() -> list[Window | None]:
        tables = [window.table for window in windows]
        if len({table["ply"] for table in tables}) > 1:
            return []
        if all(table["outcome"] for table in tables):
            return [None]
        return [window for window in windows if window.table["turn"] and window.table["turn"]["moves"]]

    window = windows[0].poll(found, "somebody on turn, or the end")[0]
    if window:
        window.at_rest()
    return window


def decide(window: Window, *, touch: bool = False) -> Json:
    """One decision with what the screen offers, which stays; gives what the page is told of it."""
    ply = window.table["ply"]
    table = begin(window, touch=touch)
    if table["grace"] and not table["turn"]:
        with suppress(TooSlow):  # it is over by itself soon
            window.see("settle").click(timeout=1000)
    return window.until(lambda table: table["ply"] > ply and (table["turn"] or table["outcome"]), f"a ply after {ply}")


def begin(window: Window, *, touch: bool = False) -> Json:
    """The same, while it can still be taken back."""
    window.my_turn()
    turn, ply = window.table["turn"], window.table["ply"]
    if window.see("text-view").is_visible():
        window.click(f"legal-{max(turn['moves'], key=lambda move: move['points'])['move']}")
    elif turn["phase"] == "claim":
        window.click(f"line-domino-{turn['moves'][0]['domino']}")
    elif not (best := window.best_place()):
        window.click("discard")
    elif touch:
        window.tap_into_place(best)
        window.see("confirm-place").tap()
    else:
        window.press("n")
        assert window.held()
        window.press("Enter")
    return window.until(lambda table: table["ply"] > ply, f"a ply after {ply}")


def play(*windows: Window, decisions: int) -> None:
    for _ in range(decisions):
        player = on_turn(*windows)
        assert player, "the game is over too soon"
        decide(player)


def play_until_turn_of(window: Window, *windows: Window) -> None:
    """All play until it is that one's turn."""
    while (player := on_turn(window, *windows)) is not window:
        assert player, "the game is over too soon"
        decide(player)


def public(table: Json) -> Json:
    """What everybody sees of a table."""
    fields = ("ply", "phase", "line", "pending", "order", "unseen", "lines_left", "outcome")
    seats = [(seat["name"], seat["colour"], seat["kingdom"]) for seat in table["seats"]]
    return {field: table[field] for field in fields} | {"seats": seats}


def drawn(window: Window) -> list[str]:
    """What the screen shows of a game, but for its sentence, which may still tell what was decided last."""
    window.at_rest()
    seats = range(len(window.table["seats"]))
    scores = [window.see(f"score-{seat}").inner_text() for seat in seats]
    kingdoms = window.page.get_by_test_id("kingdom-0").or_(window.page.get_by_test_id("kingdom-1"))
    return [*scores, *(one.get_attribute("aria-label") or "" for one in kingdoms.all())]


def follows(spectator: Window, *players: Window) -> None:
    """Who looks is told and shown the same as who plays, and nothing to decide."""
    ply = max(player.table["ply"] for player in players)
    for window in (*players, spectator):
        window.until(lambda table: table["ply"] == ply, f"ply {ply}")
        assert public(window.table) == public(players[0].table)
    assert not (spectator.table["turn"] or {"moves": []})["moves"]
    if not spectator.table["outcome"]:
        for seat, row in enumerate(spectator.table["seats"]):
            expect(spectator.see(f"score-{seat}")).to_have_text(str(row["kingdom"]["score"]["total"]))


def plies_heard(window: Window) -> set[int]:
    """The plies that the page will be told of."""
    heard: set[int] = set()

    def hear(text: str | bytes) -> None:
        message = json.loads(text)  # the window checks it
        heard.update(event["ply"] for event in message.get("table", {}).get("events", []))

    window.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def reckoned(*windows: Window) -> Json:
    """All see the same final scores; gives the outcome."""
    outcome: Json = windows[0].table["outcome"]
    names = [seat["name"] for seat in windows[0].table["seats"]]
    for window in windows:
        assert window.until(lambda table: table["outcome"], "the end")["outcome"] == outcome
        expect(window.see("final-scores")).to_be_visible()
        rows = window.see("standings").locator("tbody tr")
        expect(rows).to_have_count(len(names))
        for row in rows.all():
            name = row.get_by_role("rowheader").inner_text().splitlines()[0]  # below one's own: you
            seat = names.index(name)
            expect(row.get_by_role("cell").nth(0)).to_have_text(str(outcome["places"][seat]))
            expect(row.get_by_role("cell").nth(1)).to_have_text(str(outcome["scores"][seat]))
    return outcome


def too_quick(*windows: Window) -> Window:
    """Somebody decides and takes it back at once; again, if the machine was too slow."""
    while True:
        hasty = on_turn(*windows)
        assert hasty, "the game is over too soon"
        ply = begin(hasty)["ply"]
        with suppress(TooSlow):
            hasty.see("take-back").click(timeout=2000)
            if hasty.until(lambda table, ply=ply: table["ply"] != ply, "an answer")["ply"] == ply - 1:  # type: ignore[misc]
                for window in windows:
                    window.until(lambda table, ply=ply: table["ply"] == ply - 1, "the ply before")  # type: ignore[misc]
                return hasty


# ---- their games ----


def test_two_friends_and_all_that_happens(browser: Browser, served: Served, tmp_path: Path) -> None:
    with ExitStack() as stack:
        line = stack.enter_context(wire())
        ada = stack.enter_context(Window(browser, served, STILL))
        bo = stack.enter_context(Window(browser, served, STILL, proxy=line.proxy))
        eve = stack.enter_context(Window(browser, served, STILL))
        heard = plies_heard(eve)

        link, watch = invite(ada, "Ada")
        eve.go(watch)
        expect(eve.see("waiting")).to_be_visible()
        expect(eve.see("take-seat-1")).to_have_count(0)
        join(bo, link, 1, "Bo", colour=3)
        begun(ada, bo, eve)
        assert [(seat["name"], seat["mine"]) for seat in bo.table["seats"]] == [("Ada", False), ("Bo", True)]
        assert bo.table["seats"][1]["colour"] == 3 and eve.table["role"] == "spectator"
        hasty = too_quick(ada, bo)
        expect(hasty.see("take-back")).to_have_count(0)
        follows(eve, ada, bo)
        for _ in range(8):
            play(ada, bo, decisions=1)
            follows(eve, ada, bo)
            expect(eve.see("watching")).to_be_visible()

        # Eve has nothing to touch.
        for id in TOUCHABLE:
            expect(eve.see(id)).to_have_count(0)
        eve.click("menu")
        for id in PLAYERS_MENU:
            expect(eve.see(id)).to_have_count(0)
        eve.press("Escape")
        ply = eve.table["ply"]
        eve.see(f"line-domino-{eve.table['line'][0]['number']}").click(force=True)
        eve.press("1", "u", "n", "Enter")

        # Bo loads the page anew.
        on_turn(bo, ada)
        before, looked = bo.table, drawn(bo)
        assert before["ply"] == ply
        bo.table = {}
        bo.page.reload()
        assert bo.until(lambda table: table["seats"][1]["online"]) == before | {
            field: bo.table[field] for field in ("events", "grace", "can_undo")
        }
        expect(bo.see("sentence")).to_be_visible()
        assert drawn(bo) == looked
        play(ada, bo, decisions=3)

        # Bo's network is cut; Ada plays on meanwhile.
        play_until_turn_of(ada, bo)
        lost = bo.page.get_by_text("The connection is lost.").last
        with bo.trouble():
            line.cut()
            expect(lost).to_be_visible()
            expect(ada.see("online-1")).to_have_attribute("data-online", "false")
            while ada.table["turn"]["moves"]:
                decide(ada)
            assert bo.table["ply"] < ada.table["ply"]
            line.mend()
            bo.until(lambda table: table["ply"] == ada.table["ply"], "what was missed")
            expect(lost).to_be_hidden()
        expect(ada.see("online-1")).to_have_attribute("data-online", "true")
        assert on_turn(bo, ada) is bo and public(bo.table) == public(ada.table)
        play(bo, ada, decisions=2)
        follows(eve, ada, bo)

        # Bo goes on with a phone.
        bo.click("menu")
        bo.click("device-link")
        expect(bo.see("device-url")).to_be_visible()
        key = bo.see("device-url").input_value()
        bo.press("Escape")
        assert key.startswith(f"{link}#seat=")
        phone = stack.enter_context(Window(browser, served, STILL, **PHONE))
        phone.go(key)
        phone.until(lambda table: table["seats"][1]["mine"], "a seat")
        assert phone.page.url == link
        for phase in ("claim", "place"):
            while on_turn(phone, ada, bo) is not phone or phone.table["turn"]["phase"] != phase:
                play(ada, bo, phone, decisions=1)
            decide(phone, touch=True)
            follows(eve, phone, ada, bo)

        # One thing is not taken back, another one is.
        on_turn(ada, bo)
        ply = ada.table["ply"]
        ada.click("ask-undo")
        expect(bo.see("request")).to_contain_text("Ada")
        bo.click("decline")
        expect(bo.see("request")).to_have_count(0)
        ada.until(lambda table: table["request"] is None, "an answer")
        assert ada.table["ply"] == ply
        expect(ada.see("ask-undo")).to_be_enabled()
        bo.click("ask-undo")
        expect(ada.see("request")).to_contain_text("Bo")
        expect(eve.see("request")).to_have_count(0)
        target = ada.table["request"]["ply"]
        assert target < ply
        ada.click("agree")
        for window in (ada, bo, phone, eve):
            window.until(lambda table: table["ply"] == target and not table["request"], "that it is taken back")
        assert on_turn(bo, ada) is bo
        follows(eve, ada, bo)

        for window in (ada, bo):
            window.read_as_text()
        while player := on_turn(ada, bo):
            decide(player)
            follows(eve, ada, bo)
        for window in (ada, bo):
            window.button("Show the table as a picture").click()
        assert len(reckoned(ada, bo, phone, eve)["winners"]) >= 1
        assert heard == set(range(ada.table["plies"]))
        for id in ("again", "same-deal"):
            expect(eve.see(id)).to_have_count(0)

        # Every page has checked the deals. Eve only looked, and the phone came later.
        fixed = "Checked: the deals were fixed before anybody sat down."
        follow = "Checked: every deal follows from the secret and from what the players added."
        nothing, late = "This browser added nothing to the deals", "This browser joined after the start"
        for window, words in {
            ada: [fixed],
            bo: [fixed],
            eve: [follow, nothing],
            phone: [follow, late, nothing],
        }.items():
            expect(window.see("verdict")).to_have_attribute("data-verdict", "checked")
            said = window.see("verdict").inner_text()
            assert [one for one in (fixed, follow, late, nothing) if one in said] == words

        for window in (bo, eve):
            window.see("fair").locator("summary").click()
            with window.page.expect_download() as download:
                window.see("fair").get_by_role("link").click()
            record = tmp_path / "game.kd"
            download.value.save_as(record)
            command = window.see("fair").locator("code.command").inner_text().replace("FILE", str(record))
            check = [sys.executable, "-m", *command.split()]
            assert "--commitment" in check and ("--mine" in check) == (window is bo)
            assert subprocess.run(check, check=False).returncode == 0

        # A record that was meddled with is not believed.
        def meddle(route: Route) -> None:
            text = route.fetch().text()
            lines = [word for word in text.split() if word.startswith("+")]
            route.fulfill(body=text.replace(lines[1], "#").replace(lines[2], lines[1]).replace("#", lines[2]))

        bo.page.route("**/record", meddle)
        bo.page.reload()
        expect(bo.see("verdict")).to_have_attribute("data-verdict", "line")
        expect(bo.page.get_by_role("alert").filter(has_text="Do not trust these deals.")).to_be_visible()
        bo.page.unroute("**/record")


def test_four_friends_of_whom_one_leaves(browser: Browser, served: Served) -> None:
    with ExitStack() as stack:
        ada, bo, cy = (stack.enter_context(Window(browser, served, STILL)) for _ in range(3))
        sooner(ada, absence=5)
        link, _ = invite(ada, "Ada", seats=4)
        join(bo, link, 1, "Bo")
        join(cy, link, 3, "Cy")
        with Window(browser, served, STILL) as di:
            join(di, link, 2, "Di")
            begun(ada, bo, cy, di)
            assert [seat["name"] for seat in di.table["seats"]] == ["Ada", "Bo", "Di", "Cy"]
            play(ada, bo, cy, di, decisions=8)
            for window in (ada, bo, cy, di):
                window.read_as_text()
            play(ada, bo, cy, di, decisions=20)
            play_until_turn_of(di, ada, bo, cy)
        ada.until(lambda table: not table["seats"][2]["online"], "that Di has left")
        ply = bo.table["ply"]
        # Whoever sits here may call a computer player, and not before it is time.
        bo.click("menu")
        expect(bo.see("stand-in-2")).to_contain_text("Di")
        for present in (0, 3):
            expect(bo.see(f"stand-in-{present}")).to_have_count(0)
        expect(bo.see("stand-in-level")).to_have_value("normal")
        bo.see("stand-in-level").select_option("easy")
        bo.click("stand-in-2")  # which waits until it can be pressed
        for window in (ada, bo, cy):
            window.until(lambda table: table["seats"][2]["level"] == "easy", "a computer player on Di's seat")
            window.until(lambda table: table["ply"] > ply, "its decision")
        while player := on_turn(ada, bo, cy):
            decide(player)
        for window in (ada, bo, cy):
            window.button("Show the table as a picture").click()
        assert len(reckoned(ada, bo, cy)["scores"]) == 4


def test_once_more(browser: Browser, served: Served) -> None:
    """Who wants another game sets the table, and the card brings the other one there."""
    with ExitStack() as stack:
        friends = two_friends(stack, browser, served)
        for first, second in (friends, friends[::-1]):
            before = first.table["id"]
            play(first, second, decisions=3)
            first.resign()
            expect(second.see("final-scores")).to_contain_text("resigned")
            first.click("again")
            expect(first.see("waiting")).to_be_visible()
            expect(second.see("again")).to_have_count(0)
            if first is friends[1]:  # from below the final scores, too
                second.button("Look at the table").click()
                expect(second.see("final-scores")).to_have_count(0)
            second.click("rematch")
            for window in friends:
                window.until(lambda table, before=before: table["id"] != before, "another table")  # type: ignore[misc]
            begun(*friends)
            new = first.table["id"]
            assert second.table["id"] == new and all(one.page.url.endswith(f"/table/{new}") for one in friends)
            assert {seat["name"] for seat in first.table["seats"]} == {"Ada", "Bo"}
        play(*friends, decisions=3)


def test_friends_go_on_with_their_dynasty(browser: Browser, served: Served) -> None:
    """Who sets the next game brings the other one there."""
    with ExitStack() as stack:
        friends = two_friends(stack, browser, served, dynasty=True)
        before = friends[0].table["id"]
        for window in friends:
            window.read_as_text()
        while player := on_turn(*friends):
            decide(player)
        for window in friends:
            window.button("Show the table as a picture").click()
        ada, bo = friends
        ada.click("next-game")
        expect(ada.see("waiting")).to_be_visible()
        expect(bo.see("next-game")).to_have_count(0)
        bo.click("rematch")
        for window in friends:
            window.until(lambda table: table["id"] != before, "another table")
        begun(*friends)
        assert ada.table["id"] == bo.table["id"] and bo.table["series"]["game"] == 2
        play(*friends, decisions=3)


def test_a_connection_dies_and_nobody_says_so(browser: Browser, tmp_path: Path) -> None:
    """The page notices the silence, and a decision that was lost in it can be made again."""
    with ExitStack() as stack:
        served = stack.enter_context(Served(tmp_path, "--heartbeat", "3"))
        line = stack.enter_context(wire())
        ada = stack.enter_context(Window(browser, served, STILL))
        bo = stack.enter_context(Window(browser, served, STILL, proxy=line.proxy))
        calls, beats = list[WebSocket](), list[str]()

        def called(socket: WebSocket) -> None:
            calls.append(socket)
            socket.on("framereceived", lambda text: beats.extend(["alive"] * ('"alive"' in str(text))))

        bo.page.on("websocket", called)
        link, _ = invite(ada, "Ada")
        join(bo, link, 1, "Bo")
        begun(ada, bo)
        play_until_turn_of(bo, ada)
        connections, before = len(calls), len(beats)
        bo.poll(lambda: len(beats) > before + 3, "more signs of life than it would take to give up")
        assert len(calls) == connections
        ply = bo.table["ply"]
        line.deaden()
        bo.click(f"line-domino-{bo.table['turn']['moves'][0]['domino']}")
        bo.table = {}
        bo.until(lambda _: len(calls) > connections, "another connection")
        assert bo.my_turn()["ply"] == ada.table["ply"] == ply
        decide(bo)
        play(bo, ada, decisions=3)


def test_a_network_that_comes_back_is_not_waited_for(browser: Browser, served: Served) -> None:
    """The page would give up its connection only after 37 seconds, which is more patience than this test has."""
    with ExitStack() as stack:
        line = stack.enter_context(wire())
        ada = stack.enter_context(Window(browser, served, STILL))
        bo = stack.enter_context(Window(browser, served, STILL, proxy=line.proxy))
        calls = list[str]()
        bo.page.on("websocket", lambda socket: calls.append(socket.url))
        link, _ = invite(ada, "Ada")
        join(bo, link, 1, "Bo")
        begun(ada, bo)
        connections = len(calls)
        line.deaden()
        bo.table = {}
        bo.context.set_offline(True)
        bo.context.set_offline(False)
        bo.until(lambda _: len(calls) > connections, "another connection")
        play(bo, ada, decisions=2)


def test_time_runs_out(browser: Browser, served: Served) -> None:
    """A computer player takes over from whoever thinks too long, until that one comes back."""
    with ExitStack() as stack:
        windows = two_friends(stack, browser, served, move_seconds=5)
        late = on_turn(*windows)
        assert late
        seat, ply = late.table["turn"]["seat"], late.table["ply"]
        expect(late.see(f"clock-{seat}")).to_be_visible()
        assert late.table["terms"]["clock"] == {"kind": "move", "seconds": 5, "increment": 0}
        for window in windows:
            window.until(lambda table: table["seats"][seat]["level"], "a computer player")
            window.until(lambda table: table["ply"] > ply, "its decision")
        late.click("take-back-seat")
        for window in windows:
            window.until(lambda table: not table["seats"][seat]["level"], "the person")
        expect(late.see("take-back-seat")).to_have_count(0)
        play_until_turn_of(late, *windows)
        assert late.table["turn"]["seat"] == seat
        decide(late)


def test_seats_are_left_and_freed(browser: Browser, served: Served) -> None:
    with ExitStack() as stack:
        ada, bo = (stack.enter_context(Window(browser, served, STILL)) for _ in range(2))
        link, _ = invite(ada, "Ada", seats=3)
        join(bo, link, 1, "Bo")
        ada.until(lambda table: table["seats"][1]["name"] == "Bo", "Bo")
        expect(ada.see("leave")).to_have_count(0)
        expect(bo.see("free-seat-0")).to_have_count(0)
        bo.click("leave")
        expect(bo.see("play-now")).to_be_visible()
        ada.until(lambda table: table["seats"][1]["kind"] == "open", "that Bo has left")

        join(bo, link, 1, "Bo")
        ada.click("free-seat-1")
        ada.click("yes")
        for window in (ada, bo):
            window.until(lambda table: table["seats"][1]["kind"] == "open", "a free seat")
        expect(bo.see("take-seat-1")).to_be_visible()
        join(bo, link, 2, "Bo")
        ada.click("fill-seat-1")
        begun(ada, bo)
        play(ada, bo, decisions=3)


def test_someone_sits_and_never_comes(browser: Browser, served: Served) -> None:
    """The host sees how long to wait for the randomness of someone's browser, or plays with someone else."""
    with Window(browser, served, STILL) as ada:
        link, _ = invite(ada, "Ada")
        served.visitor().ask("POST", f"/tables/{link.rsplit('/', 1)[1]}/seats/1", {"name": "Bo", "colour": 1})
        expect(ada.see("start-game")).to_contain_text("0:2")
        expect(ada.see("start-game")).to_be_disabled()
        expect(ada.see("waiting")).to_contain_text("Waiting for Bo to add randomness to the deals.")
        ada.click("free-seat-1")
        ada.click("yes")
        expect(ada.see("start-game")).to_have_count(0)
        ada.click("fill-seat-1")
        begun(ada)
        ada.my_turn()


def test_other_devices_end(browser: Browser, served: Served) -> None:
    with ExitStack() as stack:
        ada, bo = two_friends(stack, browser, served)
        bo.click("menu")
        expect(bo.see("end-devices")).to_have_count(0)
        bo.click("device-link")
        key = bo.see("device-url").input_value()
        bo.press("Escape")
        phone = stack.enter_context(Window(browser, served, STILL, **PHONE))
        phone.go(key)
        phone.until(lambda table: table["seats"][1]["mine"], "a seat")
        bo.until(lambda table: table["seats"][1]["devices"] == 2, "another device")
        phone.click("menu")
        expect(phone.see("device-link")).to_be_visible()
        expect(phone.see("end-devices")).to_have_count(0)
        phone.press("Escape")
        bo.click("menu")
        bo.click("end-devices")
        bo.click("yes")
        phone.until(lambda table: not table["seats"][1]["mine"], "that the seat is lost")
        expect(phone.see("watching")).to_be_visible()
        bo.until(lambda table: table["seats"][1]["devices"] == 1, "that it has the seat alone")
        play(ada, bo, decisions=3)


def test_a_server_that_changes_its_mind(browser: Browser, served: Served) -> None:
    """The page notices, says so for good, and gives nothing away; and when saving is delayed it says so, too."""
    with ExitStack() as stack:
        ada, bo = (stack.enter_context(Window(browser, served, STILL)) for _ in range(2))
        said, states = list[Json](), list[Json]()
        false = dict[str, Any]()

        def between(page: WebSocketRoute) -> None:
            server = page.connect_to_server()

            def up(text: str | bytes) -> None:
                said.append(json.loads(text))
                server.send(text)

            def down(text: str | bytes) -> None:
                message = contract.heard(text)
                if message["type"] == "state":
                    message["table"]["fair"] |= {name: one for name, one in false.items() if name == "commitment"}
                    message["table"] |= {name: one for name, one in false.items() if name == "delayed"}
                    states.append(message)
                page.send(json.dumps(message))

            page.on_message(up)
            server.on_message(down)

        bo.page.route_web_socket("**/live", between)
        bo.page.clock.install()
        link, _ = invite(ada, "Ada")
        bo.go(link)
        expect(bo.see("join-name")).to_be_visible()
        false["delayed"] = True
        bo.page.reload()
        expect(bo.see("delayed")).to_be_visible()
        false.clear()
        bo.page.reload()
        expect(bo.see("join-name")).to_be_visible()
        expect(bo.see("delayed")).to_have_count(0)

        false["commitment"] = "0" * 64
        bo.see("join-name").fill("Bo")
        bo.click("take-seat-1")
        expect(bo.see("betrayed")).to_have_text(
            "The server has changed what it committed to. Do not trust the deals of this table."
        )
        bo.page.clock.run_for(10_000)  # it would have said the same again
        false.clear()  # too late
        before = len(states)
        ada.page.reload()
        bo.poll(lambda: len(states) > before, "another state")
        bo.page.clock.run_for(10_000)
        bo.catch_up()
        expect(bo.see("betrayed")).to_be_visible()
        assert [message["type"] for message in said if message["type"] != "pace"] == []
