// Before anything is drawn: light or dark, as chosen here or by the system.
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const chosen = localStorage.getItem("theme") || "auto";
    document.documentElement.dataset.theme = chosen === "auto" ? (dark.matches ? "dark" : "light") : chosen;
  };
  dark.addEventListener("change", apply);
  addEventListener("storage", apply);
  globalThis.chooseTheme = (name) => {
    localStorage.setItem("theme", name);
    apply();
    dispatchEvent(new Event("theme"));
  };
  apply();
})();
