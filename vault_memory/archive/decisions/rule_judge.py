"""Decide without a model which edits each item makes in the documents (A5).

The rules are deterministic: a known statement is not added again, a statement that plainly says that another no
longer holds supersedes it, any other is added. The judges that ask a model implement the same interface and return
the same edits; :func:`vault_memory.vault.document.edits.apply` does what they say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from vault_memory.archive.decisions.authority import speaks_against, unfit
from vault_memory.archive.decisions.change_scores import list_sentences, score_change, score_changed_part, split_changes
from vault_memory.archive.decisions.decision import ItemDecision, JudgeRequest, MergeContext, new_cell
from vault_memory.archive.decisions.ended_items import leaves_others
from vault_memory.archive.decisions.ended_parts import build_rest
from vault_memory.archive.decisions.ending_candidates import find_echoes, find_endable
from vault_memory.archive.decisions.ending_features import StatementSide
from vault_memory.archive.decisions.exceptions_to_habits import is_exception_to
from vault_memory.archive.decisions.lasting_facts import outlasts
from vault_memory.archive.decisions.learned_endings import Candidate, EndingScorer
from vault_memory.archive.decisions.match import FindSimilar
from vault_memory.archive.decisions.statement_block import KnownDocuments
from vault_memory.archive.decisions.statement_pool import Near, Pool
from vault_memory.archive.extraction.rules.attributes import attributes, resets
from vault_memory.archive.extraction.rules.changes import (
    corrects,
    repeats_value,
)
from vault_memory.archive.extraction.rules.done_reports import completes
from vault_memory.archive.extraction.rules.ended_subjects import closes, declines, may_end
from vault_memory.archive.extraction.rules.fulfilled_needs import find_got, meets_need
from vault_memory.archive.extraction.rules.language_cues import cues_of
from vault_memory.archive.extraction.rules.repair_reports import fixes, list_fixed
from vault_memory.archive.extraction.rules.restated_values import list_valued_clauses, restates
from vault_memory.archive.extraction.rules.role_holders import find_named_holders, renews
from vault_memory.archive.extraction.rules.statement_reading import read
from vault_memory.archive.extraction.rules.withdrawn_tasks import withdraws
from vault_memory.archive.extraction.rules.word_shapes import content
from vault_memory.archive.extraction.similarity import contradicts, is_newer
from vault_memory.models import Add, Cell, Edit, Item, Reinforce, Supersede
from vault_memory.vault.document.cells import statement_hash
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from datetime import datetime


_TYPED = 1.6  # additional log odds required to end a cell that a person typed, because a person must review each
_TYPED_DONE = 1.3  # least score of a report that what a person typed is done: two words of it or more
_ELSEWHERE = 0.3  # … or a cell of another topic, because different subjects share words
_MOST_ENDED = 4  # statements that one statement may end
_REVISED = "gives another value for the same"
_LEARNED = "seems to be otherwise now"


class OfflineJudge:
    """Decides without a model: each item against the cells of its document and the nearest ones elsewhere."""

    def __init__(self, store: Store, similar: FindSimilar, known: KnownDocuments, compare_limit: int) -> None:
        self._store, self._similar, self._known, self._limit = store, similar, known, compare_limit

    def __call__(self, asked: Sequence[JudgeRequest], about: MergeContext) -> list[ItemDecision]:
        pool, seen = Pool(self._known.embed), set(about.fresh)

        def look_at(path: str) -> None:
            if path in seen:
                return
            seen.add(path)
            topic = decode(self._store.read(path), path)
            if about.hidden:
                pool.add(path, [cell for cell in topic.cells if not cell.id or cell.id not in about.hidden])
            else:
                pool.add_document(path, self._known.load(topic))

        decisions = []
        for each in asked:
            if not each.tentative:
                look_at(each.path)
            for text in [each.item.text] if each.tentative else self._list_queries(each.item):
                for near in self._similar.similar_cells(text, self._limit):
                    look_at(near.path)
            settle = decide_ending if each.tentative else decide
            decisions.append(
                settle(each.item, each.path, pool, conversation=about.conversation, by="offline", now=about.now)
            )
        return decisions

    @staticmethod
    def _list_queries(item: Item) -> list[str]:
        """Return the texts to search for: the item's; for an announced change also its sentences and what it ends."""
        if not (item.replaces or read(item.text).changes or may_end(item.text) or find_named_holders(item.text)):
            return [item.text]
        about = " ".join(sorted(read(item.text).focus))
        return [item.text, *list_sentences(item.text), *filter(None, [item.replaces, about])]


def find_ended(item: Item, path: str, pool: Pool, near: Near) -> list[tuple[str, Cell, str]]:
    """Return the cells that the item ends, of those that are not newer, the surest first, each with the reason.

    ``path``: the document that the item was matched to.
    """
    near = pool.drop_newer(item, near)
    found = _find_by_rules(item, pool, near) if has_marks(item) else []
    if len(found) < _MOST_ENDED:
        known = {cell.key for _, _, cell, _ in found}
        found += [each for each in _find_learned(item, path, pool, near) if each[2].key not in known]
    whole = [each for each in found if not _leaves_standing(item.text, each[2].text)]
    return [each[1:] for each in sorted(whole, key=lambda each: -each[0])[:_MOST_ENDED]]


def _leaves_standing(new: str, old: str) -> bool:
    return leaves_others(new, old) or is_exception_to(new, old)


def _find_by_rules(item: Item, pool: Pool, near: Near) -> list[tuple[float, str, Cell, str]]:
    """Return the cells that the item ends by the rules, each with its score, path and reason.

    Of those of which it says that they have changed, each of its sentences ends one, and what repeats that.
    """
    found: list[tuple[float, str, Cell, str]] = []
    parts = split_changes(item)
    marks = reduce(or_, (find_endable(part, pool) for part in parts[1:]), find_endable(item, pool))
    endable = near.numbers[marks[near.numbers]].tolist()
    cosines = {number: 0.5 * float(near.cosines[number]) for number in endable}
    open_cells: list[int] = []
    for number in endable:
        path, cell = pool.cells[number]
        if outlasts(cell.text, item.text):
            continue
        closing, reason = score_closing(item, cell, pool.rarity)
        if closing:
            found.append((closing + cosines[number], path, cell, reason))
        else:
            open_cells.append(number)
    revised: dict[int, float] = {}
    for part in parts:
        scores = {n: score_changed_part(part, pool.cells[n][1], pool.rarity, len(pool.cells)) for n in open_cells}
        sure = {number: score + cosines[number] for number, score in scores.items() if score}
        if sure:
            best = max(sure, key=lambda number: sure[number])
            revised[best] = max(sure[best], revised.get(best, 0.0))
    for number, score in revised.items():
        path, cell = pool.cells[number]
        found.append((score, path, cell, _REVISED))
        echoing = find_echoes(cell, pool)
        others = (pool.cells[number] for number in near.numbers[echoing[near.numbers]].tolist())
        found += [(0.1, where, each, _REVISED) for where, each in others if echoes(item, cell, each)]
    return found


def _find_learned(item: Item, path: str, pool: Pool, near: Near) -> list[tuple[float, str, Cell, str]]:
    """Return the cells that the item probably ends, by the fitted model; none for an item that a person typed."""
    if pool.embed is None or not len(near.numbers) or item.role == "person":
        return []
    chosen = pool.list_candidates(item, near)
    cells = [pool.cells[number] for number in chosen]
    known = [
        Candidate(
            StatementSide(cell.text, cell.type, cell.attributes.created if cell.attributes is not None else None),
            float(near.cosines[number]),
            *_score_rules(item, cell, pool),
        )
        for number, (_, cell) in zip(chosen, cells, strict=True)
    ]
    new = StatementSide(item.text, item.type, item.created, item.preceding)
    values = EndingScorer(pool.embed).score_pairs(new, known, pool.rarity)
    return [
        (0.01 * value, where, cell, _LEARNED)
        for (where, cell), value in zip(cells, values, strict=True)
        if value >= _TYPED * cell.by_person + _ELSEWHERE * (where != path)
        and not (_only_proposes(item, cell) or outlasts(cell.text, item.text) or _means_another(item, cell))
    ]


def _means_another(item: Item, cell: Cell) -> bool:
    """Return whether a statement says what has ended, and the cell has none of its words.

    Asked in other languages than English only, which the model of endings was not fitted to: "al final no ponemos isla
    en la cocina" does not end who renovates the kitchen.
    """
    ended = set(content(item.replaces)) if item.replaces and cues_of(item.text) is not None else set[str]()
    return bool(ended) and ended.isdisjoint(content(cell.text))


def _score_rules(item: Item, cell: Cell, pool: Pool) -> tuple[float, float]:
    if not has_marks(item):
        return 0.0, 0.0
    changes = bool(item.replaces) or read(item.text).changes
    change = score_change(item, cell, pool.rarity, len(pool.cells)) if changes else 0.0
    return score_closing(item, cell, pool.rarity)[0], change


def decide(item: Item, path: str, pool: Pool, *, conversation: str, by: str, now: datetime) -> ItemDecision:
    """Decide on one item against known cells. ``path``: the document it was matched to; the pool learns the outcome."""
    add = new_cell(item, conversation, by)
    at = item.created or now
    near = pool.rank_near(item.text)
    ended = find_ended(item, path, pool, near)
    if ended:
        return _superseding(item, ended, add, at, pool)
    same = pool.find_same(item.text, near)
    if same is not None:
        where, cell = pool.cells[same]
        return ItemDecision(where, Reinforce(cell.ref, add.attributes.sources, at, reason="known already"))
    pool.add(path, [_cell_of(add)])
    return ItemDecision(path, add)


def decide_ending(item: Item, path: str, pool: Pool, *, conversation: str, by: str, now: datetime) -> ItemDecision:
    """Decide on an item that is kept only if it ends something; otherwise the decision has no edit."""
    ended = find_ended(item, path, pool, pool.rank_near(item.text))
    if not ended:
        return ItemDecision(path, None)
    return _superseding(item, ended, new_cell(item, conversation, by), item.created or now, pool)


def _superseding(
    item: Item, ended: Sequence[tuple[str, Cell, str]], add: Add, at: datetime, pool: Pool
) -> ItemDecision:
    """Return the decision that strikes ``ended``; ``add`` takes the place of the first of them.

    Where the item may only propose to end one of them, all of it is proposed, and the pool stays as it is; what a
    person says in a talk between people is added, and only what it would end waits.
    """
    held = [(path, cell, why) for path, cell, _ in ended if (why := _only_proposes(item, cell))]
    if held and not item.between_people:
        return replace(_strike(ended, add, at), reason=held[0][2], propose=True)
    waiting = {cell.key for _, cell, _ in held}
    endings = tuple((path, Supersede(cell.ref, at, reason=why, successor=add.id)) for path, cell, why in held)
    made = [each for each in ended if each[1].key not in waiting]
    decision = _strike(made, add, at) if made else ItemDecision(ended[0][0], add)
    for path, cell, _ in made:
        pool.remove(path, cell)
    for path, edit in decision.placed:
        if (new := edit if isinstance(edit, Add) else edit.by if isinstance(edit, Supersede) else None) is not None:
            pool.add(path, [_cell_of(new)])
    return replace(decision, endings=endings)


def _strike(ended: Sequence[tuple[str, Cell, str]], add: Add, at: datetime) -> ItemDecision:
    """Return the decision that strikes ``ended``, keeps what still holds of them, and replaces the first by ``add``."""
    where, first, reason = ended[0]
    done = first.type == "task" and add.type != "task"  # a report that a task is done is not itself a task
    if not done and len(first.headings) > 1:
        add = replace(add, section=first.headings[-1])
    further: list[tuple[str, Edit]] = [
        *((path, Supersede(cell.ref, at, reason=why, successor=add.id)) for path, cell, why in ended[1:]),
        *((path, rest) for path, cell, _ in ended if (rest := build_rest(add.text, cell)) is not None),
    ]
    return ItemDecision(
        where,
        Supersede(first.ref, at, add, reason=reason, apart=done),
        more=tuple(edit for path, edit in further if path == where),
        elsewhere=tuple((path, edit) for path, edit in further if path != where),
    )


def _only_proposes(item: Item, cell: Cell) -> str:
    """Return why the item may only propose to end the cell, else ''.

    Between people, too: of such endings that are found without a model, half are wrong.
    """
    if item.between_people and speaks_against(item, cell):
        return "somebody else said it, against what the user said"
    return unfit(item, cell)


def has_marks(item: Item) -> bool:
    """Return whether the item has a mark that the rules require of a statement that ends others."""
    reading = read(item.text)
    return bool(
        item.replaces or reading.changes or may_end(item.text) or reading.undone or attributes(item.text)
        or find_named_holders(item.text) or list_fixed(item.text) or list_valued_clauses(item.text)
        or find_got(item.text)
    )  # fmt: skip


def score_closing(item: Item, cell: Cell, rarity: Counter[str]) -> tuple[float, str]:
    """Return a score for "the item ends the cell", whatever else it ends, and the reason; 0: it does not."""
    if item.replaces and contradicts(item, cell):
        return 2.0, f"says that '{item.replaces}' no longer holds"
    sure = completes(item.text, cell.text, (item.type, cell.type), rarity)
    if sure and sure >= _TYPED_DONE * cell.by_person:
        return sure, "says that it is done"
    if sure := meets_need(item.text, cell.text, rarity):
        return sure, "says that it is there now"
    if sure := fixes(item.text, cell.text, rarity):
        return sure, "says that it works again"
    if sure := max(closes(item.text, cell.text, rarity), declines(item.text, cell.text, rarity)):
        return sure, "says that it is over"
    if sure := withdraws(item.text, cell.text):
        return sure, "says that it cannot be done"
    both_typed = item.role == "person" and cell.by_person  # the new one of these must announce a change
    reset = 0.0 if both_typed and not read(item.text).changes else resets(item.text, cell.text)
    known = cell.attributes.created if cell.attributes is not None else None
    again = 0.0 if both_typed else restates(item.text, cell.text, rarity, item.created, known)
    return max(corrects(item.text, cell.text, rarity), reset, renews(item.text, cell.text), again), _REVISED


def echoes(item: Item, ended: Cell, other: Cell) -> bool:
    """Return whether another cell from the same conversation repeats the value that the item has ended."""
    if other.key == ended.key or other.superseded or is_newer(other, item):
        return False
    one, two = (cell.attributes.sources if cell.attributes is not None else () for cell in (ended, other))
    same = {source.partition("#")[0] for source in one} & {source.partition("#")[0] for source in two}
    return bool(same) and repeats_value(item.text, ended.text, other.text)


def _cell_of(add: Add) -> Cell:
    """Return the cell as it will be parsed, for later items of the same run."""
    hashed = statement_hash(add.text)
    return Cell(
        text=add.text, type=add.type, id=add.id, hash=hashed, ordinal=0, headings=(add.section,),
        first_line=0, last_line=0, attributes=add.attributes,
    )  # fmt: skip
