#!/usr/bin/env bash
# Opens the pages of `which-locale report --html` and `matrix --format svg` in headless Chromium, as users see them:
# with and without scripts, in light and dark. Checks filters and contrast, and that nothing is fetched.
#
# usage: Scripts/check-report.sh [--screenshots FOLDER]
#
# Takes the built .build/debug/which-locale, or WHICH_LOCALE. Needs Chromium (apt-get install chromium).
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
which_locale=${WHICH_LOCALE:-$root/.build/debug/which-locale}
screenshots=
if [ "${1:-}" = --screenshots ] && [ -n "${2:-}" ]; then screenshots=$2; mkdir -p "$screenshots"
elif [ $# -gt 0 ]; then echo "usage: $0 [--screenshots FOLDER]" >&2; exit 64; fi
[ -x "$which_locale" ] || { echo "build which-locale first" >&2; exit 69; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
checks=0

browse() { "$root/Scripts/browse.sh" "$@"; }

# expect NAME ACTUAL EXPECTED
expect() {
  checks=$((checks + 1))
  if [ "$2" != "$3" ]; then
    echo "FAILED $1: '$2' in place of '$3'"
    failures=$((failures + 1))
  fi
}

# told DOM NAME: a value that check-report.js wrote.
told() { sed -n "s/.*<html[^>]* data-check-$2=\"\([^\"]*\)\".*/\1/p" "$1" | head -1; }

page=$work/report.html
# With the optional column shown: then the page has its greatest width.
"$which_locale" report "$root/Tests/Fixtures/Bundles/Which.app" --html --output "$page" \
  --speakers "$root/Tests/Fixtures/Bundles/supplementalData.xml"
rows=$(grep -c '<tr class="wanted ' "$page")

# --- without scripts: everything that a person reads is there, and the filters are the style sheet's ---------------------
# In a sandboxed frame no script of the page runs; the page around it looks in.
{
  printf '<!DOCTYPE html><html><body><iframe sandbox="allow-same-origin" width="1200" height="900" srcdoc="'
  sed 's/&/\&amp;/g; s/"/\&quot;/g' "$page"
  cat <<'HTML'
"></iframe><script>
addEventListener("load", () => {
  const page = document.querySelector("iframe").contentDocument;
  const tell = (name, value) => document.documentElement.setAttribute("data-check-" + name, String(value));
  const rows = Array.from(page.querySelectorAll("tr.wanted"));
  const visible = () => rows.filter((row) => row.getClientRects().length > 0).length;
  tell("rows", visible());
  tell("search", page.getElementById("find") !== null);
  tell("rules", page.querySelectorAll(".rules li").length);
  page.getElementById("show-differs").click();
  tell("differs", visible());
});
</script></body></html>
HTML
} > "$work/framed.html"
browse "$work/framed.html" --dump-dom > "$work/plain.dom"
expect "rows without scripts" "$(told "$work/plain.dom" rows)" "$rows"
expect "no search field without scripts" "$(told "$work/plain.dom" search)" false
expect "rules without scripts" "$(told "$work/plain.dom" rules)" "$(grep -c '<li id="rule-' "$page")"
expect "a filter without scripts" \
  "$(told "$work/plain.dom" differs)" "$(grep -c '<tr class="wanted [a-z]* differs"' "$page")"

# --- with scripts, in both colour schemes -----------------------------------------------------------------------------
{ cat "$page"; printf '<script>'; cat "$root/Scripts/check-report.js"; printf '</script>\n'; } > "$work/checked.html"
for scheme in light dark; do
  setting=$([ $scheme = dark ] && echo 0 || echo 1)
  dom=$work/$scheme.dom
  browse "$work/checked.html" --dump-dom --window-size=1280,900 \
    --blink-settings=preferredColorScheme="$setting" > "$dom"
  expect "$scheme: the check ran" "$(told "$dom" done)" yes
  expect "$scheme: the scheme" "$(told "$dom" dark)" "$([ $scheme = dark ] && echo true || echo false)"
  expect "$scheme: rows" "$(told "$dom" rows)" "$rows"
  expect "$scheme: nothing is fetched" "$(told "$dom" resources)" 0
  for filter in all changed none differs; do expect "$scheme: filter $filter" "$(told "$dom" "filter-$filter")" ok; done
  expect "$scheme: search" "$(told "$dom" find)" en-NZ
  expect "$scheme: search for nothing" "$(told "$dom" find-none)" 0
  expect "$scheme: search undone" "$(told "$dom" find-all)" "$rows"
  contrast=$(told "$dom" contrast)
  expect "$scheme: contrast $contrast at $(told "$dom" contrast-at) is 4.5 or more" \
    "$(awk -v c="${contrast:-0}" 'BEGIN { print (c >= 4.5) }')" 1
  expect "$scheme: nothing runs out of the page" "$(told "$dom" overflow)" false
done

# --- a hostile name stays text --------------------------------------------------------------------------------------------
hostile="$work/<img src=x onerror=document.title='owned'>"
mkdir -p "$hostile/en.lproj" "$hostile/<script>document.title='owned'<.lproj"
"$which_locale" report "$hostile" --html --output "$work/hostile.html"
browse "$work/hostile.html" --dump-dom > "$work/hostile.dom"
expect "no script from outside" "$(grep -c '<title>owned' "$work/hostile.dom" || true)" 0
expect "no image from outside" "$(grep -c '<img' "$work/hostile.dom" || true)" 0

# --- the picture -------------------------------------------------------------------------------------------------------------
"$which_locale" matrix --supported en,en-GB,en-IN,de,gsw,zh-Hant,zh-TW,pt-BR,pt-PT --format svg > "$work/matrix.svg"
browse "$work/matrix.svg" --dump-dom > "$work/matrix.dom"
expect "cells of the picture" "$(grep -o "for somebody who wants" "$work/matrix.dom" | wc -l | awk '{ print ($1 >= 81) }')" 1
expect "the picture is well-formed" "$(grep -c 'parsererror' "$work/matrix.dom" || true)" 0

if [ -n "$screenshots" ]; then
  cp "$page" "$work/matrix.svg" "$screenshots"
  for scheme in light dark; do
    setting=$([ $scheme = dark ] && echo 0 || echo 1)
    browse "$page" --window-size=1280,1800 --blink-settings=preferredColorScheme="$setting" \
      --screenshot="$screenshots/report-$scheme.png"
    browse "$work/matrix.svg" --window-size=640,560 --blink-settings=preferredColorScheme="$setting" \
      --screenshot="$screenshots/matrix-$scheme.png"
  done
  browse "$page" --window-size=500,1000 --screenshot="$screenshots/report-narrow.png"
fi

echo "$checks checks, $failures failed, $rows rows"
[ "$failures" -eq 0 ]
