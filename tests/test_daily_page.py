"""The deal of the day in a real browser: a day is played, looked at, shared, and looked back at when it is over."""

import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import PHONE, Window
from dated import Clock, on_a_day
from playwright.sync_api import Browser, expect
from served import Served
from test_daily import greedy, play, poor

STILL = {"pace": 0, "motion": "none", "offered": True}
THURSDAY, FRIDAY, SATURDAY, SUNDAY = "2026-01-29", "2026-01-30", "2026-01-31", "2026-02-01"


SHARES = """
navigator.canShare = () => true;
navigator.share = async ({ text, files }) => {
  const [file] = files;
  const beginning = await file.slice(0, 24).arrayBuffer();
  window.shared = { text, name: file.name, type: file.type, beginning: [...new Uint8Array(beginning)] };
};
"""
"""A device that has something to share with, which this browser has not."""


def size_of_png(content: bytes) -> tuple[int, int]:
    assert content.startswith(b"\x89PNG\r\n\x1a\n") and content[12:16] == b"IHDR", content[:20]
    wide, high = struct.unpack(">II", content[16:24])
    return wide, high


def saved_card(window: Window) -> bytes:
    """The picture of a result as it is kept as a file."""
    expect(window.see("daily-save")).to_be_enabled()
    with window.page.expect_download() as downloading:
        window.click("daily-save")
    assert downloading.value.suggested_filename == f"kingdomino-{FRIDAY}.png"
    return Path(downloading.value.path()).read_bytes()


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path, f"{THURSDAY} 23:30")


@pytest.fixture
def served(tmp_path: Path, clock: Clock) -> Iterator[Served]:
    with on_a_day(tmp_path) as server:
        yield server


def test_a_day_from_the_card_to_the_day_after(browser: Browser, served: Served, clock: Clock) -> None:
    others = [served.visitor() for _ in range(2)]
    allowed = ["clipboard-read", "clipboard-write"]
    with Window(browser, served, STILL, permissions=allowed, locale="en-GB") as window:
        # The evening before somebody looks in, and their browser keeps what is promised for the next day.
        window.go()
        expect(window.see("daily")).to_have_attribute("data-state", "new")
        window.settle()
        clock.set(f"{FRIDAY} 09:00")
        play(others[0], "Bo", greedy)
        window.go()
        window.click("daily")
        expect(window.see("daily-players")).to_have_text("1 player has finished.")
        expect(window.see("daily-left")).to_have_text("Ends in 15 h 0 min")
        expect(window.see("daily-best")).to_have_count(0)  # nothing is shown before one has played
        window.see("hello").fill("Ada")
        window.click("daily-play")
        window.until(lambda table: table["day"] == FRIDAY, "the deal of the day")
        window.my_turn()
        expect(window.see("undo")).to_have_count(0)
        expect(window.see("daily-stays")).to_be_visible()
        window.click("menu")
        expect(window.page.get_by_role("link", name="Replay")).to_have_count(0)
        expect(window.page.get_by_role("link", name="Save record")).to_have_count(0)
        window.press("Escape")

        # It can be left and found again: on the first page, on its own screen, in the list of games.
        window.read_as_text()
        for _ in range(3):
            window.choose()
        with window.trouble():  # the key for taking back does nothing but say why
            window.press("u")
            expect(window.page.get_by_text("It is the deal of the day: what is decided stays.").first).to_be_attached()
        window.go()
        expect(window.see("daily")).to_have_attribute("data-state", "playing")
        window.click("daily")
        window.click("daily-play")
        window.my_turn()
        table = window.finish_as_text()
        window.click("daily-others")

        # How it went, and how the others did.
        expect(window.see("daily-result")).to_be_visible()
        points = re.compile(rf"\b{table['outcome']['scores'][0]} points?\b")  # nobody knows the deal
        expect(window.see("daily-result")).to_contain_text(points)
        expect(window.see("daily-rank")).to_have_text(re.compile(r"Rank [12] of 2"))
        expect(window.see("daily-best").get_by_role("row")).to_have_count(3)
        expect(window.see("daily-best")).to_contain_text("Bo")
        expect(window.see("daily-levels").get_by_role("listitem")).to_have_count(5)
        expect(window.see("daily-streak")).to_contain_text("1 day in a row")
        window.click("daily-copy")
        expect(window.page.get_by_role("status").filter(has_text="Copied.")).to_be_visible()
        shared = window.page.evaluate("navigator.clipboard.readText()")
        lines = shared.splitlines()
        assert lines[0] == "Kingdomino, the deal of 30 January" and points.search(lines[1])
        assert lines[-1] == f"{served.url}/daily"
        assert re.fullmatch(r"([🌾🌲🌊🐑🐸💎🏰⬜]+\n)+", "\n".join(lines[3:-1]) + "\n"), shared
        card = saved_card(window)
        assert size_of_png(card) == (1080, 1350)
        expect(window.see("daily-card")).to_have_accessible_name(re.compile(rf"30 January, .*{points.pattern}"))
        window.click("daily-copy-picture")
        copied = "navigator.clipboard.read().then(([one]) => one.types)"
        window.page.wait_for_function(f"{copied}.then((types) => types.includes('image/png'))")
        window.go()
        expect(window.see("daily")).to_have_attribute("data-state", "over")

        # The day after there is a new one, and the old one is open to all: games to watch, and the secret.
        clock.set(f"{SATURDAY} 09:00")
        play(others[1], "Cy", poor)
        window.go("/daily")
        expect(window.see("daily-play")).to_have_text(window.say("daily-play"))
        expect(window.see("daily-before")).to_contain_text("The deal of 30 January")
        window.click("daily-past")
        expect(window.see("daily-verdict")).to_have_attribute("data-verdict", "checked")
        expect(window.see("daily-verdict")).to_contain_text("the deals were fixed before anybody sat down")
        expect(window.see("daily-best").get_by_role("link")).to_have_count(2)
        crowns = sum(square["crowns"] for square in table["seats"][0]["kingdom"]["squares"])
        assert (saved_card(window) != card) == bool(crowns), "now the kingdom is shown as it is"
        expect(window.see("daily-review")).to_have_attribute("href", re.compile(r"/table/w-[\w-]+/review$"))
        window.click("daily-watch")
        expect(window.see("replay-more")).to_be_visible()
        window.press("End")
        expect(window.see("sentence")).to_be_visible()
        window.page.go_back()
        # Once more for its own sake: now things can be taken back.
        window.click("daily-again")
        window.until(lambda table: table["day"] is None and table["turn"], "the same deal")
        expect(window.see("undo")).to_be_visible()


def test_a_day_by_keys_on_a_phone(browser: Browser, served: Served, clock: Clock) -> None:
    """On a Sunday one builds alone; the last decision leads on without a mouse."""
    clock.set(f"{SUNDAY} 12:00")
    with Window(browser, served, STILL | {"name": "Ada"}, locale="de", **PHONE) as window:
        window.page.add_init_script(SHARES)
        window.go()
        window.tab_to("daily")
        window.press("Enter")
        expect(window.page.get_by_role("heading", level=1)).to_have_text("Die Partie des Tages")
        window.tab_to("daily-play")
        window.press("Enter")
        window.until(lambda table: table["day"] == SUNDAY and table["turn"], "the deal of the day")
        table = window.finish_as_text()
        assert len(table["seats"]) == 1
        window.tab_to("daily-others")
        window.press("Enter")
        expect(window.see("daily-result")).to_contain_text(f"{table['outcome']['scores'][0]} Punkt")
        expect(window.see("daily-rank")).to_have_count(0)  # nobody else has played
        expect(window.see("daily-save")).to_be_enabled()
        window.tab_to("daily-send")
        window.press("Enter")
        shared = window.page.wait_for_function("window.shared").json_value()
        assert "Kingdomino" in shared["text"] and size_of_png(bytes(shared["beginning"])) == (1080, 1350)
        assert (shared["name"], shared["type"]) == (f"kingdomino-{SUNDAY}.png", "image/png")
        clock.set("2026-02-02 00:00")
        window.page.reload()
        expect(window.see("daily-play")).to_be_visible()
        expect(window.see("daily-days").get_by_role("link")).to_have_count(1)


def test_somebodys_game_is_hidden_until_the_day_is_over(browser: Browser, served: Served, clock: Clock) -> None:
    id = play(served.visitor())["id"]
    with Window(browser, served, STILL, locale="en-GB") as window:
        with window.trouble():
            for path in (f"/table/{id}", f"/table/{id}/replay"):
                window.go(path)
                expect(window.page.get_by_role("alert")).to_contain_text("It can be seen once the day is over.")
        clock.set(f"{FRIDAY} 00:00")
        window.go(f"/table/{id}")
        expect(window.see("final-scores")).to_be_visible()
        window.settle()


def test_the_clock_of_the_server_may_be_wrong(browser: Browser, served: Served, clock: Clock) -> None:
    with Window(browser, served, STILL, locale="en-GB") as window:
        clock.set(f"{SATURDAY} 12:00")
        window.go("/daily")
        expect(window.see("daily-play")).to_be_visible()
        clock.set(f"{THURSDAY} 12:00")
        with window.trouble():
            window.go("/daily")
            expect(window.page.get_by_role("alert")).to_contain_text("clock is wrong")
            window.go()
            expect(window.see("play-now")).to_be_visible()
            window.settle()
