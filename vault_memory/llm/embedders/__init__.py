"""Load embedding models by name: the packaged static model, the ONNX model, and APIs through litellm.

Imports the rest of `llm`, `text.tokens`, `models`, `settings`, `events`. Tests: tests/llm/embedders.
"""
