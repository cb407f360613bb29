// Simulates a browser whose user forbids pages to share and to copy.
(() => {
  const refuse = async () => {
    throw new DOMException("The request is not allowed.", "NotAllowedError");
  };
  Object.defineProperty(navigator, "share", { value: refuse, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse }, configurable: true });
})();
