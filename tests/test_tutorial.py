"""The tutorial: its game and every sentence about it, judged by the engine; and learned in a real browser."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from browsing import PHONE, Window
from contract import Json, seen
from playwright.sync_api import Browser, expect
from served import Served
from test_screens import barriers

from kingdomino import Game, IllegalMove
from kingdomino.core import DOMINOES
from kingdomino.draw.scene import FILES, spot_of
from kingdomino.languages import language
from kingdomino.languages.catalogue import catalogue, needed
from kingdomino.learn import lesson
from kingdomino.learn.lesson import LEARNER, STEPS, TEACHER, Step

ROOT = Path(__file__).parent.parent
RECORD = (ROOT / "src/kingdomino/learn/lesson.kd").read_text()
GAME = Game.parse(RECORD)
TASKS = [step for step in STEPS if step.is_task]
BEST = ("learn-best", "learn-final", "learn-finish")
"""Where the most points are asked for."""
ROOM = 170
"""The letters that fit into the teacher's box."""


def at(words: str) -> tuple[Step, Game]:
    step = next(step for step in STEPS if step.words == words)
    return step, GAME.at(step.ply)


def move(step: Step) -> str:
    return str(GAME.moves[step.ply])


def lands(number: int) -> set[str]:
    return {land for land, _ in DOMINOES[number - 1]}


# ---- the lesson, judged by the engine ----


def test_the_record_is_an_ordinary_one() -> None:
    assert GAME.record() == RECORD
    assert GAME.is_over and GAME.winners == (LEARNER,)


def test_the_page_has_what_is_written_here() -> None:
    assert json.loads((ROOT / "web/src/tutorial/lesson.json").read_text()) == json.loads(json.dumps(lesson.lesson()))


def test_steps_follow_the_record() -> None:
    assert [step.ply for step in STEPS] == sorted(step.ply for step in STEPS)
    assert STEPS[-1].ply == GAME.ply
    for before, step in pairwise(STEPS):
        between = GAME.notes[before.ply + before.is_task : step.ply]
        assert step.later or LEARNER not in {note.seat for note in between}, (
            f"{step.words}: nobody plays for the learner"
        )


@pytest.mark.parametrize("ply", lesson.plies())
def test_moments_are_tables_of_the_engine(ply: int) -> None:
    table = seen(json.dumps(lesson.moment(ply)))
    game = GAME.at(ply)
    position = game.position
    assert table["line"] == [{"number": number, "seat": seat} for number, seat in position.line]
    assert table["pending"] == [{"number": number, "seat": seat} for number, seat in position.pending]
    for seat, (own, score) in enumerate(zip(table["seats"], position.scores(), strict=True)):
        laid = {square["spot"]: (square["terrain"], square["crowns"]) for square in own["kingdom"]["squares"]}
        assert laid == {spot: (land, crowns) for spot, land, crowns in position.kingdom(seat)}
        assert own["kingdom"]["score"]["total"] == score.total
        assert own["mine"] == (seat == LEARNER)
    offered = {one["move"]: one["points"] for one in table["turn"]["moves"]} if table["turn"] else {}
    legal = dict(zip(map(str, position.legal_moves), position.gains, strict=True))
    assert offered == (legal if position.turn == LEARNER else {})


@pytest.mark.parametrize("step", TASKS, ids=lambda step: step.words)
def test_what_the_learner_is_to_do_is_legal_and_nothing_as_good_is_refused(step: Step) -> None:
    position = GAME.at(step.ply).position
    assert position.turn == LEARNER and position.is_legal(move(step))
    others = [str(one) for one in position.legal_moves if str(one) != move(step)]
    assert bool(others) == bool(step.otherwise), "an answer to every other move, and only where there is one"
    if step.words in BEST:
        assert all(position.gain(one) < position.gain(move(step)) for one in others)
    elif position.phase == "place":
        assert step.marked or not others


@pytest.mark.parametrize("step", [step for step in STEPS if step.tried], ids=lambda step: step.words)
def test_what_is_shown_as_wrong_is_wrong_for_that_reason(step: Step) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.at(step.ply).position.play(step.tried)
    assert refused.value.code == step.reason
    assert dict(lesson.tries(step.ply))[step.tried]["code"] == step.reason


@pytest.mark.parametrize(
    "step", [step for step in TASKS if GAME.at(step.ply).position.phase == "place"], ids=lambda s: s.words
)
def test_every_try_has_its_answer(step: Step) -> None:
    """Wherever a domino can be held, it is legal or the page knows why not."""
    position = GAME.at(step.ply).position
    refused = {move: why["code"] for move, why in lesson.tries(step.ply)}
    low, high = (spot_of(spot) for spot in lesson.moment(step.ply)["seats"][LEARNER]["kingdom"]["frame"])
    held = 0
    for file in range(low[0], high[0] + 1):
        for rank in range(low[1], high[1] + 1):
            for way in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                tried = f"{FILES[file]}{rank + 1}{FILES[file + way[0]]}{rank + way[1] + 1}"
                held += 1
                try:
                    position.play(tried)
                except IllegalMove as why:
                    assert refused[tried] == why.code
                else:
                    assert tried not in refused
    assert held >= 100


# ---- the words ----


def test_the_words_fit_and_have_their_numbers() -> None:
    for step in STEPS:
        said = language("en").say(step.words, **lesson.values(step))
        assert len(said) <= ROOM, said
        for number in lesson.values(step).values():
            assert str(number) in said
        if step.otherwise:
            assert needed(step.otherwise, catalogue("en")) <= {"domino", "points", "best"}


def test_what_is_said_of_claims_is_so() -> None:
    step, game = at("learn-crown")
    free = [number for number, seat in game.position.line if seat is None]
    assert len(free) == 4 and free == sorted(free)
    assert [str(n) for n in free if any(crowns for _, crowns in DOMINOES[n - 1])] == [move(step)]
    step, game = at("learn-meadow")
    meadows = [number for number, seat in game.position.line if seat is None and "grass" in lands(number)]
    assert [str(n) for n in meadows] == [move(step)]
    assert dict(DOMINOES[meadows[0] - 1])["grass"] and "grass" in {
        land for _, land, _ in game.position.kingdom(LEARNER)
    }
    step, game = at("learn-rest")
    assert [seat for _, seat in game.position.line].count(TEACHER) == 2


def test_what_is_said_of_the_order_is_so() -> None:
    step, game = at("learn-order")
    owners, values = dict(game.position.pending), lesson.values(step)
    turns = [seat for seat, _ in sorted(((seat, n) for n, seat in owners.items()), key=lambda one: one[1])]
    assert game.position.order == turns
    assert (owners[values["low"]], owners[values["high"]]) == (TEACHER, LEARNER) == (turns[0], turns[-1])
    assert {note.seat for note in GAME.notes[step.ply : at("learn-turn")[0].ply]} == {TEACHER}
    step, game = at("learn-price")
    assert values["high"] == lesson.values(step)["placed"]
    following = GAME.at(step.ply + 2).position
    assert following.turn == LEARNER and following.domino == lesson.values(step)["domino"]


def test_what_is_said_of_land_is_so() -> None:
    def lit(words: str) -> tuple[str, int, int]:
        step, game = at(words)
        found = (one for one in game.position.scores()[LEARNER].territories if step.lit in one.spots)
        territory = next(found)
        return territory.terrain, territory.crowns, territory.points

    assert lit("learn-territory")[0] == "lake"
    assert lit("learn-fallow") == ("wheat", 0, 0)
    assert lit("learn-praise")[0] == "grass"
    step, game = at("learn-frame")
    (left, bottom), (right, top) = (
        spot_of(spot) for spot in lesson.moment(step.ply)["seats"][LEARNER]["kingdom"]["frame"]
    )
    spots = [spot_of("g7"), *(spot_of(spot) for spot, _, _ in game.position.kingdom(LEARNER))]
    assert (left, right) == (min(file for file, _ in spots), max(file for file, _ in spots)) and right - left == 4
    assert (bottom, top) == (min(rank for _, rank in spots), max(rank for _, rank in spots)) and top - bottom == 4
    assert DOMINOES[lesson.values(at("learn-best")[0])["domino"] - 1] == (("lake", 0), ("grass", 2))


def test_what_is_said_of_the_end_is_so() -> None:
    assert move(at("learn-lost")[0]) == "--"
    assert not at("learn-final")[1].position.line and at("learn-final")[1].position.lines_left == 0
    assert GAME.rules.tie_breaks == ("territory", "crowns")
    own, theirs = lesson.with_extras().position.scores()
    assert (
        theirs.harmony and theirs.middle_kingdom and theirs.total == own.total == GAME.position.scores()[LEARNER].total
    )
    assert GAME.position.scores()[TEACHER].discarded == 0 and GAME.position.scores()[LEARNER].discarded == 1


# ---- learned in a browser ----

STILL: Json = {"motion": "none", "name": "Ada"}


def reached(window: Window, step: int) -> None:
    expect(window.see("learn-progress")).to_have_attribute("data-step", str(step))
    expected = STEPS[step]
    expect(window.see("speech")).to_contain_text(language("en").say(expected.words, **lesson.values(expected)))


def now(window: Window) -> int:
    return int(window.see("learn-progress").get_attribute("data-step") or -1)


def squares(step: Step) -> tuple[str, str]:
    found = GAME.moves[step.ply].squares
    assert found
    return found


def through(
    window: Window, place: Callable[[Step], None], claim: Callable[[Step], None], press: Callable[[str], None]
) -> None:
    """The whole lesson, and then a real game."""
    window.go("/learn")
    for n, step in enumerate(STEPS):
        reached(window, n)
        if not step.is_task:
            press("learn-on")
        elif move(step) == "--":
            press("discard")
        elif GAME.moves[step.ply].kind == "claim":
            expect(window.see(f"line-domino-{move(step)}")).to_have_attribute("aria-disabled", "false")
            claim(step)
        else:
            expect(window.page.get_by_role("button", name="room for the domino").first).to_be_visible()
            place(step)
    table = window.until(lambda table: table["turn"], "a real game")
    assert [(seat["kind"], seat["level"]) for seat in table["seats"]] == [("person", None), ("computer", "easy")]


def test_by_mouse(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        mouse = window.page.mouse

        def place(step: Step) -> None:
            """Turned until it lies as it is meant to; a legal place that is not meant is answered kindly."""
            before, (x, y) = now(window), window.centre(window.see(f"spot-{squares(step)[0]}"))
            mouse.move(x - 3, y - 3)
            mouse.move(x, y)
            for _ in range(4):
                if window.held():
                    mouse.click(x, y)
                    window.settle()
                if now(window) > before:
                    return
                window.turn_by_wheel()
            raise AssertionError(f"{step.words}: {squares(step)} cannot be reached")

        through(window, place, lambda step: window.click(f"line-domino-{move(step)}"), window.click)


def test_by_touch(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL, **PHONE) as window:

        def place(step: Step) -> None:
            """The marked squares are tapped; elsewhere the teacher is asked."""
            if step.marked:
                window.see(f"spot-{squares(step)[0]}").tap()
                for _ in range(8):
                    if set(lit()) == {*squares(step)}:
                        break
                    window.see(f"spot-{squares(step)[0]}").tap()
            else:
                window.see("learn-on").tap()
            assert window.held()
            window.see("confirm-place").tap()

        def lit() -> list[str]:
            """The squares under the domino in hand: those whose middles its picture covers."""
            found: list[str] = window.page.evaluate(
                "(() => { const rim = document.querySelector('.ghost .rim').getBoundingClientRect();"
                " return [...document.querySelectorAll('[data-testid^=spot-]')].filter((one) => {"
                " const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;"
                " return rim.left < x && x < rim.right && rim.top < y && y < rim.bottom;"
                " }).map((one) => one.dataset.testid.slice(5)); })()"
            )
            return found

        through(
            window,
            place,
            lambda step: window.see(f"line-domino-{move(step)}").tap(),
            lambda id: window.see(id).tap(),
        )


def test_by_keys(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:

        def focused() -> str:
            found: str = window.page.evaluate("document.activeElement?.dataset.testid ?? ''")
            return found

        def press(id: str) -> None:
            if focused() != id:
                assert id == "discard" or now(window) == 0, "whoever goes by keys is led on"
                window.tab_to(id)
            window.press("Enter")

        def place(step: Step) -> None:
            """Held somewhere, moved to its square by arrows, and turned until it lies as it is meant to."""
            before = now(window)
            window.press("n")
            expect(window.page.locator("[data-testid^=spot-]:focus")).to_have_count(1)
            (file, rank), (to_file, to_rank) = spot_of(focused().removeprefix("spot-")), spot_of(squares(step)[0])
            window.press(*["ArrowRight" if to_file > file else "ArrowLeft"] * abs(to_file - file))
            window.press(*["ArrowUp" if to_rank > rank else "ArrowDown"] * abs(to_rank - rank))
            expect(window.see(f"spot-{squares(step)[0]}")).to_be_focused()
            for _ in range(4):
                window.press("Enter")
                window.settle()
                if now(window) > before:
                    return
                window.press("r")
            raise AssertionError(f"{step.words}: {squares(step)} cannot be reached")

        def claim(step: Step) -> None:
            line = [str(number) for number, _ in GAME.at(step.ply).position.line]
            window.press(str(line.index(move(step)) + 1))

        through(window, place, claim, press)


def begin(window: Window, words: str) -> int:
    """Goes to where that is said, as if it had been reached on an earlier visit."""
    step = next(n for n, step in enumerate(STEPS) if step.words == words)
    window.go("/learn")
    window.settle()
    window.page.evaluate(f"localStorage['kingdomino.learn'] = '{step}'")
    window.page.reload()
    reached(window, step)
    return step


def test_wrong_tries_are_answered_and_cost_nothing(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        speech = window.see("speech")
        step = begin(window, "learn-crown")
        window.click("line-domino-14")
        expect(speech).to_contain_text(language("en").say("learn-crown-else", domino=14))
        window.click("learn-on")
        expect(window.see("line-domino-30")).to_have_class(re.compile(r"\bmarked\b"))
        window.click("line-domino-30")
        reached(window, step + 1)
        step = begin(window, "learn-touch")
        expect(window.page.locator(".board .note.bad")).to_contain_text(
            "It would touch neither your castle nor any lake or wheat."
        )
        window.click("learn-on")
        reached(window, step + 1)
        window.page.mouse.move(*window.centre(window.see("spot-e9")))
        expect(window.page.locator(".board .note.bad")).to_be_visible()
        step = begin(window, "learn-finish")
        window.press("n", "n")
        expect(window.page.locator(".board .note")).to_have_text("+1")
        window.press("Enter")
        expect(speech).to_contain_text(language("en").say("learn-finish-else", points=1, best=8))
        window.press("n")
        expect(window.page.locator(".board .note")).to_have_text("+8")
        window.press("Enter")
        reached(window, step + 1)


def test_who_is_shown_how_has_only_to_confirm(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        for words, meant in (
            ("learn-meadow", "line-domino-36"),
            ("learn-best", "confirm-place"),
            ("learn-lost", "discard"),
        ):
            step = begin(window, words)
            window.tab_to("learn-on")
            window.press("Enter")
            expect(window.see(meant)).to_be_focused()
            window.press("Enter")
            reached(window, step + 1)


def test_the_teacher_shows_what_it_speaks_of(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL, **PHONE) as window:
        large = window.page.locator(".main [data-testid^=kingdom-]")
        begin(window, "learn-territory")
        expect(window.page.locator(".board .note")).to_contain_text("= 8")
        expect(large).to_have_attribute("data-testid", f"kingdom-{LEARNER}")
        begin(window, "learn-count")
        expect(window.page.get_by_text("Ada: 45 points")).to_be_visible()
        begin(window, "learn-middle")
        expect(large).to_have_attribute("data-testid", f"kingdom-{TEACHER}")
        window.see("learn-on").tap()
        expect(large).to_have_attribute("data-testid", f"kingdom-{LEARNER}")


def test_it_can_be_left_and_resumed_taken_back_and_started_again(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        window.go("/learn")
        for n in range(3):
            reached(window, n)
            window.click("learn-on")
        window.click("line-domino-30")
        reached(window, 4)
        window.click("learn-leave")
        expect(window.see("offer")).to_have_count(0)
        window.click("learn")
        reached(window, 4)
        window.page.reload()
        reached(window, 4)
        window.click("learn-back")
        reached(window, 3)
        window.press("u")
        reached(window, 2)
        window.press("Shift+U")
        reached(window, 3)
        expect(window.see("line-domino-30")).to_have_attribute("aria-disabled", "false")
        window.click("learn-restart")
        reached(window, 0)
        for nonsense in ("999", "-1", "4.5", "<b>", '{"step":3}', ""):
            window.page.evaluate("(text) => { localStorage['kingdomino.learn'] = text }", nonsense)
            window.page.reload()
            reached(window, 0)


def test_a_new_visitor_is_offered_it_once(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        window.go("/")
        expect(window.see("offer")).to_be_visible()
        window.click("no-learn")
        expect(window.see("offer")).to_have_count(0)
        window.page.reload()
        expect(window.see("learn")).to_be_visible()
        expect(window.see("offer")).to_have_count(0)
        window.click("learn")
        reached(window, 0)
        window.go("/help")
        window.click("learn")
        reached(window, 0)
        window.press("?")
        expect(window.see("back")).to_be_visible()
        expect(window.see("learn")).to_have_count(0)
        window.click("back")
        reached(window, 0)
    with Window(browser, served, STILL) as window:
        window.go("/")
        window.click("learn")
        reached(window, 0)
        window.go("/")
        expect(window.see("learn")).to_be_visible()
        expect(window.see("offer")).to_have_count(0)
    with Window(browser, served, STILL) as window:
        window.go("/")
        window.click("play-now")
        window.my_turn()
        window.go("/")
        expect(window.see("offer")).to_have_count(0)


def cut_off(window: Window) -> None:
    """Without a network, and without what the page would have fetched while nobody waited for it."""
    window.settle()
    window.context.set_offline(True)


def test_without_a_network(browser: Browser, served: Served) -> None:
    """The lesson goes on; only the real game at its end needs the server, and says so."""
    with Window(browser, served, STILL) as window, window.trouble():
        begin(window, "learn-best")
        cut_off(window)
        window.click("learn-on")
        window.click("confirm-place")
        expect(window.see("speech")).to_contain_text("13")
        window.context.set_offline(False)
        step = begin(window, "learn-count")
        cut_off(window)
        for n in range(step, len(STEPS)):
            reached(window, n)
            window.click("learn-on")
        expect(window.see("speech")).to_contain_text("The server cannot be reached")


def test_everybody_can_learn(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL, painted=True, reduced_motion="reduce") as window:
        window.go("/")
        expect(window.see("offer")).to_be_visible()
        assert not barriers(window)
        for words in ("learn-line", "learn-crown", "learn-touch", "learn-territory", "learn-lost", "learn-count"):
            begin(window, words)
            found = barriers(window)
            assert not found, "\n".join([words, *found])


def test_nothing_sticks_out(browser: Browser, served: Served) -> None:
    outside = """
        [...document.querySelectorAll("button, a, p")]
            .filter((one) => one.checkVisibility() && !one.closest(".hidden-text, .skip, [tabindex='-1']"))
            .map((one) => [one.getBoundingClientRect(), one])
            .filter(([box]) => box.width)
            .filter(([box]) => box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            .map(([box, one]) => one.outerHTML.slice(0, 150))
    """

    def check() -> None:
        for width, height in ((844, 390), (820, 1180), (360, 740)):
            window.page.set_viewport_size({"width": width, "height": height})
            window.settle()
            assert window.page.evaluate(outside) == [], (words, width, height)

    narrow = {"width": 360, "height": 740}
    with Window(browser, served, STILL, viewport=narrow, has_touch=True, is_mobile=True) as window:
        for words in ("learn-crown", "learn-beside", "learn-best", "learn-lost", "learn-count", "learn-others"):
            begin(window, words)
            check()
        window.click("learn-on")
        expect(window.see("learn-on")).to_have_text("Play your first game")
        check()
