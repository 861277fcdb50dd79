#!/usr/bin/env bash
# Opens the pages that this project makes in headless Chromium, as a visitor sees them: the page of `which-locale
# report --format html`, light and dark; Examples/WebPage, which check-web-page.py looks at. Run by
# Scripts/release-check.
#
# usage: Scripts/check-pages.sh      after `swift build`; needs Chromium (apt-get install chromium)
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
which_locale=$root/.build/debug/which-locale
bundle=$root/Tests/Fixtures/Bundles/Which.app
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
checks=0

# expect NAME ACTUAL EXPECTED
expect() {
  checks=$((checks + 1))
  [ "$2" = "$3" ] || { echo "FAILED $1: '$2' in place of '$3'"; failures=$((failures + 1)); }
}
# A profile of its own, nothing fetched. Prints the page as it stands after loading.
browse() {
  timeout 120 chromium --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --dump-dom \
    --host-resolver-rules='MAP * ~NOTFOUND' --user-data-dir="$work/profile" "${@:2}" "file://$1" 2> "$work/said" \
    || { cat "$work/said" >&2; exit 1; }
}
# told DOM NAME: a value that check-pages.js wrote.
told() { sed -n "s/.*<html[^>]* data-check-$2=\"\([^\"]*\)\".*/\1/p" "$1" | head -1; }

# --- the report ----------------------------------------------------------------------------------------------------

page=$work/report.html
# With the optional column shown: then the page has its greatest width.
"$which_locale" report "$bundle" --format html --output "$page" --speakers "$root/Tests/Fixtures/Bundles/supplementalData.xml"
rows=$(grep -c '<tr class="wanted ' "$page")
# The page has no script, and allows none: only the check's own may run.
{ sed "s/style-src 'unsafe-inline'/&; script-src 'unsafe-inline'/" "$page"; printf '<script>'; cat "$root/Scripts/check-pages.js"; printf '</script>\n'; } > "$work/checked.html"
for scheme in light dark; do
  dom=$work/$scheme.dom
  browse "$work/checked.html" --window-size=1280,900 \
    --blink-settings=preferredColorScheme="$([ $scheme = dark ] && echo 0 || echo 1)" > "$dom"
  expect "$scheme: the check ran" "$(told "$dom" done)" yes
  expect "$scheme: the scheme" "$(told "$dom" dark)" "$([ $scheme = dark ] && echo true || echo false)"
  expect "$scheme: rows" "$(told "$dom" rows)" "$rows"
  expect "$scheme: nothing is fetched" "$(told "$dom" resources)" 0
  for filter in all changed none differs; do expect "$scheme: filter $filter" "$(told "$dom" "filter-$filter")" ok; done
  expect "$scheme: contrast $(told "$dom" contrast) at $(told "$dom" contrast-at) is 4.5 or more" \
    "$(awk -v c="$(told "$dom" contrast)" 'BEGIN { print (c >= 4.5) }')" 1
  expect "$scheme: nothing runs out of the page" "$(told "$dom" overflow)" false
done

hostile="$work/<img src=x onerror=document.title='owned'>"
mkdir -p "$hostile/en.lproj" "$hostile/<script>document.title='owned'<.lproj"
"$which_locale" report "$hostile" --format html --output "$work/hostile.html"
browse "$work/hostile.html" > "$work/hostile.dom"
expect "a hostile name stays text" "$(grep -cE '<title>owned|<img' "$work/hostile.dom" || true)" 0

# --- the matcher in a browser --------------------------------------------------------------------------------------

bash "$root/Examples/WebPage/build.sh" "$work/page.html"
expect "the web page" "$(python3 "$root/Scripts/check-web-page.py" "$work/page.html" "$which_locale" > "$work/page.txt" && echo ok)" ok
cat "$work/page.txt"

echo "$checks checks, $failures failed, $rows rows"
[ "$failures" -eq 0 ]
