"""Messages that git has overwritten and has never heard of.

Of a transcript it does not matter which version git has put in the file's place, a merge or a stash makes one of its
own, nor whether it knows the version that is gone, which it may have read for a commit that then failed. What matters
is each message: one that a commit or a stash of any branch holds waits there, and the working tree tells the truth of
its own branch; one that is in none of them and in no file would be lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from vault_memory.models import Message
from vault_memory.vault import known, transcript
from vault_memory.vault.repository import GitError

if TYPE_CHECKING:
    from vault_memory.vault.store import Store

_Said = tuple[object, ...]


def unheard(store: Store, path: str, written: bytes, now: bytes | None) -> bytes | None:
    """A transcript of those messages of ``written`` that are neither in ``now`` nor known to git; None: there are none.

    A file that is gone (``now`` is None) and that git never had, git has not taken away.
    """
    ours = transcript.decode(written, path)
    missing = {said for said, _ in _said(ours.messages)} - _all(now, path)
    if not missing:
        return None
    tracked = False
    try:
        for version in known.versions(store, path):
            tracked = True
            missing -= _all(version, path)
            if not missing:
                return None
    except GitError:
        return None
    if now is None and not tracked:
        return None
    words = {said[:-1] for said in missing}  # of several that say the same, told apart by count, one is missing
    lost = [message for said, message in _said(ours.messages) if said[:-1] in words]
    if len(lost) == len(ours.messages):
        return written
    return transcript.render(replace(ours.conversation, messages=tuple(lost))).encode()


def again(now: bytes, lost: bytes, path: str) -> bytes | None:
    """``now``, and after it what it does not have of ``lost``; None where it cannot be added to."""
    there = transcript.decode(now, path)
    if there.problems:
        return None
    have = {said for said, _ in _said(there.messages)}
    missing = [message for said, message in _said(transcript.decode(lost, path).messages) if said not in have]
    taken = {message.id for message in there.messages}
    return transcript.append(there.text, transcript.number(missing, taken, len(there.messages) + 1)).encode()


def _all(data: bytes | None, path: str) -> set[_Said]:
    return {said for said, _ in _said(transcript.decode(data, path).messages)} if data is not None else set()


def _said(messages: Iterable[Message]) -> list[tuple[_Said, Message]]:
    """Each with what tells it from all others. Its id does not: those are counted, and counted anew."""
    times: Counter[_Said] = Counter()
    found: list[tuple[_Said, Message]] = []
    for message in messages:
        what: _Said = (message.role, message.name, message.content, message.time)
        times[what] += 1
        found.append(((*what, times[what]), message))
    return found
