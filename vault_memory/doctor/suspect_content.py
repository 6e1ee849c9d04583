"""Report text that reads like orders to an agent, and redacted secrets: how many and where, never the secret."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from vault_memory.archive.decisions.suspect_statements import Suspect
from vault_memory.archive.redaction_marks import Redaction
from vault_memory.doctor.finding import Finding
from vault_memory.models import Entry
from vault_memory.text.injection import instruction

_MAX_LISTED = 20  # files that are listed one by one


def check_instructions(suspects: Iterable[Suspect]) -> Iterator[Finding]:
    """Report text that reads like an order to an agent: each statement of a topic, and messages by file.

    Proposals are reported by `state_checks.check_review_queue`.
    """
    messages: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for suspect in suspects:
        if suspect.state == "cell":
            message = f"reads like an order to an agent ({suspect.rule}), and is left out of searches and prompts"
            yield Finding(
                "trust", "warning", suspect.path, suspect.line, message, "delete it, or write it in your own words"
            )
        else:
            messages[suspect.path].append((suspect.line, suspect.rule))
    texts = "sentence reads like an order to an agent", "sentences read like orders to an agent"
    yield from _group_by_file("trust", messages, texts)


def list_file_suspects(entries: Iterable[Entry]) -> Iterator[Suspect]:
    """Yield texts that read like orders in files that are searched in place."""
    for entry in entries:
        yield Suspect(entry.path, entry.line, "message", instruction(entry.text, "file"), entry.text)


def check_redactions(redactions: Iterable[Redaction]) -> Iterator[Finding]:
    """Report placeholders that stand for secrets."""
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for redaction in redactions:
        found[redaction.path].append((redaction.line, redaction.rule))
    texts = "secret was replaced by a placeholder", "secrets were replaced by placeholders"
    yield from _group_by_file("secret", found, texts, "change each of them where it is used: it was sent to a chat")


def _group_by_file(
    kind: str, found: dict[str, list[tuple[int, str]]], texts: tuple[str, str], mend: str = ""
) -> Iterable[Finding]:
    """Yield one finding per file, and one for the files beyond the limit. ``texts``: singular and plural."""
    for path in list(found)[:_MAX_LISTED]:
        rules = ", ".join(dict.fromkeys(rule for _, rule in found[path]))
        message = f"{len(found[path]):,} {texts[len(found[path]) > 1]} ({rules})"
        yield Finding(kind, "note", path, found[path][0][0], message, mend)
    if rest := list(found.values())[_MAX_LISTED:]:
        count = sum(map(len, rest))
        yield Finding(kind, "note", ".", 0, f"{count:,} more in {len(rest):,} other files: {texts[1]}", mend)
