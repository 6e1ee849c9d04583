"""Recognise sentences that look like statements but state nothing to keep, and lower their score.

Passing questions and intentions, encouragement, general truths, guesses, and bare feelings.
"""

from __future__ import annotations

import re

from vault_memory.archive.extraction.rules import cues
from vault_memory.archive.extraction.rules.core_subjects import weigh_core
from vault_memory.archive.extraction.rules.statement_reading import has_value
from vault_memory.archive.extraction.rules.word_shapes import phrases

TIME = phrases(r"""
    (?:yesterday|today|tonight|tomorrow|ago|recently|\d{4})
    (?:last|next) (?:night|week|weekend|month|year|summer|winter|spring|fall|\w+day)
    since (?!we\b|our\b|the last)\w+
    just (?:got|started|finished|joined|bought|moved|signed|came)
    (?:a few|couple of|two|three|four|five|six|\d+) (?:days|weeks|months|years|hours|minutes|times)
    (?:january|february|march|april|june|july|august|september|october|november|december)
    (?:mon|tues|wednes|thurs|fri|satur|sun)days?
    """)
VALUE = phrases(r"""
    v?\d+\.\d+[\w.]*
    \d+ ?(?:%|ms|s|kb|mb|gb|px|k|km|miles|kg|lbs|usd|eur)
    [$€£]\d+
    """)
_AM = r"(?:i'm|i am|i was|i've been|we're|we are)(?: \w+ly| also| still| just)?"
_SEEKS = phrases(
    rf"""
    {_AM} trying to (?:understand|see|learn|know|find|figure|work out|determine|decide|choose|compare|check|verify)
    {_AM} having (?:trouble|difficulty|issues|some|a hard time)
    {_AM} (?:struggling|stuck|looking for|unsure|confused|wondering|curious)
    i(?:'d| would) (?!rather|been|prefer)\w+
    i want to (?:know|see|learn|understand|compare|make|find|explore|get (?:better|an idea))
    i (?:need|have) to (?:know|understand|figure|find|work out)
    """,
    start=True,
)  # what is asked for today, not what is so
_TRIES = phrases(
    rf"""
    {_AM} trying to \w+
    (?:i've|i have|we've) (?:also )?(?:tried|heard|read|thought|noticed that)(?! from)
    (?:i'm|i am|we're) (?:still |now )?(?:getting|experiencing|facing|seeing) (?:an?|the|this|some|these) \w+
    """,
    start=True,
)  # what is tried for the moment; told with a version, a measure or a day it says what is so
_AT_WORK = phrases(r"""
    [^,.;]{3,80} (?:error|exception|traceback|bug|warning|issues?|problems?|trouble|doesn't work|not working)
    """)
_BESIDES = phrases(r"""
    (?:and|but|since|as|so|because)? ?(?:i've|i have|i just|i already|i decided|i chose|i met|i used|i noticed) \w+
    \w+ (?:suggested|recommended|told)
    """)
_RESOLVES = phrases(
    r"""
    (?:i think |then,? |after that,? |for now,? |next,? |also,? |and |so |once [^,]{3,40}, )*(?:i'll|i will|i should)
    (?:i think )?(?:i also want|i'm gonna|let me|i made the right|it's time to)|i definitely (?:want|need|should|will)
    """,
    start=True,
)
_OPINES = phrases(
    r"(?:i think|hopefully,?|ideally,?) (?:\w+ing|that|those|this|it|the \w+|some|having|a) [^.!?]{3,200}", start=True
)
_WILL = r"(?:i|we|you)(?:'ll| will|'m gonna| won't| will never|'m not gonna|'re gonna)"
_CHEERS = phrases(
    rf"""
    let's (?:keep|make (?!it \d)|cherish|continue|never|all|hope|spread|support|celebrate|enjoy)
    {_WILL} (?:always |never |just )*(?:keep \w+ing|quit|give up)
    (?:just |and |so |always )*(?:remember|know) (?:that|you|how)
    (?:just |and |so |please )*(?:don't|do not|never) (?:ever )?(?:let|be (?:afraid|so|too|hard)|lose|stop|quit|give up)
    (?:just |and |so |please )*(?:don't|do not|never) (?:ever )?forget
    (?:keep|stay|be|believe|follow|chase|trust|cherish|embrace|savor|celebrate) (?!the|my|our|an?|in touch|away)\w+
    (?:agreed|exactly|totally|absolutely|definitely)\b
    (?:for example,? )?if you (?:need|want|have|ever|like|would like)
    (?:all )?th(?:ose|ese|at|is) [^.!?]{{3,60}} worth it
    """,
    start=True,
)  # what one says to cheer the other up
_NOBODY = (
    "nature|art|music|family|life|love|friends|friendship|people|change|creativity|success|growth|everyone|everybody"
    "|nobody|nothing|kindness|community|sometimes|it's"
)
_APHORISM = re.compile(
    rf"(?:[A-Z]\w+ing|{_NOBODY})(?: (?:[\w'-]+)){{0,4}}? "
    r"(?:is|are|can|helps?|makes?|brings?|gives?|gets?|teach(?:es)?|reminds?|takes?|allows?|lets?|has) ",
    re.IGNORECASE,
)  # "Being in nature helps us take a break": of nobody in particular
_GUESSES = phrases(
    r"must (?:be|have|feel|'ve|unreal)|looks? (?:so|really|super) \w+|(?:i|we) can (?:only|just) imagine"
)
_VERY = "so|really|just|super|very|also|a bit|pretty|a mix of"
_FELT = phrases(
    rf"""
    (?:i|we)(?:'m| am| was| were|'ve been| felt| feel|'re| have been)(?: (?:{_VERY}))* (?:relieved|grateful|thankful)
    (?:i|we)(?:'m| am| was| were|'ve been| felt| feel|'re| have been)(?: (?:{_VERY}))* (?:excited|scared|nervous|happy)
    (?:i|we)(?:'m| am| was| were|'ve been| felt| feel|'re| have been)(?: (?:{_VERY}))* (?:glad|proud|thrilled|stressed)
    (?:i|we)(?:'m| am| was| were|'ve been| felt| feel|'re| have been)(?: (?:{_VERY}))* (?:hopeful|anxious|emotional)
    (?:i|we)(?:'m| am| was| were|'ve been| felt| feel|'re| have been)(?: (?:{_VERY}))* (?:motivated|inspired|blessed)
    (?:i|we)(?:'m| am| was| were|'ve been| felt| feel|'re| have been)(?: (?:{_VERY}))* (?:determined|ready|lucky|stoked)
    (?:i|we)(?:'m| am| was| were|'ve been| felt| feel|'re| have been)(?: (?:{_VERY}))* (?:overwhelmed|liberated|pumped)
    """,
    start=True,
)


_POINTS_AT = phrases(r"""
    (?:this|these|those) (?!one|week|month|year|morning|afternoon|evening|weekend|summer|winter|spring|fall|time)\w+
    (?:use|used|did|do|made|tried|try|love|loved|wrote|got|saw|like|want|need|played|take|took|gave|get) (?:it|them)
    (?:about|with|for|of|to|in|on) (?:it|them)(?=[.,!;:]|$)
    """)  # what it points at stands in a picture or another message
_OBJECT_FIRST = re.compile(
    r"(?:i|we|i've|we've|i'm|we're)(?: (?:am|was|have|had|just|also|first|finally|actually|even|going|gonna|to|will|did"
    r"|can|could|recently|still|never|really|got))* \w+(?: up| out)? (?:it|them)\b"
    r"(?! (?:was|is|would|will|has|had|as)\b)",
    re.IGNORECASE,
)  # "I pitched it to some producers"
ASKS_FEELING = phrases(r"""
    how (?:did|does|do|was|were) [^?]{0,80}\bfeel\w*|how (?:was|were|is) (?:it|that|being)
    what(?:'s|\s(?:was|is)) it like
    what(?:'s|\s(?:was|is|has|were))? [^?]{0,30}\b(?:best|coolest|most) [^?]{0,40}\b(?:part|moment|thing|memory)
    how do you (?:find|stay|keep|balance|deal|manage|handle|cope)|what (?:keeps|makes|motivates|inspires|drives) you
    what do you (?:love|like|enjoy)|how(?:'s|\s(?:has|have)) [^?]{0,60}\b(?:shaped|affect\w*|been)|can i join
    what does [^?]{0,40}\bmean to you|how are you (?:holding|feeling|doing)
    """)  # a question whose answer is a feeling, unless it names something
SUBORDINATE = phrases(
    r"(?:so |and |but )?(?:since|because|'cause|when|while|once|although|until|unless|as long as|so that)", start=True
)


def weigh_emptiness(text: str, specifics: int, low: set[str]) -> float:
    """Return what to take off the score of encouragement, general truths, guesses and bare feelings."""
    if specifics > 1:
        return 0.0
    cheers = 1.6 * (bool(_CHEERS.match(text)) and not cues.is_instruction(text))
    if weigh_core(text) >= 1:
        return cheers
    if len(text.split()) <= 9 and "," not in text and SUBORDINATE.match(text):
        return 1.5
    mine = bool(low & {"i", "i'm", "i've", "my", "our", "i'd", "we", "we've", "we're", "we'll", "i'll"})
    value = (
        cheers
        + 0.8 * bool(_OBJECT_FIRST.match(text))
        + 0.6 * (not specifics and bool(_POINTS_AT.search(text)) and not TIME.search(text))
    )
    value += 1.0 * (not mine and not specifics and bool(_APHORISM.match(text)))
    value += 1.0 * (not mine and bool(_GUESSES.search(text)))
    return value + 0.8 * (not specifics and bool(_FELT.match(text)) and not TIME.search(text))


def weigh_momentary(text: str, specifics: int) -> float:
    """Return what to take off the score of a passing question or intention; less if it also states something."""
    if _TRIES.match(text) and not _BESIDES.search(text[1:]):
        settled = bool(VALUE.search(text) or weigh_core(text) or TIME.search(text))
        return 0.6 if settled and not _AT_WORK.search(text) else 1.8
    if _SEEKS.match(text):
        return 2.9 + 0.45 * max(0, min(specifics, 4) - 1) - 2.2 * bool(_BESIDES.search(text[1:]))
    opines, resolves = bool(_OPINES.match(text)), bool(_RESOLVES.match(text))
    if not (opines or resolves):
        return 0.0
    settled = has_value(text) or bool(TIME.search(text)) or weigh_core(text) >= 1
    if opines and not settled and not cues.is_decision(text):
        return 1.2
    if resolves and not settled:
        return 1.4 if cues.is_decision(text) or specifics else 2.4  # what is resolved without a day
    if resolves:
        return 0.8 if specifics or weigh_core(text) else 1.4
    return 0.0
