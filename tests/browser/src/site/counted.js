// Counts this page's writes to localStorage, and records the last text under each key. With `window.isDeaf`, hides from
// the page the events that tell it that other tabs write, or that a person returns to it.
(() => {
  const { setItem, removeItem } = Storage.prototype;
  window.writes = 0;
  window.written = {};
  const counting = (write) =>
    function (...words) {
      if (this === localStorage) {
        window.writes += 1;
        const [key, text = null] = words;
        window.written[key] = text;
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
