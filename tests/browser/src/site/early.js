// Records the theme that the page has when its body begins, before anything is painted.
new MutationObserver((_, observer) => {
  if (!document.body) return;
  observer.disconnect();
  window.firstTheme = document.documentElement.dataset.theme ?? "";
}).observe(document.documentElement, { childList: true });
