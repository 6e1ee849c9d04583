// @ts-check
// A difference of two versions of a document as a person reads it.

import { diffParts } from "./words.js";

const MACHINE = /^[ +-](vm-\S+ (?:\d+(?:#|$| )|[+-]\d|\S+=)|#\d+ |<!-- memory|-->)/;

/**
 * Without what only the machine reads: frontmatter, the memory block, ids and types of statements; of a unified diff.
 * @param {string[]} lines
 */
export const forPeople = (lines) =>
  hunks(lines)
    .map((hunk) => ({
      head: hunk.head,
      lines: body(hunk)
        .filter((line) => !MACHINE.test(line))
        .map((line) => line.replace(/\s+\^[\w-]+\s*$/, "").replace(/^([ +-]\s*[-*] )\[(?:\w+)\] /, "$1")),
    }))
    .filter((hunk) => hunk.lines.some((line) => /^[+-]\s*\S/.test(line)))
    .flatMap((hunk) => (hunk.head ? [hunk.head, ...hunk.lines] : hunk.lines));

/** @param {string[]} lines */
function hunks(lines) {
  /** @type {{head: string, lines: string[]}[]} */
  const found = [{ head: "", lines: [] }];
  for (const line of lines) {
    if (line.startsWith("@@")) found.push({ head: line, lines: [] });
    else if (!/^(---|\+\+\+) /.test(line)) found[found.length - 1].lines.push(line);
  }
  return found;
}

const NAMED = /^[ +-][a-z_]+:(?: |$)/;
const LISTED = /^[ +-]\s+- [^^]*$/;

/** Whether these are lines of a frontmatter, of which neither end is among them. @param {string[]} lines */
const areProperties = (lines) => lines.some((line) => NAMED.test(line)) && lines.every((line) => NAMED.test(line) || LISTED.test(line));

const FRONT = 40; // lines into which a document's frontmatter may reach

/**
 * What follows the frontmatter, where a hunk begins in it.
 * @param {{head: string, lines: string[]}} hunk
 */
function body({ head, lines }) {
  const begins = Number(/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(head)?.[1] ?? 0);
  const fences = lines.flatMap((line, at) => (/^[ +-]---$/.test(line) ? [at] : []));
  const rule = lines.slice(0, fences.at(-1)).some((line) => /^[ +-](\s*$|#|[-*] .*\^[\w-]+$)/.test(line)); // a line across the page
  if (!fences.length && begins > 1 && begins <= FRONT && areProperties(lines)) return [];
  if (!fences.length || begins > FRONT || (rule && begins > 1)) return lines;
  const opened = fences[0] === 0 && begins <= 1;
  const shut = opened ? fences.slice(1) : fences;
  const end = shut.find((at) => lines[at][0] !== "-") ?? shut[0];
  return end === undefined ? [] : lines.slice(end + 1);
}

const AROUND = 2; // lines before and after what differs

/**
 * Where two texts differ, as lines of a unified diff, each with what stands around it.
 * @param {string} was @param {string} becomes @returns {string[]}
 */
export function differing(was, becomes) {
  const cut = (/** @type {string} */ text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const sign = { same: " ", gone: "-", new: "+" };
  const lines = diffParts(cut(was), cut(becomes)).flatMap(({ kind, text }) => cut(text).map((line) => sign[kind] + line.trimEnd()));
  const changed = lines.flatMap((line, at) => (line[0] === " " ? [] : [at]));
  const near = new Set(changed.flatMap((at) => [...Array(2 * AROUND + 1).keys()].map((by) => at + by - AROUND)));
  return lines.flatMap((line, at) => (near.has(at) ? (near.has(at - 1) || at === 0 ? [line] : ["@@", line]) : []));
}
