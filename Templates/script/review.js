/** The examples of a review lead to the figure of their class, with the touch at their point. */
function startReview() {
  for (const link of document.querySelectorAll(".reviewed-class a[data-x]")) {
    const figure = document.getElementById(link.hash.slice(1));
    link.addEventListener("click", () => figure?.hitviz?.touchAt(Number(link.dataset.x), Number(link.dataset.y)));
  }
  for (const part of document.querySelectorAll(".reviewed-class > .needs-script")) part.hidden = false;
}
