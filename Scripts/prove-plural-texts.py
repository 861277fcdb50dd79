#!/usr/bin/env python3
"""Writes every text of real apps' .stringsdict files and string catalogs with numbers, in every language they have.

prove-plural-texts.py WHICH-LOCALE [--at-most N] ARCHIVE...      the apps of ../shared/realapps, .tar.xz

Each text is written with 0, 1, 2, 5, 21 and 1.5 for every argument. --at-most takes N files and languages of each app,
evenly spaced. Fails if the program crashes, if `%#@` is left in a text, or if there are fewer texts than such an app has.
The apps' texts stay in a temporary folder.
"""
import json
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

NUMBERS = ["0", "1", "2", "5", "21", "1.5"]


def questions(folder):
    """Each file that may vary by number, with a language that it has."""
    for file in sorted(folder.rglob("*.stringsdict")):
        language = re.sub(r"\.lproj$", "", file.parent.name)
        yield file, "en" if language == "Base" or not file.parent.name.endswith(".lproj") else language
    for file in sorted(folder.rglob("*.xcstrings")):
        try:
            catalog = json.loads(file.read_text())
        except ValueError:
            continue
        entries = catalog.get("strings", {}).values()
        languages = {language for entry in entries for language in entry.get("localizations", {})}
        for language in sorted(languages | {catalog.get("sourceLanguage", "en")}):
            yield file, language


def main():
    program, archives = sys.argv[1], sys.argv[2:]
    most = None
    if archives[:1] == ["--at-most"]:
        most, archives = int(archives[1]), archives[2:]
    failures = 0
    for archive in archives:
        texts = files = 0
        with tempfile.TemporaryDirectory() as work:
            tarfile.open(archive).extractall(work, filter="data")
            asked = list(questions(Path(work)))
            for file, language in asked[::max(1, len(asked) // most)] if most else asked:
                files += 1
                for number in NUMBERS:
                    done = subprocess.run(
                        [program, "strings", "show", str(file), "--language", language, "--format", "json",
                         "--arguments", *[number] * 6], capture_output=True, text=True)
                    # Status 1: the file itself has errors.
                    rows = json.loads(done.stdout)["texts"] if done.returncode in (0, 1) and done.stdout else []
                    left = [row["key"] for row in rows if "%#@" in row["text"]]
                    texts += len(rows)
                    if left or done.returncode not in (0, 1):
                        failures += 1
                        print(f"FAILED {file.relative_to(work)} {language} {number}: {done.stderr[-200:]} {left[:3]}")
        name = Path(archive).name.split(".")[0]
        print(f"{name}: {files} files and languages, {texts} texts")
        if texts < 100:
            failures += 1
            print(f"FAILED {name}: too few texts")
    sys.exit(1 if failures else 0)


main()
