"""Plain cues that give a statement its type and weight. Without one it is a fact of salience 0.5."""

from __future__ import annotations

from vault_memory.archive.extraction.rules.words import PATH, phrases
from vault_memory.models import CellType

_I = r"(?:i|we|i've|we've|i'd|we'd)(?: have| had)?(?: \w+ly| also| just| all| both)?"
_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_UNIT = r"(?:day|morning|afternoon|evening|night|week|month|year|weekend)"

_INSTRUCTION = phrases(
    r"""
    (?:please )?(?:always|never) (?!been|had|have|felt|thought|wanted|seen|knew)\w+
    (?:please )?(?:don't|do not) (?:use|add|write|include|suggest|touch|commit|push|mock|show|send|call|change)
    """,
    start=True,
)
_STANDING = phrases(r"""
    from now on
    when(?:ever)? i ask
    """)
_DECISION = phrases(rf"""
    {_I} (?:decided|chose|chosen|opted|settled on|agreed|picked|compromised|switched|migrated|replaced|went with)
    {_I} (?:declined|committed to|dropped|ditched)
    {_I} moved (?:away )?(?:from|off) [^.!?]{{1,60}} to
    (?:i'll|we'll|i will|we will|let's) (?:go with|stick (?:with|to)|switch|adopt|keep using|use)
    (?:going|went) with [^.!?]{{1,60}} (?:because|since|over|instead)
    (?:decision|verdict)(?: is| was|(?=:))
    agreed(?=:)
    (?:chose|picked|using|use) [^.!?]{{1,60}} (?:over|instead of|rather than) \w+
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
    (?:breaks?|fails?|crash(?:es)?|hangs?|corrupts|loses|times out|deadlocks|leaks) (?:when|if|whenever|on|under|unless)
    (?:race condition|data loss|deadlock|memory leak|vulnerab\w+|flaky|security hole|single point of failure)
    allergic to
    allerg(?:y|ies)
    (?:does not|doesn't|won't|will not|cannot|can't) work (?:when|if|with|on|in|under)
    the risk(?: i see)?(?: is|(?=:))
    """)
_NEVER = phrases(r"[^.!?]{0,200}[:;,—-] ?never \w+", start=True)
_TASK = phrases(rf"""
    (?:TODO|FIXME)
    next steps?(?: is| are|(?=:))
    still (?:open|missing|to do|needs?|have to|has to|need to)
    remaining(?: work)?(?=:)
    (?:i|we)(?:'ll| will| still| also| now| really)? (?:need|have|has) to (?!admit|say|agree|be honest|laugh)\w+
    (?:i've|we've) got to
    needs? to be (?:done|fixed|finished|migrated|updated|replaced|rotated)
    (?:deadline|due date)
    (?:is due|due (?:by|on))
    not (?:done|finished|implemented|migrated|tested) yet
    (?:submit|finish|complete|deliver|ship|release) [^.!?]{{3,60}} by (?:{_DAY}|the end|next|\d+|[a-z]{{3,9}} \d+)
    """)
_WE = r"(?:i|we)(?: \w+ly| much| also| just| always| still| do)*"
_PREFERENCE = phrases(rf"""
    {_WE} (?:prefer|love|hate|dislike|enjoy|adore|favou?r)(?! (?:that|this|it|how|your|you|to (?:hear|see|help|try)))
    (?:i|we)(?: really| also| always| still)* like (?!that|this|it|how|your|you|what|the (?:idea|sound))\w+
    my (?:\w+ )?(?:favou?rite|go-to|preferred|preference)
    (?:one of my )?favou?rites(?: is| are)?
    (?:i|we) always (?:use|keep|write|run|go)
    (?:a |not a )?(?:big |huge )?fan of
    i'd rather
    i (?:can't|cannot) stand
    insist on
    passionate about
    """)
_PATTERN = phrases(rf"""
    (?:every time|whenever)
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
    i'm \d\d
    (?:got |been )?married
    my (?:wife|husband|partner|son|daughter|mom|mother|dad|father|sister|brother)(?:'s name)?,? is
    born in
    i(?:'m| am) from
    moved from
    """)
_AM = r"(?:i'm|i am|we're|we are)(?: \w+ly| also| still)?"
_STATE = phrases(
    rf"""
    {_AM} (?:working on|trying to|looking (?:for|into|to)|thinking (?:of|about)|considering|struggling|worried)
    {_AM} (?:stressed|nervous|wondering|curious|feeling|stuck|having trouble|frustrated|unsure|debating)
    """,
    start=True,
)
_PLAN = phrases(r"""
    (?:i'm|we're|i am|we are) (?:planning|aiming|hoping|going|looking forward|set) (?:on|to|for)
    (?:i|we) (?:plan|aim|intend|hope) to
    my (?:goal|dream)
    i(?:'ve| have) set (?:a|my) goal
    """)


def classify(text: str, *, box: str = "") -> tuple[CellType, float]:
    """Type and salience of a statement. ``box`` is the mark of a task item, if it was one."""
    if box:
        return "task", 0.6
    if _INSTRUCTION.search(text) or _STANDING.search(text):
        return "preference", 0.8
    if _DECISION.search(text) or _DECIDED.search(text):
        return "decision", 0.85 if _REASON.search(text) else 0.75
    if _RISK.search(text) or _NEVER.search(text):
        return "risk", 0.75
    if _PREFERENCE.search(text):
        return "preference", 0.7
    if PATH.search(text) and _ROLE.search(text):
        return "code_ref", 0.65
    if _TASK.search(text):
        return "task", 0.65
    if _IDENTITY.search(text):
        return "fact", 0.75
    if _PATTERN.search(text):
        return "pattern", 0.6
    if _STATE.search(text):
        return "context", 0.4
    return "fact", 0.6 if _PLAN.search(text) else 0.5


def cued(text: str) -> bool:
    """Whether some cue other than a passing state speaks for keeping the statement."""
    kind, salience = classify(text)
    return kind not in {"fact", "context"} or salience > 0.5
