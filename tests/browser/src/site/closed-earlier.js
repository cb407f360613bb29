// A tap right after a dialog has closed is meant for the dialog. Scenarios tap faster than people do, even before the
// browser says that the dialog has closed, so here each dialog closed a minute ago.
(() => {
  window.dialogsClosedEarlier = true;
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  Object.defineProperty(Event.prototype, "timeStamp", {
    get() {
      return get.call(this) - (this.type === "close" ? 60_000 : 0);
    },
  });
})();
