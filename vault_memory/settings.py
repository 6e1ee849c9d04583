"""Define every setting with its default and meaning: ``section.key`` is a field of the section's class.

`config` loads the values.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class MemorySettings:
    """Whether anything is remembered, and what is excluded (I8); `exclusion_patterns` describes the patterns."""

    enabled: bool = True
    exclude: tuple[str, ...] = ()  # "project:~/work/secret", "session:ID", "text:REGEX"
    links: bool = False  # may a user's folder be a link that leads out of the home; never from a vault
    payment_numbers: bool = False  # redact numbers of cards and bank accounts (IBAN), too; never from a vault


@dataclass(frozen=True, slots=True)
class HooksSettings:
    """Memories that hooks give to an agent's model (I4)."""

    budget: int = 600  # tokens at the start of a session, and with each prompt
    seconds: float = 3.0  # that a prompt is delayed at most; then it goes without memories
    ready: int = 30  # minutes after the last prompt for which a process stays resident; 0: none


@dataclass(frozen=True, slots=True)
class ArchiveSettings:
    """The quality gate (A3), topic match (A4) and lazy consolidation (A7)."""

    min_length: int = 20  # a statement must be longer than this, in characters
    min_confidence: float = 0.7  # and its confidence above this
    vague_topics: tuple[str, ...] = ("general", "misc", "other", "unknown")
    match_limit: int = 3  # topics looked at per hint
    compare_limit: int = 5  # cells elsewhere in the vault that an item is compared with
    consolidate_after: int = 5  # cells not yet in the summary
    window: int = 6000  # tokens of a conversation that a model reads at once, at most
    overlap: int = 400  # of these from the window before
    exchanges: bool = False  # remember after each exchange, not only at the end of a conversation (A9)
    background: bool = True  # and do so without keeping the host waiting
    recent: int = 10  # messages before an exchange that are read with it
    similar_limit: int = 10  # memories that a new fact is compared with
    prune_after: int = 90  # days after which `consolidate --prune` takes superseded cells out (A8)
    summary_frequency: int = 5  # assistant messages after which a conversation is summarised again (A12); 0: never


@dataclass(frozen=True, slots=True)
class DecaySettings:
    """Decay of statements that nobody asks for (A10)."""

    after: int = 30  # days without use after which a statement written by the machine decays
    rate: float = 0.05  # share of its confidence lost per day
    floor: float = 0.1  # confidence below which it has decayed, and decays no further
    archive_after: int = 90  # days without change after which decayed statements move to archive/
    types: tuple[str, ...] = ("task", "context")  # of these types; others are listed for a person


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """Hybrid retrieval (R2, R3). Zero for a weight switches that evidence off."""

    limit: int = 10
    max_limit: int = 100  # for people and programs; the tools of agents allow 25
    summaries: int = 3  # in 10 results
    patience: float = 1.0  # seconds a search waits for the index update; a longer one goes on in the background
    overfetch: int = 2  # candidates of each retriever, in multiples of the limit
    candidates: int = 200  # but no fewer than these: evidence of a conversation is summed over them
    hybrid: bool = True  # false: the dense retriever alone
    chunking: bool = True  # false: whole messages are found, not their parts
    alpha: float = 0.6  # dense
    beta: float = 0.3  # BM25
    gamma: float = 0.1  # code identifiers
    heading: float = 0.5  # BM25 of the heading path and topic, beside 1 for the text
    around: float = 0.35  # BM25 of the neighbouring turns, beside 1 for the text
    own_length: int = 60  # words: a longer message speaks for itself, its surroundings count less
    reach: float = 8.0  # turns over which nearby evidence fades to 1/e
    reranker: str = ""  # orders the best 50 anew, as litellm names it: "cohere/rerank-v3.5"; or "fastembed/…"
    reranker_folder: str = ""  # with the files of fastembed's cross-encoder; "": they are in its cache
    reranker_api_base: str = ""
    reranker_api_key: str = field(default="", repr=False)  # else the provider's own variable (COHERE_API_KEY …)
    reranker_timeout: float = 10.0  # seconds; then the order stays as it is
    recency_rate: float = 0.01  # per day
    recency_floor: float = 0.8  # lower values rank recent chatter above old facts (bench/old_facts.py)


@dataclass(frozen=True, slots=True)
class IndexSettings:
    """Who keeps the words and vectors that are searched (I9). Never from a vault."""

    backend: str = "embedded"  # in .index; milvus: on a Milvus server (the extra milvus)
    uri: str = "http://127.0.0.1:19530"  # of that server
    token: str = field(default="", repr=False)  # "user:password", or a key of its cloud
    database: str = ""  # on that server; "": its default
    consistency: str = "strong"  # what a search sees of writes of others: strong, session, bounded, eventually


@dataclass(frozen=True, slots=True)
class RecallSettings:
    """Memories that a message recalls (R6)."""

    candidates: int = 10  # nearest cells considered
    limit: int = 5  # returned
    rate: float = 0.01  # confidence lost per day since a cell was last used


@dataclass(frozen=True, slots=True)
class ContextSettings:
    """Memories packed into a prompt (R5)."""

    budget: int = 1000  # tokens


@dataclass(frozen=True, slots=True)
class McpSettings:
    """Answers to agents (I3)."""

    budget: int = 2000  # tokens of one answer's text


@dataclass(frozen=True, slots=True)
class GraphSettings:
    """Entity notes and their relationships (A11)."""

    enabled: bool = True  # false: no entity notes are made or changed, and no model is asked for entities
    user: str = "User"  # the name of the vault's owner in them


@dataclass(frozen=True, slots=True)
class ProfileSettings:
    """Changes to the profile that a model proposes from conversations (A13): with consent only."""

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
    days: int = 90  # for which `undo` can take a run back, and the files before it are kept


@dataclass(frozen=True, slots=True)
class EmbedderSettings:
    """How texts become vectors. ``model``, ``api_base`` and ``api_key`` never come from a vault."""

    name: str = "wordllama"  # minilm (the extra onnx), fastembed or api (``model``), none: lexical search only
    model: str = ""  # as litellm names it: "text-embedding-3-small", "ollama/nomic-embed-text" …; or fastembed
    folder: str = ""  # with the files of fastembed's model; "": they are in its cache
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
    context_tokens: int = 0  # what the model takes in all; 0: what litellm knows, else 32,768 (Ollama: 8,192)
    budget_tokens: int = 0  # in and out, per run; 0: no limit
    budget_cost: float = 0.0  # US dollars per run; 0: no limit
    temperature: float = 0.0
    structured: str = "auto"  # JSON schema in the request: auto, always, never
    trust: str = "auto"  # how its edits are taken: strict, trusting, or as `llm check` measured and replies show
    cache: bool = True  # replies in the user's cache folder


@dataclass(frozen=True, slots=True)
class ServeSettings:
    """The local server (I7, I8)."""

    port: int = 8765
    requests_per_second: int = 200  # of one client; 0: any number
    header_seconds: int = 10  # within which a request's headers must have arrived
    body_seconds: int = 30  # and its body
    answer_seconds: int = 120  # after which what only reads is given up
    work_seconds: int = 3600  # after which what writes is given up; each step of longer work has as long


@dataclass(frozen=True, slots=True)
class TeamSettings:
    """The server for many people (I9). Neither a vault nor the page can set these."""

    names: tuple[str, ...] = ()  # by which the server is reached, as "memory.example.org" or "10.0.0.7:8765"
    open_vaults: int = 100  # that are held open at once; the one unused for longest is closed for the next
    requests_per_second: int = 50  # of one person in one vault; 0: any number
    quota_mb: int = 0  # that a vault may grow to; 0: as large as the disk
    proxy: str = ""  # the address of a reverse proxy whose headers are believed
    proxy_header: str = ""  # the header in which that proxy names the person, as "X-Forwarded-User"
    oidc_issuer: str = ""  # whose tokens are accepted, as "https://login.example.org"
    oidc_audience: str = ""  # for whom they must be made out
    oidc_claim: str = "email"  # that names the person


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
    index: IndexSettings = field(default_factory=IndexSettings)
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
    team: TeamSettings = field(default_factory=TeamSettings)
    jobs: JobsSettings = field(default_factory=JobsSettings)
