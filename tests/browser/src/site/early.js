// Writes down how the page is to look when its body begins: nothing is painted before.
new MutationObserver((_, observer) => {
  if (!document.body) return;
  observer.disconnect();
  window.lookAtFirst = document.documentElement.dataset.theme ?? "";
}).observe(document.documentElement, { childList: true });
