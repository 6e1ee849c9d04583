"""Recognise proper names in statements, and their types by the words around them.

Precision first. A word is a name if it is capitalised inside sentences and hardly ever written in lower case. A name
needs two uses, or words that say what it is ("my brother Ned"). Without words that show its type it has none.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from vault_memory.archive.extraction.rules.lexicon import COMMON, ENGLISH_DAYS, ENGLISH_MONTHS, FUNCTION, word_set
from vault_memory.archive.graph.graph_statements import USER, GraphStatement

MIN_USES = 2  # statements that use a name
MIN_BARE_USES = 4  # of a name that is an acronym or code
MIN_SPEAKER_STATEMENTS = 3  # statements before a label in front of a colon counts as a speaker
OTHER = "other"  # its type is unknown
_MIN_CAPITALISED = 0.8  # share of its uses inside sentences

_TOKEN = re.compile(r"`[^`\n]+`|[^\W_](?:[\w'’+#&]|[-.](?=\w))*|[.!?:;]+|[^\w\s]")
_CAPITAL = re.compile(r"[A-ZÀ-ÖØ-Þ]")
_CODE = re.compile(r"`([A-Za-z][\w.-]{2,30})`")
_MIXED = re.compile(r"[a-z][A-Z]|[A-Z]{2}[a-z]|[A-Za-z]\d")
_ACRONYM = re.compile(r"[A-Z\d+]{2,8}")
_LOWER = re.compile(r"[a-z]")
_LINKS = word_set("of de van von der di da du la le na")
_TITLES = word_set("mr mrs ms dr prof sir miss")
_NO_NAMES = (
    {form for day in ENGLISH_DAYS for form in (day, f"{day}s")}
    | frozenset(ENGLISH_MONTHS)
    | word_set(
        """
    jan feb mar apr jun jul aug
    sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun christmas easter halloween thanksgiving english
    german french spanish italian american british chinese japanese dutch swedish danish european utc gmt bst cet ok tv
    pm am todo fyi asap btw diy usa uk eu faq id url api ui cpu ram http https sql json html ci cd pr sla mom dad mum
    granny grandma grandpa mother father god plan step day part queue probe bed
    """
    )
)
KIN = word_set(
    """
    mother father mum mom dad sister brother son daughter wife husband partner girlfriend boyfriend cousin
    aunt uncle niece nephew grandmother grandfather grandma grandpa friend colleague boss manager neighbour neighbor
    flatmate roommate teacher doctor physio dentist therapist coach landlord landlady mentor
    """
)
PETS = word_set("dog cat puppy kitten whippet hamster horse parrot rabbit pup kitty pet pig tortoise")
_DOES = (
    "says?|said|told|tells|asked|asks|thinks?|thought|knows|knew|wants|wanted|likes?|loves?|hates|gave|lent|rang|rings"
    "|called|calls|wrote|takes|teaches|plays|swims|lives|works|owns|allowed|promised|agreed|reviewed|suggested|joined"
    "|decided|has decided|needs|has been|is coming|was (?:told|tired|off|ill|away|right|wrong|not)"
    "|is (?:off|away|ill|on call)|eats|collects|and I|and me"
)
_HAS = "birthday|house|hat|lap|parents|orders|rule|plants|school|stickers|idea|tree|party|" + "|".join(sorted(KIN))
_AFTER_PERSON = re.compile(rf"(?<!\s)\s++(?:{_DOES})\b|['’]s (?:{_HAS})\b")
_BEFORE_PLACE = re.compile(
    r"\b(?:near|liv(?:e|es|ing|ed) in|(?:flight|train|ferry|trip|drive|driving|bus|fly|flew|travel\w*|walk) to"
    r"|(?:cottage|house|hostel|hotel|flat|party|office|school|airport|pub|café|shop|friends|family) in)\s+$"
)
_AFTER_TOOL = re.compile(
    r"(?<!\s)\s++v?\d+(?:\.\d+)*\b(?!\s*(?:kg|km|am|pm|°|%|days|weeks))|(?<!\s)\s++(?:workers?|server|database|plugin|library|pods?)\b"
)
_BEFORE_TOOL = re.compile(
    r"\b(?:us(?:e|es|ed|ing)|run(?:s|ning)? on|built (?:with|in|on)|written in|instead of|rather than|via|through"
    r"|(?:migrat\w+|switched|moved) (?:to|from|from \S+ to)|deploy\w* (?:to|with)|upgrad\w+ (?:to)?|install\w*)"
    r"\s+(?:the\s+)?$"
)
_BEFORE_PROJECT = re.compile(r"\b(?:project|repo|repository|the app|work(?:s|ing)? on)\s+[`\"']?$", re.IGNORECASE)


def fold_entity_name(name: str) -> str:
    """Return letters and digits of a name without case, accents, punctuation and possessive, to compare spellings."""
    plain = re.sub(r"['’]s$", "", name.strip())
    bare = unicodedata.normalize("NFKD", plain.casefold())
    return "".join(c for c in bare if c.isalnum())


@dataclass(slots=True)
class ProperName:
    """A name with its spellings, how many statements use it, and the cues for each type."""

    spellings: Counter[str] = field(default_factory=Counter)
    uses: int = 0
    cues: Counter[str] = field(default_factory=Counter)
    certain: bool = False  # a speaker, a link, or something says what it is

    @property
    def name(self) -> str:
        """The most frequent spelling; of equal ones the first in order."""
        most = max(self.spellings.values())
        return min(spelling for spelling, count in self.spellings.items() if count == most)

    @property
    def type(self) -> str:
        ranked = sorted(self.cues.items(), key=lambda cue: (-cue[1], cue[0]))
        if not ranked or (ranked[0][1] == 1 and self.uses > MIN_USES and ranked[0][0] != "person"):
            return OTHER
        return ranked[0][0] if len(ranked) == 1 or ranked[0][1] > ranked[1][1] else OTHER

    @property
    def is_established(self) -> bool:
        """Whether it is used often enough to be a name."""
        bare = all(_ACRONYM.fullmatch(each) or _LOWER.match(each) for each in self.spellings)
        return self.certain or self.uses >= (MIN_BARE_USES if bare else MIN_USES)


@dataclass(frozen=True, slots=True)
class NameToken:
    text: str
    start: int
    end: int
    opens: bool  # the first word of a sentence


def tokenize(text: str) -> list[NameToken]:
    """Split a text into words, each with whether it opens a sentence."""
    found, opens = [], True
    for match in _TOKEN.finditer(text):
        word = match[0]
        if word[0].isalnum() or word[0] == "`":
            found.append(NameToken(word, match.start(), match.end(), opens))
            opens = False
        elif word[0] in ".!?:;" or word in '"“(–—-*':
            opens = True
    return found


def find_names(
    statements: Sequence[GraphStatement],
    known: Mapping[str, str] | None = None,
    key_of: Callable[[str], str] = fold_entity_name,
) -> dict[str, ProperName]:
    """Return names by the key that their spellings share. ``known``: key → type of names that need no evidence."""
    small, inside = _count_cases(statements)
    speakers = find_speakers(statements)
    names: dict[str, ProperName] = defaultdict(ProperName)
    for statement in statements:
        used: set[str] = set()
        if statement.speaker in speakers:
            _count_use(names[key_of(statement.speaker)], statement.speaker, "person", 5, certain=True)
            used.add(key_of(statement.speaker))
        for start, end, spelling, sure in _find_candidates(statement.text, small, inside):
            key = key_of(spelling)
            if not key:
                continue
            _count_use(names[key], spelling, certain=sure)
            used.add(key)
            for cue in _find_type_cues(statement.text[:start], statement.text[end:], spelling):
                names[key].cues[cue] += 1
        for spelling, kind in _find_described_names(statement.text):
            _count_use(names[key_of(spelling)], spelling, kind, 3, certain=True)
            used.add(key_of(spelling))
        for key in used:
            names[key].uses += 1
    for key, kind in (known or {}).items():
        if key in names:
            names[key].certain = True
            names[key].cues[kind] += 100 if kind else 0
    return {key: named for key, named in sorted(names.items()) if named.is_established}


def find_speakers(statements: Iterable[GraphStatement]) -> frozenset[str]:
    """Return the speakers: names before a colon that occur too often to be labels ("Food: …")."""
    counts = Counter(statement.speaker for statement in statements)
    return frozenset(
        name for name, count in counts.items() if name not in ("", USER) and count >= MIN_SPEAKER_STATEMENTS
    )


def _count_use(named: ProperName, spelling: str, cue: str = "", weight: int = 0, *, certain: bool = False) -> None:
    named.spellings[spelling] += 1
    named.certain |= certain
    if cue:
        named.cues[cue] += weight


def _count_cases(statements: Iterable[GraphStatement]) -> tuple[Counter[str], Counter[str]]:
    """Count how often each word is in lower case, and how often capitalised inside a sentence."""
    small: Counter[str] = Counter()
    inside: Counter[str] = Counter()
    for statement in statements:
        for token in tokenize(statement.text):
            if token.text[0] == "`":
                continue
            word = _strip_possessive(token.text)
            if not _CAPITAL.match(word):
                small[word] += 1
            elif not token.opens:
                inside[word.casefold()] += 1
    return small, inside


def _strip_possessive(word: str) -> str:
    return re.sub(r"['’](?:s|d|ll|re|ve|m)?$", "", word)


def _find_candidates(text: str, small: Counter[str], inside: Counter[str]) -> Iterator[tuple[int, int, str, bool]]:
    """Yield start, end and spelling of possible names, and whether each is certain (a wikilink is)."""
    for link in re.finditer(r"\[\[([^\[\]|#]+?)(?:(?:#|\\?\|)[^\[\]]*)?\]\]", text):
        yield link.start(), link.end(), link[1].rpartition("/")[2].strip(), True
    for code in _CODE.finditer(text):
        yield code.start(), code.end(), code[1], False
    run: list[NameToken] = []
    for token in [*tokenize(re.sub(r"\[\[[^\[\]]*\]\]", lambda link: " " * len(link[0]), text)), None]:
        if token is not None and _is_name(token, small, inside) and (not run or _are_adjacent(text, run[-1], token)):
            run.append(token)
            continue
        if token is not None and run and token.text in _LINKS and _are_adjacent(text, run[-1], token):
            run.append(token)  # "Isle of Mull": stays only if a name follows
            continue
        yield from _close_run(text, run)
        run = [token] if token is not None and _is_name(token, small, inside) else []


def _close_run(text: str, run: list[NameToken]) -> Iterator[tuple[int, int, str, bool]]:
    while run and run[-1].text in _LINKS:
        run.pop()
    if run and run[0].text.casefold() in _TITLES and len(run) == 1:
        return
    if run:
        end = run[-1].start + len(_strip_possessive(run[-1].text))
        spelling = text[run[0].start : end]
        if not re.fullmatch(r"[\d\W]+", spelling) and len(spelling) > 1:
            yield run[0].start, end, spelling, False


def _are_adjacent(text: str, before: NameToken, token: NameToken) -> bool:
    """Return whether one space separates the tokens and the first is no possessive: "Jonas's Moss" is two names."""
    return text[before.end : token.start] == " " and not re.search(r"['’]s?$", before.text)


def _is_name(token: NameToken, small: Counter[str], inside: Counter[str]) -> bool:
    word = _strip_possessive(token.text)
    low = word.casefold()
    if token.text[0] == "`" or not _CAPITAL.match(word) or len(word) < 2 or low in _NO_NAMES or "'" in word:
        return False
    if low in _TITLES:
        return True
    if low in FUNCTION or (low in COMMON and not inside[low]):
        return False
    if token.opens:
        return inside[low] > 0 and inside[low] >= _MIN_CAPITALISED * (inside[low] + small[low])
    return inside[low] >= _MIN_CAPITALISED * (inside[low] + small[low])


def _find_type_cues(before: str, after: str, spelling: str) -> Iterator[str]:
    """Yield the types that the words around a name suggest."""
    if _AFTER_PERSON.match(after) or spelling.partition(" ")[0].casefold() in _TITLES:
        yield "person"
    if _BEFORE_PLACE.search(before):
        yield "place"
    if _AFTER_TOOL.match(after) or _BEFORE_TOOL.search(before) or (_MIXED.search(spelling) and " " not in spelling):
        yield "tool"
    if _BEFORE_PROJECT.search(before):
        yield "project"


# --------------------------------------------------------------------------------------------------
# Appositions

_NAME = r"(?P<name>[A-ZÀ-ÖØ-Þ][\w’'-]{1,40}(?: [A-ZÀ-ÖØ-Þ][\w’'-]{1,40})?)"
_ROLE = rf"(?P<role>{'|'.join(sorted(KIN | PETS))})"
_OWNER = r"(?P<owner>[Mm]y|[Oo]ur|[A-ZÀ-ÖØ-Þ][\w-]{1,40}['’]s)"
APPOSITIONS = (
    re.compile(rf"\b{_OWNER} (?:\w{{1,40}} )?{_ROLE},? (?:named |called )?{_NAME}"),
    re.compile(rf"\b{_NAME}, {_OWNER} (?:\w{{1,40}} )?{_ROLE}\b"),
    re.compile(rf"\b{_NAME} is {_OWNER} (?:\w{{1,40}} )?{_ROLE}\b"),
    re.compile(rf"\b(?P<owner>)(?:a|another|the) (?:\w{{1,40}} )?{_ROLE} (?:named|called) {_NAME}"),
)


def find_appositions(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield name, role and owner ("my", "Jonas's", '') of appositions: "my brother Ned", "Birgitta, Jonas's mother"."""
    for pattern in APPOSITIONS:
        for found in pattern.finditer(text):
            name = _strip_possessive(found["name"])
            if name.partition(" ")[0].casefold() not in FUNCTION | _NO_NAMES:
                yield name, found["role"], found["owner"]


def _find_described_names(text: str) -> Iterator[tuple[str, str]]:
    for name, role, _ in find_appositions(text):
        yield name, "pet" if role in PETS else "person"
