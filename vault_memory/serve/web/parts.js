// What the pages share.

import { get } from "./api.js";
import { day } from "./dates.js";
import { html, useCallback, useEffect, useLayoutEffect, useRef, useState } from "./vendor/preact-htm.js";
import { capital, marked } from "./words.js";

export { Age, age, clock, Day, dateOf, day, dayInWords } from "./dates.js";

const KEPT = 40;
const answers = new Map(); // what was shown last, so that going back shows it at once
const keepAnswer = (address, data) => {
  answers.delete(address);
  answers.set(address, data);
  if (answers.size > KEPT) answers.delete(answers.keys().next().value);
};
export const dropAnswers = () => answers.clear();

// {data, error, loading, again}: what an address of the API says. What is known stays on the page when asking again
// fails, with what is being typed there; of something that is gone nothing stays.
export function useAnswer(address) {
  const [state, set] = useState(() => ({ loading: Boolean(address), data: answers.get(address), address }));
  const [turn, again] = useState(0);
  useEffect(() => {
    if (!address) {
      set({ loading: false });
      return undefined;
    }
    const stop = new AbortController();
    set((old) => ({ ...old, data: answers.get(address) ?? old.data, loading: true }));
    get(address, { signal: stop.signal })
      .then((data) => {
        keepAnswer(address, data);
        set({ data, address, loading: false });
      })
      .catch((error) => {
        if (error.name === "AbortError") return;
        if (error.status === 404) answers.delete(address);
        set((old) => (old.address === address && error.status !== 404 ? { ...old, error, loading: false } : { error, loading: false }));
      });
    return () => stop.abort();
  }, [address, turn]);
  const anew = useCallback(() => again((number) => number + 1), []);
  useEffect(() => {
    addEventListener("ask-again", anew);
    return () => removeEventListener("ask-again", anew);
  }, []);
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

export function useEvent(name, act) {
  useLayoutEffect(() => {
    addEventListener(name, act);
    return () => removeEventListener(name, act);
  });
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
  } catch {
    /* no room: it lasts as long as its page is shown */
  }
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
  for (const kind of ["markdown", "statements", "added"]) {
    const draft = draftOf(`${kind} ${old}`);
    keepDraft(`${kind} ${old}`, null);
    if (now) keepDraft(`${kind} ${now}`, draft);
  }
}

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT));
export const dropDrafts = () => {
  for (const key of drafts()) sessionStorage.removeItem(key);
};
// An editor that was opened and left as it was holds nothing to lose.
const changedSince = (key) => {
  const draft = draftOf(key.slice(DRAFT.length));
  if (key.startsWith(`${DRAFT}added`)) return Boolean(draft.text);
  return !key.startsWith(`${DRAFT}statements `) || Object.values(draft).some((each) => each.text !== each.was);
};
addEventListener("beforeunload", (event) => {
  if (drafts().some(changedSince)) event.preventDefault();
});

const LONG = 80; // characters of a title from which it is set smaller

export function Page({ title, lead, actions, wide, children }) {
  useEffect(() => {
    document.title = `${title} · vault_memory`;
  }, [title]);
  return html`<div class=${wide ? "page wide" : "page"}>
    <header class="page-head">
      <div><h1 class=${title.length > LONG ? "long" : undefined}>${title}</h1>${lead && html`<p class="lead">${lead}</p>`}</div>
      ${actions && html`<div class="actions">${actions}</div>`}
    </header>
    ${children}</div>`;
}

export function Answer({ of, empty, children }) {
  if (!of.data && !of.error) return html`<p class="quiet" role="status">${of.loading ? "Loading …" : ""}</p>`;
  if (!of.data && of.error.status === 0) return html`<p class="quiet">It is shown as soon as the server answers.</p>`;
  return html`${of.error && of.error.status !== 0 && html`<${Trouble} error=${of.error} again=${of.again} />`}${of.data && (empty?.(of.data) || children(of.data))}`;
}

export function Trouble({ error, again }) {
  return html`<div class="alert" role="alert"><span>${capital(error.message)}</span>
    ${again && html`<button class="btn small" onClick=${again}>Try again</button>`}</div>`;
}

export function Nothing({ title, children }) {
  return html`<div class="nothing"><p class="nothing-title">${title}</p><p>${children}</p></div>`;
}

export function Pages({ of, go }) {
  if (of.total <= of.limit) return null;
  const last = of.offset + of.items.length;
  const to = (offset) => {
    go(offset);
    scrollTo(0, 0);
  };
  return html`<nav class="pages" aria-label="Pages">
    <button class="btn small" disabled=${of.offset === 0} onClick=${() => to(Math.max(0, of.offset - of.limit))}>Earlier</button>
    <span>${of.offset + 1} to ${last} of ${of.total.toLocaleString("en")}</span>
    <button class="btn small" disabled=${last >= of.total} onClick=${() => to(of.offset + of.limit)}>Later</button>
  </nav>`;
}

export const Marked = ({ text, words }) =>
  words?.size ? marked(text, words).map((piece) => (piece.hit ? html`<mark>${piece.text}</mark>` : piece.text)) : text;

// A statement as a person reads it: code, emphasis and wikilinks, nothing else; words of a query marked.
export function Said({ children: text, words }) {
  return String(text)
    .split(/(`[^`\n]+`|!?\[\[[^[\]\n]+\]\]|\*\*[^*\n]+\*\*)/)
    .map((part) => {
      if (/^`.+`$/.test(part)) return html`<code><${Marked} text=${part.slice(1, -1)} words=${words} /></code>`;
      if (/^\*\*.+\*\*$/.test(part)) return html`<strong><${Marked} text=${part.slice(2, -2)} words=${words} /></strong>`;
      const link = part.match(/^!?\[\[([^|#\]]*)(#[^|\]]*)?(?:\|(.+))?\]\]$/);
      return link?.[1]
        ? html`<a href=${`/topics?name=${encodeURIComponent(link[1].trim())}`}><${Marked} text=${link[3] || link[1] + (link[2] ? ` › ${link[2].slice(1)}` : "")} words=${words} /></a>`
        : html`<${Marked} text=${part} words=${words} />`;
    });
}

// The keys go on from the statement.
export const toStatement = (key) =>
  setTimeout(() => document.getElementById(key)?.querySelector(".mark")?.focus({ preventScroll: true }), 50);

export const topicLink = (row, cell) => `/topics?path=${encodeURIComponent(row.path)}${cell ? `&at=${encodeURIComponent(cell)}` : ""}`;
export const conversationLink = (id, message, cell) =>
  `/conversations?id=${encodeURIComponent(id)}${message ? `&at=${encodeURIComponent(message)}` : ""}${cell ? `&for=${encodeURIComponent(cell)}` : ""}`;
export const entityLink = (name) => `/graph?name=${encodeURIComponent(name)}`;

// Where a file of the vault is shown.
export function documentLink(path) {
  const name = path.replace(/\.md$/, "");
  if (path.startsWith("entities/")) return entityLink(name);
  if (path.startsWith("conversations/")) return conversationLink(name.slice("conversations/".length));
  return { "profile.md": "/profile", "config.yaml": "/settings" }[path] ?? topicLink({ path });
}

// What a conversation is called: one without a title by its day. What was told outright has a day and no conversation.
const DERIVED = /^(\d{4})-?(\d{2})-?(\d{2})-[0-9a-f]{8}$/;
const TOLD = /^remember:(\d{4}-\d{2}-\d{2})(?=#|$)/;
export const isTold = (source) => TOLD.test(source);
export function called(id, title) {
  const told = id.match(TOLD);
  if (told) return `what you told it on ${day(told[1])}`;
  const found = !title && id.match(DERIVED);
  return title || (found ? `Conversation of ${day(`${found[1]}-${found[2]}-${found[3]}`)}` : id);
}

// Where something comes from, by the title of its conversation, opening at the message.
export function Sources({ of, titles = {}, cell }) {
  const first = of.filter((source, number) => of.findIndex((each) => each.split("#")[0] === source.split("#")[0]) === number);
  return first.map((source, number) => {
    const [id, message] = source.split("#");
    const plain = isTold(source) ? called(source) : source.startsWith("file:") && source.slice(5);
    return html`${number ? ", " : ""}${plain ? html`<span>${plain}</span>` : html`<a href=${conversationLink(id, message, cell)}>${called(id, titles[id])}</a>`}`;
  });
}

export function Diff({ lines, label = "What changes" }) {
  const kind = { "+": "added", "-": "removed" };
  const shown = lines.filter((line) => !/^(---|\+\+\+) /.test(line));
  return html`<pre class="diff" tabindex="0" aria-label=${label}>${shown.map((line) =>
    line.startsWith("@@") ? html`<span class="place">⋯</span>` : html`<span class=${kind[line[0]] || ""}>${line || " "}</span>`,
  )}</pre>`;
}

// A dialog that asks before something is done. Enter does it, Escape leaves it.
export function Confirm({ question, detail, yes, danger, done, close }) {
  const dialog = useRef();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const act = (event) => {
    event.preventDefault();
    done();
    dialog.current.close();
  };
  return html`<dialog ref=${dialog} class="ask" onClose=${close} aria-labelledby="question"><form onSubmit=${act}>
    <h2 id="question">${question}</h2>
    ${detail && html`<p>${detail}</p>`}
    <div class="row end">
      <button type="button" class="btn" onClick=${() => dialog.current.close()}>Cancel</button>
      <button class=${`btn ${danger ? "danger" : "primary"}`} autofocus>${yes}</button>
    </div></form>
  </dialog>`;
}

// Something to do that takes a moment: a button that cannot be pressed twice, and says what went wrong.
export function Act({ label, busy = "Working …", act, kind = "", ...rest }) {
  const [state, set] = useState({});
  const press = async () => {
    set({ at: true });
    try {
      await act();
      set({});
    } catch (error) {
      set({ error });
    }
  };
  return html`<span class="act">
    <button type="button" ...${rest} class=${`btn ${kind}`} disabled=${state.at || rest.disabled} onClick=${press}>${state.at ? busy : label}</button>
    ${state.error && html`<span class="act-error" role="alert">${capital(state.error.message)}</span>`}
  </span>`;
}

// A short notice at the foot of the window, with a button that undoes the change.
export const tell = (text, undo) => dispatchEvent(new CustomEvent("tell", { detail: { text, undo } }));

// Actions of the page that is shown, for the palette.
export const actions = new Set();
export function useActions(list) {
  const latest = useRef(list);
  latest.current = list;
  useEffect(() => {
    const given = () => latest.current;
    actions.add(given);
    return () => actions.delete(given);
  }, []);
}

// As a tablist is used: one stop for Tab, arrows, Home and End within it.
export function Tabs({ tabs, shown, show, name = "View" }) {
  const keyed = (event) => {
    const at = tabs.findIndex(([key]) => key === shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const [key] = tabs[(to + tabs.length) % tabs.length];
    show(key);
    document.getElementById(`tab-${key}`).focus();
  };
  useEffect(() => document.getElementById(`tab-${shown}`)?.scrollIntoView({ block: "nearest", inline: "nearest" }), [shown]);
  return html`<div class="tabs" role="tablist" aria-label=${name} onKeyDown=${keyed}>${tabs.map(
    ([key, label]) => html`
    <button role="tab" id=${`tab-${key}`} tabindex=${shown === key ? 0 : -1} aria-selected=${shown === key ? "true" : "false"} aria-controls=${`view-${key}`} onClick=${() => show(key)}>${label}</button>`,
  )}</div>`;
}

// Hidden, not taken away: what is being typed in it is still there when its tab is shown again.
export const Panel = ({ of, shown, children }) =>
  html`<div id=${`view-${of}`} role="tabpanel" aria-labelledby=${`tab-${of}`} hidden=${of !== shown}>${children}</div>`;

// An actions menu behind one button: closed by Escape, by a click elsewhere and by choosing.
export function Menu({ label, children }) {
  const place = useRef();
  const shut = () => place.current?.removeAttribute("open");
  useEffect(() => {
    const elsewhere = (event) => {
      if (!place.current?.contains(event.target)) shut();
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, []);
  const leave = () => {
    shut();
    place.current.querySelector("summary").focus(); // a dialog that opens now gives the focus back to what has it
  };
  const keyed = (event) => {
    if (event.key === "Escape" && place.current.open) {
      leave();
      event.stopPropagation();
    }
  };
  const chosen = (event) => event.target.closest("button, a") && leave();
  return html`<details class="menu" ref=${place} onKeyDown=${keyed}><summary class="btn">${label}</summary>
    <div class="menu-items" onClick=${chosen}>${children}</div></details>`;
}
