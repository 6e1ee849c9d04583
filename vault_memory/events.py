"""Send events to subscribers and to the log ``vault_memory``.

An event has a name (``archival``) and fields (``operation``, ``stage``, ``topic``, counts, lengths); never
the text of a message or a cell, so that logs hold nothing a person said.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Subscriber = Callable[[str, dict[str, object]], None]

_log = logging.getLogger("vault_memory")
_log.addHandler(logging.NullHandler())
_subscribers: list[Subscriber] = []


def emit(name: str, **values: object) -> None:
    """Send an event to the subscribers and the log. A subscriber that fails is logged and does not stop the others."""
    _log.debug("%s %s", name, values, extra={"event": name, "fields": values})
    for subscriber in tuple(_subscribers):
        try:
            subscriber(name, values)
        except Exception:  # noqa: BLE001 - a host's callback must not break an archive
            _log.exception("a subscriber to events failed")


@contextmanager
def subscribe(subscriber: Subscriber) -> Iterator[None]:
    """Receive events for the length of a ``with`` block."""
    _subscribers.append(subscriber)
    try:
        yield
    finally:
        _subscribers.remove(subscriber)
