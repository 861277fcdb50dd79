#!/usr/bin/env bash
# Starts Examples/HummingbirdServer on loopback and checks it with curl, an independent client: that each part of a request
# reaches the negotiator and its answer the response, and hostile requests. Tests have the rules: LanguagePolicyTests,
# LanguageAddressesTests, ReadingCases/locales.txt, and ServerLocalizerTests those of texts. How a server's memory grows with its
# visitors: Scripts/check-growth.py; threads that share what it keeps: `concurrent-matching` of Benchmarks.
#
# usage: Scripts/check-server.sh      needs curl and python3, and fetches Hummingbird on first use; run by Scripts/release-check
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

package=$root/Examples/HummingbirdServer
log=$(mktemp)
swift package --package-path "$package" resolve > "$log" 2>&1 || {
  tail -5 "$log"
  echo "FAILED: the packages of $package cannot be fetched, so the server is not checked" >&2
  exit 1
}
swift build -c release --package-path "$package" --product greeting-server > "$log" 2>&1 \
  || { tail -30 "$log"; exit 1; }
server=$(swift build -c release --package-path "$package" --show-bin-path)/greeting-server

work=$(mktemp -d)
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
url=http://127.0.0.1:$port
pid=
stop() { [ -z "$pid" ] || { kill "$pid" 2>/dev/null || true; wait "$pid" 2>/dev/null || true; }; }
trap 'stop; rm -rf "$work" "$log"' EXIT
# start ARGUMENTS...: another server in place of the one before.
start() {
  stop
  "$server" "$port" "$@" > "$work/server.log" 2>&1 &
  pid=$!
  for _ in $(seq 100); do
    curl -s -o /dev/null -m 2 "$url/" && return
    kill -0 "$pid" 2>/dev/null || { cat "$work/server.log"; exit 1; }
    sleep 0.1
  done
}

checks=0
failures=0
# expect NAME ACTUAL EXPECTED
expect() {
  checks=$((checks + 1))
  if [ "$2" != "$3" ]; then
    echo "FAILED $1: '$2' in place of '$3'"
    failures=$((failures + 1))
  fi
}
# ask PATH ARGUMENTS...: status, Content-Language and Vary of the answer; its body is in $work/body.
ask() {
  local path=$1
  shift
  curl -s -m 20 -o "$work/body" -D "$work/head" "$@" "$url$path" || { echo "no answer"; return 0; }
  tr -d '\r' < "$work/head" | awk '
    NR == 1 { status = $2 } tolower($1) == "content-language:" { language = $2 }
    tolower($1) == "vary:" { sub(/^[^:]*: */, ""); vary = $0 }
    END { print status, (language ? language : "-"), (vary ? vary : "-") }'
}
both="Accept-Language, Cookie"

location() { tr -d '\r' < "$work/head" | awk 'tolower($1) == "location:" { print $2 }'; }

# --- other addresses: what each argument of the server does; LanguagePolicyTests has the rules --------------------------------
start redirected refused
expect "a visitor is sent on, for this time" \
  "$(ask '/greeting?a=b' -H 'Accept-Language: it-CH') $(location)" "302 - $both /it/greeting?a=b"
expect "there the page is" "$(ask /greeting -L -H 'Accept-Language: zh-TW' > /dev/null; grep -c 電梯 "$work/body")" 1
expect "whom nothing matches" "$(ask /greeting -H 'Accept-Language: ja')" "406 - $both"
start asNeeded
expect "a body is not sent elsewhere" "$(ask /greeting -X POST -H 'Accept-Language: it' | cut -d' ' -f1) $(location)" "404 "
expect "what is left alone" "$(ask /.well-known/health -H 'Accept-Language: it')" "200 - -"
start default
expect "the default has one address" "$(ask '/en/greeting?a=b' | cut -d' ' -f1) $(location)" "308 /greeting?a=b"

start
# --- each part of a request ------------------------------------------------------------------------------------------------
expect "Italy's English" "$(ask /greeting -H 'Accept-Language: en-IT')" "200 en-GB $both"
expect "several fields" "$(ask /greeting -H 'Accept-Language: fr' -H 'Accept-Language: de')" "200 de $both"
expect "no header" "$(ask /greeting -H 'Accept-Language:')" "200 en $both"
expect "the cookie before the header" "$(ask /greeting -H 'Accept-Language: de' -b 'language=it-CH')" "200 it $both"
expect "a host" "$(ask /greeting -H 'Host: it.example.com' -H 'Accept-Language: de')" "200 it $both"
expect "a page by its German name" "$(ask /de/besucher/1 -L > /dev/null; cat "$work/body")" "$(ask '/visitors/1?language=de' > /dev/null; cat "$work/body")"
expect "and that name alone" "$(ask '/de/visitors/1?a=b' | cut -d' ' -f1) $(location)" "308 /de/besucher/1?a=b"
expect "an absolute target" "$(ask / --request-target http://example.com/it/greeting)" "200 it -"
expect "links to the other languages" "$(ask '/tw?page=2' > /dev/null; grep -o 'hreflang=it href="[^"]*"' "$work/body")" \
  'hreflang=it href="/it?page=2"'
expect "the query before the header" "$(ask '/greeting?language=it' -H 'Accept-Language: de')" "200 it -"
expect "and there the page is" "$(ask /sr-latn/visitors/3 -L > /dev/null; cat "$work/body")" "Čekaju 3 posetioca."
expect "the head alone" "$(ask /greeting -I -H 'Accept-Language: de')" "200 de $both"
expect "the visitor's numbers" "$(ask /visitors/1234567 -H 'Accept-Language: it-CH') $(grep -c '1’234’567' "$work/body")" \
  "200 it $both 1"
expect "the visitor's digits end no server" "$(ask /visitors/3 -H 'Accept-Language: en-u-nu-roman' | cut -d' ' -f1)" 200
expect "an ill-formed number" "$(ask /visitors/few | cut -d' ' -f1)" 400
expect "a page" "$(ask /ar)" "200 ar -"
expect "from right to left" "$(grep -c '<html lang="ar" dir="rtl">' "$work/body")" 1
ask /en-GB > /dev/null
expect "markup in a text is escaped" "$(grep -c '<title>Greetings &amp; &lt;lifts&gt;</title>' "$work/body")" 1

# --- hostile --------------------------------------------------------------------------------------------------------------
# A server may refuse (4xx, or close the connection); it must neither fail nor fall.
answered() {
  case $(ask "$@" | cut -d' ' -f1) in 2?? | 4?? | no) echo fine ;; *) echo bad ;; esac
}
header() { printf 'Accept-Language: ' > "$work/header"; python3 -c "import sys; sys.stdout.write($1)" >> "$work/header"; }
header "'a' * 1000000"
expect "a header of a megabyte" "$(answered /greeting -H "@$work/header")" fine
header "'it,' * 300000"
expect "a megabyte of ranges" "$(answered /greeting -H "@$work/header")" fine
python3 -c "for _ in range(2000): print('Accept-Language: ' + ','.join(['qaa'] * 100))" > "$work/header"
expect "two thousand fields" "$(answered /greeting -H "@$work/header")" fine
expect "a cookie of 7 KB" "$(ask /greeting -H 'Accept-Language: it' -b "language=$(head -c 7000 /dev/zero | tr '\0' x)")" "200 it $both"
expect "a long path" "$(answered "/$(head -c 6000 /dev/zero | tr '\0' a)/greeting")" fine
expect "an escaped path" "$(answered '/%00%ff%2e%2e/greeting')" fine
# Requests that curl cannot send, as raw bytes.
python3 - "$port" <<'PYTHON' > "$work/raw"
import socket, sys
for name, header in [
    ("NUL", b"it\0, de"), ("control", b"it\x01\x02"), ("Latin-1", b"\xe9\xff, it"), ("obs-fold", b"it,\r\n de"),
    ("no end", None)]:
    with socket.create_connection(("127.0.0.1", int(sys.argv[1])), timeout=5) as link:
        link.settimeout(5)
        if header is None:
            link.sendall(b"GET /greeting HTTP/1.1\r\nHost: x\r\nAccept-Language: it")
            link.shutdown(socket.SHUT_WR)
        else:
            link.sendall(b"GET /greeting HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Language: " + header + b"\r\n\r\n")
        try:
            first = link.recv(64)
        except (TimeoutError, ConnectionResetError):
            first = b""
        print(name, "fine" if first == b"" or first[9:10] in b"24" else first)
PYTHON
expect "raw bytes" "$(grep -vc ' fine$' "$work/raw" || true)" 0
expect "and it still answers" "$(ask /greeting -H 'Accept-Language: en-IT')" "200 en-GB $both"

echo "$checks checks, $failures failed"
[ "$failures" -eq 0 ]
