"""A server for many people: one process, any number of vaults of one home.

`api.grants` says who may do what; `access` finds out who asks, `roles` what they may, `pool` holds the vaults open,
`gateway` hands each request to the application of its vault, and nothing else. Imports `serve.http`, `serve.mcp` and
`serve.jobs`. Tests: tests/serve/team.
"""
