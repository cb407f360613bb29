// As in a browser on a desk: there is a clipboard, and nothing to hand messages on to. Writes down what
// is put into it, and whether a press was being handled.
(() => {
  window.sent = [];
  const writeText = async (text) => {
    window.sent.push({ text, pressed: navigator.userActivation?.isActive ?? true });
  };
  Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
})();
