"""What a later statement says of an earlier one: marks of change, end, replacement, delay, completion, by class."""

from __future__ import annotations

import re
from collections.abc import Mapping

from vault_memory.archive.extraction.rules.word_shapes import phrases

_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*"
CUES: Mapping[str, re.Pattern[str]] = {
    "now": phrases(rf"""
        now|nowadays|currently|at present|at the moment|these days|for good|by now|already|this time|lately
        since (?:{_MONTH}|last|the|this|yesterday|\w+day|easter|christmas|\d\S*)|as of
        from (?:now on|next|{_MONTH}|\w+day)
        starting|jetzt|nun|inzwischen|mittlerweile|seit|ab (?:sofort|nächste\w*|\w+ber|januar|februar|märz|april|mai)
        maintenant|désormais|à partir|ahora|desde|a partir
        """),
    "ceased": phrases(r"""
        no longer|any ?more|any longer|stopp\w+|quit|quits|gave up|giv(?:en|es|ing) up|done with|never again
        so much for
        used to|not going to|forget (?:about )?(?:the|that|it|what)|skip|skipp\w+|nicht mehr|ya no|ne \w+ plus
        dropp\w+
        """),
    "instead": phrases(r"""
        instead(?: of)?|rather than|rather|in (?:its|his|her|their|the|that) (?:place|stead)|replac\w+|switch\w*
        swap\w*
        chang(?:e|es|ed|ing)|ported|migrat\w+|mov(?:e|ed|es|ing) (?:to|from|over|out|away|it)
        (?:went|gone|going|go) (?:with|for|back)
        took over|tak(?:es|en|ing) over|turned into|merged|converted|stattdessen|statt|au lieu|à la place|en lugar
        en vez
        """),
    "failed": phrases(r"""
        out|gone|dead|died|broke|broken|clos(?:ed|es|ing)|cancel\w*|fell through|bailed|left|leaving|retir\w+
        sold
        scrapp\w+|can't|cannot|couldn't|won't|isn't|aren't|off|history|lost|end(?:ed|s|ing)|expired?|withdr\w+
        refus\w+
        too \w+|didn't|doesn't|wasn't|unavailable|failed|rid of|on ebay|impossible|not happening|raus|weg|abgesagt
        hört auf|krank|gekündigt|verkauft|annul\w+|parti\w?|cancelad\w+
        """),
    "actual": phrases(r"""
        actually|after all|turn(?:s|ed) out|in the end|end(?:ed|s)? up|in fact|correction|wait|sorry|scratch that
        not the|update|news|decided|settled|make (?:it|that)|let's|doch|finalement|finalmente|al final
        """),
    "shift": phrases(r"""
        moved|push\w+|shift\w*|postpon\w+|delay\w*|reschedul\w+|rebook\w+|back to|forward|exten(?:d|ded|sion)
        earlier|later
        slipped|put off|brought|verschieb\w*|verschoben|verlegt|repouss\w+|report\w+|aplaz\w+|retras\w+
        """),
    "level": phrases(r"""
        rais\w+|lower\w*|up|down|increas\w+|decreas\w+|reduc\w+|cut|cheaper|dearer|higher|upped|bumped|doubl\w+|halved
        only|more like|came out|grew|rose|fell|teurer|billiger|steigt|sinkt|sube|baja
        """),
    "done": phrases(r"""
        done|did|finished|complet\w+|booked|sent|filed|paid|delivered|submitted|signed|printed|passed|arrived|bought
        ordered
        went|came|worked|has been|have been|was|were|is in|are in|'s in|live|got|saw|handed|fertig|erledigt|terminé
        hecho
        """),
    "new": phrases(r"new|another|next|different|neu\w*|nouve\w+|nuev\w+"),
    "not": re.compile(
        r"\b(?:not|no|never|without|none|nobody|kein\w*|nicht|nie|ne|pas|sans|jamais|sin|nunca)\b|n['’]t\b",
        re.IGNORECASE,
    ),
}
PLAN = phrases(r"""
    i'll|we'll|will|going to|gonna|plan\w*|want|wants|hope|hoping|need|needs|have to|has to|must|due|deadline
    appointment
    booked|next|soon|tomorrow|seeing|getting|looking for|thinking of|thinking about|to do|todo|remind|should|let's
    ready
    """)
EVENT = re.compile(
    r"\b(?:was|were|did|went|got|came|made|took|gave|said|told|met|saw|bought|found|had|felt|visited|[a-z]{3,}ed)\b",
    re.IGNORECASE,
)
STATE = re.compile(
    r"\b(?:is|are|am|has|have|will|needs?|wants?|lives?|works?|costs?|does|do|uses?|plays?|takes?|likes?|runs?|keeps?"
    r"|goes|go|can|can't|cannot|don't|doesn't|never|always|every)\b|['’](?:s|re|m|ll|ve)\b|:",
    re.IGNORECASE,
)
