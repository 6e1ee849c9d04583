"""Would a learned score keep better sentences than the rules' own? Leave-one-story-out, on labelled stories.

    python bench/learned_score.py FOLDER … [--json]

FOLDER holds stories as ``bench/keep.py`` reads them. A person's sentence counts as worth keeping where it has the most
keys of a fact to keep, else as not. A logistic regression on the rules' score, its parts and shallow features is
trained on all stories but one and ranks the sentences of that one; so do the rules alone. AUC is the share of pairs in
the right order; ``kept`` the share of good sentences among as many as the rules keep.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from keep import meets
from numpy.typing import NDArray

from vault_memory.archive.extraction.rules import core, cues, language_cues, salience
from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.archive.extraction.rules.polish import polish
from vault_memory.archive.extraction.rules.readings import has_value, read
from vault_memory.archive.extraction.rules.word_shapes import words

Vector = NDArray[np.float64]
_RIDGE, _STEPS = 1.0, 25
_PEOPLE = salience.People(frozenset())


def features(text: str, position: int, asked: bool) -> list[float]:
    """Return the rules' score first, then its parts and shallow features."""
    tokens, reading = words(text), read(text)
    language = language_cues.cues_of(text)
    named = salience.count_names(text, _PEOPLE.speakers)
    return [
        salience.score(text, _PEOPLE), core.strength(text), core.unreality(text, named), min(named, 5),
        has_value(text), reading.changes, reading.own, reading.unsure, cues.is_cued(text), salience.leans(text),
        salience.is_fragment(text), language is not None, min(len(tokens), 30) / 10, len(tokens) < 4, position == 0,
        position > 2, asked, text.endswith("!"), any(char.isdigit() for char in text), len(reading.anchors) / 5,
    ]  # fmt: skip


def read_story(folder: Path, name: str) -> tuple[Vector, Vector]:
    """Return the features and labels of the sentences that the people of a story say."""
    expected = json.loads((folder / f"{name}.expect.json").read_text(encoding="utf-8"))
    rows: list[list[float]] = []
    good: list[bool] = []
    for conversation, labels in expected["after"].items():
        messages = json.loads((folder / f"{conversation}.json").read_text(encoding="utf-8"))["messages"]
        texts, found = list[str](), list[list[float]]()
        for number, message in enumerate(messages):
            if message["role"] != "user" and not message.get("name"):
                continue
            asked = number > 0 and messages[number - 1]["content"].rstrip().endswith("?")
            for position, sentence in enumerate(sentences(message["content"])):
                if text := polish(sentence.text, ()):
                    texts.append(text)
                    found.append(features(text, position, asked))
        rows += found
        good += worth_keeping(texts, labels["keep"])
    return np.array(rows, dtype=np.float64), np.array(good, dtype=np.float64)


def worth_keeping(texts: Sequence[str], facts: Sequence[dict[str, Any]]) -> list[bool]:
    """Return for each sentence whether it has the most keys of a fact, all of it or a part."""
    good = [False] * len(texts)
    for fact in facts:
        groups = [sum(meets(text, [group]) for group in fact["keys"]) for text in texts]
        most = max(groups, default=0)
        for number, count in enumerate(groups):
            good[number] |= most > 0 and count == most and (most > 1 or len(fact["keys"]) == 1)
    return good


def fit(rows: Vector, good: Vector, ridge: float = _RIDGE) -> Vector:
    """Return the weights of a ridge logistic regression, by Newton's method; the last one is the intercept."""
    design = np.hstack([rows, np.ones((len(rows), 1))])
    weights = np.zeros(design.shape[1])
    penalty = ridge * np.eye(len(weights))
    penalty[-1, -1] = 1e-6
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(-np.clip(design @ weights, -30, 30)))
        slope = design.T @ (good - chance) - penalty @ weights
        curve = (design * (chance * (1 - chance))[:, None]).T @ design + penalty
        weights += np.linalg.solve(curve, slope)
    return weights


def auc(scores: Vector, good: Vector) -> float:
    """Return the share of pairs of a good and another sentence that are in the right order, ties by half."""
    right, wrong = scores[good > 0][:, None], scores[good == 0][None, :]
    return float(((right > wrong) + 0.5 * (right == wrong)).mean())


def compare(stories: dict[str, tuple[Vector, Vector]]) -> dict[str, dict[str, float]]:
    """Rank each story by the rules and by weights that were learned on the others."""
    found = {}
    for name, (rows, good) in stories.items():
        others = [story for other, story in stories.items() if other != name]
        train = np.vstack([each for each, _ in others])
        middle, spread = train.mean(axis=0), train.std(axis=0) + 1e-9
        weights = fit((train - middle) / spread, np.concatenate([labels for _, labels in others]))
        rules, learned = rows[:, 0], ((rows - middle) / spread) @ weights[:-1]
        count = int((rules >= salience.KEEP).sum())
        kept = {key: float(good[np.argsort(-scores, kind="stable")[:count]].sum() / max(1, good.sum()))
                for key, scores in (("rules kept", rules), ("learned kept", learned))}  # fmt: skip
        found[name] = {"rules": auc(rules, good), "learned": auc(learned, good), **kept, "sentences": float(len(good))}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    stories = {
        path.name.removesuffix(".expect.json"): read_story(folder, path.name.removesuffix(".expect.json"))
        for folder in arguments.folders
        for path in sorted(folder.glob("*.expect.json"))
    }
    found = compare(stories)
    if arguments.json:
        print(json.dumps(found, indent=1))
        return
    columns = ["rules", "learned", "rules kept", "learned kept", "sentences"]
    print(f"{'':14}" + "".join(f"{name:>14}" for name in columns))
    for name, values in found.items():
        print(f"{name:14}" + "".join(f"{values[column]:14.3f}" for column in columns))
    means = [float(np.mean([values[column] for values in found.values()])) for column in columns]
    print(f"{'mean':14}" + "".join(f"{value:14.3f}" for value in means))


if __name__ == "__main__":
    main()
