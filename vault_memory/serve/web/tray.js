// Long work, one tray for all of it, whatever page is shown: file, stage, counts, cancel; and files dropped anywhere.

import { ask, follow, get, may, query, send } from "./api.js";
import { useEvent } from "./parts.js";
import { learned, learnedLink, leftOutOf, problemsOf } from "./reports.js";
import { html, useEffect, useRef, useState } from "./vendor/preact-htm.js";
import { count } from "./words.js";

let work = []; // {key, title, task, error, note, link}, the newest last
let number = 0;
const listeners = new Set();
const told = () => {
  work = [...work];
  for (const listener of listeners) listener(work);
};

const NAMES = {
  archive: "Archiving",
  forget: "Forgetting",
  doctor: "Examining the vault",
  summarize: "Summarising",
  consolidate: "Renewing summaries",
  folder: "Removing a folder",
};

async function watch(item, task) {
  item.task = task;
  told();
  try {
    item.task = await follow(task, (now) => {
      item.task = now;
      told();
    });
    item.note = item.task.kind === "archive" ? learned(item.task.result) : "Done";
    if (item.task.kind === "archive") item.link = learnedLink(item.task.result);
  } catch (problem) {
    item.error = problem;
  }
  told();
  dispatchEvent(new Event("ask-again"));
  dispatchEvent(new Event("changed"));
}

const reportsOf = (task) => (task?.kind === "archive" && Array.isArray(task.result) ? task.result : []);

function Report({ of }) {
  const problems = problemsOf(reportsOf(of));
  const rows = leftOutOf(reportsOf(of));
  return html`${problems.length > 0 && html`<ul class="problems" aria-label="Problems and notes">${problems.map((each) => html`<li class=${each.error ? "error" : ""}>${each.text}</li>`)}</ul>`}
    ${
      rows.length > 0 &&
      html`<details class="left-out"><summary>${count(rows.length, "sentence")} made no statement</summary>
    <ul>${rows.map((row) => html`<li>${row.text} <span class="quiet">(${row.reason})</span></li>`)}</ul></details>`
    }`;
}

export async function archiveFiles(files) {
  for (const file of files) {
    const item = { key: ++number, title: file.name, sending: true };
    work.push(item);
    told();
    try {
      const { data } = await ask("/archive" + query({ name: file.name }), { method: "POST", body: file, raw: true });
      item.sending = false;
      watch(item, data);
    } catch (problem) {
      item.sending = false;
      item.error = problem;
      told();
    }
  }
}

const SHORT = 1200; // milliseconds: what is done by then is not told of
const OVER = ["done", "failed", "cancelled"];

// Work that a page follows by itself is told of here too, once it takes long: the page may have been left.
function elsewhere(task) {
  let item = work.find((each) => each.task?.id === task.id);
  if (item && !item.quiet) return;
  if (!item) {
    if (OVER.includes(task.state)) return;
    item = { key: ++number, title: task.title || NAMES[task.kind] || task.kind, task, quiet: true, since: Date.now() };
    work.push(item);
    setTimeout(told, SHORT);
  }
  item.task = task;
  if (OVER.includes(task.state)) {
    const long = Date.now() - item.since > SHORT;
    if (long && task.state === "failed") item.error = new Error(task.error);
    else if (long) item.note = task.state === "done" ? "Done." : "Stopped.";
    setTimeout(() => drop(item), long ? 6000 : 0);
  }
  told();
}

const drop = (item) => {
  work = work.filter((each) => each !== item);
  told();
};

const stage = (item) => {
  if (item.error) return item.error.message;
  if (item.note) return item.note;
  if (item.sending) return "Sending the file …";
  const { task } = item;
  if (task.state === "waiting") return "Waiting for earlier work";
  return task.total > 1 ? `${NAMES[task.kind] || task.kind}: ${task.done} of ${task.total}` : `${NAMES[task.kind] || task.kind} …`;
};

export function Tray() {
  const [items, set] = useState(work);
  const [notice, setNotice] = useState(null);
  useEffect(() => {
    listeners.add(set);
    get("/tasks?limit=20")
      .then((found) => {
        // what was begun before the page was loaded
        for (const task of found.items.filter((each) => ["waiting", "running"].includes(each.state))) {
          if (!work.some((item) => item.task?.id === task.id)) {
            const item = { key: ++number, title: task.title || NAMES[task.kind] || task.kind, task };
            work.push(item);
            watch(item, task);
          }
        }
      })
      .catch(() => {});
    return () => listeners.delete(set);
  }, []);
  useEvent("work", (event) => elsewhere(event.detail));
  useEvent("tell", (event) => setNotice({ ...event.detail, key: ++number }));
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), notice.undo ? 12000 : 5000);
    return () => clearTimeout(timer);
  }, [notice]);
  const cancel = (item) =>
    send(`/tasks/${item.task.id}`, "DELETE").catch((problem) => {
      item.error = problem;
      told();
    });
  const takeBack = async () => {
    const { undo } = notice;
    setNotice(null);
    try {
      await undo();
    } catch (problem) {
      setNotice({ text: problem.message, key: ++number });
    }
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true }); // the button is gone
  };
  return html`<section class="tray" aria-label="Work and notices">
    <div role="status">${notice && html`<div class="notice" key=${notice.key}><span>${notice.text}</span>${notice.undo && html`<button type="button" class="link" onClick=${takeBack}>Undo</button>`}<button type="button" class="close" aria-label="Close" onClick=${() => setNotice(null)}>×</button></div>`}</div>
    ${items
      .filter((item) => !item.quiet || Date.now() - item.since > SHORT)
      .map((item) => {
        const over = item.error || item.note;
        return html`<div class=${`work ${item.error ? "failed" : ""}`} key=${item.key}>
        <div class="work-head"><strong>${item.title}</strong>${
          over
            ? html`<button type="button" class="close" aria-label=${`Close: ${item.title}`} onClick=${() => drop(item)}>×</button>`
            : item.task &&
              html`<button type="button" class="link" onClick=${() => cancel(item)} aria-label=${`Cancel: ${item.title}`}>Cancel</button>`
        }</div>
        ${!over && html`<progress max=${item.task?.total || undefined} value=${item.task?.total ? item.task.done : undefined} aria-label=${item.title}></progress>`}
        <p role="status">${stage(item)} ${item.note && item.link && html`<a href=${item.link}>See what was learned</a>`}</p>
        ${item.note && html`<${Report} of=${item.task} />`}
      </div>`;
      })}
  </section>`;
}

// Files dropped anywhere on the page, or chosen by the palette, are archived.
export function Drop() {
  const [over, setOver] = useState(false);
  const chosen = useRef();
  useEvent("choose-file", () => chosen.current.click());
  useEffect(() => {
    const holds = (event) => may("writer") && event.dataTransfer?.types?.includes("Files");
    const enter = (event) => {
      if (holds(event)) {
        event.preventDefault();
        setOver(true);
      }
    };
    const leave = (event) => {
      if (!event.relatedTarget) setOver(false);
    };
    const take = (event) => {
      if (!holds(event)) return;
      event.preventDefault();
      setOver(false);
      archiveFiles([...event.dataTransfer.files]);
    };
    /** @type {[string, (event: any) => void][]} */
    const pairs = [
      ["dragenter", enter],
      ["dragover", enter],
      ["dragleave", leave],
      ["drop", take],
    ];
    for (const [name, act] of pairs) addEventListener(name, act);
    return () => {
      for (const [name, act] of pairs) removeEventListener(name, act);
    };
  }, []);
  return html`<input ref=${chosen} type="file" class="hidden" multiple hidden onChange=${(event) => {
    archiveFiles([...event.target.files]);
    event.target.value = "";
  }} />
    ${over && html`<div class="drop-over" aria-hidden="true"><p>Drop conversations to archive them</p></div>`}`;
}
