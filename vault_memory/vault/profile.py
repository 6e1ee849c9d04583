"""Read and write the profile, ``profile.md``: fields in the frontmatter and free text below (FEATURES A13).

The file belongs to the person. A field is set by changing only its own lines; unknown keys, comments, order and every
other byte stay. Every use other than showing it to its owner goes through :func:`read_with_consent`, which checks the
consent and adds a line to the audit log. The profile is in no index, so none has to be cleared.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from vault_memory.errors import InputError, MalformedError, NotFoundError, VaultError
from vault_memory.models import Entry, Problem
from vault_memory.vault.document import frontmatter, frontmatter_edits, structure
from vault_memory.vault.document.lines import bare, restore_line_ends, split
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.state.consent import PROFILE, consent, record, withdraw
from vault_memory.vault.storage.store import Store

FIELDS = ("coding_style", "languages", "frameworks", "goals", "domain", "constraints")
EMPTY = "---\n---\n\n# Profile\n"  # the content of a new file
_MAX_BYTES = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Profile:
    """``fields`` in the file's order, known ones and others, each with the line of its key; ``text`` below them."""

    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lines: Mapping[str, int] = field(default_factory=dict)
    paragraphs: tuple[tuple[int, str], ...] = ()
    source: str = ""
    problems: tuple[Problem, ...] = ()

    @property
    def empty(self) -> bool:
        return not self.fields and not self.paragraphs


def load(store: Store) -> Profile:
    """Return the profile for its owner; an empty one if there is no file. Raises VaultError."""
    try:
        data = store.read(PROFILE)
    except NotFoundError:
        return Profile()
    if len(data) > _MAX_BYTES:
        raise VaultError(PROFILE, f"is larger than {_MAX_BYTES // 1024} KB")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise VaultError(PROFILE, "is not UTF-8; save it as UTF-8") from error
    return parse(text)


def parse(text: str) -> Profile:
    """Parse a profile. Never raises: problems are in ``problems``."""
    _, lines = split(text)
    front = frontmatter.read(lines)
    if front.problem:
        return Profile(source=text, problems=(Problem(PROFILE, front.problem[0], front.problem[1]),))
    fields = {key: tuple(v for v in front.list(key) if v.strip()) for key in front.values}
    found = {key: values for key, values in fields.items() if values}
    at = {
        key: next((n for n, line in enumerate(lines[: front.end], 1) if line.startswith(f"{key}:")), 1) for key in found
    }
    return Profile(found, at, tuple(_paragraphs(lines, front.end)), text)


def read_with_consent(store: Store, verb: str, now: datetime) -> Profile | None:
    """Return the profile, for ``verb`` to use; None without consent. Every such read is logged.

    An unreadable profile is not used, and does not make a search fail.
    """
    if not consent(store).granted:
        return None
    try:
        found = load(store)
        if found.problems or found.empty:
            return None
        record(store, "read", verb, now)
    except VaultError:
        return None
    return found


def entries(profile: Profile) -> list[Entry]:
    """Return one entry for each field and each paragraph: the units that are packed and searched."""
    named = {key: f"{key.replace('_', ' ')}: {'; '.join(values)}" for key, values in profile.fields.items()}
    parts = [(key, profile.lines.get(key, 1), text) for key, text in named.items()]
    parts += [("text", line, text) for line, text in profile.paragraphs]
    return [
        Entry(
            f"{PROFILE}#{number}.{kind}", "profile", PROFILE, line, text,
            heading="Profile", topic="Profile", type=kind, role="person", by_person=True,
        )
        for number, (kind, line, text) in enumerate(parts)
    ]  # fmt: skip


def assign(store: Store, key: str, values: Sequence[str], now: datetime) -> Profile:
    """Set a field, or remove it if there are no values. A single ``domain`` is written as a string, others as a list.

    Raises InputError for an unknown field, MalformedError for a file that must be repaired first, VaultError.
    """
    wanted = check_field(key)
    given = [" ".join(value.split()) for value in values if value.strip()]

    def change(data: bytes | None) -> bytes:
        text = data.decode() if data is not None else EMPTY
        before = parse(text)
        if before.problems:
            raise MalformedError(PROFILE, before.problems[0].line, before.problems[0].message)
        return set_values(text, wanted, given).encode()

    load(store)
    return _change(store, change, now, f"set {wanted.replace('_', ' ')} of the profile")


def begin(store: Store, data: bytes, now: datetime) -> None:
    """Create the file, unless it exists, for its owner to fill in. Raises VaultError."""
    _change(store, lambda found: data if found is None else found, now, "began the profile")


def _change(store: Store, change: Callable[[bytes | None], bytes], now: datetime, summary: str) -> Profile:
    with start_run(store, "profile", now=now) as run:
        run.summary = summary
        return parse(run.change(PROFILE, change).decode())


def revoke(store: Store, now: datetime, verb: str, *, keep_file: bool = False) -> None:
    """Withdraw consent, and delete the profile with all copies unless ``keep_file``. Raises VaultError."""
    with start_run(store, "consent", now=now, copies=False) as run:
        run.summary = "withdrew consent to the use of the profile"
        if not keep_file and store.resolve(PROFILE).exists():
            run.paths[PROFILE] = None
        withdraw(store, now, verb, keep_file=keep_file)


def set_values(text: str, key: str, values: Sequence[str]) -> str:
    """Return ``text`` with the field set. Raises VaultError if the file cannot be edited in place."""
    bom, lines = split(text)
    if not frontmatter.read(lines).end:
        lines = ["---\n", "---\n", *(["\n"] if lines else []), *lines]
    end = frontmatter.read(lines).end
    plain = key == "domain" and len(values) == 1
    front = frontmatter_edits.assign(lines[:end], key, values[0] if plain else tuple(values))
    after = bom + "".join([*front, *lines[end:]])
    if sorted(parse(after).fields.get(key, ())) != sorted(values):
        raise VaultError(PROFILE, f"'{key}' cannot be set without rewriting the whole file; edit it by hand")
    return after


def revise(
    store: Store, fields: Mapping[str, Sequence[str]], text: str | None, seen: Callable[[bytes], None], now: datetime
) -> Profile:
    """Set several fields, and the ``text`` below them unless it is None; every other byte stays.

    ``seen`` gets the current content (b'' if there is no file) and may raise. Raises InputError, MalformedError,
    VaultError.
    """
    wanted = {check_field(key): [" ".join(value.split()) for value in values] for key, values in fields.items()}

    def change(data: bytes | None) -> bytes:
        seen(data or b"")
        after = data.decode() if data is not None else EMPTY
        before = parse(after)
        if before.problems:
            raise MalformedError(PROFILE, before.problems[0].line, before.problems[0].message)
        for key, values in wanted.items():
            given = [value for value in values if value]
            if sorted(given) != sorted(before.fields.get(key, ())):
                after = set_values(after, key, given)
        if text is not None and "\n".join(text.splitlines()) != "\n".join(body(after).splitlines()):
            bom, lines = split(after)
            after = bom + "".join(lines[: frontmatter.read(lines).end]) + restore_line_ends(body(after), text)
        return after.encode()

    load(store)
    return _change(store, change, now, "changed the profile")


def body(source: str) -> str:
    """Return the text below the frontmatter."""
    _, lines = split(source)
    return "".join(lines[frontmatter.read(lines).end :])


def check_field(key: str) -> str:
    """Return the field of that name. Raises InputError."""
    wanted = key.strip().casefold().replace(" ", "_").replace("-", "_")
    if wanted in FIELDS:
        return wanted
    near = difflib.get_close_matches(wanted, FIELDS, 1)
    hint = f"; did you mean '{near[0]}'?" if near else f"; fields: {', '.join(FIELDS)}"
    raise InputError(f"the profile has no field '{key}'{hint} (other text: vault-memory profile edit)")


def _paragraphs(lines: Sequence[str], start: int) -> list[tuple[int, str]]:
    """Return runs of lines below the frontmatter, without headings."""
    heads = {
        number for heading in structure.scan(lines, start).headings for number in range(heading.first, heading.end)
    }
    found: list[tuple[int, str]] = []
    run: list[str] = []
    for number in range(start, len(lines) + 1):
        line = bare(lines[number]).strip() if number < len(lines) and number not in heads else ""
        if line:
            run.append(line)
        elif run:
            found.append((number - len(run) + 1, "\n".join(run)))
            run = []
    return found
