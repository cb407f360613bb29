// Causes each kind of fault on the console, with a text of its own, after messages that are not faults.
addEventListener("DOMContentLoaded", () => {
  for (const kind of ["debug", "info", "log"]) console[kind](`harmless ${kind}`);
  console.assert(true, "harmless assertion");
  console.error("told error");
  console.warn("told warning");
  console.assert(false, "failed assertion");
  setTimeout(() => {
    throw new Error("uncaught exception");
  });
  Promise.reject(new Error("unhandled rejection"));
  // The page's security policy forbids inline styles.
  const inline = document.createElement("style");
  inline.textContent = "body { color: red }";
  document.head.append(inline);
});
