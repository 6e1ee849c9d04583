"""What doctor tells of what is not taken at its word, and of secrets: how many and where, never the secret itself."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from vault_memory.archive.decisions.trust import Suspect
from vault_memory.archive.redaction_marks import Redaction
from vault_memory.doctor.finding import Finding
from vault_memory.models import Entry
from vault_memory.text.injection import instruction

_MANY = 20  # files told one by one


def orders(suspects: Iterable[Suspect]) -> Iterator[Finding]:
    """What reads like an order to an agent: a statement of a topic each, messages by transcript.

    What waits for review is told there.
    """
    messages: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for suspect in suspects:
        if suspect.state == "cell":
            message = f"reads like an order to an agent ({suspect.rule}), and is left out of searches"
            yield Finding("trust", "warning", suspect.path, suspect.line, message, "delete it, or say it in your words")
        else:
            messages[suspect.path].append((suspect.line, suspect.rule))
    said = "sentence reads like an order to an agent", "sentences read like orders to an agent"
    yield from _by_file("trust", messages, said, "nothing: these stay out of prompts")


def elsewhere(entries: Iterable[Entry]) -> Iterator[Suspect]:
    """What of the files that are searched where they are reads so."""
    for entry in entries:
        yield Suspect(entry.path, entry.line, "message", instruction(entry.text, "file"), entry.text)


def secrets(redactions: Iterable[Redaction]) -> Iterator[Finding]:
    """Where placeholders stand for secrets."""
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for redaction in redactions:
        found[redaction.path].append((redaction.line, redaction.rule))
    said = "secret was taken out", "secrets were taken out"
    yield from _by_file("secret", found, said, "nothing here; a secret that was told to a chat is better changed")


def _by_file(kind: str, found: dict[str, list[tuple[int, str]]], said: tuple[str, str], mend: str) -> Iterable[Finding]:
    for path in list(found)[:_MANY]:
        rules = ", ".join(dict.fromkeys(rule for _, rule in found[path]))
        message = f"{len(found[path]):,} {said[len(found[path]) > 1]} ({rules})"
        yield Finding(kind, "note", path, found[path][0][0], message, mend)
    if rest := list(found.values())[_MANY:]:
        count = sum(map(len, rest))
        yield Finding(kind, "note", ".", 0, f"and {count:,} more in {len(rest):,} files")
