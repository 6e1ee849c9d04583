"""Measure how many searches a server answers over HTTP, and its resources while idle.

    .venv/bin/python bench/serve.py [--cells 10000] [--topics 1000] [--clients 8] [--requests 400]

Starts `vault-memory serve` on a synthetic vault, as a person would, and asks it from so many clients at once, each on
a connection of its own, on loopback. Clients and server share this machine's cores.
"""

from __future__ import annotations

import argparse
import http.client
import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import quote

import numpy as np
from index import Writer, spread


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cells", type=int, default=10_000)
    parser.add_argument("--topics", type=int, default=1_000)
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--requests", type=int, default=400, help="in all, of each kind")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        writer = Writer()
        (home / "default/topics").mkdir(parents=True)
        for number in range(arguments.topics):
            text = writer.document(number, arguments.cells // arguments.topics)
            (home / f"default/topics/Topic {number}.md").write_text(text, encoding="utf-8")
        time.sleep(2.1)  # until the files are old enough to be trusted by their times
        measure(home, writer, arguments.clients, arguments.requests)


def measure(home: Path, writer: Writer, clients: int, requests: int) -> None:
    begun = time.perf_counter()
    server = subprocess.Popen(
        [str(Path(sys.executable).with_name("vault-memory")), "--home", str(home), "serve", "--port", "0", "--link"],
        stdout=subprocess.PIPE, text=True, env=os.environ | {"VAULT_MEMORY_SERVE_REQUESTS_PER_SECOND": "0"},
    )  # fmt: skip
    assert server.stdout is not None
    try:
        token = server.stdout.readline().strip().partition("#")[2]
        port = int(server.stdout.readline().split("127.0.0.1:")[1].split()[0])
        print(f"ready with a new index after {time.perf_counter() - begun:.1f} s")
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        time.sleep(8)
        print(f"idle: {resident(server.pid):.0f} MiB, {cpu(server.pid, 5):.1%} of a core")
        for name, path in (
            ("/search", "/api/memory/search?touch=false&q="),
            ("/search?explain", "/api/memory/search?explain=true&q="),
            ("/topics", "/api/memory/topics?limit=100&q="),
        ):
            paths = [path + quote(writer.sentence(3, 6) if "search" in path else "") for _ in range(requests)]
            with ThreadPoolExecutor(clients) as pool:
                list(pool.map(lambda part: ask(port, token, part), [paths[:3]] * clients))  # warm
                began = time.perf_counter()
                parts = [paths[number::clients] for number in range(clients)]
                times = [each for part in pool.map(lambda part: ask(port, token, part), parts) for each in part]
                took = time.perf_counter() - began
            print(f"{name:16} {len(times) / took:6.0f} requests a second   {spread(times)}")
        print(f"after it: {resident(server.pid):.0f} MiB; load average {os.getloadavg()[0]:.1f}")
    finally:
        server.terminate()
        server.wait(60)
        server.stdout.close()


def ask(port: int, token: str, paths: list[str]) -> list[float]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    times = []
    for path in paths:
        begun = time.perf_counter()
        connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200, answer.status
        times.append((time.perf_counter() - begun) * 1000)
    connection.close()
    return times


def resident(pid: int) -> float:
    """Return the resident memory of a process in MiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else float(np.nan)


def cpu(pid: int, seconds: float) -> float:
    """Return the share of one core that the process uses during the given seconds."""
    before = used(pid)
    time.sleep(seconds)
    return (used(pid) - before) / seconds


def used(pid: int) -> float:
    """Return the processor seconds that the process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
