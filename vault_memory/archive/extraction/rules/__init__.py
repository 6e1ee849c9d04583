"""Extract knowledge items from conversations by rules, without a model (FEATURES A18); `extractor` is the entry.

Nothing is imported here: modules that only need a word list must not load every rule. Imports `text` and `models`.
Tests: tests/archive/extraction.
"""
