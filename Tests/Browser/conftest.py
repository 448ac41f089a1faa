"""One headless Chromium for all tests of a run, the pages of `hitviz play` in it, and those of the course."""

import json
import shutil

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from course import COURSE
from stage import StagePage, prefer, resize

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
    "--window-size=1280,1000",
]


def chromium():
    options = Options()
    for flag in FLAGS:
        options.add_argument(flag)
    options.binary_location = shutil.which("chromium") or ""
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    # A busy machine may take long; only what never ends is a failure.
    driver.set_script_timeout(300)
    return driver


@pytest.fixture(scope="session")
def browser():
    driver = chromium()
    try:
        yield driver
    finally:
        driver.quit()


@pytest.fixture
def play(browser, hitviz, tmp_path):
    """Makes the page of a scene (a file or a dictionary) and opens it."""
    resize(browser, 1280)
    prefer(browser, "light")
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd(
        "Network.emulateNetworkConditions", {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
    )
    pages = []

    def make(scene, *options, fragment="", ready=True):
        if isinstance(scene, dict):
            file = tmp_path / "scene.json"
            file.write_text(json.dumps(scene))
            scene = file
        page = tmp_path / "page.html"
        done = hitviz.run("play", scene, "-o", page, *options)
        assert done.returncode == 0, done.stderr
        pages.append(StagePage(browser, page).open(fragment, ready))
        return pages[-1]

    yield make
    for page in pages[-1:]:
        assert page.console() == []


@pytest.fixture(scope="session")
def site(hitviz, tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    done = hitviz.run("build", COURSE, "-o", folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def read(browser, site):
    """Opens a page and waits for its figures."""
    prefer(browser, "light")

    def read(page, width=1280, height=1000):
        resize(browser, width, height)
        browser.get((site / page).as_uri())
        for figure in browser.find_elements(By.CSS_SELECTOR, "figure.hitviz-stage"):
            WebDriverWait(browser, 20).until(lambda _: "ready" in figure.get_attribute("class"))
        WebDriverWait(browser, 20).until(
            lambda _: len(browser.find_elements(By.CSS_SELECTOR, ".hitviz-quiz:not(.ready-quiz)")) == 0
        )
        return browser

    yield read
    assert [entry["message"] for entry in browser.get_log("browser")] == []


@pytest.fixture
def lesson(read):
    """Opens a lesson as somebody who has answered nothing yet, at one of its questions."""

    def lesson(page, selector, *size):
        browser = read(page, *size)
        browser.execute_script("localStorage.clear()")
        read(page, *size)
        return browser, browser.find_element(By.CSS_SELECTOR, selector)

    return lesson
