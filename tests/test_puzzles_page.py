"""Puzzles in a real browser: solved right and wrong, by mouse, finger and keys, from a server and from plain files."""

import json
import re
from urllib.parse import urlsplit

from browsing import PHONE, Home, Window
from filed import Filed
from playwright.sync_api import Browser, expect
from served import Served
from test_browser import carry_by_keys
from test_ratings import learned
from test_screens import barriers
from test_tutorial import STILL

from kingdomino.puzzles import Puzzle, shipped

PUZZLES = list(enumerate(shipped(), 1))
MEMORY = "kingdomino.puzzles"
GO = "(at) => { history.pushState(null, '', at); dispatchEvent(new PopStateEvent('popstate')) }"
"""Goes to another screen without loading anything."""


def first(kind: str) -> tuple[int, Puzzle]:
    """A puzzle of two players in which a domino is claimed or placed, with the one answer."""
    for number, puzzle in PUZZLES:
        position = puzzle.game().position
        if puzzle.players == 2 and position.phase == kind and len(puzzle.answers) == 1 and puzzle.measure == "%":
            return number, puzzle
    raise AssertionError(kind)


def ask(window: Window, number: int) -> None:
    window.go(f"/puzzles/{number}")
    stage(window, "asked")


def stage(window: Window, name: str) -> None:
    expect(window.see("puzzle")).to_have_attribute("data-stage", name)


def standing(window: Window) -> tuple[int, int]:
    seen = window.see("puzzle-standing")
    return int(seen.get_attribute("data-rating") or 0), int(seen.get_attribute("data-streak") or 0)


def wrong_claim(puzzle: Puzzle) -> str:
    return next(str(move) for move in puzzle.game().position.legal_moves if str(move) not in puzzle.answers)


def test_one_right_and_one_wrong(browser: Browser, home: Home) -> None:
    """From the first page, by mouse; the rating follows, and is remembered."""
    number, puzzle = first("claim")
    with Window(browser, home, STILL) as window:
        window.go()
        window.click("puzzles")
        stage(window, "asked")
        assert "/puzzles/" in window.page.url
        begin, _ = standing(window)
        ask(window, number)
        window.click(f"line-domino-{puzzle.answers[0]}")
        stage(window, "right")
        up, streak = standing(window)
        assert up > begin and streak == 1
        words = window.see("puzzle-words")
        expect(words).to_contain_text(f"{puzzle.margin}%")
        expect(words.locator(".why")).not_to_be_empty()

        other, second = next((n, p) for n, p in PUZZLES if n > number and p.game().position.phase == "claim")
        ask(window, other)
        window.click(f"line-domino-{wrong_claim(second)}")
        stage(window, "wrong")
        expect(words).to_contain_text("%")  # what it would have lost, which takes a moment
        down, streak = standing(window)
        assert down < up and streak == 0
        window.click(f"line-domino-{second.answers[0]}")  # it can be tried again, but has been counted
        stage(window, "right")
        assert standing(window) == (down, 0)
        window.click("puzzle-next")
        stage(window, "asked")
        assert not window.page.url.endswith(f"/{other}")
        window.page.reload()
        stage(window, "asked")
        assert standing(window) == (down, 0)


def shown_rating(window: Window) -> int:
    """How hard the page says that the puzzle in view is."""
    return int(window.see("puzzle-standing").locator(".number").inner_text().rpartition(" ")[2])


def test_what_one_finds_hard_is_harder_for_the_next(browser: Browser, served: Served) -> None:
    """Two visitors; whoever has no network goes by what was heard last, and tells of tries later."""
    number, puzzle = next((n, p) for n, p in reversed(PUZZLES) if p.game().position.phase == "claim")
    with Window(browser, served, STILL) as ada:
        ask(ada, number)
        assert shown_rating(ada) == puzzle.rating
        ada.click(f"line-domino-{wrong_claim(puzzle)}")
        stage(ada, "wrong")
        ada.settle()  # the page guesses until the server has said how hard it is now
        harder = learned(served.visitor())[puzzle.mark][0]
        assert harder > puzzle.rating
        expect(ada.see("puzzle-standing")).to_contain_text(str(harder))
    other, second = next((n, p) for n, p in PUZZLES[number - 20 :] if p.game().position.phase == "claim")
    with Window(browser, served, STILL) as bo:
        bo.go("/puzzles")
        stage(bo, "asked")
        with bo.trouble():
            bo.context.set_offline(True)
            bo.page.evaluate(GO, f"/puzzles/{other}")
            expect(bo.see("puzzle-standing")).to_contain_text(f"No. {other},")
            stage(bo, "asked")
            bo.click(f"line-domino-{second.answers[0]}")
            stage(bo, "right")
            bo.settle()  # the try has been told, and nobody heard it
            bo.context.set_offline(False)
        assert second.mark not in learned(served.visitor())
        ask(bo, number)  # the page opens anew
        expect(bo.see("puzzle-standing")).to_contain_text(str(harder))
        bo.settle()
        assert learned(served.visitor())[second.mark][0] < second.rating
        # Trying it again tells nobody.
        told: list[str] = []
        bo.context.on("request", lambda request: told.append(request.url) if request.method == "POST" else None)
        ask(bo, other)
        bo.click(f"line-domino-{second.answers[0]}")
        stage(bo, "right")
        bo.settle()
        assert not told


def test_by_keys(browser: Browser, filed: Filed) -> None:
    """A domino is held, moved and turned by keys; whoever solved it so is led to the next one."""
    number, puzzle = first("place")
    moves = json.loads(puzzle.game().plies.turn_json(True))["moves"]
    with Window(browser, filed, STILL, painted=True) as window:
        ask(window, number)
        window.press("n")  # where it brings most at once
        assert window.held()
        wanted = next(move for move in moves if move["move"] in puzzle.answers)
        carry_by_keys(window, max(moves, key=lambda move: move["points"]), wanted)
        assert window.held()
        window.press("Enter")
        stage(window, "right")
        expect(window.see("puzzle-next")).to_be_focused()
        window.press("Enter")
        stage(window, "asked")
        assert not barriers(window)


def test_by_finger_with_the_solution(browser: Browser, filed: Filed) -> None:
    """A theme is chosen, and the solution shown: that is no solution of one's own."""
    with Window(browser, filed, STILL, **PHONE) as window:
        ask(window, 1)
        begin, _ = standing(window)
        window.see("puzzle-theme").select_option("ending")
        expect(window.page).not_to_have_url(f"{filed.url}{filed.address('/puzzles/1')}")
        stage(window, "asked")
        number = int(urlsplit(window.page.url).fragment.rpartition("/")[2])
        assert "ending" in PUZZLES[number - 1][1].themes
        window.see("puzzle-show").tap()
        stage(window, "shown")
        assert standing(window)[0] < begin


def test_alone_points_are_at_stake(browser: Browser, filed: Filed) -> None:
    """Nobody is there to win against: what is asked for, and what another move costs, is points that are expected."""
    alone = [(n, p) for n, p in PUZZLES if p.players == 1 and "ending" not in p.themes]
    number, puzzle = next((n, p) for n, p in alone if p.game().position.phase == "claim")
    with Window(browser, filed, STILL) as window:
        ask(window, number)
        words = window.see("puzzle-words")
        expect(words).to_contain_text(window.say("puzzles-ask-claim-points"))
        window.click(f"line-domino-{wrong_claim(puzzle)}")
        stage(window, "wrong")
        expect(words).to_contain_text(re.compile(r"costs about \d+ points\."))
        window.click(f"line-domino-{puzzle.answers[0]}")
        stage(window, "right")
        expect(words).to_contain_text(window.say("puzzles-ahead-expected", margin=puzzle.margin))
        expect(words).not_to_contain_text("%")


def test_a_game_is_at_stake(browser: Browser, filed: Filed) -> None:
    """In the last line values are exact: where any other move loses the game, that is what is said."""
    number, puzzle = next(
        (n, p)
        for n, p in PUZZLES
        if "ending" in p.themes and (p.measure, p.margin) == ("%", 100) and p.game().position.phase == "claim"
    )
    with Window(browser, filed, STILL) as window:
        ask(window, number)
        words = window.see("puzzle-words")
        window.click(f"line-domino-{wrong_claim(puzzle)}")
        stage(window, "wrong")
        expect(words).to_contain_text(window.say("puzzles-wrong-loss"))
        window.click(f"line-domino-{puzzle.answers[0]}")
        stage(window, "right")
        expect(words).to_contain_text(window.say("puzzles-ahead-loss"))
        expect(words).not_to_contain_text("%")


def test_nonsense_is_no_trouble(browser: Browser, filed: Filed) -> None:
    """A number that there is not, and a memory that holds something else."""
    with Window(browser, filed, STILL) as window:
        window.context.add_init_script(f"localStorage.setItem({MEMORY!r}, '[{{\"rating\": null}}, 17]')")
        window.go("/puzzles/99999")
        stage(window, "unknown")
        window.click("puzzle-next")
        stage(window, "asked")
        assert standing(window) == (1200, 0)
        window.go("/puzzles/0")
        expect(window.page.get_by_role("heading", level=1)).to_have_text(window.say("lost-title"))
