"""Extract knowledge items from conversations by rules, without a model (FEATURES A18).

Imports `text` and `models`. Tests: tests/archive/extraction.
"""

from vault_memory.archive.extraction.rules.extractor import OfflineExtractor

__all__ = ["OfflineExtractor"]
