#!/usr/bin/env bash
# Checks which-locale on a terminal, which `script` of util-linux makes: colours and NO_COLOR, progress, completions.
#
# Takes the built .build/debug/which-locale, or WHICH_LOCALE.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
which_locale=${WHICH_LOCALE:-$root/.build/debug/which-locale}
[ -x "$which_locale" ] || { echo "build which-locale first" >&2; exit 69; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
checks=0
expect() {
  checks=$((checks + 1))
  if [ "$2" != "$3" ]; then
    echo "FAILED $1: '$2' in place of '$3'"
    failures=$((failures + 1))
  fi
}
# The bytes that a terminal receives.
on_terminal() { script -qec "$1" /dev/null < /dev/null; }
escape=$(printf '\033')
colored() { case $1 in *"$escape["*) echo yes ;; *) echo no ;; esac; }

matrix="$which_locale matrix --supported en,en-GB"
export TERM=xterm
expect "colours on a terminal" "$(colored "$(on_terminal "$matrix")")" yes
expect "none in a pipe" "$(colored "$($matrix)")" no
expect "none with NO_COLOR" "$(colored "$(on_terminal "env NO_COLOR=1 $matrix")")" no
expect "an empty NO_COLOR says nothing" "$(colored "$(on_terminal "env NO_COLOR= $matrix")")" yes
expect "--color never" "$(colored "$(on_terminal "$matrix --color never")")" no
expect "--color always, NO_COLOR or not" "$(colored "$(env NO_COLOR=1 $matrix --color always)")" yes

report="$which_locale report --supported en,de --html -o $work/page.html"
progress() { case $1 in *"100 %"*) echo shown ;; *) echo none ;; esac; }
expect "progress on a terminal" "$(progress "$(on_terminal "$report")")" shown
expect "no progress in a log" "$(progress "$($report 2>&1)")" none
expect "no progress on a dumb terminal" "$(progress "$(on_terminal "env TERM=dumb $report")")" none
expect "a terminal is left as it was found" "$(on_terminal "$report" | tr '\r' '\n' | tail -1 | tr -d ' \n')" ""

# Lines are wrapped at the width of the terminal.
width=$(on_terminal "stty cols 40; $which_locale matrix --supported en,en-GB,de,de-AT,de-CH,it,it-CH,fr --color never" \
  | tr '\r' '\n' | grep -v 'row for each\|is the same' | awk '{ if (length > most) most = length } END { print (most <= 40) }')
expect "a narrow terminal" "$width" 1

for shell in bash zsh fish; do
  "$which_locale" --generate-completion-script "$shell" > "$work/complete.$shell"
  expect "a script for $shell" "$([ "$(wc -l < "$work/complete.$shell")" -gt 100 ] && echo yes)" yes
done
# complete WORDS...: what bash offers for the last word.
complete_in_bash() {
  bash -c '
    script=$1; shift
    source "$script"
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
    _which-locale which-locale "${@: -1}" "${@: -2:1}"
    printf "%s " "${COMPREPLY[@]}"' bash "$work/complete.bash" "$@"
}
expect "a command" "$(complete_in_bash which-locale rep)" "report "
expect "a choice" "$(complete_in_bash which-locale matrix --format s)" "svg "
expect "an option" "$(complete_in_bash which-locale report --dev)" "--development-region "

echo "$checks checks, $failures failed"
[ "$failures" -eq 0 ]
