"""Where an embedder's similarities fall, so that the reference scale's thresholds can be put on its own.

    .venv/bin/python bench/thresholds.py [--locomo locomo5.json]

``pairs.tsv`` holds, written for this purpose, a topic, a hint at it, a statement of it, the statement in other words
and another statement of that topic. Wanted: thresholds that give the same decisions as 0.8 / 0.7 / 0.6 do on the
scale they were chosen for, whose share of wrong joins is small: a wrong join puts knowledge into a document where
nobody looks for it, a missed one only makes a second document.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
from pathlib import Path

import numpy as np

from vault_memory.llm.embedders import by_name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--embedder", default="wordllama")
    parser.add_argument("--locomo", type=Path)
    arguments = parser.parse_args()
    embedder = by_name(arguments.embedder)
    assert embedder is not None
    with (Path(__file__).parent / "pairs.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file, delimiter="\t"))
    topics, hints, statements, paraphrases, others = (embedder.embed(list(c)) for c in zip(*rows, strict=True))
    names = [row[0] for row in rows]
    different = np.array([[a != b for b in names] for a in names])
    own = np.eye(len(rows), dtype=bool)
    chosen = embedder.thresholds
    show("hint ~ its topic", (hints @ topics.T)[own], (hints @ topics.T)[different], chosen.topic)
    nearest("hint", hints @ topics.T, names, chosen.topic)
    show("statement ~ its topic's name", (statements @ topics.T)[own], (statements @ topics.T)[different], chosen.text)
    nearest("statement", statements @ topics.T, names, chosen.text)
    show("statement ~ paraphrase", (statements @ paraphrases.T)[own], (statements @ others.T)[own], chosen.duplicate)
    apart = (statements @ others.T)[different]
    show("statement ~ paraphrase", (statements @ paraphrases.T)[own], apart, chosen.similar)
    show("statement ~ another of its topic", (statements @ others.T)[own], apart, chosen.similar)
    updated = [(row[2], re.sub(r"\d+", lambda found: str(2 * int(found[0]) + 1), row[2])) for row in rows]
    before, after = (embedder.embed(list(c)) for c in zip(*((a, b) for a, b in updated if a != b), strict=True))
    show("statement ~ itself with other numbers", (before * after).sum(axis=1), apart, chosen.duplicate)
    if arguments.locomo:
        observations(arguments.locomo, embedder.embed, chosen.similar, chosen.duplicate)


def show(name: str, same: np.ndarray, other: np.ndarray, threshold: float) -> None:
    low, high = np.percentile(same, (5, 25, 50, 75, 95)).round(2), np.percentile(other, (50, 90, 95, 99, 99.9)).round(2)
    print(f"{name}\n  same      {low}   above {threshold}: {np.mean(same >= threshold):.2f}")
    print(f"  different {high}   above: {np.mean(other >= threshold):.4f}")
    for candidate in (0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9):
        print(f"    {candidate:.2f}: {np.mean(same >= candidate):.2f} / {np.mean(other >= candidate):.4f}", end="")
    print()


def nearest(name: str, similarity: np.ndarray, names: list[str], threshold: float) -> None:
    """What matching by the nearest topic above the threshold would do: right, wrong, or a new topic."""
    best = similarity.argmax(axis=1)
    for candidate in sorted({threshold, 0.4, 0.5, 0.6, 0.7}):
        above = similarity.max(axis=1) >= candidate
        right = np.array([names[b] == names[i] for i, b in enumerate(best)])
        print(
            f"  nearest topic of a {name} at {candidate:.2f}: right {np.mean(above & right):.2f}"
            f"  wrong {np.mean(above & ~right):.2f}  none {np.mean(~above):.2f}"
        )


def observations(path: Path, embed: object, similar: float, duplicate: float) -> None:
    """LoCoMo's observations: of one person in one session, and of different conversations."""
    groups: list[tuple[int, str]] = []
    texts: list[str] = []
    for number, sample in enumerate(json.loads(path.read_text(encoding="utf-8"))):
        for session, speakers in sample["observation"].items():
            for speaker, found in speakers.items():
                for text, *_ in found:
                    texts.append(text)
                    groups.append((number, f"{session}/{speaker}"))
    vectors = embed(texts)  # type: ignore[operator]
    similarity = vectors @ vectors.T
    same = np.array([[a == b for b in groups] for a in groups])
    apart = np.array([[a[0] != b[0] for b in groups] for a in groups])
    np.fill_diagonal(same, False)
    show("LoCoMo observations of one person in one session", similarity[same], similarity[apart], similar)
    shares = (np.mean(found >= duplicate) for found in (similarity[same], similarity[apart]))
    print(f"  {len(texts)} texts, above {duplicate}: {' / '.join(f'{share:.5f}' for share in shares)}")


if __name__ == "__main__":
    main()
