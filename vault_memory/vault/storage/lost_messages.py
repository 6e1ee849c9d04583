"""Find messages that git overwrote in a transcript and does not hold in any commit or stash.

For a transcript, neither the version that git wrote matters, since a merge or a stash creates a new one, nor whether
git has the overwritten version, which it may have read for a commit that failed. Only messages matter: a message in a
commit or a stash of any branch is safe; a message that is in none of them and not in the file would be lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from vault_memory.models import Message
from vault_memory.vault.document import transcript, transcript_writer
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.git import versions
from vault_memory.vault.git.repository import GitError
from vault_memory.vault.merge.transcript_merge import list_covered, runs

_MessageKey = tuple[object, ...]


def find_lost_messages(root: Path, path: str, written: bytes, now: bytes | None, marks: bool = True) -> bytes | None:
    """Return a transcript of the messages of ``written`` that neither ``now`` nor git has; None if there are none.

    Returns all of ``written`` if git has nothing of what ``now`` lacks; with ``marks``, missing markers (archived,
    undone) count, too. Returns None for a deleted file (``now`` is None) that git never had, since git did not delete
    it. Raises OSError if git fails; the caller tries again later.
    """
    ours = transcript.decode(written, path)
    absent = _list_content(ours) - _list_content(transcript.decode(now or b"", path))
    if not marks:
        absent -= set(ours.markers)
    if not absent:
        return None
    missing, tracked = set(absent), False
    try:
        for version in versions.versions(root, path):
            missing, tracked = missing - _list_content(transcript.decode(version, path)), True
            if not missing:
                return None
    except GitError as error:
        raise OSError(f"{path}: git cannot be asked") from error
    if now is None and not tracked:
        return None
    if missing == absent:
        return written
    words = {said[:-1] for said in missing if isinstance(said, tuple)}  # equal messages differ in their number only
    lost = [message for said, message in _key_messages(ours.messages) if said[:-1] in words]
    return transcript_writer.render(replace(ours.conversation, messages=tuple(lost))).encode() if lost else None


def add_lost_messages(now: bytes, lost: bytes, path: str) -> bytes | None:
    """Return ``now`` followed by the messages of ``lost`` that it lacks; None if ``now`` is malformed."""
    current, lost_one = transcript.decode(now, path), transcript.decode(lost, path)
    if current.problems:
        return None
    have = {said for said, _ in _key_messages(current.messages)}
    missing = [message for said, message in _key_messages(lost_one.messages) if said not in have]
    taken = {message.id for message in current.messages}
    text = transcript_writer.append(current.text, transcript_writer.number(missing, taken, len(current.messages) + 1))
    return _add_markers(text, current, lost_one).encode()


def _add_markers(text: str, current: Transcript, lost_one: Transcript) -> str:
    """Return ``text``, which has all messages of ``lost_one``, with its markers that ``current`` lacks."""
    if current.markers == lost_one.markers:
        return text
    names = {said: message.id for said, message in _key_messages(transcript.parse(text, current.path).messages)}
    called = {message.id: names[said] for said, message in _key_messages(lost_one.messages) if said in names}
    for marker in (each for each in lost_one.markers if each not in current.markers):
        about = {called[each] for each in list_covered(marker, lost_one) if each in called}
        for first, last in runs(list(names.values()), about):
            text = transcript_writer.mark(text, first, last, dict(marker.attributes), marker.what)
    return text


def _list_content(side: Transcript) -> set[object]:
    return {said for said, _ in _key_messages(side.messages)} | set(side.markers)


def _key_messages(messages: Iterable[Message]) -> list[tuple[_MessageKey, Message]]:
    """Return each message with its key. Ids cannot be keys, since messages may be renumbered."""
    times: Counter[_MessageKey] = Counter()
    found: list[tuple[_MessageKey, Message]] = []
    for message in messages:
        what: _MessageKey = (message.role, message.name, message.content, message.time)
        times[what] += 1
        found.append(((*what, times[what]), message))
    return found
