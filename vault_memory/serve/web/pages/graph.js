import { get, path, query } from "../api.js";
import { Drawing, TopicMap } from "../drawing.js";
import { ForgetButton } from "../forget.js";
import { colour } from "../layout.js";
import { Answer, Day, entityLink, Nothing, Page, Panel, Sources, Tabs, topicLink, useAnswer, useDelayed } from "../parts.js";
import { go, say } from "../router.js";
import { html, useEffect, useMemo, useState } from "../vendor/preact-htm.js";
import { brief, capital, count } from "../words.js";

const TABS = [
  ["entities", "Who and what"],
  ["map", "Topics by meaning"],
];

export default function Graph({ parameters }) {
  const name = parameters.get("name") || "";
  const [shown, show] = useState(parameters.get("view") || "entities");
  useEffect(() => say({ name, view: shown === "entities" ? "" : shown, ask: parameters.get("ask") }), [shown]);
  const answer = useAnswer("/entities/graph" + query({ around: name, topics: "true" }));
  const open = (id) => go(entityLink(id));
  const openTopic = (id) => go(topicLink({ path: `${id.replace(/\.md$/, "")}.md` }));
  const title = name ? answer.data?.nodes.find((node) => node.id === name)?.name || name.replace(/^entities\//, "") : "Graph";
  useEffect(() => document.querySelector(".page")?.classList.add("broad"), []);
  return html`<${Page} wide title=${title} lead=${name ? html`<a href="/graph">The whole graph</a>` : "The people and things that your topics mention, and how they are related."}>
    ${!name && html`<${Tabs} tabs=${TABS} shown=${shown} show=${show} name="Graph or map" />`}
    <${Panel} of="entities" shown=${name ? "entities" : shown}>
      <${Ask} nodes=${answer.data?.nodes} edges=${answer.data?.edges} asked=${parameters.get("ask") || ""} />
      <${Answer} of=${answer} empty=${(found) => !found.total && html`<${Nothing} title="No entities yet">Your topics are searched for them every half hour. To do it now, go to <a href="/jobs">Jobs</a>.<//>`}>
        ${(found) => html`<div class=${alone(found, name) ? "" : "columns"}>
          ${
            !alone(found, name) &&
            html`<div><${Drawing} nodes=${found.nodes} edges=${found.edges} chosen=${idOf(found, name)} choose=${open} openTopic=${openTopic} />
            <${Legend} nodes=${found.nodes} />
            ${found.total > found.nodes.length && html`<p class="quiet">The drawing shows the ${found.nodes.length} with the most relationships, of ${found.total.toLocaleString("en")}.</p>`}</div>`
          }
          ${name ? html`<${Entity} name=${name} />` : html`<${List} />`}
        </div>`}<//>
    <//>
    ${!name && html`<${Panel} of="map" shown=${shown}>${shown === "map" && html`<${ByMeaning} />`}<//>`}
  <//>`;
}

const idOf = (found, name) => found.nodes.find((node) => node.id === name || node.name === name)?.id ?? "";
// One dot is no picture: somebody who is related to nobody has a list of topics.
const alone = (found, name) => name && found.nodes.filter((node) => node.type !== "topic").length < 2;

function ByMeaning() {
  const answer = useAnswer("/map");
  return html`<${Answer} of=${answer} empty=${(found) => !found.items.length && html`<${Nothing} title="No map yet">The map needs at least three topics, and search by meaning.<//>`}>
    ${(found) => html`<${TopicMap} items=${found.items} open=${(to) => go(topicLink({ path: to }))} /><p class="quiet">Similar topics lie close together. The larger a circle, the more statements the topic has.</p>`}<//>`;
}

// One colour a type; the areas are topics.
function Legend({ nodes }) {
  const colours = new Map();
  for (const node of nodes)
    if (node.type !== "topic") colours.set(colour(node.type), new Set([...(colours.get(colour(node.type)) ?? []), node.type]));
  return html`<ul class="legend" aria-label="Legend">${[...colours].sort().map(([number, types]) => html`<li key=${number}><svg viewBox="0 0 10 10" aria-hidden="true"><circle class=${`type-${number}`} cx="5" cy="5" r="5" /></svg> ${[...types].sort().join(", ")}</li>`)}
    <li><svg viewBox="0 0 10 10" aria-hidden="true"><circle class="group-area" cx="5" cy="5" r="4.5" /></svg> a topic, around what it mentions</li></ul>`;
}

function List() {
  const [words, setWords] = useState("");
  const [type, setType] = useState("");
  const asked = useDelayed(words, 150);
  const answer = useAnswer("/entities" + query({ q: asked, type, limit: 100 }));
  return html`<section class="card" aria-label="Entities"><h2>Entities</h2>
    <label class="hidden" for="entity-filter">Find an entity</label>
    <input id="entity-filter" type="search" class="field field-row" placeholder="Find by name" value=${words} onInput=${(event) => setWords(event.target.value)} />
    <${Answer} of=${answer}>${(found) => html`
      <label class="hidden" for="entity-type">Type</label>
      <select id="entity-type" class="field field-row" value=${type} onChange=${(event) => setType(event.target.value)}>
        <option value="">every type</option>${Object.entries(found.types).map(([name, number]) => html`<option value=${name}>${name} (${number})</option>`)}</select>
      ${found.items.length ? html`<ul class="entities" tabindex="0" aria-label="Names">${found.items.map((node) => html`<li key=${node.id}><a href=${entityLink(node.id)} data-item>${node.name}</a> <span class="quiet">${node.type} · ${count(node.relations, "link")}</span></li>`)}</ul>` : html`<p class="quiet">No entity has that name.</p>`}
      ${found.total > found.items.length && html`<p class="quiet">${found.items.length} of ${found.total.toLocaleString("en")}: type more of the name.</p>`}`}<//>
  </section>`;
}

const Line = ({
  edge,
  of,
  titles,
}) => html`<li>${edge.source === of ? "" : html`<a href=${entityLink(edge.source)}>${edge.subject}</a> `}<strong>${edge.relation}</strong> ${edge.goal === of ? "" : html`<a href=${edge.target_type === "topic" ? topicLink({ path: `${edge.goal}.md` }) : entityLink(edge.goal)}>${edge.target}</a>`}
  <span class="quiet">${edge.since && html` · since <${Day} of=${edge.since} />`}${edge.until && html` · until <${Day} of=${edge.until} />`}${edge.sources.length > 0 && html` · from <${Sources} of=${edge.sources} titles=${titles} />`}</span></li>`;

function Entity({ name }) {
  const answer = useAnswer(`/entities/${path(name)}`);
  return html`<section class="card" aria-label="Entity"><${Answer} of=${answer}>${(found) => html`
    <div class="row between"><h2>${found.name} <span class="flag">${found.type}</span></h2>
      <${ForgetButton} kind="entity" name=${found.path || found.name} title=${found.name} gone=${() => go("/graph", { replace: true })} /></div>
    ${found.aliases.length > 0 && html`<p class="quiet">also ${found.aliases.join(", ")}</p>`}
    <h3>Related</h3>
    ${found.relationships.length ? html`<ul class="entities">${found.relationships.map((edge) => html`<${Line} edge=${edge} of=${found.id} titles=${found.titles} />`)}</ul>` : html`<p class="quiet">No current relationships.</p>`}
    ${found.topics.length > 0 && html`<h3>Topics</h3><ul class="entities">${found.topics.map((topic) => html`<li><a href=${topicLink(topic)}>${brief(topic.topic)}</a></li>`)}</ul>`}
    ${found.ended.length > 0 && html`<details><summary>${count(found.ended.length, "ended relationship")}</summary><ul class="entities">${found.ended.map((edge) => html`<${Line} edge=${edge} of=${found.id} titles=${found.titles} />`)}</ul></details>`}
    ${found.path && html`<p class="path">${found.path}</p>`}`}<//></section>`;
}

// Questions that this graph has an answer to.
function examples(nodes, edges) {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const related = edges.filter((edge) => edge.relation !== "appears in" && known.get(edge.source)?.type !== "topic");
  const verbs = related
    .filter((edge) => /^(likes|uses|owns|visited|knows)$/.test(edge.relation))
    .map((edge) => `Who ${edge.relation} ${edge.target}?`);
  const largest = nodes.find((node) => node.type !== "topic");
  return [...new Set([...verbs.slice(0, 2), ...(largest ? [`What is known of ${largest.name}?`] : [])])];
}

function Ask({ nodes, edges, asked }) {
  const [words, setWords] = useState(asked);
  const [state, set] = useState({});
  const questions = useMemo(() => (nodes ? examples(nodes, edges) : []), [nodes, edges]);
  const ask = async (question) => {
    if (!question) return;
    setWords(question);
    const known = Object.fromEntries(new URLSearchParams(location.search));
    say({ ...known, ask: question });
    try {
      set(await get("/entities/ask" + query({ q: question })));
    } catch (error) {
      set({ error });
    }
  };
  useEffect(() => {
    if (asked) ask(asked);
  }, []);
  return html`<form class="bar" role="search" onSubmit=${(event) => {
    event.preventDefault();
    ask(words.trim() || questions[0]);
  }}>
      <label class="hidden" for="ask">Ask the graph</label>
      <input id="ask" type="search" data-typing placeholder=${questions[0] || "What tools do I like?"} value=${words} onInput=${(event) => {
        setWords(event.target.value);
        set({});
      }} />
      <button class="btn">Ask</button></form>
    <div role="status">${state.error && html`<p class="quiet">${capital(state.error.message)}</p>`}
      ${state.items && (state.items.length ? html`<ul class="entities card">${state.items.map((edge) => html`<${Line} edge=${edge} titles=${state.titles} />`)}</ul>` : html`<p class="quiet">Nothing is known about that.${questions.length > 0 && html` Try: ${questions.map((question, number) => html`${number ? " · " : " "}<button type="button" class="link" onClick=${() => ask(question)}>${question}</button>`)}`}</p>`)}</div>`;
}
