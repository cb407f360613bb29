// Has the page look as it was chosen, or like the system, before anything is painted.
const light = matchMedia("(prefers-color-scheme: light)");
function look() {
  let theme = null;
  try {
    theme = localStorage.getItem("in-a-row/1/theme");
  } catch {
    // Where nothing is stored, nothing was chosen.
  }
  if (!["midnight", "paper", "wood"].includes(theme)) theme = light.matches ? "paper" : "midnight";
  document.documentElement.dataset.theme = theme;
}
look();
light.addEventListener("change", look);
