"""What an assistant said that is about this user's world: work done, values measured, where things are.

The rest of an assistant's words — advice, explanations, plans it offers — is general knowledge and stays in the
transcript.
"""

from __future__ import annotations

from vault_memory.archive.extraction.rules.words import IDENTIFIER, NUMBER, PATH, phrases

_DEED = (
    "added|moved|created|fixed|changed|updated|removed|renamed|replaced|refactored|migrated|implemented|switched|decided|agreed"
    "|extracted|deleted|configured|bumped|pinned|reverted|deployed|released|measured|reproduced|confirmed"
)
_DONE = phrases(rf"""
    (?:i|we|i've|we've)(?: have| had| also| just| now)* (?:{_DEED}|chose|settled|found|set|wrote|kept|put|split)
    the (?:cause|culprit|root cause|bug|problem|reason|fix) (?:is|was|turned out)
    (?:turns|turned) out
    """)
_DID = phrases(rf"(?:{_DEED}|done)", start=True)
_RESULT = phrases(r"""
    \d+ (?:tests? |specs? )?(?:passed|failed|passing|failing|green)
    tests? (?:pass|passes|passed|are green)
    p(?:50|95|99)
    drop(?:s|ped)? (?:from|to)
    went (?:from|down|up)
    now (?:takes|returns|uses|runs|lives|stores|reads|writes|stands)
    (?:lives?|stands|sits) in
    """)
_OFFER = phrases(r"""
    (?:you|your|yours|you're|you'll|you've|my|i'm|i am)
    (?:would|could|might|should|may|if|let's|let me|i'll|i will|i can|i'd|consider|ensure|make sure)
    (?:e\.g|for example|example|here's|here is|hypothetical|typically|generally)
    """)


def concrete(text: str) -> bool:
    """Whether an assistant's sentence states work done or a result in the user's own project."""
    if not (NUMBER.search(text) or IDENTIFIER.search(text) or PATH.search(text)) or _OFFER.search(text):
        return False  # most are told by the first three, which take the least time
    return bool(_DONE.search(text) or _DID.search(text) or _RESULT.search(text))
