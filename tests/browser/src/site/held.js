// Holds back whatever is to happen in about a second, until it is released. What is to happen much
// later may be the driver's.
(() => {
  const { setTimeout, clearTimeout } = window;
  const held = new Map();
  let holds = true;
  let next = 1_000_000_000;
  window.setTimeout = (run, delay = 0, ...words) => {
    if (!holds || delay < 300 || delay > 3000) return setTimeout(run, delay, ...words);
    next += 1;
    held.set(next, () => run(...words));
    return next;
  };
  window.clearTimeout = (id) => {
    if (!held.delete(id)) clearTimeout(id);
  };
  // Lets everything held back happen, and time go on. Returns how much there was.
  window.release = () => {
    holds = false;
    const count = held.size;
    for (const [id, run] of held) {
      held.delete(id);
      run();
    }
    return count;
  };
})();
