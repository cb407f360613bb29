// Counts workers, and can hide the page for minutes that pass at once. The last one can be made to break, at once or at the next message, or to ignore messages. Requests to
// workers can be held back, and their answers replaced.
(() => {
  const started = [];
  let ended = 0;
  let kind;
  let instead = [];
  // The requests that are held back, while they are.
  let held;
  // Every message but a worker's first begins with its type and the number of a request. The last byte of the number is
  // less than 128. In a message with a request, the request's kind follows.
  const [READY, ANSWER] = [0, 2];
  const read = ([what, ...rest]) => {
    const end = rest.findIndex((byte) => byte < 128) + 1;
    return { what, id: rest.slice(0, end), kind: rest[end] };
  };
  window.Worker = class extends Worker {
    asked = new Map();
    constructor(...words) {
      super(...words);
      started.push(this);
      this.addEventListener("message", (event) => {
        const { what, id } = read(event.data);
        const isReplaced = event.isTrusted && what === ANSWER && this.asked.get(String(id)) === kind;
        if (!isReplaced || instead.length === 0) return;
        event.stopImmediatePropagation();
        const { answer, bytes, text } = instead.shift();
        const replacement = bytes ?? (answer && [ANSWER, ...id, ...answer]);
        const data = replacement ? new Uint8Array(replacement) : text;
        this.dispatchEvent(new MessageEvent("message", { data }));
      });
    }
    terminate() {
      super.terminate();
      ended += 1;
    }
    postMessage(bytes, ...rest) {
      const { id, kind } = read(bytes);
      // An order to stop has no kind.
      if (kind !== undefined) this.asked.set(String(id), kind);
      const ask = () => super.postMessage(bytes, ...rest);
      if (held) held.push(ask);
      else ask();
    }
  };
  const breaks = (worker) => worker.dispatchEvent(new ErrorEvent("error", { cancelable: true }));
  window.workersStarted = () => started.length;
  window.workersRunning = () => started.length - ended;
  const setHidden = (hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  };
  // Timers of minutes run at once while this sets them.
  window.hideForMinutes = () => {
    const { setTimeout } = window;
    window.setTimeout = (run, delay, ...words) => setTimeout(run, delay >= 60_000 ? 0 : delay, ...words);
    setHidden(true);
    window.setTimeout = setTimeout;
  };
  window.showAgain = () => setHidden(false);
  window.breakWorker = () => breaks(started.at(-1));
  // Breaks the last worker, which sends further errors and messages afterwards.
  window.breakWorkerAgainAndAgain = () => {
    const worker = started.at(-1);
    breaks(worker);
    breaks(worker);
    worker.dispatchEvent(new MessageEvent("message", { data: new Uint8Array([READY]) }));
    worker.dispatchEvent(new MessageEvent("messageerror"));
  };
  window.breakWorkerWhenTold = () => {
    started.at(-1).postMessage = () => setTimeout(window.breakWorker);
  };
  window.deafenWorker = () => {
    started.at(-1).postMessage = () => {};
  };
  window.holdRequests = () => {
    held = [];
  };
  window.sendRequests = () => {
    const requests = held;
    held = undefined;
    for (const ask of requests) ask();
  };
  // Replaces the next answers to requests of this kind. Each replacement is an `answer`, which gets the number of the
  // request, or invalid `bytes` or an invalid `text`.
  window.replaceAnswers = (newKind, replacements) => {
    kind = newKind;
    instead = [...replacements];
  };
})();
