// Writes down when a board that can be played was first painted, in milliseconds since the page began.
new MutationObserver((_, observer) => {
  if (!document.querySelector("[data-ready]")) return;
  observer.disconnect();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.paintedAt = performance.now();
    };
    port2.postMessage(null);
  });
}).observe(document, { childList: true, subtree: true });
