"""Fit how statements are filed under topics: common topics, who belongs under a name, and which names are good.

    python bench/fit_topics.py [--write]

``bench/topic_labels.tsv`` is what readers said of the statements of 200 sets (a conversation, or those of one story).
For each set there are names that a note could have, as ``good``, ``vague`` or ``wrong``; and for each statement, known
by the first ten digits of the SHA-256 of its text, the names under which a person would look for it, best first, among
them the common topics. ``bench/topic_statements.tsv`` has 4,500 statements written for the common topics. What
`TESTED` names is in no fit that is printed; what is written is fitted to all but `NEVER_FITTED`.

Three models are fitted: a logistic regression of each common topic over word vectors; trees that say how likely a
statement belongs under a name; and trees that say how good a title a name is (1 good, 0.5 vague, 0 wrong). Each is
fitted on what the earlier one says of sets that it was not fitted on. Then two regressions weigh the trees with the
filing encoder (``bench/fit_filer.py``), by sets that it has not seen (`UNSEEN`).
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from boosting import FOLDS, export
from fit_context import DATA
from numpy.typing import NDArray
from sklearn.ensemble import (  # type: ignore[import-untyped]
    HistGradientBoostingClassifier,
    HistGradientBoostingRegressor,
)
from sklearn.linear_model import LinearRegression, LogisticRegression  # type: ignore[import-untyped]
from sklearn.metrics import roc_auc_score  # type: ignore[import-untyped]
from story_files import open_stories

from vault_memory.archive.extraction.rules import common_topics, topic_assignment, topic_coefficients
from vault_memory.archive.extraction.rules.embedded_words import embed_words
from vault_memory.archive.extraction.rules.extractor import read_talk
from vault_memory.archive.extraction.rules.message_result import Statement
from vault_memory.archive.extraction.rules.topic_assignment import blend_members, logistic
from vault_memory.archive.extraction.rules.topic_coefficients import TopicCoefficients
from vault_memory.archive.extraction.rules.topic_features import TopicFeatures, describe, describe_filled_names
from vault_memory.archive.extraction.rules.topic_names import COMMON_TOPIC, SPEAKER, Talk, TopicName, list_names
from vault_memory.evaluate.conversations import read_beam, read_locomo
from vault_memory.importers import load
from vault_memory.models import Conversation
from vault_memory.models.boosted_trees import TreeTable

BENCH = Path(__file__).parent
LABELS = BENCH / "topic_labels.tsv"
STATEMENTS = BENCH / "topic_statements.tsv"
OUT = Path(topic_coefficients.__file__).with_name("topic_coefficients.json")
FOLDERS = "keep", "last", "fresh", "later", "final", "checked", "unread", "written", "read", "fitted"
TESTED = "conv-41", "conv-43", "beam-4", "beam-10", "keep/", "last/"
NEVER_FITTED = "keep/", "last/"  # not even for what is written
UNSEEN = (*TESTED, "fresh/", "later/")  # what the filing encoder is not trained on
NO_TREES = TreeTable([0.0])
UNBLENDED = 1.0, 0.0, 0.0  # weights by which the trees alone count
NO_TOPICS = {"Schedule and deadlines", "Feelings and wellbeing", "Contracts and law", "Shopping", "Love and marriage",
             common_topics.INSTRUCTIONS}  # fmt: skip
"""What readers and writers could choose, too, and what is no topic: too much has a date, a feeling or a price."""
RATED = {"good": 1.0, "vague": 0.5, "wrong": 0.0}
LEAST = 5  # statements of a common topic
INVERSE_PENALTY = 5.0  # of the logistic regressions
MEMBERS = {"max_iter": 100, "learning_rate": 0.06, "max_leaf_nodes": 12, "min_samples_leaf": 60,
           "l2_regularization": 5.0, "max_features": 0.5, "early_stopping": False}  # fmt: skip
NAMES = {"max_iter": 120, "learning_rate": 0.06, "max_leaf_nodes": 8, "min_samples_leaf": 25,
         "l2_regularization": 5.0, "early_stopping": False, "random_state": 0}  # fmt: skip
SEEDS = 3  # models that are averaged, because single ones differ by what they happen to look at
ALONE = 3  # every how many statements are also learned as if they were all that is known


@dataclass(slots=True)
class Judged:
    """What a reader said of a set: a number for each name, and for each statement the names that fit it."""

    names: dict[str, float] = field(default_factory=dict)
    fitting: dict[str, list[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Call:
    """Statements that are assigned together, and the topics that exist before."""

    source: str
    statements: list[Statement]
    texts: list[str]
    talk: Talk
    known: tuple[str, ...]
    alone: bool = False  # a single statement, as if it were all that is known


@dataclass(slots=True)
class Example:
    """A call with its names and features. ``right``: 1, 0, or −1 where nothing is known; ``good``: of the names."""

    call: Call
    names: list[TopicName]
    found: TopicFeatures
    right: NDArray[np.float64]
    good: NDArray[np.float64]


def read_labels() -> dict[str, Judged]:
    judged: dict[str, Judged] = {}
    for line in LABELS.read_text(encoding="utf-8").splitlines():
        source, key, names = line.split("\t")
        listed = [name for name in names.split(" | ") if name]
        known = judged.setdefault(source, Judged())
        if key in RATED:
            known.names |= {name.casefold(): RATED[key] for name in listed}
        else:
            known.fitting[key] = listed
    return judged


def read_sets() -> Iterator[tuple[str, list[Conversation]]]:
    yield from ((each.conversation.id, [each.conversation]) for each in read_locomo(DATA / "locomo" / "locomo5.json"))
    yield from ((each.conversation.id, [each.conversation]) for each in read_beam(DATA / "beam"))
    for folder in FOLDERS:
        made = DATA / "keep" if folder == "keep" else open_stories(BENCH / "stories" / folder)
        for file in sorted(made.glob("*.expect.json")):
            after = json.loads(file.read_text(encoding="utf-8"))["after"]
            yield (
                f"{folder}/{file.name.split('.')[0]}",
                [each for name in after for each in load(made / f"{name}.json")],
            )


def read_calls(judged: Mapping[str, Judged]) -> Iterator[Call]:
    """Yield what is assigned in each set, and single statements of it beside its good names.

    A later conversation of a set finds the good names of the earlier ones as topics that exist.
    """
    use(TopicCoefficients({}, NO_TREES, NO_TREES, UNBLENDED, UNBLENDED))
    for source, conversations in read_sets():
        known: list[str] = []
        good = {name for name, value in judged[source].names.items() if value == RATED["good"]}
        for conversation in conversations:
            talk = read_talk(conversation, conversation.messages)
            yield Call(source, talk.statements, [each.text for each in talk.statements], talk.talk, tuple(known))
            named = list_names(talk.statements, talk.talk, known)
            known += [each.name for each in named if each.name.casefold() in good and each.name not in known]
            for each in talk.statements[::ALONE]:
                alone = replace(each, position=0)
                yield Call(
                    source, [alone], [each.text], Talk([each.said], talk.talk.names), tuple(sorted(good)), alone=True
                )


def hash_text(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def is_tested(source: str) -> bool:
    return source.startswith(TESTED)


# -- common topics -----------------------------------------------------------------------------------------------------


def fit_common(calls: Sequence[Call], judged: Mapping[str, Judged]) -> dict[str, NDArray[np.float64]]:
    """Return the constant and the weights of each common topic."""
    texts: dict[str, set[str]] = {}
    for line in STATEMENTS.read_text(encoding="utf-8").splitlines():
        names, text = line.split("\t")
        texts[text] = set(names.split(" | "))
    topics = sorted({name for names in texts.values() for name in names} - NO_TOPICS)
    for call in calls:
        for each, text in zip(call.statements, call.texts, strict=True):
            if (fitting := judged[call.source].fitting.get(hash_text(text))) is not None:
                texts[each.said] = set(fitting)
    vectors = np.array([embed_words(text) for text in texts])
    found = {}
    for topic in topics:
        belongs = np.array([topic in names for names in texts.values()])
        if belongs.sum() >= LEAST:
            model = LogisticRegression(C=INVERSE_PENALTY, max_iter=400).fit(vectors, belongs)
            found[topic] = np.concatenate([model.intercept_, model.coef_[0]])
    return found


# -- members and names -------------------------------------------------------------------------------------------------


def use(coefficients: TopicCoefficients) -> None:
    """Let the package read these coefficients instead of its own."""
    for module in (common_topics, topic_assignment):
        module.load_coefficients = lambda: coefficients  # type: ignore[attr-defined]


def describe_calls(calls: Sequence[Call], judged: Mapping[str, Judged]) -> list[Example]:
    found = []
    for call in calls:
        names = list_names(call.statements, call.talk, call.known)
        right, good = describe_right(call, names, judged[call.source])
        found.append(Example(call, names, describe(names, call.statements, call.talk), right, good))
    return found


def describe_right(
    call: Call, names: Sequence[TopicName], said: Judged
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return what readers said: `Example.right` and `Example.good`."""
    common = {each.casefold() for each in common_topics.list_common_topics(())}
    known = np.array([each.name.casefold() in {*said.names, *common} for each in names])
    right = np.full((len(names), len(call.statements)), -1.0)
    for column, text in enumerate(call.texts):
        if (fitting := said.fitting.get(hash_text(text))) is not None:
            fits = {name.casefold() for name in fitting}
            right[known, column] = [each.name.casefold() in fits for each, k in zip(names, known, strict=True) if k]
    good = np.array([-1.0 if _is_fixed(each) else said.names.get(each.name.casefold(), -1.0) for each in names])
    return right, good


def _is_fixed(name: TopicName) -> bool:
    return name.kind in (COMMON_TOPIC, SPEAKER)


def fit_members(examples: Sequence[Example]) -> list[Any]:
    values = np.concatenate([each.found.pairs.reshape(-1, each.found.pairs.shape[-1]) for each in examples])
    right = np.concatenate([each.right.ravel() for each in examples])
    known = right >= 0
    return [
        HistGradientBoostingClassifier(**MEMBERS, random_state=seed).fit(values[known], right[known])
        for seed in range(SEEDS)
    ]


def export_mean(models: Sequence[Any]) -> list[Any]:
    """Return the trees of all models, whose sum is the mean of theirs."""

    def divide(node: Any) -> Any:
        if isinstance(node, float):
            return round(node / len(models), 4)
        place, threshold, low, high = node
        return [place, threshold, divide(low), divide(high)]

    return [divide(tree) for model in models for tree in export(model)]


def fit_names(examples: Sequence[Example], likely: Sequence[NDArray[np.float64]]) -> Any:
    pairs = [(each, own) for each, own in zip(examples, likely, strict=True) if not each.call.alone]
    values = np.concatenate([describe_filled_names(each.found, own) for each, own in pairs])
    good = np.concatenate([each.good for each, _ in pairs])
    return HistGradientBoostingRegressor(**NAMES).fit(values[good >= 0], good[good >= 0])


def rate(models: Sequence[Any], example: Example) -> NDArray[np.float64]:
    """Return the log odds of the trees, of shape (names, statements)."""
    values = example.found.pairs.reshape(-1, example.found.pairs.shape[-1])
    odds: NDArray[np.float64] = np.mean([model.decision_function(values) for model in models], axis=0)
    return odds.reshape(example.right.shape)


def fit_member_blend(examples: Sequence[Example], odds: Sequence[NDArray[np.float64]]) -> tuple[float, float, float]:
    """Return the weights of trees and encoder, and the constant, from what both say of sets that neither has seen."""
    pairs = [(each, own) for each, own in zip(examples, odds, strict=True) if _tells_blend(each)]
    known = [(each.right >= 0) & ~np.isnan(each.found.read) for each, _ in pairs]
    values = [np.column_stack([own[k], each.found.read[k]]) for (each, own), k in zip(pairs, known, strict=True)]
    right = np.concatenate([each.right[k] for (each, _), k in zip(pairs, known, strict=True)])
    model = LogisticRegression(C=10).fit(np.concatenate(values), right)
    return _export_blend(model.coef_[0], model.intercept_[0])


def fit_title_blend(examples: Sequence[Example], own: Sequence[NDArray[np.float64]]) -> tuple[float, float, float]:
    """Return the weights of trees (``own``) and encoder, and the constant, as `fit_member_blend` does."""
    pairs = [(each, good) for each, good in zip(examples, own, strict=True) if _tells_blend(each)]
    values = np.concatenate([np.column_stack([good, logistic(each.found.titles)]) for each, good in pairs])
    good = np.concatenate([each.good for each, _ in pairs])
    model = LinearRegression().fit(values[good >= 0], good[good >= 0])
    return _export_blend(model.coef_, model.intercept_)


def _tells_blend(example: Example) -> bool:
    return example.call.source.startswith(UNSEEN) and not example.call.alone


def _export_blend(weights: Sequence[float], constant: float) -> tuple[float, float, float]:
    of_trees, of_read = weights
    return round(float(of_trees), 3), round(float(of_read), 3), round(float(constant), 3)


def fit_all(calls: Sequence[Call], judged: Mapping[str, Judged]) -> TopicCoefficients:
    """Return the coefficients fitted on the calls; each model sees the earlier one's result on sets left out."""
    fold = split_sources([call.source for call in calls])
    described: dict[int, Example] = {}
    for out in range(FOLDS):
        common = fit_common([c for c in calls if fold[c.source] != out], judged)
        use(TopicCoefficients(common, NO_TREES, NO_TREES, UNBLENDED, UNBLENDED))
        left = [(number, call) for number, call in enumerate(calls) if fold[call.source] == out]
        examples = describe_calls([call for _, call in left], judged)
        described |= {number: each for (number, _), each in zip(left, examples, strict=True)}
    ordered = [described[number] for number in range(len(calls))]
    odds: list[NDArray[np.float64]] = [np.zeros(0)] * len(calls)
    for out in range(FOLDS):
        models = fit_members([each for each in ordered if fold[each.call.source] != out])
        for number, each in enumerate(ordered):
            if fold[each.call.source] == out:
                odds[number] = rate(models, each)
    report_fit(ordered, odds)
    likely = [logistic(each) for each in odds]
    blend = fit_member_blend(ordered, odds)
    good: list[NDArray[np.float64]] = [np.zeros(0)] * len(calls)
    for out in range(FOLDS):
        inside = [number for number, each in enumerate(ordered) if fold[each.call.source] != out]
        model = fit_names([ordered[number] for number in inside], [likely[number] for number in inside])
        for number, each in enumerate(ordered):
            if fold[each.call.source] == out and _tells_blend(each):
                mixed = blend_members(blend, odds[number], each.found.read)
                good[number] = np.clip(model.predict(describe_filled_names(each.found, mixed)), 0, 1)
    titles = fit_title_blend(ordered, good)
    print(f"weights of trees and encoder, and the constant: members {blend}, titles {titles}")
    members, names = export_mean(fit_members(ordered)), export(fit_names(ordered, likely))
    return TopicCoefficients(fit_common(calls, judged), TreeTable(members), TreeTable(names), blend, titles)


def split_sources(sources: Sequence[str]) -> dict[str, int]:
    names = np.array(sorted(set(sources)))
    mixed = names[np.random.default_rng(0).permutation(len(names))]
    return {str(name): place % FOLDS for place, name in enumerate(mixed)}


# -- reports -----------------------------------------------------------------------------------------------------------


def report_fit(examples: Sequence[Example], likely: Sequence[NDArray[np.float64]]) -> None:
    right = np.concatenate([each.right.ravel() for each in examples])
    odds = np.concatenate([own.ravel() for own in likely])
    print(
        f"{len(examples)} calls; members: area under the curve {roc_auc_score(right[right >= 0], odds[right >= 0]):.3f}"
    )


def report(calls: Sequence[Call], judged: Mapping[str, Judged], coefficients: TopicCoefficients) -> None:
    """Print how the statements of each group of sets are filed."""
    use(coefficients)
    groups: dict[str, Counter[str]] = {}
    common = {each.casefold() for each in common_topics.list_common_topics(())}
    known: dict[str, list[str]] = {}
    for call in calls:
        if call.alone:
            continue
        said, before = judged[call.source], known.setdefault(call.source, [])
        topics = [each.name for each in topic_assignment.assign(call.statements, call.talk, before)]
        before += topics
        counted = groups.setdefault(call.source.split("/")[0].split("-")[0], Counter())
        counted["topics"] += len(set(topics))
        counted["calls"] += 1
        for topic, text in zip(topics, call.texts, strict=True):
            fitting = said.fitting.get(hash_text(text))
            value = said.names.get(topic.casefold())
            counted["statements"] += fitting is not None
            counted["right"] += fitting is not None and topic.casefold() in {name.casefold() for name in fitting}
            kind = (
                "common"
                if topic.casefold() in common
                else "instructions"
                if topic == common_topics.INSTRUCTIONS
                else ""
            )
            counted[kind or next((n for n, v in RATED.items() if v == value), "unknown")] += fitting is not None
    for group, counted in groups.items():
        whole = counted["statements"]
        shares = ", ".join(
            f"{name} {counted[name] / whole:.2f}" for name in ("common", *RATED, "instructions", "unknown")
        )
        print(f"{group:8} right {counted['right'] / whole:.3f}; topic is {shares}; "
              f"{counted['topics'] / counted['calls']:.1f} topics a conversation")  # fmt: skip


def choose(calls: Sequence[Call], wanted: Callable[[str], bool]) -> list[Call]:
    return [call for call in calls if wanted(call.source)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="replace the packaged coefficients")
    arguments = parser.parse_args()
    judged = read_labels()
    calls = list(read_calls(judged))
    fitted = fit_all(choose(calls, lambda source: not is_tested(source)), judged)
    print("in no fit:")
    report(choose(calls, is_tested), judged, fitted)
    print("fitted:")
    report(choose(calls, lambda source: not is_tested(source)), judged, fitted)
    if arguments.write:
        fitted = fit_all(choose(calls, lambda source: not source.startswith(NEVER_FITTED)), judged)
        kept = {
            "common": {name: [round(float(value), 3) for value in weights] for name, weights in fitted.common.items()},
            "members": fitted.members.trees,
            "names": fitted.names.trees,
            "member_blend": fitted.member_blend,
            "title_blend": fitted.title_blend,
        }
        OUT.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"{OUT}: {OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
