"""Load settings: defaults < the user's own config file < ``config.yaml`` in the vault < environment < arguments.

A setting is ``section.key``; in the environment ``VAULT_MEMORY_SECTION_KEY``, and the ``RAG_*`` names of R11.
Models, endpoints and keys are refused in a vault, because somebody else's vault must not redirect conversations.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from vault_memory.errors import InputError
from vault_memory.settings import Settings

DEFAULT_HOME = "~/.memory"
DEFAULT_USER = "default"
MAX_DAYS = 365_000  # a thousand years; subtracting more days would leave the range of datetime

_ALIASES = {
    "RAG_HYBRID": "search.hybrid",
    "RAG_CHUNKING": "search.chunking",
    "RAG_TOKEN_BUDGET": "context.budget",
    "RAG_SUMMARY_FREQUENCY": "archive.summary_frequency",
    "RAG_RERANK_ALPHA": "search.alpha",
    "RAG_RERANK_BETA": "search.beta",
    "RAG_RERANK_GAMMA": "search.gamma",
}
_CHOICES = {
    "llm.structured": ("auto", "always", "never"),
    "llm.trust": ("auto", "strict", "trusting"),
    "index.backend": ("embedded", "milvus"),
    "index.consistency": ("strong", "session", "bounded", "eventually"),
}
_MINIMA = {"search.limit": 1, "search.max_limit": 1, "embedder.batch": 1, "team.open_vaults": 1}
_MAXIMA = dict.fromkeys(
    ("archive.prune_after", "decay.after", "decay.archive_after", "metrics.days", "undo.days"), MAX_DAYS
) | {"serve.port": 65_535, "search.limit": 1_000, "search.max_limit": 1_000}
_MAXIMA |= dict.fromkeys(("archive.min_confidence", "decay.rate", "decay.floor"), 1)  # shares, not percent
_LARGEST_NUMBER = 10**9  # limit for all other numbers: a larger one is a mistake, and times and sums would overflow
_TIMES = ("jobs.decay", "jobs.retention")
_PRIVATE = (  # prefixes of settings that are never read from a vault
    "llm.",
    "embedder.model",
    "embedder.api_",
    "embedder.folder",
    "search.reranker",
    "memory.links",
    "memory.payment_numbers",
    "team.",
    "index.",
)
_SECTIONS = {section.name for section in fields(Settings)}


def is_private(setting: str) -> bool:
    """Return whether a vault and the page must not set this: models, endpoints, keys, links, redaction."""
    return setting.startswith(_PRIVATE)


def find_user_config() -> Path:
    """Return the path of the user's own config file, which is outside any vault."""
    return _find_user_config(os.environ.get("XDG_CONFIG_HOME"), os.environ.get("HOME"))


@cache
def _find_user_config(*places: str | None) -> Path:
    """Return the path, cached by the variables that it depends on, because every search asks for it."""
    if sys.platform != "linux":
        import platformdirs

        return platformdirs.user_config_path("vault-memory", appauthor=False) / "config.yaml"
    given = os.environ.get("XDG_CONFIG_HOME", "")  # the same as platformdirs, which takes 5 ms to load
    folder = Path(given) if given.strip() else Path("~/.config").expanduser()
    return folder / "vault-memory" / "config.yaml"


def load_settings(
    vault: Path | None = None,
    overrides: Mapping[str, object] | None = None,
    environ: Mapping[str, str] = os.environ,
) -> Settings:
    """Load the settings of one vault. Raises InputError that names the source of a bad value, and its correction."""
    settings = Settings()
    for origin, values in _read_layers(vault, overrides, environ):
        settings = _merge_values(settings, values, origin)
    return settings


@dataclass(frozen=True, slots=True)
class SettingOrigin:
    """A setting and its value; ``origin`` is ``default``, a file, ``environment`` (the variable) or ``arguments``."""

    setting: str
    value: object
    origin: str


def list_origins(
    vault: Path | None = None,
    overrides: Mapping[str, object] | None = None,
    environ: Mapping[str, str] = os.environ,
) -> list[SettingOrigin]:
    """Return every setting, its value and its origin. Raises InputError as :func:`load_settings` does."""
    settings = load_settings(vault, overrides, environ)
    found = {
        setting: origin
        for origin, values in _read_layers(vault, overrides, environ)
        for setting, value in values.items()
        if value is not None
    }
    rows = []
    for section in fields(Settings):
        values = getattr(settings, section.name)
        for key in fields(values):
            setting = f"{section.name}.{key.name}"
            origin = found.get(setting, "default")
            if origin == "environment":
                origin = f"environment ({_find_variable(setting, environ)})"
            rows.append(SettingOrigin(setting, getattr(values, key.name), origin))
    return rows


def _read_layers(
    vault: Path | None, overrides: Mapping[str, object] | None, environ: Mapping[str, str]
) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield each source of settings with its values; a later source overrides earlier ones."""
    yield str(find_user_config()), _read_file(find_user_config())
    if vault is not None:
        values = _read_file(vault / "config.yaml")
        refused = next((setting for setting in values if is_private(setting)), "")
        if refused:
            raise InputError(
                f"{vault / 'config.yaml'}: a vault cannot choose models, endpoints or keys; move '{refused}' "
                f"to {find_user_config()} or into VAULT_MEMORY_{refused.replace('.', '_').upper()}"
            )
        yield str(vault / "config.yaml"), values
    yield "environment", _read_environment(environ)
    yield "arguments", dict(overrides or {})


def _read_file(path: Path) -> dict[str, object]:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read ({error})") from error
    loaded = _parse_yaml(text, path)
    if loaded is None:
        return {}
    if not isinstance(loaded, dict):
        raise InputError(f"{path}: must hold sections such as 'search:', not {type(loaded).__name__}")
    flat: dict[str, object] = {}
    for section, values in loaded.items():
        if section not in _SECTIONS and not values:
            raise InputError(f"{path}: no section '{section}'{_suggest_name(str(section), _SECTIONS)}")
        if values is None:  # a header whose settings are still commented out
            continue
        if not isinstance(values, dict):
            raise InputError(f"{path}: '{section}' must hold keys and values")
        flat.update({f"{section}.{key}": value for key, value in values.items()})
    return flat


def _parse_yaml(text: str, path: Path) -> object:
    """Return the content of a settings file. Raises InputError for what is not YAML."""
    import yaml  # hooks start faster without it

    class Loader(yaml.SafeLoader):
        """Reads ``13:30`` as text, which YAML 1.1 takes for 810, and a date as text, whether there is such a day."""

    def construct_number(loader: yaml.SafeLoader, node: yaml.ScalarNode) -> object:
        kind = node.tag.rpartition(":")[2]
        return node.value if ":" in node.value else getattr(loader, f"construct_yaml_{kind}")(node)

    for tag in ("int", "float"):
        Loader.add_constructor(f"tag:yaml.org,2002:{tag}", construct_number)
    Loader.add_constructor("tag:yaml.org,2002:timestamp", lambda loader, node: node.value)
    try:
        return yaml.load(text, Loader)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        where = f"{path}:{mark.line + 1}" if mark is not None else str(path)
        raise InputError(f"{where}: not valid YAML; fix it or remove the file") from error


def _suggest_name(given: str, known: Iterable[str]) -> str:
    """Return the end of a message about an unknown name: the nearest one that is known, or nothing."""
    import difflib

    near = difflib.get_close_matches(given, sorted(known), 1)
    return f"; did you mean '{near[0]}'?" if near else ""


def _read_environment(environ: Mapping[str, str]) -> dict[str, object]:
    settings = dict.fromkeys(_map_variables().values())
    return {setting: environ[name] for setting in settings if (name := _find_variable(setting, environ))}


def list_settings() -> list[str]:
    """Return the name of every setting, in the order of the file."""
    return [
        f"{section.name}.{key.name}" for section in fields(Settings) for key in fields(_get_section_type(section.name))
    ]


def convert_setting(setting: str, value: object) -> object:
    """Convert a value to the type of its setting; None stays None. Raises InputError, with a suggestion."""
    section, _, key = setting.partition(".")
    default = _merge_values(Settings(), {} if value is None else {setting: value}, "config")
    if setting not in list_settings():
        _merge_values(default, {setting: ""}, "config")
    return None if value is None else getattr(getattr(default, section), key)


def _find_variable(setting: str, environ: Mapping[str, str]) -> str:
    """Return the variable that holds the setting, or ``""``; the full name has precedence over a ``RAG_*`` one."""
    full = f"VAULT_MEMORY_{setting.replace('.', '_')}".upper()
    short = [name for name, aliased in _ALIASES.items() if aliased == setting]
    return next((name for name in (full, *short) if environ.get(name, "") != ""), "")


def _get_section_type(name: str) -> type[Any]:
    return type(getattr(Settings(), name))


def _merge_values(settings: Settings, values: Mapping[str, object], origin: str) -> Settings:
    for setting, value in values.items():
        section_name, _, key = setting.partition(".")
        section = getattr(settings, section_name, None) if section_name in _SECTIONS else None
        known = {f.name for f in fields(section)} if section is not None else set()
        if section is None or key not in known:
            if setting in _SECTIONS:
                some = fields(_get_section_type(setting))[0].name
                raise InputError(f"{origin}: '{setting}' is a section; name a setting, such as '{setting}.{some}'")
            raise InputError(f"{origin}: no setting '{setting}'{_suggest_name(setting, list_settings())}")
        if value is None:  # 'model:' with nothing behind it sets nothing
            continue
        converted = _convert_value(value, getattr(_get_section_default(section_name), key), setting, origin)
        settings = replace(settings, **{section_name: replace(section, **{key: converted})})
    return settings


def _get_section_default(name: str) -> object:
    return getattr(Settings(), name)


def _convert_value(value: object, default: object, setting: str, origin: str) -> object:
    """Convert the value to the type of the default. Raises InputError."""
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
        least, most = _MINIMA.get(setting, 0), _MAXIMA.get(setting, _LARGEST_NUMBER)
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
        if setting == "memory.exclude" and value:
            from vault_memory.exclusion_patterns import read_patterns

            return read_patterns(value, origin)
        parts = value if isinstance(value, (list, tuple)) else text.split(",")
        if wrong := [part for part in (value, *parts) if isinstance(part, Mapping)]:
            raise InputError(f"{origin}: {setting} must be a list of texts, not {wrong[0]}")
        return tuple(text for part in parts if (text := str(part).strip()))
    return text


# --------------------------------------------------------------------------------------------------
# Live settings and the feature flags of R11


def fingerprint_settings(vault: Path) -> tuple[object, ...]:
    """Return a value that changes when the settings may have changed: file stamps, and variables that are settings.

    It is computed before every search, so it goes through the variables that are set and not through all that may be.
    """
    known = _map_variables()
    given = ((name, os.environ.get(name)) for name in os.environ if name in known)
    return (*map(_stat_file, (find_user_config(), vault / "config.yaml")), *given)


def list_environment_settings(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return the settings that the environment overrides, each with its variable."""
    settings = dict.fromkeys(_map_variables().values())
    return {setting: name for setting in settings if (name := _find_variable(setting, environ))}


def get_feature_flags(settings: Settings) -> dict[str, bool | float]:
    """Return the feature flags by their short names (``hybrid``, ``token_budget`` …)."""
    return {name.removeprefix("RAG_").lower(): _get_value(settings, setting) for name, setting in _ALIASES.items()}


def _get_value(settings: Settings, setting: str) -> bool | float:
    section, _, key = setting.partition(".")
    found: bool | float = getattr(getattr(settings, section), key)
    return found


@cache
def _map_variables() -> dict[str, str]:
    """Return the setting of each environment variable."""
    full = {
        f"VAULT_MEMORY_{section.name}_{key.name}".upper(): f"{section.name}.{key.name}"
        for section in fields(Settings)
        for key in fields(_get_section_type(section.name))
    }
    return _ALIASES | full


def _stat_file(path: Path) -> tuple[int, ...] | None:
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_mtime_ns, stat.st_ctime_ns, stat.st_size, stat.st_ino
