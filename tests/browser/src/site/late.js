// As on a slow network: whatever the page fetches comes only once the scenario lets it come.
(() => {
  const { fetch } = window;
  const comes = new Promise((resolve) => (window.letProgramCome = resolve));
  window.fetch = async (...words) => {
    await comes;
    return fetch(...words);
  };
})();
