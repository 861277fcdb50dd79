#!/usr/bin/env bash
# The man page of which-locale, Documentation/which-locale.1: `man Documentation/which-locale.1`.
#
# usage: Scripts/manual.sh --write     make it from the program's help, by swift-argument-parser's plugin
#        Scripts/manual.sh --check     compare it with what would be made
#
# The plugin fills the lines of examples like running text, begins lines with a quote, which troff takes for a command,
# and drops all characters outside ASCII, so that an ellipsis becomes an empty line. All three are corrected here.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
page=$root/Documentation/which-locale.1
case ${1:-} in --write | --check) ;; *) echo "usage: $0 --write | --check" >&2; exit 64 ;; esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swift package --package-path "$root" --allow-writing-to-package-directory generate-manual \
  --configuration debug --date 2026-01-01 > "$work/log" 2>&1 || { tail -20 "$work/log"; exit 1; }
python3 - "$root/.build/plugins/GenerateManual/outputs/which-locale/which-locale.1" > "$work/page" <<'PYTHON'
import sys

literal = False
blank = False
for line in open(sys.argv[1], encoding="utf-8").read().split("\n")[:-1]:
    text = line.replace("\\", "\\e") if line.startswith("  ") else line
    if line.startswith("  "):
        if not literal:
            print(".Bd -literal")
        elif blank:
            print()
        literal = True
        print(text if text.strip() else "  ...")
    elif line == "":
        if not literal:
            print(".Pp")
    else:
        if literal:
            print(".Ed")
        literal = False
        print("\\&" + text if text.startswith("'") else text)
    blank = line == ""
if literal:
    print(".Ed")
PYTHON
if [ "$1" = --write ]; then
  cp "$work/page" "$page"
elif ! diff -u "$page" "$work/page"; then
  echo "FAILED: Documentation/which-locale.1 is not what the help says: Scripts/manual.sh --write" >&2
  exit 1
fi
if command -v groff >/dev/null; then
  groff -mdoc -Tutf8 -ww "$page" > /dev/null 2> "$work/warnings" || true
  if [ -s "$work/warnings" ]; then
    head "$work/warnings"
    exit 1
  fi
else
  echo "no groff: how the page is set was not looked at"
fi
echo "which-locale.1: $(wc -l < "$page") lines"
