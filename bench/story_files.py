"""Convert stories written as text (NAME.story) to the conversations and labels that ``bench/keep.py`` reads.

    python bench/story_files.py FOLDER OUT

A story has conversations, each a headline and its messages, and labels in YAML:

    === conversation 1 | Flat 3B | 2026-08-30T19:00
    Lotte*> the rent is 560 each
    (+3h) Gio> ok, standing order set up
    === labels ===
    after:
      1:
        keep: [{w: 2, type: fact, src: m1, fact: "The rent is 560 each.", keys: [["560"]]}]
        ended: [{fact: …, was: 1/m1, by: m2, keys: [["560"]], not: ["600"]}]
        never: [{what: "a joke", src: m2, keys: [["order"]]}]
      2:
        dropped: [1]
    questions: [{q: "What is each one's share?", a: "560", keys: [["560"]]}]

``*`` marks the owner of the memory; ``(+40m)``, ``(+2h)``, ``(+1d)`` or a time in front moves the clock, otherwise 45
seconds pass. Messages are m1, m2 …; ``1/m3`` is one of another conversation. ``dropped`` are numbers of the facts kept
so far that hold no longer; what is kept, ended and never to be kept adds up from one conversation to the next.
``date:2026-09-19`` in keys stands for the ways to write that day.
"""

from __future__ import annotations

import argparse
import json
import re
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import yaml

_TELLS_CHANGE = (
    "instead of", "no longer", "previously", "moved from", "rather than", "cancel", "anymore", "any more", "not any",
    "used to", "formerly", "replac", "changed from", "corrected",
)  # fmt: skip
"""What turns a statement of an ended fact into the tale of its change, beside what its label says."""
_MESSAGE = re.compile(r"^(?:\((?P<at>[^)]*)\) )?(?P<who>[^:>]{1,30})> (?P<text>.*)$")
_STEPS = {"m": "minutes", "h": "hours", "d": "days"}
_PAUSE = timedelta(seconds=45)


@cache
@cache
def open_stories(folder: Path) -> Path:
    """Return the folder where stories stand as ``bench/keep.py`` reads them: itself, or one made of its ``*.story``."""
    files = sorted(folder.glob("*.story"))
    if not files:
        return folder
    _made.append(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
    made = Path(_made[-1].name) / folder.name
    made.mkdir()
    for file in files:
        write_story(file, made)
    return made


_made: list[tempfile.TemporaryDirectory[str]] = []


def write_story(file: Path, out: Path) -> None:
    """Write the conversations and the labels of a story into a folder."""
    chat, _, labels = file.read_text(encoding="utf-8").partition("\n=== labels ===\n")
    name, known = file.stem, yaml.safe_load(labels)
    conversations = {
        head.split("|")[0].strip(): _read_conversation(name, head, body)
        for head, _, body in (part.partition("\n") for part in re.split(r"(?m)^=== conversation ", chat)[1:])
    }
    after = dict(_accumulate(name, conversations, known["after"]))
    asked = [{"question": q["q"], "answer": q["a"], "keys": _expand_keys(q["keys"])} for q in known["questions"]]
    for number, conversation in conversations.items():
        _write(out / f"{name}-{number}.json", conversation)
    _write(out / f"{name}.expect.json", {"story": name, "after": after, "questions": asked})


def _read_conversation(name: str, head: str, body: str) -> dict[str, Any]:
    number, title, start = (each.strip() for each in head.rstrip("= ").split("|"))
    now, messages = datetime.fromisoformat(start), list[dict[str, str]]()
    for line in body.split("\n"):
        if found := _MESSAGE.match(line):
            now = _move_clock(now, found["at"])
            who = found["who"].strip()
            message = {
                "id": f"m{len(messages) + 1}",
                "role": "user" if who.endswith("*") or who == "user" else "assistant",
            }
            if who not in ("user", "assistant"):
                message["name"] = who.rstrip("*")
            messages.append(message | {"time": now.strftime("%Y-%m-%dT%H:%M:%SZ"), "content": found["text"]})
        elif messages:
            messages[-1]["content"] += f"\n{line}"
    for message in messages:
        message["content"] = message["content"].rstrip()
    return {"id": f"{name}-{number}", "title": title, "messages": messages}


def _move_clock(now: datetime, at: str | None) -> datetime:
    if not at:
        return now + _PAUSE
    if at.startswith("+"):
        return now + timedelta(**{_STEPS[at[-1]]: float(at[1:-1])})
    return datetime.fromisoformat(at)


def _accumulate(
    name: str, numbers: Iterable[str], labels: Mapping[Any, Any]
) -> Iterable[tuple[str, dict[str, list[dict[str, Any]]]]]:
    keep: list[dict[str, Any]] = []
    ended: list[dict[str, Any]] = []
    never: list[dict[str, Any]] = []
    for number in numbers:
        new = labels.get(int(number)) or labels.get(number) or {}
        gone = set(new.get("dropped") or ())
        keep = [each for place, each in enumerate(keep, 1) if place not in gone]
        for each in new.get("keep") or ():
            where, message = _locate(each["src"], number)
            source = message if where == number else f"{where}/{message}"
            said = {"fact": each["fact"], "keys": _expand_keys(each["keys"]), "type": each.get("type", "fact")}
            keep.append(said | {"source": source, "weight": each.get("w", 1)})
        for each in new.get("ended") or ():
            (was_in, was), (by_in, by) = _locate(each["was"], number), _locate(each["by"], number)
            told = [*_TELLS_CHANGE, *map(str, each.get("not") or ())]
            ended.append(
                {"fact": each["fact"], "keys": _expand_keys(each["keys"]), "was": was, "by": by, "not_keys": told}
                | {"was_conv": f"{name}-{was_in}", "by_conv": f"{name}-{by_in}"}
            )
        for each in new.get("never") or ():
            source = "/".join(_locate(each["src"], number))
            never.append({"what": each["what"], "keys": _expand_keys(each["keys"]), "source": source})
        yield f"{name}-{number}", {"keep": [*keep], "ended": [*ended], "never": [*never]}


def _locate(source: object, here: str) -> tuple[str, str]:
    where, _, message = str(source).rpartition("/")
    return where or here, message


def _expand_keys(groups: Sequence[Any]) -> list[list[str]]:
    listed = [[group] if isinstance(group, str | int | float) else group for group in groups]
    return [[form for key in map(str, group) for form in _list_forms(key)] for group in listed]


def _list_forms(key: str) -> list[str]:
    """Return the ways to write the day that a key names, or the key."""
    if not key.startswith("date:"):
        return [key]
    day = date.fromisoformat(key[5:])
    number, whole = day.day, f"{day:%B}"
    names = sorted({whole[:3], whole, *(["Sept"] if day.month == 9 else [])})
    ordinal = "th" if 10 <= number % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    spelled = [
        f"{mark}{number}{middle}{name}"
        for mark in (" ", "(")
        for name in names
        for middle in (" ", f"{ordinal} ", f"{ordinal} of ", ". ")
    ]
    reversed_forms = [
        f"{name} {number}{end}" for name in names for end in (",", " ", ".", ")", ";", ":", ordinal, "–", "-")
    ]
    padded = [form for name in names for form in (f"{number:02d} {name}", f"{name} {number:02d}")]
    figures = [f"{number:02d}.{day.month:02d}.", f"{number:02d}/{day.month:02d}", f"{day.month:02d}/{number:02d}"]
    forms = [key[5:], f"the {number}{ordinal}", *spelled, *padded, *reversed_forms, *figures, f"{number}.{day.month}."]
    return list(dict.fromkeys(forms))


def _write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    for file in sorted(arguments.folder.glob("*.story")):
        write_story(file, arguments.out)


if __name__ == "__main__":
    main()
