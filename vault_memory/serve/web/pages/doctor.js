import { follow, send } from "../api.js";
import { Act, Nothing, Page, topicLink } from "../parts.js";
import { html, useState } from "../vendor/preact-htm.js";

const WEIGHT = { error: "error", warning: "warning", note: "to know" };

export default function Doctor() {
  const [found, set] = useState(null);
  const look = async (fix) => set((await follow(await send(`/doctor${fix ? "?fix=true" : ""}`, "POST"))).result);
  const fixable = found?.findings.filter((each) => each.fixable).length;
  return html`<${Page} title="Doctor" lead="What is wrong with the vault, and how to mend it. Looking changes nothing."
    actions=${html`<${Act} label=${found ? "Look again" : "Look now"} busy="Looking …" kind="primary" act=${() => look(false)} />`}>
    ${!found && html`<${Nothing} title="Not examined yet">Documents, ids, links, near-duplicates, the index, permissions, git.<//>`}
    ${
      found &&
      html`
      <p role="status">${found.documents.toLocaleString("en")} documents, ${found.cells.toLocaleString("en")} current statements: <strong>${found.healthy ? "nothing wrong" : `${found.findings.filter((each) => each.weight !== "note").length} things to mend`}</strong></p>
      ${found.fixed.map((line) => html`<p class="quiet">fixed ${line}</p>`)}
      ${fixable > 0 && html`<p><${Act} label=${`Repair what is safe (${fixable})`} busy="Repairing …" act=${() => look(true)} /> <span class="quiet">Never what a person wrote.</span></p>`}
      <ul class="findings">${found.findings.map(
        (each) => html`<li class=${`finding finding-${each.weight}`}>
        <strong>${WEIGHT[each.weight]}</strong> ${each.path.startsWith("topics/") ? html`<a class="path" href=${topicLink(each)}>${each.path}${each.line ? `:${each.line}` : ""}</a>` : html`<span class="path">${each.path}${each.line ? `:${each.line}` : ""}</span>`}
        <p>${each.message}</p>${each.mend && html`<p class="quiet">→ ${each.mend === "vault-memory review" ? html`<a href="/review">decide it in Review</a>` : each.mend}</p>`}</li>`,
      )}</ul>`
    }
  <//>`;
}
