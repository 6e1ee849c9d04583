import { may, query } from "../api.js";
import { Conversation } from "../conversation.js";
import { Age, Answer, called, conversationLink, Nothing, Page, Pages, useAnswer, useDelayed, useEvent } from "../parts.js";
import { say } from "../router.js";
import { archiveFiles } from "../tray.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { count } from "../words.js";

export default function Conversations({ parameters }) {
  const id = parameters.get("id");
  return id ? html`<${Conversation} id=${id} parameters=${parameters} />` : html`<${List} parameters=${parameters} />`;
}

function List({ parameters }) {
  const [words, setWords] = useState(parameters.get("q") || "");
  const [offset, setOffset] = useState(Number(parameters.get("from") || 0));
  const asked = useDelayed(words, 150);
  const answer = useAnswer("/conversations" + query({ q: asked, offset, limit: 50 }));
  useEvent("changed", answer.again);
  useEffect(() => say({ q: asked, from: offset || "" }), [asked, offset]);
  const take = (event) => {
    archiveFiles([...event.target.files]);
    event.target.value = "";
  };
  return html`<${Page} title="Conversations" lead="What was said, kept word for word. A file dropped anywhere on the page is archived."
    actions=${may("writer") && html`<label class="btn primary file">Archive a file<input type="file" multiple accept=".json,.jsonl,.md,.txt,.html,.zip" onChange=${take} /></label>`}>
    <div class="bar">
      <label class="hidden" for="conversation-filter">Find a conversation</label>
      <input id="conversation-filter" type="search" data-typing placeholder="Find by title" value=${words} onInput=${(event) => {
        setWords(event.target.value);
        setOffset(0);
      }} />
    </div>
    <${Answer} of=${answer} empty=${(found) => !found.total && html`<${Nothing} title=${asked ? "No such conversation" : "No conversations yet"}>${asked ? html`<a href=${`/?q=${encodeURIComponent(asked)}&kind=conversation`}>Search what was said</a> for “${asked}”.` : "Archive a file, or let your agent keep them as they happen."}<//>`}>
      ${(found) => html`
        <ul class="list">${found.items.map(
          (row) => html`<li key=${row.id}>
          <a href=${conversationLink(row.id)} data-item>${called(row.id, row.title)}</a>
          <span class="quiet">${count(row.messages, "message")}</span>
          <span class="quiet end"><${Age} of=${row.last} /></span></li>`,
        )}</ul>
        <${Pages} of=${found} go=${setOffset} />`}
    <//>
  <//>`;
}
