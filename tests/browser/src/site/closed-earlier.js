// The page ignores a tap right after a dialog has closed, because it was meant for the dialog. Scenarios tap faster
// than people do, even before the browser fires the event, so this script makes every dialog seem to have closed a
// minute ago.
(() => {
  window.dialogsClosedEarlier = true;
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  Object.defineProperty(Event.prototype, "timeStamp", {
    get() {
      return get.call(this) - (this.type === "close" ? 60_000 : 0);
    },
  });
})();
