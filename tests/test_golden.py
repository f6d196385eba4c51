"""Golden records: whole games of every edition, pinned move by move; a change of behaviour shows as a diff.

`python tests/test_golden.py --write` plays them again and writes `golden/*.kd` and, for the reader of a diff,
`golden/scores.txt` with each final position and its territories. It also writes `golden/signature.txt`, the number that
`kingdomino bench --signature` prints.
"""

import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner

from kingdomino import SEATS, Dynasty, Game, agent
from kingdomino.cli import main
from kingdomino.loading import check
from kingdomino.measure.signature import signature

FOLDER = Path(__file__).parent / "golden"
SCORES = FOLDER / "scores.txt"
SIGNATURE = FOLDER / "signature.txt"


class Golden(NamedTuple):
    edition: str
    players: int
    agents: str = "greedy"
    rules: dict[str, Any] = {}  # noqa: RUF012  # never changed
    dynasty: bool = False

    @property
    def name(self) -> str:
        changes = [
            ("" if value else "no-") + (field if isinstance(value, bool) else f"{field}-{value}")
            for field, value in self.rules.items()
        ]
        words = [self.edition, str(self.players), *changes, *["dynasty"] * self.dynasty, self.agents]
        return "-".join(words).replace("_", "-")

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.kd"

    def play(self) -> Game | Dynasty:
        kind = Dynasty if self.dynasty else Game
        played = kind(self.players, self.edition, seed=1, names=[self.agents] * self.players, **self.rules)
        bot = agent(self.agents, seed=2)
        while not played.is_over:
            played.push(bot.choose(games_of(played)[-1].position))
        return played

    def read(self) -> Game | Dynasty:
        return (Dynasty if self.dynasty else Game).parse(self.path.read_text(encoding="utf-8"))


GOLDEN = [
    Golden("classic", 2),
    Golden("classic", 3, "random", {"harmony": True}),
    Golden("classic", 4, "greedy", {"harmony": True, "middle_kingdom": True}),
    Golden("classic", 2, "greedy", {"mighty_duel": True, "harmony": True}),
    Golden("classic", 2, "greedy", {"middle_kingdom": True}, dynasty=True),
    Golden("danish", 2, "greedy", {"harmony": True}),
    Golden("danish", 3),
    Golden("danish", 4, "random", {"middle_kingdom": True}),
    Golden("romanian", 2, "random"),
    Golden("romanian", 2, "random", {"kings": "one-by-one"}),
    Golden("romanian", 3, "greedy", {"middle_kingdom": True}),
    Golden("romanian", 4, "full-greedy", {"harmony": True}),
    Golden("english-app", 1),
    Golden("english-app", 2, "greedy", {"harmony": True}),
    Golden("english-app", 3, "random"),
    Golden("english-app", 4, "greedy", {"middle_kingdom": True}),
    Golden("icelandic", 3),
    Golden("icelandic", 4, "random", {"harmony": True}),
    Golden("german", 2, "random"),
    Golden("german", 2, "greedy", {"must_place": True, "mighty_duel": True}),
    Golden("german", 3, "random", {"harmony": True}),
    Golden("german", 4),
    Golden("tournament", 2),
    Golden("tournament", 2, "random", {"harmony": True}),
    Golden("danish", 3, "full-greedy", {"kings": "passed-round"}),
    Golden("english-app", 2, "full-greedy", {"kings": "passed-round"}),
    Golden("classic", 3, "greedy", {"claim_ahead": False, "spare_domino": True, "grid": 7}),
]


def games_of(played: Game | Dynasty) -> list[Game]:
    return played.games if isinstance(played, Dynasty) else [played]


def summary(played: Game | Dynasty) -> str:
    """The end of each game: its position, and per seat the kingdom row by row and where the points come from."""
    parts = []
    for game in games_of(played):
        parts += [str(game.position), str(game.outcome)]
        for seat, score in enumerate(game.position.scores()):
            points = [f"{t.terrain} {t.squares}x{t.crowns}" for t in score.territories if t.points]
            if score.harmony:
                points.append(f"harmony {score.harmony}")
            if score.middle_kingdom:
                points.append(f"middle kingdom {score.middle_kingdom}")
            parts.append(f"{SEATS[seat]} {score.total} = {' + '.join(points) or 'nothing'}")
            parts.append(
                f"  largest {score.largest}, crowns {score.crowns},"
                f" squares {score.squares}, discarded {score.discarded}"
            )
            parts += [f"    {row}" for row in game.position.kingdom_text(seat).split("/")]
    if isinstance(played, Dynasty):
        parts.append(f"dynasty: {played.outcome}")
    return "\n".join(parts)


def scores_text(played: dict[str, Game | Dynasty]) -> str:
    return "\n\n".join(f"== {name}\n{summary(game)}" for name, game in played.items()) + "\n"


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_golden_record_replays(golden: Golden) -> None:
    text = golden.path.read_text(encoding="utf-8")
    played = golden.read()
    assert played.is_over
    assert played.record() == text
    assert list(check(text.splitlines(keepends=True))) == [[]] * len(games_of(played))


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_dealer_and_players_still_play_the_golden_record(golden: Golden) -> None:
    assert golden.play().record() == golden.path.read_text(encoding="utf-8")


def test_golden_scores_are_as_before() -> None:
    assert scores_text({golden.name: golden.read() for golden in GOLDEN}) == SCORES.read_text(encoding="utf-8")


def test_every_file_is_one_of_the_golden_records() -> None:
    assert sorted(FOLDER.iterdir()) == sorted([*(golden.path for golden in GOLDEN), SCORES, SIGNATURE])


def test_the_levels_play_as_their_signature_says() -> None:
    """A commit that changes play on purpose writes the number anew, and says so."""
    printed = CliRunner().invoke(main, ["bench", "--signature"])
    assert printed.output == SIGNATURE.read_text(encoding="utf-8")


def write() -> None:
    for old in FOLDER.glob("*.kd"):
        old.unlink()
    played = {golden.name: golden.play() for golden in GOLDEN}
    for golden in GOLDEN:
        golden.path.write_text(played[golden.name].record(), encoding="utf-8")
    SCORES.write_text(scores_text(played), encoding="utf-8")
    SIGNATURE.write_text(f"{signature()}\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
