"""What users and scripts rely on: streams, exit status, formats, options that every command shares."""

import json
import re
import shutil
import subprocess

import pytest

from support import ROOT

THREE_VIEWS = ROOT / "examples" / "three-views.json"
COMMANDS = ["render", "trace", "convert", "map", "why", "check", "lint", "schema", "completions"]


def test_version_is_one_line(hitviz):
    done = hitviz.run("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"hitviz \d+\.\d+\.\d+\S*\n", done.stdout)


@pytest.mark.parametrize("arguments", [["help"], ["--help"], *([command, "--help"] for command in COMMANDS)], ids=" ".join)
def test_help_is_printed_on_standard_output(hitviz, arguments):
    done = hitviz.run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert "hitviz" in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_is_the_same_either_way(hitviz, command):
    assert hitviz.run("help", command).stdout == hitviz.run(command, "--help").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_in_the_help_is_documented(hitviz, command):
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    options = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", hitviz.run("help", command).stdout))
    assert {option for option in options if option not in page} == set()


def test_every_command_is_documented(hitviz):
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    commands = re.findall(r"^  ([a-z]+) {2,}", hitviz.run("help").stdout, flags=re.MULTILINE)
    assert set(COMMANDS) <= set(commands)
    assert [command for command in commands if f"hitviz {command}" not in page] == []


WRONG_USAGE = [
    ([], "hitviz help"),
    (["rendr"], "render"),
    (["render"], "SCENE"),
    (["render", "a.json", "b.json"], "b.json"),
    (["render", THREE_VIEWS, "--themes", "dark"], "--theme"),
    (["render", THREE_VIEWS, "--theme", "blue"], "light"),
    (["render", THREE_VIEWS, "--format", "bmp"], "svg"),
    (["render", THREE_VIEWS, "-o", "a.bmp"], "svg"),
    (["render", THREE_VIEWS, "--show", "traversl"], "traversal"),
    (["render", THREE_VIEWS, "--touch", "tap on B9"], "tap on B1"),
    (["render", THREE_VIEWS, "--touch"], "--touch"),
    (["trace", THREE_VIEWS, "--lang", "klingon"], "zh-Hant"),
    (["convert", THREE_VIEWS, "1,2,3", "--from", "ViewA", "--to", "window"], "1,2,3"),
    (["convert", THREE_VIEWS, "1,2", "--from", "ViewZ", "--to", "window"], "ViewZ"),
    (["convert", THREE_VIEWS, "nan,2", "--from", "ViewA", "--to", "window"], "nan"),
    (["completions", "tcsh"], "fish"),
    (["trace", "no-such-file.json"], "no-such-file.json"),
    (["trace", "examples"], "examples"),
]


@pytest.mark.parametrize("arguments, told", WRONG_USAGE, ids=lambda value: " ".join(map(str, value))[-60:])
def test_wrong_usage_ends_with_2_and_a_way_out(hitviz, arguments, told):
    done = hitviz.run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr


def test_standard_input_and_output(hitviz, tmp_path):
    from_file = hitviz.run("render", THREE_VIEWS)
    from_stdin = hitviz.run("render", "-", "-o", "-", stdin=THREE_VIEWS.read_text())
    assert from_file.stdout == from_stdin.stdout != ""


@pytest.mark.parametrize(
    "name, start",
    [
        ("a.svg", b"<svg"),
        ("a.png", b"\x89PNG\r\n\x1a\n"),
        ("a.pdf", b"%PDF-"),
        ("a.dot", b"digraph"),
        ("a.gv", b"digraph"),
    ],
)
def test_the_extension_decides_the_format(hitviz, tmp_path, name, start):
    done = hitviz.run("render", THREE_VIEWS, "-o", tmp_path / name)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / name).read_bytes().startswith(start)


def test_format_wins_over_the_extension(hitviz, tmp_path):
    hitviz.run("render", THREE_VIEWS, "--format", "svg", "-o", tmp_path / "a.txt")
    assert (tmp_path / "a.txt").read_text().startswith("<svg")


def test_the_same_input_gives_the_same_bytes(hitviz, tmp_path):
    for name in ("a.svg", "a.png", "a.pdf", "a.dot"):
        results = []
        for _ in range(2):
            hitviz.run("render", THREE_VIEWS, "-o", tmp_path / name)
            results.append((tmp_path / name).read_bytes())
        assert results[0] == results[1], name


def test_a_negative_point_is_no_option(hitviz):
    (trace,) = hitviz.trace(THREE_VIEWS, "--touch", "-5,20")
    assert (trace["touch"]["point"], trace["hitView"]) == ([-5, 20], None)


def test_trace_takes_several_touches_in_the_order_given(hitviz):
    traces = hitviz.trace(THREE_VIEWS, "--touch", "tap on C", "--touch", "10,310", "--touch", "tap on A")
    assert [trace["hitView"] for trace in traces] == ["ViewC", "MainView", "ViewA"]


CONVERSIONS = [
    # 60 down in the row, which begins at 390, scrolled by 200, in a view that begins at 64.
    ("scroll-view", "100,60", "row4", "window", {"point": [100, 314]}),
    ("scroll-view", "0,0,320,120", "row4", "window", {"rect": [0, 254, 320, 120]}),
    ("rotation", "10,10", "clockHand", "canvas", {"point": [90, 260]}),
    ("transforms", "0,0,60,100", "leading", "stage", {"rect": [235, 300, 60, 100]}),
]


@pytest.mark.parametrize("scene, what, source, target, expected", CONVERSIONS)
def test_convert(hitviz, scene, what, source, target, expected):
    path = ROOT / "examples" / f"{scene}.json"
    done = hitviz.run("convert", path, what, "--from", source, "--to", target, "--format", "json")
    assert json.loads(done.stdout) == expected


def test_colors_only_where_they_are_wanted(hitviz):
    plain, colored = (hitviz.run("trace", THREE_VIEWS, "--color", when).stdout for when in ("auto", "always"))
    assert "\x1b[" not in plain
    assert re.sub(r"\x1b\[[\d;]*m", "", colored) == plain != colored


def test_the_language_comes_from_the_option_or_the_environment(hitviz):
    texts = {lang: hitviz.run("trace", THREE_VIEWS, "--lang", lang).stdout for lang in ("en", "zh-Hans", "zh-Hant")}
    assert len(set(texts.values())) == 3
    assert "响应" in texts["zh-Hans"] and "回應" in texts["zh-Hant"]


@pytest.mark.parametrize("shell, check", [("bash", ["bash", "-n"]), ("zsh", ["zsh", "-n"]), ("fish", ["fish", "-n"])])
def test_completion_scripts_are_valid(hitviz, tmp_path, shell, check):
    script = tmp_path / "completions"
    script.write_text(hitviz.run("completions", shell).stdout)
    assert script.stat().st_size > 0
    if shutil.which(shell):
        assert subprocess.run([*check, script]).returncode == 0


def test_bash_completes_commands_and_values(hitviz, tmp_path):
    script = tmp_path / "completions"
    script.write_text(hitviz.run("completions", "bash").stdout)

    def complete(*words):
        program = f"""
            source {script}
            COMP_WORDS=({' '.join(words)} "") COMP_CWORD={len(words)}
            function=$(complete -p hitviz | sed -E 's/.*-F ([^ ]+).*/\\1/')
            $function hitviz "" {words[-1]}
            printf '%s\\n' "${{COMPREPLY[@]}}"
        """
        return subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True).stdout.split()

    assert set(COMMANDS) <= set(complete("hitviz"))
    assert set(complete("hitviz", "render", "--theme")) == {"light", "dark", "auto"}
