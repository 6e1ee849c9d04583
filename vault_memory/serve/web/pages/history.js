import { html, useState } from "../vendor/preact-htm.js";
import { get, path, query, send } from "../api.js";
import { Act, Age, Answer, Diff, Nothing, Page, Pages, conversationLink, topicLink, useAnswer } from "../parts.js";

export function History() {
  const [offset, setOffset] = useState(0);
  const answer = useAnswer("/history" + query({ offset, limit: 50 }));
  return html`<${Page} title="History" lead="What was changed, and when. A run can be taken back; what was changed since stays.">
    <${Answer} of=${answer} empty=${(found) => !found.total && html`<${Nothing} title="No runs yet">They are listed from the first conversation on that is archived.<//>`}>
      ${(found) => html`<div>${found.items.map((run) => html`<${Run} key=${run.id} run=${run} again=${answer.again} />`)}</div>
        <${Pages} of=${found} go=${setOffset} />`}
    <//>
  <//>`;
}

function Run({ run, again }) {
  const [seen, setSeen] = useState(null);
  const counts = run.counts.map(([name, count]) => `${count} ${name}`).join(", ");
  return html`<article class="run" aria-label=${`${run.trigger} ${run.id}`}>
    <p><strong>${run.trigger}</strong> ${run.conversation && html`<a href=${conversationLink(run.conversation)}>${run.conversation}</a>`} ${run.undoes}
      ${run.status !== "applied" && html` <span class="badge text-bg-secondary">${run.status === "undone" ? "undone" : "unfinished"}</span>`}</p>
    <span class="quiet"><${Age} of=${run.time} /></span>
    <p class="quiet">${counts}${counts && run.documents.length ? " in " : ""}${run.documents.map((file, number) => html`${number ? ", " : ""}<a href=${topicLink({ path: file })}>${file.replace(/^topics\//, "").replace(/\.md$/, "")}</a>`)}</p>
    ${run.undoable && !seen && html`<${Act} label="Take back" busy="Looking …" act=${async () => setSeen(await get(`/history/${path(run.id)}`))} aria-label=${`Take back: ${run.trigger} ${run.id}`} />`}
    ${seen && html`<div class="wide">${seen.documents.map((document) => html`<section key=${document.path}><h2>${document.topic} <span class="quiet">${document.what}</span></h2>
        ${document.kept.map((kept) => html`<p class="quiet">kept, as it was changed since: ${kept}</p>`)}
        ${document.diff.length > 0 && html`<${Diff} lines=${document.diff} />`}</section>`)}
      <div class="d-flex gap-2"><${Act} label="Take it back" kind="btn-danger" act=${async () => { await send(`/history/${path(run.id)}/undo`, "POST"); again(); }} />
      <button class="btn btn-sm btn-outline-secondary" onClick=${() => setSeen(null)}>Leave it</button></div></div>`}
  </article>`;
}
