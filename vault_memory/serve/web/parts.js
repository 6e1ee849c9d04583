// What the pages share.
import { html, useCallback, useEffect, useRef, useState } from "./vendor/preact-htm.js";
import { get } from "./api.js";

// {data, error, loading, again}: what an address of the API says. What is known stays on the page when asking again
// fails, with what is being typed there; of something that is gone nothing stays.
export function useAnswer(address) {
  const [state, set] = useState({ loading: Boolean(address) });
  const [turn, again] = useState(0);
  useEffect(() => {
    if (!address) return undefined;
    const stop = new AbortController();
    set((old) => ({ ...old, loading: true }));
    get(address, { signal: stop.signal })
      .then((data) => set({ data, address, loading: false }))
      .catch((error) => error.name !== "AbortError" && set((old) => (
        old.address === address && error.status !== 404 ? { ...old, error, loading: false } : { error, loading: false })));
    return () => stop.abort();
  }, [address, turn]);
  const anew = useCallback(() => again((number) => number + 1), []);
  useEffect(() => { addEventListener("ask-again", anew); return () => removeEventListener("ask-again", anew); }, []);
  return { ...state, again: anew };
}

export function useDelayed(value, milliseconds) {
  const [late, set] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => set(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return late;
}

// What is typed and not saved yet. It is kept for as long as the tab is open, whatever page it shows meanwhile (another
// address, back, a reload), and the browser asks before it closes the tab over it.
const DRAFT = "draft ";
const nothingTyped = (draft) => !draft || !Object.keys(draft).length;

export const draftOf = (key) => JSON.parse(sessionStorage.getItem(DRAFT + key));

function keepDraft(key, draft) {
  try {
    if (nothingTyped(draft)) sessionStorage.removeItem(DRAFT + key);
    else sessionStorage.setItem(DRAFT + key, JSON.stringify(draft));
  } catch { /* no room: it lasts as long as its page is shown */ }
}

export function useDraft(key, nothing = null) {
  const [draft, set] = useState(() => draftOf(key) ?? nothing);
  const latest = useRef(draft);
  const write = (next) => {
    latest.current = typeof next === "function" ? next(latest.current) : next;
    keepDraft(key, latest.current);
    set(latest.current);
  };
  return [draft, write];
}

// What was typed about something that is called otherwise now; without a new name it is gone.
export function moveDrafts(old, now) {
  for (const kind of ["markdown", "statements"]) {
    const draft = draftOf(`${kind} ${old}`);
    keepDraft(`${kind} ${old}`, null);
    if (now) keepDraft(`${kind} ${now}`, draft);
  }
}

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT));
export const dropDrafts = () => drafts().forEach((key) => sessionStorage.removeItem(key));
addEventListener("beforeunload", (event) => { if (drafts().length) event.preventDefault(); });

export function Page({ title, lead, actions, children }) {
  useEffect(() => { document.title = `${title} · vault_memory`; }, [title]);
  return html`
    <header class="page-head">
      <div><h1>${title}</h1>${lead && html`<p class="lead-line">${lead}</p>`}</div>
      ${actions && html`<div class="actions">${actions}</div>`}
    </header>
    ${children}`;
}

export function Answer({ of, empty, children }) {
  if (!of.data && !of.error) return html`<p class="quiet" role="status">${of.loading ? "Loading …" : ""}</p>`;
  if (!of.data && of.error.status === 0) return html`<p class="quiet">It is shown as soon as the server answers.</p>`;
  return html`${of.error && of.error.status !== 0 && html`<${Trouble} error=${of.error} again=${of.again} />`}${of.data && (empty?.(of.data) || children(of.data))}`;
}

export function Trouble({ error, again }) {
  return html`<div class="alert alert-warning d-flex justify-content-between align-items-center gap-3" role="alert">
    <span class="sentence">${error.message}</span>
    ${again && html`<button class="btn btn-sm btn-outline-secondary text-nowrap" onClick=${again}>Try again</button>`}
  </div>`;
}

export function Nothing({ title, children }) {
  return html`<div class="nothing"><p class="nothing-title">${title}</p><p>${children}</p></div>`;
}

export function Pages({ of, go }) {
  if (of.total <= of.limit) return null;
  const last = of.offset + of.items.length;
  return html`<nav class="pages" aria-label="Pages">
    <button class="btn btn-sm btn-outline-secondary" disabled=${of.offset === 0} onClick=${() => go(Math.max(0, of.offset - of.limit))}>Earlier</button>
    <span>${of.offset + 1} to ${last} of ${of.total.toLocaleString("en")}</span>
    <button class="btn btn-sm btn-outline-secondary" disabled=${last >= of.total} onClick=${() => go(of.offset + of.limit)}>Later</button>
  </nav>`;
}

export const Type = ({ of }) => html`<span class=${`type type-${of}`}>${(of || "fact").replace("_", " ")}</span>`;

const UNITS = [["year", 31557600], ["month", 2629800], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60]];
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

export function age(stamp) {
  if (!stamp) return "";
  const seconds = (new Date(stamp) - Date.now()) / 1000;
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return RELATIVE.format(Math.trunc(seconds / length), unit);
  }
  return "just now";
}

export const Age = ({ of }) => (of ? html`<time datetime=${of} title=${new Date(of).toLocaleString()}>${age(of)}</time>` : null);

// A statement as a person reads it: code and wikilinks, nothing else.
export function Said({ children: text }) {
  return String(text).split(/(`[^`\n]+`|!?\[\[[^\[\]\n]+\]\])/).map((part) => {
    if (/^`.+`$/.test(part)) return html`<code>${part.slice(1, -1)}</code>`;
    const link = part.match(/^!?\[\[([^|#\]]*)(#[^|\]]*)?(?:\|(.+))?\]\]$/);
    return link && link[1] ? html`<a href=${`/topics?name=${encodeURIComponent(link[1].trim())}`}>${link[3] || link[1] + (link[2] ? ` › ${link[2].slice(1)}` : "")}</a>` : part;
  });
}

export const topicLink = (row) => `/topics?path=${encodeURIComponent(row.path)}`;
export const conversationLink = (id) => `/conversations?id=${encodeURIComponent(id)}`;

export function Sources({ of }) {
  const known = [...new Set(of.map((source) => source.split("#")[0]))];
  return known.map((source, number) => html`${number ? ", " : ""}${source.startsWith("file:")
    ? html`<span>${source}</span>`
    : html`<a href=${conversationLink(source)}>${source}</a>`}`);
}

export function Diff({ lines }) {
  const kind = { "+": "added", "-": "removed", "@": "place" };
  return html`<pre class="diff" tabindex="0" aria-label="Proposed change">${lines.map(
    (line, at) => html`<span class=${at < 2 && /^(---|\+\+\+) /.test(line) ? "place" : kind[line[0]] || ""}>${line || " "}</span>`)}</pre>`;
}

// A dialog that asks before something is done.
export function Confirm({ question, detail, yes, danger, done, close }) {
  const dialog = useRef();
  useEffect(() => { dialog.current?.showModal(); }, []);
  return html`<dialog ref=${dialog} class="ask" onClose=${close} aria-labelledby="question">
    <h2 id="question">${question}</h2>
    ${detail && html`<p>${detail}</p>`}
    <div class="d-flex gap-2 justify-content-end">
      <button class="btn btn-outline-secondary" onClick=${() => dialog.current.close()}>Leave it</button>
      <button class=${`btn ${danger ? "btn-danger" : "btn-primary"}`} onClick=${() => { done(); dialog.current.close(); }}>${yes}</button>
    </div>
  </dialog>`;
}

// Something to do that takes a moment: a button that cannot be pressed twice, and says what went wrong.
export function Act({ label, busy = "Working …", act, kind = "btn-outline-secondary", ...rest }) {
  const [state, set] = useState({});
  const press = async () => {
    set({ at: true });
    try { await act(); set({}); } catch (error) { set({ error }); }
  };
  return html`<span class="act">
    <button ...${rest} type="button" class=${`btn btn-sm ${kind}`} disabled=${state.at} onClick=${press}>${state.at ? busy : label}</button>
    ${state.error && html`<span class="act-error" role="alert">${state.error.message}</span>`}
  </span>`;
}
