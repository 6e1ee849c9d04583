"""Start a server in a process of its own, as a person does."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Served:
    """A server process and the vault it serves."""

    process: subprocess.Popen[str]
    url: str
    link: str
    vault: Path

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    @property
    def token(self) -> str:
        return self.link.partition("#")[2]

    def stop(self) -> int:
        """Stop the server and return its exit code."""
        self.process.terminate()
        code = self.process.wait(60)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        return code


_WITH_GRACE = """
import sys
from vault_memory.cli import main
from vault_memory.serve import server
server._GRACE = float(sys.argv.pop(1))
main()
"""


def serve(home: Path, kind: str = "start", grace: float | None = None, **environment: str) -> Served:
    """Start a server of one vault, or of a ``team``.

    ``grace``: seconds for which it waits for its workers when it ends, if not the default.
    """
    program = [str(Path(sys.executable).with_name("vault-memory"))]
    if grace is not None:
        program = [sys.executable, "-c", _WITH_GRACE, str(grace)]
    known = {name: value for name, value in os.environ.items() if not name.startswith(("VAULT_MEMORY_", "RAG_"))}
    verb = ["serve", kind, "--port", "0", *(["--link"] if kind == "start" else [])]
    process = subprocess.Popen(
        [*program, "--home", str(home), *verb],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=known | environment,
    )  # fmt: skip
    assert process.stdout is not None and process.stderr is not None
    link = re.search(r"http\S+", process.stdout.readline()) if kind == "start" else None
    url = re.search(r"http://[\d.:]+", process.stdout.readline())
    assert url and (link or kind != "start"), process.stderr.read()
    return Served(process, url[0], link[0] if link else "", home / "default")
