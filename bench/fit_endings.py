"""Fit the model by which archiving without a model decides what a new statement ends (`learned_endings`).

    python bench/fit_endings.py [FOLDER …] [--write] [--errors]

The stories of each FOLDER, LoCoMo and BEAM are archived, and every pair of a new statement and a known one that is
looked at is recorded with its features. A pair ends where a reader has marked it (``bench/story_marks.py``); in a story
that nobody has marked, where the known statement has the keys of an ended fact and the new one is of the message that
ends it. In LoCoMo and BEAM readers named the pairs that end (``bench/public_endings.tsv``); they count half.
``bench/endings.jsonl`` holds further pairs, of short lists with many near misses, and ``bench/talks`` talks whose
sentences name those that they end (``bench/talks.py``); of these every sentence that has a number is kept. So do the
worlds of long statements (``bench/worlds.py``), which are archived as talks.

Two logistic regressions are fitted by scikit-learn, one over words, one over words and features; boosted trees are
fitted to the features and to what both say of stories that they have not seen. How much the encoder counts beside them
is fitted on the stories that it has not seen (``bench/held_out.txt``). Printed is the recall at several precisions on
stories that nothing has seen (folds of whole stories), with the pairs of LoCoMo and BEAM that would end, right ones
and all. A label is missing for much that has ended, so that the real precision is higher. ``--errors`` prints the
surest pairs without a label.
"""

from __future__ import annotations

import argparse
import json
import math
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
from boosting import export, grow, split_folds
from fit_ranker import samples
from keep import meets
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, hstack  # type: ignore[import-untyped]
from sklearn.linear_model import LogisticRegression  # type: ignore[import-untyped]
from story_files import open_stories
from story_marks import STORIES, read_marks
from talks import read_held_out, read_talks
from worlds import read_worlds

from vault_memory import Memory
from vault_memory.archive.decisions import learned_endings, rule_judge
from vault_memory.archive.decisions.ending_features import (
    PairEvidence,
    StatementSide,
    add_clauses,
    compare_statements,
    scale_likeness,
)
from vault_memory.archive.decisions.learned_endings import (
    NEW,
    OLD,
    Candidate,
    EndingScorer,
    can_end,
    compare_meaning,
    compare_others,
    find_least,
    list_side_words,
)
from vault_memory.archive.extraction.rules import statements
from vault_memory.archive.extraction.rules.salience import KEEP
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.llm.encoder import judge_pair
from vault_memory.models import Conversation

Vector = NDArray[np.float64]
LISTS = Path(__file__).with_name("endings.jsonl")
PUBLIC_ENDINGS = Path(__file__).with_name("public_endings.tsv")
TALKS = Path(__file__).with_name("talks")
OUT = Path(__file__).resolve().parent.parent / "vault_memory/archive/decisions/ending_coefficients.json"
UNSEEN = "fresh", "later"  # folders whose pairs the encoder has not seen
FOLDERS = tuple(STORIES / name for name in ("fitted", "checked", "unread", "read", "written", *UNSEEN))
C_WORDS, C_PAIR, C_FIRST = 0.1, 0.05, 0.05  # inverse regularization strengths
TREES = {"max_iter": 80, "max_leaf_nodes": 8, "learning_rate": 0.08, "min_samples_leaf": 60, "l2_regularization": 5.0}
KEPT_FIRST = 0.98  # share of the ending pairs that must pass the first step
OFTEN = 15  # smallest number of pairs that contain a word
PUBLIC, WORLD = 0.5, 0.4  # weight of a pair of LoCoMo or BEAM, and of a world
PRECISE = 0.8  # precision, by labels on unseen stories, that sets the threshold of the trees
PRECISE_READ = 0.78  # … that sets the threshold of trees and encoder together
SMALL = 0.05  # smaller weights of words are left out
UNLIKELY = -3.0  # log odds by the trees below which a pair says nothing of how much the encoder counts


@dataclass(slots=True)
class Pair:
    """``group``: the new statement, of which there are several pairs. ``held_out``: the encoder has not seen it.
    ``marked``: a reader has marked all endings of the story.
    """

    story: str
    group: int
    new: str
    old: str
    features: dict[str, float]
    public: bool
    preceding: str = ""
    ends: bool = False
    held_out: bool = False
    marked: bool = False
    weight: float = 1.0


@contextmanager
def filled_vault(conversations: Sequence[Any]) -> Iterator[Memory]:
    """Yield a memory with a temporary vault, into which the files or conversations are archived."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        memory = Memory(home=home, user="default")
        memory.init()
        for each in conversations:
            if isinstance(each, Path):
                list(memory.archive_file(each))
            else:
                memory.archive(each)
        yield memory
        memory.index.close()


class Recorder:
    """Record the pairs that `EndingScorer` compares while conversations are archived, with the message of each."""

    def __init__(self) -> None:
        self.pairs: list[tuple[str, Pair]] = []
        self._source, self._groups = "", 0
        self.sources: dict[str, str] = {}  # the message of each statement

    def archive(
        self, story: str, conversations: Sequence[Any], *, public: bool, wanted: Callable[[str], bool] | None = None
    ) -> Iterator[tuple[str, Pair]]:
        """Archive files or conversations into a temporary vault; yield the pairs with the source message of each.

        ``wanted``: selects sentences that are kept regardless of their score.
        """
        self.pairs.clear()
        self.sources.clear()
        find, describe = rule_judge._find_learned, learned_endings.EndingScorer.describe_pairs
        correct = statements.correct_score

        def find_learned(item: Any, *rest: Any) -> Any:
            self._source = self.sources[item.text] = item.source
            return find(item, *rest)

        def describe_pairs(scorer: Any, new: StatementSide, known: Sequence[Candidate], rarity: Any, _: float) -> Any:
            self._groups += 1
            found = list(describe(scorer, new, known, rarity, -math.inf))
            for each, features in zip(known, found, strict=True):
                assert features is not None
                pair = Pair(story, self._groups, new.text, each.side.text, features, public, new.preceding)
                self.pairs.append((self._source, pair))
            return iter(found)

        def correct_score(text: str, value: float, *rest: Any) -> tuple[float, float]:
            return (KEEP + 1, 0.0) if wanted is not None and wanted(text) else correct(text, value, *rest)

        with (
            patch.object(statements, "correct_score", correct_score),
            patch.object(rule_judge, "_find_learned", find_learned),
            patch.object(learned_endings.EndingScorer, "describe_pairs", describe_pairs),
            filled_vault(conversations),
        ):
            recorded = list(self.pairs)
        yield from recorded


def read_pairs(folders: Sequence[Path]) -> Iterator[Pair]:
    """Yield the pairs of all stories, and those of LoCoMo and BEAM."""
    recorder, names_out = Recorder(), read_held_out()
    for folder in map(open_stories, folders):
        for file in sorted(folder.glob("*.expect.json")):
            points = json.loads(file.read_text(encoding="utf-8"))["after"]
            ended = [each for each in list(points.values())[-1]["ended"] if "by_conv" in each]
            name = file.name.removesuffix(".expect.json")
            marks = read_marks().get((folder.name, name))
            for source, pair in recorder.archive(name, [folder / f"{each}.json" for each in points], public=False):
                pair.held_out, pair.marked = folder.name in UNSEEN, marks is not None
                ends = _has_label(ended, source, pair) if marks is None else marks.is_ended(pair.old, source, pair.new)
                if ends is not None:
                    pair.ends = ends
                    yield pair
    for talk in read_talks(TALKS):
        for source, pair in recorder.archive(talk.name, talk.conversations, public=False, wanted=talk.is_wanted):
            pair.ends, pair.held_out = talk.is_ended(pair.old, source, pair.new), talk.name in names_out
            yield pair
    for talk in (world.build_talk() for world in read_worlds("long_", "dense_")):
        for source, pair in recorder.archive(talk.name, talk.conversations, public=False, wanted=talk.is_wanted):
            pair.ends, pair.held_out = talk.is_ended(pair.old, source, pair.new), talk.name in names_out
            pair.weight = WORLD
            if pair.ends or not talk.end_the_same(pair.old, source, pair.new):
                yield pair
    for _, sample in samples():
        yield from _read_public(recorder, sample.conversation, held_out=sample.conversation.id in names_out)


def _read_public(recorder: Recorder, conversation: Conversation, *, held_out: bool) -> Iterator[Pair]:
    """Yield the pairs of a conversation of LoCoMo or BEAM, but those that readers found arguable.

    Readers named only the first statement that ends another, so that what follows later is left out, too.
    """
    labels = read_public_endings()
    places = {f"{conversation.id}#{message.id}": place for place, message in enumerate(conversation.messages)}
    ended: dict[str, int] = {}
    for _, new, old in (each for each in labels if each[1] in places):
        ended[old] = min(places[new], ended.get(old, places[new]))
    for source, pair in recorder.archive(conversation.id, [conversation], public=True):
        old = recorder.sources.get(pair.old, "")
        label = labels.get((conversation.id, source, old), "")
        if label == "sure" or (not label and places[source] < ended.get(old, math.inf)):
            pair.ends, pair.held_out, pair.weight = label == "sure", held_out, PUBLIC
            yield pair


def read_public_endings() -> dict[tuple[str, str, str], str]:
    """Return what readers found to end in LoCoMo and BEAM: by conversation, later and earlier message (as sources)."""
    rows = (line.split("\t") for line in PUBLIC_ENDINGS.read_text(encoding="utf-8").splitlines()[1:])
    return {(name, f"{name}#{later}", f"{name}#{old}"): label for name, later, old, _, label in rows}


def _has_label(ended: Sequence[Mapping[str, Any]], source: str, pair: Pair) -> bool:
    """Return whether a label says that the pair ends; only for stories that no reader has marked."""
    return any(
        source == f"{each['by_conv']}#{each['by']}"
        and meets(pair.old, each["keys"])
        and not any(meets(pair.old, [[key]]) for key in each["not_keys"])
        for each in ended
    )


def read_written() -> Iterator[Pair]:
    """Yield the pairs of `LISTS`: short lists of statements written for this, many of them near misses."""
    groups: dict[tuple[str, str], int] = {}
    scorer = EndingScorer(get_packaged_embedder().embed)
    for line in LISTS.read_text(encoding="utf-8").splitlines():
        known = json.loads(line)
        sides = []
        for side in ("new", "old"):
            created = datetime.fromisoformat(known[side]["created"]) if known[side]["created"] else None
            sides.append(StatementSide(known[side]["text"], known[side]["type"], created))
        new, old = sides
        likeness = scorer.compare_clauses(new.text, old.text)
        evidence = PairEvidence(known["cosine"], 1.0, known["best"], known["closing"], known["change"])
        whole = compare_statements(new, old, known["rarity"], evidence)
        features = scale_likeness(add_clauses(new.text, old.text, known["rarity"], whole), likeness)
        group = groups.setdefault((known["story"], new.text), -1 - len(groups))
        ends = bool(known["label"])
        yield Pair(f"list {known['story']}", group, new.text, old.text, features, False, ends=ends)


def fit_linear(design: Any, ends: NDArray[np.bool_], weights: Vector, c: float) -> Any:
    return LogisticRegression(C=c, solver="liblinear", max_iter=300).fit(design, ends, sample_weight=weights)


def fit_unseen(design: Any, ends: NDArray[np.bool_], weights: Vector, c: float, folds: Sequence[Any]) -> Vector:
    """Return the log odds of each pair, computed by fits that exclude its story."""
    found = np.zeros(len(ends))
    for out in folds:
        found[out] = fit_linear(design[~out], ends[~out], weights[~out], c).decision_function(design[out])
    return found


def standardise(rows: Vector) -> tuple[Vector, Vector]:
    """Return the mean and standard deviation of each feature; the deviation of a constant feature is set to 1."""
    spread = rows.std(axis=0)
    return rows.mean(axis=0), np.where(spread < 1e-6, 1.0, spread)


def stand_out(pairs: Sequence[Pair], odds: Vector) -> Vector:
    """Return, for each pair, the values of `compare_others` among the pairs of the same new statement."""
    groups: dict[int, list[int]] = {}
    for place, pair in enumerate(pairs):
        groups.setdefault(pair.group, []).append(place)
    found = np.zeros((len(pairs), 2))
    for places in groups.values():
        for number, place in enumerate(places):
            found[place] = compare_others(odds[places].tolist(), number)
    return found


def list_first_names() -> list[str]:
    """Return the names of the features of whole statements, which the first step uses."""
    side = StatementSide("The flat is in Leeds.", "fact", None)
    return sorted(compare_statements(side, side, {}, PairEvidence(0.0, 0.0, 1.0, 0.0, 0.0)))


def show(name: str, odds: Vector, ends: NDArray[np.bool_], public: NDArray[np.bool_]) -> None:
    """Print the recall at several precisions, with each threshold; in brackets the public pairs, right and all."""
    told = odds[~public]
    order = np.argsort(-told, kind="stable")
    right = np.cumsum(ends[~public][order])
    precision, recall = right / np.arange(1, len(order) + 1), right / max(1, ends.sum())
    parts = []
    for least in (0.6, 0.7, 0.75, 0.8, 0.85, 0.9):
        enough = np.flatnonzero(precision >= least)
        if len(enough):
            at = told[order][enough[-1]]
            made = public & (odds >= at)
            parts.append(f"P {least:.2f}: R {recall[enough[-1]]:.2f} at {at:.1f} ({(made & ends).sum()}/{made.sum()})")
    print(f"{name:14}" + "   ".join(parts), flush=True)


def find_threshold(odds: Vector, ends: NDArray[np.bool_], least: float) -> float:
    """Return the lowest threshold of log odds at which the precision is at least ``least``."""
    order = np.argsort(-odds, kind="stable")
    precision = np.cumsum(ends[order]) / np.arange(1, len(order) + 1)
    return float(odds[order][np.flatnonzero(precision >= least)[-1]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path, default=FOLDERS, metavar="FOLDER")
    parser.add_argument("--write", action="store_true", help="replace the packaged coefficients")
    parser.add_argument("--errors", action="store_true", help="show the surest pairs that have no label")
    arguments = parser.parse_args()
    pairs = [*read_pairs(arguments.folders), *read_written()]
    names, first_names = sorted(pairs[0].features), list_first_names()
    first, least = fit_first(pairs, first_names)
    pairs = [pair for pair, odds in zip(pairs, first["odds"], strict=True) if odds >= least]
    rows = np.array([[pair.features[name] for name in names] for pair in pairs])
    ends, public = (np.array([getattr(pair, name) for pair in pairs]) for name in ("ends", "public"))
    weights, folds = np.array([pair.weight for pair in pairs]), split_folds([pair.story for pair in pairs])
    middle, spread = standardise(rows)
    words, columns = build_words(pairs)
    both = hstack([csr_matrix((rows - middle) / spread), words]).tocsr()
    by_words = fit_unseen(words, ends, weights, C_WORDS, folds)
    by_pair = fit_unseen(both, ends, weights, C_PAIR, folds)
    show("words", by_words, ends, public)
    show("words, pair", by_pair, ends, public)
    meaning = np.array([compare_meaning(pair.new, pair.old) for pair in pairs])
    values = np.column_stack([rows, meaning, by_words, by_pair, stand_out(pairs, by_pair)])
    signed, grown = np.where(ends, weights, -weights), np.zeros(len(pairs))
    for out in folds:
        grown[out] = grow(values[~out], signed[~out], **TREES).decision_function(values[out])
    show("trees", grown, ends, public)
    out = np.array([pair.held_out and odds >= UNLIKELY for pair, odds in zip(pairs, grown, strict=True)])
    told = [pair for pair, held in zip(pairs, out, strict=True) if held]
    blend, blended = fit_blend(told, grown[out])
    blended = np.where([can_end(pair.features) for pair in told], blended, -math.inf)
    blended -= [find_least(pair.features) for pair in told]
    show("trees alone", grown[out], ends[out], public[out])
    show("with encoder", blended, ends[out], public[out])
    threshold = find_threshold(grown[~public], ends[~public], PRECISE)
    marked = np.array([pair.marked for pair in told])
    read_threshold = find_threshold(blended[marked], ends[out][marked], PRECISE_READ)
    show("marked", blended[marked], ends[out][marked], public[out][marked])
    print(f"threshold of the trees {threshold:.2f}, of both {read_threshold:.2f}")
    for place, odds in zip(np.flatnonzero(out), blended, strict=True) if arguments.errors else ():
        if not ends[place] and odds >= read_threshold:
            print(f"{odds:.1f} {pairs[place].story}: {pairs[place].new}\n     {pairs[place].old}")
    if not arguments.write:
        return
    models = [fit_linear(words, ends, weights, C_WORDS), fit_linear(both, ends, weights, C_PAIR)]
    of_pair = models[1].coef_[0][: len(names)] / spread
    of_words = np.column_stack([models[0].coef_[0], models[1].coef_[0][len(names) :]])
    constants = [float(models[0].intercept_[0]), float(models[1].intercept_[0] - of_pair @ middle)]
    kept = zip(columns, of_words.round(2).tolist(), strict=True)
    found = {
        "first": {"weights": first["weights"], "constant": first["constant"]},
        "least": round(least, 3), "threshold": round(threshold, 2), "read_threshold": round(read_threshold, 2),
        "constants": [round(each, 3) for each in constants],
        "pair": {name: round(float(value), 3) for name, value in zip(names, of_pair, strict=True)},
        "features": names,
        "trees": export(grow(values, signed, **TREES)),
        "blend": [round(each, 3) for each in blend],
        "words": {name: pair for name, pair in kept if max(map(abs, pair)) >= SMALL},
    }  # fmt: skip
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":")).replace('],"', '],\n"').replace("],[", "],\n[")
    OUT.write_text(text + "\n", encoding="utf-8")
    print(f"{OUT}: {len(found['words'])} words, threshold {threshold:.2f}, {OUT.stat().st_size} bytes")


def fit_blend(pairs: Sequence[Pair], grown: Vector) -> tuple[list[float], Vector]:
    """Fit the weights of trees and encoder; return both weights with the constant, and the log odds of each pair."""
    read = np.array([judge_pair(pair.old, pair.new, pair.preceding) for pair in pairs])
    ends, values = np.array([pair.ends for pair in pairs]), np.column_stack([grown, read])
    model = LogisticRegression().fit(values, ends)
    return [*map(float, model.coef_[0]), float(model.intercept_[0])], model.decision_function(values)


def fit_first(pairs: Sequence[Pair], names: Sequence[str]) -> tuple[Mapping[str, Any], float]:
    """Fit the first step; return its weights with the log odds of each pair, and the threshold to pass it."""
    rows = np.array([[pair.features[name] for name in names] for pair in pairs])
    ends = np.array([pair.ends for pair in pairs])
    middle, spread = standardise(rows)
    model = fit_linear((rows - middle) / spread, ends, np.ones(len(pairs)), C_FIRST)
    weights = model.coef_[0] / spread
    odds = rows @ weights + float(model.intercept_[0]) - weights @ middle
    least = float(np.quantile(odds[ends], 1 - KEPT_FIRST))
    print(f"{len(pairs)} pairs, {int(ends.sum())} that end; the first step lets {np.mean(odds >= least):.2f} through")
    constant = round(float(model.intercept_[0] - weights @ middle), 4)
    kept = {name: round(float(value), 4) for name, value in zip(names, weights, strict=True)}
    return {"weights": kept, "constant": constant, "odds": odds}, least


def build_words(pairs: Sequence[Pair]) -> tuple[Any, list[str]]:
    """Return a matrix of the words that each pair has, one column per word, and the words."""
    found = [list_side_words(NEW, pair.new) | list_side_words(OLD, pair.old) for pair in pairs]
    counts = Counter(word for words in found for word in words)
    columns = sorted(word for word, count in counts.items() if count >= OFTEN)
    at = {word: number for number, word in enumerate(columns)}
    places, numbers = zip(
        *((row, at[word]) for row, words in enumerate(found) for word in words if word in at), strict=True
    )
    ones = np.ones(len(places))
    return csr_matrix((ones, (np.array(places), np.array(numbers))), shape=(len(pairs), len(columns))), columns


if __name__ == "__main__":
    main()
