// Puts the boards into the card. The arguments are the card's markup, the page's styles and the boards' markup.
const [card, style, boards] = arguments;
document.documentElement.innerHTML = card;
document.head.prepend(Object.assign(document.createElement("style"), { textContent: style }));
document.querySelectorAll(".board-area").forEach((area, index) => {
  area.innerHTML = boards[index];
});
// Shows the preview of the winning mark, as under a mouse.
document.querySelector(".now [data-cell=c1]").classList.add("hover", "by-x");
