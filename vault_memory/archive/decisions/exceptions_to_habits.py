"""Tell exceptions and earlier times from changes: "this Friday we close at 1" does not end "we close at 6 each day"."""

from __future__ import annotations

from functools import lru_cache

from vault_memory.archive.extraction.rules.language_cues import LanguagePattern
from vault_memory.archive.extraction.rules.statement_reading import read

_ONCE, _THIS_TIME, _FROM_THEN, _RECURRING, _EARLIER = (
    LanguagePattern(kind, "exceptions") for kind in ("once", "this_time", "from_then", "recurring", "earlier")
)
_DATED = "date", "nth"  # kinds of values of what holds on one day only


def is_exception_to(new: str, old: str) -> bool:
    """Return whether ``new`` tells only of one occasion or of earlier times, and ``old`` of how things are in general.

    What a statement calls an exception ends nothing that has no date; "this week" ends nothing that says that it
    recurs, and "last year", with a value, nothing that holds now.
    """
    before = read(old)
    if before.values.keys() & set(_DATED) or _tells_exception(old):
        return False
    if _tells_exception(new):
        return True
    if read(new).changes:
        return False
    if _THIS_TIME.search(new) is not None:
        lasts = _FROM_THEN.search(new) is not None or _THIS_TIME.search(old) is not None
        return not lasts and _RECURRING.search(old) is not None
    return bool(_EARLIER.search(new)) and bool(read(new).values) and _EARLIER.search(old) is None


@lru_cache(maxsize=4_096)
def _tells_exception(text: str) -> bool:
    return _ONCE.search(text) is not None
