// Makes random numbers reproducible: each load of the page since its storage was cleared has its own fixed sequence.
// Sharing and copying do nothing.
(() => {
  const loads = Number(sessionStorage.getItem("loads") ?? 0);
  sessionStorage.setItem("loads", loads + 1);
  let state = (loads + 1) * 0x9e3779b9;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, place) => (bytes[place] = next()));
    return array;
  };
  const take = async () => {};
  Object.defineProperty(navigator, "share", { value: take, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: { writeText: take }, configurable: true });
})();
