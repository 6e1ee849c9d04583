"""Serve many people from one process, with any number of vaults of one home.

`api.grants` stores who may do what. `access` identifies the caller, `trusted_proxy` applies the headers of a reverse
proxy, `roles` defines what each role may do, `pool` keeps vaults open, and `gateway` passes each request to the
application of its vault. Imports `serve.http`, `serve.mcp` and `serve.jobs`. Tests: tests/serve/team.
"""
