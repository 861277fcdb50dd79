#!/usr/bin/env bash
# Builds the page of Examples/WebPage, and asks it in headless Chromium and which-locale the same questions: the answers
# must agree, distance by distance.
#
# Takes the built .build/debug/which-locale, or WHICH_LOCALE. Needs Chromium (apt-get install chromium).
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
which_locale=${WHICH_LOCALE:-$root/.build/debug/which-locale}
[ -x "$which_locale" ] || { echo "build which-locale first" >&2; exit 69; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bash "$root/Examples/WebPage/build.sh" "$work/page.html"

questions=(
  'en,en-GB,en-IE,en-IN,de,it,it-CH	en-IT' 'de,fr,it	gsw,rm' 'zh-Hans,zh-Hant,zh-HK	zh-TW,yue' 'sr,sr-Latn,bs	hr'
  'en,no,da	nn,nb' 'pt-BR,es	pt-AO' 'es,es-419,es-MX	es-AR' 'en	ja' 'he,iw,ar	yi' 'en-US,en_GB,EN-au	en-NZ'
)
# The page is ready when it shows CLDR's release: before the script below is read or long after, for how long the browser
# takes to compile the matcher nobody knows. So it looks again and again. Chromium prints the page once it has loaded, which
# it has not while a frame of it is open; the frame is closed whatever happens, and what went wrong stands in the answers.
{
  cat "$work/page.html"
  cat <<'HTML'
<pre id="answers"></pre><script>
const unfinished = document.body.appendChild(document.createElement("iframe")).contentDocument;
unfinished.open();
const lines = [];
const field = (id, text) => {
  const input = document.getElementById(id);
  input.value = text;
  input.dispatchEvent(new Event("input", {bubbles: true}));
};
const opened = Date.now();
const waiting = setInterval(() => {
  const ready = document.getElementById("release").textContent !== "";
  if (!ready && Date.now() - opened < 90000) return;
  clearInterval(waiting);
  try {
    if (!ready) throw Error("the page was not ready within 90 seconds");
HTML
  for question in "${questions[@]}"; do
    printf 'field("supported", "%s"); field("preferred", "%s");\n' "${question%%	*}" "${question##*	}"
    printf 'lines.push(document.getElementById("answer").textContent.split(" ")[0]);\n'
    printf 'for (const row of document.querySelectorAll("#rows tr")) lines.push([0, 1, 2].map((n) => row.cells[n].textContent).join(" "));\n'
  done
  # Input is never taken for markup, and no input stops the page.
  cat <<'HTML'
    field("supported", "<b>x</b>,\u0000," + "a".repeat(100000)); field("preferred", ",,,é<img src=x>");
    lines.push(document.querySelectorAll("main b, main img").length);
    field("supported", "en,en-GB"); field("preferred", "en-IT");
    lines.push(document.getElementById("answer").textContent);
  } catch (error) {
    lines.push(error);
  }
  document.getElementById("answers").textContent = lines.join("\n");
  unfinished.close();
}, 50);
</script>
HTML
} > "$work/asked.html"
"$root/Scripts/browse.sh" "$work/asked.html" --dump-dom > "$work/dom"
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
