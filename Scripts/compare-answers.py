#!/usr/bin/env python3
"""Compares the runtime's answers in this checkout with those of another one, or with those by another CLDR release.

compare-answers.py OTHER [SEED]      a checkout, say of `git worktree add ../before main`: 200,000 supported lists with options,
    headers, rankings and sentences, and 60,000 identifiers. After a change that must not move an answer. Prints ten lines that differ.
compare-answers.py --release RELEASE [SEED]      a folder with common/ that is named after the release, say ../shared/cldr/46; after
    `swift build`. For seeded lists and options the decisions that the report of an upgrade tells are exactly those in which the
    runtimes built from both releases differ, for each of CLDR's locales. Run by release-check.

A package for each is in .build-answers, which is kept.
"""
import json
import random
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WORK = ROOT / ".build-answers"
TABLES = ROOT / ".build/debug/cldr-tables"


def run(*command, **options):
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, **options)
    return done.stdout if done.returncode == 0 else sys.exit(f"{' '.join(map(str, command))[:200]}: {done.stdout[-500:]}{done.stderr[-500:]}")


def program(library, name):
    """The program of this checkout, built against the library of another folder."""
    package = WORK / name
    run("mkdir", "-p", package / "Sources")
    run("cp", "-R", ROOT / "Benchmarks/Sources/answers", package / "Sources/")
    products = ["LocaleMatching", "LocaleCanonicalization", "LocalePlurals", "LocaleValidity"]
    needs = ", ".join(f'.product(name: "{product}", package: "swift-locale-matching")' for product in products)
    (package / "Package.swift").write_text(f"""// swift-tools-version: 6.1
import PackageDescription
let package = Package(
  name: "answers", platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-locale-matching", path: "{library}", traits: [])],
  targets: [.executableTarget(name: "answers", dependencies: [{needs}])])
""")
    run("swift", "build", "-c", "release", "--package-path", package)
    return package / ".build/release/answers"


def compare_checkouts(other, seed):
    answers = [run(name, seed, 200_000, 60_000).splitlines()
               for name in (program(other, "answers-before"), program(ROOT, "answers-now"))]
    differing = [pair for pair in zip(*answers, strict=True) if pair[0] != pair[1]]
    for before, now in differing[:10]:
        print(f"< {before}\n> {now}")
    print(f"seed {seed}, {len(answers[1])} lines, {len(differing)} differ")
    return bool(differing)


def compare_releases(release, seed):
    other = WORK / "other-release"
    run("rm", "-rf", other)
    run("git", "clone", "-q", ROOT, other)
    run(TABLES, "update", "--from", release, "--release", release.name, "--package", other, "--no-report")
    programs = [program(other, "answers-of-other-release"), program(ROOT, "answers-now")]
    report = run(ROOT / ".build/debug/which-locale", "report", ROOT / "Tests/Fixtures/Bundles/Which.app", "--format", "json")
    locales = sorted({row["preference"] for row in json.loads(report)["preferences"]})
    draw = random.Random(seed)
    wrong = moved = 0
    for _ in range(8):
        supported = draw.sample(locales, draw.randint(2, 12)) + draw.choice([[], ["en", "en-GB", "nl", "fr-CA", "zh-Hant"]])
        supported = list(dict.fromkeys(supported))
        threshold, script, two_way = draw.choice([50, 50, 30, 90]), draw.random() < 0.3, draw.random() < 0.2
        flags = ["--favor-script"] * script + ["--two-way"] * two_way
        told = json.loads(run(
            TABLES, "diff", release, ROOT / "CLDR", "--supported", ",".join(supported), "--threshold", threshold, *flags, "--format",
            "json", "--quiet"))["app"]["changes"]
        told = {row["desired"]: [row[side].get("winner", supported[0]) for side in ("old", "new")] for row in told}
        head = f"{' '.join(supported)}\t{threshold}\t{'favor-script' * script}\t{'two-way' * two_way}\t"
        lines = "".join(f"{head}{locale}\n" for locale in locales)
        shown = [run(name, "choose", input=lines).splitlines() for name in programs]
        for locale, before, after in zip(locales, *shown, strict=True):
            moved += before != after
            if told.get(locale) != (None if before == after else [before, after]):
                wrong += 1
                print(f"{locale} of {supported}, {threshold} {flags}: {before} → {after}, the report says {told.get(locale)}")
    print(f"8 lists, {len(locales)} preferences, {moved} decisions that move, {wrong} of them or of the others told wrongly")
    return bool(wrong or not moved)


if "--release" in sys.argv:
    sys.exit(compare_releases(Path(sys.argv[2]).resolve(), int((sys.argv[3:] or ["81"])[0])))
sys.exit(compare_checkouts(Path(sys.argv[1]).resolve(), int((sys.argv[2:] or [time.strftime("%Y%m%d")])[0])))
