// Simulates a slow network: fetches wait until the scenario calls `loadProgram`.
(() => {
  const { fetch } = window;
  const comes = new Promise((resolve) => (window.loadProgram = resolve));
  window.fetch = async (...words) => {
    await comes;
    return fetch(...words);
  };
})();
