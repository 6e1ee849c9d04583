"""Merge two versions of a transcript with a common ancestor: the messages and the markers of both.

Both continue a common beginning: in two branches of a vault, or while a checkout had removed the transcript. The later
messages of both are kept, in an order that does not depend on the side, so that two clones that merge each other get
the same result. If both sides gave one id to different messages, one of them gets a new id; statements made from it
then cite the wrong message of the conversation, which is the price of counted ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from vault_memory.models import Message
from vault_memory.vault.document import transcript, transcript_writer
from vault_memory.vault.document.transcript import Marker, Transcript

Said = list[tuple[str, str, str]]


def unite(base: str, ours: str, theirs: str) -> str | None:
    """Return the merged text; None if one cannot be parsed or earlier messages were changed."""
    before, one, two = (transcript.parse(text, "conversation.md") for text in (base, ours, theirs))
    if one.problems or two.problems:
        return None
    first, second = sorted((one, two), key=_order)
    shared = _count_shared(_key_messages(before), _key_messages(first), _key_messages(second))
    if shared == len(first.messages):  # it has no further messages
        first, second = second, first
    if shared is None:  # one side was already merged with the beginning of the other
        first, second = (first, second) if _goes_on(before, second) else (second, first)
        shared = len(before.messages)
        if not _goes_on(before, second) or _count_messages(before.messages) - _count_messages(first.messages):
            return None
    return _append_tail(first, second, shared)


def _append_tail(first: Transcript, second: Transcript, shared: int) -> str:
    """Append to ``first`` the messages of ``second`` after its first ``shared`` ones, and its markers."""
    known = _map_ids(first.messages, second.messages[:shared])
    tail, again = _select_new(first, known, second.messages[shared:])
    added = transcript_writer.number(tail, {message.id for message in first.messages}, len(first.messages) + 1)
    names = known | again | {old.id: new.id for old, new in zip(tail, added, strict=True)}
    order = [message.id for message in (*first.messages, *added)]
    text = transcript_writer.append(first.text, added)
    for marker in second.markers:
        about = {names.get(each, each) for each in list_covered(marker, second)}
        if marker not in first.markers or about - list_covered(marker, first):
            for start, end in runs(order, about):
                text = transcript_writer.mark(text, start, end, dict(marker.attributes), marker.what)
    return text


def _select_new(
    first: Transcript, known: Mapping[str, str], tail: Sequence[Message]
) -> tuple[list[Message], dict[str, str]]:
    """Return the messages of ``tail`` that ``first`` lacks, and the ids of the others (same text and time) in it."""
    taken = set(known.values())
    ids = {(m.role, m.content, m.time): m.id for m in first.messages if m.time and m.id not in taken}
    again = {each.id: ids.pop(key) for each in tail if (key := (each.role, each.content, each.time)) in ids}
    return [each for each in tail if each.id not in again], again


def _order(side: Transcript) -> tuple[str, str]:
    """Return a key that gives versions the same order in every clone: the one that ended first comes first."""
    times = [message.time for message in side.messages if message.time]
    return (max(times).isoformat() if times else "", side.text)


def _key_messages(side: Transcript) -> Said:
    return [(message.id, message.role, message.content) for message in side.messages]


def _count_messages(messages: Sequence[Message]) -> Counter[tuple[str, str]]:
    return Counter((message.role, message.content) for message in messages)


def _goes_on(before: Transcript, side: Transcript) -> bool:
    return _key_messages(side)[: len(before.messages)] == _key_messages(before)


def _count_shared(before: Said, one: Said, two: Said) -> int | None:
    """Return the number of equal messages at the beginning; None if a side changed messages of the ancestor."""
    if any(side[: len(before)] != before for side in (one, two)):
        return None
    shorter = min(len(one), len(two))
    return next((n for n in range(shorter) if one[n] != two[n]), shorter)


def _map_ids(messages: Sequence[Message], others: Sequence[Message]) -> dict[str, str]:
    """Return, by id, the ids in ``messages`` of the ``others``, which ``messages`` must contain."""
    by_text: dict[tuple[str, str], list[str]] = {}
    for message in messages:
        by_text.setdefault((message.role, message.content), []).append(message.id)
    called = {}
    for other in others:
        known = by_text[other.role, other.content]
        called[other.id] = known.pop(known.index(other.id) if other.id in known else 0)
    return called


def list_covered(marker: Marker, side: Transcript) -> set[str]:
    """Return the ids of the messages that a marker is about."""
    order = [message.id for message in side.messages]
    if marker.first not in order or marker.last not in order:
        return set()
    return set(order[order.index(marker.first) : order.index(marker.last) + 1])


def runs(order: Sequence[str], wanted: set[str]) -> Iterator[tuple[str, str]]:
    """Yield the first and last id of each run of wanted messages."""
    run: list[str] = []
    for name in (*order, ""):
        if name in wanted:
            run.append(name)
        elif run:
            yield run[0], run[-1]
            run = []
