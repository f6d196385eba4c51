"""Hints at the table and the review of a game, in a browser: at a server, and without one."""

import re
from functools import cache

from browsing import Home, Window
from playwright.sync_api import Browser, expect
from served import Served

from kingdomino import Game, agent

LOOK = {"pace": 0, "motion": "none", "name": "Ada"}


@cache
def record(*names: str, phase: str = "over", after: int = 0) -> str:
    """A game until it is the turn of A in that phase, after so many plies; 'over': to its end."""
    game = Game(players=len(names), names=list(names), harmony=True, seed=11)
    player = agent("greedy", seed=11)
    while not game.is_over:
        position = game.position
        if game.ply >= after and position.phase == phase and position.turn == 0:
            break
        game.push(player.choose(position))
    return game.record()


def at_table(window: Window, phase: str, after: int) -> str:
    path = window.open_record(record("Ada", "normal", phase=phase, after=after))
    window.my_turn()
    expect(window.see("hint-ask")).to_be_enabled()
    return path


def said(window: Window) -> str:
    """What those who listen hear."""
    return " ".join(window.page.locator("[aria-live], [role=status]").all_inner_texts())


# ---- hints ----


def test_a_hint_says_a_little_more_each_time(browser: Browser, home: Home) -> None:
    with Window(browser, home, LOOK) as window:
        at_table(window, "place", 30)
        before = window.see("hint").inner_text()
        assert window.table["hints"] == [0, 0]
        window.press("c")
        expect(window.see("hint-ask")).to_have_attribute("data-stage", "nudge")
        nudge = window.see("hint").inner_text()
        assert nudge != before and nudge in said(window)
        window.until(lambda table: table["hints"] == [1, 0], "a hint that is noted")
        expect(window.see("advised-1")).to_have_count(0)

        window.click("hint-ask")
        moves = {move["move"] for move in window.table["turn"]["moves"]}
        expect(window.see("advised-1")).to_be_visible()
        first = window.see("hint-1")
        words = first.locator(".hidden-text").inner_text()
        assert re.fullmatch(r"1: .*\d+% to win, about \d+ points?\.", words), words
        expect(first).to_have_accessible_name(words)
        spot = re.search(r"\b([a-m]\d+) [a-m]\d+", words)
        assert spot and any(move.startswith(spot[1]) for move in moves)
        expect(window.see(f"spot-{spot[1]}")).to_have_accessible_name(re.compile(r"hint 1"))
        assert words in said(window)

        window.click("hint-1")
        expect(window.see("hint-why")).to_be_visible()
        expect(first).to_have_attribute("aria-expanded", "true")
        window.press("Escape")
        for gone in ("hint-why", "hint-moves", "advised-1"):
            expect(window.see(gone)).to_have_count(0)

        window.press("c")
        expect(window.see("hint-ask")).to_have_attribute("data-stage", "nudge")
        window.press("c", "n", "Enter")
        window.until(lambda table: table["turn"] and table["turn"]["phase"] == "claim", "the claim that follows")
        expect(window.see("advised-1")).to_have_count(0)
        assert window.table["hints"] == [1, 0], "the same decision counts once"


def test_a_hint_marks_the_line_and_is_there_in_words(browser: Browser, home: Home) -> None:
    with Window(browser, home, LOOK) as window:
        path = at_table(window, "claim", 24)
        window.press("c")
        expect(window.see("hint-ask")).to_have_attribute("data-stage", "nudge")
        window.press("c")
        marked = window.page.get_by_role("button", name=re.compile("hint 1$"))
        expect(marked).to_have_attribute("data-testid", re.compile(r"line-domino-\d+"))
        window.press("c")
        sizes = ((1440, 900, "wide"), (390, 844, "compact tall"), (844, 390, "compact sideways"))
        for width, height, shape in sizes:  # what speaks for a move hides neither dominoes nor kingdom
            window.page.set_viewport_size({"width": width, "height": height})
            expect(window.page.locator(".table")).to_have_attribute("data-shape", shape)
            why, line = window.see("hint-why").bounding_box(), window.page.locator("div.lines").bounding_box()
            assert why and line and why["y"] >= 0 and why["y"] + why["height"] < line["y"], (shape, why, line)
        window.press("Escape")
        window.read_as_text()
        window.click("hint-ask")
        expect(window.see("hint-ask")).to_have_text("Show moves")
        window.click("hint-ask")
        window.click("hint-1")
        expect(window.see("hint-why")).to_be_visible()
        assert window.table["hints"] == [1, 0]
        window.go(path)
        window.resign()
        expect(window.see("end-hints")).to_have_text("Ada had 1 hint.")


def test_among_people_and_without_workers_there_are_no_hints(browser: Browser, served: Served) -> None:
    with Window(browser, served, LOOK) as window:
        window.open_record(record("Ada", "Bo", "normal", phase="claim", after=20))
        window.my_turn()
        expect(window.see("undo")).to_be_visible()
        window.press("c")
        expect(window.see("hint-ask")).to_have_count(0)
        answer = window.context.request.post("/api/daily", data={"name": "Ada"})
        assert answer.ok, answer.text()
        window.table = {}
        window.go(f"/table/{answer.json()['id']}")
        window.my_turn()
        expect(window.see("daily-stays")).to_be_visible()
        expect(window.see("hint-ask")).to_have_count(0)
    with Window(browser, served, LOOK) as window:
        window.context.add_init_script("delete globalThis.Worker")
        window.open_record(record("Ada", "normal", phase="claim", after=20))
        window.my_turn()
        expect(window.see("undo")).to_be_visible()
        expect(window.see("hint-ask")).to_have_count(0)


# ---- the review ----


def test_a_game_is_looked_back_at(browser: Browser, home: Home) -> None:
    with Window(browser, home, LOOK) as window:
        window.hasten_coach()
        path = window.open_record(record("Ada", "normal"))
        window.click("review-go")
        expect(window.see("review-verdict")).to_be_visible()
        expect(window.see("review-players").get_by_role("listitem")).to_have_count(2)
        graph = window.see("review-graph")
        graph.focus()
        window.press("Home")
        first = graph.get_attribute("aria-valuetext") or ""
        window.press("ArrowRight")
        expect(graph).to_have_attribute("aria-valuenow", "2")
        assert graph.get_attribute("aria-valuetext") != first
        expect(window.see("review-chosen").get_by_role("img").first).to_be_visible()
        decisions = int(graph.get_attribute("aria-valuemax") or 0)
        window.see("review-all").locator("summary").click()
        expect(window.see("review-all").locator("tbody tr")).to_have_count(decisions)

        # It is kept: nobody thinks again, and the replay shows the grades.
        window.page.evaluate("globalThis.Worker = undefined")
        window.go(f"{path}/replay#12")
        expect(window.see("replay-grade")).to_be_visible()
        window.click("replay-more")
        window.click("review-go")
        expect(window.see("review-verdict")).to_be_visible()
        expect(window.see("review-stop")).to_have_count(0)

        # From a moment on it is played otherwise, against the computer.
        moment = window.see("review-moments").locator("article").first
        ply = int((moment.get_attribute("data-testid") or "").removeprefix("moment-"))
        window.table = {}
        window.click_first(f"play-on-{ply}")
        table = window.my_turn()
        assert table["ply"] == ply
        assert sorted(seat["kind"] for seat in table["seats"]) == ["computer", "person"]

        # With the game goes its review.
        window.go("/games")
        id = path.removeprefix("/table/")
        window.click(f"delete-{id}")
        window.click(f"delete-yes-{id}")
        expect(window.see(f"game-{id}")).to_have_count(0)
        window.page.wait_for_function(
            """() => new Promise((done) => {
                const opened = indexedDB.open("kingdomino-reviews");
                opened.onsuccess = () => {
                    const asked = opened.result.transaction("reviews").objectStore("reviews").count();
                    asked.onsuccess = () => { opened.result.close(); done(asked.result === 0); };
                };
            })"""
        )


def test_a_review_can_be_stopped_and_begun_again(browser: Browser, served: Served) -> None:
    """And whoever is sent the address sees the same decision, judged in their own browser."""
    with Window(browser, served, LOOK) as window, Window(browser, served, LOOK) as other:
        path = window.open_record(record("Ada", "normal"))
        window.go(f"{path}/review#20")
        window.click("review-stop")
        window.click("review-start")
        window.click("review-stop")
        expect(window.see("review-start")).to_be_visible()
        other.hasten_coach()
        other.go(f"{path}/review#20")
        graph = other.see("review-graph")
        expect(graph).to_be_visible()
        at = int(graph.get_attribute("aria-valuenow") or 0)
        graph.focus()
        other.press("ArrowRight")
        expect(graph).to_have_attribute("aria-valuenow", str(at + 1))
        other.page.wait_for_url(re.compile(r"/review#2[1-9]$"))


def test_a_game_of_friends_is_reviewed_when_it_is_over(browser: Browser, served: Served) -> None:
    ada = served.visitor()
    id = ada.ask("POST", "/tables", {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]})["id"]
    bo = served.visitor()
    bo.ask("POST", f"/tables/{id}/seats/1", {"name": "Bo"})
    with ada.sit(id) as one, bo.sit(id) as two, Window(browser, served, LOOK) as window:
        for seat, sitting in enumerate((one, two)):
            sitting.send("contribute", seat=seat, value=f"{seat}" * 64)
        one.until(lambda table: table["stage"] == "playing" and bool(table["turn"]))
        window.go(f"/table/{one.table['watch'] or id}/review")
        expect(window.see("review-later")).to_be_visible()


def test_a_review_of_nothing_says_so(browser: Browser, served: Served) -> None:
    """Before the first decision there is nothing to grade."""
    with Window(browser, served, LOOK) as window:
        window.hasten_coach()
        id = window.context.request.post(
            "/api/tables", data={"seats": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]}
        ).json()["id"]
        window.go(f"/table/{id}/review")
        expect(window.see("review-empty")).to_be_visible()
