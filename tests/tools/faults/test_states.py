"""Check that two vaults have the same digest only if no verb could tell them apart."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from processes import run

from faults.states import States
from vault_memory.vault.storage.atomic_files import TEMPORARY

RUN = "20261020T090000-ab1c"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A vault with an index, a run and usage, as processes leave it that have ended."""
    home = tmp_path_factory.mktemp("made")
    for verb in ("remember", "search"):
        run(home, verb, "Billing: invoices are stored in Postgres 16.", VAULT_MEMORY_EMBEDDER_NAME="none")
    return home / "default"


@pytest.fixture
def vault(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(made, tmp_path / "home" / made.name))


def lexical(vault: Path) -> Path:
    """The folder of one of its groups."""
    return next((vault / ".index").glob("lexical-*/*/meta.json")).parent


def living(vault: Path) -> Path:
    name = json.loads((lexical(vault) / "meta.json").read_text())["segments"][0]["segment_id"].replace("-", "")
    return lexical(vault) / f"{name}.idx"


def sql(vault: Path, statement: str, commit: bool = True) -> None:
    with closing(sqlite3.connect(vault / ".index/manifest.db")) as db:
        db.execute(statement)
        if commit:
            db.commit()


def renamed(vault: Path) -> None:
    """The segment has another name, as in another run of the same verb."""
    old, new = living(vault).stem, "0123456789abcdef0123456789abcdef"
    for path in lexical(vault).glob(f"{old}.*"):
        path.rename(path.with_name(new + path.suffix))
    meta = lexical(vault) / "meta.json"
    dashed = [f"{name[:8]}-{name[8:12]}-{name[12:16]}-{name[16:20]}-{name[20:]}" for name in (old, new)]
    meta.write_text(meta.read_text().replace(*dashed))


def another_machine(vault: Path) -> None:
    name = (vault / ".state/machine").read_text().strip()
    for path in ((vault / ".state/machine"), *(vault / ".state/runs").iterdir()):
        path.write_text(path.read_text().replace(name, "00" * 8))


def logged(vault: Path) -> None:
    """What the file says is in the log, as a crash leaves it."""
    place, copy = vault / ".index/manifest.db", vault.parent.parent / "copy.db"
    with closing(sqlite3.connect(place)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for change in ("value || '.'", "substr(value, 1, length(value) - 1)"):
            db.execute(f"UPDATE meta SET value = {change}")
            db.commit()
        for log in ("", "-wal"):
            shutil.copy(f"{place}{log}", f"{copy}{log}")
    for log in ("", "-wal"):
        shutil.copy(f"{copy}{log}", f"{place}{log}")
    assert place.with_name("manifest.db-wal").stat().st_size > 0


SAME: dict[str, Callable[[Path], object]] = {
    "a segment that no commit names": lambda v: (lexical(v) / f"{'0' * 32}.idx").write_bytes(b"half"),
    "the name of a segment": renamed,
    "the list of segments": lambda v: (lexical(v) / ".managed.json").write_text("[]"),
    "a transaction that was not committed": lambda v: sql(v, "DELETE FROM files", commit=False),
    "a transaction that is in the log": logged,
    "the name of the machine": another_machine,
}
ANOTHER: dict[str, Callable[[Path], object]] = {
    "a document": lambda v: next((v / "topics").glob("*.md")).write_text("# Another\n"),
    "permissions": lambda v: next((v / "topics").glob("*.md")).chmod(0o400),
    "a temporary file": lambda v: (v / "topics" / TEMPORARY).write_text("half"),
    "an empty folder": lambda v: (v / "topics/new").mkdir(),
    "a segment of the last commit": lambda v: living(v).write_bytes(living(v).read_bytes()[:-1]),
    "a segment that is gone": lambda v: living(v).unlink(),
    "a commit": lambda v: (lexical(v) / "meta.json").unlink(),
    "a transaction": lambda v: sql(v, "UPDATE meta SET value = '1' WHERE key = 'dirty'"),
    "half a database": lambda v: (v / ".index/manifest.db").write_bytes(b"SQLite format 3\0" + bytes(100)),
    "a run": lambda v: (v / f".state/runs/{RUN}.json").write_text("{}"),
}


@pytest.mark.parametrize("what", SAME)
def test_what_nobody_reads_is_left_out(vault: Path, what: str) -> None:
    states = States(vault.parent)
    before = states.digest(vault.parent)
    SAME[what](vault)
    assert states.digest(vault.parent) == before


@pytest.mark.parametrize("what", ANOTHER)
def test_what_a_verb_could_read_counts(vault: Path, what: str) -> None:
    states = States(vault.parent)
    before = states.digest(vault.parent)
    ANOTHER[what](vault)
    assert states.digest(vault.parent) != before


def test_whether_a_file_is_as_it_was_indexed_counts(vault: Path) -> None:
    states, place = States(vault.parent), next((vault / "topics").glob("*.md"))
    found = place.stat()
    stamps = f"modified = {found.st_mtime_ns}, changed = {found.st_ctime_ns}, inode = {found.st_ino}"
    sql(vault, f"UPDATE files SET {stamps} WHERE path = 'topics/{place.name}'")
    before = states.digest(vault.parent)
    place.touch()
    assert states.digest(vault.parent) != before


def test_of_a_temporary_file_counts_that_it_is_there(vault: Path) -> None:
    states, place = States(vault.parent), vault / "topics" / TEMPORARY
    place.write_text("half")
    before = states.digest(vault.parent)
    place.write_text("whole")
    assert states.digest(vault.parent) == before


def test_new_runs_differ_by_what_they_hold_not_by_name(vault: Path) -> None:
    states, place = States(vault.parent), vault / ".state/runs" / f"{RUN}.json"
    place.write_text(f'{{"id": "{RUN}"}}')
    before = states.digest(vault.parent)
    place.unlink()
    other = RUN.replace("ab1c", "zz9z")
    place.with_name(f"{other}.json").write_text(f'{{"id": "{other}"}}')
    assert states.digest(vault.parent) == before
    place.with_name(f"{other}.json").write_text(f'{{"id": "{other}", "state": "applied"}}')
    assert states.digest(vault.parent) != before
