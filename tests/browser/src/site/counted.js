// Counts what this page writes to localStorage, notes which game it was that it stored last, and can keep from it
// that others write, or that a person turns to it.
(() => {
  const { setItem, removeItem } = Storage.prototype;
  window.writes = 0;
  window.gameWritten = null;
  const counting = (write) =>
    function (...words) {
      if (this === localStorage) {
        window.writes += 1;
        const [key, text = null] = words;
        if (key === "in-a-row/1/game") window.gameWritten = text;
      }
      return write.apply(this, words);
    };
  Storage.prototype.setItem = counting(setItem);
  Storage.prototype.removeItem = counting(removeItem);
  window.isDeaf = false;
  for (const kind of ["focus", "pageshow", "storage", "visibilitychange"]) {
    addEventListener(kind, (event) => window.isDeaf && event.stopImmediatePropagation(), true);
  }
})();
