"""Turn conversations into statements of topic documents.

`pipeline` lists the stages: redact, extract, gate, match, merge, write. Sub-packages: `extraction`, `decisions`,
`maintenance`, `graph`. Imports `llm`, `vault`, `text` and `models`; models are asked for edits, never for documents.
Tests: tests/archive.
"""
