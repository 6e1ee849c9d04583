// @ts-check
// Words and runs of words: what a query marks, what a statement took from a message, what differs between two texts.

const STOP = new Set(
  "a an and are as at be but by did do does for from had has have how i in is it its me my of on or our she that the their them they this to was we were what when where which who whose why will with you your".split(
    " ",
  ),
);

/** @param {string} text */
export const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The word without its commonest English endings; good enough to mark, never to search. @param {string} word */
export function stem(word) {
  const plain = fold(word).replace(/['’]s$/, "");
  if (plain.length < 4) return plain;
  const cut = plain.replace(/(?:ies|ied)$/, "y").replace(/(?:ings?|edly|ed|es|s|ly)$/, "");
  const base = cut.length < 3 ? plain : cut;
  return base.replace(/([b-df-hj-np-tv-z])\1$/, "$1").replace(/e$/, "");
}

const WORD = /[\p{L}\p{N}_]+(?:['’.-][\p{L}\p{N}_]+)*/gu;

/** Stems of the words that carry meaning; of all, where none does. @param {string} text @returns {Set<string>} */
export function stems(text) {
  const found = text.match(WORD) ?? [];
  const meant = found.filter((word) => !STOP.has(fold(word)));
  return new Set((meant.length ? meant : found).map(stem));
}

/** What a query asks for: without its fields and exclusions. @param {string} query @returns {Set<string>} */
export const queryStems = (query) => stems(query.replace(/(?:^|\s)-(?:"[^"]*"|\S+)/g, " ").replace(/\b[a-z_]+:(?:"[^"]*"|\S+)/gi, " "));

/**
 * The text in pieces, those that match marked.
 * @param {string} text @param {Set<string>} wanted @returns {{text: string, hit: boolean}[]}
 */
export function marked(text, wanted) {
  const pieces = [];
  let at = 0;
  for (const found of text.matchAll(WORD)) {
    const hit = wanted.has(stem(found[0])) || found[0].split(/['’._-]/).some((part) => part.length > 2 && wanted.has(stem(part)));
    if (!hit) continue;
    if (found.index > at) pieces.push({ text: text.slice(at, found.index), hit: false });
    pieces.push({ text: found[0], hit: true });
    at = found.index + found[0].length;
  }
  if (at < text.length || !pieces.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}

/** Sentences, each with the blanks behind it. @param {string} text */
export const sentences = (text) => text.split(/(?<=[.!?]["”’)]*\s+|\n)/).filter(Boolean);

/**
 * How many of the statement's words a piece of a message has, as a share of the statement's.
 * @param {string} piece @param {Set<string>} statement
 */
export function share(piece, statement) {
  if (!statement.size) return 0;
  const there = stems(piece);
  let both = 0;
  for (const word of statement) both += there.has(word) ? 1 : 0;
  return both / statement.size;
}

const TAKEN = 0.2; // of a statement's words that a sentence must have to be where it comes from
const NEARLY = 0.6; // of the best sentence's share

/**
 * Where in a text the statements come from: sentences, as pairs of first character and end.
 * @param {string} text @param {Set<string>[]} statements @returns {[number, number][]}
 */
export function origins(text, statements) {
  const pieces = sentences(text);
  const shares = statements.map((statement) => pieces.map((piece) => share(piece, statement)));
  const best = shares.map((each) => Math.max(0, ...each));
  /** @type {[number, number][]} */
  const found = [];
  let at = 0;
  pieces.forEach((piece, number) => {
    const end = at + piece.trimEnd().length;
    if (shares.some((each, which) => best[which] > TAKEN && each[number] >= NEARLY * best[which])) found.push([at, end]);
    at += piece.length;
  });
  return found;
}

/**
 * A part of a text, from its character `from` on, cut where ranges begin and end.
 * @param {string} part @param {number} from @param {[number, number][]} ranges @returns {{text: string, hit: boolean}[]}
 */
export function cutAt(part, from, ranges) {
  const pieces = [];
  let at = 0;
  for (const [first, end] of ranges) {
    const [left, right] = [Math.max(at, first - from), Math.min(part.length, end - from)];
    if (right <= left) continue;
    if (left > at) pieces.push({ text: part.slice(at, left), hit: false });
    pieces.push({ text: part.slice(left, right), hit: true });
    at = right;
  }
  if (at < part.length) pieces.push({ text: part.slice(at), hit: false });
  return pieces;
}

/** @typedef {{kind: "same" | "gone" | "new", text: string}} Piece */

/** What differs, word by word. @param {string} was @param {string} becomes @returns {Piece[]} */
export const diffWords = (was, becomes) => joined(diffParts(was.match(/\s+|[^\s]+/g) ?? [], becomes.match(/\s+|[^\s]+/g) ?? []));

/** What differs, part by part. @param {string[]} a @param {string[]} b @returns {Piece[]} */
export function diffParts(a, b) {
  if (a.length * b.length > 4_000_000)
    return [
      { kind: "gone", text: a.join("") },
      { kind: "new", text: b.join("") },
    ];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        a[i] === b[j] ? longest[(i + 1) * width + j + 1] + 1 : Math.max(longest[(i + 1) * width + j], longest[i * width + j + 1]);
    }
  }
  /** @type {Piece[]} */
  const pieces = [];
  const add = (/** @type {Piece["kind"]} */ kind, /** @type {string} */ text) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      add("same", a[i]);
      i++;
      j++;
    } else if (longest[(i + 1) * width + j] >= longest[i * width + j + 1]) add("gone", a[i++]);
    else add("new", b[j++]);
  }
  while (i < a.length) add("gone", a[i++]);
  while (j < b.length) add("new", b[j++]);
  return pieces;
}

/** A blank that stands alone between two changes belongs to them: "a b" for "c d" is one change. @param {Piece[]} pieces */
function joined(pieces) {
  /** @type {Piece[]} */
  const runs = [];
  let [gone, made] = ["", ""];
  const flush = () => {
    if (gone.trim() || made.trim()) {
      if (gone) runs.push({ kind: "gone", text: gone });
      if (made) runs.push({ kind: "new", text: made });
    } else if (made) runs.push({ kind: "same", text: made });
    [gone, made] = ["", ""];
  };
  pieces.forEach((piece, at) => {
    const blank = piece.kind === "same" && !piece.text.trim();
    if (piece.kind === "gone") gone += piece.text;
    else if (piece.kind === "new") made += piece.text;
    else if (blank && (gone || made) && at + 1 < pieces.length) {
      gone += piece.text;
      made += piece.text;
    } else {
      flush();
      runs.push({ ...piece });
    }
  });
  flush();
  return runs;
}

/** How alike two texts are, 0 to 1: below a half a rewrite is shown as two sentences. @param {Piece[]} pieces */
export function alike(pieces) {
  const length = (/** @type {string} */ kind) =>
    pieces.filter((piece) => piece.kind === kind).reduce((sum, piece) => sum + piece.text.length, 0);
  const same = length("same");
  return same / Math.max(1, same + Math.max(length("gone"), length("new")));
}

/**
 * Results by where they stand, in the order of the best of each.
 * @param {any[]} rows
 * @returns {{key: string, kind: string, rows: any[]}[]}
 */
export function grouped(rows) {
  /** @type {Map<string, {key: string, kind: string, rows: any[]}>} */
  const groups = new Map();
  for (const row of rows) {
    const kind = row.conversation ? "conversation" : ({ file: "file", entity: "entity", profile: "profile" }[row.tier] ?? "topic");
    const key = `${kind} ${row.conversation || row.path}`;
    if (!groups.has(key)) groups.set(key, { key, kind, rows: [] });
    groups.get(key)?.rows.push(row);
  }
  return [...groups.values()];
}

/** A name that fits into a list. @param {string} name */
export const brief = (name) => (name.length > 90 ? `${name.slice(0, 88).trimEnd()} …` : name);

/** Rows of markdown tables as lines, without rules and bars; callouts and footnotes without their marks. @param {string} text */
export const inLines = (text) =>
  text
    .replace(/^\[(?:![\w-]+\][-+]?|\^[^\]\s]+\]:)[ \t]*/gm, "")
    .replace(/^[ \t]*\|[ :|-]*-[ :|-]*\|[ \t]*(?:\n|$)/gm, "")
    .replace(/^[ \t]*\|(.+)\|[ \t]*$/gm, (_, row) =>
      row
        .trim()
        .replace(/\s*(?<!\\)\|\s*/g, " · ")
        .replace(/^ · /, ""),
    );

const FENCED = /^ {0,3}(`{3,}|~{3,})[^\n`]*\n([\s\S]*?)(?:^ {0,3}\1[ \t]*$|(?![\s\S]))/gm;

/** A text as prose and its fenced code, without the fences; a fence that is not closed ends with the text. @param {string} text */
export function withCode(text) {
  const pieces = [];
  let at = 0;
  for (const found of text.matchAll(FENCED)) {
    pieces.push({ text: text.slice(at, found.index), code: false }, { text: found[2], code: true });
    at = found.index + found[0].length;
  }
  if (!at) return [{ text, code: false }];
  pieces.push({ text: text.slice(at), code: false });
  return pieces.map(({ text, code }) => ({ text: text.replace(/^\n+|\s+$/g, ""), code })).filter((piece) => piece.text);
}

/** @param {number} count @param {string} one @param {string} [many] */
export const count = (count, one, many = `${one}s`) => `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/**
 * A document's name as people call it: of a topic its own, where it is known, else that of its file.
 * @param {string} path @param {Record<string, string>} [names] by path
 */
export const nameOf = (path, names = {}) => names[path] ?? path.replace(/^.*\//, "").replace(/\.md$/, "");

/** @param {string[]} names @param {number} [most] */
export function listed(names, most = 3) {
  if (names.length <= most) return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  return `${names.slice(0, most).join(", ")} and ${names.length - most} more`;
}

/** The summary of a run that undid or redid another one, without the id of that run. @param {string} reason */
export const undoInWords = (reason) =>
  reason
    .replace(/^made again what was taken back: /, "redid: ") // vaults of earlier versions say it so
    .replace(/^took back: /, "undid: ")
    .replace(/ \(\d{8}T\d{6}-\w+\)$/, "");

/**
 * A run of History in words: what was done, and to what. `who` is "you" or "memory".
 * @param {{trigger: string, summary?: string, title?: string, conversation?: string, documents: string[], counts: [string, number][], names?: Record<string, string>, undoes?: string, status?: string}} run
 */
export function inWords(run) {
  const counts = Object.fromEntries(run.counts);
  const where = listed(run.documents.map((each) => brief(nameOf(each, run.names))));
  const source = run.title || run.conversation || "";
  const added = counts.added ?? 0;
  const learned = added + (counts.superseded ?? 0); // what is newer than what it replaced is learned, too
  switch (run.trigger) {
    case "archive":
    case "redo":
    case "session":
      return {
        who: "memory",
        text: learned ? `Learned ${count(learned, "thing")} from` : counts["said again"] ? "Found only known statements in" : "Read",
        source,
      };
    case "remember":
      return {
        who: "you",
        text: learned
          ? `Told it ${count(learned, "thing")} about ${where}`
          : counts["said again"]
            ? `Told it again what is known of ${where}`
            : `Told it something about ${where}`,
        source: "",
      };
    case "review":
      return { who: "you", text: `Accepted a proposed change to ${where}`, source: "" };
    case "config":
    case "consent":
    case "edit":
    case "forget":
    case "import":
    case "init":
    case "page":
    case "profile":
    case "topics":
      return { who: "you", text: run.summary ? capital(run.summary) : `Changed ${where}`, source: "" };
    case "undo":
      return { who: "you", text: /^(redid|made again)/.test(run.summary ?? "") ? "Redid" : "Undid", source: "" };
    case "consolidate":
      return {
        who: "memory",
        text: counts.summary ? `Renewed ${counts.summary === 1 ? "the summary" : "the summaries"} of ${where}` : `Tidied ${where}`,
        source: "",
      };
    case "decay":
      if (run.summary?.startsWith("brought back")) return { who: "you", text: capital(run.summary), source: "" };
      return {
        who: "memory",
        text: `Moved ${count(
          run.counts.reduce((sum, [, each]) => sum + each, 0),
          "faded statement",
        )} of ${where} to archive/`,
        source: "",
      };
    case "restore":
      return { who: "memory", text: `Restored what an editor's old save had overwritten in ${where}`, source: "" };
    case "message":
      return { who: "memory", text: "Kept a message of", source };
    case "summarize":
      return { who: "memory", text: "Summarised", source };
    case "doctor":
      return { who: "memory", text: `Repaired ${where || "the vault"}`, source: "" };
    case "evaluate":
      return { who: "you", text: "Set better weights for search", source: "" };
    case "graph":
      return { who: "memory", text: `Brought the graph's notes up to date: ${count(run.documents.length, "note")}`, source: "" };
    case "ingest":
      return { who: "memory", text: `Learned ${count(added, "thing")} from files about ${where}`, source: "" };
    default:
      return {
        who: "memory",
        text: capital(run.summary || `${run.trigger.replaceAll("_", " ")}${where ? `: ${where}` : ""}`),
        source: run.summary ? "" : source,
      };
  }
}

/** A sentence with a capital, unless it begins with the name of a file. @param {string} words */
export const capital = (words) => (/^\S*[/\\]|^\S+\.\w+(?::\d+)?:/.test(words) ? words : words && words[0].toUpperCase() + words.slice(1));

/** How long something took. @param {number} milliseconds */
export const seconds = (milliseconds) => (milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`);
