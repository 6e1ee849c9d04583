import { follow, send } from "../api.js";
import { Act, Nothing, Page, topicLink } from "../parts.js";
import { html, useState } from "../vendor/preact-htm.js";
import { capital, count } from "../words.js";

export default function Doctor() {
  const [found, set] = useState(null);
  const look = async (fix) => set((await follow(await send(`/doctor${fix ? "?fix=true" : ""}`, "POST"))).result);
  const fixable = found?.findings.filter((each) => each.fixable).length;
  return html`<${Page} title="Doctor" lead="What is wrong with the vault, and how to repair it. The examination changes nothing."
    actions=${html`<${Act} label=${found ? "Examine again" : "Examine now"} busy="Examining …" kind="primary" act=${() => look(false)} />`}>
    ${!found && html`<${Nothing} title="Not examined yet">Documents, ids, links, near-duplicates, the index, permissions, git.<//>`}
    ${
      found &&
      html`
      <p role="status">${found.documents.toLocaleString("en")} documents, ${found.cells.toLocaleString("en")} current statements: <strong>${found.healthy ? "nothing wrong" : count(found.findings.filter((each) => each.weight !== "note").length, "thing to repair", "things to repair")}</strong></p>
      ${found.fixed.map((line) => html`<p class="quiet">Repaired: ${line}</p>`)}
      ${fixable > 0 && html`<p><${Act} label=${`Repair what is safe (${fixable})`} busy="Repairing …" act=${() => look(true)} /> <span class="quiet">What a person wrote is not changed.</span></p>`}
      <ul class="findings">${found.findings.map(
        (each) => html`<li class=${`finding finding-${each.weight}`}>
        <strong>${capital(each.weight)}</strong> ${each.path.startsWith("topics/") ? html`<a class="path" href=${topicLink(each)}>${each.path}${each.line ? `:${each.line}` : ""}</a>` : html`<span class="path">${each.path}${each.line ? `:${each.line}` : ""}</span>`}
        <p>${capital(each.message)}</p>${each.mend && html`<p class="quiet">→ ${each.mend === "vault-memory review" ? html`<a href="/review">decide it in Review</a>` : each.mend}</p>`}</li>`,
      )}</ul>`
    }
  <//>`;
}
