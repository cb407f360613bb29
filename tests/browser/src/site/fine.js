// Simulates a desktop, where the pointer is a mouse.
(() => {
  const { matchMedia } = window;
  const answers = { fine: "all", coarse: "not all" };
  window.matchMedia = (query) => {
    const [, pointer] = /^\(pointer: (fine|coarse)\)$/.exec(query) ?? [];
    return matchMedia.call(window, answers[pointer] ?? query);
  };
})();
