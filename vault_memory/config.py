"""Settings: defaults < ``config.yaml`` in the vault < environment < arguments.

A setting is ``section.key``; in the environment ``VAULT_MEMORY_SECTION_KEY``, and the ``RAG_*`` names of R11.
Endpoints and keys of models never come from a vault: somebody else's vault must not redirect conversations.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from vault_memory.errors import InputError

DEFAULT_HOME = "~/.memory"
DEFAULT_USER = "default"


@dataclass(frozen=True, slots=True)
class MemorySettings:
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class ArchiveSettings:
    """The quality gate (A3), topic match (A4) and lazy consolidation (A7)."""

    min_length: int = 20  # a statement must be longer than this, in characters
    min_confidence: float = 0.7  # and its confidence above this
    vague_topics: tuple[str, ...] = ("general", "misc", "other", "unknown")
    match_limit: int = 3  # topics looked at per hint
    compare_limit: int = 5  # cells elsewhere in the vault that an item is held against
    consolidate_after: int = 5  # cells not yet in the summary


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """Hybrid retrieval (R2, R3). Zero for a weight switches that evidence off."""

    limit: int = 10
    max_limit: int = 25
    summaries: int = 3  # in 10 results
    overfetch: int = 2  # candidates of each arm, in multiples of the limit
    candidates: int = 200  # but no fewer than these: evidence of a conversation is summed over them
    hybrid: bool = True  # false: the dense arm alone
    alpha: float = 0.6  # dense
    beta: float = 0.3  # BM25
    gamma: float = 0.1  # code identifiers
    heading: float = 0.5  # BM25 of the heading path and topic, beside 1 for the text
    around: float = 0.35  # BM25 of the neighbouring turns, beside 1 for the text
    window: float = 0.12  # dense, of a message together with the turns before and after it
    nearby: float = 0.18  # other turns that match, close by in the same session
    session: float = 0.22  # words of the query said anywhere in the session
    told: float = 0.3  # the best match among the cells made of the message
    speaker: float = 0.3  # said by somebody the query names
    own_words: float = 0.22  # said by the user or another person, not by an assistant or a tool
    length: float = 0.05  # long enough to say something
    own_length: int = 60  # words: a longer message speaks for itself, its surroundings count less
    reach: float = 8.0  # turns over which nearby evidence fades to 1/e
    recency_rate: float = 0.01  # per day
    recency_floor: float = 0.5


@dataclass(frozen=True, slots=True)
class EmbedderSettings:
    name: str = "wordllama"


@dataclass(frozen=True, slots=True)
class Settings:
    memory: MemorySettings = field(default_factory=MemorySettings)
    archive: ArchiveSettings = field(default_factory=ArchiveSettings)
    search: SearchSettings = field(default_factory=SearchSettings)
    embedder: EmbedderSettings = field(default_factory=EmbedderSettings)


_ALIASES = {
    "RAG_HYBRID": "search.hybrid",
    "RAG_RERANK_ALPHA": "search.alpha",
    "RAG_RERANK_BETA": "search.beta",
    "RAG_RERANK_GAMMA": "search.gamma",
}
_SECTIONS = {section.name for section in fields(Settings)}


def load_settings(
    vault: Path | None = None,
    overrides: Mapping[str, object] | None = None,
    environ: Mapping[str, str] = os.environ,
) -> Settings:
    """Settings for one vault. Raises InputError that names the source of a bad value, and the mend."""
    settings = Settings()
    if vault is not None:
        settings = _merge(settings, _read_file(vault / "config.yaml"), str(vault / "config.yaml"))
    settings = _merge(settings, _from_environment(environ), "environment")
    return _merge(settings, dict(overrides or {}), "arguments")


def _read_file(path: Path) -> dict[str, object]:
    import yaml

    try:
        loaded = yaml.safe_load(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read ({error})") from error
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"{path}:{mark.line + 1}" if mark is not None else str(path)
        raise InputError(f"{where}: not valid YAML; mend it or remove the file") from error
    if loaded is None:
        return {}
    if not isinstance(loaded, dict):
        raise InputError(f"{path}: must hold sections such as 'search:', not {type(loaded).__name__}")
    flat: dict[str, object] = {}
    for section, values in loaded.items():
        if not isinstance(values, dict):
            raise InputError(f"{path}: '{section}' must hold keys and values")
        flat.update({f"{section}.{key}": value for key, value in values.items()})
    return flat


def _from_environment(environ: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {
        setting: environ[name] for name, setting in _ALIASES.items() if environ.get(name, "") != ""
    }
    for section in fields(Settings):
        for key in fields(section.type if isinstance(section.type, type) else _section_type(section.name)):
            name = f"VAULT_MEMORY_{section.name}_{key.name}".upper()
            if environ.get(name, "") != "":
                found[f"{section.name}.{key.name}"] = environ[name]
    return found


def _section_type(name: str) -> type[Any]:
    return type(getattr(Settings(), name))


def _merge(settings: Settings, values: Mapping[str, object], origin: str) -> Settings:
    for setting, value in values.items():
        section_name, _, key = setting.partition(".")
        section = getattr(settings, section_name, None) if section_name in _SECTIONS else None
        known = {f.name for f in fields(section)} if section is not None else set()
        if section is None or key not in known:
            names = [f"{s}.{f.name}" for s in sorted(_SECTIONS) for f in fields(_section_type(s))]
            near = difflib.get_close_matches(setting, names, 1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise InputError(f"{origin}: no setting '{setting}'{hint}")
        converted = _convert(value, getattr(_section_default(section_name), key), setting, origin)
        settings = replace(settings, **{section_name: replace(section, **{key: converted})})
    return settings


def _section_default(name: str) -> object:
    return getattr(Settings(), name)


def _convert(value: object, default: object, setting: str, origin: str) -> object:
    """The value in the type of the default, or an InputError."""
    text = str(value).strip()
    if isinstance(default, bool):
        if isinstance(value, bool):
            return value
        if text.lower() in {"true", "1", "yes", "on"}:
            return True
        if text.lower() in {"false", "0", "no", "off"}:
            return False
        raise InputError(f"{origin}: {setting} must be true or false, not '{text}'")
    if isinstance(default, (int, float)):
        kind = type(default)
        try:
            number = kind(text) if not isinstance(value, bool) else None
        except ValueError:
            number = None
        if number is None or not 0 <= number < float("inf"):
            what = "a whole number" if kind is int else "a number"
            raise InputError(f"{origin}: {setting} must be {what} of 0 or more, not '{text}'")
        return number
    if isinstance(default, tuple):
        parts = value if isinstance(value, (list, tuple)) else text.split(",")
        return tuple(str(part).strip() for part in parts)
    return text
