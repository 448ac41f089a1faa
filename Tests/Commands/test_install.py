"""`make install` puts a copy in place that works from any folder, under any name."""

import os
import subprocess

import pytest

from support import ROOT


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The root of a system into which hitviz was installed below /opt/hitviz."""
    root = tmp_path_factory.mktemp("root")
    # What was built is taken as it is.
    make = ["make", "--silent", "--old-file=build", "install", "PREFIX=/opt/hitviz", f"DESTDIR={root}"]
    subprocess.run(make, cwd=ROOT, check=True, capture_output=True)
    return root / "opt" / "hitviz"


def run(command, *arguments, cwd):
    """Runs a command with an environment that says nothing of this project or of Swift."""
    return subprocess.run(
        [command, *arguments], cwd=cwd, env={"PATH": "/usr/bin:/bin"}, capture_output=True, timeout=60
    )


def test_nothing_is_left_out(installed):
    files = {str(path.relative_to(installed)) for path in installed.rglob("*") if path.is_file()}
    assert files >= {
        "bin/hitviz",
        "libexec/hitviz/hitviz-rasterizer",
        "share/hitviz/examples/three-views.json",
        "share/hitviz/Templates/stage/page.mustache",
        "share/bash-completion/completions/hitviz",
        "share/zsh/site-functions/_hitviz",
        "share/fish/vendor_completions.d/hitviz.fish",
    }


def test_the_installed_copy_draws_a_png_from_any_folder(installed, tmp_path):
    scene = installed / "share/hitviz/examples/three-views.json"
    drawn = run(installed / "bin/hitviz", "render", scene, "-o", "three.png", cwd=tmp_path)
    assert drawn.returncode == 0, drawn.stderr.decode()
    assert (tmp_path / "three.png").read_bytes().startswith(b"\x89PNG\r\n")


def test_a_symbolic_link_to_it_finds_its_helpers(installed, tmp_path):
    link = tmp_path / "hv"
    link.symlink_to(os.path.relpath(installed / "bin/hitviz", tmp_path))
    drawn = run(link, "render", installed / "share/hitviz/examples/hidden.json", "--format", "pdf", cwd="/")
    assert drawn.returncode == 0, drawn.stderr.decode()
    assert drawn.stdout.startswith(b"%PDF-")
