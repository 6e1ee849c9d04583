import { may, query } from "../api.js";
import { Age, Answer, Nothing, Page, Pages, topicLink, useAnswer, useDelayed, useEvent } from "../parts.js";
import { say } from "../router.js";
import { Topic } from "../topic.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { brief, count } from "../words.js";

export default function Topics({ parameters }) {
  const name = parameters.get("path") || parameters.get("name");
  return name ? html`<${Topic} name=${name} parameters=${parameters} />` : html`<${List} parameters=${parameters} />`;
}

function List({ parameters }) {
  const [words, setWords] = useState(parameters.get("q") || "");
  const [sort, setSort] = useState(parameters.get("sort") || "name");
  const [offset, setOffset] = useState(Number(parameters.get("from") || 0));
  const asked = useDelayed(words, 150);
  const answer = useAnswer("/topics" + query({ q: asked, sort, offset, limit: 100 }));
  useEvent("changed", answer.again);
  useEffect(() => say({ q: asked, sort: sort === "name" ? "" : sort, from: offset || "" }), [asked, sort, offset]);
  const make = (name) => dispatchEvent(new CustomEvent("add", { detail: { kind: "topic", topic: name } }));
  const button = may("writer") && html`<button type="button" class="btn" data-key="n" onClick=${() => make("")}>New topic</button>`;
  return html`<${Page} title="Topics" lead="What is known, in one note for each topic." actions=${button}>
    <div class="bar">
      <label class="hidden" for="topic-filter">Find a topic</label>
      <input id="topic-filter" type="search" data-typing placeholder="Find a topic" value=${words} onInput=${(event) => {
        setWords(event.target.value);
        setOffset(0);
      }} />
      <label class="hidden" for="topic-sort">Order</label>
      <select id="topic-sort" value=${sort} onChange=${(event) => {
        setSort(event.target.value);
        setOffset(0);
      }}>
        <option value="name">by name</option><option value="updated">newest first</option><option value="cells">largest first</option>
      </select>
    </div>
    <${Answer} of=${answer} empty=${(found) => !found.total && html`<${Nothing} title=${asked ? "No such topic" : "No topics yet"}>${asked ? html`<a href=${`/?q=${encodeURIComponent(asked)}`}>Search for “${asked}”</a>${may("writer") && html`, or <button type="button" class="link" onClick=${() => make(asked)}>write this topic</button>`}.` : "Archiving a conversation creates topics, and so does “New topic”."}<//>`}>
      ${(found) => html`
        <ul class="list">${found.items.map(
          (row) => html`<li key=${row.path}>
          <a href=${topicLink(row)} data-item>${brief(row.topic)}</a>
          <span class="quiet">${row.malformed ? html`<span class="flag">cannot be read</span>` : count(row.cells, "statement")}</span>
          <span class="quiet end"><${Age} of=${row.updated} /></span>
        </li>`,
        )}</ul>
        <${Pages} of=${found} go=${setOffset} />`}
    <//>
  <//>`;
}
