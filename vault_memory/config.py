"""Settings: defaults < the user's own config file < ``config.yaml`` in the vault < environment < arguments.

A setting is ``section.key``; in the environment ``VAULT_MEMORY_SECTION_KEY``, and the ``RAG_*`` names of R11.
The section ``llm`` (models, endpoints, keys) is refused in a vault: somebody else's vault must not redirect
conversations.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from vault_memory.errors import InputError

DEFAULT_HOME = "~/.memory"
DEFAULT_USER = "default"


@dataclass(frozen=True, slots=True)
class MemorySettings:
    """Whether anything is remembered, and what never is (I8): see `text.exclude` for the patterns."""

    enabled: bool = True
    exclude: tuple[str, ...] = ()  # "project:~/work/secret", "session:ID", "text:REGEX"


@dataclass(frozen=True, slots=True)
class HooksSettings:
    """What hooks tell an agent's model (I4)."""

    budget: int = 600  # tokens at the start of a session, and with each prompt
    seconds: float = 3.0  # that a person is made to wait at most; then nothing is told


@dataclass(frozen=True, slots=True)
class ArchiveSettings:
    """The quality gate (A3), topic match (A4) and lazy consolidation (A7)."""

    min_length: int = 20  # a statement must be longer than this, in characters
    min_confidence: float = 0.7  # and its confidence above this
    vague_topics: tuple[str, ...] = ("general", "misc", "other", "unknown")
    match_limit: int = 3  # topics looked at per hint
    compare_limit: int = 5  # cells elsewhere in the vault that an item is held against
    consolidate_after: int = 5  # cells not yet in the summary
    window: int = 6000  # tokens of a conversation that a model reads at once, at most
    overlap: int = 400  # of these from the window before
    exchanges: bool = False  # remember after each exchange, not only at the end of a conversation (A9)
    background: bool = True  # and do so without keeping the host waiting
    recent: int = 10  # messages before an exchange that are read with it
    similar_limit: int = 10  # memories that a new fact is held against
    prune_after: int = 90  # days after which `consolidate --prune` takes superseded cells out (A8)
    summary_frequency: int = 5  # assistant messages after which a conversation is summarised again (A12); 0: never


@dataclass(frozen=True, slots=True)
class DecaySettings:
    """What nobody asks for fades (A10)."""

    after: int = 30  # days without being brought up, from which on a statement of the machine's fades
    rate: float = 0.05  # of its confidence, per day
    floor: float = 0.1  # below this it has faded, and fades no further
    archive_after: int = 90  # days untouched, after which what has faded moves to archive/
    types: tuple[str, ...] = ("task", "context")  # of these types; others are listed for a person


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """Hybrid retrieval (R2, R3). Zero for a weight switches that evidence off."""

    limit: int = 10
    max_limit: int = 25
    summaries: int = 3  # in 10 results
    patience: float = 1.0  # seconds a search spends on taking changes in; what takes longer goes on beside it
    overfetch: int = 2  # candidates of each arm, in multiples of the limit
    candidates: int = 200  # but no fewer than these: evidence of a conversation is summed over them
    hybrid: bool = True  # false: the dense arm alone
    chunking: bool = True  # false: whole messages are found, not their parts
    alpha: float = 0.6  # dense
    beta: float = 0.3  # BM25
    gamma: float = 0.1  # code identifiers
    heading: float = 0.5  # BM25 of the heading path and topic, beside 1 for the text
    around: float = 0.35  # BM25 of the neighbouring turns, beside 1 for the text
    nearby: float = 0.25  # other turns that match, close by in the same session
    session: float = 0.13  # words of the query said anywhere in the session
    told: float = 0.4  # the best match among the cells made of the message
    speaker: float = 0.3  # said by somebody the query names
    own_words: float = 0.2  # said by the user or another person, not by an assistant or a tool
    novelty: float = 0.15  # unlike what was said before it in the session
    rarity: float = 0.4  # says something: in words that are rare among the candidates
    date: float = 0.4  # said in the month or year that the query names
    standing: float = 0.25  # says how the user wants things done, where the question asks for advice
    beside: float = 0.2  # stands close to the best answers
    own_length: int = 60  # words: a longer message speaks for itself, its surroundings count less
    reach: float = 8.0  # turns over which nearby evidence fades to 1/e
    files: float = 0.8  # weight of files that are searched where they are, beside what the vault says
    recency_rate: float = 0.01  # per day
    recency_floor: float = 0.8  # at 0.5 recent chatter outranks what is old and true (bench/old_facts.py)


@dataclass(frozen=True, slots=True)
class RecallSettings:
    """What a message brings to mind (R6)."""

    candidates: int = 10  # nearest cells looked at
    limit: int = 5  # returned
    rate: float = 0.01  # confidence lost per day since a cell was last brought up


@dataclass(frozen=True, slots=True)
class ContextSettings:
    """What is packed for a prompt (R5)."""

    budget: int = 1000  # tokens


@dataclass(frozen=True, slots=True)
class McpSettings:
    """Answers to agents (I3)."""

    budget: int = 2000  # tokens of one answer's text


@dataclass(frozen=True, slots=True)
class GraphSettings:
    """Entity notes and their relationships (A11)."""

    enabled: bool = True  # false: no entity notes are made or changed, and no model is asked for entities
    user: str = "User"  # what whoever the vault belongs to is called in them


@dataclass(frozen=True, slots=True)
class ProfileSettings:
    """Changes to the profile that a model proposes from what was said (A13): with consent only."""

    synthesize_every: int = 0  # messages of the user after which it is asked; 0: only by `profile propose`


@dataclass(frozen=True, slots=True)
class MetricsSettings:
    """Records of queries (R10); they stay in ``.state``."""

    enabled: bool = True
    days: int = 30  # kept


@dataclass(frozen=True, slots=True)
class GitSettings:
    """A vault that `init --git` set up (V7)."""

    commit: bool = True  # each run, of the files that it wrote


@dataclass(frozen=True, slots=True)
class UndoSettings:
    days: int = 90  # for which `undo` can take a run back: what its documents were is kept as long


@dataclass(frozen=True, slots=True)
class EmbedderSettings:
    """How texts become vectors. ``model``, ``api_base`` and ``api_key`` never come from a vault."""

    name: str = "wordllama"  # minilm (the extra onnx), api (``model``), none: lexical search only
    model: str = ""  # as litellm names it: "text-embedding-3-small", "ollama/nomic-embed-text" …
    api_base: str = ""
    api_key: str = field(default="", repr=False)  # else the provider's own variable (OPENAI_API_KEY …)
    dimensions: int = 0  # 0: the model is asked once
    query_prefix: str = "auto"  # what the model wants before a question: "query: "; auto: known for e5, bge, nomic
    document_prefix: str = "auto"  # and before what is searched: "passage: "
    batch: int = 64  # texts per call
    thresholds: str = ""  # of a model behind an API, as `eval --thresholds api --save` measured them
    timeout: float = 30.0  # seconds per call


@dataclass(frozen=True, slots=True)
class LlmSettings:
    """The language model (A19). From the environment or the user's own config file, never from a vault."""

    model: str = ""  # as litellm names it: "gpt-5-mini", "anthropic/…", "ollama_chat/…", "openai/…" with api_base
    api_base: str = ""  # of an OpenAI-compatible or Ollama server
    api_key: str = field(default="", repr=False)  # else the provider's own variable (OPENAI_API_KEY …)
    timeout: float = 120.0  # seconds per call
    retries: int = 3  # after a rate limit, a timeout or a server's error
    follow_ups: int = 2  # further calls that say what was wrong with a reply (A15)
    requests_per_minute: int = 0  # 0: no limit
    concurrency: int = 4  # calls under way at once
    max_tokens: int = 4096  # of a reply
    context_tokens: int = 0  # what the model takes in all; 0: what litellm knows, else 8192
    budget_tokens: int = 0  # in and out, per run; 0: no limit
    budget_cost: float = 0.0  # US dollars per run; 0: no limit
    temperature: float = 0.0
    structured: str = "auto"  # JSON schema in the request: auto, always, never
    cache: bool = True  # replies in the user's cache folder


@dataclass(frozen=True, slots=True)
class ServeSettings:
    """The local server (I7, I8)."""

    port: int = 8765
    requests_per_second: int = 200  # of one client; 0: any number
    header_seconds: int = 10  # within which a request's headers must have arrived
    body_seconds: int = 30  # and its body


@dataclass(frozen=True, slots=True)
class JobsSettings:
    """When the server's jobs run: every so many minutes (0: never), or daily at "HH:MM" ("never": not)."""

    summaries: int = 30
    pending: int = 30
    graph: int = 30
    index: int = 10
    decay: str = "03:00"
    retention: str = "03:30"


@dataclass(frozen=True, slots=True)
class Settings:
    memory: MemorySettings = field(default_factory=MemorySettings)
    archive: ArchiveSettings = field(default_factory=ArchiveSettings)
    decay: DecaySettings = field(default_factory=DecaySettings)
    search: SearchSettings = field(default_factory=SearchSettings)
    recall: RecallSettings = field(default_factory=RecallSettings)
    context: ContextSettings = field(default_factory=ContextSettings)
    hooks: HooksSettings = field(default_factory=HooksSettings)
    mcp: McpSettings = field(default_factory=McpSettings)
    graph: GraphSettings = field(default_factory=GraphSettings)
    profile: ProfileSettings = field(default_factory=ProfileSettings)
    metrics: MetricsSettings = field(default_factory=MetricsSettings)
    git: GitSettings = field(default_factory=GitSettings)
    undo: UndoSettings = field(default_factory=UndoSettings)
    embedder: EmbedderSettings = field(default_factory=EmbedderSettings)
    llm: LlmSettings = field(default_factory=LlmSettings)
    serve: ServeSettings = field(default_factory=ServeSettings)
    jobs: JobsSettings = field(default_factory=JobsSettings)


_ALIASES = {
    "RAG_HYBRID": "search.hybrid",
    "RAG_CHUNKING": "search.chunking",
    "RAG_TOKEN_BUDGET": "context.budget",
    "RAG_SUMMARY_FREQUENCY": "archive.summary_frequency",
    "RAG_RERANK_ALPHA": "search.alpha",
    "RAG_RERANK_BETA": "search.beta",
    "RAG_RERANK_GAMMA": "search.gamma",
}
_CHOICES = {"llm.structured": ("auto", "always", "never")}
_TIMES = ("jobs.decay", "jobs.retention")
_PRIVATE = ("llm.", "embedder.model", "embedder.api_")  # never from a vault
_SECTIONS = {section.name for section in fields(Settings)}


def private(setting: str) -> bool:
    """Models, endpoints and keys: never from a vault, and not a page's business."""
    return setting.startswith(_PRIVATE)


def user_file() -> Path:
    """The user's own config file, which no vault brings along."""
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
        if number is None or not 0 <= number < float("inf"):
            what = "a whole number" if kind is int else "a number"
            raise InputError(f"{origin}: {setting} must be {what} of 0 or more, not '{text}'")
        return number
    if setting in _TIMES and not re.fullmatch(r"([01]?\d|2[0-3]):[0-5]\d|never", text):
        raise InputError(f"{origin}: {setting} must be a time such as 03:00, or 'never', not '{text}'")
    if setting in _CHOICES and text not in _CHOICES[setting]:
        raise InputError(f"{origin}: {setting} must be one of {', '.join(_CHOICES[setting])}, not '{text}'")
    if isinstance(default, tuple):
        parts = value if isinstance(value, (list, tuple)) else text.split(",")
        return tuple(str(part).strip() for part in parts)
    return text


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
