// As on a phone: messages and pictures are handed on to other programs. Writes them down, each with whether a press
// was being handled. The person may call it off, the device may refuse it, or neither
// answers before the scenario says so.
(() => {
  window.sent = [];
  window.callsOff = false;
  window.refuses = false;
  const share = async (message) => {
    window.sent.push({ ...message, pressed: navigator.userActivation?.isActive ?? true });
    if (window.staysOpen) await new Promise((end) => addEventListener("answered", end, { once: true }));
    if (window.callsOff) throw new DOMException("The person went back.", "AbortError");
    if (window.refuses) throw new DOMException("It was not taken.", "NotAllowedError");
  };
  const canShare = ({ files }) => files.every((file) => file.type === "image/png");
  Object.defineProperty(navigator, "canShare", { value: canShare, configurable: true });
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
})();
