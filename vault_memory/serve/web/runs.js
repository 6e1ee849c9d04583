// Taking runs back.
import { path, send } from "./api.js";
import { dropAnswers } from "./parts.js";

export async function takeBack(run) {
  const done = await send(`/history/${path(run)}/undo`, "POST");
  dropAnswers();
  dispatchEvent(new Event("changed"));
  return done;
}
