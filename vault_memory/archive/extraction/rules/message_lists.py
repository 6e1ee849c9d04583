"""Join the items of a list, or the rows of a table, to the line that says what they are."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SHOWS = re.compile(r"^(?:(?:ok|okay|so|and|right),? )?(?:(?:here(?:'s| is| are)|this is|these are) )?", re.IGNORECASE)
_LEAD, _ITEM = 60, 32  # characters of a line that says what a list is of; of an item that says little alone
LONGEST = 400  # characters of a sentence; a longer one is a log, a list run together, or dictated
BOX = re.compile(r"\[([ xX])\]\s")


def introduces(text: str) -> bool:
    """Return whether a line says what the list or table after it is of: "Packing list for Porto:"."""
    return text.rstrip().endswith(":") and "\n" not in text.strip() and len(text) <= _LEAD


def is_short_item(text: str) -> bool:
    """Return whether a list item says too little to stand without its heading; a task item stands alone."""
    return 0 < len(text) <= _ITEM and "\n" not in text and text[-1] not in ".!?:|" and not BOX.match(text)


def join_items(lead: str, items: Sequence[str]) -> list[str]:
    """Return sentences that name the items after their lead; none for fewer than two items."""
    if len(items) < 2:
        return []
    lead = _SHOWS.sub("", lead.strip())
    found = [lead := lead[:1].upper() + lead[1:]]
    for item in items:
        if len(found[-1]) + len(item) > LONGEST - 2:
            found.append(lead)
        found[-1] += f" {item}" if found[-1].endswith(":") else f"; {item}"
    return found


def read_row(header: Sequence[str], cells: Sequence[str]) -> str:
    """Return a row as text: "Monday: morning gym 7:00, evening choir"; of two columns without the second's name."""
    named = [(name, cell) for name, cell in zip(header[1:], cells[1:], strict=False) if re.search(r"\w", cell)]
    said = ", ".join(cell if len(header) == 2 else f"{name} {cell}".strip() for name, cell in named)
    return f"{cells[0]}: {said}" if said else ""


def name_table(lead: str) -> str:
    """Return the title of a table from the line before it ("My week from now on"); '' if that is a whole sentence."""
    name = _SHOWS.sub("", lead).rstrip(": ")
    return name[:1].upper() + name[1:] if len(name) <= _LEAD and name[-1:].isalnum() else ""
