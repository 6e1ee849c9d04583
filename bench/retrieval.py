"""Measure how well search finds the turns that answer a question: LoCoMo and BEAM, one vault per conversation.

    python bench/retrieval.py [--locomo FILE] [--beam FOLDER] [--cells] [--source-type all] [--set search.alpha=0.5 …]

The ranking is the turns that results are or cite, in order, each once; recall is the mean fraction of a question's
evidence among the first 5 or 10. ``--cells`` archives (messages and the cells made of them); without it only the
transcripts are stored. ``--source-type conversation`` leaves out what is not of the conversation. Adversarial
questions and evidence that names no turn are left out. Data that is missing is skipped with a line.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np

from vault_memory import Memory
from vault_memory.evaluate.conversations import LabelledConversation, read_beam, read_locomo
from vault_memory.evaluate.labelled import LabelledQuery
from vault_memory.models import Filter
from vault_memory.search.query import parse
from vault_memory.search.question import SearchSetup
from vault_memory.search.tiers import search
from vault_memory.vault.conversations.store_conversation import store_conversation
from vault_memory.vault.runs.run import start_run

LIMIT = 25  # results looked at
DATA = Path(__file__).resolve().parents[2] / "shared" / "data"


@dataclass(frozen=True, slots=True)
class Outcome:
    kind: str
    at5: float
    at10: float
    session: bool  # an evidence session among the first five


class Bench:
    """One sample in a vault of its own."""

    def __init__(
        self, sample: LabelledConversation, home: Path, cells: bool, source_type: str, config: Mapping[str, object]
    ) -> None:
        self.sample, self.source_type = sample, source_type
        self.memory = Memory(home=home, user=sample.conversation.id, config=config)
        self.memory.init()
        if cells:
            self.memory.archive(sample.conversation)
        else:
            with start_run(self.memory.store, "bench", now=self.memory.clock()):
                store_conversation(self.memory.store, sample.conversation)
        self.memory.index.sync()
        self._sessions = {message.id: message.time for message in sample.conversation.messages}

    def hybrid(self, question: str) -> list[str]:
        memory = self.memory
        setup = SearchSetup(memory.index.snapshot(), memory.embedder, memory.settings.search, memory.clock())
        result = search(setup, question, limit=LIMIT, source_type=self.source_type)
        cited = [
            source
            for hit in result.hits
            for source in ([hit.entry.id] if hit.entry.tier == "message" else hit.entry.sources)
        ]
        return list(dict.fromkeys(turn for source in cited if (turn := source.partition("#")[2])))

    def lexical(self, question: str) -> list[str]:
        hits = self.memory.index.snapshot().lexical(
            parse(question).terms, {"text": 1.0}, 50, Filter(tiers=("message",))
        )
        return self._messages(hits)

    def dense(self, question: str) -> list[str]:
        assert self.memory.embedder is not None
        vector = self.memory.embedder.embed([question])[0]
        return self._messages(self.memory.index.snapshot().dense(vector, 50, Filter(tiers=("message",))))

    def _messages(self, hits: Sequence[tuple[int, float]]) -> list[str]:
        entries = self.memory.index.snapshot().entries([label for label, _ in hits])
        return list(dict.fromkeys(entries[label].message for label, _ in hits))

    def outcome(self, question: LabelledQuery, ranked: Sequence[str]) -> Outcome:
        days = list(dict.fromkeys(self._sessions[turn] for turn in ranked if turn in self._sessions))
        evidence = {label.partition("#")[2] for label in question.relevant}
        wanted = {self._sessions[turn] for turn in evidence}
        found = [len(evidence.intersection(ranked[:count])) / len(evidence) for count in (5, 10)]
        return Outcome(question.category, found[0], found[1], bool(wanted.intersection(days[:5])))


def measure(
    name: str, samples: Sequence[LabelledConversation], cells: bool, source_type: str, config: Mapping[str, object]
) -> None:
    methods = ("lexical", "dense", "hybrid")
    outcomes: dict[str, list[Outcome]] = defaultdict(list)
    per_sample: dict[str, float] = {}
    times: list[float] = []
    with tempfile.TemporaryDirectory() as home:
        for sample in samples:
            bench = Bench(sample, Path(home), cells, source_type, config)
            for question in sample.labelled.queries:
                for method in methods:
                    begin = perf_counter()
                    ranked = getattr(bench, method)(question.text)
                    if method == "hybrid":
                        times.append((perf_counter() - begin) * 1000)
                    outcomes[method].append(bench.outcome(question, ranked))
            bench.memory.index.close()
            recent = outcomes["hybrid"][-len(sample.labelled.queries) :]
            per_sample[sample.conversation.id] = float(np.mean([outcome.at10 for outcome in recent]))
    questions = len(outcomes["hybrid"])
    print(f"\n{name}: {len(samples)} conversations, {questions} questions, {'with' if cells else 'without'} cells")
    print(f"  {'':28} recall@5  recall@10  session@5")
    for method in methods:
        _row({"lexical": "BM25 alone", "dense": "dense alone", "hybrid": "search"}[method], outcomes[method])
    for kind in sorted({outcome.kind for outcome in outcomes["hybrid"]}):
        chosen = [outcome for outcome in outcomes["hybrid"] if outcome.kind == kind]
        _row(f"  {kind} ({len(chosen)})", chosen)
    print("  recall@10 by conversation: " + ", ".join(f"{key} {value:.3f}" for key, value in per_sample.items()))
    print(f"  search: p50 {np.percentile(times, 50):.1f} ms, p95 {np.percentile(times, 95):.1f} ms")


def _row(label: str, outcomes: Sequence[Outcome]) -> None:
    means = [float(np.mean([getattr(outcome, field) for outcome in outcomes])) for field in ("at5", "at10", "session")]
    print(f"  {label:28} {means[0]:8.3f}  {means[1]:9.3f}  {means[2]:9.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--locomo", type=Path, default=DATA / "locomo" / "locomo5.json")
    parser.add_argument("--beam", type=Path, default=DATA / "beam")
    parser.add_argument("--cells", action="store_true", help="archive: cells beside messages")
    parser.add_argument("--source-type", choices=["all", "conversation"], default="all")
    parser.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE", help="e.g. search.alpha=0.5")
    arguments = parser.parse_args()
    config: dict[str, object] = dict(item.split("=", 1) for item in arguments.set)
    for name, path, read in (("LoCoMo", arguments.locomo, read_locomo), ("BEAM", arguments.beam, read_beam)):
        if path.exists():
            measure(name, list(read(path)), arguments.cells, arguments.source_type, config)
        else:
            print(f"{name}: skipped, no {path}")


if __name__ == "__main__":
    main()
