import { html, useState } from "../vendor/preact-htm.js";
import { send } from "../api.js";
import { Act, Answer, Diff, Nothing, Page, Trouble, topicLink, useAnswer } from "../parts.js";

export function Review() {
  const answer = useAnswer("/review?limit=200");
  return html`<${Page} title="Review" lead="Changes that wait for you: what you wrote is only changed by you.">
    <${Answer} of=${answer} empty=${(found) => !found.total && html`<${Nothing} title="Nothing waits for you">Proposed changes to what you wrote appear here.<//>`}>
      ${(found) => {
        const paths = [...new Set(found.items.map((row) => row.path))];
        return paths.map((path) => {
          const rows = found.items.filter((row) => row.path === path);
          return html`<section class="proposals" key=${path}>
            <h2><a href=${topicLink({ path })}>${rows[0].topic}</a> <span class="path">${path}</span></h2>
            ${rows.map((row) => html`<${Proposal} key=${row.id} row=${row} again=${answer.again} />`)}
          </section>`;
        });
      }}
    <//>
  <//>`;
}

function Proposal({ row, again }) {
  const [text, setText] = useState(null);
  const [outcome, setOutcome] = useState(null);
  const decide = async (decision) => {
    const result = await send(`/review/${row.id}`, "POST", { decision, ...(text !== null ? { text } : {}) });
    if (["added", "updated", "superseded", "rejected"].includes(result.outcome)) again();
    else setOutcome(new Error(result.reason || result.outcome));
  };
  return html`<article class="proposal" aria-label=${row.reason || "A proposed change"}>
    <p class="quiet">${row.reason}</p>
    <${Diff} lines=${row.diff} />
    ${row.note && html`<p class="text-warning-emphasis">${row.note[0].toUpperCase()}${row.note.slice(1)}.</p>`}
    ${row.problem && html`<p class="text-warning-emphasis">It cannot be done any more: ${row.problem}</p>`}
    ${text !== null && html`<label class="form-label" for=${`text-${row.id}`}>In your words</label>
      <textarea id=${`text-${row.id}`} class="form-control mb-2" rows="3" value=${text} onInput=${(event) => setText(event.target.value)}></textarea>`}
    ${outcome && html`<${Trouble} error=${outcome} />`}
    <div class="d-flex gap-2 flex-wrap">
      <${Act} label=${text === null ? "Accept" : "Accept in these words"} kind="btn-primary" disabled=${Boolean(row.problem)} act=${() => decide("accept")} />
      <${Act} label="Reject" act=${() => decide("reject")} />
      ${row.text !== null && text === null && html`<button class="btn btn-sm btn-outline-secondary" onClick=${() => setText(row.text)}>Reword</button>`}
    </div>
  </article>`;
}
