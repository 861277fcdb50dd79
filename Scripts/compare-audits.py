#!/usr/bin/env python3
"""Audits folders with `which-locale`, checks what must hold of any report, and compares it with an older program's.

compare-audits.py AFTER [--before BEFORE] FOLDER...            apps that are there
compare-audits.py AFTER [--before BEFORE] --made COUNT [--seed N]  apps that are made, each by its own seed: bundles, sources, packages,
    projects, tables, catalogs, configurations and baselines, many of them damaged. --keep FOLDER keeps those that fail.

Of any report: it ends, with a status that help names, twice the same; every place is in its file; JSON and SARIF can be
read, and no two results have one fingerprint; what is reported of a file alone is reported of its folder; and a baseline that was
written leaves nothing. Of a change to rules each line that differs, `-` before and `+` after, is opened and judged.
"""
import argparse
import json
import plistlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

STATUSES = {0, 1, 64, 65, 66}
LANGUAGES = ["en", "de", "fr", "pt-BR", "en-GB", "zh-Hans", "ru"]
ODD_LANGUAGES = ["Base", "English", "en_GB", "iw", "he", "no", "nb", "sr-Latn", "zh_CN", "qqq", "x-a", "de-formal", "fr-QC", "Hebrew", "EN"]
TEXTS = ["Home", "Open the file", "%d items", "%@ has %d items", "%1$@ and %2$@", "%lld of %lld", "50 % off", "100%", "%#@n@", "%(name)@ is here",
         "${applicationName}", "", "Käse 🧀", "OK", "a\tb", "https://example.org", "%arg", "line\nline"]
KEYS = ["home.title", "home.help", "cart.items", "Open it", "%lld files", "OK", "a", "aaa-aa-aaa.text", "NSCameraUsageDescription", "CFBundleName",
        "", "ключ", "long.key.with_parts"]
COMMENTS = ["No comment provided by engineer.", "the first screen"]


class App:
    """A folder with an app, made by a seed."""

    def __init__(self, folder, seed):
        self.folder, self.random = folder, random.Random(seed)
        pick, chance = self.random.choice, self.chance
        self.languages = ["en", *self.random.sample(LANGUAGES[1:], self.random.randrange(4)),
                          *self.random.sample(ODD_LANGUAGES, self.random.randrange(3))]
        kind = pick(["folder", "app", "package", "synchronized", "groups", "generated"])
        root = {"app": "A.app/Contents/Resources/", "package": "Sources/A/R/", "folder": ""}.get(kind, "App/")
        self.write_kind(kind, root)
        for table in self.random.sample(["Localizable", "InfoPlist", "Menu", "Main", "localizable", "Settings.bundle/Root"], self.random.randrange(1, 4)):
            pick([self.strings, self.strings, self.catalog, self.dictionary])(root, table)
        if chance(3):
            self.write(f"{root}Base.lproj/Main.storyboard", '<document><label id="aaa-aa-aaa" text="Home"/></document>')
        if chance(3):
            self.write(f"{root}A.swift", "\n".join(f'NSLocalizedString("{pick(KEYS)}", comment: ""); Text("{pick(KEYS)}")' for _ in range(4)))
        if chance(4):
            self.write(".which-locale.json", json.dumps(self.configuration()))
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        if chance(4) and files:
            self.damage(pick(files))

    def chance(self, one_of):
        return self.random.randrange(one_of) == 0

    def write(self, path, text):
        path = self.folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        encoding = self.random.choice(["utf-8"] * 8 + ["utf-16", "utf-8-sig"]) if path.suffix == ".strings" else "utf-8"
        path.write_bytes(text if isinstance(text, bytes) else text.encode(encoding))

    def write_kind(self, kind, root):
        info = {"CFBundleDevelopmentRegion": self.random.choice(["en", "en", "en_GB", "English", "xx", "$(DEVELOPMENT_LANGUAGE)"]),
                "CFBundleName": "A", "NSCameraUsageDescription": self.random.choice(TEXTS)}
        if self.chance(3):
            info["CFBundleLocalizations"] = self.random.sample(LANGUAGES + ODD_LANGUAGES, 3)
        if kind != "package":
            place = "A.app/Contents/" if kind == "app" else root
            self.write(f"{place}Info.plist", plistlib.dumps(info, fmt=self.random.choice([plistlib.FMT_XML, plistlib.FMT_BINARY])))
        group = {"synchronized": "F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };", "groups": 'F = { path = "App/en.lproj"; };'}
        if kind in group:
            target = {"synchronized": "fileSystemSynchronizedGroups = (F);", "groups": "buildPhases = (R);"}[kind]
            self.write("A.xcodeproj/project.pbxproj", f"""{{ rootObject = P; objects = {{ P = {{ targets = (T); mainGroup = G;
                developmentRegion = en; knownRegions = (en, de, Base); }}; G = {{ children = (F); }}; {group[kind]}
                T = {{ name = A; {target} }}; R = {{ isa = PBXResourcesBuildPhase; files = (B); }}; B = {{ fileRef = F; }}; }}; }}""")
        if kind == "package":
            self.write("Package.swift", """// swift-tools-version: 6.1
                let package = Package(name: "A", defaultLocalization: "en", targets: [.target(name: "A", resources: [.process("R")])])""")
        if kind == "generated":
            self.write("project.yml", "name: A")

    def keys(self):
        return self.random.sample(KEYS, self.random.randrange(len(KEYS)))

    def text(self, text):
        return json.dumps(text, ensure_ascii=False)

    def strings(self, root, table):
        keys = self.keys()
        for language in self.languages:
            lines = [f"/* {self.random.choice(COMMENTS)} */\n{self.text(key)} = {self.text(self.random.choice(TEXTS))};"
                     for key in keys if not self.chance(4)]
            self.write(self.table(root, table, language, "strings"), "\n".join(lines))

    def table(self, root, table, language, kind):
        folder, _, name = table.rpartition("/")
        return f"{root}{folder + '/' if folder else ''}{'' if self.chance(20) else language + '.lproj/'}{name}.{kind}"

    def dictionary(self, root, table):
        for language in self.languages:
            forms = {form: self.random.choice(TEXTS) for form in self.random.sample(["zero", "one", "two", "few", "many", "other", "some"], 3)}
            rule = {"NSStringFormatSpecTypeKey": self.random.choice(["NSStringPluralRuleType", "x"]), "NSStringFormatValueTypeKey": self.random.choice("d@f"), **forms}
            entry = {"NSStringLocalizedFormatKey": self.random.choice(["%#@n@", "%#@m@ %@", "%1$#@n@"]), "n": rule}
            entries = {key: self.random.choice([entry, entry, "text", {"NSStringVariableWidthRuleType": {"20": "Short", "50": "Longer"}}]) for key in self.keys()}
            self.write(self.table(root, table, language, "stringsdict"), plistlib.dumps(entries))

    def catalog(self, root, table):
        def unit():
            return {"stringUnit": {"state": self.random.choice(["translated", "new", "needs_review", "stale", "odd"]), "value": self.random.choice(TEXTS)}}

        def forms(kinds, inner):
            return {kind: inner() for kind in self.random.sample(kinds, 2)}

        def localization():
            return self.random.choice([
                unit, lambda: {"variations": {"plural": forms(["one", "few", "other"], unit)}}, lambda: {"stringSet": {"state": "new", "values": TEXTS[:2]}},
                lambda: {"variations": {"device": forms(["iphone", "mac", "other"], lambda: self.random.choice([unit(), {"variations": {"plural": forms(["one", "other"], unit)}}]))}},
                lambda: {**unit(), "substitutions": {"n": {"argNum": self.random.randrange(-1, 3), "formatSpecifier": self.random.choice(["lld", "@"]),
                                                           "variations": {"plural": forms(["one", "many", "other"], unit)}}}}])()

        def entry():
            members = {"localizations": {language: localization() for language in self.languages if not self.chance(4)}}
            for name, values in {"comment": COMMENTS, "extractionState": ["stale", "manual", "extracted_with_value"], "shouldTranslate": [False, True, "no"]}.items():
                if self.chance(4):
                    members[name] = self.random.choice(values)
            return members

        document = {"sourceLanguage": self.random.choice(["en", "en", "de", "xx"]), "version": "1.0", "strings": {key: entry() for key in self.keys()}}
        self.write(f"{root}{table}.xcstrings", json.dumps(document, ensure_ascii=False, indent=self.random.choice([None, 2])))

    def configuration(self):
        rule = {"code": self.random.choice(["missingKey", "audit.format*", "*"]), "severity": self.random.choice(["error", "note", "ignore", "off"])}
        members = {"reference": "de", "required": ["it"], "shares": {"de": 50, "fr": 101}, "disabled": ["staleKey"], "rules": [rule], "keysInCode": ["tr"],
                   "exclude": ["App/de*"], "needsReview": True, "fallsBackToReference": True, "failOn": "warning", "odd": 1}
        return {name: members[name] for name in self.random.sample(sorted(members), 2)}

    def damage(self, path):
        content = bytearray(path.read_bytes())
        at = self.random.randrange(len(content) + 1)
        change = self.random.choice([b"", b"\"", b";", b"{", b"\xff", b"\0", b"\\", b"/*"])
        path.write_bytes(content[:at] + change + (content[at + 1:] if self.chance(2) else b""))


def audit(program, folder, *options, paths=(".",)):
    """The exit status and what is printed, in the folder itself, so that paths are short."""
    done = subprocess.run([program, "audit", *paths, *options], capture_output=True, cwd=folder, timeout=300)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def faults(program, folder):
    """What does not hold of a folder's reports."""
    status, text, problems = audit(program, folder, "--notes", "--format", "json")
    if status not in STATUSES:
        return [f"exit status {status}: {problems[-200:]}"]
    if (status, text) != audit(program, folder, "--notes", "--format", "json")[:2]:
        return ["two reports differ"]
    if status in {64, 65}:
        return [] if problems.startswith("which-locale: ") else ["no message"]
    found = []
    report = json.loads(text)
    findings = report["findings"]
    for place in (place for finding in findings for place in finding["places"] if place["line"]):
        content = (Path(folder) / place["path"]).read_bytes()
        encoding = "utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
        lines = re.split("\r\n|[\n\r]", content.decode(encoding, "replace"))
        if place["line"] > len(lines) or place["column"] > len(lines[place["line"] - 1]) + 1:
            found.append(f"{place} is outside of its file")
    results = json.loads(audit(program, folder, "--notes", "--format", "sarif")[1])["runs"][0]["results"]
    prints = [json.dumps(result["partialFingerprints"]) for result in results]
    if len(set(prints)) < len(prints):
        found.append("results have one fingerprint")

    def lines(path):
        return set(audit(program, folder, "--notes", "--format", "xcode", "--ignore", "nothingToAudit", paths=[path])[1].splitlines())

    # A file of sources is audited with the folder around it, and not with its project.
    is_alone = [(bundle["folders"], bundle["project"]) for bundle in report["bundles"]] == [([""], None)]
    files = {place["path"] for finding in findings for place in finding["places"] if re.search(r"\.(strings|stringsdict|xcstrings)$", place["path"])}
    whole = lines(".")
    for file in sorted(files)[:3] if is_alone else []:
        found += [f"of {file} alone: {line}" for line in sorted(lines(file) - whole) if line.startswith(file)]
    with tempfile.TemporaryDirectory() as kept:
        written = audit(program, folder, "--baseline", f"{kept}/b", "--write-baseline", "--notes")
        left = audit(program, folder, "--baseline", f"{kept}/b", "--notes", "--quiet")
        if (written[0], left) != (0, (0, "", "")):
            found.append(f"a baseline, written with status {written[0]}, leaves {left}"[:400])
    return found


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("after")
    options.add_argument("--before")
    options.add_argument("--made", type=int, metavar="COUNT")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--keep", type=Path)
    options.add_argument("folders", nargs="*", metavar="FOLDER")
    parser, options = options, options.parse_intermixed_args()
    if bool(options.made) == bool(options.folders):
        parser.error("name folders, or how many to make")
    after, before = (path and str(Path(path).resolve()) for path in (options.after, options.before))
    wrong = differing = 0
    folders = range(options.seed, options.seed + options.made) if options.made else options.folders
    for folder in folders:
        name, made = str(folder), None
        if options.made:
            made = Path(tempfile.mkdtemp())
            App(made, folder)
        try:
            found = faults(after, made or folder)
            if before:
                reports = [audit(program, made or folder, "--notes", "--format", "tsv") for program in (before, after)]
                old, new = (Counter([*text.splitlines(), *problems.splitlines(), f"exit status {status}"]) for status, text, problems in reports)
                found += [f"- {line}" for line in sorted((old - new).elements())] + [f"+ {line}" for line in sorted((new - old).elements())]
        except (subprocess.TimeoutExpired, ValueError, KeyError, OSError) as error:
            found = [f"{type(error).__name__}: {error}"]
        if found:
            print(f"== {name}", *found, sep="\n", flush=True)
            if made and options.keep:
                shutil.copytree(made, options.keep / name, dirs_exist_ok=True)
        differing += any(line[:2] in ("- ", "+ ") for line in found)
        wrong += any(line[:2] not in ("- ", "+ ") for line in found)
        if made:
            shutil.rmtree(made)
    print(f"{len(folders)} folders: {wrong} with a fault" + (f", {differing} reported otherwise than before" if before else ""))
    return 1 if wrong or differing else 0


if __name__ == "__main__":
    sys.exit(main())
