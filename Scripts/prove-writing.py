#!/usr/bin/env python3
"""Kills every command that writes a file in the middle of its work, over and over, and looks at what is left.

prove-writing.py BIN [KILLS]      BIN: the folder of the built programs; KILLS for each command, 200 unless told

Each file has to be the old one or the new one, whole and with its permissions, and nothing may lie beside it. Half of the
kills come anywhere, half in the last third of the run, where the writing is. A run that was over before its kill counts
as none. Then two imports into one catalog at once, where none may be lost without a word. Fails otherwise.
"""
import json
import os
import random
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
root = Path(__file__).resolve().parent.parent
work = Path(tempfile.mkdtemp())
TEXTS = 400

which, tables, locales = (str(binaries / name) for name in ("which-locale", "cldr-tables", "generate-app-locale"))
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
    ("cldr-tables generate", lambda folder: put(folder / "tables/DistanceTable.swift", "// old\n"),
     [tables, "generate", "--from", str(root / "CLDR"), "--to", "{}/tables", "--module", "LocaleMatching"]),
]


def state(folder):
    """Bytes and permissions of every file, by path."""
    return {str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mode & 0o7777)
            for path in sorted(folder.rglob("*")) if path.is_file()}


def prepare(before):
    folder = Path(tempfile.mkdtemp(dir=work))
    before(folder)
    for path in folder.rglob("*"):
        if path.is_file():
            path.chmod(0o600)
    return folder


def start(command, folder):
    return subprocess.Popen([part.replace("{}", str(folder)) for part in command], stdout=subprocess.DEVNULL,
                            stderr=subprocess.DEVNULL)


failed = False
print("command\tkills\told\tnew\ttorn\tstrays")
for name, before, command in COMMANDS:
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
    while done < kills and runs < 4 * kills:
        runs += 1
        folder = prepare(before)
        process = start(command, folder)
        time.sleep(length * random.uniform(0 if runs % 2 else 0.6, 1.05))
        process.send_signal(signal.SIGKILL)
        if process.wait() != -signal.SIGKILL:
            length *= 0.98
            shutil.rmtree(folder)
            continue
        length *= 1.005
        done += 1
        left = state(folder)
        strays = left.keys() - old.keys() - new.keys()
        # Several files are each old or new, and those that are new from the start not there or whole.
        torn = [path for path in old.keys() | new.keys()
                if left.get(path) not in (old.get(path), new.get(path))]
        counts["strays"] += len(strays)
        counts["torn" if torn else "old" if all(left.get(p) == old.get(p) for p in old.keys() | new.keys()) else "new"] += 1
        shutil.rmtree(folder)
    print(f"{name}\t{done}\t{counts['old']}\t{counts['new']}\t{counts['torn']}\t{counts['strays']}", flush=True)
    failed |= counts["torn"] > 0 or counts["strays"] > 0 or done < kills

# Two at once: what is not in the file, its import has said so.
lost = told = 0
for _ in range(20):
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
print(f"two imports at once, 20 times: {told} were told to run again, {lost} were lost")
shutil.rmtree(work)
sys.exit(1 if failed or lost else 0)
