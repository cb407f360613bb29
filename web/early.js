// Runs before the first paint: applies the theme, which was chosen or is the system's, puts the buttons on the side of
// the chosen hand, detects the reader's language, and starts to load its words and the program. A preload link would
// not do: Safari would load them again for the fetch.
const { wasm, words } = document.currentScript.dataset;
const { documentElement } = document;
const { dataset } = documentElement;
// Resolves after the first paint, because earlier requests would delay it. A hidden page is not painted, so this
// doesn't wait for it.
const painted = new Promise((resolve) => {
  if (document.hidden) resolve();
  requestAnimationFrame(() => setTimeout(resolve));
  document.addEventListener("visibilitychange", resolve, { once: true });
});

function stored(key) {
  try {
    return localStorage.getItem(`in-a-row/1/${key}`);
  } catch {
    // If the browser stores nothing, nothing was chosen.
    return null;
  }
}

// The text of the static page in each language.
const TEXTS = {
  en: "Three in a row wins. Tap a square.",
  "en-GB": "Three in a row wins. Tap a square.",
  ru: "Три в ряд — победа. Нажмите на клетку.",
  "zh-Hant": "三個連成一線就贏。請點一個格子。",
  "zh-Hans": "三子连成一线就赢。请点一个格子。",
  ja: "3つ並べたら勝ち。マスをタップしてください。",
  ko: "세 개를 나란히 놓으면 이겨요. 칸을 누르세요.",
  vi: "Ba quân liền nhau là thắng. Hãy chạm vào một ô.",
  de: "Drei in einer Reihe gewinnen. Tippe auf ein Feld.",
  fr: "Alignez-en trois pour gagner. Touchez une case.",
  es: "Gana quien pone tres en raya. Toca una casilla.",
  "pt-BR": "Três em linha vencem. Toque em uma casa.",
  uk: "Три в ряд — перемога. Торкніться клітинки.",
  it: "Tre in fila e hai vinto. Tocca una casella.",
  pl: "Trzy w rzędzie wygrywają. Kliknij pole.",
  cs: "Tři v řadě vyhrávají. Klepněte na políčko.",
  tr: "Yan yana üç yapan kazanır. Bir kareye dokun.",
  id: "Buat tiga sejajar untuk menang. Ketuk satu kotak.",
  et: "Kolm ritta ja ongi võit. Vajuta ruudule.",
  ar: "ثلاثة في صف تحقق الفوز. اضغط على خانة.",
};
const tags = Object.keys(TEXTS);

function setLanguage(tag) {
  documentElement.lang = tag;
  documentElement.dir = tag === "ar" ? "rtl" : "ltr";
}

// The regions where the game is called noughts and crosses.
const BRITISH = ["AU", "GB", "IE", "IN", "NZ", "ZA"];

// Returns a language and its script, which distinguishes the two kinds of written Chinese, or whether its English is
// British.
function written(tag) {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return language + (language === "en" ? BRITISH.includes(region) : script);
  } catch {
    // Some systems prefer languages with an invalid tag.
    return "";
  }
}
const tagOf = Object.fromEntries(tags.map((tag) => [written(tag), tag]));
dataset.preferred = navigator.languages.map((one) => tagOf[written(one)]).find(Boolean) ?? "en";
const chosen = stored("language");
const language = tags.includes(chosen) ? chosen : dataset.preferred;
setLanguage(language);

// A sandbox without "allow-same-origin" gives the page an origin of its own, which can load nothing from its server.
const isSandboxed = origin === "null" && location.protocol !== "file:";
// This is for people who embed the page, so it is only in English.
const SANDBOXED =
  "The frame around this game doesn't let it load its files: its sandbox lacks “allow-same-origin”. Open the game in its own tab.";

// The document is in English. Translate its texts once it is parsed, which is before it is painted.
if (language !== "en" || isSandboxed) {
  const speak = () => {
    document.querySelector(".first-status").textContent = TEXTS[language];
    if (isSandboxed) document.querySelector("#trouble p").textContent = SANDBOXED;
    if (words) document.querySelector("link[rel=manifest]").href = `${language}.webmanifest`;
  };
  document.addEventListener("readystatechange", speak, { once: true });
}

// Loads a text file of the page, from the browser's cache if possible.
async function loadText(address, cache = "default") {
  const response = await fetch(address, { cache });
  // Some hosts send a page instead of a missing file.
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (!response.ok || isPage) throw new Error(address);
  return response.text();
}

// The texts that `boot.js` has begun to load, by the addresses of their files.
const begun = new Map();
window.textOf = (address, cache) => {
  const text = begun.get(address) ?? loadText(address, cache);
  begun.delete(address);
  return text;
};

// Loads a file of words. A page that was built without such files has the words in its program.
window.wordsOf = async (file, cache) => (words ? textOf(`${words}${file}.txt`, cache) : "");

// Without a network, only the words of the last used language may be available.
async function firstWords() {
  for (const tag of [language, stored("spoken")].filter(Boolean)) {
    const text = await wordsOf(tag)
      .catch(() => wordsOf(tag, "reload"))
      .catch(() => null);
    if (text !== null) return [tag, text];
  }
  return ["en", await wordsOf("en").catch(() => wordsOf("en", "reload"))];
}
async function beginToSpeak() {
  const [tag, text] = await firstWords();
  setLanguage(tag);
  dataset.words = text;
}

// The program starts once its words are loaded.
const program = painted.then(async () => (await Promise.all([fetch(wasm), beginToSpeak()]))[0]);
// boot.js awaits it, and handles the error.
program.catch(() => {});

// The browser offers to install the page only once, possibly before the program has loaded. The button is in
// *Settings*.
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

// Returns whether this page is in a frame on another site, whose address is not readable. A press may then not be meant
// for this page, and is accepted only with `?embed`, because nothing is stored there.
function isOfOthers() {
  try {
    return !top.location.href;
  } catch {
    return true;
  }
}
// Any value but "left" is the right hand.
dataset.handed = stored("handed");
if (isOfOthers()) {
  dataset.framed = new URLSearchParams(location.search).has("embed") ? "played" : "shown";
  addEventListener("click", ({ target }) => {
    if (target.matches(".framed a")) target.href = location.href;
  });
}

// The static page shows the first game of a new player. Any other game may look different.
if (stored("game") === null && !/#.|%23/.test(location) && dataset.framed !== "shown") {
  dataset.newcomer = "";
  // Its first move can be made before the program has loaded, which then plays it. A click counts only if its pointer
  // went down on the cell. The detail of a click without a pointer is 0.
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
    dataset.playedAt = Date.now();
  });
}
