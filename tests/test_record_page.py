"""The chronicle in a real browser: what was played is counted, shields have their games, and it all moves as a file."""

import json
import time
from collections.abc import Sequence
from functools import cache
from itertools import count
from pathlib import Path

from browsing import PHONE, Home, Window
from filed import Filed
from playwright.sync_api import Browser, expect
from served import Json, Served

from kingdomino import Dynasty, Game, agent
from kingdomino.coach import REVIEW_VERSION

TAGS = count(1)
"""For ids and stamps that no other test uses."""

STILL: Json = {"pace": 0, "motion": "none", "name": "Ada", "greeted": True, "offered": True}


@cache
def won() -> Game:
    """A game that Ada wins with both bonuses, whatever she and the other do at last."""
    for seed in range(1, 200):
        game = Game(harmony=True, middle_kingdom=True, seed=seed)
        players = [agent("full-greedy", seed=seed), agent("random", seed=seed)]
        while not game.is_over:
            game.push(players[game.turn or 0].choose(game.position))
        score = game.position.scores()[0]
        if game.outcome and game.outcome.winners == (0,) and score.harmony and score.middle_kingdom:
            return game
    raise AssertionError("nobody wins")


def almost(game: Game) -> Game:
    """Before the last decision of Ada's."""
    before = game.copy()
    before.pop()
    while before.turn != 0:
        before.pop()
    return before


def carried(window: Window, games: Sequence[Game], level: str, length: int = 1) -> None:
    """Sits down at a table of one's own at which so much was played already: it comes in a parcel, or in a file."""
    names = ("Ada", "Bruno")
    kinds: tuple[Json, ...] = ({"kind": "person", "level": None}, {"kind": "computer", "level": level})
    seats = [{"name": name, "colour": n} | kinds[n] for n, name in enumerate(names)]
    tag = f"{next(TAGS):012x}"
    rows: list[Json] = [
        {
            "id": f"here-{tag}{n}",
            "seats": seats,
            "seed": str(n),
            "undone": [],
            "foreseen": [],
            "ended": None,
            "headers": {},
        }
        | {"plies": [str(move) for move in game.moves]}
        for n, game in enumerate(games)
    ]
    about: Json = {"edition": games[0].edition, "rules": {"harmony": True, "middle_kingdom": True}, "length": length}
    if isinstance(window.home, Served):
        answer = window.context.request.post("/api/parcels", data=about | {"games": rows, "stamp": tag})
        assert answer.ok, answer.text()
        id = answer.json()["ids"][-1]
    else:
        stored: Json = {"schema": 1, "version": 0, "from": None, "unconfirmed": None, "sent": [], "over": False}
        now: Json = {"created": 1000 * time.time(), "changed": 1000 * time.time(), "series": rows[0]["id"]}
        file = about | stored | now
        chronicle(window)
        read(window, {"games": [file | row | {"number": n} for n, row in enumerate(rows, 1)]})
        expect(window.see("record-said")).to_contain_text("new in this browser")
        id = rows[-1]["id"]
    window.table = {}
    window.go(f"/table/{id}")
    window.my_turn()


def read(window: Window, content: Json) -> None:
    """Reads a file with that in it."""
    text = json.dumps({"form": "kingdomino-record", "version": 1} | content)
    window.see("record-import").set_input_files(
        {"name": "file.json", "mimeType": "application/json", "buffer": text.encode()}
    )


def chronicle(window: Window) -> None:
    window.go("/record")
    looked_at(window)


def filled(window: Window) -> None:
    """A chronicle with a bit of everything, from a file."""
    own: Json = {
        "harmony": 5,
        "middle": 10,
        "crowns": 9,
        "largest": 11,
        "richest": 44,
        "hints": 0,
        "last": 90,
        "behind": 12,
    }
    own["land"] = "g8w1.23a g9w0.23b f7m3.48a f6l0.48b h7f0.3a h8f1.3b"
    seats: Json = {"names": ["Ada", "Melchior"], "kinds": ["person", "computer"], "colours": [0, 1], "mine": [0]}
    ended: Json = {
        "scores": [61, 40],
        "winners": [0],
        "dynasty": None,
        "day": None,
        "series": None,
        "shared": False,
        "opened": False,
    }
    facts: list[Json] = []
    for n, level in enumerate(("easy", "normal", "hard", "expert", "master", "normal")):
        told: Json = {
            "print": f"{n:016x}",
            "plies": 100,
            "ended": False,
            "decided": "score",
            "own": own | {"points": 61 - 3 * n},
        }
        rules: Json = {
            "edition": "classic",
            "extras": ["mighty_duel"] if n == 5 else ["harmony"],
            "levels": [None, level],
        }
        kept: Json = {
            "schema": 1,
            "id": f"game{n}",
            "at": f"2026-01-0{n + 1}T12:00:00Z",
            "seen": "",
            "tried": True,
            "accuracy": 80 + n,
            "judged": REVIEW_VERSION,
        }
        facts.append(seats | ended | rules | kept | {"told": told})
    chronicle(window)
    solver: Json = {"rating": 1250.4, "deviation": 90, "streak": 1, "longest": 2, "tries": [[7, True]], "puzzles": {}}
    read(window, {"facts": facts, "solver": solver})
    expect(window.see("tile-games")).to_contain_text("6")
    looked_at(window)
    assert (tile(window, "puzzles"), tile(window, "accuracy")) == ("1250", "83%")


def looked_at(window: Window) -> None:
    """Waits until every game has been looked at."""
    expect(window.see("record")).to_have_attribute("data-state", "done")
    window.settle()


def tile(window: Window, name: str) -> str:
    return window.see(f"tile-{name}").locator("b").inner_text()


def win(window: Window) -> int:
    """The last move of a game that is won; gives the points."""
    carried(window, [almost(won())], "normal")
    window.read_as_text()
    outcome: Json = window.choose()["outcome"]
    assert outcome["winners"] == [0]
    return int(outcome["scores"][0])


def play(window: Window) -> int:
    """A game that is won, one that is given up, and one that others have played; gives the points of the first."""
    points = win(window)
    window.new_game("Ada", "hard", edition="danish")
    window.my_turn()
    window.resign()
    window.open_record(won().record())
    expect(window.see("final-scores")).to_be_visible()
    return points


def test_what_was_played_is_written_down(browser: Browser, home: Home, tmp_path: Path) -> None:
    with Window(browser, home, STILL) as window:
        window.go()
        window.click("record")
        looked_at(window)
        expect(window.see("record-blank")).to_be_visible()
        expect(window.see("shield-crown")).to_have_attribute("data-earned", "no")
        expect(window.see("shield-crown")).to_contain_text("Win a game.")

        points = play(window)
        window.go("/games")
        window.click("record")
        looked_at(window)
        assert (tile(window, "games"), tile(window, "won")) == ("2", "1")
        assert tile(window, "average") == str(points)  # what was given up has no points
        expect(window.see("levels-normal")).to_contain_text("Normal")
        expect(window.see("levels-normal").get_by_role("cell").nth(1)).to_have_text("1")
        expect(window.see("editions-danish").get_by_role("cell").nth(1)).to_have_text("0")
        best = window.see("best")
        expect(best).to_contain_text(f"{points} points")
        expect(best.get_by_role("img").first).to_be_visible()
        for shield, earned in (("crown", "yes"), ("both", "yes"), ("master", "no"), ("dynasty", "no")):
            expect(window.see(f"shield-{shield}")).to_have_attribute("data-earned", earned)

        # The proof is the game that was won, and it can be watched; what is written down is not looked at again.
        window.see("shield-both").get_by_role("link").click()
        expect(window.see("replay-slider")).to_be_visible()
        window.page.go_back()
        looked_at(window)
        asked: list[str] = []
        window.context.on("request", lambda request: asked.append(request.url))
        chronicle(window)
        assert tile(window, "games") == "2"
        assert not [url for url in asked if url.endswith("/record") and "/api/" in url]

        # As a file it says the same in another browser.
        with window.page.expect_download() as saved:
            window.click("record-export")
        file = tmp_path / "chronicle.json"
        saved.value.save_as(file)
        written = json.loads(file.read_text())
        assert len(written["facts"]) == 3 and written["settings"]["name"] == "Ada"
        assert len(written["games"]) == (0 if isinstance(home, Served) else 3)

    with Window(browser, home, {"offered": True}) as window:
        chronicle(window)
        for nonsense in (b"nonsense", b"[]", b'{"form":"kingdomino-record","version":1,"facts":[{}],"games":[{}]}'):
            window.see("record-import").set_input_files(
                {"name": "file.json", "mimeType": "application/json", "buffer": nonsense}
            )
            expect(window.see("record-problem")).to_be_visible()
        expect(window.see("record-blank")).to_be_visible()
        window.see("record-import").set_input_files(file)
        expect(window.see("record-said")).to_contain_text("3 games are new in the chronicle")
        looked_at(window)
        assert (tile(window, "games"), tile(window, "won")) == ("2", "1")
        proof = window.see("shield-both").get_by_role("link")
        if isinstance(home, Served):
            expect(proof).to_have_count(0)  # it is another visitor's game
        else:
            proof.click()
            expect(window.see("replay-slider")).to_be_visible()
            chronicle(window)
        assert window.page.evaluate("JSON.parse(localStorage.getItem('kingdomino.settings')).name") == "Ada"

        # Reading it once more changes nothing.
        window.see("record-import").set_input_files(file)
        expect(window.see("record-said")).to_contain_text("0 games are new in the chronicle, 0 tables")


def test_a_dynasty_that_was_won(browser: Browser, home: Home) -> None:
    """It takes all three games to prove it."""
    dynasty = Dynasty(harmony=True, middle_kingdom=True, seed=3)
    players = [agent("full-greedy", seed=3), agent("random", seed=3)]
    while not dynasty.is_over:
        dynasty.push(players[dynasty.turn or 0].choose(dynasty.position))
    with Window(browser, home, STILL) as window:
        carried(window, [*dynasty.games[:2], almost(dynasty.game)], "easy", 3)
        window.read_as_text()
        while not window.my_turn()["outcome"]:
            window.choose()
        assert window.table["series"]["outcome"]["winners"] == [0]
        chronicle(window)
        assert tile(window, "games") == "3"
        window.see("shield-dynasty").get_by_role("link").click()
        expect(window.see("replay-slider")).to_be_visible()


def test_it_is_deleted_with_one_press(browser: Browser, home: Home) -> None:
    """By keys, on a phone; the games stay, and can be written down again."""
    with Window(browser, home, STILL, **PHONE) as window:
        play(window)
        chronicle(window)
        window.tab_to("record-delete")
        window.press("Enter")
        expect(window.see("record-delete-no")).to_be_focused()
        window.press("Enter")
        expect(window.see("record-delete")).to_be_focused()
        assert tile(window, "games") == "2"
        window.press("Enter", "Shift+Tab", "Enter")
        expect(window.see("record-blank")).to_be_visible()
        expect(window.see("record-said")).to_contain_text("has been deleted")
        chronicle(window)
        expect(window.see("record-blank")).to_be_visible()
        window.click("record-remember")
        expect(window.see("tile-games")).to_contain_text("2")
        looked_at(window)
        expect(window.see("shield-crown")).to_have_attribute("data-earned", "yes")
        expect(window.see("record-since")).to_have_count(0)


REVIEWED = """
([id, plies, version]) => new Promise((done, failed) => {
  const request = indexedDB.open("kingdomino-reviews", 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore("reviews", { keyPath: "id" }).createIndex("at", "at");
  request.onerror = failed;
  request.onsuccess = () => {
    const player = (accuracy) => ({ accuracy, grades: {}, lost: 0, luck: 0 });
    const even = Array.from({ length: plies + 1 }, () => [0.5, 0.5]);
    const judged = { version, chances: even, scores: even, decisions: [], luck: [], moments: [], verdict: "even" };
    const review = { ...judged, players: [player(87.6), player(12)] };
    const row = { id, version, plies, moves: Array(plies).fill("x").join(" "), review, at: 1 };
    const change = request.result.transaction("reviews", "readwrite");
    const rows = [row, { ...row, id: "other" }, { id: "nonsense", review: 1 }];
    for (const one of rows) change.objectStore("reviews").put(one);
    change.oncomplete = () => { request.result.close(); done(null); };
  };
})
"""
"""Keeps the review of a game, of one that nobody knows, and something else."""


def test_reviews_and_puzzles_are_told(browser: Browser, home: Home) -> None:
    solver = {
        "rating": 1250.4,
        "deviation": 90,
        "streak": 0,
        "longest": 1,
        "tries": [[7, True], [8, False]],
        "puzzles": {},
    }
    with Window(browser, home, STILL) as window:
        win(window)
        window.page.evaluate(REVIEWED, [window.table["id"], window.table["plies"], REVIEW_VERSION])
        chronicle(window)
        assert tile(window, "accuracy") == "88%"
        expect(window.see("tile-accuracy")).to_contain_text("1 game reviewed")
        expect(window.see("tile-puzzles")).to_have_count(0)
        window.page.evaluate("(solver) => localStorage.setItem('kingdomino.puzzles', JSON.stringify(solver))", solver)
        chronicle(window)
        assert (tile(window, "puzzles"), tile(window, "accuracy")) == ("1250", "88%")
        expect(window.see("tile-puzzles")).to_contain_text("1 solved")


def test_nonsense_in_the_book_disturbs_nobody(browser: Browser, home: Home) -> None:
    """Whatever lies where facts should be; and where nothing can be kept, games are looked at every time."""
    put = """
    () => new Promise((done, failed) => {
      const request = indexedDB.open("kingdomino-record", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("facts", { keyPath: "id" });
      request.onerror = failed;
      request.onsuccess = () => {
        const change = request.result.transaction("facts", "readwrite");
        for (const row of [{ id: 1 }, { id: "x", schema: 1, mine: "all" }, { id: "y", told: [[]] }])
          change.objectStore("facts").put(row);
        change.oncomplete = () => { request.result.close(); done(null); };
      };
    })
    """
    with Window(browser, home, STILL) as window:
        window.go()
        window.page.evaluate(put)
        win(window)
        chronicle(window)
        assert tile(window, "games") == "1"
        window.page.evaluate("localStorage.setItem('kingdomino.record.since', 'for ever')")
        chronicle(window)
        assert tile(window, "games") == "1"
    with Window(browser, home, STILL) as window:
        window.context.add_init_script(
            "const open = IDBFactory.prototype.open;"
            "IDBFactory.prototype.open = function (name, ...more) {"
            "  if (name === 'kingdomino-record') throw new DOMException('no', 'SecurityError');"
            "  return open.call(this, name, ...more); }"
        )
        win(window)
        chronicle(window)
        assert (tile(window, "games"), tile(window, "won")) == ("1", "1")
        expect(window.see("shield-both")).to_have_attribute("data-earned", "yes")


def opened(window: Window, link: str) -> None:
    """Opens a link that brings a chronicle; what it holds leaves the address at once."""
    window.page.goto(link)
    expect(window.see("bring-yes")).to_be_visible()
    assert "#" not in window.page.url
    looked_at(window)


def test_everything_moves_to_another_device_by_a_link(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        asked: list[str] = []
        window.context.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
        filled(window)
        points = win(window)
        window.new_game("Ada", "easy")
        window.my_turn()
        table = window.table["id"]
        chronicle(window)
        games = tile(window, "games")
        window.click("move")
        link = window.see("move-url").input_value()
        key = link.rpartition(".")[2]
        assert key and not [one for one in asked if key in one], "no server is told the key"
        with window.trouble():
            opened(window, link)
            window.click("bring-yes")
            expect(window.see("bring-problem")).to_contain_text("for another browser")

    with Window(browser, served, {"offered": True}) as other:
        # By plain http, from another machine, browsers have no cipher of their own.
        other.context.add_init_script("delete Crypto.prototype.subtle")
        opened(other, link)
        expect(other.see("bring-no")).to_be_focused()
        other.click("bring-no")
        expect(other.see("arriving")).to_have_count(0)
        expect(other.see("record-blank")).to_be_visible()
        opened(other, link)
        other.click("bring-yes")
        said = other.see("bring-said")
        expect(said).to_contain_text("7 games are new in the chronicle")
        expect(said).to_contain_text("Your seats at 2 tables of the server came along.")
        looked_at(other)
        assert (tile(other, "games"), tile(other, "puzzles")) == (games, "1250")
        expect(other.see("best").first).to_contain_text(f"{max(points, 61)} points")
        assert other.page.evaluate("JSON.parse(localStorage.getItem('kingdomino.settings')).name") == "Ada"
        other.go(f"/table/{table}")
        other.my_turn()
        other.read_as_text()
        other.choose()

        # It works once: for nobody else, and not again.
        with Window(browser, served, STILL) as third, third.trouble():
            opened(third, link)
            third.click("bring-yes")
            expect(third.see("bring-problem")).to_contain_text("used already")
            expect(third.see("record-blank")).to_be_visible()
        with other.trouble():
            opened(other, link)
            other.click("bring-yes")
            expect(other.see("bring-problem")).to_contain_text("does not work any more")


def test_a_link_that_is_withdrawn_or_spoilt_brings_nothing(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window, Window(browser, served, STILL) as other:
        chronicle(window)
        window.click("move")
        link = window.see("move-url").input_value()
        last = "B" if link.endswith("A") else "A"
        opened(other, link[:-5] + last + link[-4:])
        other.click("bring-yes")
        expect(other.see("bring-problem")).to_contain_text("cannot be read")
        window.click("move-withdraw")
        expect(window.see("move-said")).to_contain_text("does not work any more")
        with other.trouble():
            opened(other, link)
            other.click("bring-yes")
            expect(other.see("bring-problem")).to_contain_text("does not work any more")


def test_an_answer_that_was_lost_loses_nothing(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window, Window(browser, served, {"offered": True}) as other:
        filled(window)
        window.click("move")
        opened(other, window.see("move-url").input_value())
        with other.trouble():
            other.context.route("**/luggage/arrived", lambda route: route.abort(), times=1)
            other.click("bring-yes")
            expect(other.see("bring-problem")).not_to_be_empty()
        other.click("bring-yes")
        expect(other.see("bring-said")).to_contain_text("6 games are new in the chronicle")
        expect(other.see("bring-said")).to_contain_text("You had no seats at the server.")


def test_without_a_server_there_is_only_the_file(browser: Browser, filed: Filed) -> None:
    with Window(browser, filed, STILL) as window:
        chronicle(window)
        expect(window.see("move-needs-server")).to_be_visible()
        expect(window.see("move")).to_have_count(0)
        expect(window.see("record-export")).to_be_enabled()
