"""Fork a process that has everything loaded for each verb, so that the real command line runs, and dies, at once.

Started by `injector.Faults` with the calls of ``faults.c`` before everybody else's. Reads one request a line and
answers with one.
"""

from __future__ import annotations

import atexit
import ctypes
import importlib
import json
import os
import signal
import sys
import threading
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import warm  # beside this file, which is run as a script

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
TIMEOUT = 120  # seconds a verb may take

LOADED = (
    "click", "filelock", "frontmatter", "hnswlib", "markdown_it", "numpy", "rich.console", "rich.text", "tantivy",
    "yaml", "vault_memory.archive.archivist", "vault_memory.archive.pipeline", "vault_memory.cli",
    "vault_memory.index.sync", "vault_memory.index.index_writing",
    "vault_memory.index.writer", "vault_memory.index.vector_writer",
    "vault_memory.index.snapshot", "vault_memory.index.bm25", "vault_memory.index.vectors",
    "vault_memory.llm.embedders.registry", "vault_memory.memory", "vault_memory.search.tiers",
    "vault_memory.vault.storage.store", "vault_memory.archive.decisions.rule_judge",
    "vault_memory.archive.extraction.rules", "vault_memory.vault.storage.reconcile",
)  # fmt: skip


def main() -> None:
    warm.up(LOADED)
    from vault_memory.memory import Memory

    defaults: dict[str, Any] = Memory.__init__.__kwdefaults__ or {}
    defaults["clock"] = _now
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(_serve(json.loads(line))), flush=True)


def _now() -> datetime:
    given = os.environ.get("FAULTS_NOW")
    return datetime.fromisoformat(given) if given else NOW


def _serve(request: dict[str, Any]) -> dict[str, Any]:
    pid = os.fork()
    if pid == 0:
        _child(request)
    signal.signal(signal.SIGALRM, lambda *_: os.kill(pid, signal.SIGKILL))
    signal.alarm(TIMEOUT)
    _, status = os.waitpid(pid, 0)
    signal.alarm(0)
    folder = Path(request["out"])
    warm.learn(folder)
    read = {name: (folder / name).read_text() if (folder / name).exists() else "" for name in ("out", "err", "seen")}
    return {"status": os.waitstatus_to_exitcode(status), **read}


def _child(request: dict[str, Any]) -> None:
    """Run the verb in the forked child, and end the child."""
    folder, loaded = Path(request["out"]), set(sys.modules)
    code = 3
    try:
        for number, name in ((1, "out"), (2, "err")):
            os.dup2(os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), number)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.environ |= request["environment"]
        library = ctypes.CDLL(None)
        log = os.open(folder / "calls", os.O_WRONLY | os.O_CREAT | os.O_TRUNC) if request.get("log") else -1
        if awaited := request.get("awaited", "").encode():  # to be kept: the library holds no copy
            library.faults_await(awaited)
        if request["mode"] >= 0:
            library.faults_arm(request["mode"], ctypes.c_long(request["at"]), log)
        code = _run(request)
        _end()
        seen = [library.faults_seen(mode) for mode in range(4)]
        library.faults_arm(-1, ctypes.c_long(0), -1)
        (folder / "seen").write_text(json.dumps(seen))
        warm.tell(folder, loaded)
    except BaseException:  # noqa: BLE001 - this process ends here
        traceback.print_exc()
    finally:
        with suppress(BaseException):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)


def _end() -> None:
    """End the process as the interpreter does: wait for other threads, then run the exit handlers."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()


def _run(request: dict[str, Any]) -> int:
    if "call" in request:
        module, _, name = request["call"].partition(":")
        print(json.dumps(getattr(importlib.import_module(module), name)(*request["arguments"])))
        return 0
    from vault_memory.cli import main

    sys.argv = ["vault-memory", *request["arguments"]]
    try:
        main()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    return 0


if __name__ == "__main__":
    main()
