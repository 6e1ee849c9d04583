"""Measure how much of what a person would keep of a conversation a vault holds, and how much else.

    python bench/keep.py [--data FOLDER] [--only NAME …] [--config FILE] [--json] [--misses]
    python bench/keep.py --vault HOME --user USER --story NAME [--after CONVERSATION]

FOLDER holds stories: ``NAME.expect.json`` and its conversations ``NAME-1.json``, ``NAME-2.json`` … in order, or
``NAME.story`` (``bench/story_files.py``). The labels say, after each conversation, which facts to keep (with a weight),
which have ended, and which are never to be kept; and which questions the whole must answer. A label is met by one
current statement that has, for every group of its keys, one of them. An ended fact is still current where a statement
meets its keys and says none of ``not_keys`` (which turn it into the tale of the change). ``--config`` is a file of
settings (a model, say) for the vaults that are made. ``--alone`` reads each message of the user as a conversation of
its own, with nothing but the message before, and scores these statements against the labels after the last
conversation. ``--vault`` scores a vault that exists, however it was archived.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from story_files import open_stories

from vault_memory import Memory
from vault_memory.api.archiving import load_file
from vault_memory.archive.extraction.rules.extractor import OfflineExtractor

DATA = Path(__file__).resolve().parents[2] / "shared" / "data" / "keep"
_FIRST, _BUDGET = 3, 800


@dataclass(slots=True)
class Score:
    """Counts, by weight where labels have one; ``misses`` are lines for a reader."""

    facts: float = 0.0
    kept: float = 0.0
    heavy: float = 0.0
    heavy_kept: float = 0.0
    ended: int = 0
    current: int = 0
    never: int = 0
    forbidden: int = 0
    messages: int = 0
    statements: int = 0
    questions: int = 0
    found: int = 0
    packed: int = 0
    misses: list[str] = field(default_factory=list)

    def add(self, other: Score) -> None:
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def figures(self) -> dict[str, float]:
        return {
            "kept": _part(self.kept, self.facts),
            "kept weight 2": _part(self.heavy_kept, self.heavy),
            "ended still current": _part(self.current, self.ended),
            "forbidden kept": _part(self.forbidden, self.never),
            "per 100 messages": 100 * _part(self.statements, self.messages),
            "search": _part(self.found, self.questions),
            "context": _part(self.packed, self.questions),
        }


def _part(some: float, whole: float) -> float:
    return some / whole if whole else 0.0


def meets(text: str, keys: Iterable[Iterable[str]]) -> bool:
    """Return whether the text has one key of every group; case does not matter."""
    folded = f" {' '.join(text.split()).casefold()} "
    return all(any(key.casefold() in folded for key in group) for group in keys)


def score_statements(texts: Sequence[str], labels: Mapping[str, Any], messages: int) -> Score:
    """Score the current statements of a vault against the labels of one point in its history."""
    score = Score(messages=messages, statements=len(texts))
    for fact in labels["keep"]:
        weight, kept = fact["weight"], any(meets(text, fact["keys"]) for text in texts)
        score.facts += weight
        score.kept += weight * kept
        score.heavy += weight * (weight >= 2)
        score.heavy_kept += weight * (weight >= 2 and kept)
        if not kept:
            score.misses.append(f"lost   ({weight}) {fact['fact']} [{fact.get('source', '')}]")
    for fact in labels["ended"]:
        score.ended += 1
        still = [text for text in texts if meets(text, fact["keys"]) and not _tells_change(text, fact)]
        score.current += bool(still)
        score.misses += [f"ended  {fact['fact']} <- {text}" for text in still[:1]]
    for each in labels["never"]:
        score.never += 1
        holding = [text for text in texts if meets(text, each["keys"])]
        score.forbidden += bool(holding)
        score.misses += [f"never  {each['what']} <- {text}" for text in holding[:1]]
    return score


def _tells_change(text: str, fact: Mapping[str, Any]) -> bool:
    return any(meets(text, [[key]]) for key in fact.get("not_keys", ()))


def score_questions(memory: Memory, questions: Sequence[Mapping[str, Any]]) -> Score:
    """Score the questions: the first results together, and the context for a prompt, must contain every key."""
    score = Score(questions=len(questions))
    for each in questions:
        hits = memory.search(each["question"], limit=_FIRST, touch=False).hits[:_FIRST]
        context = memory.context(each["question"], budget=_BUDGET, touch=False).text
        found = meets("\n".join(hit.entry.text for hit in hits), each["keys"])
        packed = meets(context, each["keys"])
        score.found += found
        score.packed += packed
        if not found:
            score.misses.append(f"search {each['question']} ({each['answer']}){'' if packed else ' nor context'}")
    return score


def current_statements(memory: Memory) -> list[str]:
    """Return the texts of all current cells of the vault's topics."""
    return [cell.text for topic in memory.topics.list() for cell in topic.cells if not cell.superseded]


def score_story(folder: Path, name: str, config: Mapping[str, object]) -> Score:
    """Archive a story conversation by conversation into a vault of its own, scoring after each."""
    expected = json.loads((folder / f"{name}.expect.json").read_text(encoding="utf-8"))
    total, messages = Score(), 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        memory = Memory(home=home, user=name, config=config)
        memory.init()
        for conversation, labels in expected["after"].items():
            file = folder / f"{conversation}.json"
            messages += len(json.loads(file.read_text(encoding="utf-8"))["messages"])
            for report in memory.archive_file(file):
                total.misses += [f"error  {error}" for error in report.errors]
            total.add(score_statements(current_statements(memory), labels, messages))
        total.add(score_questions(memory, expected["questions"]))
        memory.index.close()
    return total


def score_alone(folder: Path, name: str) -> Score:
    """Score the statements that the messages of a story make, each read as a conversation with the one before it."""
    expected = json.loads((folder / f"{name}.expect.json").read_text(encoding="utf-8"))
    texts, messages = list[str](), 0
    for conversation in expected["after"]:
        (talk,) = load_file(folder / f"{conversation}.json", "auto")
        messages += len(talk.messages)
        for before, message in zip((None, *talk.messages), talk.messages, strict=False):
            if message.role == "user":
                short = replace(talk, messages=(message,) if before is None else (before, message), title="")
                texts += [item.text for item in OfflineExtractor().extract(short, [message], ()).items]
    return score_statements(texts, {**list(expected["after"].values())[-1], "ended": ()}, messages)


def score_vault(home: Path, user: str, folder: Path, name: str, after: str) -> Score:
    """Score a vault that exists against the labels after a conversation of the story (the last one)."""
    expected = json.loads((folder / f"{name}.expect.json").read_text(encoding="utf-8"))
    after = after or list(expected["after"])[-1]
    conversations = list(expected["after"])[: list(expected["after"]).index(after) + 1]
    messages = sum(
        len(json.loads((folder / f"{each}.json").read_text(encoding="utf-8"))["messages"]) for each in conversations
    )
    memory = Memory(home=home, user=user)
    score = score_statements(current_statements(memory), expected["after"][after], messages)
    if after == list(expected["after"])[-1]:
        score.add(score_questions(memory, expected["questions"]))
    memory.index.close()
    return score


def show(scores: Mapping[str, Score], misses: bool) -> None:
    """Print a row for each story and one for all."""
    total = Score()
    for score in scores.values():
        total.add(score)
    rows = {**scores, "all": total}
    print(f"{'':14}" + "".join(f"{name:>21}" for name in total.figures))
    for name, score in rows.items():
        print(f"{name:14}" + "".join(f"{value:21.2f}" for value in score.figures.values()))
    if misses:
        for name, score in scores.items():
            print(f"\n{name}\n" + "\n".join(f"  {line}" for line in score.misses))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--only", nargs="*", default=[], metavar="NAME", help="these stories only")
    parser.add_argument("--config", type=Path, help="settings as JSON, for the vaults that are made")
    parser.add_argument("--vault", type=Path, metavar="HOME", help="score this vault instead of making one")
    parser.add_argument("--user", default="default")
    parser.add_argument("--story", default="", help="whose labels the vault is held against")
    parser.add_argument("--after", default="", metavar="CONVERSATION", help="the last one the vault has seen")
    parser.add_argument("--alone", action="store_true", help="read each message of the user by itself")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--misses", action="store_true", help="say what was lost, still current, or forbidden")
    arguments = parser.parse_args()
    arguments.data = open_stories(arguments.data)
    if arguments.vault:
        scored = {
            arguments.story: score_vault(
                arguments.vault, arguments.user, arguments.data, arguments.story, arguments.after
            )
        }
    else:
        config = json.loads(arguments.config.read_text(encoding="utf-8")) if arguments.config else {}
        names = sorted(path.name.removesuffix(".expect.json") for path in arguments.data.glob("*.expect.json"))
        chosen = [name for name in names if not arguments.only or name in arguments.only]
        score = score_alone if arguments.alone else partial(score_story, config=config)
        scored = {name: score(arguments.data, name) for name in chosen}
    if arguments.json:
        print(json.dumps({name: {**score.figures, "misses": score.misses} for name, score in scored.items()}, indent=1))
    else:
        show(scored, arguments.misses)


if __name__ == "__main__":
    main()
