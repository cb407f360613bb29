// Counts the callbacks of timers, animation frames and idle periods.
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
  window.countCalls = () => {
    calls = 0;
  };
  // Returns the number of calls since then, and the number of animations that are running.
  window.counted = () => {
    const running = document.getAnimations().filter(({ playState }) => playState === "running");
    return [calls, running.length];
  };
})();
