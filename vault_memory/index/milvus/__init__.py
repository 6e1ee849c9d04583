"""The index on a Milvus server: words as sparse vectors that we weigh, vectors of meaning, filters; for many users.

`connection` is the only module that knows pymilvus, which is loaded when the server is first asked. The manifest and
the statistics of words stay in `.index/`; the rest stands in one collection that all users share, each in the partition
of its key. Imports `index.port` and what the embedded backend builds on. Tests: tests/index/milvus.
"""
