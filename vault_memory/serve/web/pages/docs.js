import { Answer, Page, Said, useAnswer } from "../parts.js";
import { html, useMemo, useState } from "../vendor/preact-htm.js";
import { fold } from "../words.js";

const METHODS = ["get", "post", "put", "patch", "delete"];

// The API as its own description has it.
export default function Docs() {
  const answer = useAnswer("/openapi.json");
  const [words, setWords] = useState("");
  return html`<${Page} title="API" lead=${html`What programs can ask of this server, with its token as <code>Authorization: Bearer …</code>. As a file: <code>GET /api/memory/openapi.json</code>.`}>
    <div class="bar"><label class="hidden" for="docs-filter">Find a call</label><input id="docs-filter" type="search" data-typing placeholder="Find a call" value=${words} onInput=${(event) => setWords(event.target.value)} /></div>
    <${Answer} of=${answer}>${(found) => html`<${Calls} found=${found} words=${fold(words.trim())} />`}<//>
  <//>`;
}

function Calls({ found, words }) {
  const calls = useMemo(
    () =>
      Object.entries(found.paths).flatMap(([path, item]) =>
        METHODS.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
      ),
    [found],
  );
  const shown = calls.filter((call) => fold(`${call.method} ${call.path} ${call.summary} ${call.description}`).includes(words));
  const tags = [...new Set(shown.map((call) => call.tags?.[0] ?? "other"))];
  return tags.map(
    (tag) =>
      html`<section key=${tag}><h2>${tag}</h2>${shown.filter((call) => (call.tags?.[0] ?? "other") === tag).map((call) => html`<${Call} key=${call.method + call.path} call=${call} schemas=${found.components?.schemas ?? {}} />`)}</section>`,
  );
}

function Call({ call, schemas }) {
  const body = call.requestBody?.content?.["application/json"]?.schema;
  const known = body?.$ref ? schemas[body.$ref.split("/").at(-1)] : body;
  const rows = [
    ...(call.parameters ?? []).map((each) => [
      each.name,
      each.in,
      typeOf(each.schema),
      each.required,
      each.description ?? each.schema?.description,
    ]),
    ...Object.entries(known?.properties ?? {}).map(([name, schema]) => [
      name,
      "body",
      typeOf(schema),
      (known.required ?? []).includes(name),
      schema.description,
    ]),
  ];
  return html`<details class="call" data-item><summary><span class=${`method method-${call.method}`}>${call.method.toUpperCase()}</span><code>${call.path}</code><span class="quiet"><${Said}>${(call.description ?? call.summary).replaceAll("``", "`")}<//></span></summary>
    ${rows.length ? html`<table class="table"><thead><tr><th scope="col">name</th><th scope="col">in</th><th scope="col">type</th><th scope="col">meaning</th></tr></thead><tbody>${rows.map(([name, where, type, required, meaning]) => html`<tr><td><code>${name}</code>${required && " *"}</td><td>${where}</td><td>${type}</td><td>${meaning ?? ""}</td></tr>`)}</tbody></table>` : html`<p class="quiet">It has no parameters.</p>`}
  </details>`;
}

function typeOf(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.enum) return schema.enum.join(" | ");
  if (schema.anyOf)
    return schema.anyOf
      .map(typeOf)
      .filter((each) => each !== "null")
      .join(" | ");
  if (schema.type === "array") return `${typeOf(schema.items)}[]`;
  return schema.format ?? schema.type ?? "";
}
