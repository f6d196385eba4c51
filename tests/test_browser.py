"""Whole games in a real browser against a real server: by mouse, by keys, by touch, and through crashes."""

import re
import signal
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from browsing import PHONE, Home, Window
from playwright.sync_api import Browser, expect
from served import Json, Served
from test_screens import record

from kingdomino import Game, agent
from kingdomino.languages import language, languages

ENGLISH = language("en")
AT_ONCE: Json = {"pace": 0}
STILL: Json = {"pace": 0, "motion": "none"}
SLIDES = """
window.slides = [];
const slide = document.startViewTransition;
document.startViewTransition = function (change) {
  slides.push(document.documentElement.dataset.way);
  return slide.call(this, change);
};
"""
"""Writes down which way one screen gave way to the next."""
WAYS = [(1, 0), (0, -1), (-1, 0), (0, 1)]
"""The second half lies to the right, below, to the left, above."""


def kingdoms(table: Json) -> list[Json]:
    return [seat["kingdom"] for seat in table["seats"]]


def numbers(line: list[Json]) -> list[int]:
    return [domino["number"] for domino in line]


# ---- whole games ----


def test_a_game_by_mouse(browser: Browser, home: Home) -> None:
    with Window(browser, home, AT_ONCE, keeps=True, painted=True) as window:
        window.go()
        window.click("play-now")
        decisions = 0
        while not window.my_turn()["outcome"]:
            if decisions % 3 == 0 and window.table["turn"]["phase"] == "place" and window.best_place():
                window.click_a_bright_square()
            else:
                window.decide_by_mouse(drag=decisions % 3 == 1)
            decisions += 1
        # It is counted on the table: nobody sees the sums before.
        expect(window.see("skip")).to_be_visible()
        expect(window.see("final-scores")).to_have_count(0)
        expect(window.see("crown")).to_have_count(0)
        scores = window.table["outcome"]["scores"]
        shown = [int(window.see(f"score-{seat}").inner_text()) for seat in (0, 1)]
        assert sum(shown) < sum(scores), shown
        window.click("skip")
        for seat, score in enumerate(scores):
            expect(window.see(f"score-{seat}")).to_have_text(str(score))
            expect(window.see("final-scores").locator(f"[data-seat='{seat}'] h3")).to_contain_text(str(score))


def test_the_wheel_turns_a_dragged_domino_once(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", "Bo")
        while window.my_turn()["turn"]["phase"] == "claim":
            window.claim_by_mouse()
        ply, mouse = window.table["ply"], window.page.mouse
        mouse.move(*window.centre(window.in_hand()))
        mouse.down()
        mouse.move(*window.centre(window.see("spot-f7")), steps=5)
        assert not window.held(), "its second half would lie on the castle"
        mouse.wheel(0, 100)
        expect(window.page.get_by_test_id("ghost").and_(window.page.locator(":not(.bad)"))).to_be_visible()
        mouse.up()
        squares = {square["spot"] for square in kingdoms(window.played(ply))[0]["squares"]} or {
            square["spot"] for square in kingdoms(window.table)[1]["squares"]
        }
        assert squares == {"f7", "f6"}


DEAF = """
for (const [kind, way] of [[WebSocket, "send"], [Worker, "postMessage"]]) {
  const send = kind.prototype[way];
  kind.prototype[way] = function (message, ...more) {
    if (!window.deaf || !JSON.stringify(message).includes("play")) return send.call(this, message, ...more);
    window.missed = () => send.call(this, message, ...more);
  };
}
"""
"""While `window.deaf`, no table hears what is decided; `window.missed()` tells it the last decision after all."""


def test_a_decision_is_seen_before_the_table_has_answered(browser: Browser, home: Home) -> None:
    with Window(browser, home, AT_ONCE) as window:
        window.page.add_init_script(DEAF)
        window.new_game("Ada", "Bo", seed="7")
        for phase, decided in (("claim", ".domino[data-decided]"), ("place", ".ghost.laid")):
            while window.my_turn()["turn"]["phase"] != phase:
                window.decide_by_mouse()
            ply = window.table["ply"]
            window.page.evaluate("window.deaf = true")
            if phase == "claim":
                window.click(f"line-domino-{window.table['turn']['moves'][0]['domino']}")
            else:
                window.press("n", "Enter")
                window.page.mouse.move(5, 5)  # it stays where it was put, whatever the pointer does
            assert window.shown() == (ply, "sending"), "in the task in which it is sent"
            expect(window.page.locator(decided)).to_have_count(1)
            assert window.table["ply"] == ply
            window.holds("Boolean(window.missed)")
            window.page.evaluate("(window.deaf = false, window.missed(), window.missed = null)")
            window.played(ply)
            expect(window.page.locator(decided)).to_have_count(0)


def test_a_decision_is_not_lost_if_the_table_is_left_at_once(browser: Browser, home: Home) -> None:
    """Before the frame that shows it, which never comes here."""
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", "Bo", seed="7")
        ply = window.my_turn()["ply"]
        domino = f"line-domino-{window.table['turn']['moves'][0]['domino']}"
        window.page.evaluate(
            """(id) => {
                const frames = requestAnimationFrame;
                requestAnimationFrame = () => 0;
                document.querySelector(`[data-testid=${id}]`).click();
                requestAnimationFrame = frames;
                history.back();
            }""",
            domino,
        )
        expect(window.see(domino)).to_have_count(0)
        window.table = {}
        window.page.go_forward()
        window.until(lambda table: table["ply"] > ply, "the decision")


def test_a_game_by_keys_alone(browser: Browser, home: Home) -> None:
    """On a very large screen."""
    with Window(browser, home, AT_ONCE, viewport={"width": 3840, "height": 2160}) as window:
        window.page.add_init_script(
            "for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart'])"
            # a browser tells a page whose layout changes where the pointer rests, which has not moved then
            " addEventListener(kind, (event) => {"
            "  if (!kind.endsWith('move') || event.movementX || event.movementY) window.pointed = kind }, true)"
        )
        window.go()
        window.tab_to("play-now")
        window.press("Enter")
        decisions = 0
        while not window.my_turn()["outcome"]:
            turn, ply = window.table["turn"], window.table["ply"]
            if turn["phase"] == "claim":
                claim_by_keys(window, digit=decisions % 3 == 0)
            elif best := window.best_place():
                window.press("n")
                if decisions % 3 == 1:
                    carry_by_keys(window, best, [move for move in turn["moves"] if move["kind"] == "place"][-1])
                assert window.held()
                window.press("Enter")
            else:
                window.tab_to("discard")
                window.press("Enter")
            if window.played(ply)["turn"]:
                expect(window.page.locator("main :focus"), "the focus is never lost").to_have_count(1)
            decisions += 1
        finished = window.table["id"]
        expect(window.see("skip")).to_be_visible()
        window.press("Enter")
        title = window.see("final-scores").get_by_role("heading", level=2)
        expect(title).to_be_focused()
        expect(title).to_contain_text(re.compile("You (won|came second|share)"))
        held = "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        for _ in range(15):
            window.press("Tab")
            assert window.page.evaluate(held), "the focus has left the dialog"
        window.press("Escape")
        expect(window.see("scores")).to_be_focused()
        expect(window.page.locator(".pile")).to_contain_text("24 left over")
        assert window.see("crown").count() == len(window.table["outcome"]["winners"])
        window.press("Enter")
        window.tab_to("again")
        window.press("Enter")
        window.until(lambda table: table["id"] != finished, "another table")
        assert window.page.evaluate("window.pointed") is None


def claim_by_keys(window: Window, *, digit: bool) -> None:
    """Claims the last free domino: by its place in the line, or going to it."""
    wanted = window.table["turn"]["moves"][-1]["domino"]
    if digit:
        window.press(str(1 + numbers(window.table["line"]).index(wanted)))
        return
    for _ in range(4):
        window.press("ArrowDown")
        if window.page.evaluate("document.activeElement?.dataset.testid") == f"line-domino-{wanted}":
            window.press("Enter")
            return
    raise AssertionError(f"domino {wanted} cannot be reached by arrows")


def carry_by_keys(window: Window, held: Json, wanted: Json) -> None:
    """Moves the domino from one place to another with arrows, and turns it."""

    def at(move: Json) -> tuple[int, int, int]:
        (x, y), (x2, y2) = ((ord(spot[0]), int(spot[1:])) for spot in move["squares"])
        return x, y, WAYS.index((x2 - x, y2 - y))

    (x, y, way), (to_x, to_y, to_way) = at(held), at(wanted)
    window.press(*["ArrowRight" if to_x > x else "ArrowLeft"] * abs(to_x - x))
    window.press(*["ArrowUp" if to_y > y else "ArrowDown"] * abs(to_y - y))
    window.press(*["r"] * ((to_way - way) % 4))


def test_four_people_at_one_screen(browser: Browser, home: Home) -> None:
    """The German edition: a domino may be discarded although it fits, after a question."""
    names = ["Ada", "Bo", "Cy", "Di"]
    with Window(browser, home, STILL) as window:
        window.new_game(*names, edition="german")
        for _ in range(4):
            assert window.sentence() == f"{names[window.table['turn']['seat']]}: claim a domino."
            window.claim_by_mouse()
        seat, ply = window.table["turn"]["seat"], window.table["ply"]
        assert window.sentence() == f"{names[seat]}: place domino {window.table['turn']['domino']}."
        window.click("discard")
        window.button("Cancel").click()
        assert window.table["ply"] == ply
        window.click("discard")
        window.click("yes")
        assert kingdoms(window.played(ply))[seat]["score"]["discarded"] == 1
        for _ in range(5):
            window.decide_by_mouse()
        outcome = window.finish_as_text()["outcome"]
        assert len(outcome["scores"]) == 4
        winner = window.see("final-scores").get_by_role("heading", level=2)
        expect(winner).to_contain_text(names[outcome["winners"][0]])


def test_kings_passed_round(browser: Browser, home: Home) -> None:
    names = ["Ada", "Bo", "Cy"]
    with Window(browser, home, STILL) as window:
        window.new_game(*names, edition="romanian", seed="1")
        kings = []
        for _ in range(3):
            seat, receiver = window.table["turn"]["seat"], window.table["turn"]["receiver"]
            kings.append((names[seat], names[receiver]))
            other = ENGLISH.say("table-name-drew", name=names[seat], owner=names[receiver])
            assert window.sentence() == (other if seat != receiver else f"{names[seat]}: claim a domino.")
            number = window.table["turn"]["moves"][0]["domino"]
            window.claim_by_mouse()
            line = {domino["number"]: domino["seat"] for domino in window.table["line"] + window.table["pending"]}
            assert line[number] == receiver
        assert [seat for seat, _ in kings] == ["Bo", "Cy", "Ada"]
        assert kings[0] == ("Bo", "Cy")
        window.finish_as_text()


def test_my_own_and_anothers_king(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", "easy", "normal", edition="romanian", seed="0")
        turn = window.table["turn"]
        assert (turn["seat"], turn["receiver"]) == (0, 1)
        owner = window.table["seats"][1]["name"]
        assert window.sentence() == ENGLISH.say("table-you-drew", owner=owner)
        window.decide_by_mouse()
        window.my_turn()


def test_a_mouse_that_rests_on_a_square_holds_the_domino_when_it_moves(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", "Bo")
        x, y = window.centre(window.see("spot-g8"))
        window.page.mouse.move(x, y)
        while (turn := window.my_turn()["turn"])["phase"] == "claim":
            ply, free = window.table["ply"], turn["moves"][0]["domino"]
            window.press(str(1 + [domino["number"] for domino in window.table["line"]].index(free)))
            window.played(ply)
        expect(window.in_hand()).to_be_enabled()
        expect(window.see("ghost")).to_have_count(0)
        window.page.mouse.move(x + 1, y)
        expect(window.see("ghost")).to_be_visible()
        # A browser says that a mouse has come to a square also if the square has come to the mouse.
        window.press("n")
        x, y = window.centre(window.see("spot-g7"))
        for kind in ("pointerenter", "pointermove"):
            there = {"pointerType": "mouse", "screenX": x, "screenY": y}
            window.see("spot-g7").dispatch_event(kind, there)
        assert window.held()
        for step in (0, 1):
            window.page.mouse.move(x + step, y)
        assert not window.held()
        ply = window.table["ply"]
        window.press("n", "Enter")
        window.played(ply)


def test_choose_and_place_at_once(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", "easy", edition="english-app")
        for turn in range(4):
            assert window.my_turn()["turn"]["phase"] == "claim"
            assert window.sentence() == "Your turn: choose a domino."
            chosen = window.table["turn"]["moves"][0]["domino"]
            window.claim_by_mouse()
            assert window.table["turn"]["domino"] == chosen
            window.place_by_mouse(drag=turn % 2 == 0)
        window.finish_as_text()


def test_people_choose_their_colours(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_form()
        window.see("seat-0-colour-1").check()  # the computer player's
        window.see("seat-1-kind").select_option("person")
        expect(window.see("seat-1-colour-0")).to_be_checked()
        window.see("seat-1-colour-3").check()
        expect(window.see("start")).to_be_enabled()
        window.click("start")
        table = window.until(lambda table: table["turn"])
        assert [seat["colour"] for seat in table["seats"]] == [1, 3]
        window.new_form()
        expect(window.see("seat-0-colour-1")).to_be_checked()
        expect(window.see("seat-1-colour-3")).to_be_checked()


def test_the_table_and_its_end_name_the_rules(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", "easy", edition="german", rules=("rule-harmony", "rule-must_place", "dynasty"))
        for _ in range(2):
            names = window.see("rules").locator("visible=true").last
            expect(names).to_have_text(re.compile(r"German\s*Harmony\s*Dynasty\s*House rules"))
            names.click()
            dialog = window.page.get_by_role("dialog", name="Rules")
            expect(dialog).to_contain_text("5 extra points for a complete kingdom.")
            expect(dialog).to_contain_text(re.compile(r"Must place\s*On"))
            dialog.get_by_role("button").click()
            if not window.table["outcome"]:
                window.resign()


def test_the_language_is_changed_at_the_table_without_losing_it(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", "easy")
        table = window.my_turn()
        window.click("menu")
        window.see("language").select_option("de")
        expect(window.page.locator("html")).to_have_attribute("lang", "de")
        assert window.sentence() == language("de").say("table-you-claim")
        assert window.table["ply"] == table["ply"]
        window.go("/")
        expect(window.see("language-switch")).to_have_value("de")


def test_the_authors_advice_is_named_where_the_edition_leaves_it_open(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_form()
        for edition, named in (("german", 1), ("classic", 0)):
            window.see("edition").select_option(edition)
            expect(window.page.get_by_text("recommended by the author")).to_have_count(named)


def chosen_by(fits: Callable[[int, int], bool]) -> str:
    """A game of the English app up to a choice in which so many dominoes of all that are free may be chosen."""
    for seed in range(1000):
        game, player = (
            Game(players=2, names=["Ada", "Bo"], edition="english-app", seed=seed),
            agent("random", seed=seed),
        )
        while not game.is_over:
            free = [number for number, seat in game.position.line if seat is None]
            discards = [str(game.position.play(move).legal_moves[0]) for move in game.position.legal_moves]
            if game.position.phase == "claim" and fits(len(discards) - discards.count("--"), len(free)):
                return game.record()
            game.push(player.choose(game.position))
    raise AssertionError("there is no such game")


def test_a_domino_that_fits_nowhere_is_not_chosen_while_another_fits(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        record = chosen_by(lambda fitting, free: 0 < fitting < free)
        window.open_record(record)
        table = window.my_turn()
        legal = {move["domino"] for move in table["turn"]["moves"]}
        free = [place for place, one in enumerate(table["line"]) if one["seat"] is None]
        unfit = next(place for place in free if table["line"][place]["number"] not in legal)
        number = table["line"][unfit]["number"]
        hint = window.page.get_by_text(f"Domino {number} fits nowhere. Choose one that fits.").first
        window.press(str(unfit + 1))
        expect(hint).to_be_visible()
        window.go(f"/table/{table['id']}")
        window.page.mouse.click(*window.centre(window.see(f"line-domino-{number}")))
        expect(hint).to_be_visible()
        assert window.table["ply"] == table["ply"]
        for one in table["line"]:
            darkened = "spent" in (window.see(f"line-domino-{one['number']}").get_attribute("class") or "")
            assert darkened == (one["seat"] is not None)


def test_when_nothing_fits_any_domino_may_be_discarded(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        record = chosen_by(lambda fitting, free: fitting == 0 and free > 1)
        window.open_record(record)
        table = window.my_turn()
        expect(window.page.get_by_text("None of them fits, so you may discard any of them.")).to_be_visible()
        window.click(f"line-domino-{table['turn']['moves'][-1]['domino']}")
        window.click("discard")
        seat = table["turn"]["seat"]
        before = table["seats"][seat]["kingdom"]["score"]["discarded"]
        window.until(lambda now: now["seats"][seat]["kingdom"]["score"]["discarded"] == before + 1)


def test_alone(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", edition="english-app")
        for _ in range(4):
            window.decide_by_mouse()
        (score,) = window.finish_as_text()["outcome"]["scores"]
        expect(window.see("final-scores").get_by_role("heading", level=2)).to_contain_text(f"{score} point")


def test_a_mighty_duel(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", "easy", rules=("rule-mighty_duel", "rule-harmony", "rule-middle_kingdom"))
        assert window.table["rules"]["grid"] == 7
        for decision in range(10):
            window.decide_by_mouse(drag=decision % 2 == 0)
        window.finish_as_text()
        assert sum(len(kingdom["squares"]) for kingdom in kingdoms(window.table)) > 2 * 24 + 12
        expect(window.see("final-scores")).to_contain_text("Middle Kingdom")


def test_a_dynasty(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", "easy", edition="german", rules=("dynasty",))
        for game in (1, 2, 3):
            assert window.finish_as_text()["series"]["game"] == game
            if game < 3:
                window.table = {}
                window.click("next-game")
                window.my_turn()
        expect(window.see("next-game")).to_have_count(0)
        title = window.see("final-scores").get_by_role("heading", level=2)
        expect(title).to_contain_text(re.compile("You (won the|came second in the|share the) Dynasty"))
        for (points, *_), row in zip(
            sorted(window.table["series"]["standings"], reverse=True),
            window.see("dynasty-standings").locator("tbody tr").all(),
            strict=True,
        ):
            expect(row).to_contain_text(str(points))


def test_computers_are_watched(browser: Browser, home: Home) -> None:
    with Window(browser, home) as window:
        window.new_game("easy", "normal", "easy")
        window.click("pause")
        window.until(lambda table: table["paused"], "a pause")
        ply = window.table["ply"]
        window.page.wait_for_timeout(1000)  # delay: nobody plays, for longer than a computer player's pace
        assert window.table["ply"] == ply
        for _ in range(3):
            ply = window.table["ply"]
            expect(window.see("step")).to_be_enabled()
            window.click("step")
            window.until(lambda table, ply=ply: table["ply"] > ply and table["paused"], "a step")  # type: ignore[misc]
        ply = window.table["ply"]
        window.click("menu")
        window.page.get_by_role("link", name="Settings").click()
        window.see("pace-0").check()
        window.page.go_back()
        window.click("pause")
        window.until(lambda table: table["outcome"], "the end")
        expect(window.see("final-scores")).to_be_visible()


def test_others_are_hurried_and_followed(browser: Browser, home: Home) -> None:
    """What a computer player decides is told and shown one thing after the other, until somebody does something."""
    with Window(browser, home, {"pace": 60_000, "motion": "none"}) as window:
        window.page.clock.install()
        window.new_game("Ada", "hard", "easy")
        here, name = window.page, [seat["name"] for seat in window.table["seats"]]
        elsewhere = window.open(f"/table/{window.table['id']}")
        expect(elsewhere.get_by_test_id("sentence")).to_be_visible()

        def decided() -> Json:
            """Somebody else decides, which is shown where nothing is pressed."""
            ply = window.until(lambda table: any(seat["thinking"] for seat in table["seats"]))["ply"]
            elsewhere.keyboard.press("h")
            told: list[Json] = window.until(lambda table: table["ply"] > ply)["events"]
            return next(event for event in told if event["ply"] == ply)

        while not window.table["turn"]["moves"]:
            decided()
        here.keyboard.press("Shift")
        number = window.table["turn"]["moves"][0]["domino"]
        window.see(f"line-domino-{number}").hover()
        here.clock.run_for(200)
        expect(window.see("hint")).to_have_text(re.compile(rf"Domino {number}(: at best \+| fits)"))
        expect(here.get_by_role("button", name="room for the domino").first).to_be_visible()
        while window.table["turn"]["moves"] or window.table["turn"]["phase"] == "claim":
            turn, ply = window.table["turn"], window.table["ply"]
            if not turn["moves"]:
                decided()
                continue
            if turn["phase"] == "place":
                expect(window.see("sentence")).to_have_text(f"Place domino {turn['domino']}.")
                window.press("n", "Enter")
            else:
                window.click(f"line-domino-{turn['moves'][0]['domino']}")
            window.until(lambda table, ply=ply: table["ply"] > ply)  # type: ignore[misc]
        here.keyboard.press("Shift")

        here.clock.pause_at(datetime.now() + timedelta(seconds=3))
        placed, claimed = decided(), decided()
        assert (placed["kind"], claimed["kind"]) == ("place", "claim")
        told = ENGLISH.say("news-place", name=name[placed["seat"]], domino=placed["domino"], points=placed["points"])
        expect(window.see("sentence")).to_have_text(told)
        takes = re.compile(f"{name[claimed['seat']]} takes {claimed['domino']}")
        expect(window.see("hint")).not_to_have_text(takes)
        here.keyboard.press("l")
        expect(window.see("sentence").or_(window.see("hint")).filter(has_text=takes)).to_be_visible()

        log = window.see("log-sheet")
        expect(log.get_by_role("heading", level=3).nth(1)).to_be_visible()
        expect(log.get_by_role("listitem")).to_have_count(window.table["ply"])
        window.click(f"log-{claimed['ply']}")
        expect(window.see(f"line-domino-{claimed['domino']}")).to_have_class(re.compile(r"\bmarked\b"))
        window.click(f"log-{placed['ply']}")
        expect(here.locator(f"[data-testid='kingdom-{placed['seat']}'] .marked")).to_be_visible()
        here.keyboard.press("l")
        expect(log).to_be_hidden()
        expect(here.locator(".marked")).to_have_count(0)


# ---- taking back, coming back ----


def test_undo_across_a_round(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", "easy")
        for _ in range(8):
            window.decide_by_mouse()
        before = window.my_turn()
        expect(window.see("redo")).to_be_disabled()
        while window.table["lines_left"] < before["lines_left"] + 2:
            ply = window.table["ply"]
            window.click("undo")
            window.until(lambda table, ply=ply: table["ply"] < ply and table["turn"]["moves"])  # type: ignore[misc]
        while window.at_rest()["can_redo"]:
            ply = window.table["ply"]
            window.press("Shift+U")
            window.until(lambda table, ply=ply: table["ply"] > ply)  # type: ignore[misc]
        for field in ("ply", "line", "pending", "seats", "unseen", "turn"):
            assert window.table[field] == before[field]
        window.press("Control+z")
        window.until(lambda table: table["ply"] < before["ply"])
        window.decide_by_mouse()
        expect(window.see("redo")).to_be_disabled()


def test_nothing_is_lost(browser: Browser, tmp_path: Path) -> None:
    """The page is loaded anew, the server is killed and started again: the game goes on where it was."""
    with Served(tmp_path) as served, Window(browser, served, STILL, keeps=True) as window:
        window.go()
        window.click("play-now")
        for decision in range(7):
            window.decide_by_mouse(drag=decision % 2 == 0)
        before = window.my_turn()

        window.table = {}
        window.page.reload()
        assert window.my_turn() == before | {"events": window.table["events"]}
        window.decide_by_mouse()

        before = window.my_turn()
        lost = window.page.get_by_text("The connection is lost.").last
        with window.trouble():
            served.stop(signal.SIGKILL)
            expect(lost).to_be_visible()
            window.table = {}
            served.start()
            assert kingdoms(window.my_turn()) == kingdoms(before) and window.table["ply"] == before["ply"]
            expect(lost).to_be_hidden()
        window.decide_by_mouse()

        window.go()
        window.page.get_by_test_id(re.compile("^game-")).click()
        window.decide_by_mouse()
        window.finish_as_text()


def test_a_page_that_is_loaded_without_the_server(browser: Browser, tmp_path: Path) -> None:
    """It says so, and once the server is back, the table is there by itself."""
    with Served(tmp_path) as served, Window(browser, served, STILL, keeps=True) as window:
        window.new_game("Ada", "easy")
        window.until_kept()
        window.page.reload()  # from here on the page's files are kept
        window.decide_by_mouse()
        before = window.my_turn()
        with window.trouble():
            with closing(window.context.new_page()) as another:
                another.goto(f"{served.url}/icon-512.png")  # a file by itself is not the page
            served.stop(signal.SIGKILL)
            window.page.reload()
            expect(window.page.get_by_text("The connection is lost.").last).to_be_visible()
            expect(window.see("away")).to_be_visible()
            window.go()
            expect(window.see("offline")).to_be_visible()
            expect(window.see("play-now")).to_be_visible()
            window.go("/lobby")
            expect(window.see("away")).to_contain_text(window.say("away-title"))
            window.table = {}
            served.start()
            expect(window.see("away")).to_have_count(0)
            window.go()
            expect(window.see("offline")).to_have_count(0)
            window.see(f"game-{before['id']}").click()
            assert window.my_turn()["ply"] == before["ply"]
            expect(window.see("sentence")).to_be_visible()
            label = window.see(f"line-domino-{window.table['line'][0]['number']}")
            expect(label).to_have_attribute("aria-label", re.compile(": .*, "))
        window.decide_by_mouse()


# ---- with a finger ----


@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390), (820, 1180)])
def test_a_game_by_finger(browser: Browser, home: Home, width: int, height: int) -> None:
    """On a narrow phone, where everything moves; on one that lies on its side, on a tablet."""
    size = {"viewport": {"width": width, "height": height}, "device_scale_factor": 1}
    with Window(browser, home, AT_ONCE if width == 360 else STILL, **PHONE | size) as window:
        window.go()
        window.see("play-now").tap()
        while not window.my_turn()["outcome"]:
            window.decide_by_finger(drag=window.table["ply"] % 3 == 0)
            assert not window.page.evaluate("(scrollTo(99, 99), scrollX + scrollY)"), "nothing scrolls"
        expect(window.see("final-scores")).to_be_visible()


def test_a_phone(browser: Browser, home: Home) -> None:
    """A swipe shows the next kingdom. What was put down is taken up again, and the rest is read as text."""
    with Window(browser, home, AT_ONCE, **PHONE) as window:
        window.go()
        window.see("play-now").tap()
        window.my_turn()
        shown = window.page.locator(".board[data-testid^=kingdom-]")
        mine = shown.get_attribute("data-testid") or ""
        for dx, dy, other in ((-40, 120, False), (-100, 90, False), (-120, 20, True), (120, -20, False)):
            window.swipe(shown, dx, dy)
            (expect(shown).not_to_have_attribute if other else expect(shown).to_have_attribute)("data-testid", mine)
        for drag in (False, True) * 4:
            window.decide_by_finger(drag=drag)
        while window.my_turn()["turn"]["phase"] == "claim" or not (move := window.best_place()):
            window.decide_by_finger()
        expect(window.page.locator("[data-testid^=picture-] .fresh")).to_have_count(1)
        window.tap_into_place(move)
        window.button("Cancel").tap()
        expect(window.see("ghost")).to_have_count(0)
        window.finish_as_text()


# ---- after a game ----


def test_the_end_fits_a_phone_and_gives_a_picture(browser: Browser, served: Served) -> None:
    game = Game(players=4, names=["Maximiliane of the Hills", "normal", "hard", "Bo"], edition="classic", seed=11)
    player = agent("greedy", seed=11)
    while not game.is_over:
        game.push(player.choose(game.position))
    with Window(browser, served, STILL, permissions=["clipboard-read", "clipboard-write"], **PHONE) as window:
        window.context.add_init_script(
            "navigator.canShare = () => true; navigator.share = async ({ files }) => (window.shared = files[0].type)"
        )
        made = window.context.request.post("/api/import", data={"record": game.record()})
        path = f"/table/{made.json()['id']}"
        boxes = "[...document.querySelectorAll('dialog .wide, dialog .paper')]"
        fits = f"{boxes}.every((box) => box.scrollWidth <= box.clientWidth)"
        for code in languages():
            window.go(path)
            window.page.evaluate(
                "(language) => localStorage['kingdomino.settings'] = JSON.stringify({ language, motion: 'none' })", code
            )
            window.page.reload()
            expect(window.button(language(code).say("end-again"))).to_be_visible()
            for width, height in ((360, 740), (390, 844), (844, 390)):
                window.page.set_viewport_size({"width": width, "height": height})
                expect(window.see("again")).to_be_in_viewport(ratio=1)
                assert window.page.evaluate(fits), (code, width)

        with window.page.expect_download() as kept:
            window.click("picture-png")
        assert kept.value.suggested_filename.endswith(".png") and kept.value.path().read_bytes()[:4] == b"\x89PNG"
        window.click("share-picture")
        window.page.wait_for_function("window.shared === 'image/png'")
        window.click("copy-picture")
        kinds = "navigator.clipboard.read().then(([item]) => item.types.includes('image/png'))"
        expect(window.page.get_by_text(language(languages()[-1]).say("app-copied"))).to_be_visible()
        assert window.page.evaluate(kinds)


def test_play_again_and_the_same_deal_again(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        first = window.new_game("Ada", "Bo", seed="12345678901234567890")
        window.decide_by_mouse()
        lines = []
        for again in ("same-deal", "again"):
            window.resign()
            expect(window.see("final-scores")).to_contain_text("resigned")
            window.table = {}
            window.click(again)
            window.until(lambda table: table["id"] != first["id"] and table["turn"], "another table")
            assert window.page.url.endswith(f"/table/{window.table['id']}")
            lines.append((window.table["seed"], numbers(window.table["line"])))
        assert lines[0] == (first["seed"], numbers(first["line"])) and lines[1][0] != first["seed"]
        assert [seat["name"] for seat in window.table["seats"]] == ["Ada", "Bo"]


def test_a_record_goes_out_and_comes_in(browser: Browser, home: Home, tmp_path: Path) -> None:
    with Window(browser, home, STILL) as window:
        window.new_game("Ada", "Bo", rules=("rule-harmony",))
        for _ in range(9):
            window.decide_by_mouse()
        before = window.my_turn()
        window.click("menu")
        with window.page.expect_download() as download:
            window.click(f"record-{before['id']}")
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        record = file.read_text()
        assert len(Game.parse(record).moves) == before["ply"]

        window.go("/games")
        with window.trouble():
            window.see("import-text").fill(record.replace(" A:", " A:x", 1))
            window.click("import-go")
            expect(window.see("import-problem")).to_contain_text("of the record cannot be read. ")
        window.table = {}
        window.see("import-text").fill(record)
        window.click("import-go")
        assert window.my_turn()["id"] != before["id"]
        assert window.table["ply"] == before["ply"] and kingdoms(window.table) == kingdoms(before)
        window.decide_by_mouse()

        window.go("/games")
        window.table = {}
        window.see("import-file").set_input_files(file)
        assert window.my_turn()["ply"] == before["ply"]
        window.go("/games")
        expect(window.page.get_by_test_id(re.compile("^game-"))).to_have_count(3)
        window.click(f"delete-{before['id']}")
        window.click(f"delete-yes-{before['id']}")
        expect(window.page.get_by_test_id(re.compile("^game-"))).to_have_count(2)


def test_many_games(browser: Browser, served: Served) -> None:
    """The newest are there at once, the others for a press; what is deleted stays away."""
    with Window(browser, served, STILL) as window:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "computer", "name": "Bo", "level": "easy"}]
        game = {"seats": seats, "edition": "classic"}
        made = [window.context.request.post("/api/tables", data=game).json()["id"] for _ in range(23)]
        window.go("/games")
        cards = window.page.get_by_test_id(re.compile("^game-"))
        expect(cards).to_have_count(20)
        expect(window.see(f"game-{made[0]}")).to_have_count(0)
        window.click("more-games")
        expect(cards).to_have_count(23)
        expect(window.see("more-games")).to_have_count(0)
        window.click(f"delete-{made[0]}")
        window.click(f"delete-yes-{made[0]}")
        expect(cards).to_have_count(22)
        window.go("/")
        expect(window.page.get_by_test_id(re.compile("^game-"))).to_have_count(3)


def test_replay(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL, permissions=["clipboard-read", "clipboard-write"]) as window:
        window.new_game("Ada", edition="english-app")
        plies = window.finish_as_text()["plies"]
        window.click("replay")
        page, slider = window.page, window.see("replay-slider")

        def shows(ply: int) -> None:
            expect(slider).to_have_attribute("aria-valuetext", f"Position {ply} of {plies}")
            expect(slider).to_have_value(str(ply))
            expect(page.locator(".replay[aria-busy=false]")).to_have_count(1)  # the moment lies on the table

        shows(0)
        window.press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft")
        shows(2)
        window.press("End")
        shows(plies)
        window.press("PageUp")  # the rounds are known by now: every line begins one
        window.press("Home")
        shows(0)
        window.press("Shift+ArrowRight")
        expect(window.see("sentence")).to_have_text(re.compile("^A new line"))
        expect(page.get_by_text("Round 1 of")).to_be_visible()
        window.press("Shift+ArrowLeft")
        shows(0)
        window.click("replay-next")
        shows(1)
        window.click("replay-previous")
        shows(0)
        slider.fill(str(plies // 2))
        shows(plies // 2)
        slider.press("ArrowRight")
        shows(plies // 2 + 1)
        picture = page.get_by_role("img", name=re.compile("^The kingdom of"))
        words = picture.get_attribute("aria-label")
        said = window.see("sentence").inner_text()
        expect(page.locator("[aria-live]").filter(has_text=said)).to_have_count(1)
        window.click("replay-more")
        expect(window.see("replay-list").locator("[aria-current=step]")).to_have_text(said)
        page.wait_for_url(re.compile(rf"[#!]{plies // 2 + 1}$"))  # the address follows when the hand rests
        link = page.url
        if isinstance(home, Served):
            window.click("copy-link")
            expect(page.get_by_text("Copied.")).to_be_visible()
            assert page.evaluate("navigator.clipboard.readText()") == link and link.endswith(f"#{plies // 2 + 1}")
        else:
            expect(window.see("copy-link")).to_have_count(0)  # nobody else has this game

        window.page = window.open()
        window.page.goto(link)
        expect(window.page.get_by_text(f"Position {plies // 2 + 1} of {plies}")).to_be_visible()
        expect(window.page.get_by_role("img", name=re.compile("^The kingdom of"))).to_have_attribute(
            "aria-label", words or ""
        )
        window.press("4", " ")
        expect(window.see("replay-speed")).to_have_value("quick")
        expect(window.see("replay-slider")).to_have_value(str(plies))  # it plays to the end and stops
        expect(window.see("replay-play")).to_have_accessible_name(window.say("replay-play"))


@pytest.mark.parametrize(("width", "height"), [(390, 844), (667, 375)])
def test_a_replay_fits_a_phone(browser: Browser, home: Home, width: int, height: int) -> None:
    with Window(browser, home, STILL, **PHONE | {"viewport": {"width": width, "height": height}}) as window:
        table = window.open_record(record(("Ada", "Bo", "Cy", "Di"), "over", 0, "danish"))
        window.go(f"{table}/replay#50")
        expect(window.see("replay-slider")).to_have_value("50")
        window.settle()
        page = window.page
        assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
            width,
            height,
        ]
        lines = page.get_by_test_id(re.compile("^(line|pending)-domino-"))
        names = "play|next|previous|round-back|round-on|speed|slider|more|table"
        acts = page.get_by_test_id(re.compile(f"^replay-({names})$"))
        for one in [*lines.all(), *acts.all()]:
            box = one.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= width + 1, box
            assert box["y"] >= 0 and box["y"] + box["height"] <= height + 1, box
        assert acts.count() == names.count("|") + 1
        window.see("replay-round-on").tap()
        window.see("score-2").tap()
        expect(page.get_by_role("img", name=re.compile("^The kingdom of Cy"))).to_be_visible()


# ---- what a visitor chooses ----


def test_impossible_rules_are_explained(browser: Browser, home: Home) -> None:
    with Window(browser, home, STILL) as window:
        window.new_form()
        window.click("add-seat")
        for seat, name in ((1, "Gwen"), (2, "Gerda")):  # the knight and her kin
            window.see(f"seat-{seat}-level").select_option("hard")
            expect(window.see(f"seat-{seat}-name")).to_have_value(name)
        expect(window.see("fold-players").locator("[data-face=hard]")).to_have_count(2)
        window.see("rule-mighty_duel").check()
        expect(window.see("rules-problem")).to_have_text("The Mighty Duel is for 2 players, not 3.")
        expect(window.see("start")).to_be_disabled()
        window.click("remove-seat-2")
        expect(window.see("rules-problem")).to_have_count(0)
        expect(window.see("start")).to_be_enabled()
        window.see("rule-mighty_duel").uncheck()
        window.click("remove-seat-1")
        expect(window.see("rules-problem")).to_contain_text("not 1")
        expect(window.see("start")).to_be_disabled()
        window.see("edition").select_option("english-app")
        expect(window.see("start")).to_be_enabled()
        window.see("seed").fill("many")
        expect(window.see("start")).to_be_disabled()


def test_settings_are_remembered(browser: Browser, home: Home) -> None:
    with Window(browser, home) as window:
        window.go("/settings")
        for choice in ("theme-dark", "motion-none", "pace-0", "sound"):
            window.see(choice).check(force=True)
        window.see("voices").uncheck()
        window.see("your-name").fill("Ada Lovelace")
        window.see("your-name").press("Tab")
        window.page.reload()
        for choice in ("theme-dark", "motion-none", "pace-0", "sound"):
            expect(window.see(choice)).to_be_checked()
        expect(window.see("voices")).not_to_be_checked()
        root = window.page.locator("html")
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-motion", "none")
        window.go()
        window.click("play-now")
        assert window.my_turn()["seats"][0]["name"] == "Ada Lovelace"
        assert window.claim_by_mouse()["pace"] == 0


def test_it_knows_who_plays(browser: Browser, served: Served) -> None:
    """A name is asked for once, sound is offered once; what an invitation needs is not remembered."""
    with Window(browser, served) as window:
        window.context.add_init_script(SLIDES)
        window.go()
        assert window.see("hello").input_value(), "a name is suggested"
        window.see("hello").fill("Ada Lovelace")
        window.click("play-now")
        assert window.my_turn()["seats"][0]["name"] == "Ada Lovelace"
        window.click("sound-yes")
        expect(window.see("sound-offer")).to_have_count(0)
        window.page.evaluate("document.querySelector('.table').before = true")
        window.click("menu")
        window.page.get_by_role("link", name=window.say("home-settings")).click()
        expect(window.see("sound")).to_be_checked()
        window.see("pace-0").check()
        window.page.get_by_role("link", name=window.say("home-help")).click()
        expect(window.see("guide-edition")).to_be_visible()
        expect(window.see("back")).to_contain_text(window.say("back-table"))
        window.click("back")
        expect(window.see("sentence")).to_be_visible()
        assert window.page.evaluate("document.querySelector('.table').before"), "the table was not built anew"
        assert window.page.evaluate("slides") == ["on", "on", "on", "back"]
        window.go("/new?friends=link")
        expect(window.see("against-friends")).to_be_checked()
        expect(window.see("start")).to_be_enabled()
        window.new_form()
        expect(window.see("hello")).to_have_count(0)
        expect(window.see("against-computers")).to_be_checked()
        expect(window.see("seat-0-name")).to_have_value("Ada Lovelace")
        window.see("strength-hard").check()
        window.see("count-3").check()
        rules = window.say("new-by", edition="classic", grid=5)
        expect(window.see("fold-rules").locator("summary").first).to_contain_text(rules)
        window.click("start")
        table = window.until(lambda table: len(table["seats"]) == 3, "a table for three")
        assert [seat["level"] for seat in table["seats"]] == [None, "hard", "hard"]
        expect(window.see("sound-offer")).to_have_count(0)
        expect(window.see("table-sound")).to_have_attribute("aria-pressed", "true")
        window.click("table-sound")
        expect(window.see("table-sound")).to_have_attribute("aria-pressed", "false")


def test_reduced_motion(browser: Browser, home: Home) -> None:
    with Window(browser, home, AT_ONCE, reduced_motion="reduce") as window:
        window.context.add_init_script(SLIDES)
        moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
        window.new_game("Ada", "easy")
        for _ in range(5):
            window.decide_by_mouse()
            assert window.page.evaluate(moving) == 0
        window.resign()
        expect(window.see("skip")).to_have_count(0)
        assert window.page.evaluate(moving) == 0 and window.page.evaluate("slides") == []


def test_only_its_own_server_is_asked(browser: Browser, home: Home) -> None:
    """On every screen; headings have a face of its own, with the letters of every language."""
    with Window(browser, home, STILL) as window:
        table = window.new_game("Ada", "easy")
        for path in ("/", "/games", "/settings", "/help", "/nowhere", f"/table/{table['id']}/replay"):
            window.go(path)
            expect(window.page.get_by_role("heading", level=1)).to_be_visible()
            window.page.wait_for_load_state("networkidle")
        assert window.hosts == {f"127.0.0.1:{home.port}"}
        window.page.locator("h1").evaluate(
            "(heading, letters) => document.fonts.load('600 20px Grenze', heading.textContent = letters)",
            "aðþæøåăâîșțß ÐÞÆØÅĂÂÎȘȚ áéíóúýäöü ÁÉÍÓÚÝÄÖÜ 0123456789",
        )
        inspector = window.context.new_cdp_session(window.page)
        for domain in ("DOM", "CSS"):
            inspector.send(f"{domain}.enable")
        root = inspector.send("DOM.getDocument")["root"]["nodeId"]
        node = inspector.send("DOM.querySelector", {"nodeId": root, "selector": "h1"})["nodeId"]
        fonts = inspector.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert {(font["familyName"], font["isCustomFont"]) for font in fonts} == {("Grenze SemiBold", True)}


@pytest.mark.parametrize("frugal", [False, True])
def test_what_may_be_needed_comes_while_nobody_waits(browser: Browser, served: Served, frugal: bool) -> None:
    """Except to those who have asked their browser to save data."""
    with Window(browser, served, STILL, keeps=not frugal) as window:
        asked: list[str] = []
        window.context.on("request", lambda request: asked.append(request.url))
        window.page.clock.install()
        window.go()
        expect(window.see("play-now")).to_be_visible()
        window.settle()
        window.page.clock.run_for(10_000)
        if not frugal:
            window.until_kept()
        window.settle()
        ahead = {"Replay-", "worker-worker-", "kingdomino-", "sw.js"}
        assert {name for name in ahead for url in asked if name in url} == (set() if frugal else ahead)


def test_whoever_saves_data_gets_the_coach_when_it_is_asked(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        asked: list[str] = []
        window.context.on("request", lambda request: asked.append(request.url))
        window.go()
        window.click("play-now")
        window.my_turn()
        expect(window.see("hint-ask")).to_be_enabled()
        window.settle()
        assert not [url for url in asked if "worker-thinker-" in url or url.endswith(".wasm")]
        window.click("hint-ask")
        expect(window.see("hint-ask")).to_have_attribute("data-stage", "nudge")
        assert [url for url in asked if url.endswith(".wasm")]
