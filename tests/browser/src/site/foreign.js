// The browser of somebody who prefers other languages: those that the address asks for, then and in later loads.
(() => {
  const asked = new URLSearchParams(location.search).get("prefers");
  if (asked) sessionStorage.prefers = asked;
  const languages = sessionStorage.prefers?.split(",");
  if (!languages) return;
  Object.defineProperty(navigator, "languages", { get: () => languages });
})();
