"""A page of `hitviz play` in headless Chromium, measured from inside."""

import statistics
import sys
from pathlib import Path

from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests" / "Browser"))
from conftest import chromium  # noqa: E402 - the browser is started as the tests start it

# Draws the pointer over the screen as a quick hand does, to and fro between its edges, and times each move: the handlers with the
# hit test, and the style and layout of the page, which reading a size brings about.
MOVE = """
const [figure, count] = arguments, drawing = figure.querySelector(".screen-drawing"), box = drawing.getBoundingClientRect();
const between = (distance, length) => Math.abs(((distance + length) % (2 * length)) - length);
const point = (index) => ({ clientX: box.left + between(index * 5, box.width), clientY: box.top + between(index * 7, box.height) });
const send = (type, index) => drawing.dispatchEvent(
  new PointerEvent(type, { ...point(index), pointerId: 1, button: 0, bubbles: true, cancelable: true }));
drawing.setPointerCapture = () => {};
send("pointerdown", 0);
const times = [], answers = new Set();
for (let index = 1; index <= count; index++) {
  const start = performance.now();
  send("pointermove", index);
  figure.offsetHeight;
  times.push(performance.now() - start);
  answers.add(figure.hitviz.report.hitView);
}
send("pointerup", count);
return [times, answers.size];
"""


def pointer_move(path, moves):
    """The median of the seconds that a move of the pointer takes in the page at the path."""
    browser = chromium()
    try:
        browser.get(Path(path).absolute().as_uri())
        WebDriverWait(browser, 60).until(lambda _: browser.find_elements(By.CSS_SELECTOR, "figure.ready"))
        figure = browser.find_element(By.CSS_SELECTOR, "figure")
        # The first moves warm the engine up.
        browser.execute_script(MOVE, figure, moves // 4)
        times, answers = browser.execute_script(MOVE, figure, moves)
        if answers < 10:
            sys.exit(f"bench: the moves met only {answers} views")
        return statistics.median(times) / 1000
    finally:
        browser.quit()
