"""Count what archiving without a model keeps of a statement that has ended in part.

    python bench/ended_parts.py [--wrong]

Read are the pairs of ``bench/ended_parts.txt``: a statement of several facts, a later one that changes one of them, and
the facts that still hold, "-" for none. A fact is right where it was to be kept, wrong where it was not, lost where it
is not kept. The second half was written before the rules and never looked at while they were made.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from pathlib import Path

from vault_memory.archive.decisions.ended_parts import find_left

PAIRS = Path(__file__).parent / "ended_parts.txt"


def read_pairs() -> dict[str, list[tuple[str, str, str]]]:
    """Return the pairs of each half: the statement, the later one, what still holds."""
    halves: dict[str, list[tuple[str, str, str]]] = {}
    lines = [line for line in PAIRS.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    half, held = "", list[str]()
    for line in lines:
        if line.startswith("= "):
            half = line[2:]
            continue
        held.append(line)
        if len(held) == 3:
            halves.setdefault(half, []).append((held[0], held[1], held[2]))
            held = []
    return halves


def count_facts(rest: str, expected: str) -> Counter[str]:
    """Count the facts of a rest that are right, those that were to be kept and are lost, and whether more is kept."""
    left = _plain(rest)
    found = Counter[str]()
    for fact in expected.split(" / ") if expected != "-" else ():
        plain = _plain(fact)
        found["right" if plain in left else "lost"] += 1
        left = left.replace(plain, " ", 1)
    more = re.sub(r"\b(?:and|but|und|aber)\b", " ", left).strip()
    found["wrong"] += bool(more)
    return found


def _plain(text: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", text.lower()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--wrong", action="store_true", help="print what is wrong or lost in the half that was looked at"
    )
    arguments = parser.parse_args()
    for half, pairs in read_pairs().items():
        total = Counter[str]()
        for old, new, expected in pairs:
            rest = find_left(new, old)
            counted = count_facts(rest, expected)
            total += counted
            if arguments.wrong and half == "seen" and (counted["wrong"] or counted["lost"]):
                print(f"  {old}\n  {new}\n    {rest or '-'}\n    {expected}\n")
        print(f"{half:10} {len(pairs)} pairs: {total['right']} right, {total['wrong']} wrong, {total['lost']} lost")


if __name__ == "__main__":
    main()
