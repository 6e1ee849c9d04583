"""Examine a vault and report what is wrong; repair what can be repaired safely.

`examine` runs the checks of `document_checks`, `state_checks`, `suspect_content` and of the index; `repair` does the
repairs of `doctor --fix`.
Imports `archive`, `index`, `vault`, `text` and `models`. Tests: tests/doctor.
"""
