// Simulates a browser that prefers the languages that the URL names as `prefers`, in this load and later ones.
(() => {
  const asked = new URLSearchParams(location.search).get("prefers");
  if (asked) sessionStorage.prefers = asked;
  const languages = sessionStorage.prefers?.split(",");
  if (!languages) return;
  Object.defineProperty(navigator, "languages", { get: () => languages });
})();
