// Simulates a phone, where the pointer is a finger.
(() => {
  const { matchMedia } = window;
  const answers = { fine: "not all", coarse: "all" };
  window.matchMedia = (query) => {
    const [, pointer] = /^\(pointer: (fine|coarse)\)$/.exec(query) ?? [];
    return matchMedia.call(window, answers[pointer] ?? query);
  };
})();
