// Rename, merge, split and delete a topic: the dialog of each.

import { Names } from "./add.js";
import { path, send } from "./api.js";
import { Act, moveDrafts, tell, topicLink } from "./parts.js";
import { go } from "./router.js";
import { takeBack } from "./runs.js";
import { html, useEffect, useRef, useState } from "./vendor/preact-htm.js";
import { brief } from "./words.js";

const VERBS = {
  rename: [(name) => `Rename “${name}”`, "Its file and the links to it are renamed, too; the old name stays as an alias.", "Rename"],
  merge: [(name) => `Merge “${name}” into another topic`, "All its statements move there, under headings of the same name.", "Merge"],
  split: [
    (name) => `Make a topic of a section of “${name}”`,
    "The statements of the section move there. Without a new name the topic is named after the section.",
    "Split",
  ],
  delete: [(name) => `Delete “${name}”?`, "It can be undone. To leave no trace, forget it instead.", "Delete"],
};
const DONE = { rename: "Renamed.", merge: "Merged.", split: "Split.", delete: "Deleted." };

// Rename, merge, split or delete a topic: each is a run, which can be undone.
export function Verb({ verb, topic, leave, close }) {
  const { data } = topic;
  const sections = [
    ...new Set(
      data.cells
        .filter((cell) => !cell.superseded)
        .map((cell) => cell.section)
        .filter(Boolean),
    ),
  ];
  const [name, setName] = useState(verb === "rename" ? data.topic : "");
  const [section, setSection] = useState(sections[0] || "");
  const dialog = useRef();
  const submit = useRef();
  useEffect(() => {
    dialog.current.showModal();
    const field = dialog.current.querySelector("input, select");
    field?.focus();
    field?.select?.();
  }, []);
  const act = async () => {
    const address = `/topics/${path(data.path)}`;
    const options = { etag: topic.etag };
    const done =
      verb === "delete"
        ? await send(address, "DELETE", undefined, options)
        : await send(address, "POST", { verb, name, section: verb === "split" ? section : "" }, options).catch(forPage);
    if (verb !== "split") moveDrafts(data.path, verb === "rename" ? done.path : "");
    dialog.current.close();
    leave(verb === "delete" ? "" : done.path);
    tell(
      DONE[verb],
      done.run &&
        (async () => {
          await takeBack(done.run);
          go(topicLink({ path: data.path }));
        }),
    );
  };
  const words = VERBS[verb];
  return html`<dialog ref=${dialog} class="ask" onClose=${close} aria-labelledby="verb"><form ref=${submit} onSubmit=${(event) => {
    event.preventDefault();
    dialog.current.querySelector(".act button").click();
  }}>
    <h2 id="verb">${words[0](brief(data.topic))}</h2><p>${words[1]}</p>
    ${verb === "split" && html`<label for="verb-section">Section</label><select id="verb-section" value=${section} onChange=${(event) => setSection(event.target.value)}>${sections.map((each) => html`<option value=${each}>${each}</option>`)}</select>`}
    ${
      verb !== "delete" &&
      html`<label for="verb-name">${verb === "merge" ? "Into" : "New name"}</label>
      <input id="verb-name" type="text" value=${name} autocomplete="off" list=${verb === "merge" ? "topic-names" : undefined} onInput=${(event) => setName(event.target.value)} />`
    }
    ${verb === "merge" && html`<${Names} words=${name} />`}
    <div class="row end"><button type="button" class="btn" onClick=${() => dialog.current.close()}>Cancel</button>
      <${Act} type="button" label=${words[2]} kind=${verb === "delete" ? "danger" : "primary"} act=${act} /></div></form>
  </dialog>`;
}

// What the command line would do is a choice of this page's menu.
function forPage(problem) {
  throw new Error(problem.message.replace(/; vault-memory topics merge .*/, "; to join the two, merge one into the other"));
}
