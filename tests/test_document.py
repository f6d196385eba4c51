"""The page's document and what links to a table show, in the visitor's language, whatever a visitor sends."""

import asyncio
import base64
import hashlib
import json
import re
import subprocess
from collections.abc import Iterator
from html import unescape
from itertools import count
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from served import PATIENCE, Served

from kingdomino.errors import Refused
from kingdomino.languages import language, languages
from kingdomino.server import preview
from kingdomino.server.guard import SECURITY
from kingdomino.server.limits import RATES, Limits, Rate
from kingdomino.server.messages import NewGame, NewSeat
from kingdomino.server.page import WEB, keeper
from kingdomino.server.preview import MOST_KEPT, MOST_WAITING, Moment, Previews
from kingdomino.server.store import Store, sqlite_url
from kingdomino.server.tables import Tables


@pytest.fixture(scope="module")
def site(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.url, timeout=PATIENCE) as client:
        yield client


def spoken(answer: httpx.Response) -> str:
    """The language of a document; that the answer says the same is checked on the way."""
    found = re.search(r'<html lang="(\w+)" dir="ltr">', answer.text)
    assert found and answer.headers["content-language"] == found[1]
    return found[1]


def found_at(answer: httpx.Response, kind: str) -> httpx.URL:
    """Where the document says that something of that kind lies."""
    return answer.url.join(re.findall(rf'rel="{kind}" href="([^"]*)"', answer.text)[0])


@pytest.mark.parametrize("code", languages())
def test_the_document_is_in_the_language_of_the_browser(site: httpx.Client, code: str) -> None:
    say = language(code).say
    answer = site.get("/new", headers={"Accept-Language": f"xx, {code}-XY;q=0.9, en;q=0.1"})
    assert spoken(answer) == code
    assert f"<title>{say('app-name')}: {say('home-title')}</title>" in answer.text
    for name in ('name="description"', 'property="og:description"'):
        found = re.search(rf'<meta {name} content="([^"]*)"', answer.text)
        assert found and unescape(found[1]) == say("app-description")
    at = found_at(answer, "manifest")
    manifest = site.get(at).json()
    assert manifest["lang"] == code
    assert manifest["description"] == say("app-description")
    assert [shortcut["name"] for shortcut in manifest["shortcuts"]] == [say("new-title"), say("home-games")]
    pictures = [*manifest["icons"], *(icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"])]
    for address in {at.join(picture["src"]) for picture in pictures} | {found_at(answer, "apple-touch-icon")}:
        assert site.get(address).headers["content-type"].startswith("image/")


def test_its_words_are_fetched_with_it(site: httpx.Client) -> None:
    for code in languages():
        early = re.findall(r'rel="modulepreload" href="([^"]*)"', site.get(f"/?lang={code}").text)
        words = [site.get(path).text for path in early if re.search(r"/(terms|page)-", path)]
        assert len(words) == 2
        assert all(language(code).say(key) in "".join(words) for key in ("home-title", "terrain-mine"))


@pytest.mark.parametrize(
    "path", ["/", "/new", "/games/", "/table/x", "/table/x/replay", "/table/x%2Fy", "//x", "/a/b/c/d?e=/"]
)
def test_its_files_are_named_from_wherever_it_is_asked_for(site: httpx.Client, path: str) -> None:
    """So a proxy may show the server below any path: nothing in the document begins at the root of the host."""
    answer = site.get(path)
    below = answer.url.copy_with(raw_path=b"/some/path" + answer.url.raw_path)
    named = re.findall(r' (?:src|href)="([^"]*)"', answer.text)
    assert len(named) > 5
    for name in named:
        there = below.join(name).path
        assert there.startswith("/some/path/") and site.get(there.removeprefix("/some/path")).status_code == 200


def kept(site: httpx.Client) -> dict[str, Any]:
    """What the service worker has been told to keep."""
    answer = site.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    found: dict[str, Any] = json.loads(answer.text.splitlines()[0].removeprefix("const KEPT = ").removesuffix(";"))
    return found


def test_everything_that_the_page_is_made_of_is_kept_with_its_hash(site: httpx.Client) -> None:
    listed = kept(site)
    assert listed["server"] and listed["page"] == "index.html"
    for name, hash in listed["files"].items():
        assert base64.b64encode(hashlib.sha256(site.get(f"/{name}").content).digest()).decode() == hash, name
    built = {file.relative_to(WEB).as_posix() for file in WEB.rglob("*") if file.is_file()}
    packed = {name for name in built if name.endswith((".br", ".gz"))}
    described = {"assets/grenze-license.txt", "manifest.webmanifest", "sw.js"}
    assert set(listed["files"]) == {name for name in built - packed - described if not name.startswith(".vite/")}
    words = [name for name in listed["files"] if re.search(r"/(terms|page|guide|learn|score|notation)-", name)]
    assert len([name for name in words if name.endswith(".js")]) >= 6 * len(languages())


def test_the_document_that_is_kept_is_for_every_address_and_language(site: httpx.Client) -> None:
    answer = site.get("/index.html", headers={"Accept-Language": "de", "Cookie": "lang=de"})
    assert '<html lang="en" dir="ltr">' in answer.text and "data-server" not in answer.text
    assert answer.headers["content-security-policy"] == SECURITY["Content-Security-Policy"]
    assert "set-cookie" not in answer.headers and "Cookie" not in answer.headers.get("vary", "")


def test_another_version_is_another_script() -> None:
    """Whatever changes: a file, the document, or only the headers that the server sends with them."""
    scripts = {
        keeper("<p>", served=True, headers={"A": "b"}),
        keeper("<p>", served=True, headers={"A": "c"}),
        keeper("<b>", served=True, headers={"A": "b"}),
        keeper("<p>", served=False),
    }
    versions = {re.search(r'"version": "(\w{16})"', script)[1] for script in scripts}  # type: ignore[index]
    assert len(versions) == 4
    assert keeper("<p>", served=False) in scripts


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
    below = site.get("/table/x", headers={"Host": "games.test", "X-Forwarded-Prefix": "/some/path"})
    assert '<meta property="og:image" content="http://games.test/some/path/icon-512.png" />' in below.text
    for nonsense in ("", "/", "/a//b", "/a b", '/"><script>', "//evil.test/../..", "/x" * 50, "http://evil.test"):
        answer = site.get("/", headers={"Host": "games.test", "X-Forwarded-Prefix": nonsense})
        assert 'content="http://games.test/icon-512.png"' in answer.text


def test_a_stranger_does_not_say_where_the_page_is(served: Served) -> None:
    """What a proxy forwards is believed of a proxy only, which is on this machine and calls from 127.0.0.1."""
    headers = {"Host": "games.test", "X-Forwarded-Prefix": "/some/path", "X-Forwarded-Proto": "https"}
    for address, site in (("127.0.0.1", "https://games.test/some/path/"), ("127.0.0.2", "http://games.test/")):
        calling = httpx.HTTPTransport(local_address=address)
        with httpx.Client(base_url=served.url, timeout=PATIENCE, headers=headers, transport=calling) as client:
            assert f'<meta property="og:image" content="{site}icon-512.png" />' in client.get("/").text


# ---- links to a table ----


def shown(answer: httpx.Response) -> dict[str, str]:
    """What a link shows: its metadata by name."""
    found = re.findall(r'<meta (?:name|property)="([^"]*)" content="([^"]*)" />', answer.text)
    assert len(dict(found)) == len(found) - len(languages()) + 2  # only the other languages are there more than once
    return {name: unescape(content) for name, content in found}


def test_a_link_to_a_table_shows_who_plays_in_the_language_of_the_reader(served: Served, site: httpx.Client) -> None:
    ada = served.visitor()
    name = '<b>"{site}&'
    waiting = ada.ask("POST", "/tables", {"seats": [{"kind": "person", "name": name}, {"kind": "open"}]})["id"]
    for code in languages():
        link = shown(site.get(f"/table/{waiting}?lang={code}", headers={"Host": "games.test"}))
        assert link["og:title"] == language(code).say("preview-waiting", n=1, names=name)
        assert link["og:image"].startswith(f"http://games.test/api/tables/{waiting}/picture.png?lang={code}&ply=")
        assert link["twitter:card"] == "summary_large_image"
    over = ada.new_game("Ada", "easy")
    with ada.sit(over) as sitting:
        names = [seat["name"] for seat in sitting.table["seats"]]
        for path in (f"/table/{over}", f"/table/{over}/replay", f"/table/{over}/"):
            assert shown(site.get(path))["og:title"] == f"Kingdomino: {names[0]} and {names[1]}".replace("easy", "Easy")
        sitting.send("resign", seat=0)
        sitting.until(lambda table: table["outcome"])
        ended = shown(site.get(f"/table/{over}"))
        assert ended["og:title"] == "Easy won!" and "replay" in ended["description"]


def test_a_link_to_the_deal_of_the_day_says_so_and_gives_nothing_away(served: Served, site: httpx.Client) -> None:
    ada = served.visitor()
    id = ada.ask("POST", "/daily", {"name": "Ada"})["id"]
    for code in languages():
        for path in ("/daily", "/daily/", "/daily/2026-01-31", f"/table/{id}", f"/table/{id}/replay"):
            answer = site.get(f"{path}?lang={code}", headers={"Host": "games.test"})
            link = shown(answer)
            assert link["og:title"] == f"Kingdomino: {language(code).say('daily-title')}"
            assert link["description"] == language(code).say("preview-daily-about")
            assert link["og:image"] == "http://games.test/icon-512.png" and "Ada" not in answer.text


def test_a_link_for_spectators_shows_the_same_and_not_the_invitation(served: Served, site: httpx.Client) -> None:
    ada = served.visitor()
    id = ada.ask("POST", "/tables", {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]})["id"]
    watch = ada.ask("GET", f"/tables/{id}")["watch"]
    answer = site.get(f"/table/{watch}")
    assert id not in answer.text and watch in shown(answer)["og:image"]


@pytest.mark.parametrize("path", ["x", "x/replay", "../x", "%00", "x/replay/y", "'%22%3E%3Cscript%3E", "w-" + "x" * 40])
def test_a_link_to_no_table_shows_the_page_itself(site: httpx.Client, path: str) -> None:
    link = shown(site.get(f"/table/{path}"))
    assert link["og:image"].endswith("/icon-512.png") and "twitter:card" not in link
    assert link["og:title"] == shown(site.get("/"))["og:title"]


def test_pictures_to_share(served: Served, site: httpx.Client) -> None:
    ada = served.visitor()
    id = ada.new_game("Þórunn \N{GRINNING FACE} 日本", "easy")
    drawn = site.get(f"/api/tables/{id}/picture.svg?lang=de")
    assert drawn.headers["content-type"] == "image/svg+xml" and "no-store" in drawn.headers["cache-control"]
    words = [text.text for text in ElementTree.fromstring(drawn.text).iter("{http://www.w3.org/2000/svg}text")]
    assert "Þórunn \N{GRINNING FACE} 日本" in words and language("de").say("level-easy") in words
    painted = site.get(f"/api/tables/{id}/picture.png", params={"lang": "de", "ply": 1})
    assert painted.content.startswith(b"\x89PNG") and "max-age" in painted.headers["cache-control"]
    alien = "cross-origin-resource-policy"  # what other sites may show, and so learn the size of
    assert (drawn.headers[alien], painted.headers[alien]) == ("same-origin", "cross-origin")
    assert [int.from_bytes(painted.content[start : start + 4]) for start in (16, 20)] == [1200, 630]
    for query, status in (
        ("ply=999", 422),
        ("ply=-1", 422),
        ("ply=x", 422),
        (f"lang={'x' * 21}", 422),
        ("lang=<x>", 200),
    ):
        assert site.get(f"/api/tables/{id}/picture.svg?{query}").status_code == status
    for kind in ("svg", "png"):
        assert site.get(f"/api/tables/unknown/picture.{kind}").status_code == 404


def test_pictures_are_made_once_and_not_without_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask, few are kept and few may wait; one that cannot be made is asked for again."""
    made, limits = count(), Limits(rates=RATES | {"paint": Rate("pictures", MOST_KEPT + 2, 0.001)})

    def paint(moment: Moment, code: str) -> bytes:
        number = next(made)
        if code == "ro":
            raise subprocess.TimeoutExpired("painter", 1)
        return b"%d" % number

    async def main() -> None:
        store = await Store.open(sqlite_url(tmp_path))
        previews, tables = Previews(), Tables(store)
        try:
            seats = [NewSeat(kind="person"), NewSeat(kind="person")]
            table = await tables.get(await tables.setting.create("ada", NewGame(seats=seats)))
            while table.game.ply <= MOST_KEPT:
                await table.play_on(table.game.legal_moves[0])

            async def ask(*plies: int, code: str = "en") -> list[bytes]:
                asked = (previews.png(table, code, ply, lambda: limits.take("paint", "192.0.2.1")) for ply in plies)
                return await asyncio.gather(*asked)

            with pytest.raises(Refused) as broken:
                await ask(0, code="ro")
            assert broken.value.code == "unavailable"
            assert await ask(0, 0, 0) == [b"1"] * 3
            assert await ask(0) == [b"1"]
            with pytest.raises(Refused) as crowded:
                await ask(*range(1, MOST_WAITING + 2))
            assert crowded.value.code == "too-many"
            for ply in range(1, MOST_KEPT + 1):  # the first has to make room
                await ask(ply)
            before = next(made)
            await ask(MOST_KEPT)
            with pytest.raises(Refused) as costly:
                await ask(0)
            assert costly.value.code == "too-many" and next(made) == before + 1
        finally:
            previews.close()
            await tables.close()
            await store.close()

    monkeypatch.setattr(preview, "_painted", paint)
    asyncio.run(main())


@pytest.mark.parametrize(
    ("accepted", "coding"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None), ("brr", None)]
)
def test_scripts_are_sent_as_small_as_the_browser_can_read_them(
    site: httpx.Client, accepted: str, coding: str | None
) -> None:
    script = re.findall(r'src="\./(assets/[^"]*)"', site.get("/").text)[0]
    with site.stream("GET", script, headers={"Accept-Encoding": accepted}) as answer:
        sent = len(b"".join(answer.iter_raw()))
    whole = len(site.get(script, headers={"Accept-Encoding": "identity"}).content)
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding" and "immutable" in answer.headers["cache-control"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert sent < whole / 2 if coding else sent == whole


def test_the_engine_is_a_file_of_its_own_kind_and_only_workers_may_run_it(site: httpx.Client) -> None:
    names = [name for name in kept(site)["files"] if name.startswith("assets/")]
    (engine,) = (name for name in names if name.endswith(".wasm"))
    for coding in ("br", "gzip"):
        answer = site.get(f"/{engine}", headers={"Accept-Encoding": coding})
        assert answer.headers["content-type"] == "application/wasm" and answer.headers["content-encoding"] == coding
    assert "immutable" in answer.headers["cache-control"] and answer.content.startswith(b"\0asm")
    workers = [name for name in names if name.startswith("assets/worker-")]
    assert len(workers) == 4  # tables, a search, the coach, and the judge of puzzles
    for name in (
        *workers,
        *names,
        "",
        "new",
        "table/x",
        "sw.js",
        "index.html",
        "assets/worker-none.js",
        "api/catalogue",
    ):
        policy = site.get(f"/{name}").headers.get("content-security-policy", "")
        assert ("'wasm-unsafe-eval'" in policy) == (name in workers)
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
        assert policy or name.startswith("assets/")
