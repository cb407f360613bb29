// Writes down everything that would appear on the console until the page is left: what was being
// loaded then fails by being left, which is no fault. What it wrote outlives a reload, and
// sessionStorage is left alone by the variants that break localStorage.
(() => {
  const { getItem, setItem } = Storage.prototype;
  const store = window.sessionStorage;
  let isLeft = false;
  window.addEventListener("beforeunload", () => (isLeft = true));
  window.addEventListener("pageshow", () => (isLeft = false));
  const note = (kind, text) => {
    if (isLeft) return;
    const messages = JSON.parse(getItem.call(store, "messages") ?? "[]");
    messages.push(`${kind}: ${text}`);
    setItem.call(store, "messages", JSON.stringify(messages));
  };
  for (const kind of ["assert", "debug", "dir", "error", "info", "log", "table", "trace", "warn"]) {
    const say = console[kind].bind(console);
    console[kind] = (...words) => {
      if (isLeft) return;
      if (kind !== "assert" || !words[0]) note(`console.${kind}`, words.map(String).join(" "));
      say(...words);
    };
  }
  window.addEventListener(
    "error",
    (event) => note("error", event.message ?? `${event.target.src ?? event.target.href} does not load`),
    true,
  );
  window.addEventListener("unhandledrejection", (event) => note("unhandled rejection", event.reason));
  document.addEventListener("securitypolicyviolation", (event) =>
    note("security policy", `${event.violatedDirective} forbids ${event.blockedURI || "inline"}`),
  );
})();
