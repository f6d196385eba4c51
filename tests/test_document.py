"""The page's document: in the visitor's language before the page can speak, whatever a visitor sends."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from served import Served

from kingdomino.languages import language, languages


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    data: Path = tmp_path_factory.mktemp("data") / "games"
    with Served(data) as served, httpx.Client(base_url=served.url) as client:
        yield client


def spoken(answer: httpx.Response) -> str:
    """The language of a document; that the answer says the same is checked on the way."""
    found = re.search(r'<html lang="(\w+)" dir="ltr">', answer.text)
    assert found and answer.headers["content-language"] == found[1]
    return found[1]


@pytest.mark.parametrize("code", languages())
def test_the_document_is_in_the_language_of_the_browser(site: httpx.Client, code: str) -> None:
    say = language(code).say
    answer = site.get("/new", headers={"Accept-Language": f"xx, {code}-XY;q=0.9, en;q=0.1"})
    assert spoken(answer) == code
    assert f"<title>{say('app-name')}: {say('home-title')}</title>" in answer.text
    for name in ('name="description"', 'property="og:description"'):
        found = re.search(rf'<meta {name} content="([^"]*)"', answer.text)
        assert found and unescape(found[1]) == say("app-description")
    manifest = site.get(re.findall(r'rel="manifest" href="([^"]*)"', answer.text)[0]).json()
    assert manifest["lang"] == code
    assert manifest["description"] == say("app-description")
    assert [shortcut["name"] for shortcut in manifest["shortcuts"]] == [say("new-title")]


def test_its_words_are_fetched_with_it(site: httpx.Client) -> None:
    for code in languages():
        early = re.findall(r'rel="modulepreload" href="([^"]*)"', site.get(f"/?lang={code}").text)
        words = [site.get(path).text for path in early if re.search(r"/(terms|page)-", path)]
        assert len(words) == 2
        assert all(language(code).say(key) in "".join(words) for key in ("home-title", "terrain-mine"))


def test_the_address_comes_before_the_cookie_and_the_cookie_before_the_browser(site: httpx.Client) -> None:
    wanted = {"Accept-Language": "xx", "Cookie": "lang=en"}
    assert spoken(site.get("/?lang=en", headers=wanted)) == "en"
    other = next(code for code in languages() if code != "en")
    assert spoken(site.get("/", headers={"Accept-Language": "en", "Cookie": f"lang={other}"})) == other
    assert spoken(site.get("/?lang=en", headers={"Accept-Language": other, "Cookie": f"lang={other}"})) == "en"


@pytest.mark.parametrize("nonsense", ['"><script>', "../../en", "x" * 400, "en;q=x", ",,,;q=;q=", "\xc3\xa9"])
def test_nonsense_is_answered_in_english(site: httpx.Client, nonsense: str) -> None:
    headers = {b"Accept-Language": nonsense.encode("latin-1")}
    answer = site.get("/", params={"lang": nonsense}, headers=headers)
    assert answer.status_code == 200
    assert spoken(answer) == "en"
    assert "<script>" not in answer.text


def test_the_picture_of_a_link_is_where_the_page_is(site: httpx.Client) -> None:
    answer = site.get("/table/x", headers={"Host": "games.test"})
    assert '<meta property="og:image" content="http://games.test/icon-512.png" />' in answer.text
    assert site.get("/", headers={"Host": 'a"b.test'}).status_code == 400


@pytest.mark.parametrize(
    ("accepted", "coding"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None), ("brr", None)]
)
def test_scripts_are_sent_as_small_as_the_browser_can_read_them(
    site: httpx.Client, accepted: str, coding: str | None
) -> None:
    script = re.findall(r'src="(/assets/[^"]*)"', site.get("/").text)[0]
    with site.stream("GET", script, headers={"Accept-Encoding": accepted}) as answer:
        sent = len(b"".join(answer.iter_raw()))
    whole = len(site.get(script, headers={"Accept-Encoding": "identity"}).content)
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding" and "immutable" in answer.headers["cache-control"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert sent < whole / 2 if coding else sent == whole
