"""Measure how much evidence for a question `context` returns within a budget: LoCoMo and BEAM, one vault per chat.

    python bench/context.py [--locomo FILE] [--beam FOLDER] [--cells] [--budget 1000 …] [--every 1]

Evidence counts as *brought* if the text contains its message, a chunk of it or a cell that cites it. *Cut* is the share
of the evidence found that did not fit, *cut long* the same for evidence in messages of more than 500 tokens, and *too
large* the share of contexts in which some memory, evidence or not, alone exceeded the budget. Each figure is given for
messages in chunks and for whole messages (`RAG_CHUNKING=off`). Missing data is reported and skipped.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from vault_memory import Memory
from vault_memory.evaluate.conversations import LabelledConversation, read_beam, read_locomo
from vault_memory.evaluate.labelled import LabelledQuery, matches_label
from vault_memory.evaluate.questions_run import LabelledVault, build_vaults
from vault_memory.models import Entry
from vault_memory.search.packing import TOO_LARGE
from vault_memory.text import tokens
from vault_memory.text.chunks import MAX_TOKENS

DATA = Path(__file__).resolve().parents[2] / "shared" / "data"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Counts for one question: evidence in total, returned and left out (long messages also separately), and tokens."""

    evidence: int
    brought: int
    left: int
    long_brought: int
    long_left: int
    too_large: bool
    tokens: int
    items: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--locomo", type=Path, default=DATA / "locomo" / "locomo5.json")
    parser.add_argument("--beam", type=Path, default=DATA / "beam")
    parser.add_argument("--cells", action="store_true", help="Archive; otherwise the transcripts alone.")
    parser.add_argument("--budget", type=int, nargs="+", default=[500, 1000, 2000])
    parser.add_argument("--every", type=int, default=1, help="Ask every so many questions.")
    arguments = parser.parse_args()
    print("set      budget messages  brought    cut  cut long  too large  tokens  items")
    for name, samples in _sets(arguments.locomo, arguments.beam):
        with tempfile.TemporaryDirectory() as home:
            subjects = build_vaults(samples, Path(home), cells=arguments.cells)
            for budget in arguments.budget:
                for chunking in (True, False):
                    outcomes = [o for s in subjects for o in ask(s, budget, chunking, arguments.every)]
                    _show(name, budget, "chunks" if chunking else "whole", outcomes)


def _sets(locomo_file: Path, beam_folder: Path) -> Iterator[tuple[str, Iterable[LabelledConversation]]]:
    for name, path, read in (("locomo", locomo_file, read_locomo), ("beam", beam_folder, read_beam)):
        if path.exists():
            yield name, read(path)
        else:
            print(f"{name}: {path} is missing, skipped")


def ask(subject: LabelledVault, budget: int, chunking: bool, every: int) -> Iterator[Outcome]:
    asked_at = subject.labelled.now or datetime.now(UTC)
    memory = Memory(
        home=subject.home,
        user=subject.user,
        config={"search.chunking": chunking, "context.budget": budget},
        clock=lambda: asked_at,
    )
    for query in subject.labelled.queries[::every]:
        packed = memory.context(query.text, touch=False)
        inside = [hit.entry for hit in packed.included]
        outside = [left.entry for left in packed.left_out]
        brought, long_brought = _find_labels(query, inside), _find_labels(query, filter(_long, inside))
        left, long_left = _find_labels(query, outside) - brought, _find_labels(query, filter(_long, outside)) - brought
        counts = map(len, (query.relevant, brought, left, long_brought, long_left))
        too_large = any(left.reason == TOO_LARGE for left in packed.left_out)
        yield Outcome(*counts, too_large, packed.tokens, len(packed.included))
    memory.index.close()


def _find_labels(query: LabelledQuery, entries: Iterable[Entry]) -> set[str]:
    return {label for entry in entries for label in query.relevant if matches_label(label, entry)}


def _long(entry: Entry) -> bool:
    return entry.chunk is not None or tokens.count(entry.text) > MAX_TOKENS


def _show(name: str, budget: int, kind: str, outcomes: list[Outcome]) -> None:
    brought = np.mean([o.brought / o.evidence for o in outcomes])
    cut = _share(sum(o.left for o in outcomes), sum(o.brought for o in outcomes))
    long = _share(sum(o.long_left for o in outcomes), sum(o.long_brought for o in outcomes))
    large, used, items = (np.mean([getattr(o, key) for o in outcomes]) for key in ("too_large", "tokens", "items"))
    row = f"{name:8} {budget:6} {kind:8} {brought:8.3f} {cut:6.3f} {long:9.3f} {large:10.3f} {used:7.0f} {items:6.1f}"
    print(row, flush=True)


def _share(left: int, brought: int) -> float:
    return left / (left + brought) if left + brought else 0.0


if __name__ == "__main__":
    main()
