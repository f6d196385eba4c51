"""Who won is told by what decided and by what was level before that, in every order of tie-breaks."""

import itertools

import pytest

import kingdomino as kd
from kingdomino import Dynasty, Rules
from kingdomino.core import decide
from kingdomino.languages import listed
from kingdomino.words import Standing, verdict

MEASURES = ("territory", "crowns", "squares")
CHAINS = [chain for n in range(4) for chain in itertools.permutations(MEASURES, n)]
LEVEL = {"territory": "equally large territories", "crowns": "equally many crowns", "squares": "equally large kingdoms"}
MOST = {"territory": "the largest territory", "crowns": "the most crowns", "squares": "the largest kingdom"}
SHARED = {"territory": "largest territory", "crowns": "crowns", "squares": "squares"}


def told(standings: list[Standing], tie_breaks: tuple[str, ...] = ("territory", "crowns")) -> str:
    rules = Rules().replace(tie_breaks=tie_breaks)  # type: ignore[arg-type]
    names = ["Ada", "Bo", "Cy", "Dee"][: len(standings)]
    return verdict(names, decide(rules, standings), rules, standings)


def standing(values: dict[str, int]) -> Standing:
    """50 points, and 5 of whatever is not given."""
    return 50, values.get("territory", 5), values.get("crowns", 5), values.get("squares", 5)


def in_order(measures: tuple[str, ...]) -> list[str]:
    return sorted(measures, key=MEASURES.index)


def enumerated(words: list[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


@pytest.mark.parametrize("chain", CHAINS, ids="-".join)
def test_a_tie_is_told_by_what_decided_it_and_what_was_level_before(chain: tuple[str, ...]) -> None:
    for place, decisive in enumerate(chain):
        before = chain[:place]
        better, worse = (standing({decisive: n}) for n in (7, 3))
        level = enumerated(["have 50 points each", *(LEVEL[measure] for measure in in_order(before))])
        expected = f"Ada and Bo {level}; Bo wins by {MOST[decisive]}, 7 to 3."
        assert told([worse, better], chain) == expected
        # Whatever the chain does not look at, or only later, decides nothing.
        later = [measure for measure in MEASURES if measure not in chain[: place + 1]]
        most = standing({decisive: 3, **dict.fromkeys(later, 99)})
        assert told([most, better], chain) == expected


@pytest.mark.parametrize("chain", CHAINS, ids="-".join)
def test_a_shared_victory_is_level_in_what_counts(chain: tuple[str, ...]) -> None:
    more = standing({measure: 9 for measure in MEASURES if measure not in chain})
    level = enumerated(["points", *(SHARED[measure] for measure in in_order(chain))])
    assert told([standing({}), more], chain) == f"Ada and Bo share the victory: level in {level}."


@pytest.mark.parametrize(
    ("words", "standings"),
    [
        ("Ada has built a kingdom of 1 point.", [(1, 5, 4, 20)]),
        ("Ada wins, 50 to 40.", [(50, 5, 4, 20), (40, 9, 9, 24)]),
        ("Bo wins, 50 to 40 to 12.", [(12, 9, 9, 24), (50, 5, 4, 20), (40, 9, 9, 24)]),
        # Cy has the points, but not the territory, and so is not among those whose crowns are counted.
        (
            "Ada and Bo have 9 points each and equally large territories; Bo wins by the most crowns, 4 to 3.",
            [(9, 5, 3, 9), (9, 5, 4, 9), (9, 4, 8, 9)],
        ),
        (
            f"{listed(['Ada', 'Bo', 'Cy'])} have 1 point each; Cy wins by the largest territory, 6 to 5 to 4.",
            [(1, 5, 3, 9), (1, 4, 4, 9), (1, 6, 8, 9), (0, 9, 9, 9)],
        ),
        (
            "Ada and Cy share the victory: level in points, largest territory and crowns.",
            [(9, 5, 3, 9), (9, 4, 4, 9), (9, 5, 3, 8)],
        ),
    ],
)
def test_the_verdict_names_those_who_were_compared(words: str, standings: list[Standing]) -> None:
    assert told(standings) == words


@pytest.mark.parametrize("name", kd.EDITIONS)
def test_every_edition_tells_of_its_own_tie_breaks(name: str) -> None:
    rules = kd.EDITIONS[name].rules
    standings = [(50, 4, 4, 4), (50, 4, 4, 4)]
    words = verdict(["Ada", "Bo"], decide(rules, standings), rules, standings)
    assert {measure for measure in MEASURES if SHARED[measure] in words} == set(rules.tie_breaks)


def test_the_sums_of_a_dynasty_are_told_like_one_game() -> None:
    dynasty = Dynasty(2, "english-app", seed=1)
    bot = kd.agent("greedy", seed=1)
    while not dynasty.is_over:
        dynasty.push(bot.choose(dynasty.position))
    assert dynasty.outcome
    sums = dynasty.standings()
    points = sorted((standing[0] for standing in sums), reverse=True)
    words = verdict(["Ada", "Bo"], dynasty.outcome, dynasty.rules, sums)
    assert words == f"{['Ada', 'Bo'][dynasty.outcome.winners[0]]} wins, {points[0]} to {points[1]}."
    level = [(120, 9, 20, 72), (120, 12, 20, 70)]  # largest territory of any game, crowns and squares of all
    assert verdict(["Ada", "Bo"], decide(dynasty.rules, level), dynasty.rules, level) == (
        "Ada and Bo have 120 points each; Ada wins by the largest kingdom, 72 to 70."
    )
