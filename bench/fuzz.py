"""Coverage-guided fuzzing of all code that reads foreign input: no target may raise or break its assertions.

``python bench/fuzz.py [seconds for each target]``; needs atheris (group dev, Linux), and says so where it is missing.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress

SECONDS = 20


def document(text: str) -> None:
    from vault_memory.vault.document import topic_text as documents

    topic = documents.parse(text, "topics/A.md")
    assert topic.text == text


def transcript(text: str) -> None:
    from vault_memory.vault.document import transcript as transcripts

    transcripts.parse(text, "conversations/c.md")


def memory_block(text: str) -> None:
    from vault_memory.vault.document import memory_block as blocks

    blocks.read([f"<!-- memory v1\n{text}\n-->"])
    written = blocks.write(blocks.read([f"<!-- memory v2\n{text}\n-->"]))
    assert blocks.write(blocks.read(["\n".join(written)])) == written


def statement(text: str) -> None:
    from vault_memory.vault.document.cells import neutralise, parse_statement

    line = neutralise(text)
    assert neutralise(line) == line and "\n" not in line
    parse_statement(text)


def query(text: str) -> None:
    from vault_memory.search.query import parse

    parse(text)


def merging(text: str) -> None:
    from vault_memory.vault.merge.documents import merge

    base, ours, theirs = [*text.split("\x1e"), "", "", ""][:3]
    merge(base, ours, theirs)


def instructions(text: str) -> None:
    from vault_memory.text.injection import instruction

    instruction(text, "tool")


def conversation(text: str) -> None:
    from vault_memory.errors import InputError
    from vault_memory.importers import load

    with suppress(InputError):
        load(text.encode("utf-8", "replace"), format="openai")


TARGETS: dict[str, Callable[[str], None]] = {
    each.__name__: each
    for each in (document, transcript, memory_block, statement, query, merging, instructions, conversation)
}


def fuzz(name: str, seconds: int) -> None:
    """Fuzz one target. It never returns: the fuzzer ends the process."""
    import atheris

    with atheris.instrument_imports(include=["vault_memory"]):
        TARGETS[name]("")

    def one(data: bytes) -> None:
        TARGETS[name](atheris.FuzzedDataProvider(data).ConsumeUnicodeNoSurrogates(4096))

    atheris.Setup([sys.argv[0], f"-max_total_time={seconds}", "-timeout=10", "-print_final_stats=1"], one)
    atheris.Fuzz()


def main() -> None:
    if len(sys.argv) > 2:
        fuzz(sys.argv[1], int(sys.argv[2]))
    try:
        import atheris  # noqa: F401
    except ImportError:
        sys.exit("atheris is not installed: pip install atheris")
    failed = 0
    for name in TARGETS:
        seconds = sys.argv[1] if len(sys.argv) > 1 else str(SECONDS)
        done = subprocess.run([sys.executable, __file__, name, seconds], capture_output=True, text=True, check=False)
        runs = next((line for line in done.stderr.splitlines() if "number_of_executed_units" in line), "0")
        failed += done.returncode != 0
        print(f"{name:14} {runs.split()[-1]:>9} inputs  {'ok' if done.returncode == 0 else 'FAILED'}", flush=True)
        if done.returncode:
            print("    " + "\n    ".join(done.stderr.splitlines()[-25:]))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
