// Keys, the palette, and the list of keys.

import { get, may, query } from "./api.js";
import { Icon } from "./icons.js";
import { actions, called, conversationLink, topicLink, useDelayed, useEvent } from "./parts.js";
import { go } from "./router.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "./vendor/preact-htm.js";
import { fold } from "./words.js";

// The field that is typed in; one of a dialog that was closed a moment ago may still have the focus.
const typing = (element) =>
  !element?.closest?.("dialog:not([open])") &&
  element?.closest?.("input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]");

// Items of the page that j and k go over are marked `data-item`, the link that opens one of several in it `data-open`;
// what keys do to the one in focus, `data-key`.
function step(by) {
  const items = [...document.querySelectorAll("main [data-item]")].filter((item) => item.getClientRects().length);
  if (!items.length) return;
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const next = items[Math.max(0, Math.min(items.length - 1, at < 0 ? (by > 0 ? 0 : items.length - 1) : at + by))];
  const target = next.matches("a, button, [tabindex]")
    ? next
    : next.querySelector("[data-open]") || next.querySelector("a, button") || next;
  target.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}

// The item that somebody pointed at or went to last. A button that is disabled while it works loses the focus to the page.
let pointed = null;
const point = (event) => {
  pointed = event.target.closest?.("main [data-item]") ?? null;
};
addEventListener("pointerdown", point, true);
addEventListener("focusin", point, true);

function itemInFocus() {
  const active = document.activeElement;
  const lost = !active || active === document.body;
  return active?.closest?.("[data-item]") ?? (lost && pointed?.isConnected ? pointed : null);
}

// A key acts on the item in focus, else on the page. Where only items have it, it goes to the first of them and does nothing
// yet: nobody has pointed at one.
function press(key) {
  const item = itemInFocus();
  const found = [...((item || document.querySelector("main"))?.querySelectorAll(`[data-key="${key}"]:not(:disabled)`) ?? [])];
  const button = item ? found[0] : found.find((each) => !each.closest("[data-item]"));
  if (button) button.click();
  else if (found.length) step(1);
  return found.length > 0;
}

export function useKeys() {
  // before the next key: an effect would wait for the next frame, and keys typed meanwhile would go elsewhere
  useLayoutEffect(() => {
    const keyed = (event) => {
      if (event.defaultPrevented) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        if (!document.querySelector("dialog[open]")) dispatchEvent(new Event("palette"));
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const field = typing(event.target);
      if (field) {
        if (event.key === "Escape" && field.matches("input[type=search]")) field.blur();
        if (event.key === "ArrowDown" && field.matches("input[type=search]") && !field.list) {
          event.preventDefault();
          step(1);
        }
        return;
      }
      if (event.key === "/") {
        event.preventDefault();
        const box = document.querySelector("main [data-typing]");
        if (box) {
          box.focus();
          box.select?.();
        } else go("/");
      } else if (event.key === "?") dispatchEvent(new Event("help"));
      else if (event.key === "j") step(1);
      else if (event.key === "k") step(-1);
      else if (/^[a-z]$/.test(event.key) && press(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", keyed);
    return () => document.removeEventListener("keydown", keyed);
  }, []);
}

const raise = (name, detail) => () => dispatchEvent(new CustomEvent(name, { detail }));
const WRITING = [
  { name: "Add a statement", kind: "Action", icon: "topics", run: raise("add") },
  { name: "New topic", kind: "Action", icon: "topics", run: raise("add", { kind: "topic" }) },
  { name: "Archive a file", kind: "Action", icon: "conversations", run: raise("choose-file") },
];

const fits = (words, name) => words.every((word) => fold(name).includes(word));

export function Palette({ pages, leave }) {
  const dialog = useRef();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const [found, setFound] = useState([]);
  const asked = useDelayed(typed.trim(), 120);
  useEvent("palette", () => {
    setTyped("");
    setAt(0);
    setOpen(true);
    if (!dialog.current.open) dialog.current.showModal(); // at once: what is typed next belongs to its field
  });
  useEffect(() => {
    if (!open || !asked) {
      setFound([]);
      return undefined;
    }
    const stop = new AbortController();
    const options = { signal: stop.signal };
    Promise.all([get("/topics" + query({ q: asked, limit: 6 }), options), get("/conversations" + query({ q: asked, limit: 4 }), options)])
      .then(([topics, conversations]) =>
        setFound([
          ...topics.items.map((row) => ({ name: row.topic, kind: "Topic", icon: "topics", run: () => go(topicLink(row)) })),
          ...conversations.items.map((row) => ({
            name: called(row.id, row.title),
            kind: "Conversation",
            icon: "conversations",
            run: () => go(conversationLink(row.id)),
          })),
        ]),
      )
      .catch(() => {});
    return () => stop.abort();
  }, [asked, open]);
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const own = [...actions].flatMap((given) => given());
  const fixed = [
    ...own.map((each) => ({ ...each, kind: "Action", icon: "review" })),
    ...pages.map(([to, name, icon]) => ({ name, kind: "Page", icon, run: () => go(to) })),
    ...(may("writer") ? WRITING : []),
    {
      name: "Light or dark",
      kind: "Action",
      icon: "settings",
      run: () => globalThis.chooseTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"),
    },
    { name: "Keys", kind: "Action", icon: "settings", run: () => dispatchEvent(new Event("help")) },
    { name: "Log out", kind: "Action", icon: "profile", run: leave },
  ].filter((each) => fits(words, each.name));
  const search = typed.trim()
    ? [{ name: `Search for “${typed.trim()}”`, kind: "Search", icon: "search", run: () => go("/" + query({ q: typed.trim() })) }]
    : [];
  const begins = (row) => Number(fold(row.name).startsWith(fold(typed.trim())));
  const near = [...found].sort((one, other) => begins(other) - begins(one));
  const rows = [...fixed.filter(() => words.length), ...near, ...search, ...fixed.filter(() => !words.length)];
  const chosen = Math.min(at, rows.length - 1);
  const shut = () => dialog.current?.close();
  const choose = (row) => {
    shut();
    row.run();
  };
  const keyed = (event) => {
    const to = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setAt((to + rows.length) % rows.length);
      document.getElementById(`choice-${(to + rows.length) % rows.length}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && rows[chosen]) {
      event.preventDefault();
      choose(rows[chosen]);
    }
  };
  return html`<dialog ref=${dialog} class="palette" aria-label="Go to" onClose=${() => setOpen(false)} onClick=${(event) => event.target === dialog.current && shut()}>
    <input type="text" role="combobox" aria-expanded="true" aria-controls="choices" aria-activedescendant=${rows.length ? `choice-${chosen}` : undefined} aria-label="Go to a page, a topic, a conversation, or do something"
      placeholder="Go to a page, topic or conversation" autocomplete="off" autofocus value=${typed} onInput=${(event) => {
        setTyped(event.target.value);
        setAt(0);
      }} onKeyDown=${keyed} />
    <ul id="choices" role="listbox" aria-label="Choices">${(open ? rows : []).map(
      (
        row,
        number,
      ) => html`<li id=${`choice-${number}`} key=${row.kind + row.name + number} role="option" aria-selected=${String(number === chosen)} onMouseMove=${() => setAt(number)} onClick=${() => choose(row)}>
      <${Icon} of=${row.icon} /><span class="choice">${row.name}</span><span class="quiet">${row.kind}</span></li>`,
    )}</ul>
    ${open && !rows.length && html`<p class="quiet">Nothing matches.</p>`}
  </dialog>`;
}

const KEYS = [
  ["/", "Search, or find in the list"],
  ["Ctrl K", "Go to a page, a topic or a conversation; do something"],
  ["j  k", "Go to the next or the previous one"],
  ["Enter", "Open it"],
  ["Esc", "Close, leave the field"],
  ["n", "Add a statement to the topic; in Topics, a new topic"],
  ["e", "Edit the statement in focus, or the page"],
  ["a  r  e", "In Review: accept, reject, reword"],
  ["Ctrl S  Ctrl Enter", "Save what is being edited"],
  ["?", "Show these keys"],
];

export function Help() {
  const dialog = useRef();
  useEvent("help", () => dialog.current?.showModal());
  return html`<dialog ref=${dialog} class="ask" aria-labelledby="keys" onClick=${(event) => event.target === dialog.current && dialog.current.close()}>
    <h2 id="keys">Keys</h2>
    <dl class="keys">${KEYS.map(([keys, what]) => html`<dt>${keys.split("  ").map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${what}</dd>`)}</dl>
    <div class="row end"><button class="btn" onClick=${() => dialog.current.close()}>Close</button></div>
  </dialog>`;
}
