#!/usr/bin/env python3
"""Imports translations into the files of real apps: as many lines change as texts, and nothing else.

usage: Scripts/check-import-layout.py WHICH-LOCALE [FOLDER]

Every file of .strings and .stringsdict in FOLDER is exported for its own translator, every third of its texts of one
line is changed in the XLIFF, and difflib compares the imported file with the old one. FOLDER is by default the archives of
../shared/realapps. Files with errors, which no import writes, are skipped and counted.
"""
import difflib
import json
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile


def main(program, folder):
    files = texts = lines = refused = 0
    failures = []
    with tempfile.TemporaryDirectory() as work:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if path.suffix not in (".strings", ".stringsdict") or not path.is_file():
                continue
            result = one(program, path, pathlib.Path(work))
            if result is None:
                refused += 1
                continue
            files += 1
            texts += result[0]
            lines += result[1]
            if result[0] != result[1] or result[2]:
                failures.append(f"{path}: {result[0]} texts, {result[1]} lines{result[2]}")
    for failure in failures[:20]:
        print(failure, file=sys.stderr)
    print(f"{files} files, {texts} texts changed, {lines} lines changed; {refused} files with errors or without texts")
    if failures or texts == 0:
        sys.exit(f"FAILED: {len(failures)} files")


def one(program, path, work):
    """The number of changed texts, the number of lines that differ, and other problems; None for a refused file."""
    arguments = ["--source", str(path), "--target", str(path), "--from", "en", "--to", "it"]
    export = subprocess.run([program, "strings", "export", *arguments], capture_output=True)
    if export.returncode != 0:
        return None
    count = 0

    def change(match):
        nonlocal count
        count += 1
        return match[0] if count % 3 or not match[1] else f"<target{match[0].split('<target', 1)[1][:-9]}!</target>"

    # Texts on one line of the document, without a reference to a character that ends lines.
    xliff = export.stdout.decode()
    changed = re.sub(r"<target[^>]*>([^<\n]*)</target>", change, xliff)
    document = work / "it.xliff"
    document.write_text(changed, encoding="utf-8")
    output = work / ("out" + path.suffix)
    result = subprocess.run(
        [program, "strings", "import", str(document), *arguments, "-o", str(output), "--format", "json"],
        capture_output=True)
    if not output.exists():
        return None
    wanted = len(json.loads(result.stdout)["changed"])
    old, new = path.read_bytes(), output.read_bytes()
    output.unlink()
    encoding = "utf-16" if old[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
    before, after = (text.decode(encoding, "replace").split("\n") for text in (old, new))
    if len(before) != len(after):
        added = sum(1 for line in difflib.ndiff(before, after) if line[:1] == "+")
        return wanted, added, f" ({len(before)} before and {len(after)} after)"
    return wanted, sum(1 for left, right in zip(before, after) if left != right), ""


if len(sys.argv) not in (2, 3):
    sys.exit(__doc__)
if len(sys.argv) == 3:
    main(sys.argv[1], sys.argv[2])
else:
    apps = pathlib.Path(__file__).resolve().parents[2] / "shared" / "realapps"
    with tempfile.TemporaryDirectory() as unpacked:
        for archive in sorted(apps.glob("*.tar.xz")):
            with tarfile.open(archive) as file:
                file.extractall(unpacked)
        main(sys.argv[1], unpacked)
