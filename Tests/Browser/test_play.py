"""`hitviz play`: one page, used by mouse and by keyboard, with the network off."""

import base64
import json
import re
import shutil

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from stage import prefer, resize
from support import EXAMPLES, ROOT

THREE_VIEWS = ROOT / "examples" / "three-views.json"


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_traces_are_those_of_the_command(play, hitviz, example):
    page = play(example)
    names = page.call("stage.layout.touches.map((touch) => touch.name)")
    assert names
    # Each touch by itself, as the page shows it: events of others do not count.
    expected = hitviz.trace(example, *(word for name in names for word in ("--touch", name)))
    for name, trace in zip(names, expected, strict=True):
        page.call("stage.touch(values[0])", name)
        assert page.trace() == trace


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_the_scene_that_is_copied_means_the_same(play, hitviz, example):
    page = play(example)
    # Sources are relative to the scene.
    done = hitviz.run("trace", "-", "--format", "json", stdin=json.dumps(page.scene()), cwd=example.parent)
    assert json.loads(done.stdout)["traces"] == hitviz.trace(example)


def test_the_touch_moves_by_keyboard(play):
    page = play(THREE_VIEWS)
    x, y = page.trace()["touch"]["point"]
    dot = page.find(".touch-dot")
    dot.send_keys(Keys.ARROW_RIGHT)
    dot.send_keys(Keys.SHIFT, Keys.ARROW_DOWN)
    assert page.trace()["touch"]["point"] == [x + 1, y + 10]


def test_the_touch_follows_the_mouse(play):
    page = play(THREE_VIEWS)
    before = page.trace()
    ActionChains(page.browser).drag_and_drop_by_offset(page.find(".touch-dot"), 0, 80).perform()
    after = page.trace()
    assert after["touch"]["point"][1] > before["touch"]["point"][1]
    assert after["hitView"] != before["hitView"]


def test_a_tap_on_the_screen_puts_the_touch_there(play):
    page = play(THREE_VIEWS)
    ActionChains(page.browser).move_to_element(page.find(".screen-drawing")).click().perform()
    # The middle of the window, to a pixel of the pane.
    assert page.trace()["touch"]["point"] == pytest.approx([160, 240], abs=1.5)


def test_the_steps_go_back_and_forward(play):
    page = play(THREE_VIEWS)
    assert page.states()[-1] == "point-inside-false"
    body = page.find(".controls output")
    assert body.text == "step 6 of 6"
    page.find("[data-step=back]").click()
    assert "chosen" not in page.states()
    page.find("[data-step=first]").click()
    assert set(page.states()) == {"not-visited"}
    page.find("[data-step=forward]").send_keys(Keys.ARROW_RIGHT)
    assert page.states().count("visited") == 1
    page.find("[data-step=last]").click()
    assert page.states().count("chosen") == 1


@pytest.mark.parametrize("width", [360, 1280])
def test_the_present_step_is_in_sight_in_the_story_and_in_the_tree(play, width):
    page = play(ROOT / "examples" / "written-out.json")
    resize(page.browser, width)
    for step in [*range(page.call("stage.count") + 1), 1]:
        page.call("stage.step(values[0])", step)
        hidden = page.call(
            "[['.story .now', '.story'], ['.tree .current', '.tree']].filter(([inner, outer]) => { "
            "const item = arguments[0].querySelector(inner)?.getBoundingClientRect(); if (!item) return false; "
            "const pane = arguments[0].querySelector(outer).getBoundingClientRect(); "
            "return item.top < pane.top - 1 || item.bottom > pane.bottom + 1 || item.left < pane.left - 1 || item.right > pane.right + 1 })"
        )
        assert hidden == [], step


def test_before_the_first_step_the_story_is_at_its_top(play):
    page = play(ROOT / "examples" / "written-out.json")
    resize(page.browser, 700)
    top = "arguments[0].querySelector('.story').scrollTop"
    assert page.call(top) > 0
    page.find("[data-step=first]").click()
    assert page.call(top) == 0


def test_a_switch_changes_the_answer_and_undo_and_reset_bring_it_back(play):
    page = play(THREE_VIEWS)
    before = page.trace()
    hit = before["hitView"]
    index = [view["name"] for view in before["views"]].index(hit)
    page.find_all(".tree [data-view]")[index].click()
    page.find("[data-key=isHidden]").click()
    assert page.trace()["hitView"] != hit
    assert page.scene() != json.loads(THREE_VIEWS.read_text())
    page.find(".undo").click()
    assert page.trace() == before
    page.find("[data-key=isUserInteractionEnabled]").click()
    assert page.trace()["hitView"] != hit
    page.find(".reset").click()
    assert page.trace() == before


def test_set_means_what_the_scene_file_means(play, hitviz):
    page = play(THREE_VIEWS)
    page.call("stage.set(...values)", "ViewB1", {"frame": [0, 0, 10, 10], "hidden": False, "alpha": 0.5})
    scene = page.scene()
    assert hitviz.trace(scene)[0]["hitView"] == page.trace()["hitView"] == "ViewB"
    refused = page.call(
        "(() => { try { stage.set(...values); return null } catch (error) { return error.message } })()",
        "ViewB1",
        {"isHiden": True},
    )
    assert "isHidden" in refused
    assert page.scene() == scene


def test_a_view_is_dragged_and_resized(play):
    page = play(THREE_VIEWS)
    page.call("stage.select(4)")
    before = page.call("stage.layout.views[4].frame")
    ActionChains(page.browser).drag_and_drop_by_offset(page.find("[data-handle=middle]"), 20, 10).perform()
    moved = page.call("stage.layout.views[4].frame")
    assert moved[0] > before[0] and moved[1] > before[1] and moved[2:] == before[2:]
    page.find("[data-handle=corner]").send_keys(Keys.ARROW_RIGHT)
    assert page.call("stage.layout.views[4].frame") == [*moved[:2], moved[2] + 1, moved[3]]


def address(page):
    return page.browser.execute_async_script(
        "const done = arguments[1]; arguments[0].hitviz.link.address().then(done)", page.figure
    )


def test_a_link_leads_to_the_very_state(play):
    page = play(THREE_VIEWS)
    page.call("stage.set(...values)", "ViewB1", {"isHidden": True})
    page.call("stage.touch(61, 201)")
    page.call("stage.step(3)")
    expected, scene = page.trace(), page.scene()
    page.open("#" + address(page).split("#")[1])
    assert (page.trace(), page.scene(), page.call("stage.current")) == (expected, scene, 3)


@pytest.mark.parametrize("language, word", [("en", "incomplete"), ("zh-Hans", "不完整"), ("zh-Hant", "不完整")])
@pytest.mark.parametrize("cut", [20, 60])
def test_a_link_that_was_cut_off_is_told(play, language, word, cut):
    page = play(THREE_VIEWS, "--lang", language)
    expected, scene = page.trace(), page.scene()
    page.call("stage.set(...values)", "ViewB1", {"isHidden": True})
    fragment = "#" + address(page).split("#")[1]
    page.open(fragment[:-cut])
    assert word in page.find(".notice").text
    assert (page.trace(), page.scene()) == (expected, scene)
    # An address that is not this one's says nothing.
    page.open("#%E0%A4?x=1")
    assert page.find(".notice").text == ""
    page.open(fragment)
    assert page.find(".notice").text == ""
    assert page.scene() != scene


@pytest.mark.parametrize("query", ["x=6z&y=1", "scene=", "scene=!", "code=AAAA"])
def test_a_link_that_nobody_has_packed_is_told(play, query):
    page = play(THREE_VIEWS, fragment=f"#stage-1?{query}")
    assert "incomplete" in page.find(".notice").text
    assert page.trace()["touch"]["name"] is not None


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("name", ["copy-scene", "copy-link"])
def test_a_button_shows_that_it_has_copied(play, width, name):
    page = play(THREE_VIEWS)
    resize(page.browser, width)
    button = page.find(f".{name}")
    seen = f"[...arguments[0].querySelectorAll('.{name} > span')].filter((part) => getComputedStyle(part).opacity === '1').map((part) => part.className)"
    before = button.rect
    assert page.call(seen) == ["offer"]
    button.click()
    page.wait_for(lambda: "done" in button.get_attribute("class"))
    assert page.call(seen) == ["success"]
    assert button.rect == before
    assert page.find(f".{name} .success").get_attribute("textContent") == "Copied"
    page.wait_for(lambda: page.call(seen) == ["offer"])


def test_the_hint_is_about_the_tool(play):
    page = play(THREE_VIEWS)
    shown = lambda: [hint.get_attribute("class").split()[1] for hint in page.find_all(".hint") if hint.is_displayed()]
    assert shown() == ["touch-hint", "tree-hint"]
    page.find(".tool-edit + span").click()
    assert shown() == ["edit-hint", "tree-hint"]


def test_changes_are_told_by_events(play):
    page = play(THREE_VIEWS)
    reasons = page.call(
        "(() => { const reasons = []; arguments[0].addEventListener('hitviz:change', (event) => "
        "reasons.push(event.detail.reason)); stage.touch(1, 1); stage.set('ViewA', { alpha: 0 }); stage.step(1); "
        "stage.reset(); return reasons })()"
    )
    assert reasons == ["touch", "set", "step", "reset"]


def test_names_are_only_names(play):
    name = "</script><img src=x onerror=alert(1)>\"'&\u202e視"
    page = play({"title": name, "window": {"name": name, "frame": [0, 0, 100, 100]}, "touches": [{"name": name, "point": [5, 5]}]})
    assert page.trace()["hitView"] == name
    assert page.find_all("img") == []


def test_without_a_script_there_are_pictures_and_a_table(play, browser):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        page = play(THREE_VIEWS, ready=False)
        assert len(page.find_all(".steps-table tbody tr")) == 6
        assert page.find(".still svg").is_displayed() and page.find(".tree svg").is_displayed()
        assert not page.find(".controls").is_displayed()
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


@pytest.mark.parametrize("width", [360, 1000, 1280])
def test_without_a_script_the_table_has_room(play, browser, width):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        page = play(ROOT / "examples" / "written-out.json", ready=False)
        resize(browser, width)
        pane, panes = page.find(".story-pane").rect, page.find(".panes").rect
        assert pane["width"] == pytest.approx(panes["width"], abs=1)
        broken = browser.execute_script(
            "return [...document.querySelectorAll('.steps-table :is(th, td):first-child')].filter((cell) => { const text = document.createRange();"
            "text.selectNodeContents(cell); return text.getClientRects().length !== 1 }).map((cell) => cell.textContent)"
        )
        assert broken == []
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_everybody_can_use_it(play, browser, language, theme, width):
    from axe_selenium_python import Axe

    page = play(THREE_VIEWS, "--lang", language)
    resize(browser, width)
    prefer(browser, theme)
    page.call("stage.select(3)")
    page.find(".tool-edit + span").click()
    page.find(".delivery-pane summary").click()
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    axe = Axe(browser)
    axe.inject()
    violations = axe.run()["violations"]
    assert violations == [], axe.report(violations)


def test_printed_it_shows_every_step(play, browser):
    page = play(THREE_VIEWS)
    page.call("stage.step(2)")
    printed = base64.b64decode(browser.execute_cdp_cmd("Page.printToPDF", {})["data"])
    assert printed.startswith(b"%PDF")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        assert all(item.is_displayed() for item in page.find_all(".story li"))
        assert not page.find(".controls").is_displayed()
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_printed_it_is_light(play, browser):
    """Whoever reads in the dark has white paper all the same."""
    page = play(THREE_VIEWS)
    features = [{"name": "prefers-color-scheme", "value": "dark"}]
    colors = (
        "[...document.querySelectorAll('svg.hitviz path, svg.hitviz rect, svg.hitviz text')]"
        ".map((shape) => getComputedStyle(shape).fill + getComputedStyle(shape).stroke)"
    )
    light = page.call(colors)
    try:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print", "features": features})
        assert page.call(colors) == light
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "screen", "features": features})
        assert page.call(colors) != light
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": []})
    assert len(light) > 5


@pytest.mark.parametrize("media", ["print", "screen"])
@pytest.mark.parametrize("width", [120, 260])
def test_touch_and_handles_are_right_at_any_size(play, browser, media, width):
    """Paper has another width than the window, and no script hears of it."""
    page = play(THREE_VIEWS)
    page.call("stage.touch(61, 203)")
    page.call("stage.select(4)")
    # ViewB1 covers (40, 180) to (150, 280) of the screen.
    places = {".touch-dot": [61, 203], "[data-handle=middle]": [95, 230], "[data-handle=corner]": [150, 280]}
    try:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": media})
        distances = page.call(
            "(() => { const frame = arguments[0].querySelector('.screen-frame'); frame.style.width = `${values[1]}px`;"
            "const drawn = frame.querySelector('.screen-drawing').getScreenCTM();"
            "return Object.entries(values[0]).map(([selector, [x, y]]) => { const box = frame.querySelector(selector).getBoundingClientRect();"
            "const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2), place = new DOMPoint(x, y).matrixTransform(drawn);"
            "return box.width === 0 ? null : Math.hypot(middle.x - place.x, middle.y - place.y) }) })()",
            places,
            width,
        )
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    # On paper there are no handles.
    assert [distance is None for distance in distances] == [False, media == "print", media == "print"]
    assert all(distance < 1 for distance in distances if distance is not None)


def test_printed_a_wide_tree_is_not_cut_off(play, browser):
    views = [{"name": f"view{number}", "frame": [0, number, 9, 9]} for number in range(8)]
    page = play({"window": {"name": "window", "frame": [0, 0, 99, 99], "subviews": views}, "touches": [{"name": "tap", "point": [1, 1]}]})
    # As wide as A4 paper within its margins.
    resize(browser, 718)
    hidden = "(() => { const tree = arguments[0].querySelector('.tree'); return tree.scrollWidth - tree.clientWidth })()"
    assert page.call(hidden) > 0
    try:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        assert page.call(hidden) == 0
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_printed_there_are_no_buttons(play, browser):
    page = play(ROOT / "examples" / "written-out.json")
    inputs = page.find_all("button, select, input, .switch")
    assert any(item.is_displayed() for item in inputs)
    try:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        # The touch's dot is a part of the picture.
        assert [item.get_attribute("class") for item in inputs if item.is_displayed()] == ["touch-dot needs-script"]
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_an_endless_stay_costs_no_memory(play):
    """The first round over the screen meets the longest answers; the others must do with its memory."""
    page = play(THREE_VIEWS)
    grown = page.call(
        "(() => { const size = () => stage.engine.instance.exports.memory.buffer.byteLength; "
        "const round = () => { for (let i = 0; i < 2000; i++) stage.touch(i % 300, i % 400); return size(); }; "
        "const before = round(); round(); round(); return round() - before })()"
    )
    assert grown == 0


@pytest.mark.skipif(not (shutil.which("wasm-opt") and shutil.which("zopfli")), reason="the engine is larger without Binaryen and Zopfli")
def test_the_engine_in_a_page_has_at_most_500_kb(hitviz, tmp_path):
    page = tmp_path / "page.html"
    assert hitviz.run("play", THREE_VIEWS, "-o", page).returncode == 0
    # What gzip writes begins with these letters in base64.
    engine = base64.b64decode(re.search(r"H4sI[A-Za-z0-9+/=]+", page.read_text())[0])
    assert len(engine) <= 500_000
