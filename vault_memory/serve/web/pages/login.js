import { keep, send, session } from "../api.js";
import { Trouble } from "../parts.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";

// The login link carries the token behind the #, which browsers send to nobody.
export function Login({ done }) {
  const [token, setToken] = useState("");
  const [error, setError] = useState(null);
  const enter = async (given) => {
    try {
      const opened = await send("/session", "POST", { token: given });
      session.user = opened.user;
      keep(opened.key);
      if (location.pathname === "/login") history.replaceState(null, "", "/");
      dispatchEvent(new Event("moved"));
      await done();
      dispatchEvent(new Event("ask-again"));
    } catch (problem) {
      setError(problem);
    }
  };
  useEffect(() => {
    const before = document.title;
    document.title = "Log in · vault_memory";
    const given = location.hash.slice(1);
    if (location.pathname === "/login" && given) {
      history.replaceState(null, "", "/login");
      enter(given);
    }
    return () => {
      document.title = before;
    };
  }, []);
  return html`<main id="main" class="login">
    <img src=${new URL("../icon.svg", import.meta.url)} alt="" width="56" height="56" />
    <h1>vault_memory</h1>
    <p>Open the link that <code>vault-memory serve --link</code> shows, or paste a token: the one in <code>.state/server-token</code>, or the one that you were given.</p>
    ${error && html`<${Trouble} error=${error} />`}
    <form onSubmit=${(event) => {
      event.preventDefault();
      enter(token);
    }}>
      <label for="token">Token</label>
      <input id="token" type="password" autofocus autocomplete="off" required value=${token} onInput=${(event) => setToken(event.target.value)} />
      <button class="btn primary">Log in</button>
    </form>
  </main>`;
}
