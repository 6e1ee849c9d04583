"""Measure how good search is, and tune its weights: labelled questions, measures, comparison, tuning (R12).

Asks `Memory` and `search`, and changes nothing in a vault. Imports everything below it: `memory`, `search`, `llm`,
`importers`, `vault`, `models`, `settings`. Tests: tests/evaluate.
"""
