// Functions for the tests' scripts, put into each document once, as `window.harness`.
//
// Elements are found by role and accessible name. The rules cover only what this page uses; a scenario of its own
// checks that browsers compute the same roles and names.
const ROLE_OF_INPUT = {
  button: "button", checkbox: "checkbox", radio: "radio", range: "slider", submit: "button",
};
const ROLE_OF_TAG = {
  ARTICLE: "article", BUTTON: "button", DIALOG: "dialog", FIELDSET: "group", H1: "heading",
  H2: "heading", H3: "heading", IMG: "img", MAIN: "main", OUTPUT: "status",
  SECTION: "region", SUMMARY: "button",
};
const NAMED_BY_CONTENT = ["button", "gridcell", "heading", "link"];

function roleOf(element) {
  const role = (element.getAttribute("role") ?? "").trim().split(/\s+/)[0];
  if (role) return role;
  if (element.tagName === "TEXTAREA") return "textbox";
  if (element.tagName === "INPUT") return ROLE_OF_INPUT[element.type] ?? "textbox";
  if (element.tagName === "A") return element.hasAttribute("href") ? "link" : "";
  return ROLE_OF_TAG[element.tagName] ?? "";
}

function tidy(text) {
  return text.replace(/\s+/g, " ").trim();
}

// Returns the text of a node as screen readers read it out.
function wordsOf(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
  if (!isShown(node)) return "";
  const label = node.getAttribute("aria-label");
  if (label) return label;
  const inside = [...node.childNodes].map(wordsOf).join("");
  return getComputedStyle(node).display.startsWith("inline") ? inside : ` ${inside} `;
}

function nameOf(element) {
  const byIds = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
  if (byIds.length) {
    return tidy(byIds.map((id) => wordsOf(document.getElementById(id) ?? element)).join(" "));
  }
  const label = element.getAttribute("aria-label");
  if (label) return tidy(label);
  if (element.labels?.length) return tidy([...element.labels].map(wordsOf).join(" "));
  if (element.tagName === "FIELDSET") {
    const legend = element.querySelector(":scope > legend");
    if (legend) return tidy(wordsOf(legend));
  }
  if (NAMED_BY_CONTENT.includes(roleOf(element))) return tidy(wordsOf(element));
  return tidy(element.alt || element.title || "");
}

function isShown(element) {
  return element.checkVisibility({ visibilityProperty: true });
}

// Returns whether a person can reach an element: it is shown, and not behind an open dialog.
function isReachable(element) {
  const modal = [...document.querySelectorAll("dialog")].findLast((it) => it.matches(":modal"));
  if (modal && !modal.contains(element)) return false;
  return isShown(element) && !element.closest("[aria-hidden='true'], [inert]");
}

function allOf(role, within) {
  const elements = [...(within ?? document).querySelectorAll("*")];
  return elements.filter((element) => roleOf(element) === role && isReachable(element));
}

// Returns the elements with exactly this name, or if there are none, those whose name begins with it.
function find(role, name, within) {
  const all = allOf(role, within);
  const exact = all.filter((element) => nameOf(element) === name);
  return exact.length ? exact : all.filter((element) => nameOf(element).startsWith(name));
}

// Returns the element to press: for an input, which may be hidden, its label.
function handleOf(element) {
  return element.tagName === "INPUT" ? (element.labels?.[0] ?? element) : element;
}

// Scrolls an element into view. Returns a description of what covers its middle, or null.
function obstacleTo(element) {
  const hit = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  };
  if (element.contains(hit())) return null;
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const obstacle = hit();
  if (element.contains(obstacle)) return null;
  return obstacle ? `the ${obstacle.localName} ${nameOf(obstacle)}` : "the edge of the screen";
}

function isAvailable(element) {
  return !element.disabled && element.getAttribute("aria-disabled") !== "true";
}

// Returns whether an element's text is only for screen readers: it is in an element that is no larger than a pixel, or
// that shifts the text out of sight.
function isForReadersOnly(element) {
  for (let it = element; it && it !== document.body; it = it.parentElement) {
    const { width, height } = it.getBoundingClientRect();
    const { overflow, textIndent } = getComputedStyle(it);
    if (overflow !== "visible" && (width <= 1 || height <= 1 || textIndent === "200%")) return true;
  }
  return false;
}

// Counts everything that may change what the page shows, so that a test can wait for the next change and notices when
// it has missed one.
let changes = 0;
const waiting = new Set();
function noteChange() {
  changes += 1;
  for (const wake of waiting) wake();
}
const EVENTS = [
  "animationend", "change", "close", "focusin", "focusout", "hashchange", "input", "load", "pageshow",
  "popstate", "resize", "scroll", "storage", "transitionend",
];
new MutationObserver(noteChange).observe(document, {
  attributes: true, characterData: true, childList: true, subtree: true,
});
for (const kind of EVENTS) addEventListener(kind, noteChange, true);

// Calls `done` as soon as there are more changes than `seen`, or after `patience` milliseconds, because tests also wait
// for things that don't change the document.
function whenChanged(seen, patience, done) {
  if (changes > seen) return done();
  const wake = () => {
    waiting.delete(wake);
    clearTimeout(timer);
    done();
  };
  const timer = setTimeout(wake, patience);
  waiting.add(wake);
}

window.harness = {
  allOf, find, handleOf, isAvailable, isForReadersOnly, isReachable, isShown, nameOf, obstacleTo, roleOf,
  tidy, whenChanged,
  get changes() {
    return changes;
  },
};
