"""Write LoCoMo as a folder of notes for ``notes.py``: a note for each session, and the questions with their sessions.

    python bench/peers/locomo_notes.py locomo5.json FOLDER [--questions 100]

Of the questions that name a turn, evenly chosen ones are taken; adversarial ones are left out.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_TURN = re.compile(r"D(\d+):\d+")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("locomo", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--questions", type=int, default=100)
    arguments = parser.parse_args()
    asked: list[dict[str, Any]] = []
    for sample in json.loads(arguments.locomo.read_text(encoding="utf-8")):
        place = arguments.folder / sample["sample_id"]
        place.mkdir(parents=True, exist_ok=True)
        for number, note in sessions(sample["conversation"]):
            (place / f"session_{number}.md").write_text(note, encoding="utf-8")
        for item in sample["qa"]:
            gold = sorted({int(number) for number in _TURN.findall(" ".join(item["evidence"]))})
            if gold and item["category"] != 5:
                names = [f"{sample['sample_id']}:session_{number}.md" for number in gold]
                asked.append({"query": item["question"], "gold": names})
    chosen = asked[:: max(1, len(asked) // arguments.questions)][: arguments.questions]
    (arguments.folder / "queries.json").write_text(json.dumps(chosen), encoding="utf-8")


def sessions(talk: dict[str, Any]) -> Iterator[tuple[int, str]]:
    for key, turns in talk.items():
        if isinstance(turns, list):
            said = "\n\n".join(f"**{turn['speaker']}:** {turn['text']}" for turn in turns)
            yield int(key.rpartition("_")[2]), f"# {talk[f'{key}_date_time']}\n\n{said}\n"


if __name__ == "__main__":
    main()
