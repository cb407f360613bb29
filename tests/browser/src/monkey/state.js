// Returns the state of the page, including what can be pressed, for `PageState` in truth.rs; null if the program has
// not started.
const main = document.querySelector("main[data-ready]");
if (!main) return null;
const grids = [...main.querySelectorAll("[role=grid]")].filter(isShown);
const rows = grids.flatMap((grid) => [...grid.querySelectorAll("[role=row]")]);
const root = document.scrollingElement;
const buttons = [...main.querySelectorAll("button")];
const PRESSED = "button, input, select, summary, [role=button]";
// The monkey must not change the language, because it reads English texts.
const pressed = [...main.querySelectorAll(PRESSED)].filter(
  (it) => isReachable(it) && isAvailable(it) && it.name !== "language",
);
const [PREFIX, GAME] = arguments;
const stored = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
const settings = document.querySelector("#settings");
const games = document.querySelector("#games[open]");
const score = main.querySelectorAll("[role=group][aria-label=Score] .number");
const hasShown = (name) => buttons.some((it) => isShown(it) && nameOf(it) === name);
const forms = { "in-space": "space", "without-end": "endless" };
const form = Object.keys(forms).find((it) => main.querySelector(`#board.${it}`));
return {
  form: forms[form] ?? "flat",
  address: location.hash,
  grids: grids.length,
  rows: rows.map((row) => [...row.querySelectorAll("[role=gridcell]")].map(nameOf)),
  status: tidy(main.querySelector("[role=status] .headline")?.textContent ?? ""),
  is_thinking: grids[0]?.getAttribute("aria-busy") === "true",
  is_played: hasShown("Undo"),
  is_moving: hasShown("Pause"),
  beyond_right: root.scrollWidth - root.clientWidth,
  game: localStorage.getItem(GAME),
  stored: Object.fromEntries(stored.map(([key, text]) => [key.slice(PREFIX.length), text])),
  writes: window.writes,
  game_written: window.written[GAME] ?? null,
  score: [...score].map((it) => tidy(it.textContent)),
  theme: document.documentElement.dataset.theme ?? "",
  settings: settings && [...settings.querySelectorAll("input")].flatMap((it, place) => (it.checked ? [place] : [])),
  listed: games && [...games.querySelectorAll("[data-name]")].map((it) => it.dataset.name),
  pressable: pressed.map((it) => [roleOf(it), nameOf(it)]),
  has_cells: grids[0] !== undefined && isReachable(grids[0]),
};
