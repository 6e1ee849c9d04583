import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { get, path, query } from "../api.js";
import { Forget } from "../forget.js";
import { Age, Answer, Nothing, Page, Sources, Trouble, topicLink, useAnswer, useDelayed } from "../parts.js";

// Types have a colour and a shape, so that nobody needs to tell colours apart.
const LOOKS = {
  person: ["--node-1", "ellipse"], tool: ["--node-2", "round-rectangle"], project: ["--node-3", "diamond"],
  place: ["--node-4", "triangle"], concept: ["--node-5", "hexagon"], topic: ["--node-6", "rectangle"],
};
const look = (type) => LOOKS[type] || ["--node-7", "pentagon"];
export const entityLink = (name) => `/graph?name=${encodeURIComponent(name)}`;

export function Graph({ parameters }) {
  const name = parameters.get("name") || "";
  const [topics, setTopics] = useState(true);
  const answer = useAnswer("/entities/graph" + query({ around: name, topics: topics || "" }));
  const choose = (id) => { history.pushState(null, "", entityLink(id)); dispatchEvent(new Event("moved")); };
  return html`<${Page} title=${name ? answer.data?.nodes.find((node) => node.id === name)?.name || name.replace(/^entities\//, "") : "Graph"}
    lead=${name ? html`<a href="/graph">The whole graph</a>` : "Who and what your topics speak of, and how they are related."}>
    <${Ask} />
    <${Answer} of=${answer} empty=${(found) => !found.total && html`<${Nothing} title="No entities yet">They are found in your topics every half hour; or have it done now under <a href="/jobs">Jobs</a>.<//>`}>
      ${(found) => html`<div class="columns">
        <div>
          <${Drawing} found=${found} choose=${choose} chosen=${name} />
          <${Legend} nodes=${found.nodes} />
          ${!name && html`<label class="form-check"><input type="checkbox" class="form-check-input" checked=${topics} onChange=${(event) => setTopics(event.target.checked)} /> Topics too</label>`}
          ${found.total > found.nodes.length && html`<p class="quiet">Drawn are the ${found.nodes.length} with most relationships, of ${found.total.toLocaleString("en")}.</p>`}
        </div>
        ${name ? html`<${Entity} name=${name} />` : html`<${List} />`}
      </div>`}
    <//>
  <//>`;
}

function Legend({ nodes }) {
  const types = [...new Set(nodes.map((node) => node.type))].sort();
  return html`<ul class="legend" aria-label="Legend">${types.map((type) => html`<li><span class=${`swatch swatch-${look(type)[1]}`} data-look=${look(type)[0].slice(2)}></span> ${type}</li>`)}</ul>`;
}

function Drawing({ found, choose, chosen }) {
  const place = useRef();
  const [error, setError] = useState(null);
  useEffect(() => {
    let drawn, gone = false;
    const themed = new MutationObserver(() => drawn?.style(styles()));
    import("../vendor/cytoscape.js").then(({ default: cytoscape }) => {
      if (gone) return;
      drawn = cytoscape({
        container: place.current, style: styles(), minZoom: 0.2, maxZoom: 3,
        elements: [
          ...found.nodes.map((node) => ({ data: { id: node.id, label: node.name, type: node.type, size: 18 + Math.min(26, 4 * node.relations) }, classes: node.id === chosen ? "chosen" : "" })),
          ...found.edges.map((edge, number) => ({ data: { id: `edge ${number}`, source: edge.source, target: edge.goal, label: edge.relation === "appears in" ? "" : edge.relation } })),
        ],
        layout: { name: found.edges.length ? "cose" : "grid", animate: false, nodeDimensionsIncludeLabels: true, randomize: true, componentSpacing: 40, idealEdgeLength: () => 60, nodeRepulsion: () => 5000, padding: 16 },
      });
      if (drawn.zoom() > CLOSE) { drawn.zoom(CLOSE); drawn.center(); }
      legible(drawn);
      drawn.on("tap", "node", (event) => choose(event.target.id()));
      place.current.drawn = drawn;
      themed.observe(document.documentElement, { attributes: true });
    }).catch(() => setError(new Error("The graph could not be drawn; the list beside it holds the same.")));
    return () => { gone = true; themed.disconnect(); drawn?.destroy(); };
  }, [JSON.stringify(found.nodes.map((node) => node.id)), found.edges.length, chosen]);
  return html`${error && html`<${Trouble} error=${error} />`}
    <div class="graph" ref=${place} role="img" aria-label=${`Graph of ${found.nodes.length} nodes and ${found.edges.length} relationships; the same stands in the list`}></div>`;
}

const CLOSE = 1.3; // two nodes do not fill a page

// However far away a drawing is, its names are read: what is drawn small is written large.
function legible(drawn) {
  let before = 0;
  const write = () => {
    const scale = Math.min(3, Math.max(1, 1 / drawn.zoom()));
    if (Math.abs(scale - before) < 0.05) return;
    before = scale;
    drawn.nodes().style({ "font-size": 12 * scale, "text-margin-y": 4 * scale });
    drawn.edges().style({ "font-size": 10 * scale });
  };
  drawn.on("zoom", write);
  write();
}

function styles() {
  const css = getComputedStyle(document.documentElement);
  const color = (name) => css.getPropertyValue(name).trim();
  return [
    { selector: "node", style: { label: "data(label)", width: "data(size)", height: "data(size)", color: color("--bs-body-color"), "font-size": 12, "text-valign": "bottom", "text-margin-y": 4, "text-background-color": color("--surface"), "text-background-opacity": 0.8, "text-background-padding": 2, "border-width": 1.5, "border-color": color("--bs-body-color") } },
    ...[...Object.entries(LOOKS), ["", look("")]].map(([type, [name, shape]]) => ({ selector: type ? `node[type = "${type}"]` : Object.keys(LOOKS).map((known) => `[type != "${known}"]`).reduce((all, one) => all + one, "node"), style: { "background-color": color(name), shape } })),
    { selector: "edge", style: { width: 1.5, "line-color": color("--bs-secondary-color"), "target-arrow-color": color("--bs-secondary-color"), "target-arrow-shape": "triangle", "curve-style": "bezier", label: "data(label)", "font-size": 10, color: color("--bs-secondary-color"), "text-rotation": "autorotate", "text-background-color": color("--surface"), "text-background-opacity": 0.8 } },
    { selector: ".chosen", style: { "border-width": 4, "border-color": color("--accent") } },
  ];
}

function List() {
  const [words, setWords] = useState("");
  const [type, setType] = useState("");
  const asked = useDelayed(words, 150);
  const answer = useAnswer("/entities" + query({ q: asked, type, limit: 100 }));
  return html`<section class="card-like" aria-label="Entities"><h2>Entities</h2>
    <label class="visually-hidden" for="entity-filter">Find an entity</label>
    <input id="entity-filter" type="search" class="form-control mb-2" placeholder="Find by name" value=${words} onInput=${(event) => setWords(event.target.value)} />
    <${Answer} of=${answer}>${(found) => html`
      <label class="visually-hidden" for="entity-type">Type</label>
      <select id="entity-type" class="form-select mb-2" value=${type} onChange=${(event) => setType(event.target.value)}>
        <option value="">every type</option>${Object.entries(found.types).map(([name, count]) => html`<option value=${name}>${name} (${count})</option>`)}</select>
      ${found.items.length ? html`<ul class="entities" tabindex="0" aria-label="Names">${found.items.map((node) => html`<li key=${node.id}><a href=${entityLink(node.id)}>${node.name}</a> <span class="quiet">${node.type} · ${node.relations}</span></li>`)}</ul>` : html`<p class="quiet">Nothing of that name.</p>`}
      ${found.total > found.items.length && html`<p class="quiet">${found.items.length} of ${found.total.toLocaleString("en")}: type more of the name.</p>`}`}<//>
  </section>`;
}

const Line = ({ edge, of }) => html`<li>${edge.source === of ? "" : html`<a href=${entityLink(edge.source)}>${edge.subject}</a> `}<strong>${edge.relation}</strong> ${edge.goal === of ? "" : html`<a href=${edge.target_type === "topic" ? topicLink({ path: `${edge.goal}.md` }) : entityLink(edge.goal)}>${edge.target}</a>`}
  <span class="quiet">${edge.since && html` · since <${Age} of=${edge.since} />`}${edge.until && html` · until <${Age} of=${edge.until} />`}${edge.sources.length > 0 && html` · from <${Sources} of=${edge.sources} />`}</span></li>`;

function Entity({ name }) {
  const answer = useAnswer(`/entities/${path(name)}`);
  const gone = () => { history.replaceState(null, "", "/graph"); dispatchEvent(new Event("moved")); };
  return html`<section class="card-like" aria-label="Entity"><${Answer} of=${answer}>${(found) => html`
    <div class="d-flex justify-content-between gap-3"><h2>${found.name} <span class="type">${found.type}</span></h2>
      <${Forget} kind="entity" name=${found.path || found.name} title=${found.name} gone=${gone} /></div>
    ${found.aliases.length > 0 && html`<p class="quiet">also ${found.aliases.join(", ")}</p>`}
    ${found.path && html`<p class="path">${found.path}</p>`}
    <h3>Related</h3>
    ${found.relationships.length ? html`<ul class="entities">${found.relationships.map((edge) => html`<${Line} edge=${edge} of=${found.id} />`)}</ul>` : html`<p class="quiet">Nothing that holds.</p>`}
    ${found.topics.length > 0 && html`<h3>Topics</h3><ul class="entities">${found.topics.map((topic) => html`<li><a href=${topicLink(topic)}>${topic.topic}</a></li>`)}</ul>`}
    ${found.ended.length > 0 && html`<details><summary>${found.ended.length} no longer so</summary><ul class="entities">${found.ended.map((edge) => html`<${Line} edge=${edge} of=${found.id} />`)}</ul></details>`}`}<//></section>`;
}

function Ask() {
  const [words, setWords] = useState("");
  const [state, set] = useState({});
  const ask = async (event) => {
    event.preventDefault();
    if (!words.trim()) return;
    try { set({ items: (await get("/entities/ask" + query({ q: words.trim() }))).items }); } catch (error) { set({ error }); }
  };
  return html`<form class="bar" role="search" onSubmit=${ask}>
      <label class="visually-hidden" for="ask">Ask the graph</label>
      <input id="ask" type="search" class="form-control" placeholder="What tools do I like? Who uses Postgres?" value=${words} onInput=${(event) => { setWords(event.target.value); set({}); }} />
      <button class="btn btn-outline-secondary">Ask</button></form>
    <div role="status">${state.error && html`<p class="quiet">${state.error.message}</p>`}
      ${state.items && (state.items.length ? html`<ul class="entities card-like">${state.items.map((edge) => html`<${Line} edge=${edge} />`)}</ul>` : html`<p class="quiet">Nothing is known of that.</p>`)}</div>`;
}
