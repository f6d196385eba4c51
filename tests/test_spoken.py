"""The page in every language: a whole game and every screen, with no word of another language and no key on it."""

import re

import pytest
from browsing import PHONE, Window
from playwright.sync_api import Browser, expect
from served import Served
from test_languages import OTHERS, same_as_english

from kingdomino.languages import language
from kingdomino.languages.catalogue import catalogue
from kingdomino.learn.lesson import STEPS

SCREENS = ("/", "/new", "/games", "/lobby", "/settings", "/help", "/nowhere")


def foreign(code: str) -> list[str]:
    """Whatever English says in a whole sentence or a few words, and this language says otherwise."""
    english, own = catalogue("en"), catalogue(code)
    said = {key: message.texts[0] for key, message in english.items() if len(message.texts) == 1}
    whole = {key: text for key, text in said.items() if not english[key].variables and not english[key].references}
    there = {" ".join(message.texts) for message in own.values()}
    return [t for key, t in whole.items() if len(t) > 8 and t not in there and key not in same_as_english(code)]


def check_words(window: Window, code: str) -> None:
    """Everything that can be seen or heard on the page."""
    names = (
        "[...document.querySelectorAll('[aria-label],[title],[alt],[placeholder]')].map((one) => "
        "['aria-label', 'title', 'alt', 'placeholder'].map((name) => one.getAttribute(name) ?? '').join('\\n'))"
    )
    text = window.page.evaluate(f"[document.title, document.body.textContent, ...{names}].join('\\n')")
    assert window.page.evaluate("document.documentElement.lang") == code
    lines = {line.strip() for line in text.split("\n")}
    assert not lines & set(foreign(code))
    assert not lines & set(catalogue("en"))
    assert not re.search(r"\{\s*\$|undefined|NaN", text)


@pytest.mark.parametrize("code", OTHERS)
def test_a_whole_game_in_the_language(browser: Browser, served: Served, code: str) -> None:
    with Window(browser, served, settings={"pace": 0, "motion": "none"}, locale=code, **PHONE) as window:
        for path in SCREENS:
            window.go(path)
            expect(window.page.locator("h1")).to_be_visible()
            window.settle()
            check_words(window, code)
        window.new_game("Ada", "normal", rules=("rule-harmony", "rule-middle_kingdom"))
        window.my_turn()
        check_words(window, code)
        window.read_as_text()
        check_words(window, code)
        window.click("as-picture")
        window.finish_as_text()
        check_words(window, code)


@pytest.mark.parametrize("code", OTHERS)
def test_the_whole_tutorial_and_the_score_helper_in_the_language(browser: Browser, served: Served, code: str) -> None:
    with Window(browser, served, settings={"motion": "none"}, locale=code, **PHONE) as window:
        window.context.add_init_script(f"localStorage['kingdomino.learn'] ??= '{len(STEPS) - 2}'")
        window.go("/learn")
        for step in reversed(range(len(STEPS) - 1)):
            expect(window.see("learn-progress")).to_have_attribute("data-step", str(step))
            check_words(window, code)
            if step:
                window.click("learn-back")
        window.go("/score#e=classic&r=harmony:true,middle_kingdom:true&p=:wm3C&p=:ffC/.ww/.ws1")
        expect(window.see("result")).to_be_visible()
        window.settle()
        check_words(window, code)


def test_the_language_changes_at_once_and_is_remembered(browser: Browser, served: Served) -> None:
    with Window(browser, served, locale="en") as window:
        window.go("/settings?lang=de")
        expect(window.page.locator("h1")).to_have_text("Einstellungen")
        window.see("language").select_option("is")
        expect(window.page.locator("h1")).to_have_text("Stillingar")
        assert "lang" not in window.page.url
        window.go("/")
        expect(window.see("play-now")).to_be_visible()
        check_words(window, "is")
        assert window.page.title() == f"Kingdomino: {language('is').say('home-title')}"


def test_times_and_names_of_languages_need_no_words_of_the_browser(browser: Browser, served: Served) -> None:
    """Chromium knows no Icelandic: its own lists, times and names of languages would be English."""
    with Window(browser, served, settings={"pace": 0}, locale="is") as window:
        window.new_game("Ada", "normal")
        window.my_turn()
        window.go("/games")
        ago = [language("is").say("ago-minutes", n=n) for n in range(5)]
        changed = "|".join(re.escape(language("is").say("games-changed", when=when)) for when in ago)
        expect(window.page.get_by_text(re.compile(changed)).first).to_be_visible()
        window.go("/settings")
        expect(window.see("language").locator("option[value=is]")).to_have_text("íslenska")
