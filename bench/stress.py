"""The tests under stress: do they fail only when something is broken, on a slow machine too?

    python bench/stress.py busy            # three runs of `make unit` beside a busy loop for each processor
    python bench/stress.py delay --seed 7  # one run in which every message between page and server, or page and worker,
                                           # takes up to 300 ms longer, in their order on each connection
    python bench/stress.py delay --seed 7 -- .venv/bin/pytest tests/test_browser.py

Prints a line for each run, and stops at the first that fails: mend the kind, and begin to count again. The delays are
those of tests/browsing.py.
"""

import argparse
import multiprocessing
import os
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOGS = ROOT / "build/stress"


def spin() -> None:
    while True:
        pass


@contextmanager
def busy_loops(count: int) -> Iterator[None]:
    loops = [multiprocessing.Process(target=spin, daemon=True) for _ in range(count)]
    for loop in loops:
        loop.start()
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()


def run(name: str, command: list[str], settings: dict[str, str]) -> bool:
    """Runs the tests once and prints how that went; whether they passed."""
    log = LOGS / f"{name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with log.open("w") as output:
        done = subprocess.run(
            command, cwd=ROOT, env=os.environ | settings, stdout=output, stderr=subprocess.STDOUT, check=False
        )
    minutes, seconds = divmod(round(time.monotonic() - began), 60)
    counts = re.findall(r"\d+ (?:passed|failed|error|errors|skipped)\b", log.read_text())
    result = "passed" if done.returncode == 0 else f"FAILED ({done.returncode})"
    said = " ".join(f"{key}={value}" for key, value in settings.items())
    where = log.relative_to(ROOT)
    print(f"{name}: {result}; {', '.join(counts)}; {minutes} min {seconds} s; {said}; {where}", flush=True)
    return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stress", choices=["busy", "delay"])
    parser.add_argument("--times", type=int, help="how many runs; three, or one with delays")
    parser.add_argument("--seed", type=int, help="of the delays and of whatever tests draw at random")
    own = sys.argv[1 : sys.argv.index("--")] if "--" in sys.argv else sys.argv[1:]
    command = sys.argv[len(own) + 2 :] or ["make", "unit"]
    wanted = parser.parse_args(own)
    delayed = wanted.stress == "delay"
    for number in range(1, (wanted.times or (1 if delayed else 3)) + 1):
        seed = str(secrets.randbelow(10**9) if wanted.seed is None else wanted.seed)
        settings = {"KD_SEED": seed} | ({"KD_DELAY": seed} if delayed else {})
        with busy_loops(0 if delayed else os.cpu_count() or 1):
            passed = run(f"{wanted.stress}-{number}", command, settings)
        if not passed:
            sys.exit(1)


if __name__ == "__main__":
    main()
