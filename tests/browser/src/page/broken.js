// Returns the words on buttons and answers that are broken across two lines.
const answers = allOf("radio").flatMap((it) => [...it.labels]);
return [...allOf("button"), ...answers].flatMap(brokenWords);

function brokenWords(element) {
  const broken = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!isShown(node.parentElement) || isForReadersOnly(node.parentElement)) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${word} in "${tidy(node.data)}"`);
    }
  }
  return broken;
}
