"""Measure whether search finds old but true facts among recent chatter.

    python bench/old_facts.py [--embedder wordllama]

The statements of ``evaluate/pairs.tsv`` are facts of two years ago; of the same topics there is another statement from
last month, and talk of last week that says the topic's words and nothing of substance. Asked is by half of the fact in
other words and the topic's, at three ages of the facts: recall must not fall with it. The last rows have a floor of
0.5 under the weight of recency, and none, by which a fact of two years ago weighs 0.0007.
"""

from __future__ import annotations

import argparse
import csv
import tempfile
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from importlib import resources
from pathlib import Path

from vault_memory.evaluate.labelled import LabelledQuery, LabelledSet
from vault_memory.evaluate.questions_run import LabelledVault, SettingOverrides, ask_questions, average_figures

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
CHATTER = (
    "We talked about {hint} again today, nothing new",
    "Somebody asked about {hint} and got no answer yet",
    "The notes on {hint} could do with a tidy-up one day",
    "Meeting about {hint} moved to next week",
)


def vault(home: Path, age: int, embedder: str) -> LabelledVault:
    """Make a vault with facts that are ``age`` days old."""
    text = (resources.files("vault_memory.evaluate") / "pairs.tsv").read_text(encoding="utf-8")
    rows = list(csv.reader(text.splitlines(), delimiter="\t"))
    user = f"{embedder}-{age}"
    queries = []
    for name in dict.fromkeys(row[0] for row in rows):
        own = [row for row in rows if row[0] == name]
        facts = [(statement, age) for _, _, statement, _, _ in own]
        recent = [(other, 30) for *_, other in own]
        chatter = [(line.format(hint=row[1]), 7) for row in own for line in CHATTER]
        path = f"topics/{name}.md"
        _write(home / user / path, name, [*facts, *recent, *chatter])
        queries += [LabelledQuery(f"{row[1]}, {_half(row[3])}", {f"{path}: {row[2]}": 3}) for row in own]
    return LabelledVault(home, user, LabelledSet(f"facts of {age} days ago", tuple(queries), NOW))


def _half(text: str) -> str:
    words = text.split()
    return " ".join(words[: len(words) // 2])


def _write(path: Path, name: str, statements: list[tuple[str, int]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    cells, block = [], []
    for number, (text, days) in enumerate(statements):
        cell = f"vm-{blake2b(f'{name} {number}'.encode(), digest_size=5).hexdigest()}"
        cells.append(f"- [fact] {text} ^{cell}")
        block.append(f"{cell} salience=0.5 confidence=0.9 created={NOW - timedelta(days=days):%Y-%m-%dT%H:%M:%SZ}")
    lines = ["---", f"topic: {name}", "---", "", f"# {name}", "", *cells, "", "<!-- memory v1", *block, "-->", ""]
    path.write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--embedder", default="wordllama")
    embedder = parser.parse_args().embedder
    config: SettingOverrides = {"embedder.name": embedder}
    print(f"{'':34} recall@5  recall@10    mrr")
    with tempfile.TemporaryDirectory() as folder:
        for age in (30, 365, 730):
            _row(f"facts of {age} days ago", vault(Path(folder), age, embedder), config)
        old = vault(Path(folder), 730, embedder)
        for floor in (0.5, 0.0):
            _row(f"730 days ago, recency_floor {floor}", old, {**config, "search.recency_floor": floor})


def _row(name: str, subject: LabelledVault, config: SettingOverrides) -> None:
    found = average_figures(ask_questions(subject, config))
    print(f"  {name:32} {found['recall@5']:8.3f} {found['recall@10']:10.3f} {found['mrr']:6.3f}")


if __name__ == "__main__":
    main()
