"""Embedding models by name: the packaged static model, ONNX models, and APIs through litellm.

Tests: tests/llm.
"""
