"""Examine a vault and report what is wrong; repair what can be repaired safely.

`examine` runs the checks of `documents`, `state`, `suspect_content` and of the index; `repair` is `doctor --fix`.
Imports `archive`, `index`, `vault`, `text` and `models`. Tests: tests/doctor.
"""
