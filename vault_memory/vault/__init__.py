"""Read and write the files of a vault: the source of truth, and the only package that writes knowledge.

Sub-packages, each above the next: `sources`, `runs` (the write path), `conversations`, `state`, `git`, `storage`,
`merge`, `document`; import-linter checks their order. Imports `text`, `config`, `settings`, `events`, `models` and
`errors`. Tests: tests/vault.
"""
