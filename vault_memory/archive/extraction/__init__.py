"""Turn a conversation into knowledge items: by a model, by rules, or from statements that are given.

Imports `llm`, `text` and `models`. Tests: tests/archive/extraction.
"""
