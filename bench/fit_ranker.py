"""Fit the ranker's coefficients on all labelled sets in the default mode, and show what each feature is worth.

    python bench/fit_ranker.py WORK [--write] [--ablation] [--again] [--rounds 3] [--notes FOLDER]...

``WORK`` keeps the vaults and, for each set, the matrix of candidates × features, so that only the first run is slow
(``--again`` makes the matrices anew: after the features or the index changed). Sets: LoCoMo, BEAM, ``notes``, the
sample vault, and ``mixed``: two conversations of each kind and all notes in one vault, with the questions of all
three, which alone can tell how messages, statements and files compare. Each set has equal weight; the sample vault,
with few questions, has less. The model is linear in the features, fitted from ``START`` by coordinate ascent on recall
at 1, 3, 5 and 10. As in ``bench/retrieval.py``, recall counts the turns that results are or cite (for notes, files).
α : β : γ stay as set, and the others are fitted relative to them. Each source is then left out in turn, with its
questions in ``mixed``, and its recall is measured with coefficients fitted on the others, starting from a prior that is
the same for every coefficient. Missing data is reported and skipped.
``--notes`` adds a set of notes: a folder of folders, and in it ``queries.json``, a list of ``query`` and ``gold``
(``folder:path below it``).
``--write`` replaces ``vault_memory/search/coefficients.json``.
"""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
from keep import meets
from story_files import open_stories

from vault_memory import Memory
from vault_memory.evaluate import labelled
from vault_memory.evaluate.conversations import LabelledConversation, read_beam, read_locomo
from vault_memory.models import Entry
from vault_memory.search.features import CONSTANTS, GATED, LEARNED
from vault_memory.search.question import SearchSetup
from vault_memory.search.rank import coefficients, matrix
from vault_memory.search.resolve import read_query
from vault_memory.search.retrieve import RETRIEVERS, Finder
from vault_memory.search.tiers import SCOPES
from vault_memory.settings import SearchSettings

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT.parent / "shared" / "data"
DATA = DATA if DATA.exists() else Path("/work/shared/data")
NAMES = (*RETRIEVERS, *LEARNED, *CONSTANTS)
KEPT = 120  # candidates kept per question: those that satisfy it, then the best of the others
WEIGHT = {"sample": 0.3}  # weight of a set in the loss, by default 1: this set has a tenth of the others' questions
MIXED = ("conv-26", "conv-41", "beam-1", "beam-7")
EVERY = {"locomo": 2}  # every how many questions are used of a large set
START = {
    "coverage": 0.38, "related": 0.4, "meaning": 0.4, "likeness": 0.32, "feedback": 0.36, "wish": 0.2,
    "nearby": 0.46, "session": 0.25,
    "previous": 0.25, "novelty": 0.37, "told": 0.33, "own_words": 0.05, "date": 0.4, "speaker": 0.72, "beside": 0.11,
    "lead": 0.45, "lead_likeness": 0.4, "coverage_cell": 0.35, "is_cell": 0.25, "is_passage": 0.3,
    "substance": 0.2, "asks": 0.1, "figure": 0.3, "name": 0.3, "is_file": 0.76, "is_summary": 0.46,
}  # fmt: skip
"""Where the ascent on all sets begins: about what earlier fits came to, so no figure of a set left out may use it."""
PRIOR = 0.25  # start of every coefficient in a fit that leaves a set out: independent of all data
GAIN = 0.004, 0.004  # least gain of quality per unit that a feature's coefficient, or a tier's constant, moves
GAIN_FROM_PRIOR = 0.18, 0.003
SOURCES = 6  # sources counted per statement
COUNTS = (1, 3, 5, 10)  # ranks at which recall is measured
SHARES = (0.2, 0.15, 0.2, 0.45)  # weight of each in the quality
STORIES = tuple(ROOT / "bench/stories" / name for name in ("read", "fitted", "checked", "unread", "written"))
DEEP = 80  # candidates among which the first ten places are found: a long file has many sections


@dataclass(frozen=True, slots=True)
class Question:
    """``rows``: candidates × features, weighted. ``gold``: which evidence each satisfies, shape (candidates, evidence).

    ``units``: what each stands for, numbers with -1 for none: the turns that it is or cites, or its file. Each takes a
    place once.
    """

    source: str
    rows: np.ndarray
    gold: np.ndarray
    units: np.ndarray


@dataclass(frozen=True, slots=True)
class Case:
    """A question with its evidence in ``relevant``, or for a story in ``keys``: an answer has one key of each group."""

    source: str
    text: str
    relevant: Sequence[str]
    now: datetime | None = None
    keys: Sequence[Sequence[str]] = ()


# -- vaults and questions ----------------------------------------------------------------------------------------------


_PUBLIC = (("locomo", DATA / "locomo" / "locomo5.json", read_locomo), ("beam", DATA / "beam", read_beam))


def samples() -> Iterator[tuple[str, LabelledConversation]]:
    for name, path, read in _PUBLIC:
        if path.exists():
            yield from ((name, sample) for sample in read(path))
        else:
            print(f"{name}: skipped, no {path}")


def cases_of(name: str, sample: LabelledConversation) -> list[Case]:
    return [Case(name, query.text, tuple(query.relevant), sample.labelled.now) for query in sample.labelled.queries]


def note_cases(folder: Path) -> list[Case]:
    asked = json.loads((folder / "queries.json").read_text(encoding="utf-8"))
    return [
        Case(folder.name, item["query"], [f"file:{gold.replace(':', '/', 1)}" for gold in item["gold"]])
        for item in asked
    ]


def read_stories(home: Path, folder: Path) -> Iterator[tuple[Memory, list[Case]]]:
    """Yield the vault of each story of the folder, archived without a model, and its questions (`keep`)."""
    made = open_stories(folder)
    for path in sorted(made.glob("*.expect.json")):
        story = path.name.removesuffix(".expect.json")
        memory = Memory(home=home, user=f"{folder.name}-{story}")
        expected = json.loads(path.read_text(encoding="utf-8"))
        if memory.init():
            for conversation in expected["after"]:
                list(memory.archive_file(made / f"{conversation}.json"))
        memory.index.sync()
        yield memory, [Case("stories", each["question"], (), None, each["keys"]) for each in expected["questions"]]


def vault(
    home: Path, user: str, conversations: Sequence[LabelledConversation] = (), notes: Path | None = None
) -> Memory:
    memory = Memory(home=home, user=user)
    if memory.init():
        for sample in conversations:
            memory.archive(sample.conversation)
        for path in sorted(notes.iterdir()) if notes else ():
            if path.is_dir():
                memory.folders.add(path)
    memory.index.sync()
    return memory


def sets(home: Path, more_notes: Sequence[Path]) -> Iterator[tuple[str, Memory, list[Case]]]:
    """Yield each vault with its questions, by set."""
    every = list(samples())
    for name, sample in every:
        yield name, vault(home, sample.conversation.id, [sample]), cases_of(name, sample)[:: EVERY.get(name, 1)]
    for folder in STORIES:
        for memory, asked in read_stories(home, folder):
            yield "stories", memory, asked
    notes = DATA / "notes"
    for folder in (*([notes] if notes.exists() else []), *more_notes):
        yield folder.name, vault(home, folder.name, notes=folder), note_cases(folder)
    if notes.exists():
        chosen = [(name, sample) for name, sample in every if sample.conversation.id in MIXED]
        asked = [case for name, sample in chosen for case in cases_of(name, sample)[:: 2 * EVERY.get(name, 1)]]
        mixed = vault(home, "mixed", [sample for _, sample in chosen], notes=notes)
        yield "mixed", mixed, asked + note_cases(notes)[::2]
    if not (home / "sample").exists():
        shutil.copytree(ROOT / "sample_vault", home / "sample")
    known = labelled.load_labelled_set(ROOT / "sample_vault" / labelled.FILE)
    asked = [Case("sample", q.text, tuple(q.relevant), known.now) for q in known.queries if q.source_type == "all"]
    yield "sample", vault(home, "sample"), asked


# -- matrices ----------------------------------------------------------------------------------------------------------


def questions(work: Path, again: bool, more_notes: Sequence[Path] = ()) -> dict[str, list[Question]]:
    """Return the questions of each set, from the cache if it exists."""
    found: dict[str, list[Question]] = {}
    cache = work / "matrices.npz"
    if cache.exists() and not again:
        kept = np.load(cache, allow_pickle=False)
        for key in kept["keys"].tolist():
            name, source, number = key.split(" ")
            parts = (kept[f"{number} {part}"] for part in ("rows", "gold", "units"))
            found.setdefault(name, []).append(Question(source, *parts))
        return found
    for name, memory, asked in sets(work, more_notes):
        found.setdefault(name, []).extend(q for case in asked if (q := question(memory, case)) is not None)
        memory.index.close()
    arrays: dict[str, np.ndarray] = {}
    keys = []
    for name, one in ((name, one) for name, each in found.items() for one in each):
        number = len(keys)
        keys.append(f"{name} {one.source} {number}")
        arrays |= {f"{number} rows": one.rows, f"{number} gold": one.gold, f"{number} units": one.units}
    np.savez(cache, keys=np.array(keys), **arrays)
    return found


def question(memory: Memory, case: Case) -> Question | None:
    rows, entries = read_candidates(memory, case.text, case.now or datetime.now(UTC))
    if not len(entries):
        return None
    if case.keys:
        gold = np.array([[meets(each.text, case.keys)] for each in entries], dtype=bool)
    else:
        gold = np.array([[satisfies(each, one) for one in case.relevant] for each in entries], dtype=bool)
    return keep_best(case.source, rows, gold, entries, memory.settings.search)


def read_candidates(memory: Memory, text: str, now: datetime) -> tuple[np.ndarray, list[Entry]]:
    """Return candidates × features, weighted, and the entries of the candidates of a question."""
    settings = memory.settings.search
    snapshot = memory.index.snapshot()
    finder = Finder(SearchSetup(snapshot, memory.query_embedder, settings, now), read_query(text, snapshot))
    found = finder.find(SCOPES["all"], settings.max_limit)
    if not len(found):
        return np.zeros((0, len(NAMES))), []
    features, factors = matrix(finder, found)
    rows = np.zeros((len(found), len(NAMES)))
    for at, name in enumerate(NAMES):
        if name in features:
            rows[:, at] = features[name] * (1.0 if name in CONSTANTS else factors["weight"])
    labels = found.columns.labels[found.at].tolist()
    entries = snapshot.entries(labels)
    return rows, [entries[label] for label in labels]


def keep_best(
    source: str, rows: np.ndarray, gold: np.ndarray, entries: Sequence[Entry], settings: SearchSettings
) -> Question:
    """Return the question with the candidates that satisfy it and the best of the others."""
    score = rows @ vector(read_start(settings))
    best = np.argsort(-np.where(gold.any(axis=1), np.inf, score), kind="stable")[:KEPT]
    return Question(source, rows[best].astype(np.float32), gold[best], units_of([entries[at] for at in best]))


def satisfies(entry: Entry, wanted: str) -> bool:
    return entry.path == wanted if entry.tier == "file" else labelled.matches_label(wanted, entry)


def units_of(entries: Sequence[Entry]) -> np.ndarray:
    """Return the numbers of the turns or file that each entry represents, shape (entries, `SOURCES`), -1 for none."""
    numbers: dict[str, int] = {}
    units = np.full((len(entries), SOURCES), -1)
    for row, entry in zip(units, entries, strict=True):
        names = [entry.path] if entry.tier == "file" else [entry.id] if entry.tier == "message" else entry.sources
        for at, name in enumerate((names or [entry.key])[:SOURCES]):
            row[at] = numbers.setdefault(name, len(numbers))
    return units


# -- the model ---------------------------------------------------------------------------------------------------------


def read_shipped(settings: object) -> dict[str, float]:
    return {
        **coefficients(),
        **{n: float(getattr(settings, s)) for n, s in zip(RETRIEVERS, ("alpha", "beta", "gamma"), strict=True)},
    }


def read_start(settings: object) -> dict[str, float]:
    return {**read_shipped(settings), **START}


def vector(weights: Mapping[str, float]) -> np.ndarray:
    return np.array([weights.get(name, 0.0) for name in NAMES])


def quality(weighed: Sequence[tuple[Question, float]], weights: np.ndarray) -> float:
    """Return the weighted mean of recall at `COUNTS`."""
    total = sum(w for _, w in weighed)
    return sum(w * float(np.dot(_recalls(q, weights), SHARES)) for q, w in weighed) / total


def _recalls(q: Question, weights: np.ndarray) -> list[float]:
    """Return the shares of the evidence among the units of the first 1, 3, 5 and 10 ranks."""
    order = np.argsort(-(q.rows @ weights), kind="stable")[:DEEP]
    gold, seen, found = q.gold[order].tolist(), set[int](), [0.0] * len(COUNTS)
    left = set(range(q.gold.shape[1]))
    for number, units in enumerate(q.units[order].tolist()):
        place = len(seen)
        if place >= COUNTS[-1]:
            break
        seen.update(unit for unit in units if unit >= 0)
        if len(seen) == place:
            continue
        held = {at for at in left if gold[number][at]}
        left -= held
        for at, count in enumerate(COUNTS):
            found[at] += len(held) * (place < count)
    return [one / q.gold.shape[1] for one in found]


def fit(
    weighed: Sequence[tuple[Question, float]],
    start: np.ndarray,
    rounds: int,
    gains: tuple[float, float] = GAIN,
) -> np.ndarray:
    """Return the coefficients by coordinate ascent from ``start``: each is moved as long as the quality gains.

    A move must gain at least ``gains`` per unit of distance from ``start``, so that the coefficients of uninformative
    features stay at their start. α, β and γ are fixed.
    """
    free = [at for at, name in enumerate(NAMES) if name not in RETRIEVERS]
    free_to_sink = {at for at in free if NAMES[at] in CONSTANTS}
    weights = start.copy()
    best = quality(weighed, weights)
    for step in (0.12, 0.06, 0.03)[:rounds]:
        for at in free:
            for move in (step, -step):
                tried = weights.copy()
                tried[at] += move
                if tried[at] < 0 and at not in free_to_sink:
                    continue
                found = quality(weighed, tried)
                gain = gains[NAMES[at] in CONSTANTS]
                if found > best + gain * (abs(tried[at] - start[at]) - abs(weights[at] - start[at])):
                    weights, best = tried, found
                    break
    return weights.round(3)


def weigh_questions(found: Mapping[str, Sequence[Question]], left_out: str = "") -> list[tuple[Question, float]]:
    """Return all questions but those of ``left_out``, with weights that give each set its `WEIGHT` in total."""
    chosen = {
        name: [q for q in each if q.source != left_out and q.gold.any()]
        for name, each in found.items()
        if name != left_out
    }
    return [(q, WEIGHT.get(name, 1.0) / len(each)) for name, each in chosen.items() if each for q in each]


def recalls(asked: Sequence[Question], weights: np.ndarray) -> list[float]:
    """Return the mean shares of the evidence among the first 1, 3, 5 and 10 ranks."""
    return [float(mean) for mean in np.mean([_recalls(q, weights) for q in asked], axis=0)]


# -- reports -----------------------------------------------------------------------------------------------------------


def report(label: str, found: Mapping[str, Sequence[Question]], weights: Mapping[str, np.ndarray]) -> list[float]:
    values = [value for name in found for value in recalls(found[name], weights[name])]
    print(f"{label:26}" + "  ".join(f"{v:.3f}" for v in values), flush=True)
    return values


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--ablation", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--notes", type=Path, action="append", default=[])
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    found = questions(arguments.work, arguments.again, arguments.notes)
    settings = Memory(home=arguments.work, user="sample").settings.search
    start = vector(read_start(settings))
    print(f"{'R@' + ', '.join(map(str, COUNTS)):26}" + "  ".join(f"{name:26}" for name in found))
    report("as shipped", found, dict.fromkeys(found, vector(read_shipped(settings))))
    report("all but α, β, γ at 0", found, dict.fromkeys(found, np.where(np.isin(NAMES, RETRIEVERS), start, 0.0)))
    fitted = fit(weigh_questions(found), start, arguments.rounds)
    report("fitted on all", found, dict.fromkeys(found, fitted))
    prior = np.where(np.isin(NAMES, RETRIEVERS), start, PRIOR)
    report("all at the prior", found, dict.fromkeys(found, prior))
    report("left out", found, fit_held_out(found, prior, arguments.rounds))
    print(json.dumps({name: round(float(w), 3) for name, w in zip(NAMES, fitted, strict=True)}, indent=None))
    if arguments.ablation:
        for name in (*LEARNED,):
            less = np.where(np.isin(NAMES, [name, *(n for n, pair in GATED.items() if name in pair)]), 0.0, fitted)
            report(f"without {name}", found, dict.fromkeys(found, less))
    if arguments.write:
        kept = {name: round(float(w), 3) for name, w in zip(NAMES, fitted, strict=True) if name not in RETRIEVERS}
        target = ROOT / "vault_memory" / "search" / "coefficients.json"
        target.write_text(json.dumps({"fitted_by": "bench/fit_ranker.py", "coefficients": kept}, indent=2) + "\n")


def fit_held_out(found: Mapping[str, Sequence[Question]], start: np.ndarray, rounds: int) -> dict[str, np.ndarray]:
    """Return for each set the coefficients that were fitted without it (``mixed``: with all)."""
    return {name: fit(weigh_questions(found, name), start, rounds, GAIN_FROM_PRIOR) for name in found}


if __name__ == "__main__":
    main()
