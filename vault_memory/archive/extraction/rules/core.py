"""Adjust the score of a sentence by its subject: raise what a memory must not miss, lower what only sounds like it.

Health, family, dates, roles, addresses, money, standing instructions and what was agreed add to a sentence's score;
jokes, suppositions and exaggerations take from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from vault_memory.archive.extraction.rules import hearsay_and_jokes
from vault_memory.archive.extraction.rules.lexicon import COMMON, word_set
from vault_memory.archive.extraction.rules.word_shapes import lemma, phrases

_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin"
    r"|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre"
    r"|octubre|noviembre|diciembre)"
)
_KIN = (
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
    (?:my|our|his|her|their|[a-z]+'s) (?:\w+ )?(?:{_KIN})(?:'s)?
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
_SUPPOSED = phrases(
    r"""
    (?:and |but |so )?if (?:i|we) (?:ever|win|won|were|was|had|become|became)
    (?:and |but |so )?if [^,.]{3,80}(?:,| then)? (?:i|we)(?:'m|'ll|'d| am| will| would) (?!need|have|use|run|call)\w+
    (?:imagine|picture) (?:if|the|a|him|her|them)
    (?:maybe|perhaps) (?!it\b|the\b|my\b|our\b)\w+
    in (?:another|my next) life|otherwise,? (?:i|we) \w+
    (?:and |but |so |ok |now |just )*(?:suppose|supposing|imagine|picture|what if|if only|let's say|in theory)
    hypothetically
    (?:in|come) (?:an?|the) (?:ideal|perfect) world|(?:i|we) (?:so )?wish (?:i|we|it)|wouldn't it be
    it(?:'d| would) be (?:nice|fun)
    (?:and |but |so )?(?:i|we) (?:was|were) (?:just |really |already )?(?:going to|about to|gonna)(?!.{0,200}\bbut\b)
    (?:it )?could be that|(?:maybe )?(?:one|some) day (?:i|we)(?:'ll| will)?|si un jour|eines tages|alg[uú]n d[ií]a
    (?:stell dir|stellt euch) vor|angenommen|am liebsten würd\w*|wenn ich \w+ (?:wär|hätt)\w*|imagine que
    si j['’](?:étais|avais)
    ojalá|imagina que|si (?:yo )?(?:fuera|tuviera)
    """,
    start=True,
)
_EXAGGERATED = phrases(r"""
    (?:win|won|winning) the lottery|to the moon|till easter|(?:a|one) (?:million|billion|thousand) (?:times|years)
    i'd (?!like|love|prefer|rather|say|suggest|propose|want|go|use|keep|be|have|better|need|pick|choose|recommend)\w+
    i could (?:sleep|eat|cry|murder|kill|die|marry|live)
    (?:we|i) should (?:just )?(?:move|marry|open|buy|quit|run away|elope)
    (?:kidding|joking|just a joke|not really|obviously not)
    some days i (?:want|could)
    throw (?:\w+ ){1,4}out (?:of )?the window|set (?:\w+ ){0,2}fire to|set (?:\w+ ){1,3}on fire|burn (?:\w+ ){1,4}down
    (?:into the sea|jump off|run away|move to the woods|over my dead body|be the death of|sell (?:\w+ ){0,3}kidneys?)
    i(?:'ve)? (?:mentioned|joked about|threatened|fantasi[sz]ed about|dreamt of|dreamed of|daydream\w*) \w+ing
    (?:i'm|i am|we're) not (?:letting|having|going to let)|i refuse to
    (?:will|'ll|would) be (?:so )?(?:devastated|thrilled|furious|over the moon|jealous|heartbroken|delighted|livid)
    (?:that|this|your) (?:sentence|message|answer|reply|advice)
    """)
_WHO = (
    rf"{_KIN}|friend|guy|man|woman|lady|mate|brother[ -]in[ -]law|sister[ -]in[ -]law|people|barber|driver|influencer"
    r"|forum|article|blog"
)
_LAYMAN = "friend|guy|man|woman|mate|colleague|neighbou?r|brother[ -]in[ -]law|uncle|aunt|barber|driver|influencer"
_SOMEBODY = (
    rf"(?:(?:my|our|a|some|this|the|his|her|one|every) (?:\w+ ){{0,2}}?(?:{_WHO})(?: at work| next door| online)?"
    r"|people|everybody|everyone|they|somebody|someone|(?:mein|der|die|unser)\w* nachbar\w*)"
)
_GENERAL = r"(?:that |dass )?(?:everybody|everyone|nobody|people|you|all|every|no one|alle|man|it sounds)"
_MEDIA = (
    r"(?:somewhere|online|that you|on (?:a|the|some) (?:forum|internet|blog)|on (?:tiktok|reddit|youtube|facebook))"
)
_HEARSAY = phrases(rf"""
    {_SOMEBODY} (?:always |keeps? )?(?:swears?|swore|claim(?:s|ed|ing)?|reckons?|insist(?:s|ed)?|behauptet|schwört)
    (?:my|our|an?|some|the) (?:{_LAYMAN}) (?:at work )?(?:say|says|said|told me|thinks?|meint|sagt) {_GENERAL}
    (?:people|everybody|everyone|they|someone|somebody) (?:say|says|said|told me) {_GENERAL}
    (?:i|we)(?:'ve| have)? (?:once |just )?(?:read|heard|saw|seen) {_MEDIA}
    rumou?r has it|legend has it|word is|supposedly|allegedly|old wives['’]? tale|angeblich
    """)
_BE = r"(?:look|looks|looked|looking|felt|feels?|am|are|is|was|were|'s|'m|'re|sounds?|smells?|living)"
_SIMILE = phrases(rf"""
    {_BE} like (?:an? |the )?(?:\w+ ){{0,2}}\w+
    when i grow up|(?:toy|mess) with me|you(?:'re| are) (?:a (?:monster|saint|star|hero|legend)|cooking|doomed)
    """)
_LAUGHTER = phrases(r"(?:ha){2,}h?|h[aei]h[aei]\w*|lo+l|lmao|rofl|🤣|😂|😭|;\)|xd|jk")
_DOES = word_set(
    """
    is has was had can can't will won't wants needs does doesn't likes hates loves takes gets works lives said says got
    comes goes knows plays owns keeps starts moved left came went
    """
)
_DAYS = word_set(
    """
    monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
    october november december tomorrow tonight mondays tuesdays wednesdays thursdays fridays saturdays sundays
    """
)
_EMOJI_LAUGH = ("😂", "🤣", "😜", "😹", "😆")


@lru_cache(maxsize=1024)
def strength(text: str) -> float:
    """Return how much of the core a sentence has: 0, or from 0.6 to 1.9."""
    first = bool(_HEALTH.search(text))
    more = bool(_FAMILY.search(text)) + bool(_ROLES.search(text)) + bool(_AGREED.search(text))
    figures = bool(_DATE.search(text)) + bool(_MONEY.search(text)) + bool(_WHERE.search(text))
    return min(1.9, 0.9 * first + 0.6 * more + 0.7 * figures)


def concerns_health(text: str) -> bool:
    """Return whether a sentence tells of health, diet or a body."""
    return _HEALTH.search(text) is not None


@lru_cache(maxsize=1024)
def unreality(text: str, specifics: int) -> float:
    """Return what to take off for a joke, a supposition or an exaggeration."""
    value = (
        3.0 * bool(_SUPPOSED.match(text)) + 1.8 * bool(_EXAGGERATED.search(text)) + 4.0 * bool(_HEARSAY.search(text))
    )
    value += hearsay_and_jokes.weigh_tale(text, bool(_HEALTH.search(text)))
    if specifics < 2:
        value += 1.0 * bool(_SIMILE.search(text))
    if _LAUGHTER.search(text) or any(mark in text for mark in _EMOJI_LAUGH):
        value += 0.6 if specifics > 1 else 1.2
    return value


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
