// Add a statement: in place, to the topic that is read, or in a dialog, to one that is named.

import { ask, path, query, send } from "./api.js";
import { Act, tell, topicLink, toStatement, useAnswer, useDelayed, useDraft, useEvent } from "./parts.js";
import { addedInWords } from "./reports.js";
import { go } from "./router.js";
import { takeBack } from "./runs.js";
import { html, useLayoutEffect, useRef, useState } from "./vendor/preact-htm.js";

// Nothing was written, or not here: that is said where it was typed.
const settled = (done, here) => !["noop", "pending"].includes(done.outcome) && (!here || done.path === here);

// What the command line would do is done elsewhere on this page.
const addOne = (body) =>
  send("/topics", "POST", body).catch((problem) => {
    problem.message = problem.message.replace(/; use `archive`.*/, "; shorten it, or archive the text as a conversation");
    throw problem;
  });

const saves = (event) => (event.ctrlKey || event.metaKey) && (event.key === "Enter" || event.key.toLowerCase() === "s");

const Became = ({ of, here }) =>
  html`<div class="alert calm" role="status"><span>${addedInWords(of, here)}</span>
    ${of.outcome === "pending" ? html`<a href="/review">Review it</a>` : html`<a href=${topicLink(of, of.statement)}>See it</a>`}</div>`;

// Ctrl-S or Ctrl-Enter adds, Escape leaves it while nothing was typed. `draft`: {text, section, choose: whether the
// section is chosen here}.
export function AddHere({ topic, sections, draft, write, changed, reread, close }) {
  const { data } = topic;
  const [done, setDone] = useState(null);
  const form = useRef();
  // before the next key, which belongs to the field
  useLayoutEffect(() => {
    form.current.querySelector("textarea").focus({ preventScroll: true });
    form.current.scrollIntoView({ block: "nearest" });
  }, [draft.place]);
  const add = async () => {
    setTimeout(() => form.current?.scrollIntoView({ block: "nearest" }), 200); // with what went wrong, if anything did
    const made = await addOne({ text: draft.text, topic: data.path, section: draft.section });
    dispatchEvent(new Event("changed"));
    if (!settled(made, data.path)) {
      setDone(made);
      if (made.outcome !== "noop") write({ ...draft, text: "" });
      form.current.querySelector("textarea").focus();
      return;
    }
    changed(await ask(`/topics/${path(data.path)}`));
    write(null);
    tell(addedInWords(made, data.path), async () => {
      await takeBack(made.run);
      reread();
    });
    toStatement(made.statement);
  };
  const keyed = (event) => {
    if (saves(event)) {
      event.preventDefault();
      form.current.querySelector(".primary").click();
    }
    if (event.key === "Escape" && !draft.text) {
      event.stopPropagation();
      close();
    }
  };
  const type = (event) => {
    setDone(null);
    write({ ...draft, text: event.target.value });
  };
  return html`<form ref=${form} class="reword add-here" onSubmit=${(event) => event.preventDefault()} onKeyDown=${keyed}>
    <textarea aria-label=${draft.choose ? "New statement" : `New statement in ${draft.section}`} rows="2" placeholder="A statement, as it should be read" value=${draft.text} onInput=${type}></textarea>
    ${done && html`<${Became} of=${done} here=${data.path} />`}
    <div class="row">
      ${
        draft.choose &&
        html`<label>Section <select value=${draft.section} onChange=${(event) => write({ ...draft, section: event.target.value })}>
          <option value="">where it fits</option>${sections.map((each) => html`<option value=${each}>${each}</option>`)}</select></label>`
      }
      <${Act} label="Add" kind="primary small" disabled=${!draft.text.trim()} act=${add} /><button type="button" class="btn small" onClick=${close}>${done ? "Close" : "Cancel"}</button><span class="quiet hint-keys"><kbd>Ctrl S</kbd></span></div>
  </form>`;
}

const KINDS = {
  statement: ["Add a statement", "An existing topic or a new one. Left empty, the words decide.", "Statement"],
  topic: ["New topic", "It becomes the name of the note and of its file.", "First statement"],
};
const EMPTY = { topic: "", text: "" };

// Opened by the event `add` from anywhere: {kind, topic}. What is typed is kept until it is added or cancelled.
export function AddDialog() {
  const dialog = useRef();
  const [kind, setKind] = useState("");
  const [draft, setDraft] = useDraft("added");
  const [done, setDone] = useState(null);
  const typed = draft ?? EMPTY;
  useEvent("add", ({ detail }) => {
    setDone(null);
    setKind(detail?.kind ?? "statement");
    if (detail?.topic) setDraft((now) => ({ ...EMPTY, ...now, topic: detail.topic }));
  });
  useLayoutEffect(() => {
    if (!kind) return;
    dialog.current.showModal();
    dialog.current.querySelector(typed.topic ? "textarea" : "input").focus();
  }, [kind]);
  const write = (part) => {
    setDone(null);
    const next = { ...typed, ...part };
    setDraft(next.topic || next.text ? next : null);
  };
  const cancel = () => {
    setDraft(null);
    dialog.current.close();
  };
  const add = async () => {
    const made = await addOne({ topic: typed.topic.trim(), text: typed.text });
    dispatchEvent(new Event("changed"));
    if (!settled(made)) {
      setDone(made);
      if (made.outcome !== "noop") setDraft(null);
      return;
    }
    cancel();
    go(topicLink(made, made.statement));
    const shown = () => dispatchEvent(new Event("returned")); // the topic may have been on the page already
    shown();
    tell(addedInWords(made), async () => {
      await takeBack(made.run);
      if (made.created) go("/topics");
      else shown();
    });
  };
  const ready = typed.text.trim() && (kind !== "topic" || typed.topic.trim());
  const press = (event) => {
    event.preventDefault();
    dialog.current.querySelector(".primary").click();
  };
  const [title, hint, label] = KINDS[kind || "statement"];
  return html`<dialog ref=${dialog} class="ask wide" aria-labelledby="adding" onClose=${() => setKind("")}>${
    kind &&
    html`<form onSubmit=${press} onKeyDown=${(event) => saves(event) && press(event)}>
    <h2 id="adding">${title}</h2>
    <label for="add-topic">${kind === "topic" ? "Name" : "Topic"}</label>
    <input id="add-topic" type="text" autocomplete="off" list=${kind === "topic" ? undefined : "topic-names"} aria-describedby="add-hint" value=${typed.topic} onInput=${(event) => write({ topic: event.target.value })} />
    <p class="hint" id="add-hint">${hint}</p>
    ${kind !== "topic" && html`<${Names} words=${typed.topic} />`}
    <label for="add-text">${label}</label>
    <textarea id="add-text" rows="3" value=${typed.text} onInput=${(event) => write({ text: event.target.value })}></textarea>
    ${done && html`<${Became} of=${done} />`}
    <div class="row end foot-row"><button type="button" class="btn" onClick=${cancel}>${done ? "Close" : "Cancel"}</button>
      <${Act} label="Add" kind="primary" disabled=${!ready} act=${add} /></div></form>`
  }</dialog>`;
}

// The topics whose names hold what was typed, for a field to choose from.
export function Names({ words }) {
  const answer = useAnswer("/topics" + query({ q: useDelayed(words, 150), limit: 20 }));
  return html`<datalist id="topic-names">${(answer.data?.items || []).map((row) => html`<option value=${row.topic}></option>`)}</datalist>`;
}
