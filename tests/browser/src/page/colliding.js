// Returns the texts that overlap each other or stick out of the screen at a side. Compares the boxes of painted lines.
// With a small line height these boxes overlap a little, so only an overlap of a third of the height counts.
const words = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const parent = node.parentElement;
  if (!tidy(node.data) || !isReachable(parent) || isForReadersOnly(parent)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const box of range.getClientRects()) words.push({ text: tidy(node.data), node, box });
}
return [
  ...words
    .filter(({ box }) => box.left < -1 || box.right > window.innerWidth + 1)
    .map(({ text }) => `"${text}" sticks out of the screen`),
  ...words.flatMap((one, place) =>
    words
      .slice(place + 1)
      .filter((other) => other.node !== one.node && collide(one.box, other.box))
      // A sticky element covers what scrolls behind it, and a name that appears beside its button what is there.
      .filter((other) => sticking(other.node) === sticking(one.node))
      .filter((other) => !isTooltip(one.node) && !isTooltip(other.node))
      .map((other) => `"${one.text}" and "${other.text}" lie on each other`),
  ),
];

function isTooltip(node) {
  return node.parentElement.matches(".bare > span");
}

function sticking(node) {
  let around = node.parentElement;
  while (around && getComputedStyle(around).position !== "sticky") around = around.parentElement;
  return around;
}

function collide(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > Math.min(one.height, other.height) / 3;
}
