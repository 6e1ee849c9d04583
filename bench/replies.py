"""Run the pipeline's checks on the answers of a strong model: merges, topic summaries and extractions.

    python bench/replies.py [FOLDER]

FOLDER holds one markdown file a request: headings ``## system``, ``## user`` and ``## answer``, each with its text in a
fence. Printed: what of the answers a check would ask about again, and what would be left out by a trusting and by a
strict check.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

from vault_memory.archive.decisions.checks import check
from vault_memory.archive.decisions.judge_question import JudgeQuestion
from vault_memory.archive.decisions.proposal_flaws import problems
from vault_memory.archive.extraction.unsaid_values import find_unsaid
from vault_memory.archive.extraction.windows import Segment
from vault_memory.archive.maintenance.grounded_summary import keep_grounded, list_problems
from vault_memory.llm.prompts.consolidate import Consolidated
from vault_memory.llm.prompts.extract import Extracted
from vault_memory.llm.prompts.merge import Edits
from vault_memory.models import Attributes, Cell, Item, Message
from vault_memory.vault.document.cells import statement_hash

DATA = Path(__file__).resolve().parents[2] / "shared" / "data" / "replies"
_PART = re.compile(r"^## (system|user|answer)\n+(`{3,})\w*\n(.*?)\n\2\s*$", re.MULTILINE | re.DOTALL)
_BLOCK = re.compile(r"^<<(\w+) (\w+)\n(.*?)\n\2>>$", re.MULTILINE | re.DOTALL)
_ROW = re.compile(r"^\[(\d+)\] ([^|]*) \| (.*(?:\n {4}.*)*)", re.MULTILINE)
_TURN = re.compile(r"^\[(\d+)\] (\w+)(.*)\n((?:\|.*\n?)*)", re.MULTILINE)
_ENDS = re.compile(r" \(no longer: (.*?)\)$")


def read_rows(text: str) -> list[tuple[list[str], str]]:
    """Return the numbered statements of a prompt: what stands before the bar, and the text."""
    return [(about.split(" · "), said) for _, about, said in _ROW.findall(text)]


def read_cell(row: tuple[list[str], str], number: int) -> Cell:
    about, text = row
    person = "person" in about
    known = (
        None if person else Attributes(role="assistant" if "assistant" in about else "user", text=statement_hash(text))
    )
    kind = about[0] if about[0] in {"fact", "decision", "preference", "task", "risk", "code_ref", "pattern"} else "fact"
    return Cell(text, kind, f"vm-{number:010}", statement_hash(text), 0, (about[-1],), number, number, attributes=known)  # type: ignore[arg-type]


def read_item(row: tuple[list[str], str]) -> Item:
    about, text = row
    ends = _ENDS.search(text)
    day = next((word for word in about if re.fullmatch(r"\d{4}-\d\d-\d\d", word)), "2026-01-01")
    said = datetime.fromisoformat(day).replace(tzinfo=UTC)
    role = next((word for word in about if word in {"assistant", "tool"}), "user")
    return Item(_ENDS.sub("", text), role=role, created=said, source="c#m", replaces=ends[1] if ends else "")


def check_merge(data: dict[str, str], answer: str, counts: Counter[str]) -> list[str]:
    """Check the edits of a merge against the statements that the prompt showed."""
    cells = [read_cell(row, number) for number, row in enumerate(read_rows(data["CELLS"]), 1)]
    items = [read_item(row) for row in read_rows(data["NEW"])]
    edits = Edits.model_validate_json(answer).edits
    asked = JudgeQuestion("topics/T.md", items, cells, "c", "model", datetime.now(UTC), trusting=True)
    flaws = problems(edits, asked)
    decisions = check(edits, asked)
    counts.update({"items": len(items), "edits": len(edits), "asked again": len(flaws)})
    counts["trusting: not done as meant"] += sum(
        "taken, as the model meant it" not in change
        for each in decisions
        if each.judged
        for change in each.judged.changed
    )
    strict = JudgeQuestion("topics/T.md", items, cells, "c", "model", datetime.now(UTC))
    counts["strict: not done as meant"] += sum(len(d.judged.changed) for d in check(edits, strict) if d.judged)
    return [str(flaw) for flaw in flaws]


def read_window(text: str) -> list[Segment]:
    """Return the messages of an extraction prompt."""
    found, day = list[Segment](), "2026-01-01"
    for number, role, about, said in _TURN.findall(text):
        day = match[0] if (match := re.search(r"\d{4}-\d\d-\d\d", about)) else day
        content = "\n".join(line.removeprefix("|").strip() for line in said.splitlines())
        message = Message(role, content, f"m{number}", datetime.fromisoformat(day).replace(tzinfo=UTC))
        found.append(Segment(message, role, content, known="[known]" in about))
    return found


def check_extraction(data: dict[str, str], answer: str, counts: Counter[str]) -> list[str]:
    """Check the statements of an extraction for values that nobody said, and how many changed figures are noticed."""
    window, shown = read_window(data["CONVERSATION"]), [data[name] for name in ("ABOUT", "TOPICS") if name in data]
    found = list[str]()
    for each in Extracted.model_validate_json(answer).knowledge:
        counts["statements"] += 1
        if unsaid := find_unsaid(each, window, shown):
            counts["statements with values that nobody said"] += 1
            found.append(f"nobody said {', '.join(unsaid)}: {each.knowledge}")
        for figure in re.finditer(r"\d+", each.knowledge):
            other = "".join(str((int(digit) + 3) % 10 or 7) for digit in figure[0])
            text = f"{each.knowledge[: figure.start()]}{other}{each.knowledge[figure.end() :]}"
            counts["changed figures"] += 1
            counts["changed figures noticed"] += bool(
                find_unsaid(each.model_copy(update={"knowledge": text}), window, shown)
            )
    return found


def check_summary(data: dict[str, str], answer: str, counts: Counter[str]) -> list[str]:
    """Check a topic's summary against its statements."""
    summary = Consolidated.model_validate_json(answer).summary
    sources = [*data.values()]
    counts["summaries"] += 1
    counts["summaries cut"] += keep_grounded(summary, sources) != " ".join(summary.split())
    return list_problems(summary, sources)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=DATA)
    counts: Counter[str] = Counter()
    for file in sorted(parser.parse_args().folder.glob("*.md")):
        parts = {name: text for name, _, text in _PART.findall(file.read_text(encoding="utf-8"))}
        if {"user", "answer"} - {*parts}:
            continue
        data = {name: text for name, _, text in _BLOCK.findall(parts["user"])}
        found: list[str] = []
        if "NEW" in data and "CELLS" in data:
            found = check_merge(data, parts["answer"], counts)
        elif "consolidation engine" in parts["system"]:
            found = check_summary(data, parts["answer"], counts)
        elif "extraction engine" in parts["system"]:
            found = check_extraction(data, parts["answer"], counts)
            counts["extractions"] += 1
        for line in found:
            print(f"{file.stem}: {line}")
    print(json.dumps(counts, indent=1))


if __name__ == "__main__":
    main()
