"""Measure queries for code identifiers: what exact and partial matching adds to dense retrieval.

    python bench/identifiers.py [--embedder wordllama]

``identifiers.tsv`` holds, written for this purpose, statements about identifiers in groups that resemble one another
(`getUserEmail`, `getUserName`, `get_user_by_id` …), with what somebody would type to find each. Each stands in a long
message of a chat, as identifiers do, between statements of ``evaluate/pairs.tsv`` that have nothing to do with it. The
goal: recall at least a fifth above that of the dense retriever alone.
"""

from __future__ import annotations

import argparse
import csv
import tempfile
from importlib import resources
from pathlib import Path

from vault_memory import Memory
from vault_memory.evaluate.labelled import LabelledQuery, LabelledSet
from vault_memory.evaluate.questions_run import LabelledVault, average_figures, compare_configs
from vault_memory.models import Conversation, Message
from vault_memory.vault.conversations.store_conversation import store_conversation
from vault_memory.vault.runs.run import start_run

HERE = Path(__file__).parent
AROUND = 10  # other statements in a message
CONFIGURATIONS = {
    "dense alone": {"search.hybrid": False},
    "BM25 alone": {"search.alpha": 0.0, "search.gamma": 0.0},
    "without identifiers": {"search.gamma": 0.0},
    "as set": {},
}


def rows(text: str) -> list[list[str]]:
    return list(csv.reader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE))


def vault(home: Path) -> LabelledSet:
    """Store one long chat and return the queries, each of which one message answers."""
    coded = rows((HERE / "identifiers.tsv").read_text(encoding="utf-8"))
    others = rows((resources.files("vault_memory.evaluate") / "pairs.tsv").read_text(encoding="utf-8"))
    said = [text for row in others for text in row[2:]]
    messages = []
    for number, (_, statement, _) in enumerate(coded):
        around = [said[(number * AROUND + at) % len(said)] for at in range(AROUND)]
        text = "\n\n".join([*around[: AROUND // 2], statement, *around[AROUND // 2 :]])
        messages.append(Message("assistant" if number % 2 else "user", text, f"m{number}"))
    memory = Memory(home=home)
    memory.init()
    with start_run(memory.store, "bench", now=memory.clock()):
        store_conversation(memory.store, Conversation(tuple(messages), id="chat"))
    queries = (LabelledQuery(row[2], {f"chat#m{number}": 3}, "", "conversation") for number, row in enumerate(coded))
    return LabelledSet("identifiers", tuple(queries))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--embedder", default="wordllama")
    embedder = {"embedder.name": parser.parse_args().embedder}
    with tempfile.TemporaryDirectory() as folder:
        subject = LabelledVault(Path(folder), "default", vault(Path(folder)))
        outcomes = compare_configs([subject], [embedder | config for config in CONFIGURATIONS.values()])
    print(f"{len(subject.labelled.queries)} queries{'':14} recall@5  recall@10    mrr")
    for name, found in zip(CONFIGURATIONS, map(average_figures, outcomes), strict=True):
        print(f"  {name:22} {found['recall@5']:8.3f} {found['recall@10']:10.3f} {found['mrr']:6.3f}")


if __name__ == "__main__":
    main()
