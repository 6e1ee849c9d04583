"""Update a summary that still has a value which a person has corrected in a statement.

An extractive summary is made anew in the run of the correction. In a summary that a model wrote, the corrected value is
replaced; in one that a person wrote, the replacement is proposed and waits in the review queue.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence

from vault_memory.models import SetSummary, Topic
from vault_memory.vault.document.edits import apply
from vault_memory.vault.document.topic_text import decode, parse
from vault_memory.vault.runs.run import Run

_LONGEST = 4  # words of a value
_EDGES = ".,;:!?()\"'“”"


def renew_summary(run: Run, path: str, before: str, *, may_write: bool = True, reworded: bool = True) -> None:
    """Update the summary of a document, whose text was ``before``, to its current statements. Raises VaultError.

    If the summary is not ours, or not ``may_write``, the change of a value is only proposed. Values are replaced only
    if statements were ``reworded`` in place, since unrelated sentences share few words with the same meaning.
    """
    then, now = parse(before, path), decode(run.store.read(path), path)
    if now.malformed or not now.summary or now.summary != then.summary:
        return
    # Not at the top: it compiles the patterns of the extractor, which takes a third of a second.
    from vault_memory.archive.maintenance.topic_summary import extractive, is_extractive

    if may_write and now.summary_ours and not now.summarised and is_extractive(then.summary, then.cells):
        _write(run, path, SetSummary(extractive([cell for cell in now.cells if not cell.superseded]), "extractive"))
        return
    text, values = now.summary, list[str]()
    for old, new in _list_corrections(then, now) if reworded else ():
        text, value = _replace_value(text, old, new)
        values += [value] if value else []
    if not values:
        return
    reason = f"the summary still says “{values[0]}”, which you corrected"
    edit = SetSummary(text, reason, now.summarised)
    if may_write and now.summary_ours:
        _write(run, path, edit)
    else:
        run.propose(path, edit, reason)


def _write(run: Run, path: str, edit: SetSummary) -> None:
    if edit.text:
        run.store.update_topic(path, lambda topic: apply(topic, [edit], now=run.now)[0])


def _list_corrections(then: Topic, now: Topic) -> Iterator[tuple[str, str]]:
    """Yield statements that were reworded, before and after: those in one place of both documents."""
    old, new = ([cell.text for cell in topic.cells if not cell.superseded] for topic in (then, now))
    for kind, first, end, begin, last in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "replace" and end - first == last - begin:
            yield from zip(old[first:end], new[begin:last], strict=True)


def _replace_value(summary: str, old: str, new: str) -> tuple[str, str]:
    """Return the summary with a corrected value replaced in it, too, and the old value; '' if there is none."""
    was, becomes = old.split(), new.split()
    replaced = ""
    for kind, first, end, begin, last in difflib.SequenceMatcher(None, was, becomes, autojunk=False).get_opcodes():
        if kind != "replace" or max(end - first, last - begin) > _LONGEST:
            continue
        for before, after in _list_phrases(was, becomes, (first, end), (begin, last)):
            found = [each.start() for each in re.finditer(rf"(?<!\w){re.escape(before)}(?!\w)", summary)]
            if before and after and len(found) == 1:
                summary = summary[: found[0]] + after + summary[found[0] + len(before) :]
                replaced = before
                break
    return summary, replaced


def _list_phrases(
    was: Sequence[str], becomes: Sequence[str], old: tuple[int, int], new: tuple[int, int]
) -> Iterator[tuple[str, str]]:
    """Yield a value before and after, with its next word, with its previous word, and alone if it is specific."""

    def phrase(words: Sequence[str], first: int, end: int) -> str:
        return " ".join(words[max(first, 0) : end]).strip(_EDGES)

    if old[1] < len(was):
        yield phrase(was, old[0], old[1] + 1), phrase(becomes, new[0], new[1] + 1)
    if old[0] > 0:
        yield phrase(was, old[0] - 1, old[1]), phrase(becomes, new[0] - 1, new[1])
    alone = phrase(was, *old)
    if len(alone) > 4 or (len(alone) > 1 and re.search(r"\d", alone)):
        yield alone, phrase(becomes, *new)
