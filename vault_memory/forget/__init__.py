"""Remove something from every file that holds it: plan what has to go, then erase it.

Imports `archive`, `index` and `vault`. Tests: tests/forget.
"""
