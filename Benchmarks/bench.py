#!/usr/bin/env python3
"""Measures hitviz against Graphviz's `dot` and prints Markdown tables with the budget of each kind of work.

Ratios of whole processes in one run are compared where there is something to compare with, for times differ from machine to
machine. What a student waits for has a budget in time: a move of the pointer in a page, and a teacher's building of the course.
"""

import argparse
import json
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import page
import scenes
from processes import compare, run


@dataclass
class Work:
    """Two command lines that do the same work, and how much longer than the second the first may take."""

    title: str
    hitviz: list
    dot: list
    budget: float
    runs: int


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hitviz", default=".build/release/hitviz", help="the command that is measured")
    parser.add_argument("--runs", type=int, default=40, help="how often the short ones are run")
    arguments = parser.parse_args()

    print("| work | hitviz | dot | ratio | budget | | peak of hitviz | peak of dot |")
    print("| --- | ---: | ---: | ---: | ---: | --- | ---: | ---: |")
    with tempfile.TemporaryDirectory() as folder:
        for work in plan(arguments.hitviz, Path(folder), arguments.runs):
            print(row(work, *compare(work.hitviz, work.dot, work.runs)), flush=True)
        print("\n| work | hitviz | budget | |\n| --- | ---: | --- | --- |")
        move = pointer_move(arguments.hitviz, Path(folder))
        print(time_row("a move of the pointer in a page, 200 views", move, 0.004), flush=True)
        course = [arguments.hitviz, "build", "examples/course", "-o", str(Path(folder, "course")), "--quiet"]
        print(time_row("`build examples/course`, from nothing", run(course), 10), flush=True)


def plan(hitviz, folder, runs):
    """All that is measured, the quickest first."""
    yield Work("`--version` against `dot -V`", [hitviz, "--version"], ["dot", "-V"], 1.5, 3 * runs)
    yield Work("`--help` against `dot -V`", [hitviz, "--help"], ["dot", "-V"], 1.5, 3 * runs)
    yield rendering(hitviz, folder, 15, budget=2, runs=runs)
    yield rendering(hitviz, folder, 200, budget=2, runs=max(1, runs // 2))
    yield rendering(hitviz, folder, 1_000, budget=0.7, runs=max(1, runs // 4))
    yield rendering(hitviz, folder, 10_000, budget=0.05, runs=1)


def rendering(hitviz, folder, count, budget, runs):
    """The traversal of a scene of `count` views, all shown, against `dot -Tsvg` of the same graph."""
    scene, graph = folder / f"{count}.json", folder / f"{count}.gv"
    scene.write_text(json.dumps(scenes.scene(count)))
    render = [hitviz, "render", str(scene), "--show", "traversal", "--all"]
    subprocess.run([*render, "--format", "dot", "-o", str(graph)], check=True)
    return Work(
        f"`render --all`, {count:,} views",
        [*render, "--format", "svg", "-o", str(folder / "hitviz.svg")],
        # The graph names the layout that hitviz draws it with; dot is to make its own.
        ["dot", "-Kdot", "-Tsvg", str(graph), "-o", str(folder / "dot.svg")],
        budget,
        runs,
    )


def pointer_move(hitviz, folder):
    """The seconds of a move in the page of a scene of 200 views."""
    scene, path = folder / "200.json", folder / "200.html"
    scene.write_text(json.dumps(scenes.scene(200)))
    subprocess.run([hitviz, "play", str(scene), "-o", str(path)], check=True)
    return page.pointer_move(path, moves=400)


def time_row(title, seconds, budget):
    verdict = "kept" if seconds <= budget else "**missed**"
    return f"| {title} | {duration(seconds)} | ≤ {duration(budget)} | {verdict} |"


def duration(seconds):
    return f"{seconds:,.1f} s" if seconds >= 1 else f"{seconds * 1000:,.1f} ms"


def row(work, hitviz, dot):
    ratio = hitviz.seconds / dot.seconds
    verdict = "kept" if ratio <= work.budget else "**missed**"
    cells = [
        work.title,
        f"{hitviz.seconds * 1000:,.1f} ms",
        f"{dot.seconds * 1000:,.1f} ms",
        f"{ratio:.3f}",
        f"≤ {work.budget}",
        verdict,
        f"{hitviz.peak_bytes / 2**20:,.1f} MB",
        f"{dot.peak_bytes / 2**20:,.1f} MB",
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
