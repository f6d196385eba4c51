"""A server that can be killed and be back in a moment: everything is imported once, then each life is a fork.

Run as a program it serves on the port and database of its arguments, and obeys lines on standard input:
'kill' kills the server with SIGKILL and starts the next one.
"""

import os
import signal
import socket
import sys
from pathlib import Path

import sqlalchemy as sa

from kingdomino.server import run
from kingdomino.server.limits import Limits


def life(listening: socket.socket, database: sa.URL) -> int:
    """Forks a server; gives its process."""
    child = os.fork()
    if child:
        return child
    try:
        limits = Limits(connections_per_address=10_000, tables_per_minute=100_000)
        run.serve(listening, database, open_browser=False, tell=lambda _: None, limits=limits)
    finally:
        os._exit(1)


def main(port: int, where: str) -> None:
    database = run.database_at(where) if where.startswith("postgresql") else run.database_in(Path(where))
    listening = run.listening_socket("127.0.0.1", port)
    listening.listen(1000)
    server = life(listening, database)
    print(listening.getsockname()[1], flush=True)
    for line in sys.stdin:
        if line.strip() == "kill":
            os.kill(server, signal.SIGKILL)
            os.waitpid(server, 0)
            server = life(listening, database)
            print("again", flush=True)
    os.kill(server, signal.SIGTERM)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
