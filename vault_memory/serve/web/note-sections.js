// The sections of a note: which there are, where one ends, and which are set apart.

import { html } from "./vendor/preact-htm.js";
import { capital } from "./words.js";

const APART = ["summary", "superseded"];
const shownAs = (heading) => heading.textContent.trim();
const named = (heading) => heading.dataset?.section ?? ""; // as it is written in the file

// The headings under which something can be added, with their names in the file: of two of a name the first.
export function sectionsOf(body) {
  const found = new Map();
  let apart = false;
  for (const each of body.children) {
    if (/^h[12]$/.test(each.localName)) apart = APART.includes(shownAs(each).toLowerCase());
    const known = [...found.values()].some((name) => name.toLowerCase() === named(each).toLowerCase());
    if (/^h[2-4]$/.test(each.localName) && !apart && !known) found.set(each, named(each));
  }
  return found;
}

export const withPlus = (heading, element, begin) =>
  html`<div dir="auto" class=${`section-head of-${heading.type}`}>${heading}<button type="button" class="plus" aria-label=${`Add to ${shownAs(element)}`} title=${`Add a statement to ${shownAs(element)}`} onClick=${() => begin(named(element), false)}>+</button></div>`;

// Where the text under the heading of this name ends.
function endOfSection(children, section) {
  const at = children.findIndex((each) => /^h[2-4]$/.test(each.localName ?? "") && named(each) === section);
  const next = children.findIndex((each, number) => number > at && /^h[1-6]$/.test(each.localName ?? ""));
  return next < 0 ? children.length : next;
}

// Summary and Superseded are set apart: the one stands in front, the other is folded away. `adding`: {section, form}.
export function sections(body, nodes, past, waits, adding) {
  const children = [...body.childNodes];
  const place = adding ? endOfSection(children, adding.section) : -1;
  const out = [];
  for (let at = 0; at < nodes.length; at++) {
    if (at === place) out.push(adding.form);
    const name = children[at].localName === "h2" ? children[at].textContent.trim().toLowerCase() : "";
    if (name !== "summary" && name !== "superseded") {
      out.push(nodes[at]);
      continue;
    }
    let end = at + 1;
    while (end < nodes.length && !/^h[12]$/.test(children[end].localName ?? "")) end++;
    const inside = nodes.slice(at + 1, end);
    if (name === "summary") {
      if (!past) {
        out.push(
          html`<section class="summary" aria-label="Summary">${inside}${waits && html`<p class="quiet">${capital(waits)}: <a href="/review">a change waits for you</a></p>`}</section>`,
        );
      }
    } else if (past) out.push(...inside);
    else out.push(html`<details class="past"><summary>Superseded statements</summary>${inside}</details>`);
    at = end - 1;
  }
  if (place === nodes.length) out.push(adding.form);
  return out;
}
