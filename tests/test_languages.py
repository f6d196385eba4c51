"""Catalogues: every language says all that is said, with the right variables and plural forms, and nothing else."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast as fluent

from kingdomino.agents import AGENTS
from kingdomino.editions import EDITIONS
from kingdomino.languages import FOLDER, Language, language, languages, of_system, preferred, say, speaking
from kingdomino.languages.catalogue import PLURALS, Message, catalogue, counts, needed, page_types, read
from kingdomino.terminal.typed import words_for

ROOT = Path(__file__).parent.parent
ENGLISH = catalogue("en")
OTHERS = [code for code in languages() if code != "en"]

NUMBERS = (0, 1, 2, 5, 11, 19, 20, 21, 22, 100, 101)
"""Numbers that between them need every plural form of every language."""


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
        values = [NUMBERS if name in counted else choices[name] or ["Ada"] for name in names]
        for chosen in product(*(v if len(names) < 4 else v[:1] for v in values)):
            given: dict[str, Any] = dict(zip(names, chosen, strict=True))
            said = speaker.say(key, **given)
            assert said and said == said.strip() and "{" not in said, (key, said, message.texts)


# ---- numbers, and the words that they count ----

NOT_COUNTED = {
    "text, not a number": """
        accepted address agent bound chance code database day editions elo0 field file first folder format given
        header high host increment kept log longest low median move name names numbers option options owner p99 range
        rule second share shortest sign square table time value year commands-decision:lost
        scene-chooses:dominoes scene-claims-for:dominoes terminal-no-choice:dominoes""",
    "the number of one thing: 'domino 23'": """
        domino game line number place placed port rank round seat step commands-no-ply:ply fair-wrong-king:n
        fair-wrong-line:n new-draw-name:n new-remove:n tally-forget:n wait-fill-label:n wait-reopen-label:n""",
    "no noun: '3 more than before'": "by record-earned:all record-of:n record-open:n",
    "the form is chosen by $n, which is the same number": "click-needs-value:nargs",
}
"""Variables that may stand before a word and yet count nothing, by reason: in every message, or in one."""

ONLY: Mapping[str, Sequence[int]] = {
    "grid": (5, 7),
    "kings": (2, 3, 4),
    "commands-bench-case:players": (2, 3, 4),
    "commands-dynasty-games:games": (3,),
    "commands-too-many-kingdoms:most": (4,),
    "daily-spread-bar:to": range(4, 200, 5),
    "guide-count-so-far:all": (8,),
    "guide-duel:each": (24,),
    "guide-duel:rounds": (12,),
    "guide-middle:reach": (2, 3),
    "guide-prepare-players:max": (2, 3, 4),
    "learn-count:mine": (45,),
    "new-each-solo:n": (12, 24),
    "new-minutes:n": (15,),
    "new-seed-bad:n": (20,),
    "reason-kingdom-too-large:count": range(25, 49),
    "reason-kingdom-too-large:most": (12, 24),
    "reason-line-length:length": (3, 4),
    "reason-rules-harmony-full-grid:dominoes": (12, 24),
    "reason-too-high:size": range(6, 10),
    "reason-too-wide:size": range(6, 10),
    "record-chart:n": range(2, 41),
    "shield-comeback-how:n": (10,),
    "shield-crowns-how:n": (15,),
    "shield-hundred-how:n": (100,),
    "shield-rich-how:n": (40,),
    "shield-sixty-how:n": (60,),
    "shield-vast-how:n": (10,),
    "terminal-name-long:n": (20,),
    "terminal-no-clock:minutes": (15,),
    "wrong-comment-long:length": (2000,),
    "wrong-field-count:fields": range(7, 11),
    "wrong-header-limits:bytes": (4096,),
    "wrong-header-limits:headers": (50,),
    "wrong-header-long:length": (500,),
    "wrong-kingdom-high:size": (5, 7),
    "wrong-kingdom-wide:size": (5, 7),
}
"""The only values that some counts can have. A language with one form for all of them need not choose."""

UNCHANGED = {
    "da": "MB af d endnu et i kB løst med min ms og point s spil t til tilbage tilovers tip træk uden",
    "de": "MB Min Std T bis fehlerhaft für gelöst h in kB ms nicht ohne s und von übrig",
    "en": "MB and bad elsewhere for h in kB left min ms of s solved to unseen without",
    "is": "MB af afgangs annars borð d eftir ferli fyrir klst kB mín ms og ráð s stig til án í",
    "ro": "MB din fără h kB la min ms pentru s z în și",
}
"""Words that are the same after every number: units, prepositions, nouns with only one form."""

BARE, CHOSEN, MISSING = "\ue000", "\ue001", "\ue002"
"""Marks in a text: a number outside any plural selection, the start of a selected form, and of a wrong one."""

BESIDE = re.compile(rf"{BARE}\d+[ \u00a0\u202f]([^\W\d_]+)\b(?!/)")
"""A number outside any plural selection, and the word after it. 'games/s' is a unit."""


@dataclass(frozen=True)
class Saying:
    """The messages of a language, with a number for one variable; other variables stay as '$name'."""

    code: str
    messages: Mapping[str, Message]
    name: str
    number: int

    def texts(self, pattern: fluent.Pattern, chosen: bool = False) -> Iterator[str]:
        """Every text that a pattern can give, with marks."""
        parts = [
            [e.value] if isinstance(e, fluent.TextElement) else [*self._filled(e.expression, chosen)]
            for e in pattern.elements
        ]
        return map("".join, product(*parts))

    def _filled(self, part: Any, chosen: bool) -> Iterator[str]:
        if isinstance(part, fluent.SelectExpression):
            yield from self._variants(part, chosen)
        elif isinstance(part, fluent.MessageReference):
            yield from self.texts(self.messages[part.id.name].pattern, chosen)
        elif isinstance(part, fluent.VariableReference):
            yield f"${part.id.name}" if part.id.name != self.name else f"{'' if chosen else BARE}{self.number}"
        else:
            yield str(part.value)

    def _variants(self, choice: Any, chosen: bool) -> Iterator[str]:
        keys = (v.key.name if isinstance(v.key, fluent.Identifier) else v.key.value for v in choice.variants)
        variants = dict(zip(keys, (variant.value for variant in choice.variants), strict=True))
        named = {key for key in variants if not key.isdigit()}
        if choice.selector.id.name != self.name or not named or named - PLURALS:
            for variant in variants.values():
                yield from self.texts(variant, chosen)
            return
        number, category = str(self.number), Locale(self.code).plural_form(self.number)
        default = next(variant.value for variant in choice.variants if variant.default)
        key = next((key for key in variants if key in (number, category)), None)
        shown = any(number in text for text in self.texts(default, True))
        for text in self.texts(variants[key] if key else default, True):
            # What suits only 1, such as 'one square', must not be said of 21.
            hidden = shown and self.number > 1 and key != number and number not in text
            yield (MISSING if hidden or not key else CHOSEN) + text


@dataclass(frozen=True)
class Fault:
    """A number with which a message is wrong."""

    code: str
    key: str
    name: str
    number: int
    word: str
    """What follows the number, in the same form for all numbers; '' if the form for this number is missing."""
    text: str

    def __str__(self) -> str:
        what = f"stands before {self.word!r}, which is the same for all numbers" if self.word else "has no form"
        return f"{self.code}: {self.key}: ${self.name} = {self.number} {what}: {self.text}"

    @property
    def excuse(self) -> str | None:
        """The entry of a table above that allows this."""
        if not self.word:
            return None
        in_message = f"{self.key}:{self.name}"
        if in_message in ALL_NOT_COUNTED:
            return in_message
        if self.name in ALL_NOT_COUNTED and self.name not in counts(self.key):
            return self.name
        for entry in (in_message, self.name):
            if entry in ONLY and len({Locale(self.code).plural_form(n) for n in ONLY[entry]}) == 1:
                return entry
        return f"{self.code}:{self.word}" if self.word in UNCHANGED.get(self.code, "").split() else None


ALL_NOT_COUNTED = {entry for entries in NOT_COUNTED.values() for entry in entries.split()}


def faults(code: str, messages: Mapping[str, Message]) -> Iterator[Fault]:
    """What is wrong with messages, before any exception is made."""
    for key, message in messages.items():
        for name in sorted(needed(key, dict(messages))):
            for number in NUMBERS:
                for text in Saying(code, messages, name, number).texts(message.pattern):
                    plain = " ".join(re.sub(f"[{BARE}{CHOSEN}{MISSING}]", "", text).split())
                    if MISSING in text:
                        yield Fault(code, key, name, number, "", plain)
                    for word in BESIDE.findall(text):
                        yield Fault(code, key, name, number, word, plain)


@cache
def found(code: str) -> tuple[Fault, ...]:
    return tuple(faults(code, catalogue(code)))


@pytest.mark.parametrize("code", languages())
def test_every_number_has_its_form(code: str) -> None:
    """A number directly before a word chooses its form, and no form is missing."""
    wrong = {(fault.key, fault.name): str(fault) for fault in reversed(found(code)) if not fault.excuse}
    assert not wrong, "\n".join(sorted(wrong.values()))


@pytest.mark.parametrize("code", languages())
def test_no_form_is_given_that_no_number_needs(code: str) -> None:
    forms = {Locale(code).plural_form(n) for n in range(200)} | {"other"}
    wrong = [
        (message.key, sorted(selection.keys - forms))
        for message in catalogue(code).values()
        for selection in message.selections
        if selection.is_plural and not selection.keys <= forms
    ]
    assert wrong == []


def test_every_exception_is_needed() -> None:
    used = {fault.excuse for code in languages() for fault in found(code)}
    unchanged = {f"{code}:{word}" for code, words in UNCHANGED.items() for word in words.split()}
    assert sorted((ALL_NOT_COUNTED | ONLY.keys() | unchanged) - used) == []


@pytest.mark.parametrize(
    ("code", "text", "number"),
    [
        ("ro", "a = { $n } puncte", 0),
        ("ro", "a = { $n ->\n    [one] { $n } punct\n   *[other] { $n } puncte\n  }", 0),
        ("is", "a = { $n } reitir", 0),
        ("is", "a = { $n ->\n    [1] { $n } reitur\n   *[other] { $n } reitir\n  }", 21),
        ("is", "a = { $n ->\n    [one] einn reitur\n   *[other] { $n } reitir\n  }", 21),
        ("is", "a = { b }\nb = { $n } { $m ->\n    [one] reitur\n   *[other] reitir\n  }", 0),
        ("en", "a = { $n -> \n    [0] none\n   *[other] { $n } points\n  }", 1),
    ],
)
def test_numbers_without_their_forms_are_found(code: str, text: str, number: int) -> None:
    wrong = [fault for fault in faults(code, {message.key: message for message in read(text)}) if not fault.excuse]
    assert wrong and (wrong[0].key, wrong[0].name, wrong[0].number) == ("a", "n", number)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("ro", "a = { $n ->\n    [one] { $n } punct\n    [few] { $n } puncte\n   *[other] { $n } de puncte\n  }"),
        ("is", "a = { $n } { $n ->\n    [0] enginn\n    [one] reitur\n   *[other] reitir\n  }"),
        ("da", "a = { $n } point"),
        ("en", "a = Domino { $domino } fits."),
    ],
)
def test_numbers_with_their_forms_are_not(code: str, text: str) -> None:
    messages = {message.key: message for message in read(text)}
    assert [fault for fault in faults(code, messages) if not fault.excuse] == []


def test_a_count_cannot_be_given_as_its_text() -> None:
    """Every test refuses it: `counts_are_numbers` in conftest.py."""
    with pytest.raises(AssertionError, match="points-counted"):
        say("points-counted", points="5")


def test_what_a_page_counts_has_to_be_a_number() -> None:
    types = page_types()
    assert '"points-counted": { points: number };' in types
    assert '"daily-best-by": { name: Value; points: number };' in types, "counted in a message that it refers to"


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
