"""What the tests read in the documentation: its pages, their command lines, their links."""

import re
from dataclasses import dataclass

from support import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@dataclass
class CommandLine:
    """A line after a `$` in a `console` block, the output that is shown below it, and its exit status."""

    place: str
    command: str
    output: str

    @property
    def status(self):
        """0, unless a comment at the end of the line says otherwise."""
        said = re.search(r"#.*exit status (\d+)", self.command)
        return int(said.group(1)) if said else 0


def command_lines(page):
    found, number, inside = [], 0, False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("```"):
            inside = line == "```console"
        elif inside and line.startswith("$ "):
            found.append(CommandLine(f"{page.relative_to(ROOT)}:{number}", line[2:], ""))
        elif inside and found[-1].command.endswith("\\"):
            found[-1].command = found[-1].command.removesuffix("\\") + line.strip()
        elif inside:
            found[-1].output += line + "\n"
    return found


def links(page):
    """The targets of a page's links and pictures that lie in the project."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = re.findall(r"\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)|(?:src|srcset|href)=\"([^\"]+)\"", text)
    return [target for pair in targets for target in pair if target and not re.match(r"[a-z]+:", target)]


def anchors(page):
    """The fragments that a page's headings can be linked by."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
