"""Find what a statement says is gone, over or refused, and whether that ends an earlier statement about it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from vault_memory.archive.extraction.rules.done_reports import SENTENCE, says_done
from vault_memory.archive.extraction.rules.language_cues import LanguagePattern, cues_of
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON
from vault_memory.archive.extraction.rules.statement_reading import NOT_ANCHORS, QUOTED, SPEAKER, Reading, read
from vault_memory.archive.extraction.rules.withdrawn_tasks import find_withdrawn
from vault_memory.archive.extraction.rules.word_shapes import content, phrases, strip_elision, words

_BE = r"(?:is|are|was|were|got|gets?|has been|have been|had to be|'s been|'s|being)"
_NOW = r"(?: now| finally| completely| all| sadly| already| definitely){0,3}"
_GONE = phrases(
    rf"""
    (?:has |have |had |sadly |just |suddenly ){{0,3}}(?:died|passed away|passed on)
    went (?:peacefully|in (?:her|his|its) sleep|on (?:the )?\d\d?(?:st|nd|rd|th)?(?: of)? [a-z]+(?=[,.;!]|$))
    gets? (?:thrown out|dropped|scrapped|retired|removed|replaced)
    (?:has |have )?(?:went|gone) (?:bankrupt|bust|under|out of business)
    (?:has |have )?(?:closed (?:down|for good)|shut down|burnt down|burned down|fell through|fallen through)
    (?:has |have )?(?:backed out|pulled out|dropped out|bailed)
    {_BE}{_NOW} (?:dead|closed|shut|flooded|off(?! to\b)|history|uninstalled|decommissioned|sold|gone)
    {_BE}{_NOW} (?:stolen|abolished|obsolete)
    {_BE}{_NOW} (?:scrapped|cancelled|canceled|phased out|switched off|shelved|withdrawn)
    {_BE}{_NOW} (?:called off|thrown out|put down|put to sleep|sold out|fully booked|discontinued|retired|torn down)
    (?:isn't|aren't|is not|are not|won't be) (?:happening|going to happen|available|an option)(?: any ?more)?
    (?:can't|cannot) (?:do|make) (?:it|that|the \d\w+|the (?:date|day|\w+day))(?: any ?more| after all)?
    """
)
_NO_SUBJECT = (  # "the returned parcels", "it was dropped"
    r"the|an?|my|our|your|his|her|its|their|this|that|these|those|some|any|all|no|of|by|for|with|and|or|to|be|is|are|was"
    r"|were|been|being|get|gets|got|nobody|nothing|who|which|freshly|newly|recently"
)
_AFTER = r"to|for|from|with|in|on|at|by|because|since|as|so|but|and|or|after|before|until|last|this|yesterday|today|now"
_ENDING = re.compile(
    rf"(?:\b(?!(?i:{_NO_SUBJECT})\b)[A-Za-z][\w'’]{{0,30}}+\s++(?:just |finally |already |also |had to |have ){{0,3}}"
    r"|^(?:(?:Finally|Just|Already|Also|Sadly|Then|So|And) )?"  # "Sold the Skoda"
    r"(?=\w{3,12} (?:\w{2,4} ){0,2}(?:the|my|our|both|all|that|this) ))"
    r"(?i:sold|cancel(?:led|ed)|dropped|sent back|gave up(?: on)?|handed back|ditched|scrapped|uninstalled"
    r"|called off|got rid of|threw out|thrown out|broke up with|split up with|gave away|returned|unsubscribed from)\s++"
    r"(?:all |both )?(?:the|my|our|his|her|their|that|this)?\s*+"
    rf"(?P<object>(?!(?:{_AFTER}|up|out|over|well)\b)[\w'’&-]+(?: (?!(?:{_AFTER})\b)[\w'’&-]+){{0,3}})",
)
_ENDED_ABROAD = re.compile(
    r"\b(?!(?:ich|wir|er|sie|man)\b)(?P<object>(?-i:[A-ZÄÖÜ][\w-]{1,30}))"
    r" (?:(?:hab\w*|hat|ist|sind|wird|wurde|wurden|fällt|fallen)"
    r"(?: \w{1,20}){0,2} (?:abgesagt|storniert|gekündigt|gestrichen|verkauft|weg|aus)\b"
    r"|ist (?:nicht mehr da|weggezogen|ausgestiegen))"
    r"|\b(?:haben? |hat )?(?:den|die|das|dem) (?P<object2>(?-i:[A-ZÄÖÜ][\w-]{1,30})) (?:\w+ )?(?:abgesagt|storniert"
    r"|gekündigt"
    r"|verkauft|abgemeldet)\b"
    r"|\b(?P<object3>(?-i:[A-ZÀ-Þ][\w'’-]{1,30})) (?:est parti(?:e)?|nous a quittés|a démissionné|est annulée?"
    r"|se fue|ha dejado"
    r"|está cancelad[oa])\b",
    re.IGNORECASE,
)
_LET_GO = LanguagePattern("let_go", "endings")  # what somebody has sold, cancelled or given away
_MAY_CLOSE = re.compile(  # a word that each of them has
    r"\b(?:die[ds]|dead|passed|gone|went|bankrupt|closed|shut|burn|through|out\b|bailed|flooded|\boff\b|history|uninstalled"
    r"|decommissioned|sold|stolen|scrapped|cancel|put (?:down|to)|booked|discontinued|retired|torn|happen|available"
    r"|option"
    r"|dropped|ditched|got rid|broke up|split up|gave away|returned|unsubscribed|removed|replaced"
    r"|abolished|obsolete|phased out|switched|shelved|withdrawn|can(?:'t|not) (?:do|make)|sent back|gave up"
    r"|handed back|abgesagt|storniert|gekündigt|gestrichen|verkauft|weg\b"
    r"|ausgestiegen|\baus\b|abgemeldet|abbestellt|weggegeben|entsorgt|vend|résilié|rendu|jeté|donné|devuel|devolv|tirado|disdetto|restitui"
    r"|buttato|regalato|verkocht|opgezegd|geannuleerd|parti|quitt|démission|annul|se fue|dejado)",
    re.IGNORECASE,
)
HOLDS_ROLE = phrases(r"""
    responsible|in charge|looks? after|takes? care|contact|boss|head of|manager|best man|maid of honou?r|owner|on call
    does|do|doing|handles?|signs? off|works?|installateur|ansprechpartner\w*|zuständig|verantwortlich|kümmert|macht
    interns?(?:hip)?|trainee|apprentice
    responsable|s['’]occupe|encargad\w+|runs?|leads?|teaches|coach\w*
    """)
_PAST = re.compile(
    r"\b(?:was|were|did|had|went|got|came|made|took|gave|said|told|met|saw|bought|found|loved|used to|[a-z]{3,}ed)\b",
    re.IGNORECASE,
)
_PRESENT = re.compile(
    r"\b(?:is|are|am|has|have|will|needs?|wants?|gets?|lives?|works?|costs?|does|do|uses?|plays?|booked|hold|holds"
    r"|takes?|likes?|loves?|owns?|runs?|keeps?)\b|\b\w+['’](?:s|re|m|ll|ve)\b|\bby (?:the )?\d",
    re.IGNORECASE,
)
_ARE, _IS = (
    re.compile(r"(?<=\w)['’]re\b"),
    re.compile(
        r"(?<=\w)['’]s(?= (?:gone|off|dead|closed|sold|over|cancelled|out of)\b)|(?<=\bit)['’]s\b"
        r"|(?<=\bhe)['’]s\b|(?<=\bshe)['’]s\b",
        re.IGNORECASE,
    ),
)
_WITHDRAWN = phrases(
    r"""
    (?:backed|pulled|dropped) out|bailed|(?:can't|cannot) (?:do|make)|fully booked|sold out|(?:fell|fallen) through
    (?:isn't|aren't|is not|are not) available
    """
)
_OF_OTHERS = re.compile(r"\b(?:his|her|their|[A-Z]\w{1,30}['’]s) (?P<what>[\w-]{1,30}(?: [\w-]{1,30})?)")
_SPLIT = re.compile(r",|\band\b|&")
_ANSWERED_NO = re.compile(
    r"^(?:yeah,? no|no|nope|nah|not any ?more|not really|cancelled|i (?:quit|stopped|dropped it)|gone|sold|over|history"
    r"|nee|nein|nicht mehr|non|plus maintenant|ya no"
    r"|(?:[^,.;!?]{0,40}[ ,])?(?:it|that|they|he|she)(?:'s|'re| is| are) "
    r"(?:wrong|off|gone|over|history|cancelled|finished|dead|out|closed|forbidden|not allowed|no longer))\b",
    re.I,
)
_ASKED_STILL = re.compile(
    r"\bstill (?P<still>[^?]{3,40})\?|^(?:and |so |then )*(?:is|are|ist|sind|est-ce que) (?:the|your|die|der"
    r"|das|le|la|les) (?P<free>[\w-]{1,30}(?: [\w-]{1,30})?)"
    r" (?:\w+ ){0,2}?(?:free|available|on|frei|dabei|libre|disponible)\?"
    r"|^(?:and |und |et |what about |how about )(?P<name>(?-i:[A-Z][\w'’-]{1,30}(?: [A-Z][\w'’-]{1,30})?))\?"
    r"|^(?:and |so |oh |ok )*(?:what about |how about |how's |how is |how are )?"
    r"(?:the|your|die|der|das|le|la|les) (?P<topic>[\w-]{1,30}(?: [\w-]{1,30}){0,2})(?: \w+ \w+)?\?",
    re.IGNORECASE,
)
_RARE = 5


@lru_cache(maxsize=8_192)
def find_closed_subjects(text: str) -> tuple[frozenset[str], ...]:
    """Return the stems of each thing or person that a statement says is gone, sold, cancelled or unavailable."""
    if _MAY_CLOSE.search(text) is None:
        return ()
    found: list[frozenset[str]] = []
    before = ""
    bare = _ARE.sub(" are", _IS.sub(" is", SPEAKER.sub("", text)))
    for sentence in SENTENCE.split(bare):
        before = f"{before} {sentence}".strip()
        if "?" in sentence or re.search(r"\b(?:if|would|could|might|almost|nearly|not|never)\b", sentence, re.I):
            continue
        if (gone := _GONE.search(sentence)) is not None:
            found += _subjects_before(sentence[: gone.start()], before)
        if (ending := _ENDING.search(sentence)) is not None:
            found += [_stems(ending["object"])]
        if (abroad := _ENDED_ABROAD.search(sentence)) is not None:
            found += [_stems(next(filter(None, abroad.groups())))]
        if (let_go := _LET_GO.search(sentence)) is not None:
            found += [_stems(next(filter(None, let_go.groups())))]
    return tuple(stems for stems in found if stems)


def _subjects_before(clause: str, before: str) -> list[frozenset[str]]:
    """Return the stems of each subject at the end of a clause ("the band and the DJ"), if it is a short one.

    "It" and "they" stand for the first word of the text, where that is a name of its own ("Millbrook. … they're shut").
    """
    bare = re.split(r"[,:;–—]\s", clause)[-1].strip()
    tokens = words(bare)
    if bare.lower().rstrip() in {"it", "they", "it's", "they're"}:
        first = re.match(r"\s*([A-Z][\w'’-]{2,}(?: [A-Z][\w'’-]+)*)[.,:!]", before)
        return [_stems(first[1])] if first is not None else []
    if not 0 < len(tokens) <= 6 or {token.lower() for token in tokens} & (FIRST_PERSON - {"my", "our"}):
        return []
    return [_stems(part) for part in _SPLIT.split(bare)]


def _stems(text: str) -> frozenset[str]:
    return frozenset(content(text)) - NOT_ANCHORS


def closes(new: str, old: str, rarity: Mapping[str, int]) -> float:
    """Return how surely ``new`` says that what ``old`` is about is gone; 0 if it does not."""
    subjects = find_closed_subjects(new)
    if not subjects:
        return 0.0
    after, before = read(new), read(old)
    if after.unsure or not (_is_state(old) or _WITHDRAWN.search(new)):
        return 0.0
    for stems in subjects:
        lead = frozenset(_leading(old, _lead(stems, new, old, rarity)))
        known = stems & before.anchors
        if known == stems and stems <= lead and all(rarity.get(stem, 0) <= 2 * _RARE for stem in stems):
            if find_closed_subjects(old) or (before.speaker != after.speaker and before.own and after.own):
                continue
            if after.own and not before.own and _belongs_to_others(stems, old):
                continue  # "I sold my bike" of "Ana rides her bike"
            return 1.0 + 0.2 * len(stems)
    return 0.0


def _belongs_to_others(stems: frozenset[str], text: str) -> bool:
    return any(stems & frozenset(content(each["what"])) for each in _OF_OTHERS.finditer(text))


def _lead(stems: frozenset[str], new: str, old: str, rarity: Mapping[str, int]) -> int:
    """Return within how many first stems a statement must name what has ended: more for a rare name or a role."""
    if not _is_named(stems, new):
        return 3
    return 12 if all(rarity.get(stem, 0) <= 2 for stem in stems) or HOLDS_ROLE.search(old) else 5


def _is_named(stems: frozenset[str], text: str) -> bool:
    """Return whether the stems are of a name, which is written with capitals."""
    return any(word[:1].isupper() and stems & frozenset(content(word)) for word in words(SPEAKER.sub("", text)))


def _leading(text: str, most: int) -> list[str]:
    """Return the first stems of a statement's body, where its subject stands."""
    body = SPEAKER.sub("", text)
    if cues_of(body) is not None:
        body = " ".join(map(strip_elision, words(body)))
    return [stem for stem in content(body) if stem not in NOT_ANCHORS][:most]


@lru_cache(maxsize=8_192)
def _is_state(text: str) -> bool:
    """Return whether a statement tells how things are or will be, and not what happened."""
    return bool(_PRESENT.search(text)) or not _PAST.search(text)


def declines(new: str, old: str, rarity: Mapping[str, int]) -> float:
    """Return how surely ``new`` answers "no" to whether what ``old`` states is still so; 0 if it does not."""
    stems = find_declined_stems(new)
    if not stems:
        return 0.0
    before = read(old)
    if not stems <= before.anchors or before.speaker != read(new).speaker:
        return 0.0
    return 1.0 if all(rarity.get(stem, 0) <= _RARE for stem in stems) and QUOTED.match(old) is None else 0.0


@lru_cache(maxsize=1_024)
def find_declined_stems(text: str) -> frozenset[str]:
    """Return the stems of the subject that a statement, read with the question it answers, says no to."""
    quoted = QUOTED.match(text)
    return _stems(find_denied(quoted[1], text[quoted.end() :])) if quoted is not None and quoted[1] else frozenset()


def find_denied(question: str, answer: str) -> str:
    """Return what an answer that begins with "no" ends ("And the marathon?" – "Yeah, no."), or ''."""
    asked = _ASKED_STILL.search(question)
    if asked is None or not _ANSWERED_NO.match(answer):
        return ""
    return (asked["still"] or asked["topic"] or asked["free"] or asked["name"]).strip()


@lru_cache(maxsize=1_024)
def may_end(text: str) -> bool:
    """Return whether a statement has what `closes`, `declines`, `completes` or `withdraws` ask of a new one."""
    return bool(
        find_closed_subjects(text) or find_declined_stems(text) or says_done(text) or find_withdrawn(text) is not None
    )


def same_owner(after: Reading, before: Reading) -> bool:
    """Return whether two statements of people's own affairs are of the same person."""
    return not (before.own and after.own) or before.speaker == after.speaker
