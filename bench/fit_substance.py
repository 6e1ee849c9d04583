"""Fit how much a message states (`text.substance`): shallow features that follow the salience score of the rules.

    python bench/fit_substance.py

The rules read each sentence of the messages of LoCoMo, BEAM and ``keep``; a message is worth its best sentence. Least
squares, each set with equal weight. Printed are the coefficients, how well they follow the rules, and the area under
the ROC curve of rules and features for the messages that are evidence of a question, which took no part in the fit.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import numpy as np
from fit_ranker import DATA, samples

from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.archive.extraction.rules.salience import People, score
from vault_memory.text.substance import COEFFICIENTS, substance_features

READ = 2_000  # characters of a message, as when it is indexed
LEAST, MOST = -1.0, 4.0
NOBODY = People(frozenset())


def rate(text: str) -> float:
    """Return the salience of the best sentence."""
    return min(max((score(each.text, NOBODY) for each in sentences(text)), default=LEAST), MOST)


def messages() -> Iterator[tuple[str, str, bool]]:
    """Yield the set, the text and whether it is evidence of a question (which is not known of ``keep``)."""
    for name, sample in samples():
        wanted = {each for query in sample.labelled.queries for each in query.relevant}
        for message in sample.conversation.messages:
            known = {message.id, f"{sample.conversation.id}#{message.id}"}
            yield name, message.content[:READ], not wanted.isdisjoint(known)
    for path in sorted((DATA / "keep").glob("*-*.json")):
        for each in json.loads(path.read_text(encoding="utf-8"))["messages"]:
            yield "keep", each["content"][:READ], False


def area(scores: np.ndarray, labels: np.ndarray) -> float:
    """Return the area under the ROC curve; ties count half."""
    _, at, counts = np.unique(scores, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[at]
    positive = labels.sum()
    return float((ranks[labels].sum() - positive * (positive + 1) / 2) / (positive * (len(labels) - positive)))


def main() -> None:
    names = [name for name in COEFFICIENTS if name != "constant"]
    rows: list[list[float]] = []
    rated: list[float] = []
    evidence: list[bool] = []
    sets: list[str] = []
    for name, text, wanted in messages():
        features = substance_features(text)
        rows.append([*(features[each] for each in names), 1.0])
        rated.append(rate(text))
        evidence.append(wanted)
        sets.append(name)
    design, target, labels, group = np.array(rows), np.array(rated), np.array(evidence), np.array(sets)
    share = np.sqrt(1.0 / np.array([sets.count(each) for each in sets]))
    weights = np.linalg.lstsq(design * share[:, None], target * share, rcond=None)[0]
    fitted = design @ weights
    print({name: round(float(value), 2) for name, value in zip([*names, "constant"], weights, strict=True)})
    print(f"correlation with the rules {np.corrcoef(fitted, target)[0, 1]:.2f}")
    for each in dict.fromkeys(sets):
        here = group == each
        if labels[here].any():
            print(
                f"{each}: rules {area(target[here], labels[here]):.3f}, features {area(fitted[here], labels[here]):.3f}"
            )


if __name__ == "__main__":
    main()
