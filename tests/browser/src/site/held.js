// Holds back timers of about a second until they are released. Much longer ones may be the driver's.
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
  // Runs all held timers, and stops holding new ones. Returns how many there were.
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
