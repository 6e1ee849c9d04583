"""Replay a Claude Code session through our hooks and measure the cost of each call.

    python bench/hooks.py [--runs 11]

Prompts and starts are timed twice: answered by the process that stays ready (which the first prompt of the session
has begun), and ``alone``, as the first one is or where ``hooks.ready`` is 0.

The session is made up: a morning on the dispatch service of the sample vault, with tool calls, a sub-agent and a
compaction. What a hook tells goes into the transcript as Claude Code stores it, so that the archive at the end shows
whether anything that was recalled comes back as new.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from importers.claude_sessions import Session  # noqa: E402

from vault_memory.hooks.daemon import LOOK  # noqa: E402
from vault_memory.memory import Memory  # noqa: E402

ID = "5f0c1a2e-aaaa-4bbb-8ccc-0123456789ab"
HOOK = [sys.executable, "-P", "-m", "vault_memory.hooks", "claude-code"]
ALONE = {"VAULT_MEMORY_HOOKS_READY": "0"}  # no process stays ready: each hook does the work itself
PROMPTS = (
    "The relay misses wake-ups again. Why do we poll at all, and how often?",
    "ok go ahead",
    "We decided to raise the poll interval to 10 s because the LISTEN channel is reliable since Postgres 17.",
    "Never restart the relay during a deploy window, it loses its place in the outbox.",
    "write a haiku about the sea",
    "I prefer table-driven tests in Go for this package.",
)


class Agent:
    """Call hooks as Claude Code does, and write its transcript."""

    def __init__(self, home: Path, transcript: Path) -> None:
        self.home, self.transcript, self.session = home, transcript, Session(ID)
        self.told: list[tuple[str, str, float]] = []

    def hook(self, event: str, **values: str) -> None:
        self.session.write(self.transcript)
        given = {"hook_event_name": event, "session_id": ID, "transcript_path": str(self.transcript),
                 "cwd": "/home/nora/src/dispatch", **values}  # fmt: skip
        said, took = call([*HOOK, "--home", str(self.home)], json.dumps(given).encode())
        text = json.loads(said)["hookSpecificOutput"]["additionalContext"] if said else ""
        self.told.append((event + (f": {values['prompt'][:48]}" if "prompt" in values else ""), text, took))
        if text:
            attachment = {"type": "hook_additional_context", "hookEvent": event, "hookName": event, "content": [text]}
            self.session.add("attachment", attachment=attachment)

    def turn(self, prompt: str) -> None:
        self.hook("UserPromptSubmit", prompt=prompt)
        self.session.user(prompt)
        number = str(self.session.number)
        self.session.calls("Read", f"toolu_{number}", file_path="internal/outbox/relay.go")
        self.session.returns(f"toolu_{number}", "package outbox\n\nconst pollEvery = 5 * time.Second\n")
        self.session.says("Done; the tests in internal/outbox pass.")


def replay(home: Path, folder: Path) -> None:
    before = {topic.path: topic.text for topic in Memory(home=home).topics.list()}
    agent = Agent(home, folder / f"{ID}.jsonl")
    agent.hook("SessionStart", source="startup")
    for prompt in PROMPTS[:3]:
        agent.turn(prompt)
    last = agent.session.last
    agent.session.user("Search the repo for pollEvery", isSidechain=True, parent=None)
    agent.session.assistant(
        {"type": "text", "text": "We decided to use Kafka because of the sub-agent."}, isSidechain=True
    )
    agent.session.last = last
    agent.hook("PreCompact", trigger="auto")
    agent.session.add("system", parent=None, subtype="compact_boundary", logicalParentUuid=last, content="Compacted")
    summary = "This session is being continued. The user decided to use Redis because summaries lie."
    agent.session.user(summary, isCompactSummary=True)
    agent.hook("SessionStart", source="compact")
    for prompt in PROMPTS[3:]:
        agent.turn(prompt)
    agent.hook("SessionEnd", reason="prompt_input_exit")
    for event, text, took in agent.told:
        print(f"{event:66} {took:5.0f} ms  {len(text):5} characters")
        print("".join(f"    {row}\n" for row in text.splitlines()), end="")
    print(wait_for_archives(home, 2))
    print("archived:")
    for topic in Memory(home=home).topics.list():
        if before.get(topic.path) != topic.text:
            for cell in topic.cells:
                if cell.attributes is not None and any(source.startswith(ID) for source in cell.attributes.sources):
                    print(f"  {topic.path}: [{cell.type}] {cell.text}")


def wait_for_archives(home: Path, archives: int) -> str:
    log = home / "default/.state/hooks.log"
    for _ in range(600):
        rows = [row for row in log.read_text().splitlines() if " archive " in row] if log.exists() else []
        if sum("new messages" in row for row in rows) >= archives:
            return "\n".join(rows)
        time.sleep(0.1)
    return "no archive after a minute"


def cases(home: Path, folder: Path) -> Iterator[tuple[str, list[str], bytes, dict[str, str]]]:
    """Yield the name, program, standard input and environment of each timed call."""
    (folder / "empty/default/topics").mkdir(parents=True)
    program = str(Path(sys.executable).with_name("vault-memory"))

    def event(name: str, **values: str) -> bytes:
        return json.dumps({"hook_event_name": name, "session_id": "timed", "cwd": "/srv/dispatch", **values}).encode()

    asked = event("UserPromptSubmit", prompt="why did we choose the transactional outbox for dispatch?")
    transcript = str(folder / f"{ID}.jsonl")
    here = [*HOOK, "--home", str(home)]
    yield "python -c pass", [sys.executable, "-c", "pass"], b"", {}
    yield "vault-memory --version", [program, "--version"], b"", {}
    yield "a nod ('ok go ahead')", here, event("UserPromptSubmit", prompt="ok go ahead"), {}
    yield "an empty vault", [*HOOK, "--home", str(folder / "empty")], asked, {}
    yield "memory switched off (environment)", here, asked, {"VAULT_MEMORY_MEMORY_ENABLED": "false"}
    for name, section in (("off", "enabled: false"), ("excluded", "exclude: ['project:/srv']")):
        root = folder / name / "default"
        shutil.copytree(home / "default/topics", root / "topics")
        (root / "config.yaml").write_text(f"memory:\n  {section}\n")
        what = "memory switched off (config.yaml)" if name == "off" else "a project that is excluded"
        yield what, [*HOOK, "--home", str(folder / name)], asked, {}
    yield "a resumed session", here, event("SessionStart", source="resume"), {}
    yield "PreCompact", here, event("PreCompact", transcript_path=transcript), {}
    yield "SessionEnd", here, event("SessionEnd", transcript_path=transcript), {}
    haiku = event("UserPromptSubmit", prompt="write a haiku about the sea")
    for what, environment in (("", {}), (", alone", ALONE)):
        yield f"a prompt, nothing near{what}", here, haiku, environment
        yield f"a prompt, something to tell{what}", here, asked, environment
        yield f"the start of a session{what}", here, event("SessionStart", source="startup"), environment


def processor() -> float:
    """Return the milliseconds of processor time that all finished child processes have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) * 1000


def call(program: list[str], given: bytes, environment: dict[str, str] | None = None) -> tuple[bytes, float]:
    begun = time.perf_counter()
    done = subprocess.run(
        program, input=given, capture_output=True, env=os.environ | (environment or {}), cwd="/tmp", check=True
    )
    return done.stdout, (time.perf_counter() - begun) * 1000


def ready(home: Path) -> None:
    """Start the process that stays ready, and wait until it answers prompts."""
    call([*HOOK, "--home", str(home)], json.dumps({"hook_event_name": "SessionStart", "cwd": "/srv/dispatch"}).encode())
    log = home / "default/.state/hooks.log"
    while "answers prompts" not in log.read_text():
        time.sleep(0.1)


def measure(home: Path, folder: Path, runs: int) -> None:
    every = list(cases(home, folder))
    times: dict[str, list[float]] = {name: [] for name, *_ in every}
    work: dict[str, list[float]] = {name: [] for name, *_ in every}
    ready(home)
    for _ in range(runs):
        for name, program, given, environment in every:
            before = processor()
            times[name].append(call(program, given, environment)[1])
            work[name].append(processor() - before)
            if name in {"PreCompact", "SessionEnd"}:
                time.sleep(2)  # the process that it started is done
    print(f"{'':34} {'wall':>6} {'least':>6} {'cpu':>6}   ms, medians of {runs}; beyond bare python: wall, cpu")
    wall, cpu = statistics.median(times["python -c pass"]), statistics.median(work["python -c pass"])
    for name, taken in times.items():
        median, used = statistics.median(taken), statistics.median(work[name])
        print(f"{name:34} {median:6.0f} {min(taken):6.0f} {used:6.0f}   {median - wall:+6.0f} {used - cpu:+6.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=11)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        shutil.copytree(ROOT / "sample_vault", folder / "home/default")
        Memory(home=folder / "home").index.sync()
        replay(folder / "home", folder)
        print()
        measure(folder / "home", folder, runs)
        time.sleep(5)  # what was started is done
    time.sleep(LOOK + 5)  # and the process that stays has seen that its vault is gone


if __name__ == "__main__":
    main()
