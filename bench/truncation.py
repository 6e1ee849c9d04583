"""Measure what is lost of long messages with code when a context is packed: whole messages against chunks.

    python bench/truncation.py [--budget 1000 …] [--embedder wordllama]

The set is made here: statements about identifiers (``identifiers.tsv``) with what somebody would type to find each,
every one in an assistant's message of 15 to 120 paragraphs, between statements of ``evaluate/pairs.tsv`` and fences of
code, so that messages have some 400 to 4,000 tokens. *Lost* is the share of questions whose statement does not stand in
the context's text; *cut* the share of those found that did not fit. The goal: chunking at least halves both.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import numpy as np
from identifiers import HERE, rows

from vault_memory import Memory
from vault_memory.models import Conversation, Message
from vault_memory.text import tokens
from vault_memory.vault.conversations.store_conversation import store_conversation

PARAGRAPHS = (15, 30, 60, 120)
CODE_EVERY = 6  # paragraphs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--budget", type=int, nargs="+", default=[500, 1000, 2000])
    parser.add_argument("--embedder", default="wordllama")
    arguments = parser.parse_args()
    coded = rows((HERE / "identifiers.tsv").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as home:
        sizes = fill(Path(home), coded)
        least, median, most = np.percentile(sizes, (0, 50, 100)).astype(int)
        print(f"{len(coded)} messages of {least} to {most} tokens, median {median}; a question for each")
        print("budget  messages     lost      cut   tokens")
        for budget in arguments.budget:
            for chunking in (False, True):
                config = {"search.chunking": chunking, "embedder.name": arguments.embedder}
                show(Memory(home=home, config=config), coded, budget, "in chunks" if chunking else "whole")


def fill(home: Path, coded: list[list[str]]) -> list[int]:
    """Store one long chat; return the tokens of its messages."""
    others = rows((resources.files("vault_memory.evaluate") / "pairs.tsv").read_text(encoding="utf-8"))
    prose = [text for row in others for text in row[2:]]
    messages = []
    for number, (_, statement, _) in enumerate(coded):
        parts = list(_paragraphs(number, prose, PARAGRAPHS[number % len(PARAGRAPHS)]))
        parts.insert((7 * number) % len(parts), statement)
        messages.append(Message("user", f"And the next one, number {number}?", f"q{number}"))
        messages.append(Message("assistant", "\n\n".join(parts), f"m{number}"))
    memory = Memory(home=home)
    memory.init()
    store_conversation(memory.store, Conversation(tuple(messages), id="chat"))
    return [tokens.count(message.content) for message in messages[1::2]]


def _paragraphs(number: int, prose: list[str], count: int) -> Iterator[str]:
    for at in range(count):
        place = (number * 31 + at) % len(prose)
        if at % CODE_EVERY == CODE_EVERY - 1:
            lines = [f"    step_{i} = load({place + i}, retries={i + 1})" for i in range(6)]
            yield "\n".join(["```python", f"def task_{number}_{at}():", *lines, f"    return step_{at % 6}", "```"])
        else:
            yield prose[place]


def show(memory: Memory, coded: list[list[str]], budget: int, kind: str) -> None:
    lost = cut = found = used = 0
    for number, (_, statement, question) in enumerate(coded):
        packed = memory.context(question, budget=budget, touch=False)
        there = all(line.strip() in packed.text for line in statement.split("\n"))
        left = any(one.entry.message == f"m{number}" and statement in one.entry.text for one in packed.left_out)
        lost += not there
        cut += left and not there
        found += there or left
        used += packed.tokens
    share = cut / found if found else 0.0
    print(f"{budget:6}  {kind:9} {lost / len(coded):7.3f}  {share:7.3f}  {used / len(coded):7.0f}", flush=True)
    memory.index.close()


if __name__ == "__main__":
    main()
