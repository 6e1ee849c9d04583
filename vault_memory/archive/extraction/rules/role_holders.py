"""Read who has a role: a statement that names somebody new for it ends one that named somebody else.

"We've a new coach, Hadewych", "the new tutor is called Mr Bassi", "jetzt ist Frau Brodersen zuständig", and "Sunniva
does the plastering now": the role is a noun, or what one does ("the plastering").
"""

from __future__ import annotations

import re
from functools import lru_cache

from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON, word_set
from vault_memory.archive.extraction.rules.statement_reading import NOT_ANCHORS, SPEAKER, has_value, read
from vault_memory.archive.extraction.rules.word_shapes import content, words

_TITLE = r"(?:(?:Ms|Mrs|Mr|Miss|Dr|Prof|Frau|Herr|Mme|Madame|Monsieur|M|Sra|Sr|Señora|Señor)\.? )?"
_WHO = rf"(?P<who>{_TITLE}(?-i:[A-ZÀ-Þ][\w'’-]{{1,30}})(?: (?-i:[A-ZÀ-Þ][\w'’-]{{1,30}}))?)"
_IS_CALLED = (
    r"(?:'s|’s| is| heißt| ist| wird| s['’]appelle| est| se llama| es| si chiama| è| se chama| chama-se| é| heet)"
    r"(?: now)?(?: called| named)?"
)
_A = (
    r"(?:a |an |eine? |une? |(?:le |la |el |il |o |a |de )(?=[a-zé]))?"
    r"(?:docteure? |doctora? |dottor(?:essa)? |doutora? |dokter |doktor )?"
)
_NEW = re.compile(
    r"\b(?:new|neuer?|neuen|nouve(?:au|l|lle)|nuev[oa]|nuov[oa]|nov[oa]|nieuwe?) (?P<what>[\w-]{1,30})"
    rf"(?:{_IS_CALLED}|,|:) {_A}{_WHO}",
    re.IGNORECASE,
)
_TAKES = re.compile(
    rf"\b{_WHO} (?:is taking|takes|took|has taken|will take) over (?:the |my |our |his |her |their )?"
    r"(?P<what>[a-z][\w-]{1,30})|(?:(?:den|die|das) )?(?P<what2>[A-ZÄÖÜ]\w{1,30}) (?:übernimmt|macht) (?:jetzt |nun )?"
    rf"(?P<who2>{_TITLE}(?-i:[A-ZÀ-Þ][\w'’-]{{1,30}}))",
)
_DOES_NOW = re.compile(
    rf"\b{_WHO} (?:now (?:does|runs|handles|manages|leads|teaches|has)|(?:does|runs|handles|manages|leads|teaches|has))"
    r" (?:the |my |our )?(?P<what>[a-z][\w-]{1,30}(?: [a-z][\w-]{1,30})?) now\b|"
    rf"\b(?P<who2>{_TITLE}(?-i:[A-ZÀ-Þ][\w'’-]{{1,30}})) now (?:does|runs|handles|manages|leads|teaches|has) (?:the "
    rf"|my |our )?"
    r"(?P<what2>[a-z][\w-]{1,30})",
)
_UNSURE = re.compile(r"\?|\b(?:if|whether|should|could|might|maybe|perhaps|would|second|another|also|too)\b", re.I)
_TITLES = frozenset("ms mrs mr miss dr prof frau herr mme madame monsieur m sra sr señora señor".split())  # noqa: SIM905
_ENDS = ("a", "o", "e", "in")  # of the words for men and women in the languages that have both
_FEMININE = re.compile(rf"(?:{'|'.join(_ENDS)})$")
_LEAST_BARE = 5  # letters of a role without its ending
_BEFORE_PLACES = word_set("in at from to near of on am im bei nach aus à en chez")
_OTHERS = word_set(  # of which there are several
    """
    baby puppy cat dog kid kids friend year project book film phone car colleague neighbour neighbor student member
    client employee customer player teammate child niece nephew cousin grandchild song album game shop cafe restaurant
    """
)


@lru_cache(maxsize=4_096)
def find_named_holders(text: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the roles that a statement names somebody new for: stem of the role, words of the name in lower case."""
    body = SPEAKER.sub("", text)
    if _UNSURE.search(body):
        return ()
    found = []
    for pattern in (_NEW, _TAKES, _DOES_NOW):
        for match in pattern.finditer(body):
            groups = match.groupdict()
            what, who = groups["what"] or groups.get("what2"), groups["who"] or groups.get("who2")
            stems = [stem for stem in content(what or "") if stem not in NOT_ANCHORS]
            if who and stems and not _OTHERS.intersection(word.lower() for word in words(what or "")):
                found.append((stems[0], frozenset(word.lower().rstrip(".") for word in words(who)) - _TITLES))
    return tuple(found)


def renews(new: str, old: str) -> float:
    """Return how surely ``new`` names another person for a role that ``old`` names somebody for; 0 if it does not."""
    for role, who in find_named_holders(new):
        same = next((stem for stem in list_forms(role) if stem in read(old).anchors), "")
        if same and not who & {word.lower() for word in words(old)} and _holds(same, old):
            return 1.1
    return 0.0


def list_forms(role: str) -> tuple[str, ...]:
    """Return the stem of a role, and those of a man and a woman who may have it ("coordinador", "coordinadora")."""
    bare = _FEMININE.sub("", role)
    return role, *(bare + end for end in ("", *_ENDS) if len(bare) >= _LEAST_BARE and bare + end != role)


def _holds(role: str, text: str) -> bool:
    """Return whether a statement names a person for a role, side by side ("coach is Wendelin", "Hendrik den Grill")."""
    tokens = words(SPEAKER.sub("", text))
    for number, token in enumerate(tokens):
        if role in content(token):
            near = range(max(0, number - 4), min(len(tokens), number + 5))
            return any(_names_person(tokens, at) and role not in content(tokens[at]) for at in near)
    return False


def _names_person(tokens: list[str], at: int) -> bool:
    """Return whether the token is a name, and no day or place ("in Kiel")."""
    word, before = tokens[at], tokens[at - 1].lower() if at else ""
    return (
        word[:1].isupper() and word.lower() not in FIRST_PERSON and not has_value(word) and before not in _BEFORE_PLACES
    )
