// Simulates a slow network: fetches wait until the scenario calls `letProgramCome`.
(() => {
  const { fetch } = window;
  const comes = new Promise((resolve) => (window.letProgramCome = resolve));
  window.fetch = async (...words) => {
    await comes;
    return fetch(...words);
  };
})();
