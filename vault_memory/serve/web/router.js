// Addresses: every state of the page has one, and going back returns to the place.
import { useEffect, useState } from "./vendor/preact-htm.js";

const places = new Map(); // scroll position by the number of its history entry
let last = Number(history.state?.at ?? 0);
history.scrollRestoration = "manual";
if (history.state?.at === undefined) history.replaceState({ at: last }, "");

const here = () => location.pathname + location.search;
const moved = () => dispatchEvent(new Event("moved"));

// Go to an address as a link does: a new entry of the history, from the top.
export function go(address, { replace = false } = {}) {
  const to = new URL(address, location.href);
  if (replace) {
    history.replaceState({ at: last }, "", to);
  } else {
    history.pushState({ at: ++last }, "", to);
    scrollTo(0, 0);
  }
  moved();
  if (!replace) settle();
}

// The page shows something else in its place, and going back shows again what it showed.
export function step(address) {
  history.pushState({ at: ++last, step: true }, "", new URL(address, location.href));
  scrollTo(0, 0);
  moved();
}

// Go back over a step of `step`; false where this is none.
export function back() {
  if (!history.state?.step) return false;
  history.back();
  return true;
}

// The same page says what it shows, without a step of its own to go back over.
export function say(parameters) {
  const known = Object.entries(parameters).filter(([, value]) => value !== "" && value !== undefined && value !== null && value !== false);
  const query = new URLSearchParams(known).toString();
  history.replaceState({ ...history.state, at: last }, "", location.pathname + (query ? `?${query}` : ""));
}

// Focus goes where one types, else to the content, for whoever reads by ear or by keys.
function settle() {
  setTimeout(() => {
    if (document.activeElement?.closest("main > *, dialog")) return;
    const typing = matchMedia("(pointer: fine)").matches && document.querySelector("main [data-typing]");
    (typing || document.getElementById("main"))?.focus({ preventScroll: true });
  }, 30);
}

// What is loaded late makes the page long enough late: the place is looked for until it is there, or somebody moves.
function restore(wanted) {
  if (!wanted) {
    scrollTo(0, 0);
    return;
  }
  const until = performance.now() + 2000;
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  for (const name of ["wheel", "keydown", "touchstart", "pointerdown"]) addEventListener(name, stop, { once: true, passive: true });
  const look = () => {
    if (stopped) return;
    scrollTo(0, wanted);
    if (Math.abs(scrollY - wanted) > 2 && performance.now() < until) requestAnimationFrame(look);
  };
  look();
}

export function useAddress() {
  const [address, set] = useState(here());
  useEffect(() => {
    const show = () => set(here());
    const back = () => {
      last = Number(history.state?.at ?? 0);
      const wanted = places.get(last); // before the page that is left grows short and scrolls by itself
      show();
      requestAnimationFrame(() => restore(wanted));
    };
    const keep = () => places.set(Number(history.state?.at ?? 0), scrollY);
    const followed = (event) => {
      const link = event.target.closest?.("a[href]");
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
      if (!link || !plain || link.target || link.origin !== location.origin || link.pathname.startsWith("/static")) return;
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
      event.preventDefault();
      go(link.href);
    };
    addEventListener("popstate", back);
    addEventListener("moved", show);
    addEventListener("scroll", keep, { passive: true });
    document.addEventListener("click", followed);
    return () => {
      removeEventListener("popstate", back);
      removeEventListener("moved", show);
      removeEventListener("scroll", keep);
      document.removeEventListener("click", followed);
    };
  }, []);
  return address;
}
