"""Keep the derived index in step with the files: entries, BM25, vectors, columns, sync.

The only package that writes `.index/`, which can be deleted and rebuilt at any time. `postings` is the only module
that imports Tantivy, `graphs` the only one that imports hnswlib. Imports `vault`, `text` and `models`.
Tests: tests/index.
"""
