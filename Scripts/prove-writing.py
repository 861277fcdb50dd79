#!/usr/bin/env python3
"""Kills every command that writes a file in the middle of its work, over and over, and looks at what is left.

prove-writing.py BIN [KILLS] [NAME]   BIN: the folder of the built programs; KILLS for each command, 200 unless told;
                                      NAME: only commands whose name has this

Each file has to be the old one or the new one, whole and with its permissions, and nothing may lie beside it. Half of the
kills come anywhere, half in the last third of the run, where the writing is. A run that was over before its kill counts
as none. What changes a whole tree may leave it half-way for `recover`, which has to make it all old or all new; half of
its kills come before one of its file operations, which debug builds do on request. Then two imports into one catalog at
once, where none may be lost without a word. Fails otherwise.

Not here: `verify-platform --write`, which only Apple's systems have. It writes through the same function.
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


# A package as an update sees it, with tables that regenerating has to mend.
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


# name, what lies there before, the command, {} being its folder.
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

# Whole trees: in two steps, of which the second is taken after a kill. A clone does not have the releases.
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
    # Compares two releases for many seconds before it writes: a tenth of the kills, unless it is named.
    COMMANDS.append(
        ("cldr-tables update --report",
         lambda folder: (package_folder(folder), put(folder / "report.md", "old\n" * 20000)),
         [tables, "update", *old_release, "--package", "{}/package", "--dry-run", "--report", "{}/report.md"]))


def state(folder):
    """Bytes and permissions of every file, by path."""
    return {str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mode & 0o7777)
            for path in sorted(folder.rglob("*")) if path.is_file()}


def prepare(before):
    """One path for all runs: a baseline may name the folder that was audited."""
    folder = work / "run"
    folder.mkdir()
    before(folder)
    for path in folder.rglob("*"):
        if path.is_file():
            path.chmod(0o600)
    return folder


def start(command, folder, environment=None):
    return subprocess.Popen([part.replace("{}", str(folder)) for part in command], stdout=subprocess.DEVNULL,
                            stderr=subprocess.DEVNULL, env={**os.environ, **(environment or {})})


def died_before():
    """Before which file operation a debug build of cldr-tables shall die."""
    return {"CLDR_TABLES_DIE_BEFORE": random.choice(
        [f"rename:{random.randint(1, 25)}", f"write:{random.randint(1, 50)}", f"make folder:{random.randint(1, 3)}",
         f"remove:{random.randint(1, 2)}"])}


failed = False
print("command\tkills\told\tnew\ttorn\tstrays")
for name, before, command, recovery in [(*command, None) for command in COMMANDS] + TREES:
    wanted = kills // 10 if "--report" in name and not chosen else kills
    if chosen not in name or wanted == 0:
        continue
    folder = prepare(before)
    old = state(folder)
    began = time.time()
    status = start(command, folder).wait()
    length = time.time() - began
    new = state(folder)
    if status not in (0, 1) or new == old:
        sys.exit(f"{name}: {command} ended with {status} and changed {'nothing' if new == old else 'something'}")
    counts = {"old": 0, "new": 0, "torn": 0, "strays": 0}
    done = runs = 0
    shutil.rmtree(folder)
    while done < wanted and runs < 4 * wanted + 40:
        runs += 1
        folder = prepare(before)
        asks = recovery is not None and runs % 2 == 0
        began = time.time()
        process = start(command, folder, died_before() if asks else None)
        if not asks:
            time.sleep(length * random.uniform(0 if runs % 2 else 0.6, 1.05))
            process.send_signal(signal.SIGKILL)
        if process.wait() != -signal.SIGKILL:
            # The first run, which told the length, was slower: a warm one is shorter.
            if not asks:
                length = min(length * 0.98, time.time() - began)
            shutil.rmtree(folder)
            continue
        if not asks:
            length *= 1.005
        done += 1
        # A tree may be half-way, but each of its files is whole, and recovering makes it one or the other.
        torn = [path for path, found in state(folder).items()
                if "/.cldr-update/" not in path and found not in (old.get(path), new.get(path))]
        if recovery is not None:
            recovered = start(recovery, folder).wait()
            if recovered != 0 or state(folder) not in (old, new):
                torn.append("the tree")
        left = state(folder)
        strays = left.keys() - old.keys() - new.keys()
        # Several files are each old or new, and those that are new from the start not there or whole.
        torn += [path for path in old.keys() | new.keys()
                 if left.get(path) not in (old.get(path), new.get(path))]
        counts["strays"] += len(strays)
        counts["torn" if torn else "old" if all(left.get(p) == old.get(p) for p in old.keys() | new.keys()) else "new"] += 1
        if torn or strays:
            print(f"FAILED {name}: torn {sorted(set(torn))[:3]}, strays {sorted(strays)[:3]}")
        shutil.rmtree(folder)
    print(f"{name}\t{done}\t{counts['old']}\t{counts['new']}\t{counts['torn']}\t{counts['strays']}", flush=True)
    failed |= counts["torn"] > 0 or counts["strays"] > 0 or done < wanted

# Two at once: what is not in the file, its import has said so.
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
