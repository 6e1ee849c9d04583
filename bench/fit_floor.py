"""Fit the floor of relevance, a model that judges from the best candidates whether a vault answers a question at all.

    python bench/fit_floor.py WORK [--notes FOLDER]... [--again] [--write]

``WORK`` is the folder of ``bench/fit_ranker.py``, whose vaults are used, with a vault of twelve notes for each set of
notes and the stories of ``keep``. The own questions of a vault are its labelled ones; foreign are those of
``foreign_questions.txt`` and of other conversations (questions about notes are asked of LoCoMo only, because a chat
about software may answer them). One half of the foreign questions is used for the fit, the other for evaluation; each
kind of vault has equal weight and is evaluated with weights that were fitted without it. The report gives, for several
shares of lost evidence (of the evidence in the first ten results), the share of foreign questions still answered.
``--write`` replaces the packaged weights, with the thresholds at which `LOST` of the evidence is lost and at which
`LOST_SURE` of it is shown as doubtful; small vaults have their own thresholds (`SMALL_LOST`). A second regression, for
questions whose best candidates are read (in small vaults), is fitted after the first (`fit_read`).
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
from fit_ranker import DATA, ROOT, Case, cases_of, note_cases, samples, satisfies, sets, vault
from keep import meets

from vault_memory import Memory
from vault_memory.search.question import SearchSetup
from vault_memory.search.rank import matrix, rank
from vault_memory.search.relevance_floor import combine, has_other_evidence, measure
from vault_memory.search.resolve import read_query
from vault_memory.search.retrieve import Finder
from vault_memory.search.tiers import SCOPES, fold_hits

Vector = np.ndarray
OUT = ROOT / "vault_memory/search/relevance_floor.json"
QUESTIONS = Path(__file__).with_name("foreign_questions.txt")
NAMES = ("best", "joint", "matched", "related", "meaning", "lead", "absence", "unsaid", "size")
ASKED_OF = (
    "conv-26",
    "conv-30",
    "conv-41",
    "beam-1",
    "beam-4",
    "beam-7",
    "beam-13",
)  # conversations that are asked; all of them would take too long
KNOWN = {"sample": ("sourdough", "boiler", "cellar"), "friends": ("Biscuit",)}  # words of questions it can answer
RIDGE, OWN_WEIGHT = 3.0, 5.0
LOST, LOST_SURE = 0.01, 0.03
SMALL_LOST = {"small_packed": 0.005, "small_threshold": 0.03, "small_sure": 0.2}  # shares of evidence, small vaults
READ_LOST = {"read_packed": 0.003, "read_threshold": 0.02, "read_sure": 0.15}  # … where the best candidates are read
FOREIGN_TO_STORY = 60  # foreign questions per story, of which there are many
TWELVE = 12  # notes in a small vault


@dataclass(frozen=True, slots=True)
class Asked:
    """A question asked of a vault. ``row``: the features; None if nothing is found or the floor does not apply
    (``exempt``). ``worth``: for an own question, the share of the evidence in the first ten results. ``half``: the half
    of a foreign question, 0 or 1."""

    group: str
    own: bool
    row: list[float] | None
    exempt: bool = False
    worth: float = 0.0
    half: int = 0
    odds: Sequence[float] = ()  # log odds of the best candidates, where they are read to judge the question


# -- vaults and questions ----------------------------------------------------------------------------------------------


def read_foreign() -> list[str]:
    lines = QUESTIONS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith(("#", "="))]


def ask(
    memory: Memory, group: str, text: str, case: Case | None, half: int = 0, keys: Sequence[Sequence[str]] = ()
) -> Asked:
    """Return the features of a question. For one that the vault answers, ``case`` or the ``keys`` of the answer."""
    now = case.now if case is not None and case.now else datetime.now(UTC)
    snapshot = memory.index.snapshot()
    setup = SearchSetup(snapshot, memory.query_embedder, memory.settings.search, now)
    finder = Finder(setup, read_query(text, snapshot))
    found = finder.find(SCOPES["all"], 25)
    own = case is not None or bool(keys)
    if not len(found):
        return Asked(group, own, None, half=half)
    features, _ = matrix(finder, found)
    ranking = rank(finder, SCOPES["all"], 25)
    worth = 0.0
    if own:
        hits = fold_hits(ranking, 10, 2)
        entries = [entry for hit in hits for entry in (hit.entry, *hit.more)]
        if keys:
            worth = float(meets("\n".join(entry.text for entry in entries), keys))
        elif case is not None:
            held = [any(satisfies(entry, wanted) for entry in entries) for wanted in case.relevant]
            worth = sum(held) / max(len(held), 1)
    if has_other_evidence(finder, found, features):
        return Asked(group, own, None, True, worth, half)
    odds = ranking.judge_best() if finder.is_small else []
    return Asked(group, own, list(measure(finder, features).values()), False, worth, half, odds)


def ask_all(work: Path, more_notes: Sequence[Path]) -> Iterator[Asked]:
    """Yield the own and the foreign questions of every vault."""
    foreign = read_foreign()
    notes = [case.text for folder in (DATA / "notes", *more_notes) for case in note_cases(folder)]
    talks = {sample.conversation.id: cases_of(name, sample) for name, sample in samples()}
    for name, memory, cases in sets(work, more_notes):
        user = memory.user
        if name in ("locomo", "beam") and user not in ASKED_OF:
            memory.index.close()
            continue
        further = [case.text for talk in ASKED_OF[:3] if talk != user and name != "mixed" for case in talks[talk]]
        chosen = random.Random(user).sample(further, min(80, len(further))) + (notes if name == "locomo" else [])
        group = "small" if name in ("sample", "stories") else name
        keys = [case.keys for case in cases] if name == "stories" else ()
        asked = random.Random(user).sample(foreign, FOREIGN_TO_STORY) if keys else [*foreign, *chosen]
        yield from ask_vault(memory, group, cases, asked, keys)
    for memory, cases, keys in small_vaults(work, more_notes):
        yield from ask_vault(memory, "small", cases, foreign, keys)


def ask_vault(
    memory: Memory,
    group: str,
    cases: Sequence[Case],
    foreign: Sequence[str],
    keys: Sequence[Sequence[Sequence[str]]] = (),
) -> Iterator[Asked]:
    for number, case in enumerate(cases):
        yield ask(memory, group, case.text, None if keys else case, keys=keys[number] if keys else ())
    known = KNOWN.get(memory.user, ())
    for number, text in enumerate(foreign):
        if not any(word in text for word in known):
            yield ask(memory, group, text, None, number % 2)
    memory.index.close()


def small_vaults(
    work: Path, more_notes: Sequence[Path]
) -> Iterator[tuple[Memory, list[Case], list[Sequence[Sequence[str]]]]]:
    """Yield the stories of ``keep``, and twelve notes of each set with the questions that they answer."""
    for path in sorted((DATA / "keep").glob("*.expect.json")):
        story = path.name.removesuffix(".expect.json")
        memory = Memory(home=work, user=story)
        if memory.init():
            for each in sorted(path.parent.glob(f"{story}-*.json")):
                list(memory.archive_file(each))
        memory.index.sync()
        asked = json.loads(path.read_text(encoding="utf-8"))["questions"]
        yield memory, [Case("keep", each["question"], ()) for each in asked], [each["keys"] for each in asked]
    for folder in (DATA / "notes", *more_notes):
        cases = note_cases(folder)
        sole = sorted({case.relevant[0].removeprefix("file:") for case in cases if len(case.relevant) == 1})
        chosen = random.Random(3).sample(sole, TWELVE)
        small = work / f"twelve-{folder.name}-notes"
        for each in chosen:
            (small / each).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(folder / each, small / each)
        held = {f"file:{each}" for each in chosen}
        memory = vault(work, f"twelve-{folder.name}", notes=small)
        yield memory, [case for case in cases if held.issuperset(case.relevant)], []


# -- the model ---------------------------------------------------------------------------------------------------------


def fit(asked: Sequence[Asked], half: int) -> tuple[Vector, float]:
    """Return the weights of a ridge logistic regression, and its intercept; each kind of vault counts the same."""
    chosen = [q for q in asked if q.row is not None and (q.worth > 0 if q.own else q.half == half)]
    rows, own = np.array([q.row for q in chosen]), np.array([q.own for q in chosen], dtype=float)
    mean, spread = rows.mean(axis=0), rows.std(axis=0) + 1e-6
    counts = {key: sum((q.group, q.own) == key for q in chosen) for key in {(q.group, q.own) for q in chosen}}
    share = np.array([200 * (OWN_WEIGHT if q.own else 1.0) / max(counts[q.group, q.own], 12) for q in chosen])
    design = np.c_[(rows - mean) / spread, np.ones(len(rows))]
    penalty = np.diag([*[RIDGE] * rows.shape[1], 1e-9])
    weights = np.zeros(design.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(design @ weights, -30, 30)))
        slope = design.T @ (share * (own - chance)) - penalty @ weights
        weights += np.linalg.solve((design.T * (share * chance * (1 - chance))) @ design + penalty, slope)
    plain = weights[:-1] / spread
    return plain, float(weights[-1] - plain @ mean)


def score(q: Asked, weights: Vector, intercept: float) -> float:
    """Return the log odds that the vault answers; infinity if the question is exempt, -infinity if nothing is found."""
    if q.row is None:
        return np.inf if q.exempt else -np.inf
    return float(np.dot(q.row, weights)) + intercept


def rates(asked: Sequence[Asked], scores: Vector, half: int, threshold: float) -> dict[str, tuple[float, float]]:
    """Return for each kind of vault the share of foreign questions that are answered, and of the evidence lost."""
    groups, own = np.array([q.group for q in asked]), np.array([q.own for q in asked])
    worth, judged = np.array([q.worth for q in asked]), np.array([not q.own and q.half == half for q in asked])
    found = {}
    for group in dict.fromkeys(groups.tolist()):
        here, below = groups == group, scores < threshold
        lost = worth[here & own & below].sum() / max(worth[here & own].sum(), 1e-9)
        found[group] = float(1.0 - below[here & judged].mean()), float(lost)
    return found


def find_threshold(asked: Sequence[Asked], scores: Vector, half: int, lost: float) -> float:
    """Return the highest threshold that loses at most ``lost`` of the evidence, as a mean over the kinds of vaults."""
    low, high = (float(np.quantile(scores[np.isfinite(scores)], at)) for at in (0.0, 1.0))
    while high - low > 0.01:  # bisection: the lost share grows with the threshold
        middle = (low + high) / 2
        if np.mean([each for _, each in rates(asked, scores, half, middle).values()]) <= lost:
            low = middle
        else:
            high = middle
    return low


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("--notes", type=Path, action="append", default=[])
    parser.add_argument(
        "--again", action="store_true", help="ask again: the index, the features or the questions changed"
    )
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    cache = arguments.work / "floor.json"
    if arguments.again or not cache.exists():
        cache.write_text(json.dumps([asdict(q) for q in ask_all(arguments.work, arguments.notes)]))
    asked = [Asked(**q) for q in json.loads(cache.read_text())]
    held_out = np.zeros(len(asked))
    for group in dict.fromkeys(q.group for q in asked):
        left_out = {group} if group in ("mixed", "small") else {group, "mixed"}
        weights, intercept = fit([q for q in asked if q.group not in left_out], 0)
        for number, q in enumerate(asked):
            if q.group == group:
                held_out[number] = score(q, weights, intercept)
    print("fitted without the kind of vault, other half of the foreign questions")
    print("lost at most  " + "  ".join(f"{g:>14}" for g in dict.fromkeys(q.group for q in asked)) + "            mean")
    for lost in (0.005, 0.01, 0.015, 0.02, 0.03, 0.05):
        show(f"{lost:.3f}", rates(asked, held_out, 1, find_threshold(asked, held_out, 1, lost)))
    weights, intercept = fit(asked, 0)
    scores = np.array([score(q, weights, intercept) for q in asked])
    small = np.array([q.group == "small" for q in asked])
    kept = {name: round(float(w), 4) for name, w in zip(NAMES, weights, strict=True)}
    print("\nfitted on all; the other half of the foreign questions")
    for chosen, wanted in ((~small, {"threshold": LOST, "sure": LOST_SURE}), (small, SMALL_LOST)):
        some = [q for q, taken in zip(asked, chosen.tolist(), strict=True) if taken]
        for name, lost in wanted.items():
            threshold = find_threshold(some, scores[chosen], 0, lost)
            kept[name] = round(threshold - intercept, 4)
            show(name, rates(some, scores[chosen], 1, threshold))
    kept |= fit_read(asked, scores - intercept)
    print(json.dumps(kept))
    if arguments.write:
        OUT.write_text(json.dumps({"fitted_by": "bench/fit_floor.py", "weights": kept}, indent=2) + "\n")


def fit_read(asked: Sequence[Asked], scores: Vector) -> dict[str, float]:
    """Return the weights of the second regression, for questions whose best candidates are read, and its thresholds."""
    read = [
        replace(q, row=list(combine(float(first), q.odds).values()))
        for q, first in zip(asked, scores, strict=True)
        if q.odds
    ]
    weights, intercept = fit(read, 0)
    second = np.array([score(q, weights, intercept) for q in read])
    found = {name: round(float(w), 4) for name, w in zip(combine(0.0, [0.0]), weights, strict=True)}
    for name, lost in READ_LOST.items():
        threshold = find_threshold(read, second, 0, lost)
        found[name] = round(threshold - intercept, 4)
        show(name, rates(read, second, 1, threshold))
    return found


def show(label: str, found: dict[str, tuple[float, float]]) -> None:
    """Print, for each kind of vault and as means, the shares of foreign questions answered and of evidence lost."""
    means = np.mean(list(found.values()), axis=0)
    cells = [*found.values(), (float(means[0]), float(means[1]))]
    print(f"{label:12}  " + "  ".join(f"{a:6.3f} / {b:5.3f}" for a, b in cells), flush=True)


if __name__ == "__main__":
    main()
