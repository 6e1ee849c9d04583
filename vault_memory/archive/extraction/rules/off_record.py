"""What somebody asks not to be kept: "off the record", "don't save this", "between us and not for keeping"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from vault_memory.archive.extraction.rules.message_sentences import Sentence
from vault_memory.archive.extraction.rules.word_shapes import words

_IT = r"(?:this|that|it|the\ last\ (?:bit|part|thing)|what\ i\ (?:just\ )?(?:said|wrote|told\ you))"
_NOT = r"(?:do\ not|don['’]t|dont|never)"
_MEMORY = r"(?:your\ |the\ )?(?:memory|notes?|records?)"
_SAID = r"(?:i\ (?:ever\ )?(?:said|mentioned|told|asked|wrote)|what\ i\ (?:just\ )?(?:said|told|wrote))"
_ASKED = re.compile(
    rf"""
    \boff\ the\ record\b | \bnot\ for\ (?:keeping|the\ record|your\ (?:memory|notes)|the\ (?:notes|minutes))\b
    | \b{_NOT}\ (?:ever\ )?(?:save|store|keep|remember|memori[sz]e|record|log|archive)\ {_IT}(?=[.,;!?)]|\ please|$)
    | \b{_NOT}\ (?:note|write|jot|put)\ {_IT}\ (?:down|anywhere)\b
    | \b(?:strike|delete|erase|scrub|wipe|remove|leave|keep)\ {_IT}\ (?:from|out\ of)\ {_MEMORY}\b
    | \bforget\ (?:that\ )?{_SAID}\b | \b{_NOT}\ quote\ me\b
    | (?:^|[,;(–—-]\ |\bthat['’]s\ |\bthis\ is\ |\bstays\ )(?:just\ |strictly\ |only\ )?
      between\ (?:us|you\ and\ me|ourselves)(?=[,.:;!)]|$|\ and\ not|\ only)
    | \bnicht\ (?:merken|speichern|notieren|aufschreiben)\b
    | \b(?:merk|speicher|notier)e?\ (?:dir\ )?das\ (?:bitte\ )?nicht\b
    | (?:^|[,;]\ )(?:das\ bleibt\ )?unter\ uns(?:\ gesagt|\ bleibt|[:,.]) | \bvergiss,?\ (?:dass|was)\ ich\b
    | \bne\ (?:note|garde|retiens|enregistre)\ pas\ (?:ça|cela)\b | \bentre\ nous[,:.] | \boublie\ ce\ que\ j
    | \bno\ (?:guardes|apuntes|anotes|recuerdes)\ (?:esto|eso)\b | \bno\ lo\ (?:guardes|apuntes|anotes)\b
    | \bentre\ nosotros[,:.] | \bolvida\ (?:lo\ )?que\ (?:he\ dicho|dije)\b
    """,
    re.IGNORECASE | re.VERBOSE,
)
_BARE = 4  # words besides the request: with fewer, it is of the sentence before


def drop_off_record(spoken: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """Return the sentences that may be kept, and those that somebody asked not to keep.

    The request covers its own sentence and what follows in the message; where it says nothing else, the one before.
    """
    for number, sentence in enumerate(spoken):
        if _ASKED.search(sentence.text) is not None:
            bare = len(words(_ASKED.sub(" ", sentence.text))) < _BARE
            first = number - 1 if number and bare else number
            return list(spoken[:first]), list(spoken[first:])
    return list(spoken), []
