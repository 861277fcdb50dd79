#!/usr/bin/env python3
"""Runs the shell commands of README.md, CONTRIBUTING.md, Documentation, the examples and the articles unchanged.

usage: Scripts/check-commands.py      after `swift build`; run by .ci/run

- A block of ```sh is run line by line. In a block without a language a line `$ command` is run, and the lines below it have
  to be in its output in this order, where `…` stands for any lines. `# exits 1` after a command says its status.
- A line that ends with a backslash goes on below.
- `<!-- not run: REASON -->` before a block: its commands are only printed, with the reason.
- `which-locale` runs where `Which.app` and the other bundles of the tests lie, every other command in the package's folder,
  or the example's. `MyApp.app` and `My.app` are `Which.app`; `App` is a package with resources.
- `~/Downloads/cldr-48.2`, `~/cldr-48.2` and `~/cldr-46` are the releases of Scripts/cldr-releases.sh. Where none can be had,
  the commands that name them are not run.
- Files that a command names and leaves are removed, and the checkout has to be as before.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

from documents import ROOT, documents

RELEASES = subprocess.run(
    ["bash", "Scripts/cldr-releases.sh", "46", "48.2"], cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout.strip()
BUNDLES = os.path.join(ROOT, "Tests/Fixtures/Bundles")


class Command:
    def __init__(self, document, line, text, reason, output=None):
        status = re.search(r"# exits (\d+)", text)
        self.place, self.reason, self.output = f"{document}:{line}", reason, output
        self.status = int(status.group(1)) if status else 0
        # A comment begins with a blank and `#`; no command has that in quotes.
        self.text = re.sub(r"\s+#.*$", "", text)
        self.is_program = self.text.startswith("which-locale ")
        example = re.match(r"Examples/[^/]+(?=/)", document)
        self.folder = os.path.join(ROOT, example.group(0) if example else ".")


def commands(document):
    language, reason, shown, found, begun = None, None, None, [], ""
    for number, line in enumerate(open(os.path.join(ROOT, document)).read().split("\n"), 1):
        if language == "sh" and line.endswith("\\"):
            begun += line[:-1].strip() + " "
            continue
        line, begun = begun + line.strip() if begun else line, ""
        told = re.match(r"<!-- not run: (.*) -->$", line)
        if told:
            reason = told.group(1)
        elif line.startswith("```"):
            if language is not None:
                reason = None
            language, shown = line[3:].strip() if language is None else None, None
        elif language == "sh" and line.strip() and not line.startswith("#"):
            found.append(Command(document, number, line, reason))
        elif language == "" and line.startswith("$ "):
            shown = Command(document, number, line[2:], reason, [])
            found.append(shown)
        elif shown and line.strip():
            shown.output.append(line)
    return found


def home(work):
    """A home folder with the releases that there are."""
    folder = os.path.join(work, "home")
    os.makedirs(os.path.join(folder, "Downloads"))
    os.makedirs(os.path.join(folder, ".config/fish/completions"))
    for name, release in [("cldr-46", "46"), ("cldr-48.2", "48.2"), ("Downloads/cldr-48.2", "48.2")]:
        if os.path.isdir(os.path.join(RELEASES, release)):
            os.symlink(os.path.join(RELEASES, release), os.path.join(folder, name))
    return folder


def bundles(work):
    folder = os.path.join(work, "bundles")
    shutil.copytree(BUNDLES, folder, symlinks=True)
    for name, target in [("My.app", "Which.app"), ("MyApp.app", "Which.app"), ("App", "Greeter"),
                         ("en.lproj", "Which.app/en.lproj"), ("it.lproj", "Which.app/it.lproj")]:
        os.symlink(target, os.path.join(folder, name))
    with open(os.path.join(folder, "our-users.txt"), "w") as file:
        file.write("en-IT\nde-AT\nfr-CA\n")
    return folder


def state():
    return subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True).stdout


def missing_line(expected, output):
    """The first expected line that is not in the output in this order; None if all are."""
    lines, at, gap = [line.rstrip() for line in output.split("\n") if line.strip()], 0, True
    for line in [line.rstrip() for line in expected]:
        if line.strip() == "…":
            gap = True
            continue
        place = next((place for place in range(at, len(lines)) if lines[place] == line), None)
        if place is None or not gap and place != at:
            return line
        at, gap = place + 1, False
    return None


def run(command, home, bundles):
    """What went wrong, or None."""
    folder = bundles if command.is_program else command.folder
    environment = dict(os.environ, PATH=f"{ROOT}/.build/debug:{os.environ['PATH']}", PAGER="cat")
    before = set(os.listdir(folder))
    app = os.path.join(folder, "MyApp.app")
    if "MyApp.app" in command.text and not command.is_program:
        os.symlink(os.path.join(BUNDLES, "Which.app"), app)
    result = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command.text.replace("~/", home + "/")], cwd=folder, env=environment,
        capture_output=True, text=True, timeout=900, stdin=subprocess.DEVNULL)
    if os.path.islink(app) and not command.is_program:
        os.remove(app)
    for name in set(os.listdir(folder)) - before:
        if os.path.isfile(os.path.join(folder, name)) and name in command.text:
            os.remove(os.path.join(folder, name))
    if result.returncode != command.status:
        return f"status {result.returncode}, not {command.status}\n{(result.stdout + result.stderr)[-2000:]}"
    missing = missing_line(command.output, result.stdout) if command.output else None
    return f"its output has no line '{missing}'\n{result.stdout[-2000:]}" if missing is not None else None


def main():
    failed, done = 0, set()
    with tempfile.TemporaryDirectory() as work:
        at_home, in_bundles, before = home(work), bundles(work), state()
        for command in [command for document in documents() for command in commands(document)]:
            needed = [name for name in re.findall(r"~/((?:Downloads/)?cldr-[0-9.]+)", command.text)
                      if not os.path.exists(os.path.join(at_home, name))]
            reason = command.reason or ("no release was found or fetched" if needed else None)
            if reason:
                print(f"not run: {command.place}: {command.text} ({reason})", flush=True)
                continue
            if (command.folder, command.text) in done and not command.output:
                continue
            done.add((command.folder, command.text))
            fault = run(command, at_home, in_bundles)
            if not fault and state() != before:
                fault, before = f"the checkout is another now\n{state()}", state()
            if fault:
                failed += 1
                print(f"FAILED {command.place}: {command.text}: {fault}", flush=True)
    print(f"{len(done)} commands run, {failed} failed")
    return 1 if failed or len(done) < 14 else 0


sys.exit(main())
