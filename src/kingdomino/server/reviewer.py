"""Reviewer: a game on standard input becomes its review on standard output. It is run as a process of its own.

A review keeps a processor busy for long, and nobody who plays waits for it. A line of JSON comes in; what goes out is a
line with how many plies are done, now and then, and at last the review. When standard input ends, so does the process:
whoever wanted to know is gone, however that came about.
"""

import json
import os
import sys
import threading

SEED = 1
"""The same game is always judged alike, by a page too."""


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(19)  # everything else comes first, also before what is loaded now
    from kingdomino.coach import review
    from kingdomino.editions import edition, rules_from_text
    from kingdomino.game import Game

    asked = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=_end_with_input, daemon=True).start()
    rules = rules_from_text(edition(asked["edition"]), asked["rules"])
    game = Game(asked["players"], asked["edition"], rules=rules, auto_deal=False)
    game.follow(asked["moves"])
    print(review(game, playouts=asked["playouts"], seed=SEED, told=_tell).json(), flush=True)
    os._exit(0)  # a thread still waits for input


def _tell(done: int) -> None:
    print(done, flush=True)


def _end_with_input() -> None:
    while os.read(0, 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    main()
