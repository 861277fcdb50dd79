#!/usr/bin/env bash
# Builds throw-away packages that depend on this checkout, as the apps and libraries of its users do, and checks what
# they get: no fetched package, no foreign code in the binary, the right answer. The packages are in Tests/Clients;
# each is copied to a temporary folder, where it names the checkout by its absolute path.
#
# usage: Scripts/check-clients.sh [--with-default-trait] [--only PATTERN]
#   --with-default-trait   also a client that leaves the default trait on, whose build compiles swift-syntax (minutes)
#   --only PATTERN         the scenarios whose name matches the extended regular expression
#
# Two environment variables may name folders that other scripts have built in: LOCALE_SCRATCH with packages that take
# this one without its trait, LOCALE_BUILD with this package itself, swift-syntax included.
#
# Prints a line for each scenario, then the totals. Exits with 1 if one failed. For Linux: it reads ELF binaries.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
usage() { echo "usage: $0 [--with-default-trait] [--only PATTERN]" >&2; exit 64; }

with_default_trait=false
only=.
while [ $# -gt 0 ]; do
  case $1 in
    --with-default-trait) with_default_trait=true ;;
    --only) shift; only=${1:-}; [ -n "$only" ] || usage ;;
    *) usage ;;
  esac
  shift
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
scratch=${LOCALE_SCRATCH:-$work}
default=${LOCALE_BUILD:-$work/default}
clients=$work/clients
cp -R "$root/Tests/Clients" "$clients"
rm -rf "$clients"/*/.build
# Paths of checkouts are unlikely to contain `|`.
sed -i "s|\"../../..\"|\"$root\"|" "$clients"/*/Package.swift

# Frontend flags that let the linker remove unused public functions. By default Swift on ELF marks every public symbol
# as used, in executables too, and so keeps the whole of each linked module.
strip_unused=(-Xswiftc -Xfrontend -Xswiftc -internalize-at-link -Xswiftc -Xfrontend -Xswiftc -function-sections)

# --- what the scenarios have in common -----------------------------------------------------------------------------

fail() { echo "$*"; exit 1; }

# Clients that are built with the same options share a scratch folder, so that the package is compiled once for all of
# them. SCRATCH is the absolute path of the folder.
shared=$scratch/shared
stripped=$scratch/internalized

# build CLIENT SCRATCH ARGUMENTS...: builds, and leaves the seconds in $work/seconds, the folder of programs in $work/bin.
build() {
  local start
  local command=(swift build --package-path "$clients/$1" --scratch-path "$2" "${@:3}")
  start=$(date +%s%N)
  "${command[@]}" || return
  echo "$(( ($(date +%s%N) - start) / 100000000 ))" | sed 's/.$/.&/; s/^\./0./' > "$work/seconds"
  "${command[@]}" --show-bin-path > "$work/bin"
}

# binary NAME: where the last build put an executable, whichever the build system.
binary() {
  local found
  found=$(cat "$work/bin")/$1
  [ -x "$found" ] || fail "no executable $found"
  echo "$found"
}

# has PATTERN: whether a line of standard input matches. It reads to the end. `grep -q` stops at the first match: the
# program before it in the pipe would then die of SIGPIPE, and with `pipefail` a match would count as a failure.
has() { grep -E -- "$1" > /dev/null; }

# No package was fetched: nothing checked out or mirrored, nothing pinned, and only packages on disk in the state.
expect_nothing_fetched() {
  local client=$clients/$1 scratch=$2
  [ ! -e "$client/Package.resolved" ] || fail "Package.resolved pins: $(cat "$client/Package.resolved")"
  local fetched
  fetched=$(find "$scratch/checkouts" "$scratch/repositories" -mindepth 1 -maxdepth 1 2> /dev/null || true)
  [ -z "$fetched" ] || fail "fetched: $fetched"
  grep -q '"fileSystem"' "$scratch/workspace-state.json" || fail "the state names no package on disk: is this a build?"
  ! grep -q '"remoteSourceControl"' "$scratch/workspace-state.json" || fail "the state names a remote package"
}

expect_answer() {
  local answer
  answer=$("$1" "${@:3}")
  [ "$answer" = "$2" ] || fail "$1 ${*:3} answers '$answer', not '$2'"
}

# The binary has no symbol, text or library of the generator's packages or of Foundation.
expect_no_foreign_code() {
  local foreign='SwiftSyntax|SwiftParser|XMLCoder|ArgumentParser|PathKit|Foundation'
  nm "$1" | has LocaleMatching || fail "nm shows no symbol of LocaleMatching: nothing can be said of others"
  ! nm "$1" | grep -E "$foreign" || fail "foreign symbols"
  ! strings -a "$1" | grep -E "$foreign" || fail "foreign names"
  ldd "$1" | has libswiftCore || fail "ldd shows no libswiftCore: nothing can be said of others"
  ! ldd "$1" | grep -E 'libFoundation|libicu|lib_FoundationICU' || fail "foreign libraries"
}

# bytes_of FILE ARRAY COUNT: the first words of a table of UInt64 as they lie in memory, in hexadecimal.
bytes_of() {
  sed -n "/static let $2: /,/\]$/p" "$root"/Sources/Runtime/*/Tables/Pregenerated/"$1" \
    | tr -d _ | { grep -oE '0x[0-9a-f]{16}' || true; } | sed -n "1,$3p" \
    | sed -E 's/0x(..)(..)(..)(..)(..)(..)(..)(..)/\8\7\6\5\4\3\2\1/' | tr -d '\n'
}

# The binary as one line of hexadecimal digits.
hexadecimal() { od -An -v -tx1 "$1" | tr -d ' \n'; }

# contains_table BINARY TABLE ARRAY: whether the binary has the array's bytes, under any symbol.
contains_table() {
  local words
  words=$(bytes_of "$2+Pregenerated.swift" "$3" 8)
  [ "${#words}" -eq 128 ] || fail "cannot read the first words of $2.$3"
  hexadecimal "$1" | has "$words"
}

# The tables of other modules that a binary holds; each table is recognised by the bytes of one of its arrays.
expect_tables() {
  local table array
  for table in AliasTable.languages TypeAliasTable.slots ValidityTable.runs; do
    array=${table#*.}
    case " ${*:2} " in
      *" ${table%.*} "*) contains_table "$1" "${table%.*}" "$array" || fail "$table is not in $1" ;;
      *) ! contains_table "$1" "${table%.*}" "$array" || fail "$table is in $1, which does not ask for it" ;;
    esac
  done
}

contains_rule_text() { strings -a -n 5 "$1" | has '^ssy aa$'; }

# surviving_crashes COMMAND...: runs the command, and again if it dies of a segmentation fault. On Linux the build
# process of `--build-system swiftbuild` sometimes does so in libdispatch (6.3.1: in _dispatch_event_loop_drain, two
# runs in six on a busy machine), whatever the package. Other failures are not tried again.
surviving_crashes() {
  local deaths=0 status
  while true; do
    status=0
    "$@" || status=$?
    [ "$status" -ne 0 ] || break
    if [ "$status" -ne 139 ] || [ "$deaths" -ge 5 ]; then fail "ended with $status after $deaths crashes"; fi
    deaths=$((deaths + 1))
  done
  [ "$deaths" -eq 0 ] || echo "; the build system itself crashed $deaths times before" > "$work/note"
}

# in_sequence CLIENT SCRATCH PRODUCT ANSWER: what a user does in the first hour, under both build systems, in debug and
# release: build, run, build, test, build. `swift run` plans more than `swift build`: it adds every product of a
# dependency to the plan, and the next build of a client that names the package by URL compiles what is in the plan, the
# tools of its plugins too. That they compile is tested in debug: in release it would take minutes for equal sources.
in_sequence() {
  local client=$1 scratch=$2 product=$3 answer=$4 system configuration start found
  start=$(date +%s%N)
  for system in native swiftbuild; do
    for configuration in debug release; do
      local options=(
        --package-path "$clients/$client" --scratch-path "$scratch" --build-system "$system" -c "$configuration")
      local testing=()
      # A release build lets tests import internals only where they ask: else it is another build, of everything.
      [ "$configuration" = debug ] || testing=(--disable-testable-imports)
      echo "== $system, $configuration, after $(( ($(date +%s%N) - start) / 1000000000 )) s"
      surviving_crashes swift build "${options[@]}"
      found=$(surviving_crashes swift run "${options[@]}" "$product")
      [ "$found" = "$answer" ] || fail "swift run $product answers '$found', not '$answer'"
      # Immediately after the run: `swift test` makes a new plan, which would hide what the run has left.
      [ "$configuration" = release ] || surviving_crashes swift build "${options[@]}"
      surviving_crashes swift test "${options[@]}" ${testing[@]+"${testing[@]}"}
      surviving_crashes swift build "${options[@]}"
    done
  done
  echo "$(( ($(date +%s%N) - start) / 100000000 ))" | sed 's/.$/.&/; s/^\./0./' > "$work/seconds"
}

# A repository with the checkout as it is, tagged, for clients that name it by URL.
repository() {
  local folder=$work/repository/swift-locale-matching
  if [ ! -d "$folder" ]; then
    mkdir -p "$folder"
    git -C "$root" ls-files --cached --others --exclude-standard -z \
      | (cd "$root" && while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done \
        | tar --null --files-from - --create) \
      | tar --extract --directory "$folder"
    git -C "$folder" init --quiet
    git -C "$folder" add --all
    git -C "$folder" -c user.name=check -c user.email=check@localhost commit --quiet --message "as it is"
    git -C "$folder" tag 0.1.0
  fi
  echo "$folder"
}

# by_url CLIENT: lets a client name the package by URL and version.
by_url() {
  local folder
  folder=$(repository)
  sed -i "s|name: \"swift-locale-matching\", path: \"[^\"]*\"|url: \"file://$folder\", from: \"0.1.0\"|" \
    "$clients/$1/Package.swift"
  grep -q "file://" "$clients/$1/Package.swift" || fail "$1 does not name the package by URL"
}

# Only this package was fetched.
expect_only_this_package_fetched() {
  local pins
  pins=$(grep '"identity"' "$clients/$1/Package.resolved" | tr -d ' ",')
  [ "$pins" = "identity:swift-locale-matching" ] || fail "pinned: $pins"
  [ "$(ls "$2/checkouts")" = "swift-locale-matching" ] || fail "fetched: $(ls "$2/checkouts")"
}

# --- the scenarios -------------------------------------------------------------------------------------------------

debug_without_trait() {
  build answer "$shared"
  expect_nothing_fetched answer "$shared"
  expect_answer "$(binary answer)" en-GB en-IT
}

release_without_trait() {
  build answer "$shared" -c release
  expect_nothing_fetched answer "$shared"
  expect_answer "$(binary answer)" en-GB en-IT
  expect_no_foreign_code "$(binary answer)"
}

swift_build_system() {
  surviving_crashes build answer "$shared" --build-system swiftbuild
  expect_nothing_fetched answer "$shared"
  expect_answer "$(binary answer)" en-GB en-IT
}

sequences_by_path() {
  in_sequence answer "$shared" answer en-GB
  expect_nothing_fetched answer "$shared"
}

sequences_two_levels_deep() {
  in_sequence app "$shared" app "How do you do"
  expect_nothing_fetched app "$shared"
}

sequences_by_url() {
  cp -R "$clients/answer" "$clients/answer-by-url"
  by_url answer-by-url
  in_sequence answer-by-url "$work/sequences-by-url" answer en-GB
  expect_only_this_package_fetched answer-by-url "$work/sequences-by-url"
}

# The texts of Bundle.module, whose folders SwiftPM renames to lower case.
strings_of_the_module() {
  local program
  build strings "$shared"
  expect_nothing_fetched strings "$shared"
  program=$(binary strings)
  expect_answer "$program" "How do you do, How do you do, 3 files" en-IT
  expect_answer "$program" "Buongiorno, Buongiorno, 3 file" it-CH
}

# write-app-locale: its help, its warnings, and a check that names the file that is out of date and nothing else.
checked_in_localizations() {
  local client=$clients/checked-in list=$clients/checked-in/Sources/checked-in/locales.json
  local command=(
    swift package --package-path "$client" --scratch-path "$shared" --allow-writing-to-package-directory
    write-app-locale)
  "${command[@]}" --help > "$work/said" 2>&1
  grep -q -- '--target NAME' "$work/said" || fail "no help: $(cat "$work/said")"
  "${command[@]}" > "$work/said" 2>&1
  for warning in "6: warning: 'iw' is never chosen" "7: warning: CLDR does not know 'xx'"; do
    grep -q "$list:$warning" "$work/said" || fail "no '$warning': $(cat "$work/said")"
  done
  "${command[@]}" --check > /dev/null 2>&1
  printf '{ "supported": ["en", "en-GB"] }\n' > "$list"
  ! "${command[@]}" --check > "$work/said" 2>&1 || fail "a stale file passes"
  [ "$(grep -c 'error:' "$work/said")" -eq 2 ] || fail "$(cat "$work/said")"
  grep -q 'AppLocale.swift: error: is not up to date with the localizations' "$work/said" || fail "$(cat "$work/said")"
  grep -q 'error: checked-in: AppLocale.swift is stale' "$work/said" || fail "$(cat "$work/said")"
  # The command in the hint works as it is written.
  (cd "$client" && export SWIFTPM_BUILD_DIR=$shared \
    && bash -c "$(sed -n 's/.*write it again with \(.*\))$/\1/p' "$work/said")")
  "${command[@]}" --check > /dev/null 2>&1
  build checked-in "$shared"
  ! grep -E 'warning: .*(unhandled|checked-in)' "$work/log" || fail "the manifest leaves something unsaid"
  expect_answer "$(binary checked-in)" en-GB
}

client_of_a_client() {
  build app "$shared"
  expect_nothing_fetched app "$shared"
  expect_answer "$(binary app)" "How do you do"
}

# By default Swift keeps everything public. This scenario shows it, so that the next one is understood.
tables_kept_by_default() {
  local program
  build maximize-only "$shared" -c release
  program=$(binary maximize-only)
  expect_answer "$program" zh-Hant-TW zh-TW
  contains_table "$program" LikelySubtagsTable languagePrefixes || fail "no likely subtags in the binary"
  # If this fails, Swift has learned to remove unused public symbols: then remove this scenario, and the flags of the
  # next.
  contains_table "$program" DistanceTable languageRuns || fail "distances stripped without any flag: good news"
  contains_table "$program" RuleTable regionRules || fail "rules stripped without any flag: good news"
  size "$program"
}

tables_stripped() {
  local maximizing matching
  build answer "$stripped" -c release "${strip_unused[@]}"
  matching=$(binary answer)
  expect_answer "$matching" en-GB en-IT
  contains_table "$matching" LikelySubtagsTable languagePrefixes || fail "a matching client has no likely subtags"
  contains_table "$matching" DistanceTable languageRuns || fail "a matching client has no distances"
  ! contains_table "$matching" RuleTable regionRules || fail "a client that explains nothing has the rules' numbers"
  build maximize-only "$stripped" -c release "${strip_unused[@]}"
  maximizing=$(binary maximize-only)
  expect_answer "$maximizing" zh-Hant-TW zh-TW
  contains_table "$maximizing" LikelySubtagsTable languagePrefixes || fail "a maximizing client has no likely subtags"
  # `String` conforms to the protocol of the values that a matcher can be asked for. Swift keeps conformances, and so
  # the matcher.
  contains_table "$maximizing" DistanceTable languageRuns || fail "distances stripped beside conformances: good news"
  ! contains_table "$maximizing" RuleTable regionRules || fail "the rules' numbers are in a client that maximizes only"
  # A string literal lies in a section of mergeable strings, and Swift gives no table a data section of its own: the
  # linker keeps or drops such a section as a whole. The rules' texts that remain are reported.
  if contains_rule_text "$maximizing" || nm "$maximizing" | has 'LocaleMatching[0-9]+RuleTable'; then
    echo "; of the rules' texts some data stays: it shares a section with data that is used" > "$work/note"
  fi
  size "$maximizing" "$matching"
}

# Tables that belong to modules of their own cost nothing to a client who does not link them, without any flag.
matching_links_no_aliases() {
  local program
  build answer "$shared" -c release
  program=$(binary answer)
  expect_answer "$program" en-GB en-IT
  contains_table "$program" DistanceTable languageRuns || fail "a matching client has no distances"
  expect_tables "$program"
  ! nm "$program" | grep -E 'LocaleCanonicalization|LocaleValidity' || fail "symbols of modules that the client does not use"
  size "$program"
}

canonicalizing_links_no_validity() {
  local program
  build canonicalize-only "$shared" -c release
  program=$(binary canonicalize-only)
  expect_answer "$program" sr-Latn-u-ks-level1 sh-u-ks-primary
  expect_tables "$program" AliasTable TypeAliasTable
  ! nm "$program" | grep -E 'LocaleValidity' || fail "symbols of a module that the client does not use"
  size "$program"
}

validating_links_everything() {
  local program
  build validate-only "$shared" -c release
  program=$(binary validate-only)
  expect_answer "$program" "language 'iw' is deprecated; 'he' replaces it" iw
  expect_tables "$program" AliasTable TypeAliasTable ValidityTable
  size "$program"
}

# The build shows the problems of the localizations, and the command fails because of them. Neither compiles the
# generator.
audit_plugins() {
  build audited "$shared" > "$work/audit" 2>&1 || { cat "$work/audit"; fail "the build fails"; }
  expect_nothing_fetched audited "$shared"
  has "de.lproj/Localizable.strings:1:1: warning: 'hello' in 'de': .*audit.formatMismatch" < "$work/audit" \
    || fail "the build shows no finding"
  ! has 'SwiftSyntax|ArgumentParser|Yams' < "$work/audit" || fail "the build compiles packages"
  if swift package --package-path "$clients/audited" --scratch-path "$shared" audit-localizations \
    > "$work/audit" 2>&1; then fail "the command finds nothing"; fi
  has "error: 'hello' in 'de'" < "$work/audit" || fail "the command shows no finding"
}

default_trait() {
  build default-trait "$default"
  [ -d "$default/checkouts/swift-syntax" ] || fail "swift-syntax was not fetched: is the trait on?"
  expect_answer "$(binary default-trait)" en-GB en-IT
}

# release_of FOLDER: the release that the manifest of imported data names.
release_of() { sed -n 's/^  "release" : "\([^"]*\)".*/\1/p' "$1/manifest.json"; }

# commands_of DOCUMENT HEADING: the lines of the first block of shell commands below a line of a document.
commands_of() {
  awk -v heading="$2" 'index($0, heading) { below = 1 } below && /^```sh$/ { inside = 1; next }
    inside && /^```$/ { exit } inside' "$1"
}

# The example with data of its own, from the start: the commands of its README import, change and accept the data. It
# shares the scratch folder of the previous scenario, where swift-syntax is compiled already.
custom_tables() {
  local example=$root/Examples/CustomCLDRTables theirs ours data=Sources/CustomMatching/CLDR start line
  start=$(date +%s%N)
  theirs=$(release_of "$root/CLDR")
  ours=$(release_of "$example/$data")
  mkdir -p "$work/Examples"
  ln -sfn "$root/CLDR" "$work/CLDR"
  cp -R "$example" "$work/Examples/CustomCLDRTables"
  cd "$work/Examples/CustomCLDRTables"
  rm -rf .build "$data"
  sed -i "s|\"../..\"|\"$root\"|" Package.swift
  export SWIFTPM_BUILD_DIR=$default
  # Without data the build fails, and its message has the command that imports them.
  ! swift build > "$work/without" 2>&1 || fail "it builds without data"
  grep -q "update-cldr --release 48.2 --from ~/Downloads/cldr-48.2 --data $data" "$work/without" || {
    cat "$work/without"
    fail "the build does not name the command"
  }
  commands_of README.md "These commands made the folder" > "$work/commands"
  [ "$(wc -l < "$work/commands")" -eq 3 ] || fail "the README has other commands: $(cat "$work/commands")"
  while IFS= read -r line; do bash -c "$line" || fail "$line"; done < "$work/commands"
  diff -r "$example/$data" "$data" || fail "the README's commands do not make the example's data"
  line=$(commands_of README.md "An app whose")
  [ "$($line)" = "$(printf 'CLDR %s: en\nours, %s: nl' "$theirs" "$ours")" ] || fail "$line"
  # A later import is the same command, and overwrites accepted changes only with an option.
  line=$(head -1 "$work/commands")
  ! bash -c "$line" || fail "$line overwrites what was changed by hand"
  bash -c "$line --discard-changes" || fail "$line --discard-changes"
  swift package --allow-writing-to-package-directory update-cldr check --data "$data" || fail "check"
  grep -q 'desired="af" supported="en"' "$data/common/supplemental/languageInfo.xml" || fail "nothing was discarded"
  echo "$(( ($(date +%s%N) - start) / 100000000 ))" | sed 's/.$/.&/; s/^\./0./' > "$work/seconds"
}

# --- running them --------------------------------------------------------------------------------------------------

passed=0
failed=0

# scenario NAME FUNCTION: in a subshell that stops at the first failing command.
scenario() {
  local status
  [[ $1 =~ $only ]] || return 0
  : > "$work/seconds"
  : > "$work/note"
  set +e
  (set -e; "$2") > "$work/log" 2>&1
  status=$?
  set -e
  if [ "$status" -eq 0 ]; then
    echo "ok     $1 ($(cat "$work/seconds") s$(cat "$work/note"))"
    passed=$((passed + 1))
  else
    echo "FAILED $1"
    tail -n 20 "$work/log" | sed 's/^/       /'
    failed=$((failed + 1))
  fi
}

scenario "no trait, debug: nothing fetched, en-IT gets en-GB" debug_without_trait
scenario "no trait, release: nothing fetched, no foreign code, no Foundation" release_without_trait
scenario "no trait, --build-system swiftbuild" swift_build_system
scenario "build, run, test, build again: by path" sequences_by_path
scenario "build, run, test, build again: by path, two levels deep" sequences_two_levels_deep
scenario "build, run, test, build again: by URL and tag" sequences_by_url
scenario "strings of Bundle.module, and those in the folder of an app's table" strings_of_the_module
scenario "localizations that are checked in: help, warnings, what is stale" checked_in_localizations
scenario "client of a client: nothing fetched" client_of_a_client
scenario "maximizing only, default flags: all tables kept, as Swift keeps what is public" tables_kept_by_default
scenario "matching or maximizing only, internalised at link: no rules" tables_stripped
scenario "matching only, default flags: neither aliases nor validity linked" matching_links_no_aliases
scenario "canonicalizing only, default flags: aliases, no validity" canonicalizing_links_no_validity
scenario "validating: aliases and validity, so that the two before can fail" validating_links_everything
scenario "audit in the build and as a command: findings shown, nothing fetched" audit_plugins
if $with_default_trait; then
  scenario "default trait, debug: tables made in the build" default_trait
  scenario "custom tables: the example's data decide, beside those of the package" custom_tables
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
