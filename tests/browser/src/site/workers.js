// Counts workers, and makes the last one break, at once or when it is told something, or has it hear
// nothing more, or holds back what is asked of workers, or has them say something else than their answers.
(() => {
  const started = [];
  let kind;
  let instead = [];
  // What is held back, while it is.
  let held;
  // Every message but the first of a worker begins with what it is and the number of a request, whose last
  // byte is less than 128. A request begins with its kind.
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
        const isIt = event.isTrusted && what === ANSWER && this.asked.get(String(id)) === kind;
        if (!isIt || instead.length === 0) return;
        event.stopImmediatePropagation();
        const { answer, bytes, text } = instead.shift();
        const said = bytes ?? (answer && [ANSWER, ...id, ...answer]);
        const data = said ? new Uint8Array(said) : text;
        this.dispatchEvent(new MessageEvent("message", { data }));
      });
    }
    postMessage(bytes, ...rest) {
      const { id, kind } = read(bytes);
      // An order to stop has none.
      if (kind !== undefined) this.asked.set(String(id), kind);
      const ask = () => super.postMessage(bytes, ...rest);
      if (held) held.push(ask);
      else ask();
    }
  };
  const breaks = (worker) => worker.dispatchEvent(new ErrorEvent("error", { cancelable: true }));
  window.workersStarted = () => started.length;
  window.breakWorker = () => breaks(started.at(-1));
  // Breaks, and goes on telling of it.
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
  // The next answers to requests of this kind are these instead: `answer` behind the number of the request,
  // or `bytes` or a `text` that are no answers.
  window.sayInstead = (newKind, said) => {
    kind = newKind;
    instead = [...said];
  };
})();
