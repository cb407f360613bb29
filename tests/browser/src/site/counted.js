// Counts what is written to localStorage, and can keep from the page that others write, or that a person
// turns to it.
(() => {
  const { setItem, removeItem } = Storage.prototype;
  window.writes = 0;
  const counting = (write) =>
    function (...words) {
      if (this === localStorage) window.writes += 1;
      return write.apply(this, words);
    };
  Storage.prototype.setItem = counting(setItem);
  Storage.prototype.removeItem = counting(removeItem);
  window.isDeaf = false;
  for (const kind of ["focus", "pageshow", "storage", "visibilitychange"]) {
    addEventListener(kind, (event) => window.isDeaf && event.stopImmediatePropagation(), true);
  }
})();
