"""Decide what becomes of each item: the topic it belongs to and the edit to make there.

Imports `archive.extraction`, `llm`, `vault`. Tests: tests/archive/decisions.
"""
