// Keeps away the browser's own offer to install the page: whole browsers make it at a moment of their own, and
// the headless shell never does. Scenarios make one up.
addEventListener(
  "beforeinstallprompt",
  (event) => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
