#!/usr/bin/env python3
"""Kills every command that writes a file while it writes, over and over, and looks at what is left.

prove-writing.py BIN [KILLS] [NAME]   BIN: the folder of the built programs; KILLS for each command, by default 200;
                                      NAME: only commands whose names contain it

A command computes once, up to its first change of a file. prove-writing.c then forks it for each kill, which comes at a
random moment of the milliseconds in which it writes. Each file has to be the old one or the new one, whole and with its
permissions, and no other file may be left beside it, except the draft of a kill between naming and renaming it, which the
next run has to remove. A command that changes a whole tree may leave it half changed; then `recover` has to make it all old
or all new. Then two imports into one catalog run at once, and none may be lost without an error. Fails otherwise.

`verify-platform --write` is not tested, because only Apple's systems have it. It writes with the same function.
"""
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

random.seed(20261122)
binaries = Path(sys.argv[1]).resolve()
kills = int(sys.argv[2]) if len(sys.argv) > 2 else 200
chosen = sys.argv[3] if len(sys.argv) > 3 else ""
root = Path(__file__).resolve().parent.parent
work = Path(tempfile.mkdtemp())
TEXTS = 400

which, tables, generate, locales, auditing = (
    str(binaries / name) for name in ("which-locale", "cldr-tables", "generate-tables", "generate-app-locale",
                                     "audit-localizations"))
strings = "".join(f'"key {n}" = "A text, and its number is {n}.";\n' for n in range(TEXTS))
catalog = json.dumps({
    "sourceLanguage": "en", "version": "1.0",
    "strings": {f"key {n}": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": f"T{n}"}}}}
                for n in range(TEXTS)}})


def xliff(original, target):
    units = "".join(
        f'<trans-unit id="key {n}"><source>{"key %d" % n if "xcstrings" in original else "A text, and its number is %d." % n}'
        f'</source><target>{target} {n}</target></trans-unit>' for n in range(TEXTS))
    return ('<?xml version="1.0" encoding="UTF-8"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">'
            f'<file original="{original}" source-language="en" target-language="it" datatype="plaintext"><body>{units}'
            '</body></file></xliff>')


def put(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return str(path)


source = put(work / "in/en.strings", strings)
old_italian = put(work / "in/it.strings", strings.replace("A text", "Un testo"))
back = put(work / "in/it.xliff", xliff("en.strings", "Testo"))
catalog_back = put(work / "in/catalog.xliff", xliff("l.xcstrings", "Testo"))
bundle_back = put(work / "in/bundle.xliff", xliff("en.lproj/Localizable.strings", "Testo"))


def catalog_folder(folder):
    put(folder / "l.xcstrings", catalog)


def bundle_folder(folder):
    put(folder / "App/en.lproj/Localizable.strings", strings)
    put(folder / "App/it.lproj/Localizable.strings", strings.replace("A text", "Un testo"))


def app_folder(folder):
    put(folder / "AppLocale.swift", "// old\n")
    put(folder / "app/locales.json", json.dumps({"supported": ["en", "en-GB", "de", "it", "pt-BR", "pt-PT"]}))


def audited_folder(folder):
    bundle_folder(folder)
    put(folder / "App/it.lproj/Localizable.strings", strings.replace("number is", "numero %@") * 2)
    put(folder / "baseline.json", "old\n" * 20000)
    put(folder / "stamp.swift", "// old\n")


# A package as an update finds it, with tables that `regenerate` has to correct.
MODULES = sorted(path.parent.relative_to(root) for path in (root / "Sources").glob("**/Tables/Pregenerated"))


def package_folder(folder):
    shutil.copytree(root / "CLDR", folder / "package/CLDR")
    for module in MODULES:
        shutil.copytree(root / module / "Pregenerated", folder / "package" / module / "Pregenerated")
    put(folder / "package/Package.swift", "// swift-tools-version: 6.1\n")


def stale_package(folder):
    package_folder(folder)
    for path in (folder / "package/Sources").rglob("*.swift"):
        path.write_text("// old\n")


def changed_package(folder):
    package_folder(folder)
    rules = folder / "package/CLDR/common/supplemental/languageInfo.xml"
    text = rules.read_text()
    changed = re.sub(r'(<languageMatch desired="ca"[^>]*distance=")\d+', r"\g<1>31", text)
    if changed == text:
        sys.exit("no rule to change for accept")
    rules.write_text(changed)


def old_file(name):
    return lambda folder: put(folder / name, "old\n" * 20000)


# Name, what is there before, and the command; {} is its folder.
COMMANDS = [
    ("strings convert", old_file("o.xml"), [which, "strings", "convert", source, "--to", "xml", "-o", "{}/o.xml"]),
    ("strings export", old_file("o.xliff"),
     [which, "strings", "export", "--source", source, "--target", old_italian, "--to", "it", "-o", "{}/o.xliff"]),
    ("strings import", old_file("o.strings"),
     [which, "strings", "import", back, "--source", source, "--to", "it", "-o", "{}/o.strings"]),
    ("strings import, catalog", catalog_folder,
     [which, "strings", "import", catalog_back, "--source", "{}/l.xcstrings", "--to", "it", "-o", "{}/l.xcstrings"]),
    ("strings import --bundle", bundle_folder,
     [which, "strings", "import", bundle_back, "--bundle", "{}/App", "--from", "en", "--to", "it"]),
    ("report", old_file("o.html"),
     [which, "report", "--supported", "en,de,it", "--preferences-file", put(work / "in/p.txt", "en-IT\nde-CH\nfr\n"),
      "--html", "-o", "{}/o.html"]),
    ("generate-app-locale", app_folder, [locales, "--folder", "{}/app", "--to", "{}/AppLocale.swift"]),
    ("generate-tables", lambda folder: put(folder / "tables/DistanceTable.swift", "// old\n"),
     [generate, "--from", str(root / "CLDR"), "--to", "{}/tables", "--module", "LocaleMatching"]),
    ("audit --write-baseline", audited_folder,
     [which, "audit", "{}/App", "--baseline", "{}/baseline.json", "--write-baseline"]),
    ("audit-localizations --write-baseline", audited_folder,
     [auditing, "--path", "{}/App", "--baseline", "{}/baseline.json", "--write-baseline"]),
    ("audit-localizations --stamp", audited_folder, [auditing, "--path", "{}/App", "--stamp", "{}/stamp.swift"]),
]

# Whole trees are changed in two steps, of which the second runs after a kill. A clone does not have the releases.
recover = [tables, "recover", "--package", "{}/package"]
TREES = [
    ("cldr-tables regenerate", stale_package, [tables, "regenerate", "--package", "{}/package"], recover),
    ("cldr-tables accept", changed_package,
     [tables, "accept", "--package", "{}/package", "--reason", "a proof of writing"], recover),
]
releases = Path(os.environ.get("LOCALE_CLDR", root / "../shared/cldr"))
if (releases / "46").is_dir():
    old_release = ["--release", "46", "--from", str(releases / "46")]
    TREES += [
        ("cldr-tables import", package_folder, [tables, "import", *old_release, "--to", "{}/package/CLDR"],
         [tables, "recover", "--package", "{}/package/CLDR"]),
        ("cldr-tables update", package_folder,
         [tables, "update", *old_release, "--package", "{}/package", "--no-report"], recover),
    ]
    COMMANDS.append(
        ("cldr-tables update --report",
         lambda folder: (package_folder(folder), put(folder / "report.md", "old\n" * 20000)),
         [tables, "update", *old_release, "--package", "{}/package", "--dry-run", "--report", "{}/report.md"]))


def state(folder):
    """Bytes and permissions of every file, by path."""
    return {str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mode & 0o7777)
            for path in sorted(folder.rglob("*")) if path.is_file()}


def prepare(before):
    """One path for all runs: a baseline may contain the path of the audited folder."""
    folder = work / "run"
    folder.mkdir()
    before(folder)
    for path in folder.rglob("*"):
        if path.is_file():
            path.chmod(0o600)
    return folder


def start(command, folder, environment=None, *files):
    return subprocess.Popen([part.replace("{}", str(folder)) for part in command], stdout=subprocess.DEVNULL,
                            stderr=subprocess.DEVNULL, env={**os.environ, **(environment or {})}, pass_fds=files)


class Writer:
    """A command that has computed everything and is about to change its first file: prove-writing.c forks it there."""

    def __init__(self, command, folder):
        requests, self.requests = os.pipe()
        self.answers, answers = os.pipe()
        self.process = start(command, folder, {"LD_PRELOAD": str(work / "fork.so"),
                                               "FORK_PIPES": f"{requests} {answers}"}, requests, answers)
        os.close(requests)
        os.close(answers)
        self.answers = os.fdopen(self.answers)
        if self.answers.readline() != "ready\n":
            sys.exit(f"{self.process.args} did not write")

    def write(self, wait=-1):
        """Writes in a fork, which is killed after so many microseconds. Its status, and the microseconds it took."""
        os.write(self.requests, f"{wait}\n".encode())
        status, length = map(int, self.answers.readline().split())
        return status, length

    def end(self):
        os.close(self.requests)
        self.answers.close()
        self.process.wait()


def put_back(folder, old, folders):
    """Makes the files what they were, in the folders that the waiting command knows and has locked."""
    now = state(folder)
    for path in now.keys() - old.keys():
        (folder / path).unlink()
    for path in old.keys():
        if now.get(path) != old[path]:
            (folder / path).write_bytes(old[path][0])
            (folder / path).chmod(old[path][1])
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and path not in folders:
            path.rmdir()


subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", work / "fork.so", root / "Scripts/prove-writing.c", "-ldl"],
               check=True)
failed = False
print("command\tkills\told\tnew\thalf-way\tdrafts\ttorn\tstrays\tms")
for name, before, command, recovery in [(*command, None) for command in COMMANDS] + TREES:
    if chosen not in name:
        continue
    folder = prepare(before)
    old = state(folder)
    folders = set(path for path in folder.rglob("*") if path.is_dir())
    writer = Writer(command, folder)
    if state(folder) != old:
        sys.exit(f"{name}: changed something before prove-writing.c stopped it")
    status, length = writer.write()
    new = state(folder)
    if status not in (0, 1) or new == old:
        sys.exit(f"{name}: {command} ended with {status} and changed {'nothing' if new == old else 'something'}")
    known = old.keys() | new.keys()
    folders |= set(path for path in folder.rglob("*") if path.is_dir())
    counts = {"old": 0, "new": 0, "torn": 0}
    done = runs = halfway = drafts = stray = 0
    while done < kills and runs < 10 * kills + 40:
        runs += 1
        put_back(folder, old, folders)
        status, _ = writer.write(int(random.uniform(0, length * 1.1)))
        # The length that the loads of other programs allow is found by trying.
        if status != -signal.SIGKILL:
            length *= 0.99
            continue
        length *= 1.004
        done += 1
        left = state(folder)
        # Several files are each old or new, and those that are new from the start not there or whole.
        torn = [path for path in known if left.get(path) not in (old.get(path), new.get(path))]
        halfway += left not in (old, new)
        strays = left.keys() - known
        if recovery is not None:
            # A tree may be half-way, but each of its files is whole, and recovering makes it one or the other.
            recovered = start(recovery, folder).wait()
            left = state(folder)
            if recovered != 0 or left not in (old, new):
                torn.append("the tree")
        elif strays:
            drafts += 1
            start(command, folder).wait()
            left = state(folder)
        strays = left.keys() - known
        stray += len(strays)
        counts["torn" if torn else "old" if all(left.get(p) == old.get(p) for p in known) else "new"] += 1
        if torn or strays:
            print(f"FAILED {name}: torn {sorted(set(torn))[:3]}, strays {sorted(strays)[:3]}")
    writer.end()
    shutil.rmtree(folder)
    print(name, done, counts["old"], counts["new"], halfway, drafts, counts["torn"], stray, f"{length / 1000:.1f}",
          sep="\t", flush=True)
    failed |= counts["torn"] > 0 or stray > 0 or done < kills

# Two imports at once: if an import's texts are not in the file, that import has reported it.
lost = told = 0
pairs = min(20, kills) if chosen in "two imports at once" else 0
for _ in range(pairs):
    folder = prepare(catalog_folder)
    pair = [start([which, "strings", "import", path, "--source", "{}/l.xcstrings", "--to", language, "-o",
                   "{}/l.xcstrings"], folder)
            for path, language in ((catalog_back, "it"), (put(work / "in/fr.xliff", Path(catalog_back).read_text()
                                                             .replace('target-language="it"', 'target-language="fr"')), "fr"))]
    statuses = [process.wait() for process in pair]
    text = (folder / "l.xcstrings").read_text()
    for status, language in zip(statuses, ("it", "fr")):
        if f'"{language}"' not in text:
            told, lost = (told + 1, lost) if status == 74 else (told, lost + 1)
    shutil.rmtree(folder)
print(f"two imports at once, {pairs} times: {told} were told to run again, {lost} were lost")
shutil.rmtree(work)
sys.exit(1 if failed or lost else 0)
