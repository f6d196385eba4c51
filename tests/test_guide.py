"""The guide: it says the rules of every edition, its boards are the engine's, and it leads back to where one was."""

import re
from itertools import product
from typing import Any

import pytest
from browsing import PHONE, Window
from playwright.sync_api import Browser, Locator, expect
from served import Json, Served
from test_screens import barriers, opened, record

from kingdomino import EDITIONS, Rules
from kingdomino.core import DOMINOES
from kingdomino.editions import EXTRAS, changed_rules
from kingdomino.errors import RulesError
from kingdomino.languages import language
from kingdomino.learn import boards

say = language("en").say
STILL: Json = {"pace": 0, "motion": "none", "name": "Ada"}


# ---- what the engine wrote down ----


def variants() -> list[tuple[Rules, int]]:
    """Every edition with every combination of additional rules, and other values of what changes the counts."""
    found = []
    for edition in EDITIONS.values():
        for on in product((False, True), repeat=len(EXTRAS) + 1):
            try:
                rules = changed_rules(edition, dict(zip((*EXTRAS, "spare_domino"), on, strict=True)))
            except RulesError:
                continue
            for players in range(1, 5):
                try:
                    rules.check(players)
                except RulesError:
                    continue
                found.append((rules, players))
    return found


def test_the_counts_are_those_of_the_rules() -> None:
    """One row fits, whatever else the rules say, and it is right."""
    rows: list[Any] = boards.counts()
    for rules, players in variants():
        (row,) = (
            row
            for row in rows
            if row["players"] == players and all(getattr(rules, field) == value for field, value in row["when"].items())
        )
        assert row["dominoes"] == rules.dominoes_used(players)
        assert row["line"] == rules.line_length(players)
        assert row["each"] == rules.dominoes_each(players)
        assert row["rounds"] * row["line"] == row["dominoes"]
        assert row["rounds"] * row["kings"] == row["each"]


@pytest.mark.parametrize(
    ("exercise", "grid"), [(exercise, grid) for exercise in boards.EXERCISES for grid in exercise.grids]
)
def test_every_placement_on_a_board_is_judged_once(exercise: boards.Exercise, grid: int) -> None:
    board: Any = boards.placing(exercise, grid)
    refused = [move for reason in board["refused"] for move in reason["moves"]]
    judged = [*board["fits"], *refused]
    low, high = board["frame"]
    wide, tall = ord(high[0]) - ord(low[0]) + 1, int(high[1:]) - int(low[1:]) + 1
    assert len(judged) == len({*judged}) == 2 * ((wide - 1) * tall + wide * (tall - 1))
    assert board["fits"] and refused
    assert {square["domino"] for square in board["squares"]}.isdisjoint({exercise.domino})


def test_the_boards_show_every_reason_why_a_domino_may_not_lie_somewhere() -> None:
    for grid in (5, 7):
        shown = {
            reason["code"]
            for exercise in boards.EXERCISES
            if grid in exercise.grids
            for reason in boards.placing(exercise, grid)["refused"]  # type: ignore[attr-defined]
        }
        assert shown == {"castle", "covered", "too-high", "too-wide", "touches-neither"}


def test_the_pictures_of_the_middle_kingdom() -> None:
    centre, aside = (boards.scoring(boards.CENTRES[name]) for name in ("centre", "aside"))
    assert centre["centred"] and len(boards.CENTRES["centre"]) < 12  # with holes
    assert not aside["centred"] and len(boards.CENTRES["aside"]) == 12


def test_the_kingdom_that_is_counted_has_territories_of_every_kind() -> None:
    counted: Any = boards.scoring(boards.COUNTED)
    terrains = {terrain for halves in DOMINOES for terrain, _ in halves}
    assert {one["terrain"] for one in counted["territories"]} == terrains
    assert any(not one["points"] and len(one["spots"]) > 1 for one in counted["territories"])
    assert counted["points"] == sum(len(one["spots"]) * one["crowns"] for one in counted["territories"])


# ---- what it says ----


def told(rules: Rules) -> tuple[set[str], set[str]]:
    """What a guide to these rules says, and what it does not say: one sentence for each value of each field."""
    ahead = "true" if rules.claim_ahead else "false"
    not_ahead = "false" if rules.claim_ahead else "true"
    two = rules.min_players <= 2
    three = rules.max_players >= 3 and not rules.mighty_duel
    one = rules.min_players == 1 and not rules.mighty_duel
    opening = "guide-opening-claim" if rules.claim_ahead else "guide-opening-choose"
    sentences = {
        say("guide-prepare-castle", grid=rules.grid): True,
        say("guide-prepare-castle", grid=12 - rules.grid): False,
        say("guide-prepare-kings"): _has_kings(rules),
        say("guide-count-kings"): _has_kings(rules),
        say("guide-count-turns"): not _has_kings(rules),
        say("guide-round-two", claim_ahead=ahead): two,
        say("guide-prepare-shuffle-all"): rules.mighty_duel,
        say("guide-prepare-shuffle"): not rules.mighty_duel,
        say("guide-prepare-spare"): rules.spare_domino and three,
        say("guide-opening-spare"): rules.spare_domino and three and rules.claim_ahead,
        say("guide-round-spare"): rules.spare_domino and three,
        say("guide-round-one"): one,
        say("guide-win-one"): one,
        say("guide-opening-abba", claim_ahead=ahead): rules.abba and two,
        say("guide-opening-abba", claim_ahead=not_ahead): False,
        say("guide-place-must", claim_ahead=ahead): rules.must_place,
        say("guide-place-may", claim_ahead=ahead): not rules.must_place,
        say("guide-place-must", claim_ahead=not_ahead): False,
        say("guide-place-may", claim_ahead=not_ahead): False,
        say("guide-round-order", claim_ahead=ahead): True,
        say("guide-round-order", claim_ahead=not_ahead): False,
        say("guide-end-last", claim_ahead=ahead): True,
        say("guide-end-last", claim_ahead=not_ahead): False,
        say("guide-place-author"): not rules.must_place,
        say("guide-win-shared"): not rules.tie_breaks,
        say("guide-win-then-shared"): bool(rules.tie_breaks),
    }
    for kings in ("one-by-one", "together", "passed-round"):
        drawn = three or not rules.abba
        sentences[say(opening, kings=kings)] = drawn and rules.kings == kings
    for needs in ("all-placed", "full-grid"):
        sentences[say("guide-harmony", harmony_needs=needs, grid=rules.grid)] = rules.harmony_needs == needs
    for step in ("territory", "crowns", "squares"):
        sentences[say(f"guide-win-{step}")] = step in rules.tie_breaks
        sentences[say(f"guide-dynasty-{step}")] = step in rules.tie_breaks
    said = {words for words, holds in sentences.items() if holds}
    return said, sentences.keys() - said


def _has_kings(rules: Rules) -> bool:
    """Whether kings mark what is claimed for the next round, or are drawn for the opening."""
    return rules.claim_ahead or rules.kings != "together"


def rules_text(window: Window) -> str:
    """The parts with the rules in force, and the keys; not the editions side by side."""
    parts = ["prepare", "opening", "round", "place", "end", "points", "win", "extra", "keys", "touch"]
    texts = [window.page.locator(f"section[data-part={part}]").inner_text() for part in parts]
    return re.sub(r"[^\S\xa0]+", " ", " ".join(texts))


def check_text(window: Window, rules: Rules) -> None:
    said, unsaid = told(rules)
    expect(window.page.locator("section[data-part=prepare] ol")).to_contain_text(
        say("guide-prepare-castle", grid=rules.grid)
    )
    text = rules_text(window)
    assert not {words for words in said if words not in text}
    assert not {words for words in unsaid if words in text}
    if not rules.claim_ahead:
        assert not re.search("claim", text, re.I), "one chooses there"
    if not _has_kings(rules):
        assert not re.search(r"\bkings?\b", text, re.I), "no kings are needed"
    assert not re.search("numbers up", text), "in the Danish book neither side of the pile can be seen"
    for kind in ("win", "dynasty"):
        steps = window.see(f"ties-{kind}").locator("li")
        if rules.tie_breaks:
            expect(steps).to_have_text(
                [say(f"guide-{kind}-{step}") for step in rules.tie_breaks] + [say("guide-win-then-shared")]
            )


def rows(window: Window) -> list[list[int]]:
    cells = window.see("counts").locator("tbody tr").all()
    return [[int(n) for n in re.findall(r"\d+", row.inner_text())] for row in cells]


def open_guide(window: Window) -> None:
    window.go("/help")
    expect(window.see("guide-edition")).to_be_visible()


def choose(window: Window, edition: str, *extras: str) -> None:
    window.see("guide-edition").select_option(edition)
    for extra in extras:
        window.see(f"guide-{extra}").check()


def test_it_says_the_rules_of_every_edition(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        open_guide(window)
        check_text(window, Rules())
        for name, edition in EDITIONS.items():
            choose(window, name)
            expect(window.page.locator("#guide-about")).to_have_text(say(f"about-{name}"))
            for key, only in (("guide-words-english-app", "english-app"), ("guide-pile-danish", "danish")):
                expect(window.page.get_by_text(say(key))).to_have_count(1 if name == only else 0)
            window.settle()
            check_text(window, edition.rules)


def test_additional_rules_are_switched_on_and_off(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        open_guide(window)
        marks = window.page.locator("section[data-part=extra] h3 em")
        expect(marks).to_have_text(4 * [say("guide-extra-off")])
        choose(window, "german", "mighty_duel", "middle_kingdom", "harmony", "dynasty", "must_place")
        expect(marks).to_have_text(4 * [say("guide-extra-on")])
        window.settle()
        check_text(window, EDITIONS["german"].rules.replace(mighty_duel=True, must_place=True))
        expect(window.page.get_by_text(say("guide-place-author-on"))).to_be_visible()
        assert rows(window) == [[2, 2, 48, 4, 12, 24]]
        window.see("guide-mighty_duel").uncheck()
        window.settle()
        check_text(window, EDITIONS["german"].rules.replace(must_place=True))
        # What is switched on stays on in another edition; there 'Must place' is no variant.
        choose(window, "danish")
        expect(window.see("guide-must_place")).to_have_count(0)
        expect(window.see("guide-harmony")).to_be_checked()
        window.settle()
        assert rows(window) == [[2, 2, 24, 4, 6, 12], [3, 1, 48, 4, 12, 12], [4, 1, 48, 4, 12, 12]]
        choose(window, "english-app")
        window.settle()
        assert rows(window)[0] == [1, 4, 12, 4, 3, 12]


def test_what_differs_from_classic_is_marked(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        open_guide(window)
        marked = window.page.locator("main :is(p, li):has(> em)")
        expect(window.see("guide-status")).to_have_text(say("guide-differs-none"))
        expect(marked).to_have_count(0)
        choose(window, "german")
        expect(window.see("guide-status")).to_have_text(say("guide-differs-note"))
        mark = say("guide-differs")
        words = [
            say("guide-opening-abba", claim_ahead="true"),
            say("guide-place-may", claim_ahead="true"),
            say("guide-win-ties"),
            say("guide-dynasty-ties"),
        ]
        expect(marked).to_have_text([f"{mark} {one}" for one in words])


def test_all_dominoes(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        open_guide(window)
        expect(window.see("dominoes").get_by_role("img")).to_have_count(48)
        expect(window.see("dominoes").get_by_role("img", name="Domino 48: wheat, mine with 3 crowns")).to_be_visible()
        last = window.see("land-table").locator("tbody tr").last
        expect(last.locator("th, td")).to_have_text(["Mine", "6", "1", "1", "3", "1", "10"])


def test_it_can_be_read_without_a_server(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        window.page.route("**/api/catalogue", lambda route: route.abort())
        with window.trouble():
            window.go("/help")
            expect(window.see("guide-status")).not_to_be_empty()
            assert not {words for words in told(Rules())[0] if words not in rules_text(window)}
            expect(window.page.get_by_text(say("guide-dominoes-offline"))).to_have_count(0)  # the engine knows them
            window.page.goto("about:blank")  # it would go on asking


# ---- from a game and back ----


def back(window: Window, words: str) -> None:
    button = window.see("back")
    expect(button).to_contain_text(words)
    button.click()
    expect(button).to_have_count(0)


def test_from_a_table_and_back_with_a_domino_in_hand(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        window.new_game("Ada", "easy", edition="german", rules=("rule-harmony", "dynasty"), seed="5")
        window.claim_by_mouse()
        while window.my_turn()["turn"]["phase"] != "place":
            window.claim_by_mouse()
        window.press("n")
        assert window.held()
        ghost = window.see("ghost").get_attribute("style")
        window.page.evaluate("document.querySelector('.table').before = true")
        window.press("?")
        expect(window.see("guide-edition")).to_have_value("german")
        expect(window.see("guide-harmony")).to_be_checked()
        expect(window.see("guide-dynasty")).to_be_checked()
        expect(window.see("guide-status")).to_contain_text(say("guide-follows-table"))
        expect(window.see("counts").locator("tbody tr").first).to_contain_text(say("guide-count-yours"))
        expect(window.see("sentence")).to_be_hidden()
        check_text(window, EDITIONS["german"].rules)
        # No key of the table works in the meantime, and parts of the guide are no steps of their own.
        window.press("Enter", "u", "r")
        window.page.get_by_role("link", name=say("guide-points"), exact=True).click()
        expect(window.page.locator("#points")).to_be_focused()
        choose(window, "danish")
        window.page.mouse.move(0, 0)  # the domino in hand follows a mouse
        window.press("Tab", "Escape")
        expect(window.see("sentence")).to_be_visible()
        assert window.page.evaluate("document.querySelector('.table').before"), "the table was not built anew"
        assert window.held() and window.see("ghost").get_attribute("style") == ghost
        window.click("menu")
        window.click("guide")
        expect(window.see("guide-edition")).to_have_value("german")
        back(window, say("back-table"))
        expect(window.see("menu")).to_be_focused()
        expect(window.see("ghost")).to_be_visible()


def test_a_table_with_house_rules(browser: Browser, served: Served) -> None:
    changes: Json = {"kings": "together", "tie_breaks": [], "grid": 7}
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "computer", "level": "easy"}]
    with Window(browser, served, STILL) as window:
        new = {"seats": seats, "edition": "classic", "rules": changes}
        answer = window.context.request.post("/api/tables", data=new)
        window.go(f"/table/{answer.json()['id']}")
        window.my_turn()
        window.press("?")
        expect(window.see("guide-status")).to_contain_text(say("guide-house"))
        check_text(window, Rules().replace(kings="together", tie_breaks=(), grid=7))
        # They stay when something is switched on, and after reloading the page.
        window.see("guide-harmony").check()
        window.settle()
        window.page.reload()
        expect(window.see("guide-harmony")).to_be_checked()
        check_text(window, Rules().replace(kings="together", tie_breaks=(), grid=7))
        back(window, say("back-table"))
        expect(window.see("sentence")).to_be_visible()


def test_the_others_play_on_and_the_guide_says_when_it_is_ones_turn(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as ada, Window(browser, served, {**STILL, "name": "Bo"}) as bo:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        answer = ada.context.request.post("/api/tables", data={"seats": seats, "edition": "classic", "terms": {}})
        ada.go(f"/table/{answer.json()['id']}")
        bo.go(f"/table/{answer.json()['id']}")
        bo.page.get_by_role("button", name="Sit here").click()
        for window in (ada, bo):
            window.until(lambda table: table["turn"], "the beginning")
        first, second = (ada, bo) if ada.table["turn"]["moves"] else (bo, ada)
        second.press("?")
        expect(second.see("back")).to_contain_text(say("back-table"))

        def comes_to_second() -> bool:
            if first.table["turn"] and (moves := first.table["turn"]["moves"]):
                ply = first.table["ply"]
                first.click(f"line-domino-{moves[0]['domino']}")
                first.until(lambda table: table["ply"] > ply, "a claim")
            return bool(second.table["turn"] and second.table["turn"]["moves"])

        second.poll(comes_to_second, "the turn of the second")
        expect(second.see("back")).to_contain_text(say("back-turn"))


def test_from_a_half_filled_form_and_back(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL, viewport={"width": 900, "height": 500}) as window:
        window.new_form()
        window.see("edition").select_option("romanian")
        window.click("add-seat")
        window.see("seat-0-name").fill("Half a na")
        window.see("seed").fill("77")
        window.see("rule-middle_kingdom").check()
        expect(window.see("start")).to_be_enabled()
        window.see("rule-middle_kingdom").scroll_into_view_if_needed()
        window.page.mouse.wheel(0, 90)
        window.settle()
        down = window.page.evaluate("scrollY")
        assert down > 0
        window.press("?")  # on the switch that was pressed last
        expect(window.see("guide-edition")).to_have_value("romanian")
        expect(window.see("guide-middle_kingdom")).to_be_checked()
        expect(window.see("guide-status")).to_contain_text(say("guide-follows-new"))
        expect(window.see("counts").locator("tr.yours th")).to_contain_text("3")
        choose(window, "german")
        back(window, say("back-new"))
        expect(window.see("edition")).to_have_value("romanian")
        expect(window.see("seat-0-name")).to_have_value("Half a na")
        expect(window.see("seed")).to_have_value("77")
        expect(window.see("rule-middle_kingdom")).to_be_checked()
        expect(window.see("seat-2-kind")).to_be_visible()
        window.page.wait_for_function("y => scrollY === y", arg=down)


def test_from_a_replay_and_back(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        id = opened(window, record(("Ada", "normal"), "over", 0, "english-app"))
        window.page.clock.install()
        window.go(f"/table/{id}/replay#40")
        expect(window.page.get_by_text("Position 40 of")).to_be_visible()
        window.press("ArrowRight")
        expect(window.page.get_by_text("Position 41 of")).to_be_visible()
        window.press("?")
        expect(window.see("guide-edition")).to_have_value("english-app")
        window.press("ArrowRight", "End")
        window.page.clock.run_for(1000)  # longer than the replay waits before it writes its address
        assert window.page.url.endswith("/help")
        back(window, say("back-replay"))
        expect(window.page.get_by_text("Position 41 of")).to_be_visible()


def test_from_elsewhere_it_explains_the_classic_rules(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        window.new_game("Ada", "easy", edition="danish")
        window.go("/")
        expect(window.see("play-now")).to_be_visible()
        window.press("?")
        expect(window.see("guide-edition")).to_have_value("classic")
        expect(window.see("back")).to_have_count(0)
        check_text(window, Rules())
        window.press("Escape")
        expect(window.page.get_by_role("link", name=say("home-new"))).to_be_visible()


# ---- boards to try ----


def verdict(exercise: Locator) -> Locator:
    return exercise.get_by_role("status")


def square(exercise: Locator, spot: str) -> Locator:
    return exercise.locator(f"[data-spot={spot}]")


def turn_until(exercise: Locator, spot: str, words: str) -> None:
    """Holds the domino over a square and turns it by clicking."""
    square(exercise, spot).hover()
    for _ in range(3):
        if words not in verdict(exercise).inner_text():
            square(exercise, spot).click()
    expect(verdict(exercise)).to_contain_text(words)


def too_wide(grid: int) -> str:
    """A square of the board at the edge from where the domino can stick out."""
    (edge,) = (one for one in boards.EXERCISES if one.name == "edge" and grid in one.grids)
    board: Any = boards.placing(edge, grid)
    (reason,) = (one for one in board["refused"] if one["code"] == "too-wide")
    first = re.match(r"[a-m]\d+", reason["moves"][0])
    assert first
    return first[0]


def test_trying_by_mouse(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        open_guide(window)
        first = window.see("try-first")
        square(first, "e5").hover()
        expect(verdict(first)).to_contain_text("neither your castle nor any wheat or forest")
        square(first, "g7").click()
        expect(verdict(first)).to_contain_text(say("reason-castle", square="here"))
        square(first, "h7").hover()
        expect(verdict(first)).to_contain_text(say("guide-try-fits", points=1))
        match = window.see("try-match")
        turn_until(match, "i8", "It fits")
        turned = verdict(match).inner_text()
        match.get_by_role("button", name=say("guide-try-turn"), exact=True).click()
        expect(verdict(match)).not_to_have_text(turned)
        square(match, "h7").hover()
        expect(verdict(match)).to_contain_text(say("reason-covered", square="here"))
        edge = window.see("try-edge")
        turn_until(edge, too_wide(5), say("reason-too-wide", size="6"))


def test_the_boards_follow_the_grid(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        open_guide(window)
        choose(window, "tournament")
        edge = window.see("try-edge")
        expect(edge).to_contain_text("7 squares wide")
        turn_until(edge, too_wide(7), say("reason-too-wide", size="8"))


def test_trying_by_keys(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL) as window:
        open_guide(window)
        first = window.see("try-first")
        first.locator("[tabindex='0']").focus()
        for _ in range(5):
            window.press("ArrowLeft", "ArrowDown")
        expect(square(first, "e5")).to_be_focused()
        expect(verdict(first)).to_contain_text("neither your castle")
        window.press("ArrowRight", "ArrowRight", "ArrowUp")  # g6, below the castle
        before = verdict(first).inner_text()
        seen = {before}
        for _ in range(4):
            window.press("r")
            seen.add(verdict(first).inner_text())
        assert any("It fits" in words for words in seen) and any("castle is there" in words for words in seen)
        window.press("Enter")
        assert verdict(first).inner_text() in seen


def test_trying_by_finger(browser: Browser, served: Served) -> None:
    with Window(browser, served, STILL, **PHONE) as window:
        open_guide(window)
        first = window.see("try-first")
        square(first, "g6").tap()
        seen = {verdict(first).inner_text()}
        for _ in range(3):
            square(first, "g6").tap()
            seen.add(verdict(first).inner_text())
        assert any("It fits" in words for words in seen) and any("castle is there" in words for words in seen)


def test_counting_territories(browser: Browser, served: Served) -> None:
    counted: Any = boards.scoring(boards.COUNTED)
    territories = counted["territories"]
    with Window(browser, served, STILL) as window:
        open_guide(window)
        count = window.see("count")
        expect(verdict(count)).to_contain_text(say("guide-count-so-far", found=0, all=len(territories), points=0))
        one = territories[0]
        square(count, one["spots"][0]).click()
        expect(verdict(count)).to_contain_text(f"{one['crowns']} = {one['points']}")
        square(count, one["spots"][-1]).click()  # counted once
        so_far = say("guide-count-so-far", found=1, all=len(territories), points=one["points"])
        expect(verdict(count)).to_contain_text(so_far)
        square(count, "g7").focus()
        window.press("Enter")
        expect(verdict(count)).to_contain_text(say("guide-count-castle"))
        window.button(say("guide-count-all")).click()
        expect(verdict(count)).to_contain_text(say("guide-count-done", points=counted["points"]))
        window.button(say("guide-count-again")).click()
        expect(verdict(count)).to_contain_text(say("guide-count-so-far", found=0, all=len(territories), points=0))


# ---- for everybody, and on paper ----


def test_everybody_can_use_it(browser: Browser, served: Served) -> None:
    """With marks, boards and a way back."""
    with Window(browser, served, STILL, painted=True, reduced_motion="reduce") as window:
        window.new_game("Ada", "easy", "easy", edition="danish", rules=("rule-middle_kingdom",))
        window.press("?")
        expect(window.see("dominoes")).to_be_visible()
        square(window.see("try-first"), "e5").hover()
        square(window.see("count"), "g9").click()
        assert not (found := barriers(window)), "\n".join(found)


def test_on_paper(browser: Browser, served: Served) -> None:
    with Window(browser, served, {**STILL, "theme": "dark"}) as window:
        window.new_game("Ada", "easy", edition="danish", rules=("rule-harmony",))
        window.press("?")
        expect(window.see("dominoes")).to_be_visible()
        square(window.see("try-first"), "e5").hover()
        window.page.emulate_media(media="print")
        page = window.page
        for gone in ("header", "nav", "main button", "main select", "main input", ".bad", "section[data-part=keys]"):
            assert not any(one.is_visible() for one in page.locator(gone).all()), gone
        expect(page.get_by_text("Danish · Harmony")).to_be_visible()
        for kept in ("try-first", "try-edge", "count", "dominoes", "land-table"):
            expect(window.see(kept).locator("svg").first if kept != "land-table" else window.see(kept)).to_be_visible()
        expect(window.see("try-first")).to_contain_text(say("guide-try-paper"))
        counted = boards.scoring(boards.COUNTED)
        expect(window.see("count")).to_contain_text(say("guide-count-done", points=counted["points"]))  # type: ignore[arg-type]
        colours = page.evaluate(
            "[getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.querySelector"
            "('.guide')).backgroundColor, getComputedStyle(document.querySelector('.guide p')).color]"
        )
        assert colours == ["rgb(255, 255, 255)", "rgb(255, 255, 255)", "rgb(0, 0, 0)"]
        assert page.pdf(format="A4").count(b"/Type /Page\n") <= 6
