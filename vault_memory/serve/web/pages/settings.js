import { ask, follow, path, send } from "../api.js";
import { Answer, Confirm, Page, Trouble, useAnswer } from "../parts.js";
import { html, useState } from "../vendor/preact-htm.js";
import { capital } from "../words.js";

const FIRST = [
  ["memory.enabled", "Memory", "Conversations are stored and archived. Off: nothing is stored."],
  ["search.hybrid", "Hybrid search", "By meaning and by words. Off: by meaning alone."],
  ["search.chunking", "Chunking", "Parts of long messages are found. Off: whole messages."],
  ["context.budget", "Token budget", "Tokens of memories that a prompt gets at most; 800 to 1,500 is recommended."],
  ["archive.summary_frequency", "Summary frequency", "Assistant messages after which a conversation is summarised again; 0: never."],
  ["search.alpha", "Weight of meaning (α)", "Cosine of the vectors."],
  ["search.beta", "Weight of words (β)", "BM25."],
  ["search.gamma", "Weight of code (γ)", "Identifiers that match."],
];

export default function Settings() {
  const answer = useAnswer("/settings");
  const [changed, setChanged] = useState({});
  // Only the one that was asked for: an older answer must not bring back what another has changed since.
  const take = (name, all) => setChanged((known) => ({ ...known, [name]: all[name] }));
  const folders = useAnswer("/folders");
  return html`<${Page} title="Settings" lead="A change takes effect at once and is written to the vault's config.yaml. Models and keys are set in your own configuration, not here.">
    <${Answer} of=${answer}>${(read) => {
      const found = { ...read, ...changed };
      const named = new Set(FIRST.map(([name]) => name));
      return html`
        <section class="settings">${FIRST.map(([name, label, hint]) => html`<${Setting} key=${name} name=${name} label=${label} hint=${hint} of=${found[name]} take=${take} />`)}</section>
        <details><summary>All settings</summary><section class="settings">
          ${Object.keys(found)
            .filter((name) => !named.has(name))
            .map((name) => html`<${Setting} key=${name} name=${name} label=${name} of=${found[name]} take=${take} />`)}
        </section></details>
        <${Folders} of=${folders} />`;
    }}<//>
  <//>`;
}

// What is typed is a draft, and stands in the field until it is saved, whatever redraws the page meanwhile.
function Setting({ name, label, hint, of, take }) {
  const [draft, setDraft] = useState(null);
  const [state, say] = useState({});
  const id = `setting-${name.replace(".", "-")}`;
  const list = Array.isArray(of.value);
  const kind = typeof of.value;
  const locked = Boolean(of.locked) || list;
  const shown = draft ?? (list ? of.value.join(", ") : of.value);
  const save = async (typed) => {
    if (typed === "" && kind === "number") {
      say({ error: "enter a number" });
      return;
    }
    say({});
    try {
      take(name, (await ask("/settings", { method: "PATCH", body: { [name]: kind === "number" ? Number(typed) : typed } })).data);
      setDraft((now) => (now === typed ? null : now));
      say({ done: "saved" });
    } catch (error) {
      if (kind === "boolean") setDraft(null);
      say({ error: error.message.replace(`arguments: ${name} `, "") });
    }
  };
  const choose = (event) => {
    setDraft(event.target.checked);
    save(event.target.checked);
  };
  const type = (event) => {
    setDraft(event.target.value);
    say({});
  };
  const giveUp = (event) => {
    if (event.key === "Escape") {
      setDraft(null);
      say({});
    }
  };
  const control =
    kind === "boolean"
      ? html`<label class="switch"><input id=${id} type="checkbox" role="switch" checked=${shown} disabled=${locked} onChange=${choose} /></label>`
      : html`<input id=${id} class="field" type=${kind === "number" ? "number" : "text"} step="any" min="0" value=${shown} disabled=${locked}
        onInput=${type} onKeyDown=${giveUp} onChange=${(event) => save(event.target.value)} />`;
  return html`<div class="setting">
    <label for=${id}>${label}${hint && html`<span class="hint">${hint}</span>`}</label>
    <div>${control}</div>
    <p class="origin" role="status">${state.error ? html`<span class="act-error">${capital(state.error)}</span>` : of.locked ? `locked by ${of.locked}` : list ? "a list: edit it in config.yaml" : of.origin === "default" ? state.done || "default" : `${state.done ? "saved · " : ""}${of.origin.endsWith("config.yaml") ? "config.yaml" : of.origin}`}</p>
  </div>`;
}

function Folders({ of }) {
  const [asking, setAsking] = useState("");
  const [error, setError] = useState(null);
  const counts = (found) =>
    Object.entries(found)
      .map(([kind, count]) => `${count.toLocaleString("en")} ${kind}`)
      .join(", ");
  const giveUp = async () => {
    setError(null);
    try {
      await follow(await send(`/folders/${path(asking)}`, "DELETE"));
      of.again();
    } catch (problem) {
      setError(problem);
    }
  };
  return html`<section class="card" aria-label="Folders"><h2>Folders searched in place</h2>
    ${error && html`<${Trouble} error=${error} />`}
    <${Answer} of=${of}>${(found) =>
      found.items.length
        ? html`<ul class="entities">${found.items.map(
            (
              each,
            ) => html`<li key=${each.name} class="folder"><div><strong>${each.name}</strong> <span class="path">${each.root}</span>${!each.reachable && html` <span class="flag">not reachable</span>`}
        <span class="hint">${counts(each.files) || "no files"}${Object.keys(each.left_out).length ? `; left out: ${counts(each.left_out)}` : ""}${each.problems.length ? `; ${each.problems.length} cannot be read` : ""}</span></div>
        <button class="link" onClick=${() => setAsking(each.name)} aria-label=${`Remove: ${each.name}`}>Remove …</button></li>`,
          )}</ul>
      ${found.total > found.items.length && html`<p class="quiet">${found.items.length} of ${found.total}; the rest: <code>vault-memory folder list</code></p>`}`
        : html`<p class="quiet">None.</p>`}<//>
    <p class="quiet">Add one on the command line: <code>vault-memory folder add ~/Notes</code></p>
    ${asking && html`<${Confirm} question=${`Stop searching “${asking}”?`} detail="The folder is removed from the index. Its files are not changed, and statements that were taken from them stay in their topics." yes="Remove it" done=${giveUp} close=${() => setAsking("")} />`}</section>`;
}
