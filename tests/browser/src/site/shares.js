// Simulates a phone, which shares messages and pictures with other programs. Records them, each with whether a press
// was being handled. The person may cancel (`window.callsOff`), the device may refuse (`window.refuses`), or nobody
// answers until the event `answered` (`window.staysOpen`).
(() => {
  window.sent = [];
  window.callsOff = false;
  window.refuses = false;
  const share = async (message) => {
    window.sent.push({ ...message, pressed: navigator.userActivation?.isActive ?? true });
    if (window.staysOpen) await new Promise((end) => addEventListener("answered", end, { once: true }));
    if (window.callsOff) throw new DOMException("The person cancelled.", "AbortError");
    if (window.refuses) throw new DOMException("The device refused.", "NotAllowedError");
  };
  const canShare = ({ files }) => files.every((file) => file.type === "image/png");
  Object.defineProperty(navigator, "canShare", { value: canShare, configurable: true });
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
})();
