"""Call real git as a person would; `conftest` makes it ignore the configuration of the machine."""

from __future__ import annotations

import subprocess
from pathlib import Path


def git(folder: Path, *arguments: str, check: bool = True) -> str:
    person = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "init.defaultBranch=main"]
    done = subprocess.run(["git", *person, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    assert not check or done.returncode == 0, done.stderr
    return done.stdout.strip()
