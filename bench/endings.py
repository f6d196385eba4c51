"""How long endings take to be solved, and what a computer player throws away in them.

    python bench/endings.py [--endings 200] [--agent search:solve=false,playouts=200,threads=1] [--only classic]

Games of `expert` are played until the last line lies open; seeds count from 0, so the same command looks at the same
endings. Times are of the processor and include handing the result to Python. Then the agent plays each ending in all
seats: a decision is spoilt if another one had brought a larger share of the victory.
"""

import argparse
import time
from statistics import median

import kingdomino as kd
from kingdomino.core import Search
from kingdomino.editions import rules_from_text

TABLES = (
    ("classic", 2, ""),
    ("classic", 2, "harmony middle-kingdom"),
    ("danish", 2, ""),
    ("romanian", 2, ""),
    ("english-app", 2, ""),
    ("german", 2, "harmony"),
    ("tournament", 2, ""),
    ("english-app", 1, ""),
    ("classic", 3, ""),
    ("danish", 3, ""),
    ("classic", 4, ""),
    ("classic", 2, "grid=7"),
    ("english-app", 1, "grid=7"),
)


def ending(edition: str, players: int, rules: str, seed: int) -> kd.Position:
    game = kd.Game(players, edition, seed=seed, rules=rules_from_text(kd.edition(edition), rules))
    bot = kd.agent("expert", seed=seed)
    while game.position.lines_left or game.turn in (None, kd.DEALER):
        game.push(bot.choose(game.position))
    return game.position


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--endings", type=int, default=200)
    parser.add_argument("--agent", help="whose decisions are looked at")
    parser.add_argument("--only", default="", help="tables whose names begin like this")
    asked = parser.parse_args()
    for table in TABLES:
        edition, players, rules = table
        name = f"{edition}, {players} players {rules}".strip()
        if not name.startswith(asked.only):
            continue
        positions = [ending(*table, seed) for seed in range(asked.endings)]
        took = []
        for position in positions:
            search, began = Search(playouts=1), time.process_time()
            search.run(position)
            took.append(1000 * (time.process_time() - began))
        took.sort()
        print(f"{name:45} median {median(took):7.3f} ms, 99% {took[len(took) * 99 // 100]:7.3f} ms", flush=True)
        if asked.agent:
            print(f"    {spoilt(positions, asked.agent)}", flush=True)


def spoilt(positions: list[kd.Position], spec: str) -> str:
    bot = kd.agent(spec, seed=1)
    decisions, bad, games = 0, 0, 0
    for start in positions:
        position, before = start, bad
        while not position.is_over:
            found = Search(playouts=1).run(position)
            chosen = bot.choose(position)
            own = next(one for one in found if one.move == chosen)
            decisions += len(found) > 1
            bad += own.win_probability < found[0].win_probability
            position = position.play(chosen)
        games += bad > before
    return f"{spec} spoils {bad} of {decisions} decisions, in {games} of {len(positions)} endings"


if __name__ == "__main__":
    main()
