"""Measure a server for many people: memory per open vault, and concurrent searches of many users.

    .venv/bin/python bench/team.py [--users 200] [--statements 200] [--open 200] [--clients 16] [--requests 1000]

Each user has a vault of their own. `serve team` runs as a process of its own, asked on loopback; clients and server
share this machine's cores. With ``--open`` below ``--users`` vaults are closed and opened again all the time.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from index import Writer, spread
from serve import ask, cpu, resident, used

from vault_memory import Memory
from vault_memory.api.grants import Grants


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--users", type=int, default=200)
    parser.add_argument("--statements", type=int, default=200, help="of each user, in ten topics")
    parser.add_argument("--open", type=int, default=200, help="vaults that the server holds open")
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--requests", type=int, default=1000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home, writer = Path(folder), Writer()
        tokens = make_users(home, writer, arguments.users, arguments.statements)
        measure(home, writer, tokens, arguments.open, arguments.clients, arguments.requests)


def make_users(home: Path, writer: Writer, users: int, statements: int) -> list[str]:
    """Make the vaults, indexed, and return a token for each."""
    (home / "user0/topics").mkdir(parents=True)
    for number in range(10):
        (home / f"user0/topics/Topic {number}.md").write_text(writer.document(number, statements // 10), "utf-8")
    time.sleep(2.1)  # until the files are old enough to be trusted by their times
    with Memory(home, "user0") as memory:
        memory.sync()
    for number in range(1, users):
        shutil.copytree(home / "user0", home / f"user{number}")
    grants, now = Grants(home), datetime.now(UTC)
    return [grants.issue(f"user{number}", f"user{number}", "writer", now)[1] for number in range(users)]


def measure(home: Path, writer: Writer, tokens: list[str], opened: int, clients: int, requests: int) -> None:
    server = subprocess.Popen(
        [str(Path(sys.executable).with_name("vault-memory")), "--home", str(home), "serve", "team", "--port", "0"],
        stdout=subprocess.PIPE, text=True,
        env=os.environ | {"VAULT_MEMORY_TEAM_OPEN_VAULTS": str(opened), "VAULT_MEMORY_TEAM_REQUESTS_PER_SECOND": "0"},
    )  # fmt: skip
    assert server.stdout is not None
    try:
        found = re.search(r"127\.0\.0\.1:(\d+)", server.stdout.readline())
        assert found is not None
        port = int(found[1])
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        empty = resident(server.pid)
        paths = ["/api/memory/search?touch=false&q=" + quote(writer.sentence(3, 6)) for _ in range(requests)]
        ask(port, tokens[0], paths[:1])
        one = resident(server.pid)
        began, before = time.perf_counter(), used(server.pid)
        first = [ask(port, token, paths[:1])[0] for token in tokens]
        all_open = resident(server.pid)
        print(f"memory: {empty:.0f} MiB, with one vault open {one:.0f}, after {len(tokens)} users {all_open:.0f}")
        print(f"that is {(all_open - one) / max(min(opened, len(tokens)) - 1, 1):.2f} MiB for each open vault")
        opening = (used(server.pid) - before) / len(tokens)
        print(f"first search of a user, vault opened for it: {spread(first)}; {opening:.3f} s of processor each")
        print(f"idle: {cpu(server.pid, 5):.1%} of a core")
        with ThreadPoolExecutor(clients) as pool:
            began, before = time.perf_counter(), used(server.pid)
            work = [(tokens[number % len(tokens)], path) for number, path in enumerate(paths)]
            times = [each for part in pool.map(lambda each: ask(port, each[0], [each[1]]), work) for each in part]
            took = time.perf_counter() - began
        each = (used(server.pid) - before) / len(times) * 1000
        print(f"search by {len(tokens)} users, {clients} at once: {len(times) / took:.0f} a second   {spread(times)}")
        print(f"of the server's processor {each:.1f} ms each: at most {1000 / each:.0f} a second on a core of its own")
        print(f"after it: {resident(server.pid):.0f} MiB; load average {os.getloadavg()[0]:.1f}")
    finally:
        server.terminate()
        server.wait(120)
        server.stdout.close()


if __name__ == "__main__":
    main()
