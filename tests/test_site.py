"""The page without a server, and without a network: a site in a folder, and what a browser keeps of it."""

import base64
import hashlib
import json
import os
import re
import shutil
import stat
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from browsing import Window
from click.testing import CliRunner
from filed import PATH, Filed
from firefox import firefox
from playwright.sync_api import Browser, Error, expect
from served import Json, Served
from waiting import PATIENCE

import kingdomino
from kingdomino.cli import main
from kingdomino.languages import language, languages
from kingdomino.server.page import WEB
from kingdomino.server.site import MARK, write_site

AT_ONCE: Json = {"pace": 0, "motion": "none"}


# ---- the folder ----


def names(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def run(*arguments: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command line; `path`: of the package that is at this path."""
    environment = os.environ | ({"PYTHONPATH": str(path)} if path else {})
    command = [sys.executable, "-m", "kingdomino", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_command_writes_a_site_and_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "site"
    done = run("site", str(folder), "--lang", "is")
    assert done.returncode == 0 and not done.stderr
    assert str(folder) in done.stdout and f"{len(names(folder))} files" in done.stdout
    document = (folder / "index.html").read_text()
    say = language("is").say
    assert '<html data-server="none" lang="is" dir="ltr">' in document and say("app-description") in document
    policy = document.index("Content-Security-Policy")
    assert policy < document.index("<script") and policy < document.index("<link")
    assert "unsafe" not in document and "frame-ancestors" not in document
    assert '="/' not in document  # nothing in it begins at the root of the host
    for code in languages():
        manifest = json.loads((folder / f"{code}.webmanifest").read_text())
        assert manifest["lang"] == code and manifest["name"] == language(code).say("app-name")
        assert [one["url"] for one in manifest["shortcuts"]] == ["./#/new", "./#/games"]
    assert set(json.loads((folder / MARK).read_text())["files"]) == names(folder) - {MARK}
    assert not list(folder.parent.glob(".*"))
    if os.name == "posix":
        umask = os.umask(0)
        os.umask(umask)
        modes = {stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*") if path.is_file()}
        assert modes == {0o666 & ~umask}  # whoever serves it can read it


def test_a_later_site_takes_the_place_of_an_earlier_one(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    write_site(tmp_path, "en")
    before = names(tmp_path)
    mark = json.loads((tmp_path / MARK).read_text())
    old = ["assets/old-1.js", "assets/none-2.js", "old.webmanifest", "../outside", "assets/../../outside", 7, "/etc/x"]
    (tmp_path / MARK).write_text(json.dumps(mark | {"files": mark["files"] + old}))
    for name in ("assets/old-1.js", "assets/own.js", "old.webmanifest", "CNAME", "../outside"):
        (tmp_path / name).write_text("x")
    done = run("--lang", "de", "site", str(tmp_path))
    assert done.returncode == 0 and "auf dem neuesten Stand" in done.stdout
    assert 'lang="de"' in (tmp_path / "index.html").read_text()
    assert names(tmp_path) == before | {"assets/own.js", "CNAME"}  # what somebody else put there stays
    assert (tmp_path / "../outside").exists()


@pytest.mark.parametrize("mark", [None, "", "{", "[]", "7", '{"files": 7}'])
def test_a_folder_with_anything_else_in_it_is_left_alone(tmp_path: Path, mark: str | None) -> None:
    (tmp_path / "thesis.tex").write_text("x")
    if mark is not None:
        (tmp_path / MARK).write_text(mark)
    before = names(tmp_path)
    done = CliRunner().invoke(main, ["site", str(tmp_path)])
    assert done.exit_code == 2 and str(tmp_path) in done.stderr and "not empty" in done.stderr
    assert names(tmp_path) == before
    for path in (tmp_path / "thesis.tex", tmp_path / "thesis.tex" / "x"):
        assert CliRunner().invoke(main, ["site", str(path)]).exit_code == 2


def test_a_site_that_cannot_be_written_whole_leaves_what_was_there(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, "en")
    later = another_version(tmp_path / "later")
    before = {name: (folder / name).read_bytes() for name in names(folder)}
    wanted = sorted(name for name in names(later / "kingdomino/web") - set(before) if name.startswith("assets/"))
    (folder / wanted[len(wanted) // 2]).mkdir()  # this one will not fit
    done = run("site", str(folder), path=later)
    assert done.returncode == 2 and done.stderr.count("\n") <= 2
    after = {name: (folder / name).read_bytes() for name in names(folder)}
    assert after | {MARK: before[MARK]} == before
    (folder / wanted[len(wanted) // 2]).rmdir()
    assert run("site", str(folder), path=later).returncode == 0
    assert {name for name in names(folder) if name.startswith("assets/")} == {
        name for name in names(later / "kingdomino/web") if name.startswith("assets/")
    }


def test_without_the_engine_there_is_nothing_to_write(tmp_path: Path) -> None:
    package = another_version(tmp_path / "package")
    for engine in (package / "kingdomino/web/assets").glob("*.wasm"):
        engine.unlink()
    done = run("site", str(tmp_path / "site"), path=package)
    assert done.returncode == 2 and "emscripten" in done.stderr
    shutil.rmtree(package / "kingdomino/web")
    done = run("site", str(tmp_path / "site"), path=package)
    assert done.returncode == 2 and "KD_PAGE=OFF" in done.stderr
    assert not (tmp_path / "site").exists()


# ---- another version ----

NEWS = "A kingdom in its second version"


def another_version(folder: Path) -> Path:
    """A package to be found before the installed one, with another page: other names of files, and a word."""
    package = folder / "kingdomino"
    shutil.copytree(Path(kingdomino.__file__).parent, package, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    web = package / "web"
    hashed = re.compile(r"(.*-)([\w-]{8})(\.\w+)")
    found = [match for file in (web / "assets").iterdir() if (match := hashed.fullmatch(file.name))]
    renamed = {match[0]: match[1] + match[2][::-1] + match[3] for match in found if match[3] != ".txt"}
    for name in names(web):
        if name.endswith((".js", ".css", ".html", ".json")):
            text = (web / name).read_text().replace(language("en").say("home-title"), NEWS)
            for before, after in renamed.items():
                text = text.replace(before, after)
            (web / name).write_text(text)
    for before, after in renamed.items():
        (web / "assets" / before).rename(web / "assets" / after)
    rehash(web)
    return folder


def rehash(web: Path) -> None:
    """The list of what is kept, after the files have changed."""
    listed = json.loads((web / ".vite/kept.json").read_text())
    digests = {name: hashlib.sha256((web / name).read_bytes()).digest() for name in listed}
    hashes = {name: base64.b64encode(digest).decode() for name, digest in digests.items()}
    (web / ".vite/kept.json").write_text(json.dumps(hashes))


# ---- without a network ----


def cut_off(window: Window) -> None:
    """From here on there is neither a network nor anybody at its other end."""
    window.context.set_offline(True)
    window.home.stop()


def speak(window: Window, code: str) -> None:
    window.see("language-switch").first.select_option(code)
    window.say = language(code).say


def look_around(window: Window) -> None:
    """Screens that were not opened before, each loaded anew, in a language that was not spoken before."""
    for code in languages():
        window.go()
        speak(window, code)
        expect(window.see("play-now")).to_contain_text(window.say("home-play"))
        window.go("/help#points")
        expect(window.page.get_by_role("heading", name=window.say("guide-points"))).to_be_in_viewport()
        window.go("/learn")
        expect(window.see("learn-leave")).to_be_visible()
        window.go("/score")
        expect(window.page.get_by_role("heading", name=window.say("home-score"))).to_be_visible()
        window.go("/settings")
        expect(window.page.get_by_role("heading", name=window.say("home-settings"))).to_be_visible()


def play_to_the_end(window: Window) -> None:
    while not window.my_turn()["outcome"]:
        window.decide_by_mouse()
    expect(window.see("final-scores")).to_be_visible()


def test_a_site_after_one_visit(browser: Browser, tmp_path: Path) -> None:
    """The network is cut when the page has come to rest: a whole game, every screen, every language."""
    with Filed(tmp_path) as filed, Window(browser, filed, AT_ONCE, keeps=True) as window:
        window.go()
        window.until_kept()
        cut_off(window)
        window.click("play-now")
        for _ in range(5):
            window.decide_by_mouse()
        before = window.my_turn()
        assert window.page.url == filed.url + filed.address(f"/table/{before['id']}")
        window.table = {}
        window.page.reload()
        assert window.my_turn()["ply"] == before["ply"]
        window.click("menu")
        window.click("guide")
        expect(window.page.get_by_role("heading", name=window.say("guide-points"))).to_be_visible()
        window.click("back")
        play_to_the_end(window)
        window.go(f"/table/{before['id']}/replay#12")
        expect(window.page.get_by_role("slider")).to_have_value("12")
        look_around(window)
        window.new_game("Ada", "hard", "easy", edition="danish")
        window.decide_by_mouse()
        window.go("/games")
        expect(window.page.locator("[data-testid^=game-here-]")).to_have_count(2)


def test_the_page_of_a_server_that_is_gone(browser: Browser, tmp_path: Path) -> None:
    """What was opened stays, what is opened opens, at any address; and when the server is back, it is asked again."""
    with Served(tmp_path) as served, Window(browser, served, AT_ONCE, keeps=True) as window:
        window.go("/score")
        window.until_kept()
        with window.trouble():
            cut_off(window)
            look_around(window)
            speak(window, "en")
            window.go()
            window.click("play-now")
            window.decide_by_mouse()
            window.page.reload()
            id = window.my_turn()["id"]
            play_to_the_end(window)
            window.go(f"/table/{id}/replay#12")
            expect(window.page.get_by_role("slider")).to_have_value("12")
            with closing(window.context.new_page()) as another, pytest.raises(Error, match="ERR_"):
                another.goto(f"{served.url}/healthz")  # what the server answers is not kept
            window.go()
            window.context.set_offline(False)
            served.start()
            window.go("/lobby")
            expect(window.see("lobby-new")).to_be_visible()
        stored = window.page.evaluate(
            """async () => {
              const names = await caches.keys();
              return (await (await caches.open(names[0])).keys()).map(({ url }) => new URL(url).pathname);
            }"""
        )
        assert not [path for path in stored if not path.startswith(("/assets/", "/icon", "/index.html"))]


def kept_versions(window: Window) -> list[str]:
    found: list[str] = window.page.evaluate("caches.keys()")
    return found


LOOK_FOR_NEWS = "navigator.serviceWorker.getRegistration().then((one) => one.update().then(() => null, () => null))"
NEWS_WAITS = "navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting?.state === 'installed')"


def test_a_new_version_comes_between_games(browser: Browser, tmp_path: Path) -> None:
    """It is fetched whole, and waits until nobody plays; the files of the old one are there as long as a page is."""
    later = another_version(tmp_path / "later")
    with Filed(tmp_path / "host") as filed, Window(browser, filed, AT_ONCE, keeps=True) as window:
        title = window.page.get_by_text(NEWS)
        window.go()
        window.until_kept()
        window.click("play-now")
        window.decide_by_mouse()
        other = window.open("/new")
        expect(other.get_by_test_id("start")).to_be_visible()
        other.evaluate("window.old = true")
        window.page.evaluate("window.old = true")
        (old,) = kept_versions(window)

        assert run("site", str(filed.folder), path=later).returncode == 0
        window.page.evaluate(LOOK_FOR_NEWS)
        window.holds(NEWS_WAITS)
        assert len(kept_versions(window)) == 2
        for _ in range(3):
            window.decide_by_mouse()
        # The guide lies over the game. The host no longer has the files that it is made of.
        window.click("menu")
        window.click("guide")
        expect(window.page.get_by_role("heading", name=window.say("guide-points"))).to_be_visible()
        window.click("back")
        window.decide_by_mouse()
        assert window.page.evaluate("window.old")

        # Whoever leaves the table finds the new version.
        window.click("menu")
        window.page.get_by_role("link", name=window.say("app-home")).click()
        window.holds("!window.old && document.querySelector('[data-testid=play-now]')")
        window.page.evaluate("localStorage.removeItem('kingdomino.settings')")
        window.page.reload()
        expect(title).to_be_visible()
        # The other page has gone on all the time, and still opens what it never opened before.
        assert other.evaluate("window.old")
        other.get_by_role("link", name=window.say("home-help")).click()
        window.holds("!window.old", other)  # that was a screen other than a table: it is new as well
        expect(other.get_by_role("heading", name=window.say("guide-points"))).to_be_visible()
        window.page.reload()
        window.holds(f"caches.keys().then((names) => !names.includes({json.dumps(old)}))")
        assert len(kept_versions(window)) == 1
        window.page.locator("[data-testid^=game-here-]").click()
        window.decide_by_mouse()


def serve_version(path: str) -> None:
    """Runs the package at that path, in another Python: this one has imported its kingdomino already."""
    os.environ["PYTHONPATH"] = path
    os.execv(sys.executable, [sys.executable, "-m", "kingdomino", *sys.argv[1:]])


def test_a_server_that_comes_back_with_a_new_page(browser: Browser, tmp_path: Path) -> None:
    """Whoever is at a table plays on; the page has looked for news by itself, and is new at the next screen."""
    later = another_version(tmp_path / "later")
    with Served(tmp_path / "data") as served, Window(browser, served, AT_ONCE, keeps=True) as window:
        window.go()
        window.until_kept()
        window.click("play-now")
        window.decide_by_mouse()
        window.my_turn()
        window.page.evaluate("window.old = true")
        with window.trouble():
            served.kill()
            expect(window.page.get_by_text("The connection is lost.").last).to_be_visible()
            served.program = partial(serve_version, str(later))
            served.start()
            window.holds(NEWS_WAITS)
            for _ in range(3):
                window.decide_by_mouse()
        assert window.page.evaluate("window.old")
        window.click("menu")
        window.page.get_by_role("link", name=window.say("new-title")).click()
        window.holds("!window.old && document.querySelector('[data-testid=start]')")
        script = window.page.evaluate("document.querySelector('script[src]').src").rpartition("/")[2]
        assert (later / "kingdomino/web/assets" / script).exists()
        window.go()
        expect(window.page.locator("[data-testid^=game-]")).to_be_visible()


def test_what_somebody_on_the_way_says_is_never_kept(browser: Browser, tmp_path: Path) -> None:
    """A portal that answers every question about scripts with a page of its own, before the first visit and later."""
    later = another_version(tmp_path / "later")
    with Filed(tmp_path / "host") as filed, Window(browser, filed, AT_ONCE, keeps=True) as window:
        filed.mislead(".wasm", ".woff2")
        with window.trouble():
            window.go()
            expect(window.see("play-now")).to_be_visible()
            nothing_is_kept(window, filed)
            filed.mislead()
            window.page.reload()
            window.until_kept()
        (old,) = kept_versions(window)
        assert run("site", str(filed.folder), path=later).returncode == 0
        filed.mislead(".css")
        with window.trouble():
            window.page.evaluate(LOOK_FOR_NEWS)
            nothing_is_kept(window, filed)
            window.page.reload()
            expect(window.see("play-now")).to_be_visible()
            expect(window.page.get_by_text(NEWS)).to_have_count(0)
        filed.mislead()
        window.page.evaluate(LOOK_FOR_NEWS)
        window.holds(NEWS_WAITS)
        window.page.reload()  # a visit begins with what was waiting
        expect(window.page.get_by_text(NEWS)).to_be_visible()
        kinds = window.page.evaluate(KINDS)
        assert kinds.pop(".html") == ["text/html"] and all(kind != ["text/html"] for kind in kinds.values()), kinds
        window.holds(f"caches.keys().then((names) => !names.includes({json.dumps(old)}))")


def nothing_is_kept(window: Window, filed: Filed) -> None:
    """Waits until the browser has asked twice for a file, was misled both times, and has given up."""
    window.poll(lambda: max(map(filed.misled.count, filed.misled), default=0) >= 2, "a file that is asked for twice")
    window.holds("navigator.serviceWorker.getRegistration().then((one) => !one?.installing && !one?.waiting)")


KINDS = """(async () => {
  const kinds = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const ending = /\\.\\w+$/.exec(new URL(url).pathname)?.[0] ?? ".html";
      const kind = (await cache.match(url)).headers.get("Content-Type").split(";")[0];
      kinds[ending] = [...new Set([...(kinds[ending] ?? []), kind])];
    }
  }
  return kinds;
})()"""


# ---- the engine under the page's policy ----

RUNS_WASM = """(async () => {
  try { await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])); return true; } catch { return false; }
})()"""
"""The smallest module there is."""


def ask_worker(script: str) -> str:
    """What the worker behind a page answers when it is asked what is in the box: it has to run the engine first."""
    return f"""new Promise((answered, failed) => {{
      const worker = new Worker({json.dumps(script)}, {{ type: "module" }});
      worker.onmessage = ({{ data }}) => {{ worker.terminate(); answered(data.kind); }};
      worker.onerror = ({{ message }}) => failed(new Error(message));
      worker.postMessage({{ kind: "ask", number: 1, what: "catalogue", about: [] }});
    }})"""


def worker_of(home: Served | Filed) -> str:
    (script,) = (WEB / "assets").glob("worker-worker-*.js")
    return f"{home.url}{PATH if isinstance(home, Filed) else '/'}assets/{script.name}"


def test_only_the_worker_runs_webassembly(browser: Browser, home: Served | Filed) -> None:
    with Window(browser, home, AT_ONCE) as window:
        window.go()
        with window.trouble():
            assert not window.page.evaluate(RUNS_WASM)
        assert window.page.evaluate(ask_worker(worker_of(home))) == "answer"


def test_only_the_worker_runs_webassembly_in_firefox(home: Served | Filed, tmp_path: Path) -> None:
    with firefox(tmp_path) as window:
        window.go(home.url + home.address("/"))
        assert window.evaluate(ask_worker(worker_of(home))) == "answer"
        before = list(window.wrong)
        assert not window.evaluate(RUNS_WASM)
        window.wrong = before
