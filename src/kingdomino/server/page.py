"""The page's document and its manifest in the visitor's language, and the script that keeps the page's files.

They are what is read before the page itself can speak. The built page names its files from the folder that it lies in;
the document does so from wherever it is asked for, so that the folder may have any address.
"""

import base64
import hashlib
import html
import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from babel import Locale
from starlette.requests import Request

from ..draw.svg import CARD
from ..languages import ENGLISH, language, languages, preferred

__all__ = [
    "DOCUMENT",
    "WEB",
    "Link",
    "alone",
    "asked_language",
    "document",
    "keeper",
    "kept_document",
    "manifest",
    "missing_part",
    "site_of",
]

WEB = Path(__file__).parent.parent / "web"
"""The built page, which is part of the package."""

DOCUMENT = "index.html"
"""The name of the document in its folder."""

_LONGEST_HEADER = 500
_PATH = re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,60}(/[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,60}){0,7}")
_LOADED_AT_ONCE = ("terms", "page")
"""The parts of a catalogue that every screen needs."""

_HEAD = "<head-of-this-address>"


def asked_language(request: Request) -> str:
    """The language that the address asks for, the one that was chosen on the page, or the browser's."""
    accepted = request.headers.get("accept-language", "")[:_LONGEST_HEADER].split(",")
    chosen = (request.query_params.get("lang", ""), request.cookies.get("lang", ""))
    return preferred([*chosen, *(tag for _, tag in sorted(map(_weighed, accepted), key=lambda one: -one[0]))])


def _weighed(tag: str) -> tuple[float, str]:
    """'de;q=0.8' as 0.8 and 'de'."""
    name, _, weight = tag.partition(";q=")
    try:
        return float(weight or 1), name
    except ValueError:
        return 0.0, name


def site_of(request: Request) -> str:
    """The address of the page's folder as others call it; a proxy that shows it below a path says so."""
    below = request.headers.get("x-forwarded-prefix", "").strip("/")
    return f"{request.base_url}{below}/" if _PATH.fullmatch(below) else str(request.base_url)


def missing_part() -> Literal["page", "engine"] | None:
    """What this installation was built without."""
    if not (WEB / DOCUMENT).is_file():
        return "page"
    return None if any((WEB / "assets").glob("*.wasm")) else "engine"


class Link(NamedTuple):
    """What a link shows before it is opened: words, and the path of a picture, if it has one of its own."""

    title: str
    about: str
    picture: str = ""


def document(code: str, site: str, folder: str, link: Link | None = None) -> str:
    """The page's document, in a folder that is called `folder` from there and `site` by everybody.

    `link`: what is shown of it elsewhere, if it is not the first page.
    """
    shown = link or _first_page(code)
    head = [*_shown(shown), _meta("property", "og:image", site + (shown.picture or "icon-512.png"))]
    if shown.picture:
        width, height = CARD
        head += [
            _meta("property", "og:image:type", "image/png"),
            _meta("property", "og:image:width", str(width)),
            _meta("property", "og:image:height", str(height)),
            _meta("property", "og:image:alt", shown.title),
            _meta("name", "twitter:card", "summary_large_image"),
        ]
    # What the page says first is fetched with it; elsewhere the page finds out by itself in which language that is.
    head += [f'<link rel="modulepreload" href="{folder}{file}" />' for file in _first_words(code)]
    before, after = (part.replace('="./', f'="{folder}') for part in _around_head(code))
    return before + "\n    ".join(head) + after


@cache
def _first_words(code: str) -> list[str]:
    chunks: dict[str, Any] = json.loads((WEB / ".vite/manifest.json").read_text(encoding="utf-8"))
    return [
        chunk["file"]
        for source, chunk in sorted(chunks.items())
        if any(source.endswith(f"/{code}/{part}.ftl?raw") for part in _LOADED_AT_ONCE)
    ]


@cache
def kept_document() -> str:
    """The document that a browser keeps for all addresses and languages: the page says the rest."""
    return "\n    ".join(_shown(_first_page(ENGLISH))).join(_around_head(ENGLISH))


def alone(code: str, policy: str) -> str:
    """The document without a server: it says so to the page, and has its content security policy in itself."""
    before, after = _around_head(code)
    start, charset = "<html ", '<meta charset="utf-8" />'
    rules = f'{charset}\n    <meta http-equiv="Content-Security-Policy" content="{html.escape(policy, quote=False)}" />'
    head = "\n    ".join(_shown(_first_page(code)))
    return before.replace(start, f'{start}data-server="none" ', 1).replace(charset, rules, 1) + head + after


def _first_page(code: str) -> Link:
    say = language(code).say
    return Link(f"{say('app-name')}: {say('home-title')}", say("app-description"))


def _shown(link: Link) -> list[str]:
    return [
        f"<title>{html.escape(link.title)}</title>",
        _meta("name", "description", link.about),
        _meta("property", "og:title", link.title),
        _meta("property", "og:description", link.about),
    ]


@cache
def _around_head(code: str) -> tuple[str, str]:
    """What is the same at every address, before and after what is not; the folder is `./`."""
    say = language(code).say
    head = [
        "",
        _meta("property", "og:type", "website"),
        _meta("property", "og:site_name", say("app-name")),
        _meta("property", "og:locale", code),
        *(_meta("property", "og:locale:alternate", other) for other in languages() if other != code),
        f'<link rel="manifest" href="./{code}.webmanifest" />',
    ]
    text = (WEB / DOCUMENT).read_text(encoding="utf-8")
    for mark, words in (
        ('<html lang="en">', f'<html lang="{code}" dir="{Locale(code).text_direction}">'),
        ("<title>Kingdomino</title>", _HEAD + "\n    ".join(head)),
        ('<div id="app">', f'<div id="app" data-broken="{html.escape(say("app-broken"))}">'),
    ):
        if mark not in text:
            raise ValueError(f"the page's document has no {mark}")
        text = text.replace(mark, words)
    before, _, after = text.partition(_HEAD)
    return before, after


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(content)}" />'


@cache
def manifest(code: str, *, served: bool = True) -> str:
    """What an installed page is called, and what it offers; without a server screens are found by the fragment."""
    say = language(code).say
    written: dict[str, Any] = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    written |= {"name": say("app-name"), "short_name": say("app-name"), "description": say("app-description")}
    written |= {"lang": code, "dir": Locale(code).text_direction}
    for shortcut, key in zip(written["shortcuts"], ("new-title", "home-games"), strict=True):
        shortcut["name"] = say(key)
        if not served:
            shortcut["url"] = shortcut["url"].replace("./", "./#/", 1)
    return json.dumps(written, ensure_ascii=False)


def keeper(document: str, *, served: bool, headers: Mapping[str, str] | None = None) -> str:
    """The service worker, with the list of what it keeps: the page's files and its `document`.

    Every change to any of it, or to the `headers` that answers carry, is a version of its own.
    """
    files: dict[str, str] = json.loads((WEB / ".vite/kept.json").read_text(encoding="utf-8"))
    name = DOCUMENT if served else ""  # some hosts lead from index.html to its folder
    files[name] = base64.b64encode(hashlib.sha256(document.encode()).digest()).decode()
    script = (WEB / "sw.js").read_text(encoding="utf-8")
    kept: dict[str, Any] = {"server": served, "page": name, "files": files}
    whole = json.dumps([kept, dict(headers or {}), script], sort_keys=True)
    version = hashlib.sha256(whole.encode()).hexdigest()[:16]
    return f"const KEPT = {json.dumps({'version': version} | kept)};\n{script}"
