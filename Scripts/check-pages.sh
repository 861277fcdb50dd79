#!/usr/bin/env bash
# Opens the pages that this project makes in headless Chromium, as a visitor sees them: the page of `which-locale report
# --html`, light and dark; the picture of `matrix --format svg`; Examples/WebPage, whose matcher
# runs as WebAssembly and has to answer as which-locale does. Run by Scripts/release-check.
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
"$which_locale" report "$bundle" --html --output "$page" --speakers "$root/Tests/Fixtures/Bundles/supplementalData.xml"
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
"$which_locale" report "$hostile" --html --output "$work/hostile.html"
browse "$work/hostile.html" > "$work/hostile.dom"
expect "a hostile name stays text" "$(grep -cE '<title>owned|<img' "$work/hostile.dom" || true)" 0

"$which_locale" matrix --supported en,en-GB,en-IN,de,gsw,zh-Hant,zh-TW,pt-BR,pt-PT --format svg > "$work/matrix.svg"
browse "$work/matrix.svg" > "$work/matrix.dom"
expect "cells of the picture" "$(grep -o "for somebody who wants" "$work/matrix.dom" | wc -l | awk '{ print ($1 >= 81) }')" 1
expect "the picture is well-formed" "$(grep -c 'parsererror' "$work/matrix.dom" || true)" 0

# --- the matcher in a browser --------------------------------------------------------------------------------------

bash "$root/Examples/WebPage/build.sh" "$work/page.html"
questions=(
  'en,en-GB,en-IE,en-IN,de,it,it-CH	en-IT' 'zh-Hans,zh-Hant,zh-HK	zh-TW,yue' 'en,no,da	nn,nb' 'es,es-419,es-MX	es-AR'
  'en	ja' 'he,iw,ar	yi'
)
# The page is ready when it shows CLDR's release. Chromium prints the page once it has loaded, which it has not while a frame
# of it is open: the frame is closed whatever happens, and what went wrong stands among the answers.
{
  cat "$work/page.html"
  cat <<'HTML'
<pre id="answers"></pre><script>
const unfinished = document.body.appendChild(document.createElement("iframe")).contentDocument;
unfinished.open();
const lines = [];
const ask = (supported, preferred) => {
  for (const [id, text] of [["supported", supported], ["preferred", preferred]]) {
    document.getElementById(id).value = text;
    document.getElementById(id).dispatchEvent(new Event("input", {bubbles: true}));
  }
  lines.push(document.getElementById("answer").textContent.split(" ")[0]);
};
const distances = () => {
  for (const row of document.querySelectorAll("#rows tr")) lines.push([0, 1, 2].map((n) => row.cells[n].textContent).join(" "));
};
const opened = Date.now();
const waiting = setInterval(() => {
  const ready = document.getElementById("release").textContent !== "";
  if (!ready && Date.now() - opened < 90000) return;
  clearInterval(waiting);
  try {
    if (!ready) throw Error("the page was not ready within 90 seconds");
HTML
  for question in "${questions[@]}"; do printf 'ask("%s", "%s"); distances();\n' "${question%%	*}" "${question##*	}"; done
  cat <<'HTML'
    ask("<b>x</b>,\u0000," + "a".repeat(100000), ",,,é<img src=x>");
    lines.pop();
    ask("en,en-GB", "en-IT");
    lines.push(document.querySelectorAll("main b, main img").length);
  } catch (error) {
    lines.push(error);
  }
  document.getElementById("answers").textContent = lines.join("\n");
  unfinished.close();
}, 50);
</script>
HTML
} > "$work/asked.html"
browse "$work/asked.html" | sed -n '/<pre id="answers">/,/<\/pre>/p' | sed 's/<pre id="answers">//; s/<\/pre>.*//' > "$work/page.txt"
for question in "${questions[@]}"; do
  IFS='	' read -r supported preferred <<< "$question"
  "$which_locale" match --supported "$supported" --preferred "$preferred" --format tsv | cut -f1 || true
  for desired in ${preferred//,/ }; do
    for identifier in ${supported//,/ }; do
      echo "$desired $identifier $("$which_locale" explain "$desired" "$identifier" --format tsv | cut -f1)"
    done
  done
done > "$work/program.txt"
printf 'en-GB\n0\n' >> "$work/program.txt"
expect "the program's and the page's $(wc -l < "$work/page.txt") answers agree" \
  "$(diff "$work/program.txt" "$work/page.txt" || true)" ""

echo "$checks checks, $failures failed, $rows rows"
[ "$failures" -eq 0 ]
