"""Work on plain text: tokens, words and stems, languages, chunks, code outlines, file types, instruction-like text.

Pure functions over strings and arrays: no vault, no index, no network. Imports `models` and `errors`.
Tests: tests/text.
"""
