// A topic as a note: the document as it reads, with a quiet mark for each statement and what is known of it beside it.

import { AddHere } from "./add.js";
import { ask, may, path, query } from "./api.js";
import { Forget } from "./forget.js";
import { parsed, vnodes } from "./html.js";
import { sections, sectionsOf, withPlus } from "./note-sections.js";
import { Act, Age, Answer, Confirm, Day, isTold, Said, Sources, tell, toStatement, useAnswer, useDraft, useEvent } from "./parts.js";
import { standing } from "./past.js";
import { takeBack } from "./runs.js";
import { h, html, useEffect, useMemo, useRef, useState } from "./vendor/preact-htm.js";
import { capital } from "./words.js";

// Where the pointer last was. A page that moves under a pointer at rest is not pointed at.
let pointer = "";
const place = (event) => `${event.screenX} ${event.screenY}`;
for (const name of ["pointermove", "pointerdown"]) {
  addEventListener(
    name,
    (event) => {
      pointer = place(event);
    },
    { passive: true },
  );
}

export function Note({ topic, changed, reread, end, at }) {
  const { data } = topic;
  const cells = useMemo(() => new Map(data.cells.map((cell) => [cell.key, cell])), [data]);
  // Here and not in the statement: one that somebody else rewords is gone from the page, and what was typed about it must not be.
  const [drafts, setDrafts] = useDraft(`statements ${data.path}`, {});
  const [added, setAdded] = useDraft(`added ${data.path}`);
  const [active, setActive] = useState({ key: "", pinned: false });
  const write = (key, draft) => setDrafts(({ [key]: _, ...others }) => (draft ? { ...others, [key]: draft } : others));
  const lost = Object.entries(drafts).filter(([key, draft]) => draft.text !== draft.was && (!cells.has(key) || cells.get(key).superseded));
  const then = end ? standing(data.cells, end) : null;
  useEffect(() => {
    const target = at && document.getElementById(at);
    if (!target) return;
    const folded = target.closest("details");
    if (folded) folded.open = true;
    target.scrollIntoView({ block: "center" });
    target.classList.add("found");
    target.querySelector(".mark")?.focus({ preventScroll: true });
  }, [at]);
  const shown = useMemo(() => parsed(data.html), [data.html]);
  const named = useMemo(() => sectionsOf(shown), [shown]);
  const fixed = Boolean(then) || data.problems.length > 0 || !may("writer");
  const opener = useRef();
  const begin = (section, choose) => {
    const active = document.activeElement;
    opener.current = active === document.body ? document.querySelector('main [data-key="n"]') : active;
    setAdded((now) => ({ text: now?.text ?? "", section, choose, place: Date.now() }));
  };
  useEvent("add-here", () => fixed || begin("", true));
  const close = () => {
    setAdded(null);
    if (opener.current?.isConnected) opener.current.focus();
  };
  const form =
    added &&
    !fixed &&
    html`<${AddHere} key="add-here" topic=${topic} sections=${[...named.values()]} draft=${added} write=${setAdded} changed=${changed} reread=${reread} close=${close} />`;
  const properties = { topic, changed, reread, write, active, setActive };
  let heading = 0;
  const each = (element, children, given) => {
    if (element.localName === "li" && cells.has(element.dataset.statement)) {
      const cell = cells.get(element.dataset.statement);
      if (then && !then.has(cell.key)) return h(StoodFor, { cell: then.instead(cell.id) });
      return h(
        Statement,
        { key: cell.key, cell, box: element.dataset.box, draft: drafts[cell.key], plain: Boolean(then), ...properties },
        children,
      );
    }
    if (/^h[2-4]$/.test(element.localName)) {
      const shownAs = h(element.localName, { ...given, id: `section-${++heading}` }, children);
      return named.has(element) && !fixed ? withPlus(shownAs, element, begin) : shownAs;
    }
    if (element.localName === "table")
      return h("div", { class: "table-wide", tabindex: 0, role: "region", "aria-label": "Table" }, h("table", given, children));
    return null;
  };
  return html`<article class="note" aria-label=${data.topic}>
    ${lost.map(
      ([key, draft]) => html`<div class="alert column" role="alert" key=${key}>
      <p>Somebody has changed or removed “${draft.was}” since you began to reword it. Your words:</p>
      <textarea rows="3" readonly aria-label="Your words" value=${draft.text}></textarea>
      <button type="button" class="btn small" onClick=${() => write(key, null)}>Discard them</button></div>`,
    )}
    ${form && added.choose && form}
    ${sections(shown, vnodes(shown, { each }), Boolean(then), data.summary_waiting, form && !added.choose && { section: added.section, form })}
  </article>`;
}

// In place of a statement that was not there yet, the one that it has replaced since.
const StoodFor = ({ cell }) => (cell ? html`<li class="statement stood" dir="auto"><${Said}>${cell.text}<//></li>` : null);

const boxes = { " ": "to do", x: "done", X: "done", "-": "cancelled" };

function Statement({ cell, box, topic, changed, reread, draft, write, active, setActive, plain, children }) {
  const text = draft ? draft.text : null;
  const [asking, setAsking] = useState(false);
  const [forgetting, setForgetting] = useState(false);
  const timer = useRef();
  const row = useRef();
  const on = active.key === cell.key;
  const fixed = plain || topic.data.problems.length > 0 || !may("writer");
  const edit = () => {
    write(cell.key, { text: cell.text, was: cell.text });
    setActive({ key: "", pinned: false });
  };
  const neighbour = () => (row.current.nextElementSibling ?? row.current.previousElementSibling)?.id;
  const retire = async () => {
    const next = neighbour();
    try {
      const now = await patch(topic, cell, { action: "retire" });
      changed(now);
      toStatement(next);
      tell(
        "Retired. It stays readable under the superseded statements.",
        now.data.run &&
          (async () => {
            await takeBack(now.data.run);
            reread();
          }),
      );
    } catch (error) {
      tell(error.message);
    }
  };
  const gone = () => {
    write(cell.key, null);
    reread();
  };
  const enter = (event) => {
    if (event.pointerType !== "mouse" || place(event) === pointer) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setActive((now) => (now.pinned ? now : { key: cell.key, pinned: false })), active.key ? 60 : 180);
  };
  const leave = (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (row.current?.contains(document.activeElement)) return; // opened by the keyboard too: it closes when the focus leaves
      setActive((now) => (now.key === cell.key && !now.pinned ? { key: "", pinned: false } : now));
    }, 220);
  };
  const tapped = (event) => {
    if (text !== null || event.target.closest("a, button, summary, form, .aside-note") || String(getSelection())) return;
    setActive(on && active.pinned ? { key: "", pinned: false } : { key: cell.key, pinned: true });
  };
  const blurred = (event) => {
    if (on && !row.current?.contains(event.relatedTarget) && !document.querySelector("dialog[open]")) setActive({ key: "", pinned: false });
  };
  const keyed = (event) => {
    if (event.key === "Escape" && on && !event.target.closest("dialog")) {
      if (row.current.contains(document.activeElement)) row.current.querySelector(".mark").focus({ preventScroll: true }); // not in what goes
      setActive({ key: "", pinned: false });
      event.stopPropagation();
    }
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return html`<li ref=${row} id=${cell.key} dir="auto" data-item=${text === null ? "" : undefined} class=${`statement ${cell.superseded && !plain ? "ended" : ""} ${cell.by_person ? "mine" : ""} ${on ? "on" : ""}`}
      onPointerEnter=${enter} onPointerMove=${on ? undefined : enter} onPointerLeave=${leave} onClick=${tapped} onFocusOut=${blurred} onKeyDown=${keyed}>
    <button type="button" class="mark" aria-expanded=${String(on)} aria-label=${`About: ${cell.text}`} onFocus=${() => setActive((now) => (now.key === cell.key ? now : { key: cell.key, pinned: false }))} onClick=${() => setActive({ key: on && active.pinned ? "" : cell.key, pinned: true })}></button>
    ${
      text === null
        ? html`<span class="words">${box && html`<span class="box" role="img" aria-label=${boxes[box] ?? "task"}>${box === " " ? "☐" : box === "-" ? "☒" : "☑"}</span> `}${children}</span>`
        : html`<${Reword} cell=${cell} topic=${topic} text=${text} write=${write} changed=${changed} reread=${reread} />`
    }
    ${!plain && (cell.waiting ?? []).map((change) => html`<a class="quiet waits" href="/review" key=${change}>${capital(change)}</a>`)}
    ${on && text === null && html`<${About} cell=${cell} topic=${topic} fixed=${fixed} pinned=${active.pinned} edit=${edit} retire=${() => setAsking(true)} forget=${() => setForgetting(true)} />`}
    ${asking && html`<${Confirm} question="Retire this statement?" detail="It is no longer found by searches and stays readable under the superseded statements. It can be undone." yes="Retire it" done=${retire} close=${() => setAsking(false)} />`}
    ${forgetting && html`<${Forget} kind="cell" name=${cell.id || `${topic.data.path}#${cell.hash}.${cell.ordinal}`} title=${cell.text} gone=${gone} close=${() => setForgetting(false)} />`}
  </li>`;
}

const patch = (topic, cell, body) =>
  ask(`/topics/${path(topic.data.path)}`, {
    method: "PATCH",
    etag: topic.etag,
    body: { id: cell.id, hash: cell.hash, ordinal: cell.ordinal, ...body },
  });

// In place: Ctrl-S or Ctrl-Enter saves, Escape leaves it while nothing was changed.
function Reword({ cell, topic, text, write, changed, reread }) {
  const area = useRef();
  const [conflict, setConflict] = useState(null);
  const stop = () => {
    write(cell.key, null);
    setConflict(null);
  };
  useEffect(() => {
    area.current.focus({ preventScroll: true });
    area.current.setSelectionRange(text.length, text.length);
  }, []);
  const save = async () => {
    try {
      const now = await patch(topic, cell, { action: "reword", text });
      stop();
      changed(now);
      tell(
        `Saved.${followed(topic.data, now.data)}`,
        now.data.run &&
          (async () => {
            await takeBack(now.data.run);
            reread();
          }),
      );
      toStatement(now.data.cells[topic.data.cells.indexOf(cell)]?.key); // one without an id has another key with other words
    } catch (error) {
      if (error.status !== 412) throw error;
      setConflict(await ask(`/topics/${path(topic.data.path)}`));
    }
  };
  const saving = useRef();
  const keyed = (event) => {
    if ((event.ctrlKey || event.metaKey) && (event.key === "Enter" || event.key.toLowerCase() === "s")) {
      event.preventDefault();
      saving.current.querySelector("button").click();
    }
    if (event.key === "Escape" && text === cell.text) {
      event.stopPropagation();
      stop();
      toStatement(cell.key);
    }
  };
  const still = conflict?.data.cells.some(
    (each) => !each.superseded && (cell.id ? each.id === cell.id : each.hash === cell.hash && each.ordinal === cell.ordinal),
  );
  return html`<form class="reword" dir="ltr" onSubmit=${(event) => event.preventDefault()}>
    <textarea ref=${area} aria-label="The statement" rows="2" value=${text} onInput=${(event) => write(cell.key, { text: event.target.value, was: cell.text })} onKeyDown=${keyed}></textarea>
    ${
      conflict &&
      html`<div class="alert column" role="alert">
      <p>${still ? "The document has changed since you read it." : "Somebody has changed this statement since you read it; your text stays here until you cancel."}</p>
      ${
        still &&
        html`<button type="button" class="btn small" onClick=${() => {
          changed(conflict);
          setConflict(null);
        }}>Load the current text and keep my words</button>`
      }</div>`
    }
    <div class="row" ref=${saving}><${Act} label="Save" kind="primary small" act=${save} /><button type="button" class="btn small" onClick=${stop}>Cancel</button><span class="quiet hint-keys"><kbd>Ctrl S</kbd></span></div>
  </form>`;
}

// What became of the summary of a document when a statement of it was corrected.
const followed = (was, now) =>
  now.summary !== was.summary
    ? " The summary was updated, too."
    : now.summary_waiting && now.summary_waiting !== was.summary_waiting
      ? ` ${capital(now.summary_waiting)}: a change of it waits for you.`
      : "";

const SPEAKERS = { user: "you", assistant: "the assistant", tool: "a tool", file: "a file", person: "you" };

// Beside the statement where there is room, under it elsewhere.
function About({ cell, topic, fixed, pinned, edit, retire, forget }) {
  const [story, setStory] = useState(false);
  const box = useRef();
  useEffect(() => {
    if (pinned || story) box.current.scrollIntoView({ block: "nearest" }); // not under a pointer that only passes
  }, [pinned, story]);
  return html`<aside ref=${box} dir="ltr" class="aside-note" aria-label="About this statement">
    <p>${
      cell.sources.length && cell.sources.every(isTold)
        ? html`<span class="quiet">Told by ${SPEAKERS[cell.role] ?? cell.role}</span>`
        : cell.sources.length
          ? html`<span class="quiet">${cell.by_person ? "Your words, after" : `Said by ${SPEAKERS[cell.role] ?? cell.role} in`}</span> <${Sources} of=${cell.sources} titles=${topic.data.titles} cell=${cell.id} />`
          : html`<span class="quiet">${cell.by_person ? "Written by you" : `Noted by ${cell.by || "the machine"}`}</span>`
    }</p>
    <p class="quiet">${cell.dated && html`<${Day} of=${cell.dated} /> · <${Age} of=${cell.dated} />`}${cell.ended && html` · no longer so since <${Day} of=${cell.ended} />`}${cell.pinned && " · pinned"}${cell.dated || cell.pinned ? " · " : ""}${cell.type.replaceAll("_", " ")}</p>
    <p class="weights quiet"><span title=${`How much it matters: ${cell.salience.toFixed(2)} of 1`}>importance <${Dots} of=${cell.salience} name="importance" /></span> <span title=${`How certain it is: ${cell.confidence.toFixed(2)} of 1`}>certainty <${Dots} of=${cell.confidence} name="certainty" /></span></p>
    <div class="acts">${
      !fixed &&
      !cell.superseded &&
      html`
      <button type="button" class="link" data-key="e" onClick=${edit} aria-label=${`Edit: ${cell.text}`}>Edit</button>
      <button type="button" class="link" onClick=${retire} aria-label=${`Retire: ${cell.text}`}>Retire</button>
      ${may("admin") && html`<button type="button" class="link danger" onClick=${forget} aria-label=${`Forget for good: ${cell.text}`}>Forget …</button>`}`
    }
      ${cell.id && html`<button type="button" class="link" aria-expanded=${String(story)} onClick=${() => setStory(!story)}>How it was made</button>`}</div>
    ${story && html`<${Story} id=${cell.id} />`}
  </aside>`;
}

const Dots = ({ of, name }) =>
  html`<span class="dots" role="img" aria-label=${`${name} ${of.toFixed(2)} of 1`}>${[0.1, 0.3, 0.5, 0.7, 0.9].map((step) => html`<i class=${of >= step ? "full" : ""}></i>`)}</span>`;

export const HAPPENED = {
  added: "learned",
  superseded: "replaced",
  "said again": "said again",
  reworded: "reworded by you",
  removed: "removed",
  summary: "summary renewed",
  commit: "changed",
};

function Story({ id }) {
  const answer = useAnswer("/history/statement" + query({ id }));
  return html`<${Answer} of=${answer} empty=${(found) => !found.items.length && html`<p class="quiet">Nothing is recorded yet.</p>`}>${(
    found,
  ) =>
    html`<ol class="story">${found.items.map(
      (event) => html`<li>
    <strong>${HAPPENED[event.what] ?? event.what}${event.undone ? " (undone)" : ""}</strong> <span class="quiet"><${Age} of=${event.time} />${event.author && ` by ${event.author}`}</span>
    ${event.before && html`<del>${readable(event.before)}</del>`}${event.after && !event.after.startsWith("^") && html`<ins>${readable(event.after)}</ins>`}
    ${event.reason && html`<span class="quiet">${event.reason}</span>`}
  </li>`,
    )}</ol>`}<//>`;
}

// A line of a document as a sentence: without bullet, type, strike and id.
export const readable = (line) =>
  line
    .replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "")
    .replace(/^\[[^\]]*\]\s+/, "")
    .replace(/~~/g, "")
    .replace(/\s+\^[\w-]+\s*$/, "");
