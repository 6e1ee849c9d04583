"""Long-term memory for people and their LLM agents, kept as plain markdown that people own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vault_memory.async_memory import AsyncMemory
    from vault_memory.errors import VaultMemoryError
    from vault_memory.memory import Memory
    from vault_memory.models import Context, Conversation, Hit, Message, Report, SearchResult, Topic

__version__ = "0.1.0"

_HOMES = {
    "AsyncMemory": "async_memory",
    "Context": "models",
    "Conversation": "models",
    "Hit": "models",
    "Memory": "memory",
    "Message": "models",
    "Report": "models",
    "SearchResult": "models",
    "Topic": "models",
    "VaultMemoryError": "errors",
}

__all__ = [
    "AsyncMemory",
    "Context",
    "Conversation",
    "Hit",
    "Memory",
    "Message",
    "Report",
    "SearchResult",
    "Topic",
    "VaultMemoryError",
]


def __getattr__(name: str) -> object:
    """Names are loaded when first used, so that ``import vault_memory`` costs next to nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
