"""Read what decides whether a statement ends another: its subject, its values, its marks of change."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from vault_memory.archive.extraction.rules import language_cues
from vault_memory.archive.extraction.rules.language_files import join_lines
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON, MONTHS, WEEKDAYS, word_set
from vault_memory.archive.extraction.rules.word_shapes import content, phrases, stem, strip_elision, words

_MONTH = "|".join(sorted(MONTHS, key=len, reverse=True))
_MOVED, _BEFORE_NEW, _NOW_WORDS, _CHEAPER, _UNITS = (
    "|".join(join_lines(each) for each in language_cues.list_all(kind, "values") if each)
    for kind in ("moved", "to", "now", "cheaper", "units")
)
_VALUE = re.compile(
    rf"""
      (?P<iso>\d{{4}}-\d\d-\d\d)
    | (?P<day>\d{{1,2}})(?:st|nd|rd|th|er)?\.?\ (?:of\ |de\ )?(?P<month>{_MONTH})\b
    | \bthe\ (?P<nth>\d{{1,2}})(?:st|nd|rd|th)(?!\ (?:of|de)\b|\ ?(?:week|day|floor|year|time|century|grade|stock))
    | (?:\bam|\bden|\bzum)\ (?P<nth2>\d{{1,2}})\.(?!\d|\ (?:{_MONTH})\b|\ [A-ZÄ]?[a-zä]+(?:tag|stock|woche|jahr))
    | \b(?:le|au|el|al|il|ao?\ dia|op)\ (?P<nth3>\d{{1,2}})(?=[.,;!?)](?!\d)|$|\ (?:à|a\ las?|alle|às?|om)\ \d)
    | \b(?P<month2>{_MONTH})\.?\ (?P<day2>\d{{1,2}})(?:st|nd|rd|th)?\b(?!:)
    | (?P<hour>\d{{1,2}}:\d\d|\b\d{{1,2}}\ ?[ap]m\b
      |\b\d{{1,2}}(?:\.\d\d)?\ uhr\b|\b\d{{1,2}}\ ?h\ ?\d\d\b|(?<=à\ )\d{{1,2}}\ ?h\b)
    | \b(?P<weekday>{WEEKDAYS})s?\b
    | (?P<money>[$€£¥]\ ?\d[\d.,]{{0,12}}k?|\d[\d.,]{{0,12}}\ ?(?:k\b|thousand|grand)
      |(?:\d{{1,3}}(?:\ \d{{3}}){{1,3}}|\d[\d.,]{{0,12}}k?)\ ?
       (?:euros?|eur|dollars?|usd|pounds?|quid|kron\w+|francs?|chf|reais)\b)
    | \bevery\ (?P<every>other|second|third|fourth|fifth|\d+(?:nd|rd|th)|single|two|three|four|six)\b
    | (?P<share>(?<!\d)\d++(?:[.,]\d++)?\ ?(?:%|percent))
    | (?P<amount>(?<!\d)\d++(?:[.,]\d++)?)\ ?(?P<unit>{_UNITS})\b
    | (?<![\w.])(?P<number>\d+(?:[.,]\d+)*)(?![\w%])
    """,
    re.VERBOSE | re.IGNORECASE,
)
_CHANGES = phrases(r"""
    now|nowadays|no longer|any ?more|any longer|instead(?: of)?|rather than|rather|not the|after all|actually
    turns out
    migrate[sd]?|ported|move[sd]?
    push(?:e[sd])?|brought forward|postponed?|reschedule[sd]?|delayed|extended|shifted|put off|slipped
    in the end|again|(?:got|gets|is|are|'s|has gone|went) (?:cheaper|dearer|more expensive|earlier|later)
    (?:changed|switched|replaced|updated|upgraded|raised|lowered|increased|decreased|reduced|cut|bumped|revised|corrected)
    (?:went|gone|goes|going|is|are|'s) (?:up|down) to|(?:up|down) (?:to|from)|dropped to
    make (?:it|that|this)|new (?:date|time|budget|address|number|price|deadline|limit|day|total|count|plan)
    correction|(?:has|have) left|took over|takes over|taking over|in fact|scratch that|update|grew to|full time|swapped
    since (?:january|february|march|april|may|june|july|august|september|october|november|december|last \w+|monday)
    from now on|these days
    from (?:january|february|march|april|may|june|july|august|september|october|november|december)
    so we're at|(?:we're|i'm) (?:at|down to|up to)|that makes|then
    """)
_HOUR_ABROAD = re.compile(
    r"(\d{1,2})(?:\.(?=\d))?(?: ?h ?)?(\d\d)?(?: ?(?:uhr|h))?", re.IGNORECASE
)  # "16 Uhr", "18 h 30"
_MONTH_ALONE = re.compile(
    rf"\b({'|'.join(sorted(MONTHS.keys() - {'may', 'mar', 'mai', 'mars'}, key=len, reverse=True))}"
    r"|(?<=in )may|(?<=of )may|(?<=till )may|(?<=until )may|(?<=by )may)\b",
    re.IGNORECASE,
)  # "may" alone is mostly no month
_VERSIONED = re.compile(r"[a-z,] (?![A-Z]{2,3} )[A-Z][\w+#]{1,30} $")  # "RabbitMQ 3.12" counts nothing
_DIGIT, _LETTERS = re.compile(r"\d"), re.compile(r"[^\W\d_]+")
_DAYS = frozenset(form for day in WEEKDAYS.split("|") for form in (day.removesuffix("-feira"), f"{day}s"))
_THRESHOLD = re.compile(r"\b(?:over|above|below|(?:more|less) than) $", re.IGNORECASE)
_CHANGED_TO = re.compile(
    rf"\b(?:{_MOVED})\b[^.;!?]{{0,50}}?\b(?:{_BEFORE_NEW})\s+"
    r"(?:the |about |only |den |le |el |il |o dia |dia |het |de |\d{1,2} (?:to|and|bis|au|al) )?$",
    re.IGNORECASE,
)
_NOW = re.compile(
    rf"\b(?:{_CHEAPER})\b[^.;!?]{{0,30}}$|\b(?:{_NOW_WORDS}|{_CHEAPER})\b[^.,;!?]{{0,40}}$",
    re.IGNORECASE,
)
_STILL = re.compile(
    r"\s{0,20}\w{0,12},? ?(?:now|instead|after all|in the end|since|from now on|these days|from (?=[A-Z])"
    r"|then\b|not the|rather than|statt|jetzt|au lieu)\b",
    re.IGNORECASE,
)
_UNSURE = re.compile(
    r"\?|\b(?:if|whether|should|could|would(?! rather)|might|maybe|perhaps|considering|thinking)\b", re.IGNORECASE
)
_AIM = re.compile(
    r"\b(?:goal|aim|aiming|target|hope|hoping|want to|like to"
    r"|under (?=[$€£\d]|an?\b|one|two|three|five|ten)|at least)\b",
    re.IGNORECASE,
)
_PAST_ONLY = re.compile(r"\b(?:used to|previously|formerly|originally|was supposed)\b", re.IGNORECASE)
_NOT_BEFORE = re.compile(
    r"\b(?:instead of|rather than|not|no longer|(?:that|same|this) (?:about|of)|down from|up from|used to be|it was"
    r"|previously|formerly)\s+(?:only |the |about |at |on |around )*$",
    re.IGNORECASE,
)
_FROM = re.compile(
    r"\b(?:moved|pushed|changed|switched|updated|raised|lowered|increased|decreased|reduced|cut|bumped|revised|corrected"
    r"|dropped|went|gone|up|down|extended|upgraded|improved|grew|rose|fell)\b[^.;!?]{0,40}?\bfrom (?:the )?$",
    re.IGNORECASE,
)
_TO = re.compile(r"\s{0,3}(?:\w{1,20} )?to\b", re.IGNORECASE)
_ABOUT = re.compile(r"\babout (?:the |those )?$", re.IGNORECASE)
_IT_IS = re.compile(r"[.…,;: -]{1,5}(?:it's|it is|that's|we're|they're|now|make it)\b", re.IGNORECASE)
_NOT_AFTER = re.compile(
    r" ?(?:[a-z]{1,20} )?(?:(?:isn't|wasn't|aren't|weren't|is not|was not)"
    r" (?:enough|right|true|possible|happening|going)"
    r"|any ?more\b|(?:is|was|were) too (?:few|little|many|much|early|late|expensive))",
    re.IGNORECASE,
)
SPEAKER = re.compile(
    r"^([A-ZÀ-Þ][\w'’-]{0,24}(?: [A-ZÀ-Þ][\w'’-]{0,24})?)"
    r"(?:: (?![a-zà-ÿ])|, (?:asked|on) \"[^\"]*\": | agreed to \"[^\"]*\")"
)  # "Food: no gels" names no speaker
QUOTED = re.compile(
    r"^(?:[^\W\d_][\w .'’-]{0,40}?|I), (?:asked|on) \"([^\"]*)\": |^(?:[\w .'’-]{0,40} a|A)greed to \"([^\"]*)\""
)
_REASON = re.compile(
    rf"[,;—–-]? ?\b(?:because|since(?! (?:last|the \d\w*|\d\w*|yesterday|monday|{_MONTH})\b)|so that|as it|due to"
    rf"|otherwise|weil|parce que|porque)\b.*?(?=[.!?](?:\s|$)|$)",
    re.IGNORECASE | re.DOTALL,
)
_OPENED = re.compile(r"[.!?:\n]\s*(?:(?:and|but|so|no|yes|also|plus|nein|ja|und),? ?)?$", re.IGNORECASE)
_BEFORE_REASON = 24  # characters before a reason that show whether it opens its sentence
_CLAUSE = re.compile(r"[,;.!?](?!\d)")
_RESOLVED = re.compile(r"\((?:week of )?\d{4}(?:-\d\d){0,2}\)")  # the day of an event, put in by `stated_dates`
# Words that say that something changes, or how, and not what.
NOT_ANCHORS = frozenset(
    stem
    for word in word_set(
        """
        now moved pushed back postponed rescheduled delayed extended changed switched replaced updated raised lowered
        increased decreased reduced dropped stopped instead longer anymore actually new date time make update start
        starts starting begin begins book booked need needs happen plan planning still weeks days hours minutes times
        per day week month year today twice once about over around total full set take takes taking took go want wants
        until till euros dollars quid pounds percent asked agreed assistant good bad news fine sure works yes no ok
        mon tue tues wed thu thur thurs fri sat sun
        """
    )
    for stem in content(word) or [word]
)


_PLAIN_EVENTS = word_set("move moving leave leaving start starts starting begin begins beginning go going")
Values = Mapping[str, frozenset[str]]
_WHEN = re.compile(
    r"\b(?:morning|noon|afternoon|evening|night|lunch|breakfast|dinner|weekend|weekday|winter|summer|spring|autumn"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
)
_COUNTED = frozenset({"k", "people", "guest", "person", "time", "attempt"})


@dataclass(frozen=True, slots=True)
class Reading:
    """What of a statement matters for whether another ends it."""

    speaker: str
    anchors: frozenset[str]
    focus: frozenset[str]  # the anchors of the clause that says what is so now
    values: Mapping[str, frozenset[str]]
    set_anew: Mapping[str, frozenset[str]]  # of them those that it says are so now
    changes: bool
    unsure: bool
    aims: bool  # it states a wish or a goal, or what was so long ago
    own: bool  # it speaks of "I" or "my"
    beside: Mapping[str, frozenset[str]]  # by kind of value: the anchors of the clauses that have one, and before
    undone: frozenset[str]  # values that it says are no longer so ("19 instead of 20", "about the 92")


def is_of_another_time(ended: str, text: str) -> bool:
    """Return whether what has ended was at another time of day or year ("no coffee in the evening any more")."""
    when, then = (set(_WHEN.findall(each.lower())) for each in (ended, text))
    return bool(when and then and when.isdisjoint(then))


def has_value(text: str) -> bool:
    """Return whether a text has a digit or the name of a weekday, without which it gives no value."""
    return _DIGIT.search(text) is not None or not _DAYS.isdisjoint(_LETTERS.findall(text.lower()))


@lru_cache(maxsize=8_192)  # some 15 MB; a conversation is held against thousands of statements
def read(text: str) -> Reading:
    """Read the anchors (what it is about), values by kind, and marks of change of a statement."""
    speaker = SPEAKER.match(text)
    quoted = QUOTED.match(text)
    asked = (quoted[1] or quoted[2] or "") if quoted is not None else ""
    body = text[quoted.end() :] if quoted is not None else text[speaker.end() :] if speaker is not None else text
    if quoted is not None and quoted[2]:
        body = f"{asked} {body}"
    bare = _RESOLVED.sub(" ", _drop_reasons(body))
    values, set_anew = _values(bare)
    language = language_cues.cues_of(body)
    anchors = list_anchors(f"{asked} {bare}", language)
    clauses = (f"{asked} {part}" for part in _CLAUSE.split(bare))
    focus = [list_anchors(part, language) for part in clauses if any(_values(part)[1].values())]
    changes = bool(_CHANGES.search(body)) or (language is not None and language.has("change", body))
    return Reading(
        speaker[1].casefold() if speaker is not None and speaker[1] not in {"I", "Agreed", "Assistant"} else "",
        anchors,
        frozenset().union(*focus) or anchors,
        values,
        set_anew,
        changes,
        bool(_UNSURE.search(body)),
        bool(_AIM.search(body)) or bool(_PAST_ONLY.search(body)),
        bool({word.lower() for word in words(body)} & FIRST_PERSON)
        or (language is not None and language.has("first", body)),
        _collect_anchors(asked, bare, language),
        _find_past_values(bare) | _find_doubted_values(asked, values),
    )


def _drop_reasons(text: str) -> str:
    """Return the text without the reasons it gives, except those that open a sentence ("Because of …, it is 5 now")."""

    def drop(match: re.Match[str]) -> str:
        start = match.start()
        before = (". " if start <= _BEFORE_REASON else "") + text[max(0, start - _BEFORE_REASON) : start]
        return match[0] if _OPENED.search(before) else ""

    return _REASON.sub(drop, text)


def _collect_anchors(asked: str, text: str, language: language_cues.Cues | None) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    before = ""
    for part in _CLAUSE.split(text):
        for kind in _values(part)[0]:
            found[kind] = found.get(kind, frozenset()) | list_anchors(f"{asked} {before} {part}", language)
        before = part
    return found


def _find_past_values(text: str) -> frozenset[str]:
    """Return the values that a statement names as what was so."""
    found = set()
    if not has_value(text):
        return frozenset()
    for match in _VALUE.finditer(text):
        before, after = text[max(0, match.start() - 30) : match.start()], text[match.end() : match.end() + 40]
        moved = _FROM.search(text, max(0, match.start() - 90), match.start()) and _TO.match(after)
        moved = moved or (_ABOUT.search(before) and _IT_IS.match(after))
        if moved or _NOT_BEFORE.search(before) or _NOT_AFTER.match(after):
            kind, value = _value(match)
            found.add(numeral(kind, value))
    return frozenset(found)


def _find_doubted_values(question: str, values: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """Return the values that a question asks about ("refund limit still 80?") if the answer gives other values."""
    if not re.search(r"\b(?:still|noch|toujours|todavía)\b", question, re.IGNORECASE):
        return frozenset()
    asked = {numeral(kind, value) for kind, found in _values(question)[0].items() for value in found}
    given = {numeral(kind, value) for kind, found in values.items() for value in found}
    return frozenset(asked - given) if given else frozenset()


def numeral(kind: str, value: str) -> str:
    """Return a value in the form by which those of other kinds are compared ("20k" is "20000")."""
    if kind in {"date", "hour", "weekday", "share", "nth", "every"} or (
        kind.startswith("amount") and kind[7:] not in _COUNTED
    ):
        return f"{value} {kind.removeprefix('amount ')}"
    currency = "$" if kind == "money" else ""
    number = re.sub(r"(?<=\d)[.,](?=\d{3}\b)", "", re.match(r"[\d.,]*", value)[0])  # type: ignore[index]
    if kind == "money" and re.search(r"(?:k|thousand|grand)", value):
        return f"${number}000" if number.isdigit() else value
    return f"{currency}{number or value}"


def list_anchors(text: str, language: language_cues.Cues | None) -> frozenset[str]:
    """Return the stems of what a text in a language is about, without its values.

    An event that only a plain verb names ("we're moving on the 12th") counts where there is nothing else.
    """
    said = words(_VALUE.sub(" ", text))
    if language is not None:
        said = [bare for word in said if (bare := strip_elision(word)).lower() not in language.common]
        said = [word for word in said if not language.has("change", word)]
    found = frozenset(part for word in said for part in content(word) if part not in NOT_ANCHORS and not part.isdigit())
    if found or language is not None:
        return found
    return frozenset(stem(word) for word in said if word.lower() in _PLAIN_EVENTS)


def _values(text: str) -> tuple[dict[str, frozenset[str]], dict[str, frozenset[str]]]:
    """Return the values of a statement by kind, and those of them that it says have changed to this."""
    if not has_value(text):
        return {}, {}
    values: dict[str, set[str]] = {}
    anew: dict[str, set[str]] = {}
    for match in _VALUE.finditer(text):
        if _THRESHOLD.search(text[max(0, match.start() - 12) : match.start()]):
            continue
        kind, value = _value(match)
        values.setdefault(kind, set()).add(value)
        before = text[max(0, match.start() - 90) : match.start()]
        if _CHANGED_TO.search(before) or _NOW.search(before) or _STILL.match(text, match.end()):
            anew.setdefault(kind, set()).add(value)
    return _freeze_sets(values), _freeze_sets(anew)


def find_months(text: str) -> frozenset[str]:
    """Return the numbers of the months that a text names, with a day or without."""
    found = _MONTH_ALONE.findall(_RESOLVED.sub(" ", text)) if _MONTH_ALONE.search(text) else ()
    return frozenset(f"{MONTHS[name.lower()]:02}" for name in found)


def list_values(text: str) -> dict[str, frozenset[str]]:
    """Return the values of a text by kind, without the day of an event that was put in."""
    return _values(_RESOLVED.sub(" ", text))[0] if has_value(text) else {}


def find_values(text: str) -> list[tuple[str, str, int, int]]:
    """Return the values of a text in order: kind, value, and where it begins and ends."""
    found = _VALUE.finditer(text) if has_value(text) else ()
    return [(*_value(match), match.start(), match.end()) for match in found]


def _freeze_sets(found: Mapping[str, set[str]]) -> dict[str, frozenset[str]]:
    return {kind: frozenset(values) for kind, values in found.items()}


def _value(match: re.Match[str]) -> tuple[str, str]:
    if match["iso"]:
        return "date", match["iso"][5:]
    if match["month"] or match["month2"]:
        month = MONTHS[(match["month"] or match["month2"]).lower()]
        return "date", f"{month:02}-{int(match['day'] or match['day2']):02}"
    if match["nth"] or match["nth2"] or match["nth3"]:
        return "nth", match["nth"] or match["nth2"] or match["nth3"]
    if (abroad := _HOUR_ABROAD.fullmatch(match["hour"] or "")) is not None:
        return "hour", f"{abroad[1]}:{abroad[2] or '00'}"
    for kind in ("hour", "weekday", "money", "share", "every"):
        if match[kind]:
            return kind, re.sub(r"[^\w.,:]", "", match[kind].lower()).rstrip(".,s")
    if match["unit"]:
        unit = match["unit"].lower().rstrip("s")
        return ("count", match["amount"]) if unit in {"time", "attempt"} else (f"amount {unit}", match["amount"])
    if "." in match["number"] and _VERSIONED.search(match.string, max(0, match.start() - 34), match.start()):
        return "version", match["number"]
    return "count", match["number"]
