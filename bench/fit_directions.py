"""Fit the model that recognises sentences which tell an assistant how to answer from now on (`direction_model`).

    python bench/fit_directions.py [--write]

``bench/direction_sentences.tsv`` has sentences written for this: 1 for a direction, 0 for what only looks like one (a
request for this time, an order to somebody else, a habit). Others are the statements written for common topics
(``topic_statements.tsv``) and those of people in labelled conversations (``topic_labels.tsv``); who labelled them put
directions under the topic "How to work with me". What friends say to one another is none. A logistic regression with L2
is fitted to what `list_words` gives for `LEAST` sentences or more, and to the vector of the filing encoder. Printed is
what it recognises of sentences that it was not fitted on (fifths; whole stories together), beside the rules;
`HELD_OUT` is in no fit.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
from boosting import FOLDS
from fit_topics import NEVER_FITTED, STATEMENTS, Judged, hash_text, read_labels, read_sets, split_sources
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, hstack  # type: ignore[import-untyped]
from sklearn.linear_model import LogisticRegression  # type: ignore[import-untyped]

from vault_memory.archive.extraction.rules import cues, direction_model
from vault_memory.archive.extraction.rules.common_topics import INSTRUCTIONS
from vault_memory.archive.extraction.rules.extractor import read_talk
from vault_memory.archive.extraction.rules.language_cues import cues_of
from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.archive.extraction.rules.sentence_words import list_words
from vault_memory.archive.extraction.rules.speakers import is_between_people
from vault_memory.llm.encoder import embed_filed

SENTENCES = Path(__file__).with_name("direction_sentences.tsv")
OUT = Path(direction_model.__file__).with_name("direction_coefficients.json")
HELD_OUT = (*NEVER_FITTED, "final/", "fresh/", "later/")
EVERY = 4  # every how many sentences of friends are used
LEAST = 3  # sentences that a feature must stand in
INVERSE_PENALTY = 0.1
WEIGHT = 4.0  # of a direction: there are twenty times as many other sentences
SMALLEST = 0.03  # weight of a word that is written
LONGEST = 220  # characters, as in `cues`
Row = tuple[str, str, bool]  # source, text, whether it is a direction


def read_rows() -> list[Row]:
    rows = [("sentences", text, label == "1") for label, text in _read_table(SENTENCES)]
    rows += [("topics", text, INSTRUCTIONS in names) for names, text in _read_table(STATEMENTS)]
    judged = read_labels()
    with patch.object(cues, "rate_direction", return_value=-math.inf):  # the statements as they were labelled
        rows += _read_conversations(judged)
    return [row for row in rows if len(row[1]) <= LONGEST and not row[1].endswith("?") and cues_of(row[1]) is None]


def _read_conversations(judged: Mapping[str, Judged]) -> list[Row]:
    rows: list[Row] = []
    for source, conversations in read_sets():
        for conversation in conversations:
            if is_between_people(conversation):
                told = [each.text for message in conversation.messages for each in sentences(message.content)]
                rows += [(source, text, False) for text in told[::EVERY]]
            for each in read_talk(conversation, conversation.messages).statements:
                fitting = judged[source].fitting.get(hash_text(each.text))
                if each.message.role == "user" and fitting is not None:
                    rows.append((source, each.said, INSTRUCTIONS in fitting))
    return rows


def _read_table(file: Path) -> list[list[str]]:
    return [line.split("\t") for line in file.read_text(encoding="utf-8").splitlines()]


def build_design(words: Sequence[set[str]], names: Sequence[str], vectors: NDArray[np.float64]) -> csr_matrix:
    """Return the features of sentences, of shape (sentences, words + dimensions)."""
    place = {name: column for column, name in enumerate(names)}
    cells = [(row, place[each]) for row, own in enumerate(words) for each in own if each in place]
    at = [row for row, _ in cells], [column for _, column in cells]
    return hstack([csr_matrix((np.ones(len(cells)), at), (len(words), len(names))), csr_matrix(vectors)]).tocsr()


def fit(design: csr_matrix, right: NDArray[np.bool_]) -> Any:
    model = LogisticRegression(C=INVERSE_PENALTY, max_iter=2000, class_weight={False: 1.0, True: WEIGHT})
    return model.fit(design, right)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--write", action="store_true", help="write the weights into the package")
    write_it = arguments.parse_args().write
    rows = read_rows()
    words = [set(list_words(text)) for _, text, _ in rows]
    names = sorted(name for name, count in Counter(each for own in words for each in own).items() if count >= LEAST)
    vectors = np.array([embed_filed(text, text, "", "") for _, text, _ in rows], dtype=np.float64)
    design, right = build_design(words, names, vectors), np.array([row[2] for row in rows])
    used = np.array([not row[0].startswith(HELD_OUT) for row in rows])
    stories = split_sources([row[0] for row in rows])
    chance = np.random.default_rng(0)
    written = {"sentences", "topics"}
    fold = np.array([chance.integers(FOLDS) if row[0] in written else stories[row[0]] for row in rows])
    odds = np.zeros(len(rows))
    for out in range(FOLDS):
        odds[fold == out] = fit(design[(fold != out) & used], right[(fold != out) & used]).decision_function(
            design[fold == out]
        )
    report(rows, odds, right)
    model = fit(design[used], right[used])
    if write_it:
        write(model, names, design[used & right])


def report(rows: Sequence[Row], odds: NDArray[np.float64], right: NDArray[np.bool_]) -> None:
    """Print which part of the directions is recognised, and which part of what is recognised is one."""
    kinds = np.array([row[0] if row[0] in ("sentences", "topics") else row[0].split("/")[0] for row in rows])
    ruled = np.array([cues.has_direction_words(row[1]) for row in rows])
    for kind in dict.fromkeys(kinds.tolist()):
        here = kinds == kind
        if (right & here).sum() < 3:
            continue
        shown = [f"rules {_rate(ruled, right, here)}"]
        shown += [f"{least:g}: {_rate(odds >= least, right, here)}" for least in (0.0, 0.5, 1.0, 1.5)]
        print(f"{kind:10} {int((right & here).sum()):4} of {int(here.sum()):5}   " + "   ".join(shown))


def _rate(found: NDArray[np.bool_], right: NDArray[np.bool_], here: NDArray[np.bool_]) -> str:
    true = (found & right & here).sum()
    return f"{true / max(1, (right & here).sum()):.2f} / {true / max(1, (found & here).sum()):.2f}"


def write(model: Any, names: Sequence[str], directions: csr_matrix) -> None:
    weights = model.coef_[0]
    weighed = zip(names, weights, strict=False)
    own = {name: round(float(weight), 3) for name, weight in weighed if abs(weight) > SMALLEST}
    shortened = np.array([own.get(name, 0.0) for name in names])
    sums = directions[:, : len(names)] @ shortened + model.intercept_[0]
    found = {
        "constant": round(float(model.intercept_[0]), 3),
        "read_from": round(float(np.quantile(sums, 0.01)), 3),
        "words": own,
        "vector": [round(float(weight), 3) for weight in weights[len(names) :]],
    }
    OUT.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{OUT.name}: {len(own)} words, {OUT.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
