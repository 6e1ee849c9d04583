"""Weigh how much a sentence is about the core of what a memory is for: what it must not miss.

The core is health, family, roles, addresses, money, dates, and what was agreed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from vault_memory.archive.extraction.rules.lexicon import COMMON, ENGLISH_DAYS, ENGLISH_MONTHS, word_set
from vault_memory.archive.extraction.rules.word_shapes import lemma, phrases

_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin"
    r"|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre"
    r"|octubre|noviembre|diciembre)"
)
KIN = (
    "wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|ex|mum|mom|mother|dad|father|parents?|sister|brother|son"
    "|daughter|kids?|child(?:ren)?|baby|babies|twins|uncle|aunt(?:ie|y)?|cousin|niece|nephew|grand(?:ma|pa|mother|father"
    "|parents|son|daughter)|(?:mother|father|sister|brother)-in-law|flatmate|roommate|landlord|landlady|neighbou?r|boss"
    "|manager|colleague|doctor|dentist|therapist|teacher|accountant|lawyer|client|cat|dog"
)
_HEALTH = phrases(r"""
    allergic|allerg(?:y|ies)|intoleran(?:t|ce)|diabet\w+|asthma\w*|c(?:o)?eliac|diagnos\w+|pregnan\w+|epilep\w+
    migraines?|dementia|alzheimer\w*|parkinson\w*|arthritis|angina|glaucoma|osteoporosis|eczema
    vegetarian|vegan|pescatarian|halal|kosher|gluten|lactose|medication|prescri\w+|surgery|operated|operation on
    insulin|(?:tablets?|capsules?) of \w+
    therap(?:y|ist)|disorder|depress(?:ion|ed)|blood (?:test|pressure|type)|epipen|wheelchair|chronic|disease|cancer
    deaf|hearing aids?|inhaler|phobia|claustrophobic
    i'm (?:\w+ )?(?:afraid|scared|terrified) of (?!the |that |it|being|not )\w+
    colou?r-?blind|left-handed|dyslexi\w+|adhd|autis\w+|pacemaker|hives|stutter\w*
    (?:can't|cannot|doesn't|don't|won't) (?:eat|drink|have|tolerate)|\d+ ?mg|physio\w*|knee|seasick|carsick|fasting
    """)
_FAMILY = phrases(rf"""
    (?:my|our|his|her|their|[a-z]+'s) (?:\w+ )?(?:{KIN})(?:'s)?
    (?:mum|mom|dad|granny|grandma|grandpa|auntie)
    birthdays?|anniversar(?:y|ies)|wedding|funeral|engaged|divorced|married|broke up|split up|pregnant|years? old
    (?:turns?|turned|turning) \d+|(?:was|were|been|is) born|due (?:in )?(?:early |mid |late )?{_MONTH}|passed away
    died
    seeing someone|dating
    """)
_ROLES = phrases(r"""
    (?:is|are|'s) (?:responsible for|in charge of|our (?:\w+ )?contact|the (?:\w+ )?contact|head of|on call|on parental)
    (?:looks?|looking) after|takes? care of|tak(?:es|ing) over|signs? off|reports? to|owns? the|maintains?
    (?:works?|working) (?:as|at|for|in)|lives? (?:in|at|with)|(?:my|our) contact|contact (?:is|there|person)
    i'm an? \w+|i am an? \w+|(?:does|do|doing|handles?|books?) the \w+|(?:head|director|owner|founder) of
    (?:is|are|gets?) (?:the )?(?:best man|maid of honou?r|godmother|godfather|treasurer|chair\w*)
    """)
_WHERE = phrases(r"""
    (?:\d+ \w+|\w+ \w+) (?:street|road|avenue|lane|drive|square|boulevard|st|rd|ave)|postcode|zip code|phone number
    [\w.+-]{1,40}@[\w-]{1,40}\.\w{2,12}|\+?\d[\d ()/-]{7,20}\d|\w[\w-]{0,40}(?:\.[\w-]{1,40}){1,5}\.[a-z]{2,12}
    port \d+|room \d+|booking code|reference
    (?:the|my|our) (?:[\w-]+ )?(?:keys?|password|documents|papers|manual|inhaler|charger) (?:is|are) (?:on|in|under|at)
    """)
_MONEY = phrases(r"""
    (?:[$€£¥]\s?|usd |eur |gbp |chf )\d[\d,.]{0,12}(?:k|m)?
    \d[\d,.]{0,12} ?(?:k|euros?|eur|dollars?|usd|pounds?|gbp|quid|bucks|kron\w+|francs?|chf|cents?|percent|%)
    budget|deposit|salary|rent|invoices?|refund\w*|owes?|price
    """)
_DATE = phrases(rf"""
    (?:\d{{1,2}}(?:st|nd|rd|th)?\.?(?: of| de)? {_MONTH}|{_MONTH}\.? \d{{1,2}}(?:st|nd|rd|th)?)
    \d{{4}}-\d\d-\d\d|\d{{1,2}}\.\d{{1,2}}\.(?:\d{{2,4}})?
    (?:by|on|until|till|before|from) the \d{{1,2}}(?:st|nd|rd|th)
    (?:by|until|till|before) {_MONTH}
    \d{{1,2}}:\d\d|\d{{1,2}} ?[ap]m|(?:at|by|until) (?:noon|midnight)
    """)
_AGREED = phrases(r"""
    deadlines?|due (?:date|on|by)|agreed|booked|signed|approved|confirmed|appointment|contract|expires?
    cancel(?:led|s|ling)?
    postponed|rescheduled|(?:moved|pushed|brought) (?:back|forward|to)|given notice|handed in|resigned|hired|fired
    quit
    (?:no longer|not any ?more|any ?more|instead of|rather than)|must (?:not )?(?:be|have|work)
    only (?:by|until|on|for)
    (?:start|starts|started|starting) (?:at|on|in|as|a new)|(?:is|are) (?:the|our) (?:\w+ )?(?:limit|maximum|minimum)
    not the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+\w*)|after all
    (?:i'll|we'll|i will|we will) [^.!?]{2,60} (?:by|on|before|until|end of|tomorrow|tonight|next) \w+
    (?:the|our|is a|as a|as the|hard|absolute|upper) (?:ceiling|limit|maximum|cap|minimum|budget)
    make (?:it|that) \w+|from now on|max(?:imum)?|at most|at least|warranty|no \w+ (?:after|before|on|in)
    """)
_DOES = word_set(
    """
    is has was had can can't will won't wants needs does doesn't likes hates loves takes gets works lives said says got
    comes goes knows plays owns keeps starts moved left came went
    """
)
_DAYS = (
    {"tomorrow", "tonight"}
    | {form for day in ENGLISH_DAYS for form in (day, f"{day}s")}
    | (frozenset(ENGLISH_MONTHS) - {"may"})  # it is a verb, too
)


@lru_cache(maxsize=1024)
def weigh_core(text: str) -> float:
    """Return what a sentence about core subjects gains in score: 0 without any, else from 0.6 to 1.9."""
    first = bool(_HEALTH.search(text))
    more = bool(_FAMILY.search(text)) + bool(_ROLES.search(text)) + bool(_AGREED.search(text))
    figures = bool(_DATE.search(text)) + bool(_MONEY.search(text)) + bool(_WHERE.search(text))
    return min(1.9, 0.9 * first + 0.6 * more + 0.7 * figures)


def concerns_health(text: str) -> bool:
    """Return whether a sentence tells of health, diet or a body."""
    return _HEALTH.search(text) is not None


def has_day(tokens: Sequence[str]) -> bool:
    """Return whether a day, a month or a number is said."""
    return any(char.isdigit() for token in tokens for char in token) or bool(
        _DAYS & {token.lower() for token in tokens}
    )


def has_named_subject(tokens: Sequence[str], proper: frozenset[str]) -> bool:
    """Return whether somebody or something of the speaker's own world is or does something in the sentence."""
    first = tokens[0].lower()
    if len(tokens) > 1 and tokens[0][:1].isupper() and first not in COMMON and tokens[1] in _DOES and has_day(tokens):
        return True  # "Rob is coming on Sunday"
    if first in {"my", "our"} or (first not in COMMON and lemma(first) in proper):
        return True
    pairs = pairwise(tokens)
    return any(word[:1].isupper() and after in _DOES and lemma(word) in proper for word, after in pairs)
