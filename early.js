// Runs before anything is painted: has the page look as it was chosen, or like the system, puts the buttons on
// the side of the hand that was chosen, finds the reader's language, and begins to load its words and the program. A
// link that preloads them would not do: Safari loads them once more for the fetch.
const { wasm, words } = document.currentScript.dataset;
const { documentElement } = document;
const { dataset } = documentElement;
// What is asked for before the first paint delays it. What nobody sees is not painted.
const painted = new Promise((resolve) => {
  if (document.hidden) resolve();
  requestAnimationFrame(() => requestAnimationFrame(resolve));
  document.addEventListener("visibilitychange", resolve, { once: true });
});

function stored(key) {
  try {
    return localStorage.getItem(`in-a-row/1/${key}`);
  } catch {
    // Where nothing is stored, nothing was chosen.
    return null;
  }
}

// What the page says first, in each of its languages.
const FIRST_STATUS = {
  en: "X to move",
  ru: "Ходит X",
  "zh-Hant": "輪到 X",
  "zh-Hans": "轮到 X",
  ja: "Xの手番",
  ko: "X 차례",
  vi: "Đến lượt X",
  de: "X am Zug",
  fr: "À X de jouer",
  es: "Turno de X",
  "pt-BR": "Vez de X",
  uk: "Ходить X",
};
const tags = Object.keys(FIRST_STATUS);

// A language with its script, which tells the two kinds of Chinese apart.
function written(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return language + script;
  } catch {
    // Some systems prefer what is no language.
    return "";
  }
}
const tagOf = Object.fromEntries(tags.map((tag) => [written(tag), tag]));
dataset.preferred = navigator.languages.map((one) => tagOf[written(one)]).find(Boolean) ?? "en";
const chosen = stored("language");
const language = tags.includes(chosen) ? chosen : dataset.preferred;
documentElement.lang = language;

// The page begins in English. It is read to its end before it is painted.
if (language !== "en") {
  const speak = () => {
    document.querySelector(".first-status .headline").textContent = FIRST_STATUS[language];
    if (words) document.querySelector("link[rel=manifest]").href = `${language}.webmanifest`;
  };
  document.addEventListener("readystatechange", speak, { once: true });
}

// A file of words. A page that is built without any has them in its program.
window.wordsOf = async (file) => {
  if (!words) return "";
  const response = await fetch(`${words}${file}.txt`);
  if (!response.ok) throw new Error(file);
  return response.text();
};

// Without a network, a language may not be there; the one that was spoken last is.
async function firstWords() {
  for (const tag of [language, stored("spoken")].filter(Boolean)) {
    const text = await wordsOf(tag).catch(() => null);
    if (text !== null) return [tag, text];
  }
  return ["en", await wordsOf("en")];
}
async function beginToSpeak() {
  const [tag, text] = await firstWords();
  documentElement.lang = tag;
  dataset.words = text;
  document.getElementById("trouble").textContent = text.split("\n")[0];
}

// The program starts once it has something to say.
const program = painted.then(async () => (await Promise.all([fetch(wasm), beginToSpeak()]))[0]);
// Who waits for it is told.
program.catch(() => {});

// The browser offers to install the page once, perhaps before the program is there. *Settings* has the button.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installOffer = event;
});

const light = matchMedia("(prefers-color-scheme: light)");
function look() {
  let theme = stored("theme");
  if (!["midnight", "paper", "wood"].includes(theme)) theme = light.matches ? "paper" : "midnight";
  dataset.theme = theme;
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
  // A click counts only if its pointer went down on the cell. A click without a pointer has no detail.
  let pressed;
  const press = ({ target }) => pressed = target;
  addEventListener("pointerdown", press);
  addEventListener("click", function play({ target, detail }) {
    const cell = target.closest("#shell .cell");
    if (!cell || detail && pressed && pressed !== target) return;
    removeEventListener("click", play);
    removeEventListener("pointerdown", press);
    cell.classList.add("x");
    const place = [...document.querySelectorAll("#shell .cell")].indexOf(cell);
    dataset.played = "abc"[place % 3] + (3 - Math.floor(place / 3));
  });
}
