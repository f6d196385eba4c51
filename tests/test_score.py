"""Kingdoms from a real box: what they are worth, who won, and what cannot be true of them."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from served import Json, Served

import kingdomino as kd
from kingdomino import core
from kingdomino.scoring import Laid, tally

CLASSIC = kd.Rules()
FULL = "wm3m1m2w/sm2wwf1/wgCff/wl1ll1f/w1slwf1"


def played(players: int, seed: int, agent: str = "greedy", **rules: bool) -> kd.Game:
    game, bot = kd.Game(players, seed=seed, **rules), kd.agent(agent, seed=seed)  # type: ignore[arg-type]
    while not game.is_over:
        game.push(bot.choose(game.position))
    return game


def kingdoms(game: kd.Game) -> list[str]:
    return [game.position.kingdom_text(seat) for seat in range(game.players)]


def codes(*texts: str, rules: kd.Rules = CLASSIC) -> list[list[str]]:
    """What is doubted of each kingdom, and of all together."""
    counted = tally(texts, rules)
    return [[str(doubt.code) for doubt in one.doubts] for one in counted.kingdoms] + [
        [str(d.code) for d in counted.doubts]
    ]


# ---- counting ----


@pytest.mark.parametrize("agent", ["greedy", "random"])
@pytest.mark.parametrize(
    ("players", "rules"),
    [(2, {}), (3, {"harmony": True}), (4, {"middle_kingdom": True}), (2, {"mighty_duel": True, "harmony": True})],
)
def test_kingdoms_of_real_games_count_as_in_the_game_and_nothing_is_doubted(
    players: int, rules: dict[str, bool], agent: str
) -> None:
    for seed in range(12):
        game = played(players, seed, agent, **rules)
        counted = tally(kingdoms(game), game.rules)
        assert [one.score for one in counted.kingdoms] == game.position.scores()
        assert [one.text for one in counted.kingdoms] == kingdoms(game)
        assert counted.outcome == game.outcome
        assert codes(*kingdoms(game), rules=game.rules) == [[]] * (players + 1)


def test_the_dominoes_that_are_found_make_up_the_kingdoms_and_none_is_used_twice() -> None:
    for seed in range(12):
        counted = tally(kingdoms(played(4, seed)), CLASSIC)
        used = [domino for one in counted.kingdoms for domino, _ in one.laid]
        assert len(used) == len(set(used))
        for one in counted.kingdoms:
            shown = {
                spot: half
                for domino, spots in one.laid
                for half, spot in zip(kd.DOMINOES[domino - 1], spots, strict=True)
            }
            assert shown == one.squares


@pytest.mark.parametrize(
    ("text", "rules", "total"),
    [
        ("C", CLASSIC, 0),
        ("wm3C", CLASSIC, 3),
        ("w.C", CLASSIC, 0),  # cut off, and counted all the same
        ("w1.w1/..C", CLASSIC, 2),
        ("w1w1w1/..C", CLASSIC, 9),
        (".../.wC/...", kd.Rules(middle_kingdom=True), 10),
        ("wwwC", kd.Rules(middle_kingdom=True), 0),
        (FULL, CLASSIC, 53),
        (FULL, kd.Rules(harmony=True, middle_kingdom=True), 68),
        (FULL.replace("w1sl", ".sl"), kd.Rules(harmony=True), 50),
    ],
)
def test_any_squares_around_a_castle_are_counted(text: str, rules: kd.Rules, total: int) -> None:
    assert tally([text], rules).kingdoms[0].score.total == total


def test_a_kingdom_need_not_be_cut_out_exactly() -> None:
    around = "...../..w1C./....."
    one, other = (tally([text], CLASSIC).kingdoms[0] for text in (around, "w1C"))
    assert (one.text, one.squares, one.score) == (other.text, other.squares, other.score)


def test_discarded_dominoes_follow_from_the_squares() -> None:
    assert tally([FULL], CLASSIC).kingdoms[0].score.discarded == 0
    assert tally(["wwC"], CLASSIC).kingdoms[0].score.discarded == 11
    assert tally(["wwC"], kd.EDITIONS["tournament"].rules).kingdoms[0].score.discarded == 23


@pytest.mark.parametrize(
    ("edition", "winners", "decided"),
    [
        ("classic", (0,), "territory"),  # 3 squares against 2
        ("german", (0,), "territory"),
        ("english-app", (1,), "squares"),  # 3 squares against 4
    ],
)
def test_ties_are_broken_as_the_edition_says(edition: str, winners: tuple[int, ...], decided: str) -> None:
    counted = tally(["wm1Cfff", "wm1Cffll"], kd.EDITIONS[edition].rules.replace(grid=7))
    assert counted.kingdoms[0].score.total == counted.kingdoms[1].score.total == 1
    assert (counted.outcome.winners, counted.outcome.decided_by) == (winners, decided)


def test_rules_and_texts_that_make_no_sense_are_refused() -> None:
    with pytest.raises(kd.RulesError, match="not 3"):
        tally(["C"] * 3, kd.EDITIONS["tournament"].rules)
    with pytest.raises(kd.ParseError, match="is not a square") as error:
        tally(["C", "x1C"], CLASSIC)
    assert error.value.line == 2


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is no castle"),
        ("ww", "there is no castle"),
        ("CC", "more than one castle"),
        ("w4C", "'4' is not a square"),
        ("wC/w", "the rows differ in length"),
        ("wwwwwC", "more than 5 squares wide"),
        ("/".join("wwwwwC"), "more than 5 squares high"),
        ("\udcffC", "is not a square"),
        ("C\0", "is not a square"),
        ("\u0661C", "is not a square"),
        ("C" + "w" * 100_000, "more than 5 squares wide"),
    ],
)
def test_what_is_not_a_kingdom_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(kd.ParseError, match=reason):
        tally([text], CLASSIC)


def test_no_text_is_too_strange() -> None:
    random.seed(1)
    for _ in range(3000):
        text = "".join(random.choices("wflgsm123C./ \n²", k=random.randrange(30)))
        try:
            counted = tally([text, "C"], CLASSIC)
        except kd.ParseError as error:
            assert error.line == 1
        else:
            assert tally([counted.kingdoms[0].text], CLASSIC).kingdoms[0].score == counted.kingdoms[0].score


# ---- doubts ----


@pytest.mark.parametrize(
    ("text", "doubts"),
    [
        ("wwC", []),
        ("wC", ["kingdom-half"]),
        ("ww.C", ["kingdom-apart"]),
        ("w3wC", ["square-too-often"]),  # no domino has it
        ("wm3C/.m3.", ["kingdom-half", "square-too-often"]),  # only domino 48 has it
        ("m3lC", ["kingdom-no-dominoes"]),  # both exist, but not on one domino
        ("Cwwll", ["kingdom-no-order"]),  # the lakes touch neither the castle nor a lake
        ("Cwwwl", []),  # two dominoes, connected by their wheat
    ],
)
def test_what_cannot_have_been_laid_is_doubted(text: str, doubts: list[str]) -> None:
    assert codes(text) == [doubts, []]


def test_more_squares_than_a_player_has_dominoes_for_are_doubted() -> None:
    house = kd.Rules(grid=7)
    text = "wwwwwww/fffffff/lllllll/gggCsss/wwffll."
    assert codes(text, rules=house)[0][:1] == ["kingdom-too-large"]
    assert "kingdom-too-large" not in codes(text, rules=kd.Rules(mighty_duel=True))[0]


def test_kingdoms_that_need_the_same_domino_are_doubted_together() -> None:
    assert codes("ssC", "ffC") == [[], [], []]
    assert codes("ssC", "ssC") == [[], [], ["kingdoms-no-dominoes"]]  # one domino has two swamps
    assert codes("wm3C", "wm3C") == [[], [], ["square-too-often"]]
    assert codes("ssC", "ssC", "wC") == [[], [], ["kingdom-half"], ["kingdoms-no-dominoes"]]


def test_a_doubt_names_the_squares_that_show_it() -> None:
    (doubt,) = tally(["w..C"], CLASSIC).kingdoms[0].doubts[:1]
    assert doubt.squares == ("d7",)
    assert doubt.values == {"count": "1"}


def test_known_dominoes_are_taken_at_their_word() -> None:
    ada, bea = [Laid(1, ("e7", "f7"))], [Laid(2, ("e7", "f7"))]
    counted = tally(["wwC", "wwC"], CLASSIC, [ada, bea])
    assert [one.laid for one in counted.kingdoms] == [ada, bea]
    (doubt,) = tally(["wwC", "wwC"], CLASSIC, [ada, ada]).doubts
    assert (doubt.code, doubt.values) == ("domino-twice", {"domino": "1"})
    # What is left when the known one is taken away cannot be a domino.
    assert [d.code for d in tally(["wwwwC"], CLASSIC, [[Laid(1, ("d7", "e7"))]]).kingdoms[0].doubts] == [
        "kingdom-no-dominoes"
    ]


@pytest.mark.parametrize(
    "wrong",
    [
        Laid(3, ("e7", "f7")),  # looks different
        Laid(1, ("f7", "g7")),  # on the castle
        Laid(1, ("d7", "f7")),  # not side by side
        Laid(1, ("a1", "a2")),  # where nothing is
    ],
)
def test_known_dominoes_must_lie_where_they_are_said_to(wrong: Laid) -> None:
    with pytest.raises(kd.ParseError, match="does not lie there"):
        tally(["wwwC"], CLASSIC, [[wrong]])
    with pytest.raises(kd.ParseError, match="does not lie there"):
        tally(["wwwC"], CLASSIC, [[Laid(1, ("d7", "e7")), Laid(2, ("e7", "f7"))]])


def test_looking_for_dominoes_has_an_end() -> None:
    """What takes too long stays open: it is neither doubted nor found."""
    counted, _, doubts = core.tally(CLASSIC, kingdoms(played(4, seed=3)), [], steps=5)
    assert len(counted) == 4 and not doubts
    for *_, doubted, laid in counted:
        assert not doubted and not laid


# ---- the command ----


def kingdomino(*arguments: str, text: str | bytes = "", code: int = 0) -> str:
    data = text.encode() if isinstance(text, str) else text
    done = subprocess.run(
        [sys.executable, "-m", "kingdomino", "score", *arguments],
        input=data,
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == code, done.stderr.decode()
    assert b"Traceback" not in done.stderr
    return (done.stdout if code < 2 else done.stderr).decode()


def test_the_command_counts_territory_by_territory_and_names_the_winner() -> None:
    said = kingdomino(FULL, "wm3C", "--names", "Ada,Bea", "--rules", "harmony,middle-kingdom")
    assert said.startswith("Ada wins, 68 to 13.\n")
    for words in ("m1", "Mine", "4 x 8 = 32", "Harmony", "Middle Kingdom", "Bea", "1 x 3 =  3"):
        assert words in said


def test_the_command_reads_files_and_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "kingdoms.txt"
    file.write_text(f"\ufeff{FULL}\r\n\nwm3C\n", encoding="utf-8")
    once = kingdomino("--file", str(file), "--json")
    assert once == kingdomino(FULL, "wm3C", "--json") == kingdomino("--json", text=file.read_bytes())


def test_the_command_speaks_to_machines() -> None:
    found = json.loads(kingdomino("ssC", "ssC", "--json", "--names", "Ada,Bea", "--discarded", "11,12"))
    assert [(one["name"], one["kingdom"], one["total"]) for one in found["kingdoms"]] == [
        ("Ada", "ssC", 0),
        ("Bea", "ssC", 0),
    ]
    assert found["kingdoms"][0]["territories"] == [{"terrain": "swamp", "squares": 2, "crowns": 0, "points": 0}]
    assert (found["winners"], found["decided_by"]) == (["Ada", "Bea"], "shared")
    assert [doubt.split(":")[0] for doubt in found["doubts"]] == [
        "Bea",
        "Each kingdom is possible, but one box does not have the dominoes for all of them.",
    ]


def test_the_command_adds_up_a_dynasty() -> None:
    games = ("wm3C", "wm2C", "+", "ssC", "wm1C", "+", "wm3C")
    names = ("--rules", "dynasty", "--names", "Ada,Bea")
    said = kingdomino(*games, "wm1C", *names)
    assert said.startswith("Ada wins, 3 to 2.\n") and "Bea wins, 1 to 0." in said
    assert said.endswith("The Dynasty: Ada wins, 6 to 4.\n")
    two = json.loads(kingdomino("--json", *names, text="\n".join(games[:-2])))
    assert [game["winners"] for game in two["games"]] == [["Ada"], ["Bea"]]
    assert (two["totals"], two["winners"]) == ([3, 3], None)


@pytest.mark.parametrize(
    ("arguments", "text", "said"),
    [
        ((), "", "There is no kingdom to count."),
        (("C",) * 5, "", "At most 4 kingdoms"),
        ((), "C\n" * 5, "At most 4 kingdoms"),
        (("C", "--file", "-"), "", "not both"),
        (("--file", "nowhere.txt"), "", "nowhere.txt"),
        (("w4C",), "", "is not a square"),
        ((), b"\xffC", "is not a square"),
        (("C", "C", "--names", "Ada"), "", "2 kingdoms need as many names, not 1"),
        (("C", "--discarded", "x"), "", "--discarded needs a number"),
        (("C", "--discarded", "1,2"), "", "--discarded needs a number"),
        (("C", "+", "C", "C", "--rules", "dynasty"), "", "A Dynasty is up to 3 games"),
        (("C", "+", "C", "+", "C", "+", "C", "--rules", "dynasty"), "", "A Dynasty is up to 3 games"),
        (("C", "+", "w4C", "--rules", "dynasty"), "", "Kingdom 2"),
        (("+", "C", "--rules", "dynasty"), "", "There is no kingdom to count."),
        ((), "C\n" * 99, "At most 4 kingdoms"),
        (("C", "--rules", "magic"), "", "There is no rule 'magic'."),
        (("C", "C", "C", "--rules", "mighty-duel"), "", "The Mighty Duel is for 2 players, not 3."),
        (("C", "--edition", "dutch"), "", "--edition"),
    ],
)
def test_whatever_the_command_cannot_do_it_says_in_a_sentence(
    arguments: tuple[str, ...], text: str | bytes, said: str
) -> None:
    assert said in kingdomino(*arguments, text=text, code=2)


# ---- over the network ----


def test_a_page_is_told_points_places_and_doubts(served: Served) -> None:
    ada = served.visitor()
    asked = {
        "edition": "classic",
        "rules": {"harmony": True},
        "kingdoms": [{"text": FULL}, {"text": "wm3C/..w"}],
    }
    answer = ada.ask("POST", "/score", asked, status=200)
    assert answer["problem"] is None
    assert answer["rules"]["harmony"] is True
    found = answer["reckoning"]
    assert found["outcome"]["scores"] == [58, 3]
    assert (found["outcome"]["winners"], found["series"]) == ([0], None)
    full, other = found["kingdoms"]
    assert full["kingdom"]["frame"] == ["e5", "i9"]
    assert {(one["domino"], one["half"]) for one in full["kingdom"]["squares"]} >= {(48, 0), (48, 1)}
    assert [doubt["reason"]["code"] for doubt in other["doubts"]] == ["kingdom-half"]


def test_a_dynasty_is_added_up(served: Served) -> None:
    asked = {"edition": "classic", "kingdoms": [{"text": "wm3C"}, {"text": "wm2C"}], "dynasty": True}
    earlier = [[(40, 7, 9, 24), (41, 8, 9, 22)], [(30, 5, 5, 24), (30, 6, 6, 24)]]
    ada = served.visitor()
    second = ada.ask("POST", "/score", asked | {"earlier": earlier[:1]}, status=200)["reckoning"]["series"]
    assert (second["game"], second["games"], second["outcome"]) == (2, 3, None)
    assert second["standings"] == [[43, 7, 12, 26], [43, 8, 11, 24]]
    third = ada.ask("POST", "/score", asked | {"earlier": earlier}, status=200)["reckoning"]["series"]
    assert (third["outcome"]["winners"], third["outcome"]["decided_by"]) == ([1], "territory")


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"kingdoms": [{"text": "w9C"}]}, 422, "bad-kingdom"),
        ({"kingdoms": [{"text": "C"}, {"text": "wwwwwC"}]}, 200, "bad-kingdom"),
        ({"kingdoms": [{"text": "wwC", "dominoes": [{"number": 3, "squares": ["e7", "f7"]}]}]}, 422, "bad-kingdom"),
        ({"kingdoms": [{"text": "wwC", "dominoes": [{"number": 49, "squares": ["e7", "f7"]}]}]}, 422, "bad-request"),
        ({"kingdoms": [{"text": "wwC", "dominoes": [{"number": 1, "squares": ["e7", "z7"]}]}]}, 422, "bad-request"),
        ({"kingdoms": [{"text": "w" * 121}]}, 422, "bad-request"),
        ({"kingdoms": []}, 422, "bad-request"),
        ({"kingdoms": [{"text": "C"}] * 5}, 422, "bad-request"),
        ({"kingdoms": [{"text": "C"}] * 2, "dynasty": True, "earlier": [[(1, 1, 1, 1)]]}, 400, "bad-request"),
        ({"kingdoms": [{"text": "C"}], "earlier": [[(-1, 1, 1, 1)]]}, 422, "bad-request"),
        ({"kingdoms": [{"text": "C"}], "extra": 1}, 422, "bad-request"),
    ],
)
def test_what_a_page_must_not_ask_is_refused(served: Served, changes: Json, status: int, code: str) -> None:
    answer = served.visitor().ask("POST", "/score", {"edition": "classic"} | changes, status=status)
    assert answer["problem"]["code"] == code


def test_rules_that_make_no_sense_are_explained(served: Served) -> None:
    asked = {"edition": "tournament", "kingdoms": [{"text": "C"}] * 3}
    answer = served.visitor().ask("POST", "/score", asked, status=200)
    assert (answer["reckoning"], answer["problem"]["code"]) == (None, "rules-players")
    assert answer["rules"]["grid"] == 7
    answer = served.visitor().ask("POST", "/score", asked | {"edition": "dutch"}, status=200)
    assert (answer["rules"], answer["problem"]["code"]) == (None, "no-edition")
