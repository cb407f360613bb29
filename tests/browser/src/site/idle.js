// Counts the calls of timers and of what waits for the next frame or for an idle moment.
(() => {
  let calls = 0;
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback"]) {
    const wait = window[name];
    if (!wait) continue;
    window[name] = (run, ...rest) => {
      const counted = (...words) => {
        calls += 1;
        return run(...words);
      };
      return wait.call(window, counted, ...rest);
    };
  }
  // Resolves to the number of calls in this many seconds, and the number of animations that run after them.
  window.countCalls = (seconds) =>
    new Promise((resolve) => {
      const before = calls;
      setTimeout(() => {
        const running = document.getAnimations().filter(({ playState }) => playState === "running");
        // The last call is this one.
        resolve([calls - before - 1, running.length]);
      }, 1000 * seconds);
    });
})();
