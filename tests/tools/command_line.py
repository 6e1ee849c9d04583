"""Run the whole command line in this process, with errors and exit codes, to save the start of a process."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner

from vault_memory.cli import main
from vault_memory.vault.state import sqlite_file


@dataclass(frozen=True)
class Done:
    """What a verb printed, and its exit code."""

    code: int
    out: str
    err: str


def call(home: Path, *words: str, input: bytes | str = b"", **environment: str) -> Done:
    """Run a verb in this process. Exceptions that `main` does not report as a line are raised."""
    runner = CliRunner()
    arguments = ["vault-memory", "--home", str(home), *words]
    with (
        runner.isolation(input=input, env={"COLUMNS": "100", **environment}) as (out, err, _),
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(sys, "argv", arguments)
        with pytest.raises(SystemExit) as ended:
            main()
        sqlite_file._behind.finish_all()  # what an exiting process does
        sys.stdout.flush()
        sys.stderr.flush()
        code = ended.value.code
        assert isinstance(code, int)
        return Done(code, out.getvalue().decode(), err.getvalue().decode())


def run(home: Path, *words: str, code: int = 0, input: bytes | str = b"", **environment: str) -> str:
    """Return both outputs of the verb, which must end with ``code``. Like `processes.run`, but in this process."""
    done = call(home, *words, input=input, **environment)
    assert done.code == code, done
    return done.out + done.err
