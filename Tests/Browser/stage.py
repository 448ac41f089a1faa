"""A page of `hitviz play` in the browser, as somebody uses it."""

import json
from pathlib import Path

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait


class StagePage:
    """The page with its one figure."""

    def __init__(self, browser, path: Path):
        self.browser = browser
        self.address = path.as_uri()

    def open(self, fragment="", ready=True):
        self.browser.get("about:blank")
        self.browser.get(self.address + fragment)
        if ready:
            WebDriverWait(self.browser, 20).until(lambda browser: browser.find_elements(By.CSS_SELECTOR, "figure.ready"))
        return self

    def press(self, *keys):
        """Presses keys, one after the other, wherever the focus is."""
        ActionChains(self.browser).send_keys(*keys).perform()

    def press_with(self, modifier, key):
        ActionChains(self.browser).key_down(modifier).send_keys(key).key_up(modifier).perform()

    def tab_to(self, selector, backwards=False):
        """Goes on with Tab until the focus is at an element that the selector finds."""
        for _ in range(60):
            if self.is_at(selector):
                return
            if backwards:
                self.press_with(Keys.SHIFT, Keys.TAB)
            else:
                self.press(Keys.TAB)
        raise AssertionError(f"Tab does not lead to {selector}")

    def is_at(self, selector):
        return self.browser.execute_script("return document.activeElement.matches(arguments[0])", selector)

    def wait_for(self, condition):
        WebDriverWait(self.browser, 20).until(lambda _: condition())

    @property
    def figure(self):
        return self.find("figure.hitviz-stage")

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def call(self, expression, *arguments):
        """Evaluates an expression with `stage`, the figure's property, and `values`, the arguments."""
        script = f"const stage = arguments[0].hitviz, values = arguments[1]; return {expression};"
        return self.browser.execute_script(script, self.figure, arguments)

    def trace(self):
        return self.call("stage.trace()")

    def scene(self):
        return json.loads(self.call("stage.scene()"))

    def states(self):
        """The states that the drawn tree shows, in document order."""
        classes = [node.get_attribute("class").split() for node in self.find_all(".tree [data-view]")]
        known = {"chosen", "visited", "rejected-by-flags", "point-inside-false", "not-visited"}
        return [next(name for name in names if name in known) for names in classes]

    def console(self):
        """What the browser's console says since the last time."""
        return [entry["message"] for entry in self.browser.get_log("browser")]


def resize(browser, width, height=1000):
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
    )


def prefer(browser, theme):
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": theme}]}
    )
