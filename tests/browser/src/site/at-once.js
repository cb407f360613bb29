// Ends the game's pauses as soon as they can end. What is shorter than they are, or much longer, takes the
// time that it takes.
(() => {
  const { setTimeout } = window;
  window.setTimeout = (run, delay = 0, ...words) =>
    setTimeout(run, delay < 300 || delay > 1500 ? delay : 0, ...words);
})();
