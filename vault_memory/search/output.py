"""Format search results as JSON for programs (DESIGN "Contracts") and as text for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from vault_memory.models import Context, Entry, Hit, SearchResult
from vault_memory.search.query import parse
from vault_memory.search.snippets import Snippet, snippet
from vault_memory.text.display import format_day, format_moment

_UNITS = (("year", 365.25), ("month", 30.44), ("week", 7.0), ("day", 1.0))
_STATEMENT = "id", "type", "topic", "path", "line", "text", "salience", "confidence", "created", "sources"
_PASSAGE = "topic", "heading", "path", "line", "text", "chunk", "created"
_FIELDS: Mapping[str, Sequence[str]] = {
    "summary": ("topic", "path", "text", "updated"),
    "recap": ("conversation", "path", "line", "text", "chunk"),
    "profile": ("field", "path", "line", "text"),
    "cell": _STATEMENT,
    "past": _STATEMENT,
    "entity": ("id", "type", "path", "line", "text", "created"),
    "file": ("type", "heading", "project", "path", "file", "line", "text", "tags", "chunk", "created"),
    "message": ("id", "chunk", "conversation", "message", "role", "name", "path", "line", "text", "created"),
}
"""The fields of a result in JSON, by its tier; of other tiers those of a passage."""

STALE = "not all of the newest changes are in this answer: they are still being indexed; ask again in a moment"


def to_json(result: SearchResult, *, explain: bool = False) -> dict[str, Any]:
    """Return ``{"query", "took_ms", "results": […]}``, with ``stale`` and ``notes`` if there are any."""
    answer: dict[str, Any] = {
        "query": result.query,
        "took_ms": result.took_ms,
        "results": [hit_to_json(hit) | (_explain_json(hit) if explain else {}) for hit in result.hits],
    }
    if result.stale:
        answer["stale"] = True
    if result.notes:
        answer["notes"] = list(result.notes)
    return answer


def context_to_json(context: Context) -> dict[str, Any]:
    """Return the text, its tokens, its items as in `to_json`, and what was left out and why."""
    answer: dict[str, Any] = {
        "query": context.query,
        "took_ms": context.took_ms,
        "text": context.text,
        "tokens": context.tokens,
        "budget": context.budget,
        "included": [hit_to_json(hit) for hit in context.included],
        "left_out": [
            {
                "tier": left.entry.tier,
                "id": left.entry.id or left.entry.key,
                "path": left.entry.path,
                "line": left.entry.line,
                "tokens": left.tokens,
                "reason": left.reason,
            }
            for left in context.left_out
        ],
        "overflow": context.overflow,
    }
    return (
        answer | ({"stale": True} if context.stale else {}) | ({"notes": list(context.notes)} if context.notes else {})
    )


def hit_to_json(hit: Hit) -> dict[str, Any]:
    entry = hit.entry
    row = {"tier": entry.tier, **{name: _get_value(entry, name) for name in _FIELDS.get(entry.tier, _PASSAGE)}}
    if entry.superseded:
        row["superseded"] = format_moment(entry.superseded)
    if entry.tier != "summary" and entry.display_date not in (None, entry.created):
        row["dated"] = format_moment(entry.display_date)
    row["score"] = round(hit.score, 4)
    if hit.warning:
        row["warning"] = hit.warning
    if hit.waiting:
        row["waiting"] = list(hit.waiting)
    if hit.more:
        row["more"] = [_show_beneath(entry, hit.entry) for entry in hit.more]
    return row


def _get_value(entry: Entry, name: str) -> Any:
    match name:
        case "field":
            return entry.type
        case "path":
            return entry.path.removeprefix("file:")
        case "chunk":
            return _chunk(entry)
        case "created" if entry.tier in ("cell", "past"):
            return format_day(entry.created) or None
        case "created" | "updated":
            return format_moment(getattr(entry, name))
        case "sources" | "tags":
            return list(getattr(entry, name))
        case _:
            return getattr(entry, name)


def _show_beneath(entry: Entry, above: Entry) -> dict[str, Any]:
    """Return lines shown beneath a hit: the place of a message it cites; another place of its file, with its text."""
    place: dict[str, Any] = {"tier": entry.tier}
    if entry.tier == "message":
        place["id"] = entry.id
    place |= {"path": entry.path.removeprefix("file:"), "line": entry.line}
    return place | ({"heading": entry.heading, "text": entry.text} if entry.path == above.path else {})


def _chunk(entry: Entry) -> dict[str, Any] | None:
    """Return which part of its message the entry is; None for a whole message."""
    part = entry.chunk
    if part is None:
        return None
    return {"index": part.index, "kind": part.kind, "language": part.language, "tokens": part.tokens}


@dataclass(frozen=True, slots=True)
class OutputLine:
    """A line of the printed results and its ``kind``; ``entry``: the entry shown, with its line in the file."""

    text: str
    kind: Literal["head", "label", "text", "place", "explain", "note"]
    entry: Entry | None = None


def to_text(result: SearchResult, now: datetime | None = None, *, explain: bool = False, full: bool = False) -> str:
    """Return the results as text: for each memory a label line beginning with ``---``, its text, and its place.

    A long text is cut to the part with the query's words, unless ``full``. Summaries come first.
    """
    return "\n".join(line.text for line in to_lines(result, now, explain=explain, full=full))


def sort_for_print(hits: Sequence[Hit]) -> list[Hit]:
    """Return the hits in printed order, summaries first. `show` numbers hits in this order, from 1."""
    return sorted(hits, key=lambda hit: hit.entry.tier not in ("profile", "summary", "recap"))


def to_lines(
    result: SearchResult, now: datetime | None = None, *, explain: bool = False, full: bool = False
) -> Iterator[OutputLine]:
    """Yield the lines of `to_text`, each with its kind."""
    present = now or datetime.now(UTC)
    terms = () if full else parse(result.query).terms
    head = _headline(result)
    yield OutputLine(head, "head")
    notes = [*([STALE] if result.stale else []), *(note for note in result.notes if note != head)]
    if notes:
        yield OutputLine("", "note")
        yield from (OutputLine(note, "note") for note in notes)
    for number, hit in enumerate(sort_for_print(result.hits), 1):
        yield OutputLine("", "text")
        yield from _block(hit, number, present, terms, full)
        if explain:
            yield OutputLine(f"  {_format_explanation(hit.score, hit.explain)}", "explain")
            if hit.entry.asked:
                yield OutputLine(f"  answers: {hit.entry.asked}", "explain")


def _headline(result: SearchResult) -> str:
    count = len(result.hits)
    if count:
        return f"Found {count} relevant {'memory' if count == 1 else 'memories'}:"
    return "no memories yet" if "no memories yet" in result.notes else "Nothing found."


def _block(hit: Hit, number: int, now: datetime, terms: Sequence[str], full: bool) -> Iterator[OutputLine]:
    yield OutputLine(f"--- {label(hit.entry, now)} ---", "label")
    if hit.warning:
        yield OutputLine(f"  ({hit.warning})", "note")
    yield from _show_entry(hit.entry, f"{number} · ", terms, full, hit.waiting)
    for other in hit.more:
        if other.path == hit.entry.path:  # another place of the same file
            yield from _show_entry(other, "", terms, full)


def _show_entry(
    entry: Entry, number: str, terms: Sequence[str], full: bool, waiting: Sequence[str] = ()
) -> Iterator[OutputLine]:
    """Yield the text of an entry, or the passage around the words of the query, and its place."""
    shown = Snippet(entry.text) if full else snippet(entry.text, terms)
    lines = shown.text.split("\n")
    if shown.header:
        yield OutputLine(shown.header, "text")
    for line in lines if full else (line for line in lines if line.strip()):
        yield OutputLine(line, "text")
    for change in waiting:
        yield OutputLine(f"  {change}", "text")
    standing = replace(entry, line=entry.line + shown.line) if entry.line else entry
    yield OutputLine(f"  {number}{place(standing)}", "place", standing)


def label(entry: Entry, now: datetime) -> str:
    """Return the label of an entry: its kind, and its age or date."""
    age = age_in_words(entry.display_date, now)
    match entry.tier:
        case "profile":
            return f"Profile [{entry.type}]"
        case "summary":
            return f'Topic Summary: "{entry.topic}"' + (f" (updated {age})" if age else "")
        case "recap":
            return f'Conversation Summary: "{entry.heading or entry.conversation}"'
        case "cell" | "past":
            ended = f"superseded {entry.superseded.astimezone(UTC):%Y-%m-%d}" if entry.superseded else ""
            said = ", ".join(filter(None, (age, ended, f"salience: {entry.salience:.2g}")))
            return f"Cell [{entry.type}] ({said})"
        case "entity":
            return f"Entity [{entry.type}]: {entry.heading}"
        case "file":
            kind = f" [{entry.type}]" if entry.type != "fact" else ""
            return f"File{kind}: {entry.heading}" + (f" ({age})" if age else "")
        case "message":
            day = f"{entry.display_date.astimezone(UTC):%Y-%m-%d}, " if entry.display_date else ""
            return f"Message: {entry.name or entry.role}" + (f" ({day}{age})" if age else "")
        case _:
            name = entry.heading or entry.topic or entry.path
            return f"{entry.tier.capitalize()}: {name}" + (f" ({age})" if age else "")


def place(entry: Entry) -> str:
    """Return the topic, or the title of the conversation, with file and line (absolute: outside the vault)."""
    path = entry.file or entry.path.removeprefix("file:")
    where = f"{path}:{entry.line}" if entry.line else path
    if entry.tier == "message":
        return f"{entry.heading or entry.id} · {where}"
    return f"{entry.topic} · {where}" if entry.topic and entry.tier not in ("summary", "profile") else where


def _explain_json(hit: Hit) -> dict[str, Any]:
    return {"explain": dict(hit.explain)} | ({"answers": hit.entry.asked.split("; ")} if hit.entry.asked else {})


def _format_explanation(score: float, explain: Mapping[str, float]) -> str:
    return f"score {score:.3f} = " + ", ".join(f"{name} {value:g}" for name, value in explain.items())


def age_in_words(moment: datetime | None, now: datetime) -> str:
    """Return the age, such as ``3 days ago``; ``""`` for an unknown time; the date for one over a day in the future."""
    if moment is None:
        return ""
    days = (now - moment) / timedelta(days=1)
    if days < -1:
        return f"{moment.astimezone(UTC):%Y-%m-%d}"
    if days < 1:
        hours = int(max(0.0, days) * 24)
        return "just now" if hours < 1 else _count(hours, "hour")
    for unit, length in _UNITS:
        if days >= length:
            return _count(int(days / length), unit)
    return ""


def _count(number: int, unit: str) -> str:
    return f"{number} {unit}{'' if number == 1 else 's'} ago"
