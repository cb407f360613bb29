// Counts workers, and makes the last one break, at once or when it is told something, or has it hear
// nothing more, or has workers say something else than their answers.
(() => {
  const started = [];
  let kind = "";
  let instead = [];
  window.Worker = class extends Worker {
    asked = new Map();
    constructor(...words) {
      super(...words);
      started.push(this);
      this.addEventListener("message", (event) => {
        const [id, word] = String(event.data).split(" ");
        const isIt = event.isTrusted && word === "answer" && this.asked.get(id)?.startsWith(kind);
        if (!isIt || instead.length === 0) return;
        event.stopImmediatePropagation();
        const data = instead.shift().replace("ID", id);
        this.dispatchEvent(new MessageEvent("message", { data }));
      });
    }
    postMessage(text, ...rest) {
      const [id, request] = text.split(/ (.*)/s);
      this.asked.set(id, request);
      super.postMessage(text, ...rest);
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
    worker.dispatchEvent(new MessageEvent("message", { data: "ready" }));
    worker.dispatchEvent(new MessageEvent("messageerror"));
  };
  window.breakWorkerWhenTold = () => {
    started.at(-1).postMessage = () => setTimeout(window.breakWorker);
  };
  window.deafenWorker = () => {
    started.at(-1).postMessage = () => {};
  };
  // The next answers to requests of this kind are these instead, with `ID` for the number of the request.
  window.sayInstead = (newKind, words) => {
    kind = newKind;
    instead = [...words];
  };
})();
