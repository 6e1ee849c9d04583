"""Two versions of one conversation with a common ancestor, united: what was said in either, and what either archived.

Both have gone on from a common beginning: in two branches of a vault, or while a checkout had taken the transcript
away. What each says after it is kept, in an order that does not depend on the side, so that two clones that merge one
another come to the same. A message whose id the other side has given to another one gets a new id; statements made
of it then name a message of the same conversation that is not theirs, which is the price of counted ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from vault_memory.models import Message
from vault_memory.vault.document import transcript, transcript_writer
from vault_memory.vault.document.transcript import Marker, Transcript

Said = list[tuple[str, str, str]]


def unite(base: str, ours: str, theirs: str) -> str | None:
    """Return the text of both; None where one cannot be parsed, or both changed earlier messages."""
    before, one, two = (transcript.parse(text, "conversation.md") for text in (base, ours, theirs))
    if one.problems or two.problems:
        return None
    first, second = sorted((one, two), key=_order)
    shared = _count_shared(_key_messages(before), _key_messages(first), _key_messages(second))
    if shared == len(first.messages):  # nothing more was said in it
        first, second = second, first
    if shared is None:  # one has united the other's beginning with its own before
        first, second = (first, second) if _goes_on(before, second) else (second, first)
        shared = len(before.messages)
        if not _goes_on(before, second) or _count_messages(before.messages) - _count_messages(first.messages):
            return None
    return _append_tail(first, second, shared)


def _append_tail(first: Transcript, second: Transcript, shared: int) -> str:
    """Append what ``second`` says after its first ``shared`` messages to ``first``."""
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
    """Return the tail's messages that ``first`` lacks, and their new ids: the same text at the same time."""
    taken = set(known.values())
    ids = {(m.role, m.content, m.time): m.id for m in first.messages if m.time and m.id not in taken}
    again = {each.id: ids.pop(key) for each in tail if (key := (each.role, each.content, each.time)) in ids}
    return [each for each in tail if each.id not in again], again


def _order(side: Transcript) -> tuple[str, str]:
    """Return a key that orders versions the same wherever they are merged: the one that ended first comes first."""
    times = [message.time for message in side.messages if message.time]
    return (max(times).isoformat() if times else "", side.text)


def _key_messages(side: Transcript) -> Said:
    return [(message.id, message.role, message.content) for message in side.messages]


def _count_messages(messages: Sequence[Message]) -> Counter[tuple[str, str]]:
    return Counter((message.role, message.content) for message in messages)


def _goes_on(before: Transcript, side: Transcript) -> bool:
    return _key_messages(side)[: len(before.messages)] == _key_messages(before)


def _count_shared(before: Said, one: Said, two: Said) -> int | None:
    """Return how many messages both begin with; None where one of them does not begin as the ancestor did."""
    if any(side[: len(before)] != before for side in (one, two)):
        return None
    shorter = min(len(one), len(two))
    return next((n for n in range(shorter) if one[n] != two[n]), shorter)


def _map_ids(messages: Sequence[Message], others: Sequence[Message]) -> dict[str, str]:
    """Return how ``messages`` call the ``others``, which are all among them."""
    by_text: dict[tuple[str, str], list[str]] = {}
    for message in messages:
        by_text.setdefault((message.role, message.content), []).append(message.id)
    called = {}
    for other in others:
        known = by_text[other.role, other.content]
        called[other.id] = known.pop(known.index(other.id) if other.id in known else 0)
    return called


def list_covered(marker: Marker, side: Transcript) -> set[str]:
    """Return the messages that it is about."""
    order = [message.id for message in side.messages]
    if marker.first not in order or marker.last not in order:
        return set()
    return set(order[order.index(marker.first) : order.index(marker.last) + 1])


def runs(order: Sequence[str], wanted: set[str]) -> Iterator[tuple[str, str]]:
    """Yield first and last of each run of wanted messages."""
    run: list[str] = []
    for name in (*order, ""):
        if name in wanted:
            run.append(name)
        elif run:
            yield run[0], run[-1]
            run = []
