"""What the server's tests share."""

API = "/api/memory"
