"""Cache values computed from the most recently read texts, limited by the total number of characters."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

_Made = TypeVar("_Made")


class RecentTexts(Generic[_Made]):
    """Caches values by text and name. A text longer than a quarter of the limit is not cached."""

    def __init__(self, characters: int) -> None:
        self._most, self._held = characters, 0
        self._made: OrderedDict[tuple[str, str], _Made] = OrderedDict()
        self._lock = Lock()

    def get(self, text: str, make: Callable[[], _Made], name: str = "") -> _Made:
        """Return the cached value for the text; compute it with ``make`` if there is none."""
        with self._lock:
            found = self._made.get((name, text))
            if found is not None:
                self._made.move_to_end((name, text))
                return found
        made = make()
        if len(text) <= self._most // 4:
            self._keep((name, text), made)
        return made

    def clear(self) -> None:
        with self._lock:
            self._made.clear()
            self._held = 0

    def _keep(self, key: tuple[str, str], made: _Made) -> None:
        with self._lock:
            if key not in self._made:
                self._made[key] = made
                self._held += len(key[1])
            while self._held > self._most:
                (_, text), _made = self._made.popitem(last=False)
                self._held -= len(text)
