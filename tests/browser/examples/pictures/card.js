// Lays the boards into the card: its markup, the page's styles, the boards' markup.
const [card, style, boards] = arguments;
document.documentElement.innerHTML = card;
document.head.prepend(Object.assign(document.createElement("style"), { textContent: style }));
document.querySelectorAll(".board-area").forEach((area, index) => {
  area.innerHTML = boards[index];
});
// Where the next mark wins, it is shown as to one who is about to put it there.
document.querySelector(".now [data-cell=c1]").classList.add("hover", "by-x");
