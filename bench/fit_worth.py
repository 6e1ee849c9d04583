"""Fit the model that scores a sentence by whether a person would keep it (`fitted_score`).

    python bench/fit_worth.py [FOLDER …] [--write]

FOLDER holds labelled stories as ``bench/keep.py`` or ``bench/story_files.py`` read them (by default those that rules
may be fitted to). A sentence that has the keys of something never to keep is forbidden; one that has most keys of a
fact of its message is good. ``bench/worth_sentences.tsv`` holds further sentences, written for this. Of LoCoMo and BEAM
the best sentence of a message that is evidence of a question is good, too; ``bench/worth_labels.tsv`` says of sentences
of seven of their conversations whether a reader would keep them (conversation, message, digest of the sentence, label),
and sentences of other messages count a little against. ``bench/talks`` holds talks whose every sentence has a label
(``bench/talks.py``). Each sentence of a story or talk is given a second time without what stands around it.

Two logistic regressions with L2 over words and vectors of words are fitted by scikit-learn: good against forbidden, and
good against all else. Boosted trees are fitted to the shape of a sentence and to what the regressions say of sentences
of stories that they have not seen. A last regression weighs what they say with what the encoder says, on the stories
and talks that it has not seen (``bench/held_out.txt``). Printed is what is kept of sentences that nothing has seen;
among them are four conversations of LoCoMo and BEAM that no fit sees.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
from boosting import export, grow, split_folds
from fit_ranker import samples
from keep import DATA, meets
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, hstack, vstack  # type: ignore[import-untyped]
from sklearn.linear_model import LogisticRegression  # type: ignore[import-untyped]
from story_files import open_stories
from talks import read_held_out, read_talks

from vault_memory.api.archiving import load_file
from vault_memory.archive.extraction.rules import sentence_features, statements
from vault_memory.archive.extraction.rules.embedded_words import embed_words
from vault_memory.archive.extraction.rules.fitted_score import SHAPES
from vault_memory.archive.extraction.rules.salience import People, score
from vault_memory.archive.extraction.rules.sentence_features import BESIDE, describe
from vault_memory.llm.encoder import judge_sentence
from vault_memory.models import Conversation

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "vault_memory/archive/extraction/rules/worth_coefficients.json"
SENTENCES = HERE / "worth_sentences.tsv"
LABELS = HERE / "worth_labels.tsv"
TALKS = HERE / "talks"
FOLDERS = (*(HERE / "stories" / name for name in ("fitted", "read", "checked", "unread", "written")), DATA)
ALLOWED = {"good": 1.0, "forbidden": -2.0, "evidence": 0.25, "talk": 0.015}  # weights; below 0: the other side
WORTH = {
    "good": 1.0, "forbidden": -2.0, "evidence": 0.4, "": -0.5, "talk": -0.3, "keep": 0.6, "weak": -0.3, "junk": -1.0,
}  # fmt: skip
C = 0.1  # inverse regularization strength
VECTORS = 2.0  # factor of the word vector of a text; the features of words are 1
TREES = {"max_iter": 60, "max_leaf_nodes": 8, "learning_rate": 0.1, "min_samples_leaf": 60, "l2_regularization": 5.0}
GATE = 0.5  # weight of the first regression, added to the trees if it is negative
SPREAD = 0.33  # scale of the sums: the rules' scores of good sentences spread so much
KEPT = 0.74  # share of good sentences of unseen stories that the threshold keeps
SETS = ("locomo", "beam")
UNSEEN = frozenset({"conv-41", "conv-43", "beam-4", "beam-10"})  # conversations of these sets that no fit uses
SMALL = 0.08  # smaller weights are left out
RARE, RARE_BESIDE = 3, 6  # smallest number of sentences with a feature, and with a feature of the context
TALK = 0.4  # factor for the weight of sentences of the talks, the largest set


@dataclass(slots=True)
class Row:
    text: str
    story: str
    message: str
    score: float
    features: dict[str, float]
    alone: dict[str, float] | None = None  # features without the context
    label: str = ""
    folder: str = ""
    judged: str = ""  # what a reader said of it
    beside: tuple[str, str, str] = ("", "", "")  # its message, the one before and the one after


def read_sentences(conversation: Conversation, story: str) -> list[Row]:
    """Return the sentences that archiving scores in a conversation, with their features."""
    found: list[Row] = []
    position = 0
    surround = sentence_features.ConversationWords.surround
    said = ["", *(message.content for message in conversation.messages), ""]

    def note(self: sentence_features.ConversationWords, at: int) -> sentence_features.Surroundings | None:
        nonlocal position
        position = at
        return surround(self, at)

    def record(text: str, value: float, place: int, count: int, friends: bool, around: Any) -> tuple[float, float]:
        features = describe(text, value, place, count, friends, around)
        alone = describe(text, value, 0, 1, False, None)
        beside = said[position + 1], said[position], said[position + 2]
        found.append(Row(text, story, conversation.messages[position].id, value, features, alone, beside=beside))
        return value, 0.0

    with (
        patch.object(sentence_features.ConversationWords, "surround", note),
        patch.object(statements, "correct_score", record),
    ):
        statements.extract_statements(conversation, conversation.messages)
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
    """Yield the sentences of `SENTENCES`, which were written for this fit and have no context."""
    for line in SENTENCES.read_text(encoding="utf-8").splitlines():
        label, text = line.split("\t")
        value = score(text, People(frozenset()))
        yield Row(text, "written", "", value, describe(text, value, 0, 1, False, None), label=label)


def read_samples() -> Iterator[Row]:
    """Yield the sentences of LoCoMo and BEAM, with the label ``evidence`` for the best of each evidence message."""
    judged = dict[tuple[str, str, str], str]()
    for line in LABELS.read_text(encoding="utf-8").splitlines():
        conversation, message, digest, label = line.split("\t")
        judged[conversation, message, digest] = label
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
        for row in rows:
            digest = blake2b(row.text.encode(), digest_size=4).hexdigest()
            row.judged = judged.get((row.story, row.message, digest), "")
        yield from rows


def read_talk_sentences() -> Iterator[Row]:
    """Yield the labelled sentences of `TALKS`."""
    for talk in read_talks(TALKS):
        for conversation in talk.conversations:
            for row in read_sentences(conversation, talk.name):
                said = {each.worth for each in talk.find(row.text, f"{conversation.id}#{row.message}")}
                row.folder = TALKS.name
                row.judged = next((worth for worth in ("forbidden", "keep", "weak", "junk") if worth in said), "")
                if row.judged:
                    yield row


def read_all(folders: Sequence[Path]) -> list[Row]:
    """Return the sentences of all labelled sets."""
    files = [file for folder in folders for file in sorted(open_stories(folder).glob("*.expect.json"))]
    told = [row for file in files for row in read_story(file)]
    return [*told, *read_written(), *read_talk_sentences(), *read_samples()]


def list_known(rows: Sequence[Row]) -> list[str]:
    """Return the features of at least `RARE` (of the context: `RARE_BESIDE`) sentences outside LoCoMo and BEAM."""
    counts = Counter(name for row in rows if row.folder not in SETS for name in row.features)
    return sorted(name for name, count in counts.items() if count >= (RARE_BESIDE if name[0] in BESIDE else RARE))


def build_design(rows: Sequence[Mapping[str, float]], names: Sequence[str], vectors: NDArray[np.float64]) -> csr_matrix:
    """Return a matrix of the features of all rows, one column per feature, followed by the vectors."""
    columns = {name: number for number, name in enumerate(names)}
    entries = [(row, columns[name], value) for row, each in enumerate(rows)
               for name, value in each.items() if name in columns and value]  # fmt: skip
    places, numbers, values = (np.array(each) for each in zip(*entries, strict=True))
    words = csr_matrix((values, (places.astype(np.int32), numbers.astype(np.int32))), shape=(len(rows), len(names)))
    return hstack([words, csr_matrix(vectors)]).tocsr()


@dataclass(frozen=True, slots=True)
class Data:
    """The rows, with their features with context (``around``), without it (``alone``), and dense (``shapes``)."""

    rows: Sequence[Row]
    around: csr_matrix
    alone: csr_matrix
    shapes: NDArray[np.float64]


def weigh(rows: Sequence[Row], sides: Mapping[str, float]) -> NDArray[np.float64]:
    """Return the weight of each row, negative for the other class; a reader's judgement overrides other labels."""
    found = np.array([sides.get(row.judged or row.label, sides.get(row.label, 0.0)) for row in rows])
    found[[row.folder == TALKS.name for row in rows]] *= TALK
    found[[row.story in UNSEEN for row in rows]] = 0.0
    return found


def fit(data: Data, sides: Mapping[str, float], used: NDArray[np.bool_]) -> Any:
    """Fit one regression to the ``used`` rows; rows outside LoCoMo and BEAM are used again without their context."""
    weights = weigh(data.rows, sides)
    told = np.array([row.alone is not None and row.folder not in SETS for row in data.rows])
    first, again = used & (weights != 0), used & told & (weights != 0)
    design = vstack([data.around[first], data.alone[again]]).tocsr()
    joined = np.concatenate([weights[first], weights[again]])
    model = LogisticRegression(C=C, solver="liblinear", max_iter=500)
    return model.fit(design, joined > 0, sample_weight=np.abs(joined))


def judge_unseen(data: Data) -> tuple[list[NDArray[np.float64]], list[float], NDArray[np.float64]]:
    """Return the log odds of each row by fits that exclude its story: of both regressions, less the median of their
    good rows; these medians; and of the trees."""
    folds = split_folds([row.story for row in data.rows], frozenset({"written"}))
    odds = [np.zeros(len(data.rows)) for _ in range(2)]
    for found, sides in zip(odds, (ALLOWED, WORTH), strict=True):
        for out in folds:
            found[out] = fit(data, sides, ~out).decision_function(data.around[out])
    good = np.array([row.label == "good" for row in data.rows])
    middles = [float(np.median(each[good])) for each in odds]
    odds = [each - middle for each, middle in zip(odds, middles, strict=True)]
    values, weights = np.column_stack([data.shapes, *odds]), weigh(data.rows, WORTH)
    grown = np.zeros(len(data.rows))
    for out in folds:
        grown[out] = grow(values[~out], weights[~out], **TREES).decision_function(values[out])
    return odds, middles, grown


def show(rows: Sequence[Row], kept: NDArray[np.bool_], own: NDArray[np.float64]) -> None:
    """Print the shares kept by folder and label, beside those of as many sentences chosen without the encoder."""
    before = own >= np.quantile(own, 1 - kept.mean())
    groups = {(row.story if row.story in UNSEEN else row.folder) for row in rows} - {""}
    for group in sorted(groups):
        for label in ("good", "", "forbidden", "evidence", "talk", "keep", "weak", "junk"):
            places = [
                n for n, row in enumerate(rows)
                if group in (row.folder, row.story) and label in (row.label, row.judged or None)
            ]  # fmt: skip
            if places:
                shares = f"without the encoder {before[places].mean():.3f} with it {kept[places].mean():.3f}"
                print(f"{group:10} {label or 'neither':10} {len(places):6} {shares}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path, default=FOLDERS, metavar="FOLDER")
    parser.add_argument("--write", action="store_true", help="replace the packaged coefficients")
    arguments = parser.parse_args()
    rows = read_all(arguments.folders)
    print(Counter(row.label or "neither" for row in rows), Counter(row.judged for row in rows if row.judged))
    names = list_known(rows)
    vectors = VECTORS * np.array([embed_words(row.text) for row in rows])
    data = Data(
        rows,
        build_design([row.features for row in rows], names, vectors),
        build_design([row.alone or {} for row in rows], names, vectors),
        np.array([[row.features.get(name, 0.0) for name in SHAPES] for row in rows]),
    )
    odds, middles, grown = judge_unseen(data)
    own = grown + GATE * np.minimum(odds[0], 0.0)
    held_out = np.array([row.story in read_held_out() for row in rows])
    blend, total = fit_blend([row for row, held in zip(rows, held_out, strict=True) if held], own[held_out])
    unseen = [row for row, held in zip(rows, held_out, strict=True) if held]
    threshold = float(np.quantile(total[[row.label == "good" for row in unseen]], 1 - KEPT))
    show(unseen, total >= threshold, own[held_out])
    if arguments.write:
        write(data, names, odds, middles, blend, threshold)


def fit_blend(rows: Sequence[Row], own: NDArray[np.float64]) -> tuple[list[float], NDArray[np.float64]]:
    """Fit the weights of trees and encoder; return the weights with the constant, and the log odds of each row."""
    read = np.array([judge_sentence(row.text, *row.beside)[:2] for row in rows])
    values, weights = np.column_stack([own, read[:, 0], np.minimum(read[:, 1], 0.0)]), weigh(rows, WORTH)
    used = weights != 0
    model = LogisticRegression().fit(values[used], weights[used] > 0, sample_weight=np.abs(weights[used]))
    return [*map(float, model.coef_[0]), float(model.intercept_[0])], model.decision_function(values)


def write(
    data: Data,
    names: Sequence[str],
    odds: Sequence[NDArray[np.float64]],
    middles: Sequence[float],
    blend: Sequence[float],
    threshold: float,
) -> None:
    """Fit all models to all rows and replace the packaged coefficients; the trees get the odds of `judge_unseen`."""
    every = np.ones(len(data.rows), dtype=bool)
    models = [fit(data, sides, every) for sides in (ALLOWED, WORTH)]
    trees = grow(np.column_stack([data.shapes, *odds]), weigh(data.rows, WORTH), **TREES)
    coefficients = np.array([model.coef_[0] for model in models])
    weights = {
        name: pair
        for name, pair in zip(names, coefficients[:, : len(names)].T.round(2).tolist(), strict=True)
        if max(map(abs, pair)) >= SMALL
    }
    constants = [float(model.intercept_[0]) - middle for model, middle in zip(models, middles, strict=True)]
    found = {
        "constants": [round(each, 3) for each in constants],
        "threshold": round(threshold, 3), "scale": SPREAD, "gate": GATE,
        "blend": [round(each, 3) for each in blend],
        "vectors": (VECTORS * coefficients[:, len(names) :]).round(3).tolist(),
        "trees": export(trees),
        "weights": weights,
    }  # fmt: skip
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":")).replace('],"', '],\n"').replace("],[", "],\n[")
    OUT.write_text(text + "\n", encoding="utf-8")
    print(f"{OUT}: {len(weights)} features, {OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
