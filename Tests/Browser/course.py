"""The course of the examples, and what a student does with a page of it."""

from selenium.webdriver.common.action_chains import ActionChains

from support import ROOT

COURSE = ROOT / "examples" / "course"
LANGUAGES = ["en", "zh-Hans", "zh-Hant"]
LESSONS = sorted(path.stem for path in (COURSE / "en").glob("*.md") if path.stem != "glossary")


def in_sight(browser, element):
    """Whether the element lies in the window with its whole height."""
    return browser.execute_script(
        "const box = arguments[0].getBoundingClientRect(); return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight", element
    )


def press(browser, *keys):
    ActionChains(browser).send_keys(*keys).perform()


def press_with(browser, modifier, key):
    ActionChains(browser).key_down(modifier).send_keys(key).key_up(modifier).perform()
