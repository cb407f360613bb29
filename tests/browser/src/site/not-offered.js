// Suppresses the browser's own offer to install the page: full browsers make it at an unpredictable moment, and the
// headless shell never does. Scenarios dispatch their own.
addEventListener(
  "beforeinstallprompt",
  (event) => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
