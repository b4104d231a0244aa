"""Reads the Swift targets in Package.swift and the modules that their files import."""

import functools
import json
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
LAYERS = ("Engine", "Data", "Pets", "Adapters", "Storage", "Apps")
IMPORT = re.compile(
    r"^\s*(?:(?:public|package|internal|fileprivate|private|@\w+(?:\([^)]*\))?)\s+)*import\s+"
    r"(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)", re.M)


class Target:
    """A target in Sources.

    `layer` is its top-level folder, and `needs` are its declared dependencies in order.
    """

    def __init__(self, name, path, needs):
        self.name, self.path, self.needs = name, path, needs
        self.layer = path.relative_to(ROOT / "Sources").parts[0]

    def imports(self):
        """Yields all imports as (file, line, module, text)."""
        for file in sorted(self.path.rglob("*.swift")):
            text = file.read_text()
            for match in IMPORT.finditer(text):
                line = text.count("\n", 0, match.start(1)) + 1
                yield file.relative_to(ROOT), line, match.group(1), match.group(0)


@functools.cache
def targets():
    """Returns the Swift targets in Sources by name, in the order of Package.swift."""
    dump = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True)
    found = {}
    for target in json.loads(dump.stdout)["targets"]:
        path = ROOT / (target.get("path") or "Tests")
        if path.relative_to(ROOT).parts[:2][-1] in LAYERS and not path.is_relative_to(ROOT / "Sources/Adapters/C"):
            needs = [next(iter(value))[0] if isinstance(value, list) else value
                     for item in target["dependencies"] for value in [list(item.values())[0][0]]]
            found[target["name"]] = Target(target["name"], path, needs)
    return found


def closure(name, known):
    """Returns a target's direct and indirect dependencies."""
    reached = set()
    for need in known[name].needs:
        if need in known:
            reached |= {need} | closure(need, known)
    return reached
