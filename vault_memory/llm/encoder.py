"""Score sentences, pairs of statements, answers to questions, and topic names with the packaged encoders.

All are all-MiniLM-L6-v2 (Apache-2.0), trained further on labelled data and stored with eight bits a weight. Its lower
four layers are ``encoder.onnx`` for sentences (``bench/fit_encoder.py``), ``pairs.onnx`` for pairs of statements
(``bench/fit_pairs.py``) and ``reader.onnx`` for answers (``bench/fit_reader.py``); ``filer.onnx`` for topics
(``bench/fit_filer.py``) is all six. They share the vectors of tokens. They see what lists of words do not: that "she's
had a coil put in" ends "she is on the pill". They know English only.

Texts are read one by one: the eight-bit computation is scaled by everything in a batch, so the results of a text would
depend on the other texts in it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

FILING = 128  # dimensions of the vectors of statements and names
WORTH, ALLOWED, ENDS, CHANGES = range(4)  # columns of what the encoder of sentences gives; it learned pairs, too
_ENCODER, _PAIRS, _READER, _FILER = "encoder.onnx", "pairs.onnx", "reader.onnx", "filer.onnx"
_SCALE, _ZERO = np.float32(0.006104801), np.float32(83)  # a token's vector is (bytes - zero) · scale
_CLS, _SEP = 101, 102
_TEXT, _BEFORE, _AFTER = 56, 24, 16  # tokens at most
_QUESTION, _ANSWER = 32, 48  # most tokens of a question and of a possible answer; more brought no better answers
_TALK = 48  # last tokens of the talk before a statement
_NAME = 16  # most tokens of a topic's name
_ANSWER_CHARACTERS = 400
_READ_BEFORE = 40  # tokens of which the last `_BEFORE` are taken
_PREVIOUS, _FOLLOWING = 100, 60  # characters of the messages beside
_LEFT, _RIGHT = 120, 80  # characters of the message itself
_BEFORE_CHARACTERS, _AFTER_CHARACTERS = 140, 90  # … of both together
_FOUND_BY = 20  # characters of a sentence by which it is found in its message


class SentenceOdds(NamedTuple):
    """Log odds that a sentence is worth keeping, that nobody would forbid it, and that it ends an earlier statement."""

    worth: float
    allowed: float
    changes: float


class NameReading(NamedTuple):
    """What the filing encoder says of a topic's name: its vector, and the log odds that it is a good title."""

    vector: NDArray[np.float32]
    title: float


class EncoderInput(NamedTuple):
    """Token ids, the kind of segment of each, and 1 for those whose vectors are averaged; all of one length."""

    tokens: list[int]
    segments: list[int]
    averaged: list[float]


def load_reader() -> None:
    """Load the encoder of answers, if it is not loaded yet."""
    _load_tokenizer()
    _load_session(_READER)


def judge_sentence(text: str, message: str, previous: str, following: str) -> SentenceOdds:
    """Return what the encoder says of a sentence in its talk.

    ``message``: the one it stands in; ``previous`` and ``following``: those beside it, "" where there is none.
    """
    found = _run(_ENCODER, build_sentence(text, message, previous, following))
    return SentenceOdds(float(found[WORTH]), float(found[ALLOWED]), float(found[CHANGES]))


@lru_cache(maxsize=4_096)
def judge_pair(old: str, new: str, preceding: str) -> float:
    """Return the log odds that a statement holds no more once another one is made.

    ``preceding``: the end of the talk before the new one, "" if there is none.
    """
    return float(_run(_PAIRS, build_pair(old, new, preceding))[0])


def judge_answer(question: str, text: str, speaker: str) -> float:
    """Return the log odds that a text answers a question, to be compared between the texts that one question finds.

    ``speaker``: who said it, "" if unknown.
    """
    # Cut before the cache, so that it keeps no whole messages alive.
    return _judge_answer(question, text[:_ANSWER_CHARACTERS], speaker)


@lru_cache(maxsize=2_048)
def _judge_answer(question: str, text: str, speaker: str) -> float:
    return float(_run(_READER, build_answer(question, text, speaker))[0])


def embed_filed(text: str, message: str, previous: str, following: str) -> NDArray[np.float32]:
    """Return the vector of a statement, of shape (`FILING`,). Parameters as of `judge_sentence`.

    Its product with the vector of a name rises with the log odds that a person would file the statement under it.
    """
    return _run(_FILER, build_sentence(text, message, previous, following))[:FILING]


@lru_cache(maxsize=2_048)
def embed_name(name: str) -> NameReading:
    """Return the vector of a topic's name, of shape (`FILING`,), and the log odds that it is a good title."""
    found = _run(_FILER, build_name(name))
    return NameReading(found[FILING : 2 * FILING], float(found[-1]))


def build_sentence(text: str, message: str, previous: str, following: str) -> EncoderInput:
    """Return the input for a sentence: the text before it, the sentence (its vectors are averaged), the text after."""
    at = message.find(text[:_FOUND_BY])
    left = message[max(0, at - _LEFT) : at] if at > 0 else ""
    right = message[at + len(text) : at + len(text) + _RIGHT] if at >= 0 else ""
    before = f"{previous[-_PREVIOUS:]} | {left}"[-_BEFORE_CHARACTERS:]
    after = f"{right} | {following[:_FOLLOWING]}"[:_AFTER_CHARACTERS]
    parts = _encode(before)[:_READ_BEFORE][-_BEFORE:], _encode(text)[:_TEXT] or [_SEP], _encode(after)[:_AFTER]
    return _join(parts, [0.0, 1.0, 0.0])


def build_name(name: str) -> EncoderInput:
    """Return the input for the name of a topic."""
    return _join([_encode(name)[:_NAME] or [_SEP]], [1.0])


def build_pair(old: str, new: str, preceding: str) -> EncoderInput:
    """Return the input for a pair of statements, with the talk before the new one; the vectors of both are averaged."""
    pair, talk = [_encode(old)[:_TEXT], _encode(new)[:_TEXT]], _encode(preceding)[-_TALK:]
    found = _join([*pair, talk] if talk else pair, [1.0, 1.0, 0.0])
    of_pair = len(pair[0]) + len(pair[1]) + 1  # with the separator between them
    return found._replace(averaged=[0.0, *[1.0] * of_pair, *[0.0] * (len(found.tokens) - of_pair - 1)])


def build_answer(question: str, text: str, speaker: str) -> EncoderInput:
    """Return the input for a question and a text; the vectors of both are averaged."""
    said = f"{speaker}: {text}" if speaker else text
    answer = _encode(said[:_ANSWER_CHARACTERS])[:_ANSWER] or [_SEP]
    return _join([_encode(question)[:_QUESTION], answer], [1.0, 1.0])


def _join(parts: Sequence[Sequence[int]], averaged: Sequence[float]) -> EncoderInput:
    """Join the parts, each followed by a separator token; the second part is segment 1, the others are segment 0."""
    found = EncoderInput([_CLS], [0], [0.0])
    for number, part in enumerate(parts):
        found.tokens.extend([*part, _SEP])
        found.segments.extend([int(number == 1)] * (len(part) + 1))
        found.averaged.extend([averaged[number]] * len(part) + [0.0])
    return found


def embed_tokens(tokens: Sequence[int]) -> NDArray[np.float32]:
    """Return the vectors of tokens, of shape (tokens, 384), which the first layer takes."""
    return np.asarray((_load_vectors()[tokens] - _ZERO) * _SCALE)


def _run(file: str, read: EncoderInput) -> NDArray[np.float32]:
    """Return what the encoder in ``file`` gives for the input, a number for each of its columns."""
    inputs = {
        "words": embed_tokens(read.tokens)[None],
        "segments": np.array([read.segments], dtype=np.int64),
        "averaged": np.array([read.averaged], dtype=np.float32),
    }
    found: NDArray[np.float32] = _load_session(file).run(None, inputs)[0][0]
    return found


def _encode(text: str) -> list[int]:
    found: list[int] = _load_tokenizer().encode(text, add_special_tokens=False).ids
    return found


@cache
def _load_tokenizer() -> Any:
    from tokenizers import Tokenizer

    file = Path(__file__).with_name("encoder_tokenizer.json")
    tokenizer = Tokenizer.from_str(file.read_text(encoding="utf-8"))
    tokenizer.no_padding()
    tokenizer.no_truncation()
    return tokenizer


@cache
def _load_vectors() -> NDArray[np.uint8]:
    """Return the vectors of all tokens, a byte a dimension."""
    found: NDArray[np.uint8] = np.load(Path(__file__).with_name("encoder_tokens.npy"), mmap_mode="r")
    return found


@cache
def _load_session(file: str) -> Any:
    """Return an encoder, set to one thread: on such short texts several threads would mostly wait for each other."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3  # errors
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    weights = Path(__file__).with_name(file).read_bytes()
    return onnxruntime.InferenceSession(weights, options, providers=["CPUExecutionProvider"])
