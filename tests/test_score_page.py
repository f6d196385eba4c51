"""Scoring a real game in a real browser: entered by touch, by keys and domino by domino, sent by link, printed."""

import re
from collections.abc import Iterator

import pytest
from browsing import PHONE, SIDEWAYS, Window
from playwright.sync_api import Browser, expect
from served import Served
from test_screens import barriers, opened, record

FULL = "wm3m1m2w/sm2wwf1/wgCff/wl1ll1f/w1slwf1"
"""A kingdom of 53 points that was really played."""
TERRAINS = {"w": "wheat", "f": "forest", "l": "lake", "g": "grass", "s": "swamp", "m": "mine"}


@pytest.fixture
def desk(browser: Browser, served: Served) -> Iterator[Window]:
    with Window(browser, served, {"motion": "none"}) as window:
        yield window


@pytest.fixture
def phone(browser: Browser, served: Served) -> Iterator[Window]:
    with Window(browser, served, {"motion": "none"}, **PHONE) as window:
        yield window


def sheet(window: Window, fragment: str = "") -> None:
    window.go(f"/score{'#' if fragment else ''}{fragment}")
    expect(window.see("board")).to_be_visible()
    window.settle()


def squares(text: str) -> list[str]:
    """What is entered one after the other; the castle stands there already."""
    return [found for found in re.findall(r"[wflgsm.][123]?|C", text) if found != "C"]


def points(window: Window, seat: int, total: int) -> None:
    expect(window.see(f"points-{seat}")).to_have_text(str(total))


def fragment(window: Window) -> str:
    return str(window.page.evaluate("location.hash.slice(1)"))


def test_a_whole_kingdom_is_entered_with_one_thumb(phone: Window) -> None:
    phone.go()
    phone.see("score").tap()
    expect(phone.see("board")).to_be_visible()
    for square in squares(FULL):
        phone.see(f"pick-{TERRAINS[square[0]]}{square[1:] or 0}").tap()
    points(phone, 0, 53)
    assert f"p=:{FULL}&p=:C" in fragment(phone)
    expect(phone.see("missing")).to_have_text("Still empty: Player 2.")
    expect(phone.see("counted-0")).to_contain_text("Mine 4 \u00d7 8 = 32")
    expect(phone.see("counted-0")).to_contain_text("No domino discarded")
    expect(phone.see("kingdom-doubt")).to_have_count(0)
    # One square is corrected: tapped, and tapped what lies there.
    phone.see("cell-1").tap()
    phone.see("pick-mine2").tap()
    points(phone, 0, 49)
    phone.see("undo-near").tap()
    points(phone, 0, 53)


@pytest.mark.parametrize("shape", ["phone", "sideways"])
def test_all_that_is_tapped_is_large_enough_and_in_sight(browser: Browser, served: Served, shape: str) -> None:
    size = PHONE if shape == "phone" else SIDEWAYS
    with Window(browser, served, {"motion": "none"}, **size) as window:
        sheet(window, "e=tournament&p=:C&p=:C")
        expect(window.page.get_by_role("gridcell")).to_have_count(49)
        window.see("pick-wheat0").tap()
        for one in [*window.page.get_by_role("gridcell").all(), *window.see("palette").get_by_role("button").all()]:
            box = one.bounding_box()
            assert box and box["width"] >= 44 and box["height"] >= 44, box
            assert box["y"] >= 0 and box["y"] + box["height"] <= size["viewport"]["height"] + 1, box
        assert window.page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


def test_a_kingdom_is_typed_as_it_is_written(desk: Window) -> None:
    sheet(desk)
    desk.see("cell-0").focus()
    desk.page.keyboard.type("".join(squares(FULL)))
    points(desk, 0, 53)
    assert f"p=:{FULL}&" in fragment(desk)
    # The mark is where the keys lead it.
    for key in ("ArrowUp", "ArrowLeft"):
        desk.page.keyboard.press(key)
    expect(desk.see("cell-18")).to_be_focused()
    expect(desk.see("cell-18")).to_have_attribute("aria-label", "Row 4, column 4: lake with 1 crown")
    desk.page.keyboard.press("Delete")
    points(desk, 0, 48)
    desk.page.keyboard.press("Control+z")
    points(desk, 0, 53)
    desk.page.keyboard.press("c")
    assert "w1slwf1" in fragment(desk) and "/wl1lCf/" in fragment(desk)
    desk.page.keyboard.press("Backspace")


def test_typed_holes_are_holes(desk: Window) -> None:
    sheet(desk)
    desk.see("cell-10").focus()
    desk.page.keyboard.type("f f.")  # a space and a dot leave a square empty; the castle is passed
    assert "p=:f.Cf&" in fragment(desk)


def test_dominoes_are_laid_once_and_known_by_number(phone: Window) -> None:
    sheet(phone)
    phone.see("way-dominoes").check()
    phone.see("domino-48").tap()
    phone.see("cell-10").tap()
    phone.see("cell-11").tap()
    points(phone, 0, 3)
    assert "p=:wm3C_48e7f7&" in fragment(phone)
    expect(phone.see("domino-48")).to_have_attribute("aria-disabled", "true")
    # In no kingdom can it be laid again.
    phone.see("player-1").tap()
    phone.see("domino-48").tap(force=True)
    phone.see("cell-10").tap()
    phone.see("cell-11").tap()
    assert fragment(phone).endswith("p=:C")
    phone.see("player-0").tap()
    phone.see("cell-10").tap()
    phone.see("take-away").tap()
    expect(phone.see("domino-48")).to_have_attribute("aria-disabled", "false")
    assert fragment(phone).endswith("p=:C&p=:C")


def test_dominoes_are_laid_by_keys(desk: Window) -> None:
    sheet(desk)
    desk.see("way-dominoes").check()
    desk.see("domino-1").focus()
    for key in ("End", "ArrowLeft", "ArrowRight", "Enter"):
        desk.page.keyboard.press(key)
    expect(desk.see("cell-0")).to_be_focused()
    for key in ("ArrowDown", "ArrowDown", "Enter", "ArrowRight", "Enter"):
        desk.page.keyboard.press(key)
    points(desk, 0, 3)
    assert "p=:wm3C_48e7f7&" in fragment(desk)


@pytest.mark.parametrize(
    ("kingdoms", "where", "words"),
    [
        (["w3wC", "C"], "kingdom-doubt", "1 square is wheat with 3 crowns, but the box has none."),
        (["Cwwll", "ffC"], "counted-0", "one of the dominoes was not connected"),
        (["m3lC", "ffC"], "counted-0", "No dominoes in the box make up these squares."),
        (["ssC", "ssC"], "doubt", "one box does not have the dominoes"),
        (["wwC_1e7f7", "wwC_1e7f7"], "doubt", "Domino 1 lies in more than one place."),
        (["ww.C", "ffC"], "counted-0", "2 squares are cut off from the castle."),
    ],
)
def test_kingdoms_that_cannot_be_are_noticed(desk: Window, kingdoms: list[str], where: str, words: str) -> None:
    sheet(desk, "e=classic" + "".join(f"&p=:{kingdom}" for kingdom in kingdoms))
    expect(desk.see(where).first).to_contain_text(words)


def test_four_players_of_whom_two_are_level(desk: Window) -> None:
    sheet(desk)
    for seat, (name, typed) in enumerate([("Ada", "wm1"), ("Bo", "fm1"), ("Cy", "sm2"), ("Di", "wm2")]):
        desk.click("add-player" if seat > 1 else f"player-{seat}")
        desk.see("name").fill(name)
        desk.see("cell-10").click()
        desk.page.keyboard.type(typed)
    expect(desk.see("add-player")).to_have_count(0)
    desk.page.keyboard.type("ff")  # to the right of the castle, for Di
    expect(desk.see("victory")).to_have_text("Di won!")
    expect(desk.see("decided")).to_have_text("Tied on points; the largest territory decided it.")
    expect(desk.see("standings").get_by_role("row").nth(1)).to_contain_text("Di")
    for seat, total in enumerate((1, 1, 2, 2)):
        expect(desk.see(f"pad-sum-{seat}")).to_have_text(str(total))
    # By the rules of the app the larger kingdom is what decides.
    desk.click("rules")
    desk.see("edition").select_option("english-app")
    expect(desk.see("decided")).to_have_text("Tied on points; the larger kingdom decided it.")
    # Without that forest two share the victory.
    for _ in range(3):
        desk.click("undo-near")
    expect(desk.see("victory")).to_have_text("Cy and Di share the victory.")
    expect(desk.see("decided")).to_have_text("Tied in everything that counts.")


def test_rules_change_points_grid_and_who_may_play(desk: Window) -> None:
    sheet(desk, f"e=classic&p=Ada:{FULL}&p=Bo:wm3C&p=Cy:ffC")
    expect(desk.see("victory")).to_have_text("Ada won!")
    desk.click("rules")
    desk.see("rule-harmony").check()
    points(desk, 0, 58)
    desk.see("rule-middle_kingdom").check()
    points(desk, 0, 68)
    expect(desk.see("played-by")).to_have_text(re.compile("Classic.*Harmony.*Middle Kingdom"))
    desk.see("rule-mighty_duel").check()
    expect(desk.see("problem")).to_have_text("The Mighty Duel is for 2 players, not 3.")
    expect(desk.page.get_by_role("gridcell")).to_have_count(49)
    desk.click("player-2")
    desk.click("remove-player")
    expect(desk.see("problem")).to_have_count(0)
    points(desk, 0, 63)  # no Harmony: in a Mighty Duel there are twice as many dominoes
    for _ in range(4):
        desk.click("undo-near")
    points(desk, 0, 53)
    expect(desk.page.get_by_role("gridcell")).to_have_count(25)


def test_a_kingdom_too_large_for_other_rules_is_kept_and_said_so(desk: Window) -> None:
    """The guide explains the same rules, and there is a way back."""
    large = "wwwwwwC"
    sheet(desk, f"e=tournament&p=Ada:{large}&p=Bo:C")
    desk.click("rules")
    desk.see("edition").select_option("classic")
    expect(desk.see("problem")).to_have_text(desk.say("tally-too-large", name="Ada", grid=5))
    assert f"p=Ada:{large}" in fragment(desk).replace("/.......", "")
    desk.press("?")
    expect(desk.see("guide-status")).to_contain_text(desk.say("guide-follows-score"))
    expect(desk.see("guide-edition")).to_have_value("classic")
    desk.click("back")
    desk.see("edition").select_option("tournament")
    expect(desk.see("problem")).to_have_count(0)
    points(desk, 0, 0)
    expect(desk.page.get_by_role("gridcell")).to_have_count(49)


def test_a_sheet_travels_by_link_and_survives_a_reload(desk: Window, browser: Browser, served: Served) -> None:
    sheet(desk, f"e=danish&r=harmony:true&p=Ada%20%26%20Bo%3A:{FULL}&p=Cy:wm3C_48e7f7")
    points(desk, 0, 58)
    desk.see("cell-0").click()
    desk.see("pick-wheat1").click()
    points(desk, 0, 59)
    link = desk.see("sheet-link").input_value()
    expect(desk.page).to_have_url(link)
    desk.page.reload()
    points(desk, 0, 59)
    desk.go("/score")  # without a link, what was written last
    points(desk, 0, 59)
    with Window(browser, served) as other:
        other.go(link)
        points(other, 0, 59)
        expect(other.see("player-0")).to_contain_text("Ada & Bo:")
        expect(other.see("counted-1")).to_contain_text("Mine 1 \u00d7 3 = 3")


@pytest.mark.parametrize(
    "bad",
    [
        "nonsense",
        "e=classic&p=:www",
        "e=<img src=x onerror=alert(1)>&p=:C",
        "e=classic&p=%:C",
        "e=classic&p=:" + "w" * 5000,
    ],
)
def test_a_bad_link_is_said_to_be_one(desk: Window, bad: str) -> None:
    sheet(desk, bad)
    expect(desk.see("unreadable")).to_be_visible()
    desk.see("pick-lake1").click()
    expect(desk.see("unreadable")).to_have_count(0)


def test_a_link_cannot_say_more_than_a_sheet(desk: Window) -> None:
    """Names are only text, dominoes must look like what lies there, editions and rules are the server's."""
    sheet(desk, "e=classic&r=harmony:true&p=%3Cb%3EAda%3C/b%3E:ffC_48e7f7&p=:C")
    expect(desk.see("player-0")).to_contain_text("<b>Ada</b>")
    points(desk, 0, 0)
    desk.see("cell-9").click()
    desk.see("pick-wheat0").click()
    assert "_48" not in fragment(desk)
    sheet(desk, "e=dutch&p=:ffC&p=:C")
    expect(desk.see("problem")).to_have_text(desk.say("reason-no-edition"))


def test_a_dynasty_is_kept_game_by_game(desk: Window) -> None:
    sheet(desk, "e=classic&d=&p=Ada:wm3C&p=Bo:sm2C")
    expect(desk.see("victory")).to_have_text("Ada won!")
    desk.click("keep-game")
    expect(desk.see("earlier-0-0")).to_have_value("3")
    desk.click("add-game")
    for seat, total in enumerate(("40", "41")):
        desk.see(f"earlier-1-{seat}").fill(total)
        desk.see(f"earlier-1-{seat}").blur()
    text = fragment(desk)
    assert "d=3.1.3.2,2.1.2.2;40.0.0.0,41.0.0.0" in text
    sheet(desk, text.replace("Ada:C", "Ada:wm2C").replace("Bo:C", "Bo:wm2C"))
    expect(desk.see("dynasty-decided")).to_contain_text("Ada won the Dynasty!")
    expect(desk.see("dynasty-standings").get_by_role("row").nth(1)).to_contain_text("45")


def test_paper_shows_the_result_and_nothing_to_press(desk: Window) -> None:
    sheet(desk, f"e=classic&p=Ada:{FULL}&p=Bo:wm3C")
    expect(desk.see("victory")).to_be_visible()
    desk.page.emulate_media(media="print", color_scheme="dark")
    for id in ("victory", "counted-0", "counted-1", "pad", "standings"):
        expect(desk.see(id)).to_be_visible()
    assert not [one for one in desk.page.get_by_role("button").all() if one.is_visible()]
    style = "(one) => (({color, backgroundColor}) => [color, backgroundColor])(getComputedStyle(one))"
    assert desk.page.locator("html").evaluate(style) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    assert len(desk.page.pdf(format="A4")) > 10_000


@pytest.mark.parametrize("shape", ["desktop", "phone"])
def test_everybody_can_score(browser: Browser, served: Served, shape: str) -> None:
    options = PHONE if shape == "phone" else {}
    with Window(browser, served, {"motion": "none"}, painted=True, reduced_motion="reduce", **options) as window:
        sheet(window, f"e=classic&r=harmony:true&d=3.1.3.2,2.1.2.2&p=Ada:{FULL}&p=Bo:w3wC/ss.")
        expect(window.see("kingdom-doubt")).to_have_count(0)
        window.see("player-1").click()
        expect(window.see("kingdom-doubt").first).to_be_visible()
        for way in ("dominoes", "squares"):
            window.see(f"way-{way}").check()
            assert not (found := barriers(window)), "\n".join(found)


def test_the_end_of_a_game_has_a_score_pad(desk: Window) -> None:
    desk.go(f"/table/{opened(desk, record(('Ada', 'Bo', 'Cy'), 'over', 0))}")
    expect(desk.see("again")).to_be_visible()
    desk.click("by-land")
    sums = [desk.see(f"pad-sum-{seat}").inner_text() for seat in range(3)]
    assert sums == [str(score) for score in desk.table["outcome"]["scores"]]
    rows = desk.see("pad").locator("tbody tr").all()
    assert len(rows) == 7  # six kinds of land and the additional points
    columns = [[int(cell.inner_text()) for cell in row.locator("td").all()] for row in rows]
    assert [str(sum(column)) for column in zip(*columns, strict=True)] == sums
