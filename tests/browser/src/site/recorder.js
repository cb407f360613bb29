// Records all console messages until the page is left: loads that are still running then fail, which is not a fault.
// The record is in sessionStorage, which survives a reload and which the variants that break localStorage leave alone.
(() => {
  const { getItem, setItem } = Storage.prototype;
  const store = window.sessionStorage;
  let isLeft = false;
  window.addEventListener("beforeunload", () => (isLeft = true));
  window.addEventListener("pageshow", () => (isLeft = false));
  const note = (level, kind, text) => {
    if (isLeft) return;
    const messages = JSON.parse(getItem.call(store, "messages") ?? "[]");
    messages.push({ level, message: `${kind}: ${text}` });
    setItem.call(store, "messages", JSON.stringify(messages));
  };
  const levels = { assert: "SEVERE", error: "SEVERE", warn: "WARNING" };
  for (const kind of ["assert", "debug", "dir", "error", "info", "log", "table", "trace", "warn"]) {
    const say = console[kind].bind(console);
    console[kind] = (...words) => {
      if (isLeft) return;
      if (kind !== "assert" || !words[0]) note(levels[kind] ?? "INFO", `console.${kind}`, words.map(String).join(" "));
      say(...words);
    };
  }
  window.addEventListener(
    "error",
    ({ message, target }) => note("SEVERE", "error", message ?? `${target.src ?? target.href} does not load`),
    true,
  );
  window.addEventListener("unhandledrejection", ({ reason }) => note("SEVERE", "unhandled rejection", reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note("SEVERE", "security policy", `${violatedDirective} forbids ${blockedURI || "inline"}`),
  );
})();
