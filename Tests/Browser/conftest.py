"""One headless Chromium for all tests of a run, and the pages of `hitviz play` in it."""

import json
import shutil

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

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
