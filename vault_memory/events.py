"""Send events to subscribers and to the log ``vault_memory``.

An event has a name (``archival``) and fields (``operation``, ``stage``, ``topic``, counts, lengths); never
the text of a message or a cell, so that logs hold nothing a person said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging import Logger

Subscriber = Callable[[str, dict[str, object]], None]

_subscribers: list[Subscriber] = []


def emit(name: str, **values: object) -> None:
    """Send an event to the subscribers and the log. A subscriber that fails is logged and does not stop the others."""
    _get_logger().debug("%s %s", name, values, extra={"event": name, "fields": values})
    for subscriber in tuple(_subscribers):
        try:
            subscriber(name, values)
        except Exception:  # noqa: BLE001 - an error in a host's callback must not stop archiving
            _get_logger().exception("a subscriber to events failed")


@contextmanager
def subscribe(subscriber: Subscriber) -> Iterator[None]:
    """Send events to a subscriber for the duration of a ``with`` block."""
    _subscribers.append(subscriber)
    try:
        yield
    finally:
        _subscribers.remove(subscriber)


@cache
def _get_logger() -> Logger:
    """Return the logger; it is created on first use, because most commands log nothing."""
    import logging

    logger = logging.getLogger("vault_memory")
    logger.addHandler(logging.NullHandler())
    return logger
