"""Map litellm's errors to ours, and decide which are transient."""

from __future__ import annotations

import re
from typing import Any

from vault_memory.errors import (
    AuthError,
    ContextTooLong,
    LlmError,
    RateLimited,
    Refused,
    RequestRejected,
    TimedOut,
    Unavailable,
)
from vault_memory.settings import LlmSettings

LONGEST_WAIT = 60.0  # seconds: a server that wants more is not waited for
_MAX_MESSAGE = 300  # characters of what the server said
_CREDENTIALS = re.compile(r"(?<=//)[^/@\s]+(?=@)|(?<=\?).+")  # name and password, and a query
_LITELLM_PREFIX = re.compile(r"^(?:(?:litellm\.)?\w+(?:Error|Exception)(?: - |: ))+")


def is_transient(error: BaseException) -> bool:
    """Return whether trying again can help; not with a server that wants to be left alone for long."""
    asked = getattr(error, "retry_after", None) or 0.0
    return isinstance(error, RateLimited | TimedOut | Unavailable) and asked <= LONGEST_WAIT


def map_error(error: Any, kinds: Any, settings: LlmSettings, section: str = "llm") -> LlmError:
    """Return litellm's ``error`` as one of ours; ``kinds``: its module of errors; ``section`` of the settings.

    By class first; but 403 comes as APIError, 422 as BadRequestError and no connection at all as
    InternalServerError, so the status code decides the rest.
    """
    where = f"{settings.model} at {show_server(settings)}" if settings.api_base else settings.model
    said = _extract_message(error)
    if settings.api_key:
        said = said.replace(settings.api_key, "…")
    code = getattr(error, "status_code", None)
    match error:
        case _ if isinstance(error, kinds.ContextWindowExceededError) or code == 413:
            return ContextTooLong(f"{where}: the prompt does not fit the model ({said})")
        case kinds.ContentPolicyViolationError():
            return Refused(f"{where}: declined by a content filter ({said})")
        case kinds.Timeout():
            return TimedOut(f"{where}: no reply within {settings.timeout:g} s; raise {section}.timeout")
        case kinds.RateLimitError():
            return RateLimited(f"{where}: rate limit ({said})", _read_retry_after(error))
        case _ if code in {401, 403}:
            hint = (
                f"; a server named by {section}.api_base gets {section}.api_key alone" if not settings.api_key else ""
            )
            return AuthError(f"{where}: the key is not accepted ({said}){hint if settings.api_base else ''}")
        case _ if code is not None and 400 <= code < 500 and code != 408:
            return RequestRejected(f"{where}: {said}", code)
        case _:
            return Unavailable(f"{where}: {said}", _read_retry_after(error))


def show_server(settings: LlmSettings) -> str:
    """Return the address of the server without the name, password or key that it may hold."""
    return _CREDENTIALS.sub("…", settings.api_base)


def _extract_message(error: Any) -> str:
    """Return the server's message in one line, without litellm's prefixes."""
    text = _LITELLM_PREFIX.sub("", str(getattr(error, "message", "") or error))
    line = next((row.strip() for row in text.splitlines() if row.strip()), type(error).__name__)
    return line if len(line) <= _MAX_MESSAGE else line[: _MAX_MESSAGE - 1] + "…"


def _read_retry_after(error: Any) -> float | None:
    """Return the seconds of the header ``retry-after``; None where it is missing or a date."""
    response = getattr(error, "response", None)
    headers = getattr(error, "litellm_response_headers", None) or getattr(response, "headers", None) or {}
    try:
        return max(0.0, float(headers["retry-after"]))
    except (KeyError, ValueError):
        return None
