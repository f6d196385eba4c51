"""Games through nginx, set up as docs/operating.md prints it, and over IPv6.

Only names, ports and folders are the test's own.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import processes
import pytest
from postgres import new_database
from served import Served, reserved_port
from waiting import PATIENCE, until

import kingdomino as kd
from kingdomino.client import Client

OPERATING = Path(__file__).parent.parent / "docs/operating.md"
WHOLE, BELOW = re.findall(r"^```nginx\n(.*?)^```", OPERATING.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
LOCATION = "    location / {\n        proxy_pass http://kingdomino;\n    }\n"
MAIN = """
daemon off;
{user}
pid nginx.pid;
error_log main.log;
events {{}}
http {{
    client_body_temp_path body; proxy_temp_path proxy;
    fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    include kingdomino.conf;
}}
"""


class Proxy:
    """nginx in a folder; addresses below `url` go to the server."""

    def __init__(self, folder: Path, port: int, path: str) -> None:
        self.folder = folder
        self.port = port
        self.path = path
        self.url = f"https://localhost:{port}{path}"

    def logs(self) -> str:
        return "".join(file.read_text() for file in self.folder.glob("*.log"))


@contextmanager
def proxy(folder: Path, *servers: Served, path: str = "") -> Iterator[Proxy]:
    """Runs nginx in front of these servers."""
    folder.mkdir()
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"),
            *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1"),
            *("-keyout", key, "-out", certificate),
        ],
        check=True,
        capture_output=True,
    )
    text = WHOLE
    if path:
        assert LOCATION in text
        text = text.replace(
            LOCATION, BELOW.replace("/kingdomino/ {", f"{path}/ {{").replace("Prefix /kingdomino", f"Prefix {path}")
        )
    if len(servers) > 1:
        text = text.replace("# server 127.0.0.1:4849", f"server 127.0.0.1:{servers[1].port}")
    with reserved_port() as plain, reserved_port() as secure:
        port = secure.getsockname()[1]
        for before, after in (
            ("127.0.0.1:4848", f"127.0.0.1:{servers[0].port}"),
            ("kingdomino.example;", "localhost;"),
            ("/etc/letsencrypt/live/kingdomino.example/fullchain.pem", str(certificate)),
            ("/etc/letsencrypt/live/kingdomino.example/privkey.pem", str(key)),
            ("/var/log/nginx/kingdomino.log", str(folder / "kingdomino.log")),
            ("listen 80;", f"listen {plain.getsockname()[1]};"),
            ("listen [::]:80;", f"listen [::]:{plain.getsockname()[1]};"),
            ("listen 443 ssl;", f"listen {port} ssl;"),
            ("listen [::]:443 ssl;", f"listen [::]:{port} ssl;"),
        ):
            assert before in text
            text = text.replace(before, after)
        (folder / "kingdomino.conf").write_text(text, encoding="utf-8")
        user = "user root;" if os.getuid() == 0 else ""
        (folder / "nginx.conf").write_text(MAIN.format(user=user), encoding="utf-8")
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
        assert program, "nginx is missing: make servers"
        command = [program, "-p", str(folder), "-c", "nginx.conf", "-e", "main.log"]
        with subprocess.Popen(
            command,
            cwd=folder,
            preexec_fn=processes.end_with_parent,  # noqa: PLW1509 - one call of the kernel, which takes no lock
        ) as running:
            try:
                until(lambda: running.poll() is not None or (folder / "nginx.pid").exists(), "nginx to start")
                assert running.poll() is None, (folder / "main.log").read_text()
                yield Proxy(folder, port, path)
            finally:
                running.terminate()
                running.wait(PATIENCE)


@pytest.fixture
def believed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Clients accept the certificate of the test's own."""
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "nginx/certificate.pem"))


def finish_a_game(url: str) -> str:
    """Two programs play to the end; gives the id of the table."""
    with Client(url) as ada, Client(url) as bo, ThreadPoolExecutor(2) as pool:
        id = ada.create({"kind": "person", "name": "Ada"}, {"kind": "open"})
        with ada.join(id) as one, bo.join(id, name="Bo") as two:
            games = [pool.submit(seat.play, kd.agent("greedy", seed=1)) for seat in (one, two)]
            first, second = (game.result(timeout=4 * PATIENCE) for game in games)
        assert first == second
        # Of several processes one may be behind for a moment: as many requests as there are processes, and more.
        until(
            lambda: all(kd.Game.parse(ada.record(id)).is_over for _ in range(4)),
            "each process to know that the game is over",
        )
        assert kd.Game.parse(ada.record(id)).names == ["Ada", "Bo"]
        assert not any("Not checked" in told for told in bo.check_deals(id))
    return id


@pytest.mark.usefixtures("believed")
@pytest.mark.parametrize("path", ["", "/kingdomino", "/games/of/kings"])
def test_a_game_is_finished_through_nginx(served: Served, tmp_path: Path, path: str) -> None:
    with proxy(tmp_path / "nginx", served, path=path) as nginx:
        id = finish_a_game(nginx.url)
        served.secrets.add(id)
        with httpx.Client() as http:
            page = http.get(f"{nginx.url}/table/{id}")
            assert f"{nginx.url}/" in page.text  # in links, with scheme, port and path
            assert "; Secure" in page.headers["set-cookie"]
            origin = {"Origin": f"https://localhost:{nginx.port}"}
            seats = {"seats": [{"kind": "person"}] * 2}
            assert http.post(f"{nginx.url}/api/tables", json=seats, headers=origin).status_code == 201
            foreign = {"Origin": "https://elsewhere.example"}
            assert http.post(f"{nginx.url}/api/tables", json=seats, headers=foreign).status_code == 403
            assert http.get(f"{nginx.url}/metrics").status_code == 404
            assert http.get(f"{nginx.url}/healthz").text == "ok\n"
        assert id not in nginx.logs()


@pytest.mark.usefixtures("believed")
def test_a_game_is_finished_through_nginx_over_ipv6(served: Served, tmp_path: Path) -> None:
    with proxy(tmp_path / "nginx", served) as nginx:
        served.secrets.add(finish_a_game(f"https://[::1]:{nginx.port}"))


@pytest.mark.usefixtures("believed")
def test_a_game_is_finished_through_nginx_at_two_processes(postgres: str, tmp_path: Path) -> None:
    options = ("--database", new_database(postgres, "proxy"))
    with (
        Served(tmp_path / "one", *options) as one,
        Served(tmp_path / "two", *options) as two,
        proxy(tmp_path / "nginx", one, two) as nginx,
    ):
        id = finish_a_game(nginx.url)
        one.secrets.add(id)
        for server in (one, two):  # the other one answers meanwhile
            server.stop()
            assert httpx.get(f"{nginx.url}/api/tables/{id}").status_code == 200
            server.start()


@pytest.mark.usefixtures("believed")
def test_no_log_has_invitations_while_the_server_is_down(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as alone, proxy(tmp_path / "nginx", alone) as nginx:
        with Client(nginx.url) as ada:
            id = ada.create({"kind": "person"}, {"kind": "person"})
        alone.stop()
        assert httpx.get(f"{nginx.url}/table/{id}").status_code == 502
        assert id not in nginx.logs()
        alone.start()
        assert httpx.get(f"{nginx.url}/table/{id}").status_code == 200


def test_a_game_is_finished_over_ipv6(tmp_path: Path) -> None:
    arguments = ["serve", "--host", "::1", "--port", "0", "--data", str(tmp_path / "data")]
    process, output = processes.start(processes.kingdomino, arguments, tmp_path / "log")
    with output:
        found = re.search(r"http://\[::1\]:\d+", output.readline())
        assert found, (tmp_path / "log").read_text()
        finish_a_game(found[0])
        process.terminate()
        process.join(PATIENCE)
