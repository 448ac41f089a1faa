"""The page of `hitviz review --format html`: its maps, its live figures, its hazards, from disk and with the network off."""

import json
import re

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from stage import prefer, resize
from support import ROOT

SOURCE = """\
@implementation Bar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    if (event == nil) { return nil; }
    CGPoint inPlus = [self convertPoint:point toView:self.plus];
    if ([self.plus pointInside:inPlus withEvent:event]) {
        return self.plus;
    }
    return [super hitTest:point withEvent:event];
}

@end
"""
# Of the button, 64 × 25 points rise above the bar.
SCENE = {
    "title": "A bar whose button rises above it",
    "sources": ["Bar.m"],
    "window": {
        "name": "window",
        "frame": [0, 0, 375, 667],
        "subviews": [
            {"name": "list", "class": "UITableView", "frame": [0, 0, 375, 667]},
            {
                "name": "bar",
                "class": "Bar",
                "frame": [0, 618, 375, 49],
                "outlets": {"plus": "plus"},
                "subviews": [{"name": "plus", "class": "UIButton", "frame": [155.5, -25, 64, 64]}],
            },
        ],
    },
    "touches": [{"name": "on the list", "point": [100, 100]}],
}
FIGURES = "figure.hitviz-stage"


@pytest.fixture(scope="module")
def make(hitviz, tmp_path_factory):
    """Makes the page of the review of a scene, once for each scene and set of options."""
    made = {}

    def make(*options, scene=SCENE, source=SOURCE):
        key = json.dumps([options, scene, source])
        if key not in made:
            folder = tmp_path_factory.mktemp("review")
            (folder / "Bar.m").write_text(source)
            (folder / "scene.json").write_text(json.dumps(scene))
            done = hitviz.run("review", folder / "scene.json", "-o", folder / "review.html", *options)
            assert done.returncode == 1, done.stderr
            made[key] = folder / "review.html"
        return made[key]

    return make


@pytest.fixture
def read(browser):
    resize(browser, 1280)
    prefer(browser, "light")
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd(
        "Network.emulateNetworkConditions", {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
    )

    def read(page, fragment="", ready=True):
        browser.get("about:blank")
        browser.get(page.as_uri() + fragment)
        if ready:
            figures = browser.find_elements(By.CSS_SELECTOR, FIGURES)
            WebDriverWait(browser, 30).until(lambda _: all("ready" in figure.get_attribute("class") for figure in figures))
        return browser

    yield read
    assert [entry["message"] for entry in browser.get_log("browser")] == []


def evaluate(browser, figure, expression):
    """Evaluates an expression with `stage`, the property of the figure with that id."""
    return browser.execute_script(
        f"const stage = document.getElementById(arguments[0]).hitviz; return {expression};", figure
    )


def open_all(browser):
    browser.execute_script("document.querySelectorAll('.hazard > details').forEach((part) => { part.open = true; })")


def hazards(browser):
    return [
        (heading.text.split()[0], heading.find_element(By.XPATH, "..").find_element(By.CSS_SELECTOR, "figure").get_attribute("id"))
        for heading in browser.find_elements(By.CSS_SELECTOR, ".hazard > h4")
    ]


def test_there_is_one_engine_and_a_figure_for_the_class_and_each_hazard(make, read):
    page = make()
    text = page.read_text()
    assert len(re.findall('id="hitviz-engine"', text)) == 1
    browser = read(page)
    named = dict(hazards(browser))
    assert {"returns-untouchable-view", "depends-on-event"} <= set(named)
    figures = [figure.get_attribute("id") for figure in browser.find_elements(By.CSS_SELECTOR, FIGURES)]
    assert figures == ["override-1", *named.values()]
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert len(ids) == len(set(ids))


def test_the_switch_shows_the_difference_at_the_same_touch(make, read):
    browser = read(make())
    # Where the largest area changes hands.
    assert evaluate(browser, "override-1", "stage.trace().hitView") == "plus"
    switch = browser.find_element(By.CSS_SELECTOR, "#override-1 .override-switches input")
    reset = browser.find_element(By.CSS_SELECTOR, "#override-1 .reset")
    assert switch.is_selected() and reset.get_attribute("aria-disabled") == "true"
    switch.click()
    trace = evaluate(browser, "override-1", "stage.trace()")
    assert trace["hitView"] == "list"
    assert all(call["source"] is None for call in trace["calls"])
    reset.click()
    assert switch.is_selected()
    assert evaluate(browser, "override-1", "stage.trace().hitView") == "plus"


def test_executed_lines_are_lit(make, read):
    browser = read(make())
    lit = [line.text.strip() for line in browser.find_elements(By.CSS_SELECTOR, "#override-1 .lines .executed")]
    assert lit[0].startswith("if (event == nil)") and lit[-1] == "return self.plus;"


def test_a_hazard_is_seen_in_its_figure(make, read):
    browser = read(make())
    named = dict(hazards(browser))
    untouchable = named["returns-untouchable-view"]
    assert evaluate(browser, untouchable, "stage.trace().hitView") == "plus"
    views = evaluate(browser, untouchable, "stage.layout.views")
    assert [view["name"] for view in views if view["isHidden"]] == ["plus"]
    # Called without an event the override answers nil; the same point with one gives a view of the bar.
    event = named["depends-on-event"]
    assert evaluate(browser, event, "stage.trace().hitView") == "list"
    point = evaluate(browser, event, "stage.report.point")
    assert evaluate(browser, event, f"(stage.touch({point[0]}, {point[1]}), stage.trace().hitView)") in ("bar", "plus")
    assert evaluate(browser, event, "(stage.reset(), stage.trace().hitView)") == "list"


def test_an_example_of_the_table_leads_into_the_figure(make, read):
    browser = read(make(), "#override-1?x=30&y=640&without=Bar")
    assert evaluate(browser, "override-1", "[stage.trace().hitView, stage.layout.overrides[0].runs]") == ["bar", False]
    evaluate(browser, "override-1", "stage.reset()")
    browser.find_element(By.CSS_SELECTOR, ".table a").click()
    assert evaluate(browser, "override-1", "[stage.trace().hitView, ...stage.report.point]") == ["plus", 187.5, 605.5]


def test_a_link_opens_the_figure_of_a_hazard(make, read):
    browser = read(make(), "#hazard-1-1?step=2")
    assert browser.find_element(By.ID, "hazard-1-1").is_displayed()
    assert evaluate(browser, "hazard-1-1", "stage.current") == 2


def test_without_a_script_there_are_maps_and_findings(make, read, browser):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        read(make(), ready=False)
        assert [figure.is_displayed() for figure in browser.find_elements(By.CSS_SELECTOR, ".maps figure svg")] == [True, True]
        assert browser.find_element(By.CSS_SELECTOR, ".owners").text.count("1600 pt²") == 2
        assert browser.find_element(By.CSS_SELECTOR, ".hazard > p").is_displayed()
        assert browser.find_elements(By.CSS_SELECTOR, "#override-1 .steps-table tbody tr")
        assert not browser.find_element(By.CSS_SELECTOR, "#override-1 .controls").is_displayed()
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_everybody_can_read_it(make, read, language, theme, width):
    from axe_selenium_python import Axe

    browser = read(make("--lang", language))
    resize(browser, width)
    prefer(browser, theme)
    open_all(browser)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    axe = Axe(browser)
    axe.inject()
    violations = axe.run()["violations"]
    assert violations == [], axe.report(violations)


def test_printed_it_shows_everything(make, read, browser):
    read(make())
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        figures = browser.find_elements(By.CSS_SELECTOR, FIGURES)
        # Those in closed parts too.
        assert all(figure.rect["height"] > 200 for figure in figures)
        assert not any(part.is_displayed() for part in browser.find_elements(By.CSS_SELECTOR, ".controls"))
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_the_same_review_gives_the_same_page(hitviz, make, tmp_path):
    page = make()
    again = tmp_path / "again.html"
    hitviz.run("review", page.parent / "scene.json", "-o", again)
    assert again.read_bytes() == page.read_bytes()


def test_names_are_only_names(make, read):
    name = "</script><img src=x onerror=alert(1)>\"'&`\u202e視"
    text = json.dumps(SCENE).replace('"plus"', json.dumps(name)).replace(f"{json.dumps(name)}: ", '"plus": ')
    browser = read(make(scene={**json.loads(text), "title": name}))
    assert evaluate(browser, "override-1", "stage.trace().hitView") == name
    assert browser.find_elements(By.TAG_NAME, "img") == []


def test_a_scene_without_overrides_says_so(hitviz, read, tmp_path):
    page = tmp_path / "page.html"
    assert hitviz.run("review", ROOT / "examples" / "three-views.json", "-o", page).returncode == 0
    assert "sources" in read(page).find_element(By.TAG_NAME, "main").text
