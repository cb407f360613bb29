// As on a phone: messages are handed on to other programs. Writes them down, each with whether a press
// was being handled, and whether it was handed on or the person called it off.
(() => {
  window.sent = [];
  window.callsOff = false;
  const share = async (message) => {
    window.sent.push({ ...message, pressed: navigator.userActivation?.isActive ?? true });
    if (window.callsOff) throw new DOMException("The person went back.", "AbortError");
  };
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
})();
