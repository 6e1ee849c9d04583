"""Merge two or three versions of a document, a transcript or a memory block into one.

Pure functions over `vault.document`. Tests: tests/vault/merge.
"""
