"""Store the index of many users on a Milvus server: sparse word vectors with our own weights, dense vectors, filters.

Only `connection` imports pymilvus, at the first request to the server. The manifest and the word statistics stay in
`.index/`; everything else is stored in one collection that all users share, with the user as the partition key.
Imports `index.backend_interface` and modules that the embedded backend uses, too. Tests: tests/index/milvus.
"""
