"""Work on what is already stored: consolidation, decay, pending merges, summaries.

Imports `archive.decisions`, `llm`, `vault`. Tests: tests/archive/maintenance.
"""
