// Records when a playable board was first painted, in milliseconds since the start of the page.
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
