"""Count the endings that archiving without a model makes: right, arguable and wrong ones, by the marks of readers.

    python bench/endings.py [FOLDER …] [--wrong]

Each FOLDER is one of ``bench/stories`` (default: ``final`` and ``last``, which are in no fit), or ``locomo`` or
``beam``. Printed beside: how many of the wrong ones strike what another sentence ends, so that nothing that holds is
lost; and of the sentences that end by the marks and were kept, how many are superseded in the end. In LoCoMo and BEAM
readers marked messages by the statements that were kept of them on 28 November 2026 (``bench/public_endings.tsv``): one
superseded statement of a message is enough, and an ending by a statement that is kept only since then counts as wrong.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence

import fit_endings
from fit_ranker import samples
from story_files import open_stories
from story_marks import STORIES, read_marks
from talks import is_made_of

from vault_memory.models import Cell

PUBLIC = "locomo", "beam"
Ending = tuple[str, str, str]  # verdict, earlier and later statement


def judge_stories(folder: str, found: Counter[str]) -> Iterator[Ending]:
    """Yield the endings in the stories of a folder; count in ``found`` the marked ones whose old statement is kept."""
    for (place, story), marks in read_marks().items():
        if place != folder:
            continue
        made = open_stories(STORIES / folder)
        after = json.loads((made / f"{story}.expect.json").read_text(encoding="utf-8"))["after"]
        with fit_endings.filled_vault([made / f"{each}.json" for each in after]) as memory:
            cells = [cell for topic in memory.topics.list() for cell in topic.cells]
        for old, new in _list_endings(cells):
            verdicts = {marks.is_ended(old.text, source, new.text) for source in list_sources(new)}
            by_any = any(is_made_of(old.text, marks.texts[each]) for olds in marks.ended.values() for each in olds)
            found["by another"] += verdicts == {False} and by_any
            yield "right" if True in verdicts else "arguable" if None in verdicts else "wrong", old.text, new.text
        for earlier in {each for olds in marks.ended.values() for each in olds}:
            kept = [cell for cell in cells if is_made_of(cell.text, marks.texts[earlier])]
            found["kept"] += bool(kept)
            found["ended"] += bool(kept) and all(cell.superseded for cell in kept)


def judge_public(name: str, found: Counter[str]) -> Iterator[Ending]:
    """Yield the endings in LoCoMo or BEAM; count in ``found`` the marked ones whose statements are kept."""
    labels = fit_endings.read_public_endings()
    for source, sample in samples():
        if source != name:
            continue
        with fit_endings.filled_vault([sample.conversation]) as memory:
            cells = [cell for topic in memory.topics.list() for cell in topic.cells]
        talk = sample.conversation.id
        for old, new in _list_endings(cells):
            pairs = ((talk, one, two) for one in list_sources(new) for two in list_sources(old))
            verdicts = {labels.get(pair, "") for pair in pairs}
            verdict = "right" if "sure" in verdicts else "arguable" if "arguable" in verdicts else "wrong"
            yield verdict, old.text, new.text
        for earlier in {old for (place, _, old), label in labels.items() if (place, label) == (talk, "sure")}:
            kept = [cell for cell in cells if earlier in list_sources(cell)]
            found["kept"] += bool(kept)
            found["ended"] += any(cell.superseded for cell in kept)


def list_sources(cell: Cell) -> Sequence[str]:
    return cell.attributes.sources if cell.attributes is not None else ()


def _list_endings(cells: Sequence[Cell]) -> Iterator[tuple[Cell, Cell]]:
    known = {cell.id: cell for cell in cells if cell.id}
    for cell in cells:
        if cell.superseded and cell.attributes is not None and cell.attributes.successor in known:
            yield cell, known[cell.attributes.successor]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", default=["final", "last"], metavar="FOLDER")
    parser.add_argument("--wrong", action="store_true", help="show the wrong ones")
    arguments = parser.parse_args()
    known = {*PUBLIC, *(folder for folder, _ in read_marks())}
    if unknown := set(arguments.folders) - known:
        parser.error(f"no marks for {', '.join(sorted(unknown))}; there are: {', '.join(sorted(known))}")
    for name in arguments.folders:
        found = Counter[str]()
        every = list((judge_public if name in PUBLIC else judge_stories)(name, found))
        counts = Counter(verdict for verdict, _, _ in every)
        parts = ", ".join(f"{counts[verdict]} {verdict}" for verdict in ("right", "arguable", "wrong"))
        parts += f" ({found['by another']} of what another sentence ends)" if name not in PUBLIC else ""
        print(f"{name:8}{parts}; superseded {found['ended']} of {found['kept']}", flush=True)
        for _, old, new in (each for each in every if each[0] == "wrong") if arguments.wrong else ():
            print(f"  {old}\n  > {new}")


if __name__ == "__main__":
    main()
