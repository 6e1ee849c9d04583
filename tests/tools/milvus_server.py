"""Run a Milvus Lite server for tests and benchmarks, or use the one that VAULT_MEMORY_TEST_MILVUS_URI names."""

from __future__ import annotations

import importlib.util
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

URI = "VAULT_MEMORY_TEST_MILVUS_URI"
MISSING = f"the extra 'milvus' is not installed, and {URI} names no server"


def available() -> bool:
    return bool(os.environ.get(URI)) or importlib.util.find_spec("milvus_lite") is not None


@contextmanager
def serve_milvus(folder: Path) -> Iterator[str]:
    """Yield the address of a server whose data is in ``folder``; it ends with the block."""
    if given := os.environ.get(URI):
        yield given
        return
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "milvus_lite", "server", "--data-dir", str(folder), "--host", "127.0.0.1"]
    with (folder.parent / f"{folder.name}.log").open("wb") as log:
        server = subprocess.Popen([*command, "--port", str(port)], stdout=log, stderr=log)
        try:
            _wait_until_open(server, port)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(30)


def _wait_until_open(server: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + 60
    while server.poll() is None and time.monotonic() < until:
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("the Milvus Lite server did not start")
