"""The command under test, as the tests that look at hitviz from outside use it."""

import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = sorted([*(ROOT / "examples").glob("*.json"), *(ROOT / "examples" / "overrides").glob("*.json")])


class Hitviz:
    """The command under test: `make test` names it, else the optimized build is taken."""

    def __init__(self):
        self.path = Path(os.environ.get("HITVIZ", ROOT / ".build" / "release" / "hitviz"))

    def run(self, *arguments, stdin="", cwd=ROOT, timeout=60):
        """Runs the command and returns what it printed and its exit status."""
        return subprocess.run(
            [self.path, *map(str, arguments)], input=stdin, capture_output=True, text=True, cwd=cwd, timeout=timeout
        )

    def trace(self, scene, *options):
        """The traces of a scene file's touches, or of a scene given as a dictionary."""
        if isinstance(scene, dict):
            done = self.run("trace", "-", "--format", "json", *options, stdin=json.dumps(scene))
        else:
            done = self.run("trace", scene, "--format", "json", *options)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)["traces"]
