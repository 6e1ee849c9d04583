"""Load labelled queries from a file, and match labels against results.

    now: 2026-10-20T09:00:00Z            # when the questions are asked; without it: the present
    queries:
      - query: why not Debezium?
        category: decision
        source_type: all                 # or conversation, file
        relevant:
          vm-q152z7gsb8: 3               # a cell by its id
          2026-03-12-outbox#m3: 2        # a message; a cell that cites it counts as it
          topics/work/Postgres.md: 1     # the summary of a topic
          "topics/home/House.md: code F.22": 3   # an entry of that document that holds these words

Grades are 1 (touches on it), 2 (a good part of it) and 3 (answers it); what is not listed is 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path

from vault_memory.errors import InputError
from vault_memory.evaluate.metrics import JudgedRanking
from vault_memory.models import Entry

GRADES = (1, 2, 3)
SOURCE_TYPES = ("all", "conversation", "file")
FILE = "queries.yaml"  # of a vault


@dataclass(frozen=True, slots=True)
class LabelledQuery:
    """``relevant``: grade by label. ``category`` groups queries in a report."""

    text: str
    relevant: Mapping[str, int]
    category: str = ""
    source_type: str = "all"


@dataclass(frozen=True, slots=True)
class LabelledSet:
    """Queries about one vault. ``sessions``: session by message id, where the set has them."""

    name: str
    queries: tuple[LabelledQuery, ...]
    now: datetime | None = None
    sessions: Mapping[str, str] = field(default_factory=dict)


def load_labelled_set(path: Path) -> LabelledSet:
    """Load a labelled set. Raises InputError that names the query and what is wrong with it."""
    import yaml

    try:
        loaded = yaml.safe_load(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise InputError(f"{path}: no such file; it holds labelled queries (see --help)") from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 1
        raise InputError(f"{path}:{line}: is not valid YAML ({error.problem}); fix it there") from error
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: is not UTF-8 text; save it as UTF-8") from error
    except (
        OSError,
        ValueError,
        yaml.YAMLError,
        RecursionError,
    ) as error:  # ValueError: no UTF-8, or no day of any year
        why = " ".join(str(getattr(error, "strerror", None) or error).split())
        raise InputError(f"{path}: cannot be read ({why})") from error
    if not isinstance(loaded, dict) or not isinstance(loaded.get("queries"), list) or not loaded["queries"]:
        raise InputError(f"{path}: must hold 'queries:', a list")
    queries = tuple(_parse_query(item, f"{path}: query {number}") for number, item in enumerate(loaded["queries"], 1))
    return LabelledSet(path.stem, queries, _parse_now(loaded.get("now"), path))


def _parse_query(item: object, where: str) -> LabelledQuery:
    if not isinstance(item, dict) or not isinstance(item.get("query"), str) or not item["query"].strip():
        raise InputError(f"{where}: must have a 'query:' with words")
    unexpected = item.keys() - {"query", "relevant", "category", "source_type"}
    if unexpected:
        raise InputError(f"{where}: no key '{min(map(str, unexpected))}'")
    relevant = item.get("relevant")
    if not isinstance(relevant, dict) or not relevant:
        raise InputError(f"{where}: must have 'relevant:' with at least one label")
    for label, grade in relevant.items():
        if grade not in GRADES or isinstance(grade, bool):
            raise InputError(f"{where}: the grade of '{label}' must be 1, 2 or 3, not {grade!r}")
    source_type = item.get("source_type", "all")
    if source_type not in SOURCE_TYPES:
        raise InputError(f"{where}: source_type must be one of {', '.join(SOURCE_TYPES)}, not {source_type!r}")
    grades = {str(label): int(grade) for label, grade in relevant.items()}
    return LabelledQuery(item["query"], grades, str(item.get("category", "")), source_type)


def _parse_now(value: object, path: Path) -> datetime | None:
    if value is None:
        return None
    if isinstance(value, date) and not isinstance(value, datetime):
        return datetime(value.year, value.month, value.day, tzinfo=UTC)
    try:
        if isinstance(value, datetime):
            return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
    except OverflowError:
        pass
    raise InputError(f"{path}: now must be a time such as 2026-10-20T09:00:00Z, not '{value}'")


def matches_label(label: str, entry: Entry) -> bool:
    """Return whether ``entry`` satisfies the label. A cell satisfies the labels of the messages that it cites."""
    if entry.id == label or label in entry.sources:
        return True
    path, separator, quoted = label.partition(".md: ")
    if separator:
        return entry.path == f"{path}.md" and _fold(quoted) in _fold(entry.text)
    return entry.tier == "summary" and entry.path == label


def judge_ranking(entries: Sequence[Entry], relevant: Mapping[str, int]) -> JudgedRanking:
    """Return, for each result, the grades of the labels that it is the first to satisfy."""
    open_labels = dict(relevant)
    found = []
    for entry in entries:
        satisfied = [label for label in open_labels if matches_label(label, entry)]
        found.append(tuple(open_labels.pop(label) for label in satisfied))
    return JudgedRanking(tuple(found), tuple(relevant.values()))


def find_unknown_labels(queries: Iterable[LabelledQuery], entries: Sequence[Entry]) -> list[str]:
    """Return labels that match no entry, because they are mistyped or their memory is gone; each once, in order."""
    labels = dict.fromkeys(label for query in queries for label in query.relevant)
    exact = {entry.id for entry in entries} | {source for entry in entries for source in entry.sources}
    return [
        label for label in labels if label not in exact and not any(matches_label(label, entry) for entry in entries)
    ]


def _fold(text: str) -> str:
    return " ".join(text.casefold().split())
