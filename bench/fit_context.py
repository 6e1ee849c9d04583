"""Fit the trees that say which earlier sentence a statement needs to be understood (`needed_context`).

    python bench/fit_context.py [--write]

``bench/needed_context.tsv`` has a row for each sentence that a reader judged: where the conversation comes from
(``locomo``, ``beam``, ``talks``, ``written``), its id, the message's id, the sentence's number in it from 0, how it
reads alone (K worth keeping, W weak, J junk), the sentence that supplies what is missing (distance of its message, a
dot, its place from the end; ``-`` for none), and how both read together. It has no texts.

The rows of conversations left out of the fit are printed: of the sentences with the highest odds, how many were given
the sentence that the reader chose, another one, and one that none needs.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from boosting import export, grow, split_folds
from numpy.typing import NDArray
from sklearn.metrics import roc_auc_score  # type: ignore[import-untyped]
from story_files import open_stories
from talks import read_talks

from vault_memory.archive.extraction.rules import needed_context
from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.archive.extraction.rules.speakers import speakers
from vault_memory.archive.extraction.rules.trim_sentence import trim_sentence
from vault_memory.evaluate.conversations import read_beam, read_locomo
from vault_memory.importers import load
from vault_memory.models import Conversation

BENCH = Path(__file__).parent
DATA = BENCH.parents[1] / "shared" / "data"
ROWS = BENCH / "needed_context.tsv"
OUT = Path(needed_context.__file__).with_name("context_coefficients.json")
ALONE = {"max_iter": 80, "learning_rate": 0.06, "max_leaf_nodes": 8, "min_samples_leaf": 25, "l2_regularization": 5.0,
         "early_stopping": False}  # fmt: skip
TREES = {"max_iter": 80, "learning_rate": 0.1, "max_leaf_nodes": 12, "min_samples_leaf": 15, "l2_regularization": 5.0,
         "early_stopping": False}  # fmt: skip
SHARES = (0.15, 0.25, 0.35)  # of the sentences, for which the result is printed


@dataclass(frozen=True, slots=True)
class Row:
    """A judged sentence: ``earlier`` are the sentences before it, ``needed`` the number of the chosen one or -1."""

    source: str
    conversation: str
    text: str
    earlier: list[needed_context.Earlier]
    needed: int
    alone: str
    together: str


def read_conversations() -> Iterator[tuple[str, Conversation]]:
    """Yield the conversations that rows may come from, and their source."""
    yield from (("locomo", each.conversation) for each in read_locomo(DATA / "locomo" / "locomo5.json"))
    yield from (("beam", each.conversation) for each in read_beam(DATA / "beam"))
    for talk in read_talks(BENCH / "talks"):
        yield from (("talks", each) for each in talk.conversations)
    for file in sorted(open_stories(BENCH / "stories" / "written").glob("*-[0-9].json")):
        yield from (("written", each) for each in load(file))


def read_rows() -> Iterator[Row]:
    """Yield the judged sentences with what was said before them."""
    judged: dict[tuple[str, str], list[list[str]]] = {}
    for line in ROWS.read_text(encoding="utf-8").splitlines():
        source, conversation, *rest = line.split("\t")
        judged.setdefault((source, conversation), []).append(rest)
    for source, conversation in read_conversations():
        names = speakers(conversation)
        places = {message.id: place for place, message in enumerate(conversation.messages)}
        for message_id, number, alone, needed, together in judged.get((source, conversation.id), ()):
            place = places[message_id]
            message, before = conversation.messages[place], conversation.messages[max(0, place - 2) : place]
            own = [each.text for each in sentences(message.content)]
            text = trim_sentence(own[int(number)], names) or own[int(number)]
            earlier = needed_context.list_earlier(message, before, own[: int(number)])
            chosen = [n for n, each in enumerate(earlier) if f"{each.message}.{each.back}" == needed]
            yield Row(source, conversation.id, text, earlier, chosen[0] if chosen else -1, alone, together)


def show(rows: list[Row], of_row: NDArray[np.int64], odds: NDArray[np.float64]) -> None:
    """Print how the odds, which were made without each row's conversation, agree with the readers."""
    best: list[tuple[float, int]] = []
    for number, row in enumerate(rows):
        mine = odds[of_row == number]
        if len(mine):
            place = int(mine.argmax())
            best.append((float(mine[place]), -1 if row.needed < 0 else int(place == row.needed)))
    best.sort(reverse=True)
    for share in SHARES:
        chosen = best[: int(share * len(best))]
        right, other, none = (sum(found == each for _, found in chosen) for each in (1, 0, -1))
        least = f"from {chosen[-1][0]:.2f} on: {len(chosen)} of {len(best)}"
        print(f"{least}, as chosen {right}, another {other}, none needed {none}")


def fit_alone(rows: list[Row]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the features and the weights of the sentences alone; print how well a fit without each one tells them."""
    shapes = np.array([needed_context.describe_alone(row.text) for row in rows])
    kept = np.where([row.alone == "K" for row in rows], 1.0, -1.0)
    odds = np.zeros(len(rows))
    for out in split_folds([row.conversation for row in rows]):
        odds[out] = grow(shapes[~out], kept[~out], **ALONE).decision_function(shapes[out])
    print(f"{(kept > 0).mean():.2f} say enough alone; area under the curve {roc_auc_score(kept > 0, odds):.3f}")
    return shapes, kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="replace the packaged coefficients")
    arguments = parser.parse_args()
    rows = list(read_rows())
    shapes, kept = fit_alone(rows)
    values, right, of_row = list[list[float]](), list[bool](), list[int]()
    for number, row in enumerate(rows):
        alone = needed_context.describe_alone(row.text)
        for place, each in enumerate(row.earlier):
            pair = needed_context.describe_pair(row.text, each, row.earlier[:place], row.earlier[place + 1 :])
            values.append([*alone, *pair])
            right.append(place == row.needed)
            of_row.append(number)
    matrix, numbers = np.array(values), np.array(of_row)
    weights, names = np.where(right, 1.0, -1.0), [rows[number].conversation for number in of_row]
    odds = np.zeros(len(matrix))
    for out in split_folds(names):
        trees: Any = grow(matrix[~out], weights[~out], **TREES)
        odds[out] = trees.decision_function(matrix[out])
    needed = sum(row.needed >= 0 for row in rows)
    print(f"{len(rows)} sentences, {needed} need one; area under the curve {roc_auc_score(right, odds):.3f}")
    show(rows, numbers, odds)
    if arguments.write:
        grown = {"alone": export(grow(shapes, kept, **ALONE)), "needed": export(grow(matrix, weights, **TREES))}
        OUT.write_text(json.dumps(grown, separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"{OUT}: {OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
