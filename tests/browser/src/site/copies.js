// As in a browser on a desk: there is a clipboard, and nothing to hand messages on to. Writes down what
// is put into it, and whether a press was being handled. The clipboard may be silent until the scenario has it answer.
(() => {
  window.sent = [];
  const writeText = async (text) => {
    window.sent.push({ text, pressed: navigator.userActivation?.isActive ?? true });
    if (window.isSilent) await new Promise((end) => addEventListener("answered", end, { once: true }));
  };
  Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
})();
