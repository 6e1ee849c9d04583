"""Answer queries from the index: parse, retrieve, rank, arrange in tiers, pack into a context, recall.

Uses the index through the protocol `models.SearchIndex`; changes nothing but usage and metrics. Imports `text`,
`vault`, `settings`, `events` and `models`. Tests: tests/search.
"""
