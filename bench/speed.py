"""The core beside the prototype in bench/reference and beside itself as WebAssembly, in one run; import time, memory.

Rounds of both alternate, and the best of each count, because on a shared machine others can only slow a program down.
Times are the processor's. Run by `make bench`.
"""

import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from kingdomino import Game
from kingdomino.core import Search
from kingdomino.measure.speed import CASES, Case, measure

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from engine import Engine  # noqa: E402

REFERENCE = ROOT / "bench/reference"
ROUNDS = 7
GAMES = {5: 60_000, 7: 20_000}


def compile_reference(folder: Path) -> Path:
    """The prototype, optimised for this processor's level as the core is."""
    program = folder / "reference"
    source = REFERENCE / "bench_main.cpp"
    subprocess.run(["g++", "-O3", "-std=c++20", "-march=x86-64-v3", str(source), "-o", str(program)], check=True)
    return program


def reference_speed(program: Path, case: Case) -> float:
    size = 7 if case.mighty_duel else 5
    arguments = [str(program), str(size), str(int(case.policy == "greedy")), str(GAMES[size])]
    printed = subprocess.run(arguments, check=True, capture_output=True, text=True).stdout
    found = re.search(r"([\d.]+) cpu", printed)
    assert found, printed
    return 1e9 / float(found[1])  # it prints nanoseconds a game


def compare(program: Path) -> list[dict[str, object]]:
    """Every kind of game that the prototype knows: two players."""
    rows = []
    for case in CASES:
        if case.players != 2 or case.policy not in ("random", "greedy"):
            continue
        pairs = [(measure(case, seconds=0.5).games_per_second, reference_speed(program, case)) for _ in range(ROUNDS)]
        ratios = sorted(core / reference for core, reference in pairs)
        core, reference = max(core for core, _ in pairs), max(reference for _, reference in pairs)
        row = {"case": case.name, "core": core, "prototype": reference, "ratio": core / reference, "rounds": ratios}
        rows.append(row)
        print(
            f"{case.name:24} {core:12,.0f} games/s  prototype {reference:12,.0f}  ratio {core / reference:.2f}  "
            f"(single rounds {ratios[0]:.2f} to {ratios[-1]:.2f})"
        )
    return rows


def compare_engines() -> list[dict[str, object]]:
    """The same searches, by the core of this processor and by the page's engine in Node: the same answers, but when?"""
    rows = []
    with Engine() as engine:
        for name, edition in (("search 5x5", "classic"), ("search 7x7", "tournament")):
            game = Game(2, edition, seed=1)
            played = engine.start(engine.ask("judge", edition, {}, 2)["text"])
            played.ask("deal", "1")
            settings: dict[str, Any] = {"method": "halving", "playout": "value", "playouts": 2000, "seconds": 1e6}
            pairs = []
            for _ in range(ROUNDS):
                began = time.perf_counter()
                Search(**settings, threads=1, seed=1).run(game.position)
                then = time.perf_counter()
                played.ask("search", {**settings, "seed": "1"})
                pairs.append((then - began, time.perf_counter() - then))
            native, page = min(native for native, _ in pairs), min(page for _, page in pairs)
            rows.append({"case": name, "native_ms": 1000 * native, "page_ms": 1000 * page, "ratio": native / page})
            print(f"{name:24} {1000 * native:12.1f} ms  WebAssembly {1000 * page:12.1f} ms  ratio {native / page:.2f}")
    return rows


def import_milliseconds() -> float:
    """`import kingdomino` in a new interpreter, over an interpreter that imports nothing: the median of several."""
    code = "import time; t = time.perf_counter(); import kingdomino; print((time.perf_counter() - t) * 1000)"
    times = [
        float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)
        for _ in range(11)
    ]
    return statistics.median(times)


def simulate_peak(games: int) -> float:
    """Peak memory in MB of a `kingdomino simulate` of so many games."""
    command = ["-m", "kingdomino", "simulate", "--games", str(games), "--out", "/dev/null"]
    code = (
        "import resource, subprocess, sys\n"
        f"subprocess.run([sys.executable, *{command!r}], check=True, stdout=subprocess.DEVNULL)\n"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024)"
    )
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        rows = compare(compile_reference(Path(folder)))
    engines = compare_engines()
    milliseconds = import_milliseconds()
    print(f"import kingdomino        {milliseconds:12.1f} ms")
    peaks = {games: simulate_peak(games) for games in (1_000, 20_000, 100_000)}
    for games, peak in peaks.items():
        print(f"simulate {games:9,} games {peak:10.1f} MB at most")
    if "--json" in sys.argv:
        print(
            json.dumps(
                {"speed": rows, "engines": engines, "import_ms": milliseconds, "simulate_peak_mb": peaks}, indent=2
            )
        )


if __name__ == "__main__":
    main()
