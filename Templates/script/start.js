/** Brings the page to life. Without WebAssembly its figures stay as they were printed. */
async function start() {
  const page = JSON.parse(document.getElementById("hitviz-page").textContent);
  const figures = [...document.querySelectorAll("figure.hitviz-stage")];
  if (figures.length > 0) {
    const engine = await Engine.start(document.getElementById("hitviz-engine")?.textContent ?? window.hitvizEngine);
    for (const figure of figures) await new Stage(figure, engine, page).start();
  }
  if (typeof startReview === "function") startReview();
  if (typeof startCourse === "function") startCourse(page);
}

start();
