#!/usr/bin/env python3
"""Asks programs of Embedded Swift the questions of Tests/Vectors and compares their answers with ICU's.

compare_vectors.py VECTORS PROGRAM...

A PROGRAM is an executable, or a WebAssembly module (.wasm), which the package `wasmtime` of PyPI runs. What the vectors do not
answer, validity and plural categories, and devices' languages, all programs have to answer alike: those of 64 bits are held against CLDR by the tests
of the package. Rows that a known difference of ICU's explains, and rows that CLDR moved since 46 (moved-since-46.tsv), are left out:
the tests of the package hold those. Exits with 1 if an answer differs or too few rows were compared.
"""
import subprocess
import sys
from pathlib import Path

# What is asked and which file has it, how many columns ask, and the least number of rows that must be compared.
KINDS = [("match", 4, 1400), ("maximize", 1, 900), ("minimize", 1, 900), ("canonicalize", 1, 1900), ("localizations", 2, 5400)]


def rows(path):
    for line in path.read_text().splitlines():
        if not line.startswith("#"):
            yield line.split("\t")


def cases(vectors, kind, asked):
    """Questions and expected answers."""
    if kind == "localizations":
        yield from apple_cases(vectors)
        return
    moved = {(row[0], row[1]) for row in rows(vectors / "moved-since-46.tsv")}
    for row in rows(vectors / f"icu76-cldr46-{kind}.tsv"):
        answers = 2 if kind == "match" else 1
        known = row[asked + answers:]
        key = " ; ".join(row[:asked])
        if not any(known) and (kind, key) not in moved:
            # The rows of `match` have default options: their fourth column is empty.
            yield row[:min(asked, 3)], row[asked:asked + answers]


def apple_cases(vectors):
    """What Apple's bundles choose: localizations and preferences, and the answer; the vectors' own form."""
    moved = {(row[0], row[1]) for row in rows(vectors / "apple-moved-since-46.tsv")}
    for row in rows(vectors / "icu76-cldr46-apple-localizations.tsv"):
        if row[0] == "app":
            app, localizations = row[1:]
            continue
        for preferences in row[1].split(" "):
            if (app, preferences) not in moved:
                yield [localizations, preferences], ["" if row[0] == "-" else row[0]]


# The document's app with what its people have: languages and region.
DOCUMENT = "en-GB,en,en-IN,en-IE,de,it,it-CH"
DEVICES = [("en-GB", "GB"), ("en-GB", "IT"), ("en", "IE"), ("en", "IT"), ("fr,it", "FR"), ("fr", "FR"), ("fr", "CH"), ("en", "IN")]


def language_script_region(tag):
    """Language, script and region, by which the vectors of likely subtags are compared. Later subtags are not changed."""
    kept = []
    for subtag in tag.split("-"):
        script = len(subtag) == 4 and subtag.isalpha()
        region = len(subtag) == 2 or len(subtag) == 3 and subtag.isdigit()
        if kept and not script and not region:
            break
        kept.append(subtag)
    return ["-".join(kept)]


def ask(program, questions):
    """The answers to questions, by column."""
    text = "".join("\t".join(question) + "\n" for question in questions)
    if program.endswith(".wasm"):
        printed = ask_module(program, text.encode())
    else:
        printed = subprocess.run([program], input=text, capture_output=True, text=True, check=True).stdout
    answers = [line.split("\t") for line in printed.splitlines()]
    if len(answers) != len(questions):
        sys.exit(f"{program}: {len(answers)} answers to {len(questions)} questions")
    return answers


def ask_module(path, text):
    import wasmtime
    store = wasmtime.Store()
    exports = wasmtime.Instance(store, wasmtime.Module.from_file(store.engine, path), []).exports(store)
    exports["memory"].write(store, text, exports["prepare"](store, len(text)))
    count = exports["answer"](store)
    start = exports["answer_bytes"](store)
    return exports["memory"].read(store, start, start + count).decode()


def further_questions(vectors):
    """Validity of every identifier that the vectors canonicalize, and plural categories in every one of CLDR's locales."""
    identifiers = [row[0] for row in rows(vectors / "icu76-cldr46-canonicalize.tsv")]
    locales = [row[0] for row in rows(vectors / "locales.txt")]
    return [["canonicalize", identifier] for identifier in identifiers] + [
        ["device", languages, region, DOCUMENT] for languages, region in DEVICES] + [
        ["plural", locale, number] for locale in locales for number in ("0", "1", "2", "5", "11", "1000000", "1.50", "1.1c6")]


def compare_with_vectors(program, vectors):
    failed = False
    for kind, asked, least in KINDS:
        questions, expected = zip(*cases(vectors, kind, asked))
        answers = ask(program, [[kind, *question] for question in questions])
        wrong = 0
        for question, answer, right in zip(questions, answers, expected):
            if kind in ("maximize", "minimize"):
                right = language_script_region(right[0])
            elif kind == "canonicalize":
                answer = answer[:1]
            if answer != right:
                wrong += 1
                print(f"{kind} {question}: {answer}, ICU {right}")
        print(f"{kind}: {len(questions)} answers as ICU 76.1 gives them, {wrong} differ")
        failed |= wrong > 0 or len(questions) < least
    return not failed


def main():
    vectors, programs = Path(sys.argv[1]), sys.argv[2:]
    failed = False
    for program in programs:
        print(f"{Path(program).name}:")
        failed |= not compare_with_vectors(program, vectors)
    questions = further_questions(vectors)
    first, *others = [ask(program, questions) for program in programs]
    for program, answers in zip(programs[1:], others):
        different = [question for question, one, other in zip(questions, first, answers) if one != other]
        print(f"{Path(program).name}: {len(questions)} answers on validity and plurals, {len(different)} differ", *different[:5])
        failed |= bool(different)
    sys.exit(1 if failed else 0)


main()
