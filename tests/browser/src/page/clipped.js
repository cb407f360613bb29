// Returns the names of the elements with this role whose text is clipped.
return allOf(...arguments).filter(hasClippedWords).map(nameOf);

function hasClippedWords(element) {
  const box = element.getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!isShown(parent) || isForReadersOnly(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // The name of a button with an icon appears beside the button.
    const isTooltip = getComputedStyle(parent).position === "absolute";
    const isInside = isTooltip || [...range.getClientRects()].every(
      (words) =>
        words.left >= box.left - 1 && words.right <= box.right + 1 &&
        words.top >= box.top - 1 && words.bottom <= box.bottom + 1,
    );
    const isWhole =
      parent.scrollWidth <= parent.clientWidth + 1 || getComputedStyle(parent).display === "inline";
    if (!isInside || !isWhole) return true;
  }
  return false;
}
