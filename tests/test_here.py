"""Tables that live in the browser: without a server, through crashes and nonsense, moving to a server and back."""

import json
import os
import random
import re
import signal
import string
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from browsing import CHROMIUM, FLAGS, LISTEN, Window, pausing
from contract import told
from filed import Filed
from playwright.sync_api import Browser, Error, Page, expect
from served import Json, Served
from waiting import until

STILL: Json = {"pace": 0, "motion": "none"}
KILLS = int(os.environ.get("KD_BROWSER_KILLS", "5"))
STORED = Path(__file__).parent / "databases" / "browser-2.json"
"""The database of a browser as this version stores it."""

PUT = """
(rows) => new Promise((done, failed) => {
  const request = indexedDB.open("kingdomino", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("games", { keyPath: "id" }).createIndex("series", "series");
    request.result.createObjectStore("moved", { keyPath: "id" });
  };
  request.onerror = failed;
  request.onsuccess = () => {
    const change = request.result.transaction(["games", "moved"], "readwrite");
    for (const row of rows.games) change.objectStore("games").put(row);
    for (const row of rows.moved ?? []) change.objectStore("moved").put(row);
    change.oncomplete = () => { request.result.close(); done(null); };
    change.onabort = failed;
  };
})
"""
GET = """
() => new Promise((done, failed) => {
  const request = indexedDB.open("kingdomino", 1);
  request.onsuccess = () => {
    const rows = request.result.transaction("games").objectStore("games").getAll();
    rows.onsuccess = () => { request.result.close(); done(rows.result); };
  };
  request.onerror = failed;
})
"""


def lasting(table: Json) -> Json:
    """What does not depend on when a page came."""
    return {name: value for name, value in table.items() if name not in ("events", "pace", "paused")}


# ---- moving ----


def test_a_game_without_the_server_moves_there_and_back(browser: Browser, tmp_path: Path) -> None:
    """Begun while the server is away, it is played there when it is back; then it is taken along again."""
    with Served(tmp_path) as served, Window(browser, served, STILL, keeps=True) as window:
        window.go()
        window.until_kept()
        window.page.reload()
        expect(window.see("play-now")).to_be_visible()
        with window.trouble():
            served.stop(signal.SIGKILL)
            window.page.reload()
            window.click("play-now")
            window.my_turn()
            here = window.table["id"]
            assert here.startswith("here-")
            for _ in range(5):
                window.decide_by_mouse()
            window.click("menu")
            expect(window.see("needs-server")).to_be_visible()
            window.press("Escape")
            window.go("/games")
            expect(window.see("offline")).to_be_visible()
            expect(window.see(f"here-{here}")).to_be_visible()
            expect(window.see(f"move-{here}")).to_have_count(0)
            served.start()
            expect(window.see(f"move-{here}")).to_be_visible()
        window.go(f"/table/{here}")
        before = window.my_turn()
        window.table = {}
        window.click("menu")
        with window.trouble() as told_so:
            window.click(f"move-{here}")
            table = window.until(lambda table: table["id"] != here and table["turn"], "the table at the server")
        assert all("'moved'" in one for one in told_so), told_so
        there = table["id"]
        for field in ("seats", "line", "pending", "unseen", "ply", "seed", "rules"):
            wanted = before[field]
            assert table[field] == wanted, field
        window.decide_by_mouse()
        after = window.my_turn()

        # The old address leads to the new one.
        window.table = {}
        with window.trouble():
            window.go(f"/table/{here}")
            assert window.my_turn()["id"] == there
        window.go("/games")
        cards = window.page.get_by_test_id(re.compile("^game-"))
        expect(cards).to_have_count(1)
        window.click(f"move-{there}")
        expect(window.see(f"game-{there}")).to_have_count(0)
        expect(cards).to_have_count(1)
        id = (cards.get_attribute("data-testid") or "").removeprefix("game-")
        assert id.startswith("here-") and id != here
        window.table = {}
        with window.trouble():  # the server does not have it any more, but this browser knows where it is
            window.go(f"/table/{there}")
            table = window.my_turn()
        assert table["id"] == id
        for field in ("line", "pending", "unseen", "ply", "seed", "rules"):
            assert table[field] == after[field], field
        window.decide_by_mouse()
        window.finish_as_text()


def test_a_friend_takes_a_seat_after_the_table_has_moved(browser: Browser, served: Served) -> None:
    games = json.loads(STORED.read_text())["games"]
    game = next(
        one for one in games if all(seat["kind"] == "person" for seat in one["seats"]) and len(one["seats"]) == 2
    )
    with Window(browser, served, STILL) as window, Window(browser, served, STILL) as friend:
        window.go()
        window.page.evaluate(PUT, {"games": [game]})
        window.go("/games")
        window.click(f"move-{game['id']}")
        card = window.page.get_by_test_id(re.compile(r"^game-(?!here-)")).first
        there = (card.get_attribute("data-testid") or "").removeprefix("game-")
        window.go(f"/table/{there}")
        window.my_turn()
        window.click("menu")
        window.click("device-link-1")
        link = window.see("device-url").input_value()
        window.press("Escape")
        friend.page.goto(link)
        friend.until(lambda table: table["seats"][1]["mine"], "the seat")
        for _ in range(4):
            turn, ply = window.table["turn"], window.table["ply"]
            decides = friend if turn["seat"] == 1 else window
            decides.my_turn()
            if turn["phase"] == "place":
                decides.press("n", "Enter")
            else:
                decides.click(f"line-domino-{decides.table['turn']['moves'][0]['domino']}")
            for one in (window, friend):
                one.until(lambda table, ply=ply: table["ply"] > ply)  # type: ignore[misc]


def test_without_a_server_friends_are_told_what_is_missing(browser: Browser, filed: Filed) -> None:
    with Window(browser, filed, STILL) as window:
        window.go()
        window.click("play-friends")
        expect(window.see("no-server")).to_contain_text(window.say("no-server-text"))
        window.go("/new?friends=link")
        expect(window.see("offline")).to_have_text(window.say("offline-always"))
        expect(window.see("rules-problem")).to_have_text(window.say("reason-needs-server"))
        expect(window.see("start")).to_be_disabled()
        window.see("against-computers").check()
        expect(window.see("start")).to_be_enabled()
        window.go("/lobby")
        expect(window.see("no-server")).to_be_visible()


# ---- crashes ----


class Mortal:
    """A browser with a folder of its own, which can be killed and started again."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self._kind, self._folder = browser.browser_type, folder
        self.told: Json = {}
        """The table as the page was told last."""
        self.moves: dict[int, str] = {}
        """By ply: every move that it was told of."""

    def open(self, address: str) -> Page:
        self.told = {}
        context = self._kind.launch_persistent_context(str(self._folder), executable_path=CHROMIUM, args=FLAGS)
        context.add_init_script(LISTEN)
        context.add_init_script(f"localStorage['kingdomino.settings'] = '{json.dumps(STILL)}'")
        context.expose_binding("overheard", lambda _, __, text: self._hear(told(text)))
        self.page = context.pages[0]
        self.page.goto(address)
        return self.page

    def _hear(self, said: Json) -> None:
        if said["kind"] == "heard" and said["message"]["type"] == "state":
            self.told = said["message"]["table"]
            self.moves |= {event["ply"]: event["move"] for event in self.told["events"]}

    def until(self, happened: Callable[[Json], Any]) -> Json:
        until(lambda: bool(self.told and happened(self.told)), "the table as wished", pause=pausing(self.page))
        return self.told

    def decide(self) -> None:
        """The first thing that may be done, without waiting for what comes of it."""
        move = self.told["turn"]["moves"][0]
        if move["kind"] == "claim":
            self.page.get_by_test_id(f"line-domino-{move['domino']}").click()
        elif move["kind"] == "place":
            self.page.keyboard.press("n")
            self.page.keyboard.press("Enter")
        else:
            self.page.get_by_test_id("discard").click()

    def kill(self) -> None:
        """All of its processes, at once."""
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if str(self._folder).encode() in (process / "cmdline").read_bytes():
                    os.kill(int(process.name), signal.SIGKILL)
        with suppress(Error):
            self.page.context.close()


def test_killing_the_browser_loses_nothing_that_was_told(
    browser: Browser, filed: Filed, tmp_path: Path, chance: random.Random
) -> None:
    """Everything that the page was told is there afterwards, whenever the browser is killed."""
    mortal = Mortal(browser, tmp_path / "browser")
    last: Json = {}
    try:
        for _ in range(KILLS + 1):
            if last and not last["outcome"]:
                mortal.open(filed.url + filed.address(f"/table/{last['id']}"))
                now = mortal.until(lambda table: table["turn"] or table["outcome"])
                (row,) = [row for row in mortal.page.evaluate(GET) if row["id"] == last["id"]]
                assert now["ply"] >= last["ply"]
                assert all(row["plies"][ply] == move for ply, move in mortal.moves.items())
                if now["ply"] == last["ply"]:
                    assert lasting(now) == lasting(last)
            else:
                mortal.moves = {}
                mortal.open(filed.url + filed.address("/")).get_by_test_id("play-now").click()
                mortal.until(lambda table: table["turn"])
            for more in range(chance.randrange(3), -1, -1):
                ply = mortal.until(lambda table: table["outcome"] or (table["turn"] and table["turn"]["moves"]))["ply"]
                if mortal.told["outcome"]:
                    break
                mortal.decide()
                if more or chance.random() < 0.5:  # the last one may be on its way to the disk
                    mortal.until(lambda table, ply=ply: table["ply"] > ply)  # type: ignore[misc]
                else:
                    mortal.page.wait_for_timeout(chance.randrange(12))  # delay: it is killed at a random moment
            last = mortal.told
            mortal.kill()
    finally:
        mortal.kill()


# ---- what is stored ----


def test_games_of_this_version_open_in_every_later_one(browser: Browser, filed: Filed) -> None:
    """Kept as it was stored by the first version that had tables in the browser."""
    stored = json.loads(STORED.read_text())
    with Window(browser, filed, STILL) as window:
        window.go()
        window.page.evaluate(PUT, stored)
        window.go("/games")
        expect(window.page.get_by_test_id(re.compile("^game-here"))).to_have_count(len(stored["games"]))
        expect(window.see("unreadable")).to_have_count(0)
        for game in stored["games"]:
            window.table = {}
            window.go(f"/table/{game['id']}")
            table = window.until(lambda table, id=game["id"]: table["id"] == id and (table["turn"] or table["outcome"]))  # type: ignore[misc]
            assert table["plies"] >= len(game["plies"])
            assert [seat["name"] for seat in table["seats"]] == [seat["name"] for seat in game["seats"]]
            if all(seat["kind"] == "computer" for seat in game["seats"]):
                window.until(lambda table: table["outcome"], "the end")  # which may have come already
                continue
            assert bool(table["outcome"]) == game["over"]
            if not game["over"]:
                window.finish_as_text()
        moved = stored["moved"][0]
        with window.trouble() as wrong:
            window.go(f"/table/{moved['id']}")
            window.page.wait_for_url(re.compile(f"/table/{moved['to']}$"))
        assert wrong


def nonsense(chance: random.Random, game: Json) -> Json:
    """A row that was a game."""
    values: list[Any] = [
        None,
        -1,
        1e300,
        "",
        "x" * 1000,
        [],
        [[]],
        {},
        {"a": 1},
        True,
        ["A", "A"],
        [None] * 5,
        "9" * 30,
    ]
    row: Json = json.loads(json.dumps(game))
    for _ in range(chance.randrange(1, 4)):
        name = chance.choice([*row, "seats", "plies", "rules"])
        kind = chance.randrange(4)
        if kind == 0:
            row.pop(name, None)
        elif kind == 1 and isinstance(row.get(name), list) and row[name]:
            row[name][chance.randrange(len(row[name]))] = chance.choice(values)
        elif kind == 2 and name == "rules":
            row[name] = {chance.choice(["grid", "harmony", "nothing"]): chance.choice(values)}
        else:
            row[name] = chance.choice(values)
    row["id"] = (
        "here-" + "".join(chance.choices(string.ascii_letters, k=8)) if chance.random() < 0.8 else chance.random()
    )
    if row.get("series") == game["series"]:
        row["series"] = row["id"]  # it cannot be read with the games of another table
    return row


def test_nonsense_in_the_database_breaks_nothing(browser: Browser, filed: Filed, chance: random.Random) -> None:
    stored = json.loads(STORED.read_text())
    rows = [nonsense(chance, chance.choice(stored["games"])) for _ in range(60)]
    rows += [{"id": key} for key in (0, -1.5, "", "here-", "\ud800".encode("utf-8", "replace").decode(), ["x", 1])]
    with Window(browser, filed, STILL) as window:
        window.go()
        window.page.evaluate(
            PUT, {"games": [*rows, stored["games"][0]], "moved": [{"id": "here-x", "to": 7}, {"id": "y"}]}
        )
        window.go("/games")
        expect(window.see(f"game-{stored['games'][0]['id']}")).to_be_visible()
        lost = window.see("unreadable")
        expect(lost.first).to_be_visible()
        while window.see("more-games").count():
            window.click("more-games")
            window.settle()
        unread = lost.count()
        shown = window.page.get_by_test_id(re.compile("^game-")).count()
        assert unread >= 6 and unread + shown == len({json.dumps(row["id"]) for row in rows}) + 1
        # Those that can be read can be played, whatever happened to them; the others are said to be lost.
        for row in rows[:12]:
            if isinstance(row["id"], str):
                window.table = {}
                with window.trouble():
                    window.go(f"/table/{row['id']}")
                    window.until_either(lambda table: table["turn"] or table["outcome"], window.see("gone"))
        window.go("/games")
        with window.page.expect_download() as kept:
            window.see("keep-unreadable").first.click()
        assert kept.value.suggested_filename.endswith(".json") and json.loads(kept.value.path().read_text())
        for left in range(min(3, unread), 0, -1):
            window.see("delete-unreadable").first.click()
            expect(lost).to_have_count(unread - (min(3, unread) - left) - 1)
        window.go(f"/table/{stored['games'][0]['id']}")
        window.until(lambda table: table["turn"] or table["outcome"])


def test_imported_nonsense_is_explained(browser: Browser, filed: Filed, chance: random.Random) -> None:
    with Window(browser, filed, STILL) as window:
        window.new_game("Ada", "Bo")
        for _ in range(6):
            window.decide_by_mouse()
        id = window.table["id"]
        window.click("menu")
        with window.page.expect_download() as download:
            window.click(f"record-{id}")
        record = download.value.path().read_text()
        window.go("/games")
        for _ in range(25):
            letters = list(record)
            for _ in range(chance.randrange(1, 6)):
                letters[chance.randrange(len(letters))] = chance.choice('\x00\n"[]A:+,gž\u202e9')
            with window.trouble():
                window.see("import-text").fill("".join(letters))
                window.click("import-go")
                window.page.wait_for_function(
                    "() => document.querySelector('[data-testid=import-problem]')?.textContent"
                    " || location.hash.startsWith('#/table/')"
                )
            if "/table/" in window.page.url:
                window.go("/games")


def test_neither_the_server_nor_the_engine_comes(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        window.go()
        with window.trouble():
            window.context.route(re.compile("/api/tables|/worker-worker-"), lambda route: route.abort())
            window.click("play-now")
            expect(window.page.get_by_role("alert")).to_have_text(window.say("reason-offline"))
        window.context.unroute_all()
        window.click("play-now")
        window.my_turn()


def test_two_tabs_at_one_table(browser: Browser, filed: Filed) -> None:
    with Window(browser, filed, STILL) as window:
        id = window.new_game("Ada", "easy")["id"]
        first = window.page
        other = window.open(f"/table/{id}")
        expect(other.get_by_test_id("sentence")).to_be_visible()
        for turn in range(6):
            window.page = (first, other)[turn % 2]
            window.page.bring_to_front()
            window.my_turn()
            expect(window.see("sentence")).to_have_text(re.compile("^(Your turn|Place)"))
            window.decide_by_mouse()
        before = lasting(window.my_turn())
        window.page = first
        window.table = {}
        first.reload()
        assert lasting(window.my_turn()) == before
