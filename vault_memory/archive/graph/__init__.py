"""Entities and how they are related, read from what the topics say (A11)."""
