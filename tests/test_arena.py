"""The arena: pairing, statistics, sequential tests, journals, interrupts, and the same result wherever it is played."""

import csv
import io
import itertools
import json
import math
import multiprocessing
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from waiting import PATIENCE, until

import kingdomino as kd
from kingdomino import Dynasty, Game, Rules, loading, words
from kingdomino.agents import LEVELS
from kingdomino.arena import Arena, Job, Plan, Played, Result, Sprt, workers
from kingdomino.arena.estimates import elo_of_share, mean_over_deals, share_of_elo, share_over_deals, t_quantile
from kingdomino.arena.plan import play
from kingdomino.arena.simulate import simulate
from kingdomino.arena.sitting import Sitting
from kingdomino.editions import EDITIONS, changed_rules
from kingdomino.languages import say
from kingdomino.records import Record, read_records
from kingdomino.seeds import derived_seed

ENVIRONMENT = {**os.environ, "PYTHONUNBUFFERED": "1"}


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGDOMINO_DATA", str(tmp_path / "data"))
    monkeypatch.setitem(ENVIRONMENT, "KINGDOMINO_DATA", str(tmp_path / "data"))


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "kingdomino", *map(str, arguments)]


def kingdomino(*arguments: object, code: int = 0) -> str:
    """What a command prints, or what it complains about if that is expected."""
    done = subprocess.run(command(*arguments), capture_output=True, text=True, env=ENVIRONMENT, check=False)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


def records_of(result: Result) -> list[Record]:
    records = []
    for record in read_records(result.records().split("\n")):
        assert isinstance(record, Record)
        records.append(record)
    return records


# ---- pairing ----


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_deal_is_played_in_every_rotation_with_the_same_dominoes(players: int) -> None:
    agents = ["random", "greedy", "full-greedy", "random"][:players]
    result = kd.tournament(agents, games=5 * players, players=players, seed=3, workers=0)
    deals: dict[str, list[Game]] = defaultdict(list)
    for record in records_of(result):
        deals[record.headers["Deal"]].append(Game.from_record(record))
    assert len(deals) == 5
    lines = set()
    for games in deals.values():
        assert len(games) == players
        for seat in range(players):
            assert sorted(game.names[seat] for game in games) == sorted(result.plan.names)
        dealt = {tuple(str(move) for move in game.moves if move.kind in ("holder", "kings", "deal")) for game in games}
        assert len(dealt) == 1, "the luck of the deal is not the same in every rotation"
        lines |= dealt
    assert len(lines) == 5


def test_players_have_seeds_of_their_own_and_another_seed_is_another_tournament() -> None:
    one, same, other = (kd.play_match("random", "random", games=20, seed=s, workers=0) for s in (1, 1, 2))
    assert one.records() == same.records() != other.records()
    moves = Counter(record.body for record in records_of(one))
    assert max(moves.values()) == 1


def test_a_match_at_a_larger_table_is_one_against_all_others() -> None:
    result = kd.play_match("full-greedy", "greedy", games=20, players=4, workers=0)
    seats = [Game.from_record(record).names.index("full-greedy") for record in records_of(result)]
    assert seats == [0, 3, 2, 1] * 5
    assert (result["full-greedy"].games, result["greedy"].games) == (20, 60)


@pytest.mark.parametrize(
    ("agents", "players", "lineups"),
    [
        (2, 2, ["01"]),
        (3, 2, ["01", "02", "12"]),
        (4, 3, ["012", "013", "023", "123"]),
        (2, 4, ["0001", "0011", "0111"]),
        (3, 4, ["0012", "0112", "0122"]),
        (3, 1, ["0", "1", "2"]),
    ],
)
def test_every_choice_of_players_meets(agents: int, players: int, lineups: list[str]) -> None:
    plan = Plan.of(["random"] * agents, games=1, players=players, edition="english-app")
    assert ["".join(map(str, lineup)) for lineup in plan.lineups] == lineups


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert Plan.of(["random", "greedy"], games=10, players=3).total == 4 * 2 * 3
    assert Plan.of(["random", "greedy"], games=1).total == 2


# ---- strength ----


def test_random_against_itself_is_even() -> None:
    result = kd.play_match("random", "random", games=400, seed=5, workers=0)
    first, second = result["random"], result["random (2)"]
    assert first.win_share.low < 0.5 < first.win_share.high
    assert first.margin.low < 0 < first.margin.high
    assert first.win_share.mean + second.win_share.mean == pytest.approx(1)
    assert (first.wins, first.losses, first.ties) == (second.losses, second.wins, second.ties)
    assert result.elo is not None
    assert result.elo.low < 0 < result.elo.high


def test_stronger_players_win_clearly_and_are_rated_in_order() -> None:
    result = kd.tournament(["random", "full-greedy", "greedy"], games=200, seed=1, workers=0)
    assert [row.agent for row in result.standings] == ["full-greedy", "greedy", "random"]
    for stronger, weaker in (("full-greedy", "greedy"), ("greedy", "random")):
        assert result[stronger].rating.mean > result[weaker].rating.mean
        match = kd.play_match(stronger, weaker, games=200, seed=1, workers=0)
        assert match[stronger].win_share.low > 0.6
        assert match[stronger].margin.low > 0
    assert result.elo is None


@pytest.mark.parametrize(("players", "edition"), [(3, "danish"), (4, "english-app")])
def test_tournaments_of_three_and_four_have_ratings(players: int, edition: str) -> None:
    agents = ["random", "greedy", "full-greedy"]
    result = kd.tournament(agents, games=60, players=players, edition=edition, harmony=True, workers=0)
    ratings = [result[name].rating for name in ("full-greedy", "greedy", "random")]
    assert ratings == sorted(ratings, key=lambda rating: -rating.mean)
    assert ratings[0].low > ratings[2].high
    assert f"{edition}, harmony, {players} players" in str(result)
    assert sum(row.win_share.mean * row.games for row in result.standings) == pytest.approx(len(result.games))


def test_alone_they_are_compared_by_their_points_on_the_same_deals() -> None:
    result = kd.play_match("greedy", "random", games=100, players=1, edition="english-app", workers=0)
    greedy, rand = result["greedy"], result["random"]
    assert greedy.games == rand.games == 100
    assert greedy.win_share.low > 0.5
    assert greedy.margin.mean == pytest.approx(greedy.score.mean - rand.score.mean)
    assert result.elo is not None


def test_alone_a_deal_that_only_one_has_played_compares_nobody() -> None:
    plan = Plan.of(["greedy", "random"], games=1, players=1, edition="english-app")
    result = Result(plan, [Played(Job(0, 0, 0), [20], [1], "")])
    assert result.standings == []
    assert result.elo is None
    assert str(result).startswith("1 game, 1 deal")


def test_a_dynasty_is_one_result() -> None:
    result = kd.play_match("full-greedy", "random", games=6, dynasty=True, workers=0)
    records = records_of(result)
    assert len(records) == 18
    match = Dynasty.from_records(records[:3])
    assert match.outcome is not None
    assert list(match.outcome.scores) == result.games[0].scores
    assert result["full-greedy"].wins == 6


def test_jobs_that_workers_leave_come_next_however_often() -> None:
    batches = workers.Batches(itertools.count())
    done: list[int] = []
    for _ in range(100_000):
        batch = batches.take()
        done += batches.ended((list(batch[:1]), batch[1:]))
    assert done == list(range(100_000))


# ---- played by the core ----


@pytest.mark.parametrize("agents", [["random"], ["greedy"], ["full-greedy"], ["value"], list(LEVELS[:4])], ids=str)
def test_the_core_plays_the_same_games_as_the_players_move_by_move(agents: list[str]) -> None:
    """Record by record, over editions, numbers of players and additional rules."""
    quick = agents[0] in ("random", "greedy")
    for name, edition in EDITIONS.items():
        for players in range(edition.rules.min_players, edition.rules.max_players + 1):
            for extras in ({}, {"harmony": True, "middle_kingdom": True}, {"must_place": False}, {"grid": 7}):
                if (extras and not quick) or (edition.rules.mighty_duel and "grid" in extras):
                    continue
                specs = tuple((agents * 4)[:players])
                for dynasty in (False, True) if quick or not extras else (False,):
                    rules = changed_rules(edition, extras)
                    sitting = Sitting(specs, specs, name, rules, dynasty)
                    seeds = [derived_seed(1, name, players, seat) for seat in range(players)]
                    assert sitting.play(2**64 - 1, seeds, {"Deal": "7"}) == sitting.play_by_moves(
                        2**64 - 1, seeds, {"Deal": "7"}
                    )


def test_simulated_games_are_those_of_their_numbers_whatever_the_workers() -> None:
    """A game is the one that `Game` and its players give with the derived seeds, and stays it."""
    found = list(simulate(["greedy", "random"], games=8, seed=3, workers=0))
    for number, record in enumerate(found):
        game = Game(2, seed=derived_seed(3, number), names=["greedy", "random"])
        bots = [kd.agent(spec, seed=derived_seed(3, number, seat)) for seat, spec in enumerate(game.names)]
        while not game.is_over:
            assert game.turn is not None
            game.push(bots[game.turn].choose(game.position))
        assert record == game.record()
    many = [list(simulate(["greedy"], games=20_000, seed=4, workers=workers)) for workers in (0, 2)]
    assert many[0] == many[1]
    searching = [list(simulate(["mc:playouts=40,seconds=9"], games=5, seed=4, workers=n)) for n in (0, 2)]
    assert searching[0] == searching[1]


def test_a_match_of_a_thousand_million_games_begins_at_once() -> None:
    with Arena(Plan.of(["random", "greedy"], games=10**9, one_against_all=True)) as arena:
        assert arena.plan.total == 10**9
        seen = itertools.count(1)

        def enough() -> None:
            if next(seen) == 100:
                raise KeyboardInterrupt

        for count, workers in ((100, 0), (200, 2)):
            seen = itertools.count(1)
            with pytest.raises(KeyboardInterrupt):
                arena.play(workers=workers, on_game=enough)
            assert arena.done == count
        assert len(arena.result().games) >= 100


# ---- statistics ----


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (10, 2.2281), (30, 2.0423), (1000, 1.9623)],
)
def test_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, rel=0.002)


def test_the_standard_error_is_taken_over_deals() -> None:
    estimate = mean_over_deals([2, 1, 0, 1], [2, 2, 2, 2])  # means 1, 1/2, 0, 1/2: s**2 = 1/6
    assert estimate.mean == 0.5
    assert estimate.high - 0.5 == pytest.approx(3.1824 * math.sqrt(1 / 6 / 4), rel=0.002)
    unequal = mean_over_deals([3, 0], [3, 1])  # residuals 3/4 and -3/4: se = sqrt(2 * 9/8) / 4
    assert unequal.mean == 0.75
    assert unequal.high - 0.75 == pytest.approx(12.7062 * 0.375, rel=1e-4)
    paired = mean_over_deals([1, 1, 1, 1], [2, 2, 2, 2])  # the deal decides, never the player
    assert paired.low == paired.high == 0.5


def test_one_deal_tells_nothing_about_the_width() -> None:
    estimate = mean_over_deals([7], [2])
    assert (estimate.low, estimate.high) == (-math.inf, math.inf)
    assert estimate.as_dict() == {"mean": 3.5, "low": None, "high": None}
    assert share_over_deals([2], [2]).low == 0


def test_a_win_share_stays_between_none_and_all() -> None:
    assert share_over_deals([2] * 9 + [1], [2] * 10).high == 1
    all_won = share_over_deals([2] * 10, [2] * 10)
    assert (all_won.mean, all_won.high) == (1, 1)
    assert all_won.low == pytest.approx(10 / (10 + 1.96**2), rel=1e-4)  # Wilson's


def test_intervals_hold_the_truth_nineteen_times_of_twenty() -> None:
    rng = random.Random(1)
    hits = 0
    for _ in range(400):
        luck = [rng.gauss(0, 3) for _ in range(20)]
        estimate = mean_over_deals([2 * (1 + bad) + rng.gauss(0, 1) for bad in luck], [2] * 20)
        hits += estimate.low < 1 < estimate.high
    assert 0.92 < hits / 400 < 0.98


def made_up(players: int, *rows: tuple[list[int], list[int]]) -> Result:
    """A match with these scores and places, a whole deal one after the other."""
    plan = Plan.of(["random", "greedy"], games=len(rows), players=players, one_against_all=True)
    games = [Played(Job(i // players, 0, i % players), *row, "") for i, row in enumerate(rows)]
    return Result(plan, games)


def test_wins_ties_losses_and_margins_by_hand() -> None:
    rows = [([50, 40], [1, 2]), ([30, 40], [2, 1]), ([44, 44], [1, 1]), ([20, 21], [2, 1])]
    result = made_up(2, *rows)  # random sits in seat A, B, A, B
    row = result["random"]
    assert (row.games, row.wins, row.ties, row.losses) == (4, 3, 1, 0)
    assert row.win_share.mean == pytest.approx(3.5 / 4)
    assert row.score.mean == pytest.approx((50 + 40 + 44 + 21) / 4)
    assert row.margin.mean == pytest.approx((10 + 10 + 0 + 1) / 4)
    half = 12.7062 * math.sqrt(((1 - 0.875) ** 2 + (0.75 - 0.875) ** 2) / 1 / 2)
    assert row.win_share.low == pytest.approx(max(0, 0.875 - half))
    assert [r.agent for r in result.standings] == ["random", "greedy"]


def test_a_shared_victory_counts_its_part() -> None:
    result = made_up(
        3,
        ([30, 30, 10], [1, 1, 3]),  # random in A
        ([30, 30, 30], [1, 1, 1]),  # in C
        ([50, 10, 10], [1, 2, 2]),  # in B
    )
    one, two = result["random"], result["greedy"]
    assert (one.wins, one.ties, one.losses) == (0, 2, 1)
    assert one.win_share.mean == pytest.approx((1 / 2 + 1 / 3) / 3)
    assert one.margin.mean == pytest.approx((10 + 0 - 20) / 3)
    assert (two.games, two.wins, two.ties, two.losses) == (6, 1, 3, 2)
    assert two.win_share.mean * 6 + one.win_share.mean * 3 == pytest.approx(3)


def test_elo_is_nought_for_an_even_table_of_any_size() -> None:
    for seats in 2, 3, 4:
        assert share_of_elo(0, seats) == pytest.approx(1 / seats)
        for elo in -300, 0, 17, 250:
            assert elo_of_share(share_of_elo(elo, seats), seats) == pytest.approx(elo)
    assert share_of_elo(400) == pytest.approx(10 / 11)
    assert elo_of_share(1) == math.inf == -elo_of_share(0)
    assert "Elo more than" in str(made_up(2, *[([9, 1], [1, 2]), ([1, 9], [2, 1])] * 9))


# ---- the sequential test ----


def test_of_wins_and_losses_the_ratio_is_that_of_a_coin() -> None:
    test = Sprt(0, 100)
    for share in [1, 0, 1, 1, 0, 1]:
        test.add(share)
    s0, s1 = 0.5, share_of_elo(100)
    assert test.llr == pytest.approx(4 * math.log(s1 / s0) + 2 * math.log((1 - s1) / (1 - s0)), abs=0.002)


@pytest.mark.parametrize(("true", "seats"), [(0, 2), (80, 2), (0, 4), (80, 4)])
def test_the_sequential_test_is_seldom_wrong(true: float, seats: int) -> None:
    rng = random.Random(7)
    chance = share_of_elo(true, seats)
    right = 0
    for _ in range(50):
        test = Sprt(0, 80, seats)
        while test.accepted is None:
            assert abs(test.llr) < Sprt.BOUND == pytest.approx(math.log(19))
            test.add(sum(rng.random() < chance for _ in range(seats)) / seats)
        right += test.accepted == true
    assert right >= 45


def test_even_deals_decide_for_the_smaller_advantage_and_one_sided_ones_for_the_larger() -> None:
    def deals(share: float) -> tuple[float | None, int]:
        test = Sprt(0, 60)
        while test.accepted is None:
            test.add(share)
        return test.accepted, test.deals

    assert deals(0.5)[0] == 0
    assert deals(1.0)[0] == 60
    assert deals(1.0)[1] < 30
    with pytest.raises(ValueError, match="the smaller one first"):
        Sprt(10, 10)
    with pytest.raises(ValueError, match="the smaller one first"):
        Sprt(0, math.nan)


def test_a_clear_match_stops_early_at_the_same_deal_whatever_the_workers() -> None:
    here, there = (kd.play_match("greedy", "random", games=2000, sprt=(0, 50), workers=w) for w in (0, 2))
    assert here.sprt is not None
    assert here.sprt.accepted == 50
    assert here.deals == here.sprt.deals < 100
    assert here.complete
    assert str(here) == str(there)
    assert here.json() == there.json()


# ---- journals ----


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().split(b"\n")


def count_lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def children(pid: int) -> list[int]:
    return [int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_killed_match_goes_on_and_prints_the_same_table(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    arguments = ("match", "greedy", "random", "--games", 1500, "--workers", 2)
    process = subprocess.Popen(command(*arguments, "--journal", journal), env=ENVIRONMENT, stdout=subprocess.DEVNULL)
    until(lambda: count_lines(journal) > 50, "games in the journal")
    workers = children(process.pid)
    process.kill()
    process.wait()
    if sys.platform == "linux":
        assert workers
        until(lambda: not any(map(running, workers)), "the workers to end")
    before = lines_of(journal)[:-1]
    assert 50 < len(before) < 1500

    table = kingdomino(*arguments, "--journal", journal)
    after = lines_of(journal)
    assert after[: len(before)] == before
    jobs = [(game["deal"], game["rotation"]) for game in map(json.loads, after[1:-1])]
    assert len(jobs) == len(set(jobs)) == 1500
    assert table == kingdomino(*arguments, "--fresh")
    assert table == kingdomino(*arguments, "--journal", journal), "and once more, from the journal alone"


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal's Ctrl-C is another thing there")
def test_ctrl_c_stops_soon_shows_the_table_and_goes_on(tmp_path: Path) -> None:
    arguments = ("tournament", "greedy", "random", "--games", 1_000_000, "--workers", 2)
    process = subprocess.Popen(
        command(*arguments),
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    folder = tmp_path / "data" / "arena"
    until(lambda: any(count_lines(file) > 50 for file in folder.glob("*")), "games in the journal")
    os.killpg(process.pid, signal.SIGINT)
    printed, said = process.communicate(timeout=PATIENCE)  # the games that are left take minutes
    assert process.returncode == 130
    assert "Traceback" not in said
    assert re.search(r"^greedy +\d+", printed, re.MULTILINE)
    assert re.search(
        r"Stopped after [\d,]+ of 1,000,000 games, kept in .*; the same command continues from there", said
    )
    with Arena(Plan.of(["greedy", "random"], games=1_000_000), journal=next(folder.glob("*"))) as again:
        assert again.done >= 50  # one of the lines says what is played


def test_a_journal_that_nobody_asked_for_is_gone_in_the_end(tmp_path: Path) -> None:
    kingdomino("match", "greedy", "random", "--games", 4, "--workers", 0)
    assert list((tmp_path / "data" / "arena").glob("*")) == []


@pytest.fixture
def plan() -> Plan:
    return Plan.of(["greedy", "random"], games=20, seed=4)


@pytest.fixture
def journal(plan: Plan, tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "journal"
    with Arena(plan, journal=path) as whole:
        whole.play(workers=0)
    yield path


def resumed(plan: Plan, journal: Path) -> tuple[int, Result]:
    with Arena(plan, journal=journal) as going_on:
        before = going_on.done
        going_on.play(workers=0)
        return before, going_on.result()


def test_a_line_that_was_cut_off_is_played_again(plan: Plan, journal: Path) -> None:
    whole = journal.read_bytes()
    _, expected = resumed(plan, journal)
    for cut in 1, 50, 200:
        journal.write_bytes(whole[:-cut])
        before, result = resumed(plan, journal)
        assert before == 19
        assert result == expected
        assert journal.read_bytes() == whole


def test_damaged_lines_are_played_again(plan: Plan, journal: Path) -> None:
    _, expected = resumed(plan, journal)
    lines = lines_of(journal)
    lines[3] = b"\xff\x00 no game"
    lines[5] = lines[5].replace(b'"scores": [', b'"scores": ["many", ')
    lines[7] = b"[" * 100_000
    lines[9] = lines[9].replace(b'"lineup": 0', b'"lineup": 7')
    lines[11] = b'{"deal": null}'
    lines.insert(13, lines[13])
    journal.write_bytes(b"\n".join(lines))
    before, result = resumed(plan, journal)
    assert before == 15
    assert result == expected


def test_a_journal_that_was_hardly_begun_is_begun_again(plan: Plan, journal: Path) -> None:
    whole = journal.read_bytes()
    for length in 0, 1, 30, len(whole.split(b"\n")[0]):
        journal.write_bytes(whole[:length])
        assert resumed(plan, journal)[0] == 0
        assert journal.read_bytes() == whole


def test_a_longer_tournament_goes_on_from_a_shorter_one(plan: Plan, journal: Path) -> None:
    longer = Plan.of(plan.agents, games=30, seed=4)
    before, result = resumed(longer, journal)
    assert (before, len(result.games)) == (20, 30)
    assert result == resumed(longer, journal)[1]
    assert len(resumed(plan, journal)[1].games) == 20


def test_the_journal_of_another_tournament_is_refused_and_kept(plan: Plan, journal: Path) -> None:
    whole = journal.read_bytes()
    others: list[tuple[dict[str, Any], str]] = [
        ({"seed": 5}, "its seed is 4, not 5"),
        ({"players": 3}, "its players is 2, not 3"),
        ({"harmony": True}, 'its rules is "", not "harmony"'),
        ({"dynasty": True}, "its dynasty is false, not true"),
        ({"agents": ["random", "greedy"]}, "its agents is "),
    ]
    for changes, sentence in others:
        settings: dict[str, Any] = {"agents": plan.agents, "games": 20, "seed": 4, **changes}
        with pytest.raises(ValueError, match=f"belongs to a different tournament: {re.escape(sentence)}"):
            Arena(Plan.of(settings.pop("agents"), **settings), journal=journal)
    assert journal.read_bytes() == whole
    with Arena(Plan.of(plan.agents, games=20, seed=5), journal=journal, fresh=True) as anew:
        assert anew.done == 0


@pytest.mark.parametrize("content", ["my diary", "my diary\n", "{}\n", "[1, 2]\n", '{"arena'])
@pytest.mark.parametrize("fresh", [False, True])
def test_what_is_no_journal_is_refused_and_kept(plan: Plan, tmp_path: Path, content: str, fresh: bool) -> None:
    file = tmp_path / "diary"
    file.write_text(content)
    if content == '{"arena':  # how every journal begins
        Arena(plan, journal=file, fresh=fresh).__exit__()
        return
    with pytest.raises(ValueError, match="is not a journal of the arena"):
        Arena(plan, journal=file, fresh=fresh)
    assert file.read_text() == content


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock there")
def test_two_runs_do_not_share_a_journal(plan: Plan, tmp_path: Path) -> None:
    with (
        Arena(plan, journal=tmp_path / "journal"),
        pytest.raises(ValueError, match="is in use by another run"),
    ):
        Arena(plan, journal=tmp_path / "journal")


def test_an_unfinished_deal_does_not_count(plan: Plan, journal: Path) -> None:
    lines = lines_of(journal)
    journal.write_bytes(b"\n".join([*lines[:4], lines[6], b""]))  # both games of deal 0, one of deals 1 and 2
    with Arena(plan, journal=journal) as some:
        result = some.result()
        assert some.done == 4
    assert [game.job for game in result.games] == [Job(0, 0, 0), Job(0, 0, 1)]
    assert not result.complete
    assert str(result).startswith("2 games, 1 deal")


# ---- what comes out ----


def test_the_number_of_workers_changes_nothing() -> None:
    settings: dict[str, Any] = {"games": 12, "players": 3, "seed": 9, "edition": "german"}
    results = [kd.tournament(["random", "greedy", "full-greedy"], **settings, workers=w) for w in (0, 1, 2)]
    assert len({result.json() for result in results}) == 1
    assert len({result.records() for result in results}) == 1


def test_slow_games_are_handed_out_singly_and_what_was_left_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan.of(["random", "greedy"], games=40)
    batches = workers.Batches(plan.jobs())
    played: list[Played] = []
    sizes = []
    clock = iter(range(10**6))
    monkeypatch.setattr(workers, "monotonic", lambda: 0.0 if len(played) < 20 else float(next(clock)))
    while taken := batches.take():
        sizes.append(len(taken))
        played += batches.ended(workers.do_batch(partial(play, plan), taken))
    assert [game.job for game in played] == list(plan.jobs())
    assert sizes[:5] == [1, 2, 4, 8, 16]
    assert set(sizes[6:]) <= {1, 2}


def test_files_are_well_formed_and_records_pass_the_check(tmp_path: Path) -> None:
    files = {name: tmp_path / name for name in ("json", "csv", "records")}
    printed = kingdomino(
        *("tournament", "random", "greedy", "full-greedy", "--players", 4, "--games", 8, "--seed", 2),
        *("--rules", "harmony,dynasty", "--workers", 1),
        *(word for name, file in files.items() for word in (f"--{name}", file)),
    )
    data = json.loads(files["json"].read_text())
    assert data["complete"]
    assert data["plan"]["rules"] == "harmony"
    assert len(data["games"]) == 3 * 8
    assert {row["agent"] for row in data["standings"]} == {"random", "greedy", "full-greedy"}
    for row in data["standings"]:
        assert row["wins"] + row["ties"] + row["losses"] == row["games"]
        for name in "win_share", "score", "margin", "rating":
            assert row[name]["low"] <= row[name]["mean"] <= row[name]["high"]
        assert row["agent"] in printed

    rows = list(csv.DictReader(io.StringIO(files["csv"].read_text())))
    assert len(rows) == 3 * 8 * 4
    shares = sum(float(row["win_share"]) for row in rows if row["agent"] == "greedy")
    greedy = next(row for row in data["standings"] if row["agent"] == "greedy")
    assert shares / greedy["games"] == pytest.approx(greedy["win_share"]["mean"])

    with files["records"].open() as source:
        assert list(loading.check(source)) == [[]] * (3 * 8 * 3)
    assert kingdomino("check", files["records"]) == "72 records, 0 bad\n"


def test_json_on_standard_output_leaves_the_table_to_the_other_one() -> None:
    printed = kingdomino("match", "random", "greedy", "--games", 2, "--workers", 0, "--json", "-")
    assert json.loads(printed)["standings"][0]["score"]["low"] is None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["match", "oracle", "random"], "There is no computer player"),
        (["match", "random"], "Missing argument 'B'"),
        (["match", "random", "greedy", "--games", "0"], "not in the range"),
        (["match", "random", "greedy", "--players", "1"], "These rules are for 2\N{EN DASH}4 players, not 1."),
        (["match", "random", "greedy", "--sprt", "fast"], "--sprt takes two numbers such as 0,10, not"),
        (["match", "random", "greedy", "--sprt", "10,0"], "the smaller one first"),
        (["match", "random", "greedy", "--rules", "hurry"], "There is no rule 'hurry'."),
        (["match", "random", "greedy", "--json", "/nowhere/x"], "/nowhere/x: No such file or directory"),
        (["match", "random", "greedy", "--csv", "/"], "/: This is a directory."),
        (["match", "random", "greedy", "--journal", "/"], "/: This is a directory."),
        (["match", "random", "greedy", "--ray", "nonsense"], "A Ray cluster has an address such as"),
        (["match", "random", "greedy", "--ray", "127.0.0.1:9"], "No Ray cluster answers at 127.0.0.1:9."),
        (["tournament", "random"], "A comparison takes at least two computer players."),
        (["tournament", "random", "greedy", "--edition", "tournament", "--players", "3"], "not 3"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(arguments: list[str], sentence: str) -> None:
    from click.testing import CliRunner

    from kingdomino.cli import main

    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 2
    assert sentence in done.output
    assert not done.exception or isinstance(done.exception, SystemExit)


def test_refusals_in_python() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        kd.tournament(["random", "greedy"], games=0)
    with pytest.raises(ValueError, match="not 0"):
        kd.tournament(["random", "greedy"], players=0)
    with pytest.raises(ValueError, match="a seed is"):
        kd.tournament(["random", "greedy"], seed=-1)
    with pytest.raises(ValueError, match="there is no rule called"):
        kd.tournament(["random", "greedy"], speed=3)  # type: ignore[call-arg]
    rules = Rules(harmony=True)
    assert "harmony" in str(kd.play_match("random", "greedy", games=2, rules=rules, workers=0))
    with pytest.raises(KeyError):
        kd.play_match("random", "greedy", games=2, workers=0)["nobody"]


def test_a_worker_that_is_killed_ends_the_run_with_a_sentence(tmp_path: Path) -> None:
    def kill() -> None:
        for child in multiprocessing.active_children():
            child.kill()

    plan = Plan.of(["random", "greedy"], games=10_000)
    with Arena(plan, journal=tmp_path / "journal") as broken:
        with pytest.raises(ChildProcessError, match="a worker process was killed") as killed:
            broken.play(workers=2, on_game=kill)
        assert words.sentence(killed.value) == say("wrong-worker-killed")
        assert broken.done == count_lines(tmp_path / "journal") - 1 > 0


def big_answer(job: int) -> str:
    return "x" * 1_000_000


def test_a_worker_that_is_killed_while_it_answers_is_not_waited_for() -> None:
    """Its answer is larger than a pipe, so that it is always in the middle of a sentence."""
    for _ in range(3):
        with closing(workers.work_off(big_answer, itertools.count(), workers=2)) as answers:
            assert len(next(answers)) == 1_000_000
            time.sleep(0.2)  # delay: the workers come to the middle of their next answers
            for child in multiprocessing.active_children():
                child.kill()
            with pytest.raises(ChildProcessError, match="a worker process was killed"):
                for _ in answers:
                    pass
        with closing(workers.work_off(big_answer, itertools.count(), workers=2)) as answers:
            next(answers)
        assert multiprocessing.active_children() == []


def is_deaf(job: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_no_worker_hears_ctrl_c_not_even_while_it_starts() -> None:
    """In a process of its own, where the first worker is the first."""
    code = (
        "import test_arena\nfrom kingdomino.arena import workers\n"
        "assert all(workers.work_off(test_arena.is_deaf, range(4), workers=2))\n"
        "assert not test_arena.is_deaf(0)"
    )
    subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parent, env=ENVIRONMENT, check=True)


def failing(job: int) -> int:
    raise kd.RulesError("this is wrong", "rules-value")


def test_what_goes_wrong_in_a_worker_is_raised_here() -> None:
    with pytest.raises(kd.RulesError, match="this is wrong"):
        list(workers.work_off(failing, range(3), workers=2))


def test_a_script_needs_no_guard_and_runs_once(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import kingdomino as kd\nprint('begin')\nprint(kd.tournament(['random', 'greedy'], games=4, workers=2))\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert done.stdout.count("begin") == 1
    assert done.stdout.splitlines()[1].startswith("4 games, 2 deals: classic, 2 players, seed 0")


def test_importing_the_package_imports_nothing_of_the_arena() -> None:
    heavy = "{'kingdomino.arena', 'openskill', 'ray', 'rich', 'concurrent', 'multiprocessing'}"
    code = f"import sys, kingdomino as kd; assert not {heavy} & set(sys.modules); kd.tournament; kd.play_match"
    subprocess.run([sys.executable, "-c", code], check=True)


# ---- Ray ----


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ModuleNotFoundError, match=re.escape("pip install 'kingdomino[ray]'")):
        kd.play_match("random", "greedy", games=2, ray="local")


def test_a_real_ray_cluster_plays_the_same_tournament(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    expected = kd.tournament(["random", "greedy"], games=20, players=3, seed=6, workers=0)
    journal = tmp_path / "journal"
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        result = kd.tournament(["random", "greedy"], games=20, players=3, seed=6, ray="auto", journal=journal)
        assert result == expected
        assert result.json() == expected.json()
        assert count_lines(journal) == 1 + len(expected.games)
        assert ray.is_initialized(), "a cluster that was there before stays"
        with pytest.raises(ValueError, match="there is no computer player 'oracle'"):
            broken = replace(result.plan, agents=("random", "oracle"))
            Arena(broken).play(ray="auto")
    finally:
        ray.shutdown()


def test_the_command_starts_a_ray_of_its_own() -> None:
    pytest.importorskip("ray")
    arguments = ("match", "greedy", "random", "--games", 6)
    assert kingdomino(*arguments, "--ray", "local", "--workers", 2) == kingdomino(*arguments, "--workers", 0)
