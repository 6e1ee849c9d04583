"""Store hashes of forgotten text, so that it is not learned again: ``.state/forgotten.json`` (FEATURES R14).

They prevent learning from the same source: the same conversation archived again, a longer version of it, ``--redo``, a
resumed run. They do not reveal the text: digests are keyed with the vault's salt, and those of statements are bound to
their conversation. The same statement in another conversation is learned.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Add, Conversation, Edit, Item, Message, Supersede
from vault_memory.vault.document.cells import fold, neutralise
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store
from vault_memory.vault.storage.transcript_index import is_unique

PATH = ".state/forgotten.json"
COPY = ".state/forgotten-copy.json"  # so that one damaged file does not make forgotten text learnable again
MARK = "[…]"  # replaces text that was removed from a message
REASON = "forgotten: not learned again from the same source"

_SEGMENT = re.compile(rf"({re.escape(MARK)}|\n|(?<=[.!?…])\s+|(?<=[。！？]))")
_BRANCH = re.compile(r"~\d+$")


@dataclass(frozen=True, slots=True)
class Tombstones:
    """The tombstones of a vault. ``salt`` keys the digests; it is empty until something was forgotten."""

    salt: str = ""
    digests: frozenset[str] = frozenset()

    # -- digests -----------------------------------------------------------------------------------

    def hash_parts(self, *parts: str) -> str:
        content = json.dumps([fold(part) for part in parts], ensure_ascii=False).encode("utf-8", "replace")
        return hashlib.blake2b(content, digest_size=16, key=bytes.fromhex(self.salt)).hexdigest()

    def hash_message(self, conversation: str, message: Message, kind: str = "message") -> str:
        """Hash a message, by its id if that is unique, so that it is recognised in a resumed session, too.

        ``kind`` ``gone``: for a message that was deleted with its conversation and leaves no `MARK`.
        """
        if is_unique(message.id):
            return self.hash_parts(kind, message.id)
        return self.hash_parts(kind, base(conversation), message.role, message.content)

    def hash_segment(self, conversation: str, text: str) -> str:
        return self.hash_parts("segment", base(conversation), text)

    def hash_statement(self, source: str, text: str) -> str:
        """Hash a statement. ``source``: a conversation, a message in it, or ``file:path``."""
        return self.hash_parts("statement", base(source.partition("#")[0]), neutralise(text).casefold())

    def hash_cell(self, cell_id: str) -> str:
        return self.hash_parts("cell", cell_id)

    def hash_text(self, text: str) -> str:
        """Hash a statement without its source; such a digest is not stored in the tombstones."""
        return self.hash_parts("text", text)

    # -- what they forbid --------------------------------------------------------------------------

    def spare(self, conversation: Conversation) -> Conversation:
        """Return the conversation without forgotten text: messages that are gone are left out, others are redacted."""
        if not self.digests:
            return conversation
        kept = []
        for message in conversation.messages:
            left = _replace_content(message, self.redact_message(conversation.id, message))
            known = {self.hash_message(conversation.id, each, "gone") for each in (message, left)}
            if not known & self.digests:
                kept.append(left)
        return replace(conversation, messages=tuple(kept))

    def redact_message(self, conversation: str, message: Message) -> str:
        """Return the message's text without the forgotten parts."""
        if not self.digests:
            return message.content
        if self.hash_message(conversation, message) in self.digests:
            return MARK
        return redact(message.content, lambda part: self.hash_segment(conversation, part) in self.digests)

    def refuses(self, item: Item) -> str:
        """Return why the item must not be learned; '' if it was not forgotten."""
        known = self.digests and self.hash_statement(item.source, item.text) in self.digests
        return REASON if known else ""

    def adds(self, edit: Edit) -> bool:
        """Return whether the edit would bring a forgotten cell back."""
        match edit:
            case Add(id=cell_id) | Supersede(by=Add(id=cell_id)):
                return bool(self.digests) and self.hash_cell(cell_id) in self.digests
            case _:
                return False


def base(conversation: str) -> str:
    """Return the id of the conversation, without the number of a branch."""
    return _BRANCH.sub("", conversation)


def redact(text: str, gone: Callable[[str], bool]) -> str:
    """Replace each sentence or line of ``text`` that is ``gone`` with `MARK`; the rest is unchanged.

    Idempotent, also if done part by part, so that stored text can be compared with incoming text.
    """
    pieces = _SEGMENT.split(text)
    for number in range(0, len(pieces), 2):
        piece = pieces[number]
        if piece.strip() and gone(piece):
            lead = piece[: len(piece) - len(piece.lstrip())]
            pieces[number] = f"{lead}{MARK}{piece[len(piece.rstrip()) :]}"
    return "".join(pieces)


def segments(text: str) -> list[str]:
    """Return the sentences and lines that can be forgotten separately."""
    return [piece for piece in _SEGMENT.split(text)[::2] if piece.strip()]


def load(store: Store) -> Tombstones:
    """Load the vault's tombstones, from the copy if the file itself is damaged or lost.

    Raises VaultError if neither can be read, since nothing may be learned without them.
    """
    problem: Exception | None = None
    for path in (PATH, COPY):
        try:
            data = json.loads(store.read(path))
            return Tombstones(str(data["salt"]), frozenset(map(str, data["digests"])))
        except NotFoundError:
            continue
        except (ValueError, KeyError, TypeError) as error:
            problem = error
    if problem is None:
        return Tombstones()
    raise VaultError(PATH, f"cannot be understood ({problem}); delete it to allow learning what was forgotten")


def load_salted(store: Store) -> Tombstones:
    """Load the tombstones with a salt for digests; nothing is written."""
    found = load(store)
    return found if found.salt else Tombstones(secrets.token_hex(16))


def add(store: Store, salt: str, digests: Iterable[str]) -> None:
    """Add digests to the tombstones, permanently. Raises VaultError."""
    with store.lock():
        known: Collection[str] = load(store).digests
        data = {"version": 1, "salt": salt, "digests": sorted({*known, *digests})}
        atomic_files.private_folder(store.root / ".state", ".state")
        for path in (COPY, PATH):
            atomic_files.replace(store.resolve(path), (json.dumps(data, indent=1) + "\n").encode(), path, mode=0o600)


def _replace_content(message: Message, content: str) -> Message:
    return message if content == message.content else replace(message, content=content)
