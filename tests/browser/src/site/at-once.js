// Skips the game's pauses. Timers that are shorter than these, or much longer, stay as they are.
(() => {
  const { setTimeout } = window;
  window.setTimeout = (run, delay = 0, ...words) =>
    setTimeout(run, delay < 300 || delay > 1500 ? delay : 0, ...words);
})();
