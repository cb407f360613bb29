// Simulates a desktop browser, which has a clipboard but cannot share messages. Records each copied text, and whether a
// press was being handled. With `window.isSilent`, the clipboard does not answer until the event `answered`.
(() => {
  window.sent = [];
  const writeText = async (text) => {
    window.sent.push({ text, pressed: navigator.userActivation?.isActive ?? true });
    if (window.isSilent) await new Promise((end) => addEventListener("answered", end, { once: true }));
  };
  Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
})();
