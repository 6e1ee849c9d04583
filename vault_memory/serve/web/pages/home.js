import { get, query } from "../api.js";
import { Heat } from "../heat.js";
import {
  Age,
  Answer,
  called,
  conversationLink,
  Day,
  entityLink,
  Nothing,
  Said,
  Sources,
  topicLink,
  useAnswer,
  useDelayed,
  useEvent,
} from "../parts.js";
import { go, say } from "../router.js";
import { html, useEffect, useMemo, useState } from "../vendor/preact-htm.js";
import { brief, capital, count, grouped, inLines, listed, nameOf, queryStems, seconds, stems, withCode } from "../words.js";

const KINDS = [
  ["all", "Everything"],
  ["conversation", "What was said"],
  ["file", "Written by hand"],
];

export function Home({ parameters }) {
  const [words, setWords] = useState(parameters.get("q") || "");
  const [kind, setKind] = useState(parameters.get("kind") || "all");
  const [day, setDay] = useState(parameters.get("as_of") || "");
  const asked = useDelayed(words.trim(), 180);
  const source = day ? "all" : kind;
  const address = asked ? "/search" + query({ q: asked, source_type: source, as_of: day, touch: false, explain: true }) : "";
  const answer = useAnswer(address);
  useEffect(() => {
    document.title = `${asked || "Home"} · vault_memory`;
    say({ q: asked, kind: kind === "all" ? "" : kind, as_of: day });
  }, [asked, kind, day]);
  useEffect(() => {
    // a link to a search while one is shown
    const q = parameters.get("q") || "";
    if (q !== asked && q !== words.trim()) setWords(q);
  }, [parameters.get("q")]);
  const use = (event) => {
    event.preventDefault();
    if (words.trim() && !day) get("/search" + query({ q: words.trim(), source_type: kind })).catch(() => {});
    document.querySelector("main [data-item] [data-open]")?.focus();
  };
  return html`<div class="page home">
    <h1 class="hidden">Search</h1>
    <form class="search" role="search" onSubmit=${use}>
      <label class="hidden" for="q">Search the memory</label>
      <input id="q" type="search" data-typing autofocus autocomplete="off" placeholder="Search your memory" value=${words} onInput=${(event) => setWords(event.target.value)} />
      ${
        (asked || day) &&
        html`<div class="search-options">
        <fieldset><legend class="hidden">Where to look</legend>
          ${KINDS.map(([value, name]) => html`<label class="chip"><input type="radio" name="kind" checked=${kind === value} disabled=${Boolean(day)} onChange=${() => setKind(value)} /> <span>${name}</span></label>`)}
        </fieldset>
        <label class="as-of">as of <input type="date" value=${day} onInput=${(event) => setDay(event.target.value)} /></label>
      </div>`
      }
    </form>
    ${
      asked
        ? html`<${Answer} of=${answer} empty=${(found) => found.results.length === 0 && html`<${None} words=${asked} notes=${found.notes} kind=${source} everything=${() => setKind("all")} />`}>
          ${(found) => html`<${Results} found=${found} words=${asked} then=${Boolean(day)} />`}<//>`
        : html`<${Welcome} />`
    }
  </div>`;
}

export default Home;

const NOTHING = {
  all: "Nothing in the vault",
  conversation: "Nothing that was said in a conversation",
  file: "Nothing that was written by hand",
};

function None({ words, notes, kind, everything }) {
  const none = notes?.includes("no memories yet");
  return html`<${Nothing} title="Nothing found">${NOTHING[kind]} says anything about “${words}”. ${said(notes)}
    ${none ? "" : kind === "all" ? "Try other words, and leave out what you do not remember exactly." : html`<button type="button" class="link" onClick=${everything}>Look in everything</button>`}<//>`;
}

// Reasons as sentences; that nothing is near enough the title says already.
const said = (notes) =>
  (notes ?? [])
    .filter((note) => !note.startsWith("nothing here is near enough"))
    .map((note) => `${capital(note)}. `)
    .join("");

// The words that were searched for in place of mistyped ones.
const corrected = (notes) =>
  (notes ?? []).flatMap((note) => [...note.matchAll(/searched for '([^']+)'/g)].flatMap(([, word]) => [...stems(word)]));

const NEAR = 0.45; // similarity below which a result without any of the words is only the nearest there is

// `then`: as of an earlier day, when what has ended since still held.
function Results({ found, words, then }) {
  const wanted = useMemo(() => new Set([...queryStems(words), ...corrected(found.notes)]), [words, found]);
  const says = (row) =>
    [...stems(`${row.text} ${row.topic ?? ""} ${row.heading ?? ""} ${row.name ?? ""}`)].some((word) => wanted.has(word));
  const weak = wanted.size > 0 && !found.results.some((row) => says(row) || (row.explain?.cosine ?? 1) >= NEAR);
  const all = grouped(found.results);
  const aside = (group) => wanted.size > 0 && group.rows.every((row) => row.tier === "summary" && !says(row)); // a summary of something else
  const groups = [...all.filter((group) => !aside(group)), ...all.filter(aside)];
  return html`
    ${weak && html`<${Nothing} title="Nothing found">No memory contains “${words}”. These are the nearest by meaning:<//>`}
    <p class="quiet tally" role="status">${count(found.results.length, "memory", "memories")} in ${count(groups.length, "place")}, ${seconds(found.took_ms)}${found.stale ? " · another process is indexing; the newest edits may be missing" : ""}${(found.notes || []).map((note) => ` · ${note}`)}</p>
    <div class="results">${groups.map(
      (group) => html`<section class="group" key=${group.key} aria-label=${titleOf(group, found)}>
      <${Head} group=${group} found=${found} />
      <ol>${group.rows.map((row) => html`<${Result} key=${row.tier + (row.id || row.path) + row.line + row.score} row=${row} words=${wanted} titles=${found.titles} then=${then} />`)}</ol>
    </section>`,
    )}</div>`;
}

function titleOf({ kind, rows }, found) {
  const [row] = rows;
  if (kind === "conversation") return called(row.conversation, found.titles[row.conversation]);
  if (kind === "file") return row.path;
  if (kind === "profile") return "Profile";
  if (kind === "entity") return row.id || nameOf(row.path);
  return row.topic || nameOf(row.path);
}

const KIND = { conversation: "conversation", file: "file", profile: "your profile", entity: "in the graph", topic: "topic" };

function Head({ group, found }) {
  const [row] = group.rows;
  const title = titleOf(group, found);
  const to =
    group.kind === "conversation"
      ? conversationLink(row.conversation)
      : group.kind === "profile"
        ? "/profile"
        : group.kind === "entity"
          ? entityLink(row.path.replace(/\.md$/, ""))
          : group.kind === "topic"
            ? topicLink(row)
            : "";
  return html`<h2>${to ? html`<a href=${to}>${title}</a>` : html`<span>${title}</span>`} <span class="quiet">${KIND[group.kind]}</span></h2>`;
}

const LONG = 420; // characters

// The row opens at its place: the statement in its note, the message in its conversation.
function Result({ row, words, titles, then }) {
  const [all, setAll] = useState(false);
  const long = row.text.length > LONG || row.text.split("\n").length > 8;
  const code = row.tier === "file" && row.type === "code";
  const to = row.conversation
    ? conversationLink(row.conversation, row.message)
    : row.tier === "file"
      ? ""
      : row.tier === "profile"
        ? "/profile"
        : row.tier === "entity"
          ? entityLink(row.path.replace(/\.md$/, ""))
          : topicLink(row, row.id);
  const what = { summary: "summary", recap: "summary", message: row.name || row.role, passage: row.heading, file: row.heading }[row.tier];
  const sources = row.sources ?? [];
  const open = (event) => {
    if (to && !event.target.closest("a") && !String(getSelection())) go(to);
  };
  return html`<li class=${`result tier-${row.tier}`} data-item>
    <p onClick=${open} class=${`result-text ${to ? "leads" : ""} ${code ? "code" : ""} ${long && !all ? "clamped" : ""} ${row.superseded && !then ? "ended" : ""}`}>${code ? row.text : withCode(row.text).map((part) => (part.code ? html`<code class="lines">${part.text}</code>` : html`<${Said} words=${words}>${inLines(part.text)}<//>`))}</p>
    ${(row.waiting ?? []).map((change) => html`<p class="quiet waits" key=${change}><a href="/review">${capital(change)}</a></p>`)}
    <p class="result-foot quiet">
      ${what && html`<span>${what}</span>`}
      ${row.superseded && html`<span>${then ? "no longer so today" : "no longer so"}</span>`}
      ${(row.dated || row.created) && html`<${Day} of=${row.dated || row.created} />`}
      ${sources.length > 0 && html`<span class="result-from">from <${Sources} of=${sources} titles=${titles} cell=${row.id} /></span>`}
      ${row.tier === "file" && html`<span class="path">${row.path}:${row.line}</span>`}
      ${to && html`<a href=${to} data-open aria-label=${`Open: ${row.text.slice(0, 80)}`}>Open</a>`}
      ${long && html`<button type="button" class="link" aria-expanded=${String(all)} onClick=${() => setAll(!all)}>${all ? "Show less" : "Show all"}</button>`}
      <${Why} row=${row} />
    </p>
  </li>`;
}

function Why({ row }) {
  const factors = Object.entries(row.explain || {});
  const [open, setOpen] = useState(false);
  if (!factors.length) return null;
  const top = Math.max(...factors.map(([, value]) => Math.abs(value)), 1e-9);
  return html`<button type="button" class="link" aria-expanded=${String(open)} onClick=${() => setOpen(!open)}>Why this result</button>
    ${
      open &&
      html`<span class="why"><table><thead><tr><th scope="col">factor</th><th scope="col">value</th><th scope="col"><span class="hidden">as a bar</span></th></tr></thead><tbody>
      <tr><th scope="row">score</th><td>${row.score.toFixed(3)}</td><td></td></tr>
      ${factors.map(
        ([name, value]) => html`<tr><th scope="row">${name.replaceAll("_", " ")}</th><td>${Number(value).toFixed(3)}</td>
        <td><meter min="0" max=${top} value=${Math.abs(value)} aria-label=${name}></meter></td></tr>`,
      )}
    </tbody></table></span>`
    }`;
}

function Welcome() {
  const answer = useAnswer("/home");
  useEvent("changed", answer.again);
  return html`<${Answer} of=${answer} empty=${(found) =>
    !found.topics &&
    !found.conversations.length &&
    html`<${Nothing} title="No memories yet">
      <button type="button" class="link" onClick=${() => dispatchEvent(new Event("choose-file"))}>Archive a conversation</button>, or drop its file anywhere on this page; <button type="button" class="link" onClick=${() => dispatchEvent(new CustomEvent("add"))}>add a statement</button>; or write a markdown file into the vault's <code>topics</code> folder.<//>`}>
    ${(found) => html`
      <div class="today">
        <p>${since(found.new)} ${found.new.runs > 0 && html`<a href="/history">See what changed</a>`}</p>
        ${found.waiting > 0 && html`<p><a href="/review">${count(found.waiting, "change waits", "changes wait")} for you</a></p>`}
      </div>
      ${found.days.length > 0 && html`<${Heat} days=${found.days} />`}
      <div class="home-lists">
        ${found.pinned.length > 0 && html`<section><h2>Pinned</h2><ul>${found.pinned.map((cell) => html`<li data-item><a class="pinned" href=${topicLink(cell, cell.id)}>${cell.text.replaceAll("`", "")}</a> <span class="quiet">${cell.topic}</span></li>`)}</ul></section>`}
        ${found.motion.length > 0 && html`<section><h2>Changed in the last two weeks</h2><ul>${found.motion.map((row) => html`<li data-item><a href=${topicLink(row)}>${brief(row.topic)}</a> <span class="quiet">${count(row.changes, "change")}</span></li>`)}</ul></section>`}
        <section><h2>Topics with the newest statements</h2><ul>${found.recent.map((row) => html`<li data-item><a href=${topicLink(row)}>${brief(row.topic)}</a> <span class="quiet"><${Age} of=${row.updated} /></span></li>`)}</ul></section>
        ${found.conversations.length > 0 && html`<section><h2>Last conversations</h2><ul>${found.conversations.map((row) => html`<li data-item><a href=${conversationLink(row.id)}>${called(row.id, row.title)}</a> <span class="quiet"><${Age} of=${row.last} /></span></li>`)}</ul></section>`}
      </div>`}<//>`;
}

function since(news) {
  const { added = 0, superseded = 0 } = news.counts;
  if (!news.runs) return "Nothing has changed since yesterday.";
  const parts = [added && `${count(added, "thing")} learned`, superseded && `${superseded} no longer so`].filter(Boolean);
  const where = news.documents.length
    ? ` in ${listed(
        news.documents.map((each) => brief(nameOf(each, news.names))),
        2,
      )}`
    : "";
  return `Since yesterday: ${parts.length ? parts.join(", ") : count(news.runs, "change")}${where}.`;
}
