"""The worker process of a hook: archive a transcript, update the index, or run the daemon.

Only one process at a time archives a session. A second one leaves a marker file and ends, and the first then archives
once more. So a session that ends while its compaction is being archived is still archived completely.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from filelock import FileLock, Timeout

from vault_memory.config import load_settings
from vault_memory.exclusion_patterns import find_exclusion
from vault_memory.hooks import hook_log
from vault_memory.memory import Memory

_OLD = 7 * 86400  # age in seconds at which the lock of a session is deleted


def run_worker(home: str, user: str, options: Mapping[str, str]) -> None:
    """Run ``index``, ``stay`` for a ``session``, or its ``transcript``. Raises every error; the caller logs it."""
    memory = Memory(home, user)
    if "stay" in options:
        from vault_memory.hooks.daemon import run_daemon

        run_daemon(memory, options.get("session", ""))
        return
    if "index" in options:
        memory.sync()
        return
    settings = (memory.settings if memory.exists() else load_settings()).memory  # the first session creates the vault
    if not settings.enabled:
        return
    session = options.get("session", "")
    if by := find_exclusion(
        settings.exclude, session=session
    ):  # checked by id here, because the transcript may name the session that it resumed
        root = memory.root if memory.exists() else Path(home, user)
        hook_log.write_line(str(root), f"archive {session}: left out by memory.exclude ({by})")
        return
    memory.init()
    for line in archive(memory, Path(options["transcript"]), session):
        hook_log.write_line(str(memory.root), line)


def archive(memory: Memory, transcript: Path, session: str) -> Iterator[str]:
    """Archive the transcript, again if another process asked for it meanwhile; yield lines for the log."""
    folder = memory.state.path("hooks")
    folder.mkdir(mode=0o700, exist_ok=True)
    name = hashlib.blake2b((session or str(transcript)).encode("utf-8", "replace"), digest_size=8).hexdigest()
    again = folder / f"{name}.again"
    _sweep(folder, transcript)
    while True:
        again.touch(mode=0o600)  # before trying the lock: its holder checks for this file after releasing it
        try:
            with FileLock(folder / f"{name}.lock", mode=0o600).acquire(timeout=0):
                again.unlink(missing_ok=True)
                yield from _archive_once(memory, transcript, session)
        except Timeout:
            yield f"archive {session}: another process is at it, and goes round again"
            return
        if not again.exists():
            return


def _archive_once(memory: Memory, transcript: Path, session: str) -> Iterator[str]:
    started = perf_counter()
    for report in memory.archive_file(transcript, format="claude-code"):
        counts = (
            f"left out by memory.exclude ({report.excluded})"
            if report.excluded
            else f"{report.new_messages} new messages, {report.count('added')} statements added, "
            f"{report.count('superseded')} superseded"
        )
        problems = "".join(f"; {problem}" for problem in (*report.errors, *report.notes))
        yield f"archive {session}: {counts} in {perf_counter() - started:.1f} s{problems}"


def _sweep(folder: Path, newest: Path) -> None:
    """Delete locks of old sessions. Their age is measured against the file being archived, not a clock."""
    with suppress(OSError):
        now = newest.stat().st_mtime
        for old in folder.glob("*.lock"):
            if now - old.stat().st_mtime > _OLD:
                old.unlink(missing_ok=True)
