"""The core beside the prototype in bench/reference, measured in one run: ratios, import time, memory of bulk play.

Rounds of both alternate, and the best of each count, because on a shared machine others can only slow a program down.
Times are the processor's. Run by `make bench`.
"""

import json
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from kingdomino.measure.speed import CASES, Case, measure

REFERENCE = Path(__file__).parent / "reference"
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
    milliseconds = import_milliseconds()
    print(f"import kingdomino        {milliseconds:12.1f} ms")
    peaks = {games: simulate_peak(games) for games in (1_000, 20_000, 100_000)}
    for games, peak in peaks.items():
        print(f"simulate {games:9,} games {peak:10.1f} MB at most")
    if "--json" in sys.argv:
        print(json.dumps({"speed": rows, "import_ms": milliseconds, "simulate_peak_mb": peaks}, indent=2))


if __name__ == "__main__":
    main()
