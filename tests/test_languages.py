"""Catalogues: every language says all that is said, with the right variables and plural forms, and nothing else."""

import ast
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from babel import Locale

from kingdomino.agents import AGENTS
from kingdomino.editions import EDITIONS
from kingdomino.languages import FOLDER, Language, language, languages, of_system, preferred, say, speaking
from kingdomino.languages.catalogue import PLURALS, Message, catalogue, needed, read
from kingdomino.terminal.typed import words_for

ROOT = Path(__file__).parent.parent
ENGLISH = catalogue("en")
OTHERS = [code for code in languages() if code != "en"]

SAMPLES = (0, 1, 2, 5, 21)
"""Numbers that fall into different plural categories somewhere."""


def tell(message: Message) -> str:
    return " ".join(" ".join(message.texts).split())


@cache
def same_as_english(code: str) -> set[str]:
    """The messages that a language says are rightly the same: `### Same in English: app-name, …` in its files."""
    texts = (file.read_text(encoding="utf-8") for file in (FOLDER / code).glob("*.ftl"))
    lists = re.findall(r"^### Same in English: (.*)$", "\n".join(texts), re.M)
    return {key.strip() for keys in lists for key in keys.split(",")}


# ---- every language against English ----


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_is_there_and_in_its_file(code: str) -> None:
    own = catalogue(code)
    assert sorted(set(ENGLISH) - set(own)) == []
    for key in ENGLISH:
        assert own[key].file == ENGLISH[key].file, key


@pytest.mark.parametrize("code", OTHERS)
def test_what_a_language_has_beyond_english_is_used_by_its_own_messages(code: str) -> None:
    own = catalogue(code)
    referred = {other for message in own.values() for other in message.references}
    assert sorted(set(own) - set(ENGLISH) - referred) == []


@pytest.mark.parametrize("code", languages())
def test_references_lead_somewhere(code: str) -> None:
    own = catalogue(code)
    assert sorted({other for message in own.values() for other in message.references} - set(own)) == []


@pytest.mark.parametrize("code", OTHERS)
def test_messages_have_the_variables_of_english(code: str) -> None:
    own = catalogue(code)
    wrong = {key: needed(key, own) ^ needed(key, ENGLISH) for key in ENGLISH if key in own}
    assert {key: names for key, names in wrong.items() if names} == {}


@pytest.mark.parametrize("code", languages())
def test_plurals_have_every_form_that_whole_numbers_need(code: str) -> None:
    rule = Locale(code).plural_form
    forms = {rule(n) for n in range(200)}
    wrong = [
        (message.key, sorted(selection.keys))
        for message in catalogue(code).values()
        for selection in message.selections
        if selection.is_plural and selection.keys != forms | {"other"}
    ]
    assert wrong == []


@pytest.mark.parametrize("code", OTHERS)
def test_variants_by_name_are_those_of_english(code: str) -> None:
    """Whatever depends on a land or a level depends on all of them."""
    known: dict[str, set[frozenset[str]]] = {}
    for message in ENGLISH.values():
        for selection in message.selections:
            known.setdefault(selection.variable, set()).add(selection.keys)
    wrong = [
        (message.key, selection.variable, sorted(selection.keys))
        for message in catalogue(code).values()
        for selection in message.selections
        if not selection.is_plural
        and selection.keys not in known.get(selection.variable, set())
        and not selection.keys <= {"other"}
    ]
    assert wrong == []


@pytest.mark.parametrize("code", OTHERS)
def test_no_english_is_left_over(code: str) -> None:
    own = catalogue(code)
    left = {
        key
        for key, message in ENGLISH.items()
        if key in own and re.search(r"[^\W\d_]{3}", tell(message)) and tell(own[key]) == tell(message)
    }
    assert sorted(left - same_as_english(code)) == []
    assert sorted(same_as_english(code) - left) == [], "these differ from English"


@pytest.mark.parametrize("code", languages())
def test_everything_can_be_said(code: str) -> None:
    speaker, own = language(code), catalogue(code)
    for key, message in own.items():
        assert speaker.has(key)
        names = sorted(needed(key, own))
        choices = {
            name: sorted(
                {k for m in own.values() for s in m.selections if s.variable == name for k in s.keys - PLURALS}
            )
            for name in names
        }
        counted = {s.variable for m in own.values() for s in m.selections if s.is_plural}
        values = [SAMPLES if name in counted else choices[name] or ["Ada"] for name in names]
        for chosen in product(*(v if len(names) < 4 else v[:1] for v in values)):
            given: dict[str, Any] = dict(zip(names, chosen, strict=True))
            said = speaker.say(key, **given)
            assert said and said == said.strip() and "{" not in said, (key, said, message.texts)


# ---- what the sources say ----


def sources() -> str:
    page = [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    files = [f for f in page if not f.name.endswith((".test.ts", "keys.ts"))] + [*(ROOT / "src").rglob("*.py")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_every_message_is_used() -> None:
    code = sources()
    # What is put together: t(`help-${part}`), named("level", level), say(f"terminal-{word}").
    begins = {
        head for heads in re.findall(r"[`\"]([a-z]+-[\w-]*)\$?\{|named\(\s*[`\"]([a-z_-]+)", code) for head in heads
    }
    begins = {head if head.endswith("-") else f"{head}-" for head in begins - {""}}
    quoted = set(re.findall(r"[\"'`]([\w-]+)(?=[\"'`])", code))
    referred = {other for message in ENGLISH.values() for other in message.references}
    unused = [
        key
        for key in ENGLISH
        if key not in quoted and not any(key.startswith(head) for head in begins) and key not in referred
    ]
    assert unused == []


@dataclass(frozen=True)
class Said:
    """One `say(...)` of Python: the keys that it can have as patterns, its values (None: not known here), and where."""

    patterns: tuple[str, ...]
    values: frozenset[str] | None
    where: str


def _patterns(key: ast.expr, function: ast.AST) -> Iterator[str]:
    """What an expression can be, as regular expressions; a name is whatever its function assigns to it."""
    if isinstance(key, ast.Constant):
        yield re.escape(str(key.value))
    elif isinstance(key, ast.JoinedStr):
        yield "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"\w+" for p in key.values)
    elif isinstance(key, ast.IfExp):
        yield from (*_patterns(key.body, function), *_patterns(key.orelse, function))
    elif isinstance(key, ast.Name):
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == key.id for t in node.targets):
                yield from _patterns(node.value, function)


def said_in_python() -> Iterator[Said]:
    for file in (ROOT / "src").rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        for function in functions:
            for call in ast.walk(function):
                named = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "say"
                if not named or not isinstance(call, ast.Call):
                    continue
                names = [word.arg for word in call.keywords]
                values = None if None in names else frozenset(name for name in names if name)
                yield Said(tuple(_patterns(call.args[0], function)), values, f"{file.name}: {ast.unparse(call)}")


FILLED_IN = (
    "__init__.py: say(key",
    "page.py: say(key)",
    "spoken.py: say(CLICK[one]",
    "spoken.py: say(key, **getattr(one, 'given', {}))",
)
"""Those whose keys are given elsewhere: by commands, their options, and the list of what click says."""


def test_python_says_what_there_is_with_exactly_its_values() -> None:
    found = list(said_in_python())
    assert len(found) > 200
    for said in found:
        keys = {key for pattern in said.patterns for key in ENGLISH if re.fullmatch(pattern, key)}
        assert keys or said.where.startswith(FILLED_IN), said.where
        for key in keys:
            assert said.values is None or needed(key, ENGLISH) == set(said.values), (key, said.where)


TYPED = [key for key in ENGLISH if key.startswith("typed-")]
TOGETHER = ({"typed-none", "typed-no"}, {"typed-new", "typed-no"})
"""What is never asked for at the same time may share a word."""


@pytest.mark.parametrize("code", languages())
def test_no_word_that_is_typed_means_two_things(code: str) -> None:
    """Nor can it be taken for a square, a number or a name of a computer player."""
    with speaking(code):
        meanings = {
            word: {key for key in TYPED if word in words_for(key.removeprefix("typed-"))}
            for key in TYPED
            for word in words_for(key.removeprefix("typed-"))
        }
    for word, keys in meanings.items():
        assert len(keys) == 1 or keys in TOGETHER, (word, keys)
        assert word == word.lower() and word not in AGENTS and word not in EDITIONS
        assert not re.fullmatch(r"\d+|[a-m]\d+.*|--|dynasty|harmony|middle-kingdom|mighty-duel", word), word


@pytest.mark.parametrize("code", languages())
def test_what_stands_in_backquotes_can_be_typed(code: str) -> None:
    own = catalogue(code)
    with speaking(code):
        known = {word for key in TYPED for word in words_for(key.removeprefix("typed-"))}
    for key, message in own.items():
        if message.file == "terminal":
            for typed in re.findall(r"`(\w[^`{]*)`", " ".join(message.texts)):
                assert typed.split()[0] in known or typed.isdigit(), (key, typed)


def test_a_server_speaks_many_languages_at_once() -> None:
    """Each thread its own, however many begin to read the same words."""

    def said(code: str) -> str:
        with speaking(code):
            together.wait()
            return say("home-title")

    codes = [*languages(), *languages()]
    together = Barrier(len(codes))
    language.cache_clear()
    with ThreadPoolExecutor(len(codes)) as threads:
        assert list(threads.map(said, codes)) == [Language(code).say("home-title") for code in codes]
    assert say("home-title") == language("en").say("home-title")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    poor = Language("de")
    poor._entries = {}
    assert poor.say("terrain-wheat") == "Wheat"


def test_a_value_of_any_length_can_be_said() -> None:
    assert len(language("en").say("wrong-not-a-file", file="x" * 100_000)) < 1000


# ---- the checks themselves, and choosing a language ----


def test_a_file_that_is_not_fluent_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        list(read("broken = { $n ->\n", "page"))


def test_what_a_message_needs_includes_what_it_refers_to() -> None:
    messages = {m.key: m for m in read("a = { b } { $x }\nb = { $n ->\n    [one] 1\n   *[other] { $m }\n  }\n")}
    assert needed("a", messages) == {"x", "n", "m"}


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["en-GB"], "en"),
        (["xx", "EN_us.UTF-8"], "en"),
        ([], "en"),
        (["../../etc", "e" * 10_000], "en"),
    ],
)
def test_the_first_language_that_there_is(tags: list[str], code: str) -> None:
    assert preferred(tags) == code


def test_the_language_of_the_system() -> None:
    assert of_system({"LANG": "en_GB.UTF-8"}) == "en"
    assert of_system({"LANG": "C", "LANGUAGE": "de"}) == "en"
    assert of_system({}) == "en"
    assert of_system({"KINGDOMINO_LANG": "de", "LANG": "C"}) == "de"
    assert of_system({"KINGDOMINO_LANG": "xx", "LANG": "de_AT"}) == "en"
    if "de" in languages():
        assert of_system({"LANG": "de_AT.UTF-8"}) == "de"
        assert of_system({"LANG": "en_GB.UTF-8", "LANGUAGE": "xx:de:en"}) == "de"
        assert of_system({"LC_ALL": "C", "LANG": "de_DE"}) == "en"
