// Counts workers, and makes the last one break, at once or when it is told something, or has it hear
// nothing more.
(() => {
  const started = [];
  window.Worker = class extends Worker {
    constructor(...words) {
      super(...words);
      started.push(this);
    }
  };
  window.workersStarted = () => started.length;
  window.breakWorker = () => {
    started.at(-1).dispatchEvent(new ErrorEvent("error", { cancelable: true }));
  };
  window.breakWorkerWhenTold = () => {
    started.at(-1).postMessage = () => setTimeout(window.breakWorker);
  };
  window.deafenWorker = () => {
    started.at(-1).postMessage = () => {};
  };
})();
