"""The README's tour, typed as written: every command runs and prints what the README says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
TOUR = README[README.index("## Five minutes") : README.index("## With a language model")]


def same(text: str) -> list[str]:
    """Lines without what differs from day to day: ages and run ids."""
    text = re.sub(r"\(updated [^)]* ago\)|\((?:\d+ \w+ ago|today|yesterday)(?:, )?", "(AGE", text)
    text = re.sub(r"run \d{8}T\d{6}-\w{4}", "run ID", text)
    return [line.rstrip() for line in text.strip().splitlines()]


def steps() -> list[tuple[str, str]]:
    """Commands of the tour's console blocks, each with what it is said to print."""
    found = []
    for block in re.findall(r"```console\n(.*?)```", TOUR, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, printed = part.partition("\n")
            found.append((command, printed))
    return found


def test_the_tour_prints_what_the_readme_says(tmp_path: Path) -> None:
    script, marks = "", []
    for number, (command, _) in enumerate(steps()):
        marks.append(f"@@ {number}")
        script += f"{command.replace('/tmp/tour', str(tmp_path))}\necho '@@ {number}'\n"
    script = script.replace("source .venv/bin/activate", f"export PATH={Path(sys.executable).parent}:$PATH")
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("VAULT_MEMORY", "RAG_"))}
    environment["VAULT_MEMORY_SEARCH_PATIENCE"] = "60"  # a busy machine prints the same
    done = subprocess.run(
        ["bash", "-eu", "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    printed = done.stdout
    for mark, (command, said) in zip(marks, steps(), strict=True):
        actual, _, printed = printed.partition(mark)
        assert same(actual.replace(str(tmp_path), "/tmp/tour")) == same(said), command


def test_the_python_of_the_tour_runs(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TOUR, re.DOTALL)
    program = code.replace("/tmp/tour", str(tmp_path))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "lock_timeout" in done.stdout
