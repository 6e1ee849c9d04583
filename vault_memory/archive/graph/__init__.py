"""Derive entities and their relationships from the statements of topics (A11).

By rules (`proper_names`, `rule_relations`, `update`) or from what a model found (`model_relations`). Imports
`archive.extraction`, `vault` and `models`. Tests: tests/archive/graph.
"""
