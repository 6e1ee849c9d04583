"""Use the git repository that a vault is in: commits, setup of the merge driver, versions git has.

The only package that runs git. Imports `vault.storage`. Tests: tests/vault/git.
"""
