"""Find the type and the salience of a statement by cues. Without a cue it is a fact of salience 0.5."""

from __future__ import annotations

import re
from functools import lru_cache

from vault_memory.archive.extraction.rules import language_cues, person_facts, statement_type
from vault_memory.archive.extraction.rules.core_subjects import weigh_core
from vault_memory.archive.extraction.rules.direction_model import rate_direction
from vault_memory.archive.extraction.rules.hearsay_and_jokes import is_unreal
from vault_memory.archive.extraction.rules.lexicon import COMMON, ENGLISH_MONTHS
from vault_memory.archive.extraction.rules.word_shapes import NUMBER, PATH, list_clause_starts, phrases
from vault_memory.models import CellType

_MEASURE = "mm|cm|m|metres?|meters?|centimet(?:er|re)s|ft|feet|foot|inch(?:es)?"
_FINISHED = phrases(rf"""
    (?:i've|we've|has|have|had|already|just) (?:\w+ ){{0,2}}?(?:done|finished|completed|submitted|sent|paid|handed in)
    (?:finished|completed|submitted|handed in|wrapped up|delivered|passed) (?:my|the|our|it|all|on|\d+)
    (?:is|are|was|were) (?:now )?(?:done|finished|complete|completed|submitted|paid|fixed)
    (?:i|we|i've|we've|i have|we have)(?: just| already| finally| now)* (?:reached|achieved|surpassed|hit|met|passed)
    (?:gone|over|better|asleep|awake|home|back|\w+['’]s (?:all )?(?:done|finished)) by
    \d[\d.,]{{0,6}} ?(?:{_MEASURE}) by \d|\d[\d.,]{{0,6}} by \d[\d.,]{{0,6}} ?(?:{_MEASURE})
    (?:added|sav(?:ed|ing)|completing|noted|noting|wrote|gained|earned) [^.!?]{{0,40}}by
    (?:reduced|increased|reached|raised) [^.!?]{{0,40}}by
    """)
_HAS_DONE = re.compile(
    r"(?:and |so |but )?(?:(?:i|we)(?:'ve| have)(?: \w+ly| just| already| also)? (?!(?:to|got to|until)\b)\w+"
    r"|(?:i|we) (?:recently|just|already|finally) \w+ed\b)"
    r"(?!.*\b(?:to be|need|have to|must|should|todo|due|deadline)\b)",
    re.IGNORECASE,
)  # "I've increased it by April 9"
_I = r"(?:i|we|i've|we've|i'd|we'd)(?: have| had)?(?: \w+ly| also| just| all| both)?"
_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_MONTHS = "|".join(ENGLISH_MONTHS)
_UNIT = r"(?:day|morning|afternoon|evening|night|week|month|year|weekend)"

_CLAUSE = r"(?:^|(?<=[:;,—–-] )|(?<=\band )|(?<=\bso )|(?<=\bbut ))(?:and |so |but )?(?:please |pls )?"
_STATES = "know|think|have|like|want|need|get|see|worry|mind|understand|ask\\b|even|really|forget"  # no order is meant
_STATES += r"|(?:remind me|mention it|tempt me|blame me|rub it in)(?=[ .!:;()…]*$)"
_THIRD = r"(?!focus\b|canvas\b|bias\b)[a-z]*[a-rt-z]s\b"
_NO_ORDER = (  # "always puts a smile on my face", "always there for me", "never saw it coming"
    r"\w+ed\b|been|had|have|felt|thought|wanted|seen|knew|really|again\b|mind\b|(?!bring\b|ping\b)[a-z]+ing\b"
    r"|(?:here|there|up|full|happy|great|calm|good|ready|nice|so|too|saw|came|got|went|met|did|gave|heard|took|quit)\b"
)
_INSTRUCTION = phrases(rf"""
    {_CLAUSE}(?:always(?! {_THIRD})|never(?! (?:gets|lets|gives|fails|stops|makes|ends)\b)) (?!{_NO_ORDER})[a-z]+
    {_CLAUSE}(?:don't|do not|dont) (?!{_STATES}|you|we|i\b|be\b|give up|stop|quit|miss|hesitate)[a-z]+
    {_CLAUSE}(?:nobody|no one|everybody) (?:please )?(?:call|tell|touch|use|mention|push|write|send|ask|merge|edit)\w*
    {_CLAUSE}only (?:use|call|write|answer|reply|suggest|show|commit|push|deploy|run|mention)
    (?:please|pls) (?:always |never |only |just )?(?:answer|reply|respond|write|use|keep|call|address|avoid|speak|stick)
    (?:please|pls) stop \w+ing
    (?:answer|reply|respond|write) (?:to me |me )?(?:always |only )?(?:in|with) \w+
    {_CLAUSE}no [a-z]+ (?:and|or) no [a-z]+
    {_CLAUSE}no [\w-]+ in this (?:repo|repository|project|codebase|house)
    {_CLAUSE}[a-z]+ [a-z]+, always(?=[.!;]|$)
    {_CLAUSE}no [a-z]+(?: [\w.:]+){{0,5}},? (?:please|ever|anywhere|at all|whatsoever|under any)
    call me [A-Z]?\w+(?=[.,;!]|$)
    {_CLAUSE}keep (?:your |all |the |my )?(?:answers|replies|responses|messages|explanations|summaries|it|them) [a-z]+
    {_CLAUSE}(?:use|stick to) (?:[\w-]+ ){{0,2}}(?:units|spelling|english|emojis?|bullet points|markdown|names|dates)
    only [A-Z]\w+ (?:may|can|should|is allowed to)|nobody but [A-Z]\w+
    """)
_STANDING = phrases(
    r"""
    from now on
    when(?:ever)? i ask
    (?:one|ground|house|golden|first) rules?(?=:)
    whatever you do
    under no circumstances
    i(?:'d| would) like you to (?:always|never)
    i (?:don't|do not) want (?!to\b)
    """,
)
_CHOSE = "(?<!mistake by )(?<!mistake of )(?<!you can )(?<!you could )(?:chose|picked|using|use)"
_DECISION = phrases(rf"""
    {_I} (?:decided|chose|chosen|opted|settled on|agreed|compromised|switched|migrated|replaced|went with|signed)
    {_I} picked (?!up\b)\w+
    {_I} (?:declined|committed to|dropped(?! (?:off|by|in|out)\b)|ditched|voted|rejected|turned down)
    (?:we're|we are)(?: now| also)? (?:moving|switching|migrating) (?:[\w.-]+ )?(?:from|off|away from) [^.!?]{{1,60}} to
    (?:had|have) to decline|voted (?:for|to|against)|(?:we're|i'm|we are|i am) going for the
    {_CLAUSE}drop (?:the|that|this) \w+(?! ball\b)
    {_I} moved (?:away )?(?:from|off) [^.!?]{{1,60}} to
    (?:i'll|we'll|i will|we will|let's) (?:go with|stick (?:with|to)|switch|adopt|keep using|use)
    (?:going|went) with [^.!?]{{1,60}} (?:because|since|over|instead)
    (?:decision|verdict)(?: is| was|(?=:))
    agreed(?=[:,])
    it's (?:settled|decided)|that's (?:settled|decided)|(?:was|is|are|been) (?:agreed|decided|settled)
    let's (?:use|take|do|make it (?!happen|work|count|through)|keep|stay with|call|skip|drop|have|book)
    (?:we|i) (?:had to )?(?:skip|cancel(?:led)?|(?:dropped|drop|are dropping)(?! (?:off|by|in)\b))
    (?:we're|i'm)(?: also)? (?:dropping|skipping|cancelling)
    \w+ it is(?=[.,!]|$)
    yes to (?!that|this|it\b|all|you)\w+
    (?:the \w+|[A-Z]\w+) then(?=,? since|,? because|[.!]|$)
    (?:then|ok|okay|fine|deal|yes|right)(?: then)?,? (?:the|we take|we'll take|we skip|no|take|make it|going for) \w+
    so(?: then)?,? (?:we take|we'll take|we skip|take|make it|(?:i'm |we're )?going for) \w+
    (?:i|we)(?:'d|'ll| will) (?:take|stay|rather (?:stay|have|take|use|go))
    make (?:it|that) \w+ (?:then|instead|now|please)
    {_CHOSE} [^.!?]{{1,60}} (?:over|instead of|rather than) \w+
    """)
_DECIDED = phrases(r"(?:decided|switched|moved|migrated|replaced|decision:)", start=True)
_REASON = phrases(r"""
    because
    so that
    due to
    in order to
    '?cause
    as it
    since (?:it|we|i|the|that|this)
    """)
_RISK = phrases(r"""
    (?:be careful|careful with|beware|watch out|gotcha|caveat|pitfall|footguns?)
    (?:must|should|can) never
    (?:must|may) not
    (?:breaks?|fails?|crash(?:es)?|hangs?|corrupts|loses|times out|deadlocks|leaks) (?:when|if|whenever|under|unless)
    (?:breaks?|fails?|crash(?:es)?|hangs?|leaks) on(?! (?:the sofa|my|your|our|to)\b|[,.;!])
    (?:race condition|data loss|deadlock|memory leak|vulnerab\w+|flaky|security hole|single point of failure)
    allergic to
    allerg(?:y|ies)
    (?:\w+-)?intoleran(?:t|ce)
    (?:throat|face|lips?) swells?
    (?:does not|doesn't|won't|will not|cannot|can't) work (?:when|if|with|on|in|under)
    the risk(?: i see)?(?: is|(?=:))
    """)
_REPAIRED = phrases(
    r"(?:i|we|i've|we've)?(?: have| just| also)* ?(?:fixed|repaired|resolved|mended|removed)", start=True
)
_NEVER = phrases(r"[^.!?]{0,200}[:;,—-] ?never \w+", start=True)
_START = r"(?:^|(?<=[.,;:!?–—-] )|(?<=\bbut )|(?<=\bso )|(?<=\band )|(?<=\balso ))"
_TASK = phrases(rf"""
    (?:TODO|FIXME)
    (?:don't|do not|dont) forget (?!how\b|that you|who\b|where you|your (?:roots|dreams))(?:\w+)
    (?:open|still open|left to do|outstanding)(?=: \w)
    remind me
    next steps?(?: is| are|(?=:))
    still (?:open|missing|to do|needs?|have to|has to|need to)
    remaining(?: work)?(?=:)
    {_START}(?:i|we)(?:'ll| will| still| also| now| really)*,? (?:need to|have to|must) (?!admit|say|agree|be honest)\w+
    {_START}(?:i|we) (?:must|still must)
    {_START}(?:i|we) (?:really |still |also )?should (?:book|order|call|phone|send|pay|renew|submit) \w+
    {_START}(?:i'll|we'll|i will|we will) (?:book|order|call|phone|send|pay|renew|submit|pick up|drop off|set up) \w+
    (?:has|needs|have) to (?:be|go|do|get|send|hand|call|finish|book|submit) [^.!?]{{0,60}}(?:by|before|until)
    (?:i've|we've) got to
    needs? to be (?:done|fixed|finished|migrated|updated|replaced|rotated)
    (?:deadline|due date)
    (?:is due|due (?:by|on)|hand (?:it )?in|handover)
    (?:by|before) (?:{_MONTHS})
    (?:by|before) (?:the )?(?:{_DAY}|end of (?:the )?\w+|\d{{1,2}}(?:st|nd|rd|th)?\b(?!\s?(?:%|cm|mm|km|kg|euros?)))
    appointment|interview (?:is |on )|reminder(?! (?:of|that|to))
    not (?:done|finished|implemented|migrated|tested) yet
    (?:submit|finish|complete|deliver|ship|release) [^.!?]{{3,60}} by (?:{_DAY}|the end|next|\d+|[a-z]{{3,9}} \d+)
    """)
_WE = r"(?:i|we)(?: \w+ly| much| also| just| always| still| do)*"
_NO_TASTE = r"(?! (?:that|this|it|how|your|you|to (?:hear|see|help|try))|[.,;!?]|$)"  # "a series that I love"
_PREFERENCE = phrases(rf"""
    {_WE} (?:prefer|love|hate|dislike|enjoy|adore|favou?r){_NO_TASTE}
    (?:i|we)(?: really| also| always| still)* like (?!that|this|it|how|your|you|what|the (?:idea|sound))\w+
    my (?!next )(?:\w+ )?(?:favou?rite|go-to|preferred|preference)
    (?:one of my )?favou?rites(?: is| are)?
    (?:i|we) always (?:use|keep|write|run|go)
    (?:a |not a )?(?:big |huge )?fan of
    i'd rather
    i (?:can't|cannot) stand
    insist on
    passionate about
    preferring
    (?:short|brief|plain|no long) (?:answers?|replies|reply),? please
    """)
_PREFERS = phrases(rf"{_WE} prefer")
_PATTERN = phrases(rf"""
    every time
    whenever (?!and\b|you (?:like|want|can|feel)\b)\w+
    (?:i|we)(?:'m|'re)? (?:usually|typically|normally|generally|tend to)
    (?:usually|typically) (?:i|we)
    (?:each|every) (?:{_UNIT}|{_DAY})
    (?:once|twice|three times|four times|\d+ times) (?:a|per|each) (?:day|week|month|year)
    on {_DAY}s
    """)
_ROLE = phrases(r"""
    (?:is|are|lives?|holds?|contains?|handles?|stores?|defines?|implements?|reads?|writes?|parses?|loads?|builds?)
    (?:runs?|wraps?|exposes?|registers?|owns?|sits|stands|entry point|config(?:uration)?|does|decides?|checks?)
    (?:validates?|renders?)
    """)
_IDENTITY = phrases(r"""
    (?:i'm|i am) (?:an? |the )?(?:\w+ )?(?:developer|engineer|teacher|student|manager|producer|artist|designer)
    (?:i'm|i am) (?:an? |the )?(?:\w+ )?(?:writer|doctor|nurse|researcher|lawyer|scientist|musician|parent)
    (?:i'm|i am) (?:an? )?\d+[- ]year
    my name is
    i (?:work|live) (?:as|at|in|for)
    i use (?!the\b|my\b|an?\b|it\b|this\b|that\b|to\b|them\b)\w+
    i'm \d\d
    (?:got |been )?married
    my (?:wife|husband|partner|son|daughter|mom|mother|dad|father|sister|brother)(?:'s name)?,? is
    born in
    i(?:'m| am) from
    moved from
    """)
_AM = r"(?:i'm|i am|we're|we are)(?: \w+ly| also| still)?"
_AT_IT = phrases(rf"{_AM} (?:trying|having|working|looking|struggling|debugging)", start=True)
_STATE = phrases(
    rf"""
    {_AM} (?:working on|trying to|looking (?:for|into|to)|thinking (?:of|about)|considering|struggling|worried)
    {_AM} (?:stressed|nervous|wondering|curious|feeling|stuck|having trouble|frustrated|unsure|debating)
    """,
    start=True,
)
_HAPPENED = phrases(
    r"""
    (?:and|but|so|since|because|after) (?:i|we|i've|we've|i'm|my|our|the) (?!am\b|was\b|want|need|think|feel|don't|c)\w+
    (?:reduced|improved|increased|decreased|scored|finished|completed|switched|decided|agreed|moved|got|bought|met|set)
    """
)
_PLAN = phrases(r"""
    (?:i'm|we're|i am|we are) (?:planning|aiming|hoping|going|looking forward|set) (?:on|to|for)
    (?:i|we) (?:plan|aim|intend|hope) to
    my (?:goal|dream)
    i(?:'ve| have) set (?:a|my) goal
    """)


_FEARS = phrases(r"(?:i'm|i am|we're|we are)(?: \w+ly| also| still| so)? (?:worried|concerned|afraid) that", start=True)
_WILL = (
    r"(?:so |and |then |okay,? |(?:good idea|agreed|deal|right|fine|done),? )?(?:i think |i guess )?"
    r"(?:i'll|i will|we'll|we will)(?: \w+ly| also| just| now)?"
)
_SETTLES = phrases(rf"{_WILL} (?:go ahead|go for|go with|stick|take|keep|focus on|prioriti[sz]e|stop|drop)", start=True)
_INTENDS = phrases(
    rf"""
    {_WILL} (?!be\b|have\b|never\b|always\b|love\b|miss\b|see\b|know\b|remember\b|need\b|get\b|do\b)[a-z]+
    {_WILL} do (?:the|a|an|my|our|both)
    (?:i'm|i am|we're|we are)(?: also| now| still)? planning to \w+
    (?:i|we)(?: also| now| still)? (?:plan|intend) to \w+
    """,
    start=True,
)
_THEN = re.compile(r"(?<!\bby)(?<!\bsince)(?<!\buntil)(?<!\btill)(?<!\bback)(?<!\band) then\.?$", re.IGNORECASE)
_DIRECTS = 0.5  # log odds by the fitted model from which on a sentence tells how to answer
_DIRECTION = 220  # characters of a sentence that tells how to answer, or who takes on what
_SOMEBODY = re.compile(
    r"((?:Mr|Mrs|Ms|Dr)\.? [A-ZÀ-Þ]\w+|[Mm]y \w+|[A-ZÀ-Þ][\w-]+)(?: (?:and|und|&) [A-ZÀ-Þ][\w-]*)?(?:['’](?:s|re|ll))? "
)
_DOSE = re.compile(r"\b\d+(?:[.,]\d+)? ?(?:mg|mcg|ml|units?)\b|\b(?:tablets?|pills?|drops)\b", re.IGNORECASE)


def classify(text: str, *, box: str = "") -> tuple[CellType, float]:
    """Return type and salience of a statement. ``box`` is the mark of a task item, if it was one."""
    if box:
        return ("task", 0.6) if box == " " else ("fact", 0.5)
    kind, salience = _find_cue(text)
    if kind != "preference" and (has_direction_words(text) or (kind != "task" and is_answer_direction(text))):
        return "preference", 0.8
    if kind in {"fact", "context", "task"} and _FEARS.match(text):
        return "risk", salience
    if kind in {"context", "task"} and person_facts.tells_of_person(text):
        return "fact", 0.6
    if kind in {"fact", "context", "decision"} and takes_on_task(text):
        return "task", 0.65
    if kind == "pattern" and _DOSE.search(text):
        return "fact", salience  # how a medicine is taken
    if kind == "fact" and (_SETTLES.match(text) or _THEN.search(text)):
        return "decision", salience
    if kind == "fact" and person_facts.tells_of_person(text):
        return kind, max(salience, 0.6)
    if language_cues.cues_of(text) is not None:
        return kind, salience
    if kind == "fact" and _INTENDS.match(text):
        return "task", salience
    return statement_type.correct_type(text, kind), salience


@lru_cache(maxsize=1024)
def _find_cue(text: str) -> tuple[CellType, float]:
    """Return the type for which a plain cue speaks, and the salience."""
    language = language_cues.cues_of(text)
    if language is not None:
        return _classify_foreign(text, language)
    if is_instruction(text):
        return "preference", 0.8
    if _PREFERS.search(text):
        return "preference", 0.7
    if _DECISION.search(text) or _DECIDED.search(text):
        return "decision", 0.85 if _REASON.search(text) else 0.75
    if (_RISK.search(text) or _NEVER.search(text)) and not _REPAIRED.match(text):
        return "risk", 0.75
    if _PREFERENCE.search(text):
        return "preference", 0.7
    if PATH.search(text) and _ROLE.search(text) and not _AT_IT.match(text):
        return "code_ref", 0.65
    if _TASK.search(text) and not (_FINISHED.search(text) or _HAS_DONE.match(text)):
        return "task", 0.65
    if _IDENTITY.search(text):
        return "fact", 0.75
    if _PATTERN.search(text):
        return "pattern", 0.6
    if _STATE.search(text) and not (NUMBER.search(text) or _HAPPENED.search(text[1:])):
        return "context", 0.4
    return "fact", 0.6 if _PLAN.search(text) or weigh_core(text) else 0.5


def _classify_foreign(text: str, language: language_cues.Cues) -> tuple[CellType, float]:
    if language.has("instruction", text):
        return "preference", 0.8
    if language.has("decision", text):
        return "decision", 0.85 if language.has("reason", text) else 0.75
    if language.has("risk", text):
        return "risk", 0.75
    if language.has("preference", text):
        return "preference", 0.7
    if language.has("task", text):
        return "task", 0.65
    if language.has("pattern", text):
        return "pattern", 0.6
    return "fact", 0.6 if language.has("core", text) else 0.5


def is_instruction(text: str) -> bool:
    """Return whether the sentence tells how things are to be done from now on."""
    return bool(_INSTRUCTION.search(text) or _STANDING.search(text)) and not statement_type.cheers_on(text)


def is_standing(text: str) -> bool:
    """Return whether the sentence is an instruction or says what somebody prefers."""
    return is_instruction(text) or bool(_PREFERS.search(text)) or is_answer_direction(text)


@lru_cache(maxsize=1024)
def is_answer_direction(text: str) -> bool:
    """Return whether the sentence tells an assistant how to answer from now on, not only this time."""
    if len(text) > _DIRECTION or text.endswith("?"):
        return False
    if language_cues.compile_filled("this_time", table="directions").search(text) is not None:
        return False
    return has_direction_words(text) or (language_cues.cues_of(text) is None and rate_direction(text) >= _DIRECTS)


def has_direction_words(text: str) -> bool:
    """Return whether a clause of the sentence begins with words by which its language gives such directions."""
    directs = language_cues.compile_filled("directs", table="directions")
    return any(directs.match(text, start) is not None for start in list_clause_starts(text))


@lru_cache(maxsize=1024)
def takes_on_task(text: str) -> bool:
    """Return whether somebody takes on a part of what a group does: "Leave the banner to me", "Jo is on the door"."""
    if len(text) > _DIRECTION or text.endswith("?"):
        return False
    takes, others = (language_cues.compile_filled(kind, table="duties") for kind in ("takes", "others"))
    taken = any(takes.match(text, start) for start in list_clause_starts(text))
    named = None if taken else _SOMEBODY.match(text)
    if named is not None and named[1].lower() not in COMMON:
        taken = others.match(text, named.end()) is not None
    return taken and not is_unreal(text)


def is_decision(text: str) -> bool:
    """Return whether the statement says that something was chosen."""
    return bool(_DECISION.search(text) or _DECIDED.search(text))


def is_cued(text: str) -> bool:
    """Return whether some cue other than a passing state speaks for keeping the statement."""
    kind, salience = _find_cue(text)
    return kind not in {"fact", "context"} or salience > 0.7 or bool(_PLAN.search(text))
