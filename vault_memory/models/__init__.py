"""Define the frozen values that travel between packages, and the protocols between them.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
One module a subject; every name is importable from here. Imports `errors` only, and a type of `text.columns`.
Tests: through the packages that use them.
"""

from vault_memory.models.conversation import ROLES, Conversation, Message, Role
from vault_memory.models.embedding import Embedder, Thresholds
from vault_memory.models.extraction import Extraction, Extractor, Item, Relationship
from vault_memory.models.report import (
    ConsolidationReport,
    DocumentReport,
    EditResult,
    ItemReport,
    Outcome,
    Preview,
    Report,
    TopicReport,
)
from vault_memory.models.search import (
    TIERS,
    Chunk,
    Context,
    ConversationRow,
    Entry,
    Filter,
    Hit,
    LeftOut,
    ScoredLabels,
    SearchIndex,
    SearchResult,
    Tier,
    TopicMatch,
    TopicName,
    TopicRow,
)
from vault_memory.models.topic import (
    CELL_TYPES,
    Add,
    Attributes,
    Cell,
    CellRef,
    CellType,
    Edit,
    Passage,
    Problem,
    Reinforce,
    Remove,
    SetSummary,
    Supersede,
    Topic,
)

__all__ = [
    "CELL_TYPES",
    "ROLES",
    "TIERS",
    "Add",
    "Attributes",
    "Cell",
    "CellRef",
    "CellType",
    "Chunk",
    "ConsolidationReport",
    "Context",
    "Conversation",
    "ConversationRow",
    "DocumentReport",
    "Edit",
    "EditResult",
    "Embedder",
    "Entry",
    "Extraction",
    "Extractor",
    "Filter",
    "Hit",
    "Item",
    "ItemReport",
    "LeftOut",
    "Message",
    "Outcome",
    "Passage",
    "Preview",
    "Problem",
    "Reinforce",
    "Relationship",
    "Remove",
    "Report",
    "Role",
    "ScoredLabels",
    "SearchIndex",
    "SearchResult",
    "SetSummary",
    "Supersede",
    "Thresholds",
    "Tier",
    "Topic",
    "TopicMatch",
    "TopicName",
    "TopicReport",
    "TopicRow",
]
