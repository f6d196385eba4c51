"""The page's document and what links to a table show, in the visitor's language, whatever a visitor sends."""

import asyncio
import re
import subprocess
from collections.abc import Iterator
from html import unescape
from itertools import count
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest
from served import PATIENCE, Served

from kingdomino.errors import Refused
from kingdomino.languages import language, languages
from kingdomino.server import preview
from kingdomino.server.limits import Limits
from kingdomino.server.messages import NewGame, NewSeat
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


def found_at(document: str, kind: str) -> str:
    """Where the document says that something of that kind lies."""
    return str(re.findall(rf'rel="{kind}" href="([^"]*)"', document)[0])


@pytest.mark.parametrize("code", languages())
def test_the_document_is_in_the_language_of_the_browser(site: httpx.Client, code: str) -> None:
    say = language(code).say
    answer = site.get("/new", headers={"Accept-Language": f"xx, {code}-XY;q=0.9, en;q=0.1"})
    assert spoken(answer) == code
    assert f"<title>{say('app-name')}: {say('home-title')}</title>" in answer.text
    for name in ('name="description"', 'property="og:description"'):
        found = re.search(rf'<meta {name} content="([^"]*)"', answer.text)
        assert found and unescape(found[1]) == say("app-description")
    manifest = site.get(found_at(answer.text, "manifest")).json()
    assert manifest["lang"] == code
    assert manifest["description"] == say("app-description")
    assert [shortcut["name"] for shortcut in manifest["shortcuts"]] == [say("new-title"), say("home-games")]
    pictures = [*manifest["icons"], *(icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"])]
    for address in {picture["src"] for picture in pictures} | {found_at(answer.text, "apple-touch-icon")}:
        assert site.get(address).headers["content-type"].startswith("image/")


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
    made, limits = count(), Limits(picture_burst=MOST_KEPT + 2, pictures_per_minute=0.001)

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
                asked = (previews.png(table, code, ply, lambda: limits.paint("192.0.2.1")) for ply in plies)
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
    script = re.findall(r'src="(/assets/[^"]*)"', site.get("/").text)[0]
    with site.stream("GET", script, headers={"Accept-Encoding": accepted}) as answer:
        sent = len(b"".join(answer.iter_raw()))
    whole = len(site.get(script, headers={"Accept-Encoding": "identity"}).content)
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding" and "immutable" in answer.headers["cache-control"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert sent < whole / 2 if coding else sent == whole
