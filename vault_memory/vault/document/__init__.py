"""Parse topic documents into values and write them back without changing any other byte.

Pure functions: no disk, no clock. Imports `models` and `text` only. Tests: tests/vault/document.
"""
