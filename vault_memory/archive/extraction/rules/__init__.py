"""Knowledge items without a model (FEATURES A18): what a person would keep of a talk, told by plain rules."""

from vault_memory.archive.extraction.rules.extractor import OfflineExtractor

__all__ = ["OfflineExtractor"]
