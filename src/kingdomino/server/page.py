"""The page's document and its manifest in the visitor's language: what is read before the page itself can speak."""

import html
import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from starlette.requests import Request

from ..draw.svg import CARD
from ..languages import language, languages, preferred

__all__ = ["WEB", "Link", "asked_language", "document", "manifest"]

WEB = Path(__file__).parent.parent / "web"
"""The built page, which is part of the package."""

_LONGEST_HEADER = 500
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


class Link(NamedTuple):
    """What a link shows before it is opened: words, and the path of a picture."""

    title: str
    about: str
    picture: str


def document(code: str, site: str, link: Link | None = None) -> str:
    """The page's document, asked for at `site`; `link`: what is shown of it elsewhere, if it is not the first page."""
    say = language(code).say
    shown = link or Link(f"{say('app-name')}: {say('home-title')}", say("app-description"), "icon-512.png")
    head = [
        f"<title>{html.escape(shown.title)}</title>",
        _meta("name", "description", shown.about),
        _meta("property", "og:title", shown.title),
        _meta("property", "og:description", shown.about),
        _meta("property", "og:image", site + shown.picture),
    ]
    if link:
        width, height = CARD
        head += [
            _meta("property", "og:image:type", "image/png"),
            _meta("property", "og:image:width", str(width)),
            _meta("property", "og:image:height", str(height)),
            _meta("property", "og:image:alt", shown.title),
            _meta("name", "twitter:card", "summary_large_image"),
        ]
    before, after = _around_head(code)
    return before + "\n    ".join(head) + after


@cache
def _around_head(code: str) -> tuple[str, str]:
    """What is the same at every address, before and after what is not."""
    say = language(code).say
    chunks: dict[str, Any] = json.loads((WEB / ".vite/manifest.json").read_text(encoding="utf-8"))
    needed = [
        chunk["file"]
        for source, chunk in sorted(chunks.items())
        if any(source.endswith(f"/{code}/{part}.ftl?raw") for part in _LOADED_AT_ONCE)
    ]
    head = [
        "",
        _meta("property", "og:type", "website"),
        _meta("property", "og:site_name", say("app-name")),
        _meta("property", "og:locale", code),
        *(_meta("property", "og:locale:alternate", other) for other in languages() if other != code),
        f'<link rel="manifest" href="/manifest.webmanifest?lang={code}" />',
        *(f'<link rel="modulepreload" href="/{file}" />' for file in needed),
    ]
    text = (WEB / "index.html").read_text(encoding="utf-8")
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
def manifest(code: str) -> str:
    """What an installed page is called, and what it offers."""
    say = language(code).say
    written: dict[str, Any] = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    written |= {"name": say("app-name"), "short_name": say("app-name"), "description": say("app-description")}
    written |= {"lang": code, "dir": Locale(code).text_direction}
    for shortcut, key in zip(written["shortcuts"], ("new-title", "home-games"), strict=True):
        shortcut["name"] = say(key)
    return json.dumps(written, ensure_ascii=False)
