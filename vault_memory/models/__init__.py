"""Define the frozen values that travel between packages, and the protocols between them.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
Each subject has a module. Every name can be imported from here; that loads only its module, as a search needs few.
Imports `errors` only.
Tests: through the packages that use them.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vault_memory.models.cell_types import CELL_TYPES, CellType
    from vault_memory.models.conversation import ROLES, Conversation, Message, Role
    from vault_memory.models.embedding import Embed, Embedder, Thresholds
    from vault_memory.models.extraction import Extraction, Extractor, Item, LeftOutSentence, Relationship, Withdrawal
    from vault_memory.models.filters import Filter
    from vault_memory.models.problem import Problem, name_file
    from vault_memory.models.report import (
        ConsolidationReport,
        DocumentReport,
        EditResult,
        FolderReport,
        IngestReport,
        ItemReport,
        JudgeDetails,
        Outcome,
        Preview,
        Report,
        TopicChange,
        TopicEdit,
        TopicReport,
    )
    from vault_memory.models.search import (
        TIERS,
        Chunk,
        Context,
        ConversationRow,
        Entry,
        Hit,
        OmittedItem,
        ScoredLabels,
        SearchIndex,
        SearchResult,
        Tier,
        TopicMatch,
        TopicName,
        TopicRow,
    )
    from vault_memory.models.topic import (
        CELL_SECTIONS,
        Add,
        Attributes,
        Cell,
        CellRef,
        Edit,
        Passage,
        Reinforce,
        Remove,
        Rewrite,
        SetSummary,
        Supersede,
        Topic,
        Update,
    )

_MODULES = {
    "cell_types": "CELL_TYPES CellType",
    "conversation": "ROLES Conversation Message Role",
    "embedding": "Embed Embedder Thresholds",
    "extraction": "Extraction Extractor Item LeftOutSentence Relationship Withdrawal",
    "report": (
        "ConsolidationReport DocumentReport EditResult FolderReport IngestReport ItemReport JudgeDetails Outcome "
        "Preview Report TopicChange TopicEdit TopicReport"
    ),
    "filters": "Filter",
    "problem": "Problem name_file",
    "search": (
        "TIERS Chunk Context ConversationRow Entry Hit OmittedItem ScoredLabels SearchIndex SearchResult Tier "
        "TopicMatch TopicName TopicRow"
    ),
    "topic": (
        "CELL_SECTIONS Add Attributes Cell CellRef Edit Passage Reinforce Remove "
        "Rewrite SetSummary Supersede Topic Update"
    ),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names.split()}

__all__ = [
    "CELL_SECTIONS",
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
    "Embed",
    "Embedder",
    "Entry",
    "Extraction",
    "Extractor",
    "Filter",
    "FolderReport",
    "Hit",
    "IngestReport",
    "Item",
    "ItemReport",
    "JudgeDetails",
    "LeftOutSentence",
    "Message",
    "OmittedItem",
    "Outcome",
    "Passage",
    "Preview",
    "Problem",
    "Reinforce",
    "Relationship",
    "Remove",
    "Report",
    "Rewrite",
    "Role",
    "ScoredLabels",
    "SearchIndex",
    "SearchResult",
    "SetSummary",
    "Supersede",
    "Thresholds",
    "Tier",
    "Topic",
    "TopicChange",
    "TopicEdit",
    "TopicMatch",
    "TopicName",
    "TopicReport",
    "TopicRow",
    "Update",
    "Withdrawal",
    "name_file",
]


def __getattr__(name: str) -> object:
    """Load a name with its module when it is first used."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return found
