"""A whole game in another browser than all the other tests use."""

from pathlib import Path
from urllib.parse import urlsplit

from firefox import Firefox, firefox
from served import Json, Served


def test_a_game_in_firefox(served: Served, tmp_path: Path) -> None:
    """By keys and by mouse in turn: dominoes are claimed, dragged, turned and placed."""
    with firefox(tmp_path) as window:
        window.before_every_page(
            """() => { if (location.protocol === "http:") localStorage["kingdomino.settings"] ??= '{"pace": 0}' }"""
        )
        window.size(1440, 900)
        window.go(served.url)
        window.click("play-now")
        ply = decisions = 0
        while not (table := my_turn(window, ply))["outcome"]:
            ply = table["ply"]
            (decide_by_mouse if decisions % 2 else decide_by_keys)(window, table)
            decisions += 1
        window.until("document.querySelector('[data-testid=final-scores]')?.checkVisibility()")
        for seat, score in enumerate(table["outcome"]["scores"]):
            shown = f"document.querySelector('[data-testid=final-scores] [data-seat=\"{seat}\"] h3').textContent"
            window.until(f"{shown}.includes({score})")
        assert window.hosts == {urlsplit(served.url).netloc}


def my_turn(window: Firefox, after: int) -> Json:
    """Waits until a decision can be made, and the page shows that."""
    table = window.table(
        lambda table: table["outcome"] or (table["ply"] > after and table["turn"] and table["turn"]["moves"])
    )
    if not table["outcome"]:
        window.until(f"document.querySelector('.table[data-ply=\"{table['ply']}\"][data-state=idle]')?.dataset.ply")
    return table


def best(table: Json) -> Json:
    move: Json = max(table["turn"]["moves"], key=lambda move: move["points"])
    return move


def decide_by_keys(window: Firefox, table: Json) -> None:
    move = best(table)
    if move["kind"] == "claim":
        window.press(str(1 + [domino["number"] for domino in table["line"]].index(move["domino"])))
    elif move["kind"] == "place":
        window.press("n")
        window.until("document.querySelector('[data-testid=ghost]:not(.bad)')?.checkVisibility()")
        window.press("Enter")
    else:
        window.click("discard")


def decide_by_mouse(window: Firefox, table: Json) -> None:
    move = best(table)
    if move["kind"] == "claim":
        window.click(f"line-domino-{move['domino']}")
    elif move["kind"] == "place":
        drag(window, table["turn"]["domino"], move["squares"][0])
    else:
        window.click("discard")


def drag(window: Firefox, domino: int, spot: str) -> None:
    """From the line to a square, where the wheel turns it until it fits."""
    lies = f"'[data-testid=line-domino-{domino}], [data-testid=pending-domino-{domino}]'"
    window.move(*window.middle(window.until(f"document.querySelector({lies})?.dataset.testid")))
    window.down()
    x, y = window.middle(f"spot-{spot}")
    window.move(x - 3, y - 3)
    window.move(x, y)
    ghost = "document.querySelector('[data-testid=ghost]')"
    for _ in range(4):
        held = window.until(f"{ghost}?.getAttribute('class')")
        if "bad" not in held.split():
            break
        way = window.evaluate(f"{ghost}.innerHTML")
        while window.evaluate(f"{ghost}.innerHTML") == way:  # one turn at a time, however often the wheel is turned
            window.wheel(x, y)
    window.up()
