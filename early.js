// Runs before anything is painted: has the page look as it was chosen, or like the system, puts the buttons on
// the side of the hand that was chosen, and begins to load the program. A link that preloads it would not do:
// Safari loads it once more for the fetch.
const { wasm } = document.currentScript.dataset;
// What is asked for before the first paint delays it. What nobody sees is not painted.
const painted = new Promise((resolve) => {
  if (document.hidden) resolve();
  requestAnimationFrame(() => requestAnimationFrame(resolve));
  document.addEventListener("visibilitychange", resolve, { once: true });
});
const program = painted.then(() => fetch(wasm));
// Who waits for it is told.
program.catch(() => {});

function stored(key) {
  try {
    return localStorage.getItem(`in-a-row/1/${key}`);
  } catch {
    // Where nothing is stored, nothing was chosen.
    return null;
  }
}

// The browser offers to install the page once, perhaps before the program is there. *Settings* has the button.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installOffer = event;
});

const light = matchMedia("(prefers-color-scheme: light)");
function look() {
  let theme = stored("theme");
  if (!["midnight", "paper", "wood"].includes(theme)) theme = light.matches ? "paper" : "midnight";
  document.documentElement.dataset.theme = theme;
}
look();
light.addEventListener("change", look);

// In a page of somebody else, whose address is not told, a press may not be meant for this one. It may with
// `?embed`, because nothing is stored then.
function isOfOthers() {
  try {
    return !top.location.href;
  } catch {
    return true;
  }
}
const { dataset } = document.documentElement;
// Whatever else is there is the right hand.
dataset.handed = stored("handed");
if (isOfOthers()) {
  dataset.framed = new URLSearchParams(location.search).has("embed") ? "played" : "shown";
  addEventListener("click", ({ target }) => {
    if (target.matches(".framed a")) target.href = location.href;
  });
}

// The first game begins as the static frame says. Another one may not.
if (stored("game") === null && !location.hash && dataset.framed !== "shown") {
  dataset.newcomer = "";
  // Its first move may be made before the program is there, which then plays it.
  addEventListener("click", function play({ target }) {
    const cell = target.closest("#shell .cell");
    if (!cell) return;
    removeEventListener("click", play);
    cell.classList.add("x");
    const place = [...document.querySelectorAll("#shell .cell")].indexOf(cell);
    dataset.played = "abc"[place % 3] + (3 - Math.floor(place / 3));
  });
}
