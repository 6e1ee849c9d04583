// Forgetting: what would be removed is shown first; it cannot be undone.

import { follow, may, send } from "./api.js";
import { called, Said, Trouble } from "./parts.js";
import { html, useEffect, useRef, useState } from "./vendor/preact-htm.js";
import { brief, count } from "./words.js";

export function ForgetButton({ kind, name, title, gone }) {
  const [open, setOpen] = useState(false);
  if (!may("admin")) return null;
  return html`<button type="button" class="link danger" onClick=${() => setOpen(true)} aria-label=${`Forget for good: ${title}`}>Forget …</button>
    ${open && html`<${Forget} kind=${kind} name=${name} title=${title} gone=${gone} close=${() => setOpen(false)} />`}`;
}

export function Forget({ kind, name, title, gone, close }) {
  const dialog = useRef();
  const [keep, setKeep] = useState(false);
  const [seen, setSeen] = useState(null);
  const [done, setDone] = useState(null);
  const [error, setError] = useState(null);
  const [busy, setBusy] = useState(false);
  const option = kind === "conversation" ? "keep_cells" : "keep_messages";
  const body = { targets: [{ kind, name }], [option]: keep };
  useEffect(() => {
    dialog.current.showModal();
  }, []);
  useEffect(() => {
    let over = false;
    setSeen(null);
    send("/forget/preview", "POST", body)
      .then((found) => !over && setSeen(found))
      .catch((problem) => !over && setError(problem));
    return () => {
      over = true;
    };
  }, [keep]);
  const forget = async (event) => {
    event.preventDefault();
    if (done) {
      dialog.current.close();
      return;
    }
    if (!seen || busy) return;
    setBusy(true);
    try {
      setDone((await follow(await send("/forget", "POST", body))).result);
      dispatchEvent(new Event("changed"));
    } catch (problem) {
      setError(problem);
    }
    setBusy(false);
  };
  useEffect(() => {
    if (done) dialog.current.querySelector(".foot-row button").focus();
  }, [done]);
  const closed = () => {
    close();
    if (done) gone();
  };
  return html`<dialog ref=${dialog} class=${`ask wide ${done ? "erased" : ""}`} onClose=${closed} aria-labelledby="forgetting"><form onSubmit=${forget}>
    <h2 id="forgetting">${done ? "Forgotten" : `Forget “${brief(title)}” for good?`}</h2>
    ${error && html`<${Trouble} error=${error} />`}
    ${!done && !seen && !error && html`<p class="quiet" role="status">Finding what would be removed …</p>`}
    ${
      !done &&
      seen &&
      html`<${WouldGo} of=${seen} topics=${kind !== "topic"} />
      <label class="check"><input type="checkbox" checked=${keep} onChange=${(event) => setKeep(event.target.checked)} /> ${kind === "conversation" ? "Keep what was learned from it" : "Keep the conversations it was said in as they are"}</label>
      <p>Archiving the same text again does not bring it back. This cannot be undone.</p>`
    }
    ${done && html`${done.remains.length ? html`<p>Only you can remove the rest:</p><ul>${done.remains.map((line) => html`<li>${line}</li>`)}</ul>` : html`<p>Nothing of it is left in the vault.</p>`}${done.git && html`<p class="quiet">git's history still holds it: <code>${done.git}</code></p>`}`}
    <div class="row end foot-row">
      <button type="button" class="btn" onClick=${() => dialog.current.close()}>${done ? "Close" : "Cancel"}</button>
      ${!done && html`<button class="btn danger" disabled=${!seen || busy}>${busy ? "Forgetting …" : "Forget it"}</button>`}
    </div></form>
  </dialog>`;
}

const SHOWN = 12;

// `topics`: whether each statement is shown with its topic.
function WouldGo({ of, topics }) {
  const some = (items, line) =>
    html`<ul>${items.slice(0, SHOWN).map((each) => html`<li>${line(each)}</li>`)}${items.length > SHOWN && html`<li>and ${items.length - SHOWN} more</li>`}</ul>`;
  return html`
    ${of.documents.length > 0 && html`<p>Whole documents:</p>${some(of.documents, (each) => html`<span class="path">${each}</span>`)}`}
    ${of.conversations.length > 0 && html`<p>Conversations, with their summaries:</p>${some(of.conversations, (each) => called(each, of.titles[each]))}`}
    ${of.cells.length > 0 && html`<p>${count(of.cells.length, "statement")}:</p>${some(of.cells, (each) => html`<${Said}>${each.text}<//>${topics && html` <span class="quiet">${each.topic}</span>`}`)}`}
    ${of.redacted.length > 0 && html`<p>Parts of messages in:</p>${some(of.redacted, (each) => called(each, of.titles[each]))}`}
    ${of.kept.length > 0 && html`<p>${count(of.kept.length, "statement stays", "statements stay")}, from other sources.</p>`}
    ${of.remains.length > 0 && html`<p>Not removed:</p>${some(of.remains, (each) => each)}`}`;
}
