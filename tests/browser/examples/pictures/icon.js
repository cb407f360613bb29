// Draws the page's icon on a canvas. The program defines `side`, `scale` and `isWhole`.
const done = arguments[arguments.length - 1];
const icon = new Image(side, side);
icon.onload = () => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  if (isWhole) {
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--page");
    context.fillRect(0, 0, side, side);
  }
  const edge = (side * (1 - scale)) / 2;
  context.drawImage(icon, edge, edge, side * scale, side * scale);
  done(canvas.toDataURL("image/png"));
};
icon.src = document.querySelector("link[rel=icon]").href;
