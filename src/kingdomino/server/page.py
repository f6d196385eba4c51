"""The page's document and its manifest in the visitor's language: what is read before the page itself can speak."""

import html
import json
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from starlette.requests import Request

from ..languages import language, languages, preferred

__all__ = ["WEB", "asked_language", "document", "manifest"]

WEB = Path(__file__).parent.parent / "web"
"""The built page, which is part of the package."""

_LONGEST_HEADER = 500
_LOADED_AT_ONCE = ("terms", "page")
"""The parts of a catalogue that every screen needs."""


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


@cache
def document(code: str) -> str:
    """The page's document; `{site}` in it is where the page was asked for."""
    say = language(code).say
    title, about = f"{say('app-name')}: {say('home-title')}", say("app-description")
    chunks: dict[str, Any] = json.loads((WEB / ".vite/manifest.json").read_text(encoding="utf-8"))
    needed = [
        chunk["file"]
        for source, chunk in sorted(chunks.items())
        if any(source.endswith(f"/{code}/{part}.ftl?raw") for part in _LOADED_AT_ONCE)
    ]
    head = [
        f"<title>{html.escape(title)}</title>",
        _meta("name", "description", about),
        _meta("property", "og:type", "website"),
        _meta("property", "og:site_name", say("app-name")),
        _meta("property", "og:title", title),
        _meta("property", "og:description", about),
        _meta("property", "og:locale", code),
        *(_meta("property", "og:locale:alternate", other) for other in languages() if other != code),
        '<meta property="og:image" content="{site}icon-512.png" />',
        f'<link rel="manifest" href="/manifest.webmanifest?lang={code}" />',
        *(f'<link rel="modulepreload" href="/{file}" />' for file in needed),
    ]
    text = (WEB / "index.html").read_text(encoding="utf-8")
    for mark, words in (
        ('<html lang="en">', f'<html lang="{code}" dir="{Locale(code).text_direction}">'),
        ("<title>Kingdomino</title>", "\n    ".join(head)),
        ('<div id="app">', f'<div id="app" data-broken="{html.escape(say("app-broken"))}">'),
    ):
        if mark not in text:
            raise ValueError(f"the page's document has no {mark}")
        text = text.replace(mark, words)
    return text


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(content)}" />'


@cache
def manifest(code: str) -> str:
    """What an installed page is called, and what it offers."""
    say = language(code).say
    written: dict[str, Any] = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    written |= {"name": say("app-name"), "short_name": say("app-name"), "description": say("app-description")}
    written |= {"lang": code, "dir": Locale(code).text_direction}
    for shortcut, key in zip(written["shortcuts"], ("new-title",), strict=True):
        shortcut["name"] = say(key)
    return json.dumps(written, ensure_ascii=False)
