"""Fit the regression that corrects the rules' score of a sentence by whether anybody would forbid keeping it.

    python bench/fit_worth.py [FOLDER …] [--write] [--without FOLDER …]

FOLDER holds labelled stories as ``bench/keep.py`` reads them (by default those that rules may be fitted to). A sentence
that has the keys of something never to keep is forbidden; one that has most keys of a fact of its message is good.
``bench/worth_sentences.tsv`` holds further sentences, written for this. Of LoCoMo and BEAM the best sentence of a
message that is evidence of a question is good, too, and sentences of other messages count a little as not forbidden,
which keeps the fit from taking talk among friends for jokes. Each sentence of a story is given a second time without
what stands around it. Two logistic regressions with L2 are fitted by scikit-learn: good against forbidden, and good
against all else. Printed is what both do to sentences of stories that they have not seen (folds of whole stories).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
from fit_ranker import samples
from keep import DATA, meets
from numpy.typing import NDArray
from scipy.sparse import csr_matrix  # type: ignore[import-untyped]
from sklearn.linear_model import LogisticRegression  # type: ignore[import-untyped]

from vault_memory.api.archiving import load_file
from vault_memory.archive.extraction.rules import sentence_features, statements
from vault_memory.archive.extraction.rules.learned_worth import HIGHEST
from vault_memory.archive.extraction.rules.salience import KEEP, People, score
from vault_memory.archive.extraction.rules.sentence_features import describe
from vault_memory.models import Conversation

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "vault_memory/archive/extraction/rules/worth_coefficients.json"
SENTENCES = HERE / "worth_sentences.tsv"
FOLDERS = (HERE / "stories" / "fitted", HERE / "stories" / "read", DATA)
ALLOWED = {"good": 1.0, "forbidden": -2.0, "evidence": 0.25, "talk": 0.015}  # weights; below 0: the other side
WORTH = {"good": 1.0, "forbidden": -2.0, "evidence": 0.4, "": -0.5, "talk": -0.3}
C = 0.1  # inverse of the penalty
FOLDS = 6
DOUBLE = 2.0  # how much the first regression counts
SCALE = 0.6
KEPT = 0.72  # share of good sentences that the threshold keeps, on stories not seen
SETS = ("locomo", "beam")
SMALL = 0.01  # weights below are left out


@dataclass(slots=True)
class Row:
    text: str
    story: str
    message: str
    score: float
    features: dict[str, float]
    alone: dict[str, float] | None = None  # features without what stands around
    label: str = ""
    folder: str = ""


def read_sentences(conversation: Conversation, story: str) -> list[Row]:
    """Return the sentences that archiving scores in a conversation, with their features."""
    found: list[Row] = []
    position = 0
    surround = sentence_features.Conversation.surround

    def note(self: sentence_features.Conversation, at: int) -> sentence_features.Surroundings | None:
        nonlocal position
        position = at
        return surround(self, at)

    def record(text: str, value: float, place: int, count: int, friends: bool, around: Any) -> float:
        features = describe(text, value, place, count, friends, around)
        alone = describe(text, value, 0, 1, False, None)
        found.append(Row(text, story, conversation.messages[position].id, value, features, alone))
        return value

    with (
        patch.object(sentence_features.Conversation, "surround", note),
        patch.object(statements, "correct_score", record),
    ):
        statements.statements(conversation, conversation.messages)
    return found


def read_story(file: Path) -> list[Row]:
    """Return the sentences of a story, labelled good, forbidden, or not at all."""
    name = file.name.removesuffix(".expect.json")
    points = json.loads(file.read_text(encoding="utf-8"))["after"]
    conversations = list(points)
    rows: dict[str, list[Row]] = {}
    for each in conversations:
        (conversation,) = load_file(file.parent / f"{each}.json", "auto")
        rows[each] = read_sentences(conversation, name)
    for number, (each, labels) in enumerate(points.items()):
        for fact in labels["keep"]:
            _mark_good(rows, conversations, each, fact.get("source", ""), fact["keys"])
        for fact in labels["ended"]:
            if "was" in fact:
                _mark_good(rows, conversations, fact.get("was_conv", each), fact["was"], fact["keys"])
        for never in labels["never"]:
            for row in (row for known in conversations[: number + 1] for row in rows[known]):
                if meets(row.text, never["keys"]):
                    row.label = "forbidden"
    for row in (row for found in rows.values() for row in found):
        row.folder = file.parent.name
    return [row for found in rows.values() for row in found]


def _mark_good(rows: dict[str, list[Row]], names: Sequence[str], here: str, source: str, keys: Any) -> None:
    number, slash, message = source.partition("/")
    where = names[int(number) - 1] if slash else here
    said = [row for row in rows[where] if row.message == (message if slash else source)]
    counts = [sum(meets(row.text, [group]) for group in keys) for row in said]
    for row, count in zip(said, counts, strict=True):
        if count and count == max(counts) and row.label != "forbidden":
            row.label = "good"


def read_written() -> Iterator[Row]:
    """Yield the sentences written for this, about which nothing is known but themselves."""
    for line in SENTENCES.read_text(encoding="utf-8").splitlines():
        label, text = line.split("\t")
        value = score(text, People(frozenset()))
        yield Row(text, "written", "", value, describe(text, value, 0, 1, False, None), label=label)


def read_samples() -> Iterator[Row]:
    """Yield the sentences of LoCoMo and BEAM: of evidence the best of each message."""
    for name, sample in samples():
        wanted = {each.rpartition("#")[2] for query in sample.labelled.queries for each in query.relevant}
        rows = read_sentences(sample.conversation, sample.conversation.id)
        best: dict[str, Row] = {}
        for row in rows:
            row.folder, row.label = name, "talk"
            if row.message in wanted:
                row.label = ""
                if row.message not in best or row.score > best[row.message].score:
                    best[row.message] = row
        for row in best.values():
            row.label = "evidence"
        yield from rows


def build_design(rows: Sequence[Row], names: Sequence[str]) -> csr_matrix:
    """Return the features of all rows, a column each."""
    columns = {name: number for number, name in enumerate(names)}
    entries = [(row, columns[name], value) for row, each in enumerate(rows)
               for name, value in each.features.items() if name in columns and value]  # fmt: skip
    places, numbers, values = (np.array(each) for each in zip(*entries, strict=True))
    return csr_matrix((values, (places.astype(np.int32), numbers.astype(np.int32))), shape=(len(rows), len(names)))


def fit(design: csr_matrix, rows: Sequence[Row], sides: Mapping[str, float], out: Collection[str] = ()) -> Any:
    """Fit one regression, without the stories ``out``; ``sides``: weight of a label, below 0 on the other side."""
    used = [place for place, row in enumerate(rows) if row.label in sides and row.story not in out]
    weights = np.array([sides[rows[place].label] for place in used])
    model = LogisticRegression(C=C, solver="liblinear", max_iter=500)
    return model.fit(design[used], weights > 0, sample_weight=np.abs(weights))


def list_known(rows: Sequence[Row]) -> list[str]:
    """Return the features that at least two sentences outside LoCoMo and BEAM have."""
    counts = Counter(name for row in rows if row.folder not in SETS for name in row.features)
    return sorted(name for name, count in counts.items() if count > 1)


def cross_judge(design: csr_matrix, rows: Sequence[Row], sides: Mapping[str, float]) -> NDArray[np.float64]:
    """Return the log odds of each sentence by fits that have not seen its story."""
    stories = sorted({row.story for row in rows} - {"written"})
    found = np.zeros(len(rows))
    for fold in range(FOLDS):
        out = set(stories[fold::FOLDS])
        places = [place for place, row in enumerate(rows) if row.story in out]
        found[places] = fit(design, rows, sides, out).decision_function(design[places])
    return found


def show(rows: Sequence[Row], kept: NDArray[np.bool_]) -> None:
    """Print the shares kept by the rules and after the correction, by folder and label."""
    for folder in sorted({row.folder for row in rows if row.folder}):
        for label in ("good", "", "forbidden", "evidence", "talk"):
            places = [place for place, row in enumerate(rows) if (row.folder, row.label) == (folder, label)]
            if places:
                before = float(np.mean([rows[place].score >= KEEP for place in places]))
                after = float(kept[places].mean())
                print(f"{folder:10} {label or 'neither':10} {len(places):6} rules {before:.3f} corrected {after:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path, default=FOLDERS, metavar="FOLDER")
    parser.add_argument("--write", action="store_true", help="replace the packaged coefficients")
    arguments = parser.parse_args()
    rows = [
        row for folder in arguments.folders for file in sorted(folder.glob("*.expect.json")) for row in read_story(file)
    ]
    rows += [*read_written(), *read_samples()]
    print(Counter(row.label or "neither" for row in rows))
    names = list_known(rows)
    rows += [replace(row, features=row.alone, folder="alone") for row in rows if row.alone and row.folder not in SETS]
    design = build_design(rows, names)
    told = [row.label == "good" and row.folder not in ("", "alone") for row in rows]
    allowed, worth = (cross_judge(design, rows, sides) for sides in (ALLOWED, WORTH))
    usual = [float(np.median(odds[told])) for odds in (allowed, worth)]
    score = np.minimum([row.score for row in rows], HIGHEST)
    total = score + DOUBLE * np.minimum(allowed - usual[0], 0.0) + worth - usual[1]
    fresh = [row.label == "good" and row.folder == FOLDERS[0].name for row in rows]
    threshold = float(np.quantile(total[fresh], 1 - KEPT))
    show(rows, total >= threshold)
    if arguments.write:
        models = [fit(design, rows, sides) for sides in (ALLOWED, WORTH)]
        pairs = zip(*(model.coef_[0] for model in models), strict=True)
        weights = {name: [round(float(each), 3) for each in pair] for name, pair in zip(names, pairs, strict=True)}
        constants = [float(model.intercept_[0]) - middle for model, middle in zip(models, usual, strict=True)]
        kept = {name: pair for name, pair in weights.items() if max(map(abs, pair)) >= SMALL}
        found = {
            "allowed": round(constants[0], 3), "worth": round(constants[1], 3), "threshold": round(threshold, 3),
            "scale": SCALE, "double": DOUBLE,
            "weights": kept,
        }  # fmt: skip
        text = json.dumps(found, ensure_ascii=False).replace("], ", "],\n")
        OUT.write_text(text + "\n", encoding="utf-8")
        print(f"{OUT}: {len(kept)} features")


if __name__ == "__main__":
    main()
