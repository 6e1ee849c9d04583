"""Define constants that the tests of the servers share."""

API = "/api/memory"
HOST = "127.0.0.1:8765"
TOKEN = "a-token-of-the-tests"
