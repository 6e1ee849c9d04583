// Forgetting for good: what would go is shown first, and nothing takes it back.
import { html, useEffect, useRef, useState } from "./vendor/preact-htm.js";
import { follow, send } from "./api.js";
import { Trouble } from "./parts.js";

export function Forget({ kind, name, title, gone }) {
  const [open, setOpen] = useState(false);
  return html`<button type="button" class="link danger" onClick=${() => setOpen(true)} aria-label=${`Forget for good: ${title}`}>Forget …</button>
    ${open && html`<${Dialog} kind=${kind} name=${name} title=${title} gone=${gone} close=${() => setOpen(false)} />`}`;
}

function Dialog({ kind, name, title, gone, close }) {
  const dialog = useRef();
  const [keep, setKeep] = useState(false);
  const [seen, setSeen] = useState(null);
  const [done, setDone] = useState(null);
  const [error, setError] = useState(null);
  const [busy, setBusy] = useState(false);
  const option = kind === "conversation" ? "keep_cells" : "keep_messages";
  const body = { targets: [{ kind, name }], [option]: keep };
  useEffect(() => { dialog.current.showModal(); }, []);
  useEffect(() => {
    let over = false;
    setSeen(null);
    send("/forget/preview", "POST", body).then((found) => !over && setSeen(found)).catch((problem) => !over && setError(problem));
    return () => { over = true; };
  }, [keep]);
  const forget = async () => {
    setBusy(true);
    try { setDone((await follow(await send("/forget", "POST", body))).result); } catch (problem) { setError(problem); }
    setBusy(false);
  };
  const closed = () => { close(); if (done) gone(); };
  return html`<dialog ref=${dialog} class="ask wide" onClose=${closed} aria-labelledby="forgetting">
    <h2 id="forgetting">${done ? "Forgotten" : `Forget “${title}” for good?`}</h2>
    ${error && html`<${Trouble} error=${error} />`}
    ${!done && !seen && !error && html`<p class="quiet" role="status">Looking what would go …</p>`}
    ${!done && seen && html`<${Told} of=${seen} />
      <label class="form-check"><input type="checkbox" class="form-check-input" checked=${keep} onChange=${(event) => setKeep(event.target.checked)} /> ${kind === "conversation" ? "Keep what was learned from it" : "Keep the conversations it was said in as they are"}</label>
      <p>It is not learned again from the same words, and nothing takes this back.</p>`}
    ${done && html`${done.remains.length ? html`<p>What is left for you to see to:</p><ul>${done.remains.map((line) => html`<li>${line}</li>`)}</ul>` : html`<p>Nothing of it is left in the vault.</p>`}${done.git && html`<p class="quiet">git's history still holds it: <code>${done.git}</code></p>`}`}
    <div class="d-flex gap-2 justify-content-end">
      <button class="btn btn-outline-secondary" onClick=${() => dialog.current.close()}>${done ? "Close" : "Leave it"}</button>
      ${!done && html`<button class="btn btn-danger" disabled=${!seen || busy} onClick=${forget}>${busy ? "Forgetting …" : "Forget it"}</button>`}
    </div>
  </dialog>`;
}

const SHOWN = 12;

function Told({ of }) {
  const some = (items, line) => html`<ul>${items.slice(0, SHOWN).map((each) => html`<li>${line(each)}</li>`)}${items.length > SHOWN && html`<li>and ${items.length - SHOWN} more</li>`}</ul>`;
  return html`
    ${of.documents.length > 0 && html`<p>Whole documents:</p>${some(of.documents, (each) => html`<span class="path">${each}</span>`)}`}
    ${of.conversations.length > 0 && html`<p>Conversations, with their summaries:</p>${some(of.conversations, (each) => each)}`}
    ${of.cells.length > 0 && html`<p>${of.cells.length} ${of.cells.length === 1 ? "statement" : "statements"}:</p>${some(of.cells, (each) => html`${each.text} <span class="quiet">${each.topic}</span>`)}`}
    ${of.redacted.length > 0 && html`<p>Parts of messages in:</p>${some(of.redacted, (each) => each)}`}
    ${of.kept.length > 0 && html`<p>${of.kept.length} ${of.kept.length === 1 ? "statement stays" : "statements stay"}, from other sources.</p>`}
    ${of.remains.length > 0 && html`<p>Beyond reach:</p>${some(of.remains, (each) => each)}`}`;
}
