"""Test the package from outside: what it exports and which modules it loads."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

import vault_memory
from vault_memory.memory import Memory


def modules_after(code: str) -> set[str]:
    script = f"{code}\nimport json, sys\nprint('\\n' + json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_exports_are_sorted_and_there() -> None:
    assert list(vault_memory.__all__) == sorted(vault_memory.__all__)
    for name in vault_memory.__all__:
        assert getattr(vault_memory, name).__name__ == name


def test_importing_costs_next_to_nothing() -> None:
    loaded = modules_after("import vault_memory")
    assert not loaded & {"numpy", "tantivy", "yaml", "markdown_it", "rich", "click", "tokenizers", "litellm"}


def test_searching_loads_no_archiving_no_model_client_and_no_web(home: Path) -> None:
    Memory(home=home).index.sync()  # what is new is looked through for secrets
    loaded = modules_after(f"from vault_memory import Memory\nassert Memory(home={str(home)!r}).search('onions').hits")
    banned = (
        "vault_memory.archive",
        "vault_memory.importers",
        "litellm",
        "httpx",
        "fastapi",
        "wordllama",
        "betterleaks",
        "distributed",
        "concurrent.futures.process",
    )
    assert not [name for name in loaded if name.startswith(banned)]


COLD = """
import sys
opened, before = [], set(sys.modules)
sys.addaudithook(lambda event, args: opened.append(args[0]) if event == "open" else None)
from vault_memory.cli import main
try:
    main()
except SystemExit as end:
    assert not end.code
import json
loaded = [name for name in sys.modules if name not in before]
print(json.dumps([loaded, [str(path) for path in opened if "site-packages" not in str(path)]]))
"""


def test_a_cold_search_loads_few_modules_and_opens_few_files(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts, for seconds depend on the machine: modules of ours, of others, and files of the vault and its index."""
    with monkeypatch.context() as patch:  # what changed within two seconds of being looked at is looked at again
        later = time.time_ns() + 3 * 10**9
        patch.setattr(time, "time_ns", lambda: later)
        Memory(home=home).index.sync()
    search = [sys.executable, "-c", COLD, "--home", str(home), "search", "onions"]
    done = subprocess.run(search, capture_output=True, text=True, check=True)
    loaded, opened = json.loads(done.stdout.splitlines()[-1])
    ours = [name for name in loaded if name.startswith("vault_memory")]
    assert not {
        "rich",
        "vault_memory.vault.git.repository",
        "vault_memory.models.report",
        "vault_memory.models.extraction",
        "vault_memory.models.topic",
        "vault_memory.index.reembedding",
        "vault_memory.vault.storage.displaced",
        "inotify_simple",
        "logging",
        "tempfile",
    } & set(loaded)
    # two of them read the ranker's tables (`text.thesaurus`, `text.word_vectors`)
    assert len(ours) <= 88 and len(loaded) <= 330
    assert len([path for path in opened if path.startswith(str(home))]) <= 6


@pytest.mark.parametrize("verb", [("demo",), ("remember", "The staging database is reset every Monday")], ids=" ".join)
def test_nothing_but_what_is_always_installed_is_needed(tmp_path: Path, verb: tuple[str, ...]) -> None:
    """The README's first command, where no extra is installed."""
    extras = (
        "litellm",
        "json_repair",
        "tenacity",
        "pydantic",
        "mcp",
        "fastapi",
        "tree_sitter",
        "distributed",
    )
    program = f"import sys; sys.modules.update(dict.fromkeys({extras!r})); from vault_memory.cli import main; main()"
    command = [sys.executable, "-c", program, "--home", str(tmp_path), *verb]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="threads are counted in /proc")
def test_a_command_does_its_sums_in_one_thread() -> None:
    called = "import os, sys\nfrom vault_memory.cli import main\nsys.argv[1:] = ['--version']\n"
    called += "try: main()\nexcept SystemExit: pass"
    counted = "import numpy\nprint(len(os.listdir('/proc/self/task')))"
    done = subprocess.run([sys.executable, "-c", f"{called}\n{counted}"], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "1"
