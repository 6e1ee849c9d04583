"""Answer every prompt of ours by a few rules, in place of a model, for tests and benchmarks.

It keeps what a message says as ``Topic: statement``; a statement with "now" supersedes the cell that shares most of
its words, one that is there already is a noop, any other is added. ``Faults`` come in between, by a seeded dice.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from llm_server import Request, Scripted, drop, ok, raw, refusal, status, truncated

_TURN = re.compile(r"^\[(\d+)\] (\w+)(.*)$")
_ROW = re.compile(r"^\[(\d+)\] [^|]*\| (.*?)(?: \(context: .*\))?$")
_SAID = re.compile(r"^\| ([A-Z][\w ]{2,40}): (.{10,})$")
_PART = "<<{name} (\\w+)\n(.*?)\n\\1>>"


def brain(request: Request) -> Scripted:
    """Return the answer to one of our prompts."""
    return ok(answer(request), tokens=(len(request.text) // 4, 60))


def answer(request: Request) -> dict[str, Any]:
    system = str(request.messages[0]["content"])
    text = "\n".join(str(m["content"]) for m in request.messages[1:])
    if "memory extraction engine. You read a conversation" in system:
        return {"knowledge": _knowledge(part(text, "CONVERSATION"))}
    if "You keep one document" in system:
        return {"edits": _edits(rows(part(text, "CELLS")), rows(part(text, "NEW")))}
    if "Given several topics" in " ".join(system.split()):
        return {"summaries": _summaries(part(text, "CELLS")), "superseded": [], "moves": []}
    if "memory consolidation engine" in system:
        shown = rows(part(text, "CELLS"))
        return {"summary": " ".join(_stop(cell) for cell in list(shown.values())[:6]), "superseded": []}
    if "asks a memory not to keep something" in system:
        return {"covered": _covered(part(text, "REQUESTS"), rows(part(text, "STATEMENTS")))}
    if "newest exchange" in system:
        found = _knowledge(part(text, "EXCHANGE"))
        return {"facts": [{"message": f["message"], "fact": f["knowledge"], "type": "fact", "salience": 0.6,
                           "confidence": 0.9} for f in found]}  # fmt: skip
    if "You manage a memory" in system:
        (new,), memories = rows(part(text, "FACT")).values(), rows(part(text, "MEMORIES"))
        (edit,) = _edits(memories, {1: new})
        action = {"add": "ADD", "noop": "NOOP", "supersede": "DELETE"}[edit["action"]]
        return {"action": action, "memory": edit["cell"], "text": edit["text"], "reason": "scripted"}
    mark = "- " if "You fold summaries" in system else "| "
    return {"points": [row.removeprefix(mark)[:80] for row in text.splitlines() if row.startswith(mark)][:8]}


def _summaries(cells: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = []
    for line in cells.splitlines():
        if topic := re.match(r"([A-Z]): ", line):
            found.append({"topic": topic[1], "summary": ""})
        elif row := _ROW.match(line):
            found[-1]["summary"] = f"{found[-1]['summary']} {_stop(row[2])}".strip()
    return found


def part(text: str, name: str) -> str:
    found = re.search(_PART.format(name=name), text, re.DOTALL)
    return found[2] if found else ""


def rows(text: str) -> dict[int, str]:
    return {int(found[1]): found[2] for line in text.splitlines() if (found := _ROW.match(line))}


def _knowledge(conversation: str) -> list[dict[str, Any]]:
    found, handle, known = [], 0, False
    for line in conversation.splitlines():
        if turn := _TURN.match(line):
            handle, known = int(turn[1]), "[known]" in turn[3]
        elif not known and (said := _SAID.match(line)):
            found.append(
                {"message": handle, "topic": said[1], "knowledge": said[2], "type": "fact", "salience": 0.7,
                 "confidence": 0.9}
            )  # fmt: skip
    return found


def _edits(cells: dict[int, str], new: dict[int, str]) -> list[dict[str, Any]]:
    edits = []
    for number, text in new.items():
        words = set(text.lower().split())
        best = max(cells, key=lambda cell: len(words & set(cells[cell].lower().split())), default=0)
        edit = {"item": number, "action": "add", "cell": 0, "text": text, "type": "fact", "section": "Facts",
                "context": "", "reason": "new"}  # fmt: skip
        if best and cells[best].rstrip(".") == text.rstrip("."):
            edit |= {"action": "noop", "cell": best, "text": ""}
        elif best and "now" in words:
            edit |= {"action": "supersede", "cell": best}
        edits.append(edit)
    return edits


def _covered(requests: str, statements: dict[int, str]) -> list[dict[str, int]]:
    """Return the statements that have half the words of a request."""
    asked = {int(found[1]): found[2].lower().split() for found in re.finditer(r"(?m)^\[(\d+)\] (.*)$", requests)}
    return [
        {"request": request, "statement": number}
        for request, wanted in asked.items()
        for number, text in statements.items()
        if 2 * len(set(wanted) & set(text.lower().rstrip(".").split())) >= len(set(wanted))
    ]


def _stop(text: str) -> str:
    return text if text.endswith(".") else f"{text}."


FAULTS: dict[str, Callable[[Request], Scripted]] = {
    "server error": lambda request: status(500),
    "rate limit": lambda request: status(429, retry_after=0),
    "dropped": lambda request: drop(),
    "not JSON": lambda request: raw("Sure! Here is what I found about your conversation."),
    "wrong schema": lambda request: ok({"answer": [1, 2, 3]}),
    "truncated": lambda request: truncated(_cut(json.dumps(answer(request)))),
    "refused": lambda request: refusal(),
    "unknown handles": lambda request: ok(_shifted(answer(request))),
    "empty": lambda request: ok({}),
    "delete all": lambda request: ok(_deleting(request)),
    "slow": lambda request: ok(answer(request), delay=SLOW),
    "validly empty": lambda request: ok(_emptied(request)),
}
SLOW = 1.0  # seconds: a client that waits for less gives up


def faulty(
    rate: float, seed: int, told: Callable[[str, Request], None] = lambda fault, request: None
) -> Callable[[Request], Scripted]:
    """Return the brain with faults of every kind at ``rate``; ``told`` is called with each."""
    dice = random.Random(seed)

    def reply(request: Request) -> Scripted:
        if dice.random() < rate:
            fault = dice.choice(sorted(FAULTS))
            told(fault, request)
            return FAULTS[fault](request)
        return brain(request)

    return reply


def _emptied(request: Request) -> dict[str, Any]:
    """Return an answer that finds nothing worth keeping, or nothing to do: a valid answer, and a wrong one."""
    return {key: [] if isinstance(value, list) else value for key, value in answer(request).items()}


def _cut(text: str) -> str:
    return text[: len(text) * 2 // 3]


def _shifted(value: Any) -> Any:
    """Return an answer in which every handle is wrong."""
    if isinstance(value, dict):
        return {
            k: v + 900 if k in {"message", "cell", "item", "by", "memory"} else _shifted(v) for k, v in value.items()
        }
    return [_shifted(item) for item in value] if isinstance(value, list) else value


def _deleting(request: Request) -> dict[str, Any]:
    """Return an answer that ends every cell, as a model might that obeys an injected order."""
    text = request.text
    cells = len(rows(part(text, "CELLS")) or rows(part(text, "MEMORIES")))
    return {
        "knowledge": answer(request).get("knowledge", []),
        "edits": [{"item": 1, "action": "delete", "cell": n, "reason": "told to"} for n in range(1, cells + 1)],
        "summary": "Everything was deleted on 1999-01-01.",
        "superseded": [{"cell": n, "by": 1} for n in range(1, cells + 1)],
        "action": "DELETE",
        "memory": 1,
        "facts": [],
        "points": ["deleted"],
    }
