#!/usr/bin/env python3
"""Runs every shell command of the documents unchanged: README.md, CONTRIBUTING.md, Documentation, the examples and the
articles.

usage: Scripts/check-commands.py [--list]       --list only prints what is done with each command

- A block of ```sh is run line by line; a comment after a command is the shell's. In a block without a language a line
  `$ command` is run, and the lines below it have to be in its output in this order, where `…` means any lines.
- Commands are run in the package's folder, in a document of an example in that, and `which-locale` where `Which.app` and
  the other bundles of the tests lie. The program is that of `swift build`, which comes first.
- `~/Downloads/cldr-48.2`, `~/cldr-48.2` and `~/cldr-46` are releases as published. They stand for those in
  `$LOCALE_SHARED/cldr` (../shared); where there is none, ~/Downloads/cldr-48.2 is this package's own `CLDR`, and what needs
  the others is named and not run. `MyApp.app` and `My.app` are `Which.app`, `App` is a package with resources.
- Files that a command leaves are removed. Afterwards the checkout has to be as before: if everything is up to date, the
  commands for maintainers change nothing.
- ELSEWHERE has the commands that another script of `.ci/run` runs: that script has to name the command, or to read the
  document. NOT_HERE has those that need something which this machine lacks. Every entry has to occur in a document.

Exits with 1 if a command fails, or if so few are found that the search for them must be broken.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SHARED = os.path.abspath(os.path.join(ROOT, os.environ.get("LOCALE_SHARED", "../shared"), "cldr"))
BUNDLES = os.path.join(ROOT, "Tests/Fixtures/Bundles")
# Commands that a script of .ci/run runs, and that script; .ci/run itself runs `swift test`.
ELSEWHERE = {
    "swift test": "swift test",
    "LOCALE_TESTS=full swift test": "LOCALE_TESTS=full swift test",
    "Scripts/fuzz.sh --short": "Scripts/fuzz.sh --short",
    "Scripts/measure-size.sh": "Scripts/measure-size.sh",
    "Scripts/check-embedded.sh": "Scripts/check-embedded.sh",
    "Scripts/check-concurrency.sh": "Scripts/check-concurrency.sh",
    "Scripts/measure-debug.sh": "Scripts/measure-debug.sh",
    "Examples/WebPage/build.sh which-locale.html": "Scripts/check-web-page.sh",
    "Scripts/check-web-page.sh": "Scripts/check-web-page.sh",
    "swift run greeting-server": "Scripts/check-server.sh",
    "curl -i -H 'Accept-Language: en-IT' 127.0.0.1:8080/greeting": "Scripts/check-server.sh",
}
# Documents whose commands a script of .ci/run reads, and runs in a package that it makes.
READ_BY = {"Examples/CustomCLDRTables/README.md": "Scripts/check-clients.sh --with-default-trait"}
NOT_HERE = {
    "Scripts/fuzz.sh headers -runs=10000000": "runs for an hour",
    "Scripts/fuzz.sh --minimize headers": "writes the kept corpus anew, another one each time",
    "LOCALE_SHARED=../shared Benchmarks/compare.sh > comparison.md": "needs the other libraries and half an hour",
    "which-locale verify-platform": "needs a Mac",
    "man Documentation/which-locale.1": "needs man, which Scripts/manual.sh does without",
    "install -m 644 Documentation/which-locale.1 /usr/local/share/man/man1": "writes into the system",
    "which-locale --generate-completion-script bash > /etc/bash_completion.d/which-locale": "writes into the system",
    'which-locale --generate-completion-script zsh > "${fpath[1]}/_which-locale"': "needs zsh",
    "swift package --allow-writing-to-package-directory update-cldr --release 46 --from ~/cldr-46 "
    "--data Sources/CustomMatching/CLDR": "needs an app; Scripts/check-clients.sh does it in Examples/CustomCLDRTables",
    "swift package --allow-writing-to-package-directory update-cldr accept --data Sources/CustomMatching/CLDR --reason "
    '"Afrikaans readers of this app get Dutch"': "needs an app; Scripts/check-clients.sh does it in Examples/CustomCLDRTables",
}
# Exit statuses other than 0 that a document describes or its example has: 1 for an engine that disagrees, a finding, or
# no match.
STATUSES = {
    "which-locale compare --localizations en,en-AU,en-GB --preferred en-NZ": 1,
    "which-locale audit Which.app --fail-on warning": 1,
    "which-locale compare --localizations en,en-IE --preferred en-IT": 1,
    "which-locale strings import it.xliff --bundle App --to it --check": 1,
}


class Command:
    def __init__(self, document, line, text, output=None):
        self.document, self.line, self.output = document, line, output
        # A comment begins with a blank and `#`; no command has that in quotes.
        self.text = re.sub(r"\s+#.*$", "", text)

    def __str__(self):
        return f"{self.document}:{self.line}: {self.text}"


def documents():
    for name in ["README.md", "CONTRIBUTING.md"]:
        yield name
    for top in ["Documentation", "Sources", "Examples"]:
        for folder, folders, files in os.walk(os.path.join(ROOT, top)):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            for name in sorted(files):
                if name.endswith(".md"):
                    yield os.path.relpath(os.path.join(folder, name), ROOT)


def commands(document):
    """The commands of a document, in order; those of a block without a language with the lines below them."""
    language, shown, found = None, None, []
    for number, line in enumerate(open(os.path.join(ROOT, document)).read().split("\n"), 1):
        if line.startswith("```"):
            language, shown = line[3:].strip() if language is None else None, None
        elif language == "sh" and line.strip() and not line.startswith("#"):
            found.append(Command(document, number, line))
        elif language == "" and line.startswith("$ "):
            shown = Command(document, number, line[2:], [])
            found.append(shown)
        elif shown and line.strip():
            shown.output.append(line)
    return found


def homes(work):
    """A home folder with the releases that there are."""
    home = os.path.join(work, "home")
    os.makedirs(os.path.join(home, "Downloads"))
    os.makedirs(os.path.join(home, ".config/fish/completions"))
    for release in ["46", "48.2"]:
        source = os.path.join(SHARED, release)
        if os.path.isdir(source):
            os.symlink(source, os.path.join(home, f"cldr-{release}"))
    newest = os.path.join(SHARED, "48.2")
    os.symlink(newest if os.path.isdir(newest) else os.path.join(ROOT, "CLDR"), os.path.join(home, "Downloads/cldr-48.2"))
    return home


def folder_of_bundles(work):
    folder = os.path.join(work, "bundles")
    shutil.copytree(BUNDLES, folder, symlinks=True)
    for name in ["My.app", "MyApp.app"]:
        os.symlink("Which.app", os.path.join(folder, name))
    os.symlink("Greeter", os.path.join(folder, "App"))
    for language in ["en", "it"]:
        os.symlink(f"Which.app/{language}.lproj", os.path.join(folder, f"{language}.lproj"))
    with open(os.path.join(folder, "our-users.txt"), "w") as file:
        file.write("en-IT\nde-AT\nfr-CA\n")
    return folder


def state():
    return subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True).stdout


def is_within(expected, output):
    """Whether the lines are in the output in this order; `…` may stand for any number of lines."""
    lines, at, gap = [line.rstrip() for line in output.split("\n") if line.strip()], 0, True
    for line in [line.rstrip() for line in expected]:
        if line.strip() == "…":
            gap = True
            continue
        places = [place for place in range(at, len(lines)) if lines[place] == line]
        if not places or not gap and places[0] != at:
            return line
        at, gap = places[0] + 1, False
    return None


def fate(command):
    """Why a command is not run here; None where it is."""
    if command.document in READ_BY:
        return READ_BY[command.document]
    return ELSEWHERE.get(command.text) or NOT_HERE.get(command.text)


def run(command, work, home, bundles):
    """What went wrong, or None."""
    is_program = command.text.startswith("which-locale ")
    example = re.match(r"Examples/[^/]+(?=/)", command.document)
    folder = bundles if is_program else os.path.join(ROOT, example.group(0) if example else ".")
    environment = dict(os.environ, PATH=os.path.join(ROOT, ".build/debug") + ":" + os.environ["PATH"], PAGER="cat")
    if " --traits " in command.text:
        # Other traits would be another build of everything, in the folder that the next command uses.
        environment["SWIFTPM_BUILD_DIR"] = os.path.join(os.environ.get("LOCALE_SCRATCH", work), "programs")
        # .ci/run built in that folder with the toolchain's own compiler.
        environment.pop("SWIFT_EXEC", None)
    text = command.text.replace("~/", home + "/")
    before = set(os.listdir(folder))
    links = [name for name in ["MyApp.app"] if name in text and not is_program]
    for name in links:
        os.symlink(os.path.join(BUNDLES, "Which.app"), os.path.join(folder, name))
    try:
        result = subprocess.run(
            ["bash", "-o", "pipefail", "-c", text], cwd=folder, env=environment, capture_output=True, text=True,
            timeout=600)
    except subprocess.TimeoutExpired:
        return "takes more than ten minutes"
    finally:
        for name in links:
            os.remove(os.path.join(folder, name))
        if not is_program:
            for name in set(os.listdir(folder)) - before:
                if os.path.isfile(os.path.join(folder, name)) and name in text:
                    os.remove(os.path.join(folder, name))
    wanted = STATUSES.get(command.text, 0)
    if result.returncode != wanted:
        return f"status {result.returncode}, not {wanted}\n{(result.stdout + result.stderr)[-2000:]}"
    missing = is_within(command.output, result.stdout) if command.output else None
    return f"its output has no line '{missing}'\n{result.stdout[-2000:]}" if missing is not None else None


def main():
    everything = [command for document in documents() for command in commands(document)]
    gate = open(os.path.join(ROOT, ".ci/run")).read()
    failed = ran = 0
    texts = {command.text for command in everything}
    for text in [*ELSEWHERE, *NOT_HERE, *STATUSES]:
        if text not in texts:
            failed += 1
            print(f"no document has '{text}' any more")
    for script in {*ELSEWHERE.values(), *READ_BY.values()}:
        if script not in gate:
            failed += 1
            print(f".ci/run does not run '{script}'")
    with tempfile.TemporaryDirectory() as work:
        home, bundles = homes(work), folder_of_bundles(work)
        before = state()
        done = set()
        for command in everything:
            reason = fate(command)
            needed = [name for name in re.findall(r"~/(cldr-[0-9.]+)", command.text) if not os.path.exists(f"{home}/{name}")]
            if not reason and needed:
                reason = f"needs {', '.join(needed)}: there is no {SHARED}"
            if reason or "--list" in sys.argv:
                print(f"{'-' if reason else '+'} {command}{': ' + reason if reason else ''}", flush=True)
                continue
            if command.text in done and not command.output:
                continue
            done.add(command.text)
            ran += 1
            start = time.monotonic()
            fault = run(command, work, home, bundles)
            if time.monotonic() - start >= 5:
                print(f"+ {command}: {time.monotonic() - start:.0f} s", flush=True)
            if fault:
                failed += 1
                print(f"FAILED {command}: {fault}", flush=True)
            elif state() != before:
                failed += 1
                print(f"FAILED {command}: the checkout is another now\n{state()}", flush=True)
                before = state()
    if "--list" not in sys.argv:
        print(f"{ran} commands run, {failed} failed")
    return 1 if failed or len(everything) < 30 else 0


sys.exit(main())
