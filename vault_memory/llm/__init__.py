"""Call language models and embedding models: client, transport, budget, reply cache, prompts, embedders.

`transport` is the only module that imports litellm; everything else works without the extra ``llm``, except
`prompts`. Imports `text`, `settings`, `events`, `models` and `errors`. Tests: tests/llm.
"""
