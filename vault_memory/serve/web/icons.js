// Line drawings, 20 by 20, in the colour of the text.
import { html } from "./vendor/preact-htm.js";

const LINES = {
  home: "M3 9.5 10 3.5l7 6M5 8.5v8h10v-8M8.5 16.5v-5h3v5",
  topics: "M5 3.5h7.5l3 3v10H5zM12 3.5v3.5h3.5M7.5 10.5h5M7.5 13.5h5",
  conversations: "M3 4.5h14v9H9l-4 3v-3H3z",
  review: "M4 10.5l4 4 8-9",
  history: "M10 5.5v5l3 2M3.5 10a6.5 6.5 0 1 0 2-4.7M3.5 3.5v3h3",
  graph:
    "M5.5 14.5 9 7m2 0 3.5 6.5M6.5 15.5h7M10 6.8a2 2 0 1 0 0-3.9 2 2 0 0 0 0 3.9M4.7 17.2a2 2 0 1 0 0-3.9 2 2 0 0 0 0 3.9M15.3 17.2a2 2 0 1 0 0-3.9 2 2 0 0 0 0 3.9",
  profile: "M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4M4 17c.4-3.4 2.8-5 6-5s5.6 1.6 6 5",
  metrics: "M3.5 16.5h13M5.5 14v-4M10 14V5M14.5 14V8",
  jobs: "M10 3.2v2.3m0 9v2.3M3.2 10h2.3m9 0h2.3M5.2 5.2l1.6 1.6m6.4 6.4 1.6 1.6m0-9.6-1.6 1.6m-6.4 6.4-1.6 1.6",
  doctor: "M10 4.5v11M4.5 10h11",
  settings: "M3.5 6h8m4 0h1m-13 8h1m4 0h8M13.5 4v4M6.5 12v4",
  more: "M3.8 10a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0m5.5 0a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0m5.5 0a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0",
  search: "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M13 13l4 4",
  docs: "M7 6 3.5 10 7 14m6-8 3.5 4-3.5 4",
};

export const Icon = ({ of }) =>
  html`<svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d=${LINES[of]} /></svg>`;
