"""Settings: defaults < the user's own config file < ``config.yaml`` in the vault < environment < arguments.

A setting is ``section.key``; in the environment ``VAULT_MEMORY_SECTION_KEY``, and the ``RAG_*`` names of R11.
The section ``llm`` (models, endpoints, keys) is refused in a vault: somebody else's vault must not redirect
conversations.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from vault_memory.errors import InputError
from vault_memory.settings import Settings

DEFAULT_HOME = "~/.memory"
DEFAULT_USER = "default"
MOST_DAYS = 365_000  # a thousand years; beyond that there are no dates

_ALIASES = {
    "RAG_HYBRID": "search.hybrid",
    "RAG_CHUNKING": "search.chunking",
    "RAG_TOKEN_BUDGET": "context.budget",
    "RAG_SUMMARY_FREQUENCY": "archive.summary_frequency",
    "RAG_RERANK_ALPHA": "search.alpha",
    "RAG_RERANK_BETA": "search.beta",
    "RAG_RERANK_GAMMA": "search.gamma",
}
_CHOICES = {"llm.structured": ("auto", "always", "never"), "llm.trust": ("auto", "strict", "trusting")}
_LEAST = {"search.limit": 1, "search.max_limit": 1, "embedder.batch": 1}
_MOST = dict.fromkeys(
    ("archive.prune_after", "decay.after", "decay.archive_after", "metrics.days", "undo.days"), MOST_DAYS
) | {"serve.port": 65_535}
_LIMIT = 10**9  # of any other number: more is a slip, and times and sums run over
_TIMES = ("jobs.decay", "jobs.retention")
_PRIVATE = ("llm.", "embedder.model", "embedder.api_")  # never from a vault
_SECTIONS = {section.name for section in fields(Settings)}


def private(setting: str) -> bool:
    """Models, endpoints and keys: never from a vault, and not a page's business."""
    return setting.startswith(_PRIVATE)


def user_file() -> Path:
    """The user's own config file, which no vault brings along."""
    return _user_file(os.environ.get("XDG_CONFIG_HOME"), os.environ.get("HOME"))


@cache
def _user_file(*places: str | None) -> Path:
    """Worked out once for each value of the variables that it depends on: every search asks where it is."""
    import platformdirs

    return platformdirs.user_config_path("vault-memory", appauthor=False) / "config.yaml"


def load_settings(
    vault: Path | None = None,
    overrides: Mapping[str, object] | None = None,
    environ: Mapping[str, str] = os.environ,
) -> Settings:
    """Settings for one vault. Raises InputError that names the source of a bad value, and the mend."""
    settings = Settings()
    for origin, values in _layers(vault, overrides, environ):
        settings = _merge(settings, values, origin)
    return settings


@dataclass(frozen=True, slots=True)
class Origin:
    """One setting as it stands; ``origin`` is ``default``, a file, ``environment`` (the variable) or ``arguments``."""

    setting: str
    value: object
    origin: str


def origins(
    vault: Path | None = None,
    overrides: Mapping[str, object] | None = None,
    environ: Mapping[str, str] = os.environ,
) -> list[Origin]:
    """Every setting, its value and where that comes from. Raises InputError as :func:`load_settings` does."""
    settings = load_settings(vault, overrides, environ)
    found = {setting: origin for origin, values in _layers(vault, overrides, environ) for setting in values}
    rows = []
    for section in fields(Settings):
        values = getattr(settings, section.name)
        for key in fields(values):
            setting = f"{section.name}.{key.name}"
            origin = found.get(setting, "default")
            if origin == "environment":
                origin = f"environment ({_variable(setting, environ)})"
            rows.append(Origin(setting, getattr(values, key.name), origin))
    return rows


def _layers(
    vault: Path | None, overrides: Mapping[str, object] | None, environ: Mapping[str, str]
) -> Iterator[tuple[str, dict[str, object]]]:
    """The sources of settings with what they hold, each stronger than those before."""
    yield str(user_file()), _read_file(user_file())
    if vault is not None:
        values = _read_file(vault / "config.yaml")
        refused = next((setting for setting in values if private(setting)), "")
        if refused:
            raise InputError(
                f"{vault / 'config.yaml'}: a vault cannot choose models, endpoints or keys; move '{refused}' "
                f"to {user_file()} or into VAULT_MEMORY_{refused.replace('.', '_').upper()}"
            )
        yield str(vault / "config.yaml"), values
    yield "environment", _from_environment(environ)
    yield "arguments", dict(overrides or {})


def _read_file(path: Path) -> dict[str, object]:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read ({error})") from error
    import yaml  # hooks start faster without it

    try:
        loaded = yaml.safe_load(text)
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
    settings = dict.fromkeys(_variables().values())
    return {setting: environ[name] for setting in settings if (name := _variable(setting, environ))}


def names() -> list[str]:
    """Every setting, in the order of the file."""
    return [f"{section.name}.{key.name}" for section in fields(Settings) for key in fields(_section_type(section.name))]


def checked(setting: str, value: object) -> object:
    """The value in the type of the setting; None, where none is given. Raises InputError, with a suggestion."""
    section, _, key = setting.partition(".")
    default = _merge(Settings(), {} if value is None else {setting: value}, "config")
    if setting not in names():
        _merge(default, {setting: ""}, "config")
    return None if value is None else getattr(getattr(default, section), key)


def _variable(setting: str, environ: Mapping[str, str]) -> str:
    """The variable that holds the setting; its full name wins over a ``RAG_*`` one. ``""``: none does."""
    full = f"VAULT_MEMORY_{setting.replace('.', '_')}".upper()
    short = [name for name, aliased in _ALIASES.items() if aliased == setting]
    return next((name for name in (full, *short) if environ.get(name, "") != ""), "")


def _section_type(name: str) -> type[Any]:
    return type(getattr(Settings(), name))


def _merge(settings: Settings, values: Mapping[str, object], origin: str) -> Settings:
    for setting, value in values.items():
        section_name, _, key = setting.partition(".")
        section = getattr(settings, section_name, None) if section_name in _SECTIONS else None
        known = {f.name for f in fields(section)} if section is not None else set()
        if section is None or key not in known:
            names = [f"{s}.{f.name}" for s in sorted(_SECTIONS) for f in fields(_section_type(s))]
            import difflib

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
        least, most = _LEAST.get(setting, 0), _MOST.get(setting, _LIMIT)
        if number is None or not least <= number <= most:
            what = "a whole number" if kind is int else "a number"
            bounds = f"of {least} or more" if number is None or not number > most else f"of {most} at most"
            raise InputError(f"{origin}: {setting} must be {what} {bounds}, not '{text}'")
        return number
    if setting in _TIMES and not re.fullmatch(r"([01]?\d|2[0-3]):[0-5]\d|never", text):
        raise InputError(f"{origin}: {setting} must be a time such as 03:00, or 'never', not '{text}'")
    if setting in _CHOICES and text not in _CHOICES[setting]:
        raise InputError(f"{origin}: {setting} must be one of {', '.join(_CHOICES[setting])}, not '{text}'")
    if isinstance(default, tuple):
        parts = value if isinstance(value, (list, tuple)) else text.split(",")
        given = tuple(said for part in parts if (said := str(part).strip()))
        if given and setting == "memory.exclude":
            _check_patterns(given, origin)
        return given
    return text


def _check_patterns(patterns: tuple[str, ...], origin: str) -> None:
    from vault_memory.exclusion_patterns import texts

    try:
        texts(patterns)
    except InputError as error:
        raise InputError(f"{origin}: {error}") from None


# --------------------------------------------------------------------------------------------------
# Live settings and the feature flags of R11


def fingerprint(vault: Path, environ: Mapping[str, str] = os.environ) -> tuple[object, ...]:
    """Changes when the settings may have changed: stamps of the files, and the variables that are settings.

    Asked before every search: the few variables there are, and not each of hundreds that might be.
    """
    known = _variables()
    given = ((name, environ.get(name)) for name in environ if name in known)
    return (*map(_stamp, (user_file(), vault / "config.yaml")), *given)


def locked(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Settings that the environment decides, whatever a file says → the variable that does."""
    settings = dict.fromkeys(_variables().values())
    return {setting: name for setting in settings if (name := _variable(setting, environ))}


def flags(settings: Settings) -> dict[str, bool | float]:
    """The feature flags, by their short names (``hybrid``, ``token_budget`` …)."""
    return {name.removeprefix("RAG_").lower(): _value(settings, setting) for name, setting in _ALIASES.items()}


def _value(settings: Settings, setting: str) -> bool | float:
    section, _, key = setting.partition(".")
    found: bool | float = getattr(getattr(settings, section), key)
    return found


@cache
def _variables() -> dict[str, str]:
    """Environment variable → setting."""
    full = {
        f"VAULT_MEMORY_{section.name}_{key.name}".upper(): f"{section.name}.{key.name}"
        for section in fields(Settings)
        for key in fields(_section_type(section.name))
    }
    return _ALIASES | full


def _stamp(path: Path) -> tuple[int, ...] | None:
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_mtime_ns, stat.st_ctime_ns, stat.st_size, stat.st_ino
