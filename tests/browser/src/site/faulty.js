// Everything that is a fault on the console, each with words of its own, and before that what is none.
for (const kind of ["debug", "info", "log"]) console[kind](`harmless ${kind}`);
console.assert(true, "harmless assertion");
console.error("told error");
console.warn("told warning");
console.assert(false, "failed assertion");
setTimeout(() => {
  throw new Error("uncaught exception");
});
Promise.reject(new Error("unhandled rejection"));
// The page's security policy forbids it.
const inline = document.createElement("script");
inline.textContent = "window.isRun = true";
document.head.append(inline);
