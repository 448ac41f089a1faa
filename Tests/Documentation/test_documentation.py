"""The documentation tells the truth: its command lines print what it shows, and its links lead somewhere."""

import json
import os
import re
import shutil
import subprocess

import pytest

from markdown import PAGES, anchors, command_lines, links
from support import ROOT

COMMAND_LINES = [line for page in PAGES for line in command_lines(page)]


@pytest.fixture(scope="module")
def playground(tmp_path_factory):
    """A folder with the examples, in which the command lines may leave files."""
    folder = tmp_path_factory.mktemp("playground")
    shutil.copytree(ROOT / "examples", folder / "examples")
    return folder


@pytest.mark.parametrize("line", COMMAND_LINES, ids=lambda line: line.place)
def test_a_command_line_prints_what_the_page_shows(hitviz, playground, line):
    environment = os.environ | {"PATH": f"{hitviz.path.parent}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        ["bash", "-c", line.command],
        cwd=playground,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=60,
    )
    assert done.returncode == line.status, done.stdout
    # A line of "…" stands for any number of lines.
    parts = re.split(r"^…\n", line.output, flags=re.MULTILINE)
    if line.output:
        assert re.fullmatch(r"(?:.*\n)*?".join(map(re.escape, parts)), done.stdout), done.stdout


def test_the_readme_shows_command_lines():
    assert any(line.place.startswith("README.md") for line in COMMAND_LINES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    broken = []
    for link in links(page):
        path, _, fragment = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (fragment and fragment not in anchors(target)):
            broken.append(link)
    assert broken == []


def test_every_key_of_a_scene_file_is_documented(hitviz):
    def keys(schema):
        if isinstance(schema, list):
            for part in schema:
                yield from keys(part)
        elif isinstance(schema, dict):
            for keyword, value in schema.items():
                if keyword in ("properties", "$defs"):
                    yield from value if keyword == "properties" else ()
                    value = list(value.values())
                yield from keys(value)

    page = (ROOT / "docs" / "scene-file.md").read_text(encoding="utf-8")
    written = set(re.findall(r"[\w$]+", page))
    assert set(keys(json.loads(hitviz.run("schema").stdout))) - written == set()
