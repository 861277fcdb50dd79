#!/usr/bin/env bash
# Builds the page of Examples/WebPage, and asks it in headless Chromium and which-locale the same questions: the answers
# must agree, distance by distance.
#
# Takes the built .build/debug/which-locale, or WHICH_LOCALE. Needs Chromium (apt-get install chromium).
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
which_locale=${WHICH_LOCALE:-$root/.build/debug/which-locale}
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) \
  || { echo "no Chromium here" >&2; exit 69; }
[ -x "$which_locale" ] || { echo "build which-locale first" >&2; exit 69; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bash "$root/Examples/WebPage/build.sh" "$work/page.html"

questions=(
  'en,en-GB,en-IE,en-IN,de,it,it-CH	en-IT' 'de,fr,it	gsw,rm' 'zh-Hans,zh-Hant,zh-HK	zh-TW,yue' 'sr,sr-Latn,bs	hr'
  'en,no,da	nn,nb' 'pt-BR,es	pt-AO' 'es,es-419,es-MX	es-AR' 'en	ja' 'he,iw,ar	yi' 'en-US,en_GB,EN-au	en-NZ'
)
# The page is ready when it shows CLDR's release, and how long the browser takes to compile the matcher nobody knows. What
# is asked waits for that, and Chromium prints the page once it has loaded, which it has not while a frame of it is open.
{
  cat "$work/page.html"
  printf '<pre id="answers"></pre><script>\n'
  printf 'const unfinished = document.body.appendChild(document.createElement("iframe")).contentDocument;\nunfinished.open();\n'
  printf 'new MutationObserver(() => {\nconst lines = [];\n'
  printf 'const field = (id, text) => { const input = document.getElementById(id); input.value = text;'
  printf ' input.dispatchEvent(new Event("input", {bubbles: true})); };\n'
  for question in "${questions[@]}"; do
    printf 'field("supported", "%s"); field("preferred", "%s");\n' "${question%%	*}" "${question##*	}"
    printf 'lines.push(document.getElementById("answer").textContent.split(" ")[0]);\n'
    printf 'for (const row of document.querySelectorAll("#rows tr")) lines.push([0, 1, 2].map((n) => row.cells[n].textContent).join(" "));\n'
  done
  # Input is never taken for markup, and no input stops the page.
  printf 'field("supported", "<b>x</b>,\\u0000," + "a".repeat(100000)); field("preferred", ",,,é<img src=x>");\n'
  printf 'lines.push(document.querySelectorAll("main b, main img").length);\n'
  printf 'field("supported", "en,en-GB"); field("preferred", "en-IT"); lines.push(document.getElementById("answer").textContent);\n'
  printf 'document.getElementById("answers").textContent = lines.join("\\n");\nunfinished.close();\n'
  printf '}).observe(document.getElementById("release"), {childList: true});</script>\n'
} > "$work/asked.html"
timeout 120 "$chromium" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --user-data-dir="$work/profile" \
  --dump-dom "file://$work/asked.html" > "$work/dom" 2> "$work/said" \
  || { echo "FAILED: Chromium ended with status $?; 124: the page was not ready within two minutes"; cat "$work/said"; exit 1; }
sed -n '/<pre id="answers">/,/<\/pre>/p' "$work/dom" | sed 's/<pre id="answers">//; s/<\/pre>.*//' > "$work/page.txt"

for question in "${questions[@]}"; do
  supported=${question%%	*}
  preferred=${question##*	}
  "$which_locale" match --supported "$supported" --preferred "$preferred" --format tsv | cut -f1 || true
  for desired in ${preferred//,/ }; do
    for identifier in ${supported//,/ }; do
      echo "$desired $identifier $("$which_locale" distance "$desired" "$identifier" --format tsv | cut -f1)"
    done
  done
done > "$work/program.txt"
printf '0\nen-GB\n' >> "$work/program.txt"
if ! diff "$work/program.txt" "$work/page.txt"; then
  echo "FAILED: the program (<) and the page (>) differ"
  exit 1
fi
echo "$(wc -l < "$work/page.txt") answers agree"
