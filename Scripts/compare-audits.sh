#!/bin/sh
# Audits folders with two builds of `which-locale`, and prints what one finds and the other does not: `-` before, `+` after.
# Before a change to rules, keep the program that was built; afterwards each line is opened and judged.
#
#   Scripts/compare-audits.sh BEFORE AFTER FOLDER...
set -eu
[ $# -ge 3 ] || { sed -n '2,5s/^# \{0,1\}//p' "$0"; exit 64; }
before=$1 after=$2
shift 2
kept=$(mktemp -d)
trap 'rm -rf "$kept"' EXIT
differ=0
for folder; do
  for build in before after; do
    eval "program=\$$build"
    # A finding is an exit status of 1.
    { "$program" audit "$folder" --notes --format tsv 2>&1 && code=0 || code=$?; echo "exit status $code"; } >"$kept/$build"
  done
  if ! diff -U0 "$kept/before" "$kept/after" >"$kept/difference"; then
    differ=1
    echo "== $folder"
    sed -n '/^[-+@][-+@]/!p' "$kept/difference"
  fi
done
[ $differ = 1 ] || echo "$# folders: the findings are equal"
exit $differ
