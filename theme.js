// Has the page look as it was chosen, before anything is painted.
try {
  const theme = localStorage.getItem("in-a-row/1/theme");
  if (theme && theme !== "system") document.documentElement.dataset.theme = theme;
} catch {
  // Where nothing is stored, the system's own look holds.
}
