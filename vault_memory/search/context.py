"""Select memories for a prompt: as many whole memories as fit into a token budget (FEATURES R5).

Summaries come first, then statements and notes, then the best answers of all other kinds, so that a thousand tokens
hold what matters most, of any kind. If something answers the question, further statements come before messages
that answer it less well, because statements say most in the fewest words. For a question about code, code comes before
everything else. Each kind has a share of the budget, so that no kind takes all of it; the next kind may use what a
share leaves. The text is ordered by kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from time import perf_counter

from vault_memory.errors import InputError
from vault_memory.events import emit
from vault_memory.models import Context, Entry, Filter, Hit, Tier
from vault_memory.search.answer_notes import DOUBTFUL, SEARCHED, notes
from vault_memory.search.instruction_warnings import warn_of_instructions
from vault_memory.search.packing import FORMS, Layout, PackedItem, items, pack
from vault_memory.search.pending_changes import PendingChanges, attach_pending_changes
from vault_memory.search.profile import rank_parts
from vault_memory.search.question import SearchSetup
from vault_memory.search.rank import rank
from vault_memory.search.ranking import Ranking
from vault_memory.search.relevance_floor import Verdict
from vault_memory.search.resolve import correct_spelling, read_query
from vault_memory.search.retrieve import Finder
from vault_memory.search.successors import add_successors
from vault_memory.search.tiers import matching_summaries, relevant
from vault_memory.text import tokens
from vault_memory.text.words import words

PROFILE_SHARE = 0.2  # largest share of the budget for the user's profile; all shares are of the budget
SUMMARY_SHARE = 0.25
RECAP_SHARE = 0.2  # largest share for the summary of the current conversation
CODE_SHARE = 0.6  # largest share for code, which is packed before statements if the question is about code
WRITTEN_SHARE = 0.25  # largest share for statements and notes packed before messages
FLOOR = 0.4  # share of the best score: a memory below it would only use up the budget and is left out
STRONG = 0.6  # share of the best score: memories from here on are packed before further statements
FURTHER_SHARE = 0.6  # largest share for further statements packed before weaker answers
FURTHER_FLOOR = 0.2  # share of the best score that a further statement must reach, in any words
RECALL_SHARE = 0.5  # share of the recall threshold that a memory without a word of the question must reach
FEW = 3  # matching messages of the current conversation; with fewer, messages of all conversations are used
SHORT = 20  # tokens of a short memory: a budget of 1,000 could hold fifty, so fifty candidates are considered

_CODE_WORDS = frozenset(
    words(
        "function method class const constant variable import module def return code snippet regex script sql query"
        " api endpoint traceback syntax"
    )
)


def context(
    setup: SearchSetup,
    query_text: str,
    *,
    budget: int,
    conversation: str = "",
    form: str = "plain",
    profile: Sequence[Entry] = (),
    waiting: PendingChanges | None = None,
) -> Context:
    """Return what the vault knows about ``query_text``, within ``budget`` tokens.

    ``profile``: parts of the user's profile, if the user consented; the parts closest to the question come first.

    ``waiting``: changes that wait for a person's decision; each is shown with the text that it would replace.

    ``conversation``: the current conversation. If three or more of its messages match, messages of other conversations
    are left out. Its summary is used; summaries of other conversations never are.

    If nothing is found, slips in the question are corrected as in a search, with a note.

    ``form`` ``prompt``: a block to append to a system prompt, with a placeholder if nothing is known; ``plain``: only
    the memories, empty if there are none. Raises InputError for an unknown form or a negative budget.
    """
    begin = perf_counter()
    if form not in FORMS:
        raise InputError(f"form must be one of {', '.join(FORMS)}, not '{form}'")
    if budget < 0:
        raise InputError(f"budget must be 0 tokens or more, not {budget}")
    finder = Finder(setup, read_query(query_text, setup.index, setup.now))
    asked_for = _code_asked_for(finder)
    groups = _list_groups(finder, asked_for, conversation, budget, waiting)
    if not any(group for group, _ in groups) and (alone := finder.leave_out_files()) is not None:
        finder, groups = alone, _list_groups(alone, asked_for, conversation, budget, waiting)
        finder.doubtful = True  # with the files searched, nothing was near enough
    own = items(warn_of_instructions(rank_parts(finder, profile))) if profile else []
    packed = pack([(own, PROFILE_SHARE), *groups], budget, Layout(form == "prompt", asked_for))
    if not packed.included and not packed.left_out and not finder.query.empty:
        meant, slips = correct_spelling(query_text, setup.index)
        if meant:
            corrected = context(
                setup, meant, budget=budget, conversation=conversation, form=form, profile=profile, waiting=waiting
            )
            if corrected.included and DOUBTFUL not in corrected.notes:
                took = round((perf_counter() - begin) * 1000, 2)
                return replace(corrected, query=query_text, took_ms=took, notes=(slips, *corrected.notes))
    result = Context(
        query_text,
        packed.text,
        tokens.count(packed.text),
        budget,
        packed.included,
        packed.left_out,
        round((perf_counter() - begin) * 1000, 2),
        notes=tuple(notes(finder, bool(packed.included or packed.left_out))),
    )
    emit(
        "context",
        budget=budget,
        tokens=result.tokens,
        included=len(result.included),
        left_out=len(result.left_out),
        overflow=result.overflow,
    )
    return result


def _list_groups(
    finder: Finder,
    asked_for: Callable[[Hit], bool],
    conversation: str,
    budget: int,
    waiting: PendingChanges | None,
) -> list[tuple[list[PackedItem], float]]:
    """Return the memories to pack, in groups by priority, each with its largest share of the budget.

    ``asked_for``: whether a hit is code that the question asks for.
    """
    summaries, others, further = _find_items(finder, conversation, budget, waiting)
    recaps = (
        items(warn_of_instructions(_find_in_conversation(conversation, finder, budget // SHORT, "recap")))
        if conversation
        else []
    )
    least = STRONG * _best_score(others)
    strong = [item for item in others if item.hit.score >= least or _is_current(item, conversation)]
    return [
        (recaps, RECAP_SHARE),
        (summaries, SUMMARY_SHARE),
        ([item for item in others if asked_for(item.hit)], CODE_SHARE),
        (_select_written(others), WRITTEN_SHARE),
        (strong, 1.0),
        (further, FURTHER_SHARE),
        (others, 1.0),
        (further, 1.0),
    ]


def _select_written(ranked: Sequence[PackedItem]) -> list[PackedItem]:
    """Return statements and notes, without statements of messages that all answer better and say more."""
    written: list[PackedItem] = []
    above: dict[str, str] = {}  # texts of messages by id
    for item in ranked:
        entry = item.hit.entry
        if entry.tier == "message":
            above[entry.id] = entry.text
        elif not entry.conversation and not _says_less(entry, above):
            written.append(item)
    return written


def _says_less(statement: Entry, messages: Mapping[str, str]) -> bool:
    """Return whether all messages that a statement cites are among these, and one is not contained in it."""
    if not statement.sources or not messages.keys() >= {*statement.sources}:
        return False
    text = " ".join(statement.text.split())
    return not all(" ".join(messages[source].split()).rstrip(".!") in text for source in statement.sources)


def _is_current(item: PackedItem, conversation: str) -> bool:
    return bool(conversation) and item.hit.entry.conversation == conversation and item.hit.entry.tier == "message"


def _code_asked_for(finder: Finder) -> Callable[[Hit], bool]:
    """Return a test for hits to pack first: code with an identifier of the question, or any code if it asks for code.

    A question asks for code if it contains one of `_CODE_WORDS`.
    """
    asked = not _CODE_WORDS.isdisjoint(finder.query.terms)
    return lambda hit: is_code(hit.entry) and (asked or bool(hit.explain.get("code")))


def is_code(entry: Entry) -> bool:
    """Return whether the entry is code, a statement that says where code is, or a text with a code fence."""
    return (
        (entry.chunk is not None and entry.chunk.kind == "code")
        or entry.type in ("code", "code_ref")
        or "```" in entry.text
    )


def _find_items(
    finder: Finder, conversation: str, budget: int, waiting: PendingChanges | None
) -> tuple[list[PackedItem], list[PackedItem], list[PackedItem]]:
    """Return topic summaries, other answers, and further statements, best first; no more than could fit."""
    if finder.query.empty and not finder.query.is_filtered:
        return [], [], []
    most = max(finder.settings.limit, budget // SHORT)
    ranking = rank(finder, SEARCHED, most)
    ranked = _fitting(finder, ranking)
    summary = ranked.mask_tier("summary")
    summaries = (
        ranked.filter(matching_summaries(ranked, ~summary, share=0.0)) if summary.any() else ranked.filter(summary)
    )
    whole = ranking.filter(~ranking.mask_tier("summary")) if finder.is_small else None
    others: Sequence[Hit] = ranked.filter(~summary).read(whole)[: None if conversation else most]
    if conversation:
        others = _current_first(_find_in_conversation(conversation, finder, most, "message"), others)
    best = max((hit.score for hit in others), default=0.0)
    best_first = add_successors(finder, SEARCHED, [hit for hit in others if hit.score >= FLOOR * best][:most])
    chosen = (summaries[: finder.settings.summaries], best_first, _find_further(ranking, best_first, best, most))
    marked = [items(warn_of_instructions(attach_pending_changes(hits, waiting, finder.query.text))) for hits in chosen]
    return marked[0], marked[1], marked[2]


def _find_further(ranking: Ranking, found: Sequence[Hit], best: float, most: int) -> list[Hit]:
    """Return further statements from the topics and conversations of the hits in ``found``, with any words."""
    if not found:
        return []
    known = {hit.entry.key for hit in found}
    about = set[str]().union(*(_subjects(hit.entry) for hit in found))
    cells = ranking.filter(ranking.mask_tier("cell") & (ranking.scores >= FURTHER_FLOOR * best))
    further = (hit for hit in cells if hit.entry.key not in known and not about.isdisjoint(_subjects(hit.entry)))
    return list(islice(further, most))


def _subjects(entry: Entry) -> set[str]:
    """Return the topic of an entry and the conversations that it comes from."""
    talks = {source.partition("#")[0] for source in entry.sources} | {entry.conversation}
    return {name for name in (entry.topic, *talks) if name}


def _best_score(packed: Sequence[PackedItem]) -> float:
    return max((item.hit.score for item in packed), default=0.0)


def _fitting(finder: Finder, ranking: Ranking, *, strict: bool = False) -> Ranking:
    """Return the ranking without items that share no word with the question and are not close to it in meaning.

    A person who reads a list of results recognises an irrelevant one; a model is misled by it.
    """
    near = None if finder.embedder is None else RECALL_SHARE * finder.embedder.thresholds.recall
    return relevant(finder, ranking, near, strict=strict, least=Verdict.PACKED)


def _find_in_conversation(conversation: str, finder: Finder, most: int, tier: Tier) -> list[Hit]:
    if finder.query.empty and not finder.query.is_filtered:
        return []
    query = replace(finder.query, where=replace(finder.query.where, conversation=conversation))
    narrow = Finder(finder.setup, query, files=finder.files)
    ranking = rank(narrow, Filter(tiers=(tier,), trusted=True), most)
    return (relevant(narrow, ranking) if tier == "recap" else _fitting(narrow, ranking, strict=True))[:]


def _current_first(own: Sequence[Hit], others: Sequence[Hit]) -> list[Hit]:
    """Put messages of the current conversation first; if there are `FEW` or more, leave out other conversations."""
    if len(own) >= FEW:
        written = [hit for hit in others if not hit.entry.conversation]
        return sorted([*own, *written], key=lambda hit: (-hit.score, hit.entry.key))
    known = {hit.entry.id for hit in own}
    return [*own, *(hit for hit in others if hit.entry.tier != "message" or hit.entry.id not in known)]
