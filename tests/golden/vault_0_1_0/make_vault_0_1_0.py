"""Make the vaults of `vault_0_1_0.tar.gz` with the code of October 2026 (commit e2eb974), through its command line.

    PYTHONPATH=CHECKOUT:CHECKOUT/tests python make_vault_0_1_0.py vault_0_1_0.tar.gz manifest.json

CHECKOUT is a checkout of that commit: the script does not run on later versions, and need not. It is kept so that
what lies in the vaults can be looked up. Model calls go to `tests/llm_server.py`, which answers by script.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from llm_server import Request, Scripted, ScriptedServer, ok
from scripted_brain import answer, part

import vault_memory

CHECKOUT = Path(vault_memory.__file__).resolve().parents[1]
SAMPLE = CHECKOUT / "sample_vault"
TALKS = SAMPLE / "conversations-to-archive"
QUOTE = "No more outdoor tomatoes for me"
BY_HAND = """\
---
aliases: [teapot]   # the brown one
---

# Tea

Words that a person wrote, with *emphasis*, a [[Sourdough|link]] and trailing spaces.\x20\x20

> [!tip] Water
> Never boiling for green tea.

| leaf | minutes |
|---|---|
| Sencha | 2 |

```sh
kettle --to 80   # - not a bullet
```

- the good tin stands behind the oats ^tin
- ~~two sugars~~
"""
NOTES = {
    "Bicycle.md": "# Bicycle\n\n- The rear tyre of the cargo bike takes 3.5 bar and has a Schrader valve.\n"
    "- [[Family|Ida]] rides the red one to school.\n",
    "Piano.md": "---\ntags: [music]\n---\n\n# Piano\n\nMrs Whitlock tunes the piano every March.\n",
}
WORDS = {
    "Compost.md": "# Compost\n\n- The compost heap at plot 14B was turned on 4 October 2026.\n",
}
STARTING = """
import os, runpy, sys
from datetime import datetime
from vault_memory.memory import Memory
now = datetime.fromisoformat(os.environ["MAKE_NOW"])
Memory.__init__.__kwdefaults__["clock"] = lambda: now
sys.argv[0] = "vault-memory"
"""
RUNNING = (
    STARTING
    + """
runpy.run_module("vault_memory", run_name="__main__")
"""
)
INTERRUPTED = (
    STARTING
    + """
seen = 0
def stop(event, arguments):
    global seen
    if event == "open" and "/.state/undo/" in str(arguments[0]) and (arguments[2] or 0) & os.O_CREAT:
        seen += 1
        if seen == 3:
            os._exit(9)
sys.addaudithook(stop)
runpy.run_module("vault_memory", run_name="__main__")
"""
)
TALKING = (
    STARTING
    + """
memory = Memory(sys.argv[1])
memory.add_message("live-session", "user", "The loft hatch sticks in wet weather.")
memory.add_message("live-session", "assistant", "Plane its edge by a millimetre.")
"""
)
FADING = {  # what was of these types has faded after two days
    "VAULT_MEMORY_DECAY_AFTER": "1", "VAULT_MEMORY_DECAY_RATE": "0.9", "VAULT_MEMORY_DECAY_ARCHIVE_AFTER": "1",
    "VAULT_MEMORY_DECAY_TYPES": "task,context,code_ref",
}  # fmt: skip


class Maker:
    def __init__(self, folder: Path) -> None:
        self.now = datetime(2026, 11, 1, 9, tzinfo=UTC)
        self.home = folder / "home"
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("VAULT_MEMORY_")}
        self.environment |= {
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "GIT_CONFIG_GLOBAL": str(folder / "gitconfig"),
            "GIT_CONFIG_NOSYSTEM": "1",
            "VAULT_MEMORY_HOOKS_READY": "0",
        }

    def run(self, *words: str, user: str = "default", code: int = 0, start: str = RUNNING, **environment: str) -> str:
        """One verb, six hours after the last."""
        self.now += timedelta(hours=6)
        now = self.now.isoformat()
        self.environment |= {"MAKE_NOW": now, "GIT_AUTHOR_DATE": now, "GIT_COMMITTER_DATE": now}
        given = ["--home", str(self.home), "--user", user, *words] if words else [str(self.home)]
        done = subprocess.run([sys.executable, "-c", start, *given], capture_output=True, text=True,
                              env=self.environment | environment, check=False)  # fmt: skip
        print(f"$ vault-memory {' '.join(words)}\n{done.stdout}{done.stderr}", flush=True)
        assert done.returncode == code, done.returncode
        return done.stdout

    def with_model(self, *words: str) -> str:
        with ScriptedServer([reply]) as server:
            model = {"MODEL": "openai/scripted", "API_BASE": server.url, "API_KEY": "x", "CACHE": "false"}
            return self.run(*words, **{f"VAULT_MEMORY_LLM_{name}": value for name, value in model.items()})

    def last_run(self, user: str = "default") -> str:
        return max(path.stem for path in (self.home / user / ".state/undo").glob("*.jsonl"))

    def git(self, *words: str) -> str:
        done = subprocess.run(["git", *words], cwd=self.home / "default", capture_output=True, text=True, check=True,
                              env=self.environment)  # fmt: skip
        return done.stdout


def reply(request: Request) -> Scripted:
    """What the brain of the tests answers, and one change to the profile."""
    if "suggest changes to a person's profile" not in str(request.messages[0]["content"]):
        return ok(answer(request))
    number = 0
    for line in part(request.text, "MESSAGES").splitlines():
        number = int(turn[1]) if (turn := re.match(r"\[(\d+)\] ", line)) else number
        if QUOTE in line:
            change = {"message": number, "quote": QUOTE, "field": "constraints", "value": "no more outdoor tomatoes",
                      "replaces": 0}  # fmt: skip
            return ok({"changes": [change]})
    return ok({"changes": []})


def fill(maker: Maker, folder: Path) -> dict[str, str]:
    """Everything there is in one vault; the ids of the runs that tests take back."""
    root, runs = maker.home / "default", {}
    shutil.copytree(SAMPLE, root, ignore=shutil.ignore_patterns("conversations-to-archive"))
    (root / "config.yaml").write_text(
        (root / "config.yaml").read_text() + "\nundo:\n  days: 3600   # for ever, for the test that takes runs back\n"
    )
    maker.run("init", "--git")
    maker.git("config", "user.name", "Nora")
    maker.git("config", "user.email", "nora@example.org")
    maker.run("archive", str(TALKS / "coding-session.json"))
    maker.run("archive", str(TALKS / "allotment-and-kitchen.md"))
    (root / "topics/home/Tea.md").write_text(BY_HAND)
    maker.git("add", "topics/home/Tea.md")
    maker.git("commit", "-qm", "Tea, by hand")
    maker.run("remember", "--topic", "Tea", "--type", "preference", "Assam, three minutes, no milk")
    runs["remember"] = maker.last_run()
    for name, notes in (("Notes", NOTES), ("Words", WORDS)):
        (folder / name).mkdir()
        for path, text in notes.items():
            (folder / name / path).write_text(text)
    maker.run("import", str(folder / "Notes"), "--format", "notes")
    maker.run("ingest", str(folder / "Words"), "--extract")
    maker.run("graph", "update")
    maker.run("consent", "grant")
    maker.run("profile", "set", "languages", "Go", "SQL", "a little TypeScript")
    maker.run("topics", "rename", "Reading list", "Books")
    runs["rename"] = maker.last_run()
    maker.run("topics", "merge", "Jobs", "Schema migrations")
    runs["merge"] = maker.last_run()
    maker.with_model("consolidate", "Allotment", "Dispatch service")
    runs["consolidate"] = maker.last_run()
    maker.run("remember", "--topic", "Tea", "Earl Grey is the only tea worth the water")
    runs["undone"] = maker.last_run()
    maker.run("undo", runs["undone"])
    maker.run("remember", "--topic", "Piano", "The thistle metronome was a wedding present")
    cell = json.loads(maker.run("search", "thistle metronome wedding", "--limit", "1", "--json"))
    maker.run("forget", "cell", _cell(cell), "--yes")
    maker.run(start=TALKING)
    maker.with_model("summarize", "2026-09-06-garlic")
    maker.run("decay", **FADING)
    runs["decay"] = maker.last_run()
    runs["last"] = ""
    return runs


def finish(maker: Maker, runs: dict[str, str]) -> None:
    """The last run, which tests take back, and what waits for a person."""
    root = maker.home / "default"
    for query in ("onions bed 5", "lock_timeout dispatch_api"):
        maker.run("search", query)
    maker.run("recall", "when do I plant the garlic?")
    time.sleep(6)  # until nothing is looked after any more for what git may do to it
    maker.run("status")
    maker.run("archive", str(TALKS / "trip-planning.jsonl"))
    runs["last"] = maker.last_run()
    for _ in range(4):  # it reads a part of the conversations at a time
        maker.with_model("profile", "propose")
    assert (root / ".state/profile-proposals.json").exists()
    maker.run("history")
    maker.run("review", "--json")
    maker.run("status")
    maker.run("doctor")
    print(maker.git("log", "--oneline", "--stat"), maker.git("status", "--short"))


def interrupt(maker: Maker) -> None:
    """A second vault, whose only run was killed after two documents."""
    user = "interrupted"
    maker.run("init", user=user)
    (maker.home / user / "topics").mkdir(exist_ok=True)
    (maker.home / user / "topics/Mull.md").write_text("# Mull\n\n- otters: Loch na Keal, a falling tide\n")
    maker.run("archive", str(TALKS / "trip-planning.jsonl"), user=user, start=INTERRUPTED, code=9)


def pack(maker: Maker, target: Path) -> None:
    """Without what is derived and what names this machine; git's objects in one pack."""
    maker.git("gc", "-q", "--prune=now")
    maker.git("config", "merge.vault-memory.driver", "vault-memory merge-driver %O %A %B %P %L")
    for sample in (maker.home / "default/.git/hooks").glob("*.sample"):
        sample.unlink()
    for user in ("default", "interrupted"):
        shutil.rmtree(maker.home / user / ".index", ignore_errors=True)
    here = maker.home.parent
    named = [path for path in maker.home.rglob("*") if path.is_file() and str(here).encode() in path.read_bytes()]
    assert not named, named
    folders = here / "config/vault-memory/folders.json"
    folders.write_text(folders.read_text().replace(str(here), "@HERE@"))
    paths = [path for folder in (maker.home, here / "Words") for path in (folder, *sorted(folder.rglob("*")))]
    with tarfile.open(target, "w:gz", compresslevel=9) as archive:
        for path in (*paths, folders):
            if path.suffix != ".lock":
                archive.add(path, str(path.relative_to(here)), recursive=False, filter=_nobodys)


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def _cell(found: object) -> str:
    """The id of the first statement in a search's JSON."""
    text = json.dumps(found)
    return re.findall(r"vm-[a-z0-9]{10}", text)[0]


def knowledge(root: Path) -> dict[str, str]:
    paths = sorted(root.rglob("*.md"))
    return {str(path.relative_to(root)): path.read_text() for path in paths if not _hidden(path.relative_to(root))}


def _hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)


def main() -> None:
    target, manifest = Path(sys.argv[1]), Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        maker = Maker(folder)
        runs = fill(maker, folder)
        before = knowledge(maker.home / "default")
        finish(maker, runs)
        interrupt(maker)
        pack(maker, target)
        after = knowledge(maker.home / "default")
        changed = {path: before.get(path) for path in sorted(after) if after[path] != before.get(path)}
        assert before.keys() <= after.keys()
        text = json.dumps({"runs": runs, "before_last_run": changed}, ensure_ascii=False, indent=1)
        manifest.write_text(text + "\n")


if __name__ == "__main__":
    main()
