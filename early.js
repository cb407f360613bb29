// Runs before anything is painted: has the page look as it was chosen, or like the system, and begins
// to load the program. A link that preloads it would not do: Safari loads it once more for the fetch.
const program = fetch(document.currentScript.dataset.wasm);
// Who waits for it is told.
program.catch(() => {});

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
