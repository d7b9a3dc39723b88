# What the steps of the walk share: curl and jq, and nothing of this repository.
# PLATFORM is the address of the embedded platform, STATE a folder for what one step leaves the next.
set -eu

: "${PLATFORM:?address of the platform}" "${STATE:?folder of the walk}"
ANSWER="$STATE/answer.json"
STATUS=

fail() {
  echo "FAILED: $*" >&2
  [ -s "$ANSWER" ] && head -c 2000 "$ANSWER" >&2
  exit 1
}

token() { cat "$STATE/token"; }

# call METHOD PATH [BODY]: the status goes to $STATUS, the body to $ANSWER.
call() {
  : >"$ANSWER"
  if [ $# -gt 2 ]; then
    STATUS=$(curl -sS -o "$ANSWER" -w '%{http_code}' -X "$1" "$PLATFORM$2" \
      -H 'Content-Type: application/json' -H 'Feed-Version: 2' -H 'Cache-Control: no-cache' ${AUTH:+-H "$AUTH"} -d "$3")
  else
    STATUS=$(curl -sS -o "$ANSWER" -w '%{http_code}' -X "$1" "$PLATFORM$2" \
      -H 'Feed-Version: 2' -H 'Cache-Control: no-cache' ${AUTH:+-H "$AUTH"})
  fi
}

# As the bettor of the walk, or as nobody.
signed_in() { AUTH="Authorization: Bearer $(token)"; }
AUTH=

# expect STATUS WHAT
expect() { [ "$STATUS" = "$1" ] || fail "$2: expected $1, got $STATUS"; }

# field FILTER: one value of the last answer; missing is a failure.
field() { jq -er "$1" "$ANSWER" || fail "no $1 in the answer"; }

# is FILTER WHAT: a condition on the last answer.
is() { jq -e "$1" "$ANSWER" >/dev/null || fail "$2"; }

done_with() { echo "ok: $*"; }

balance() {
  call GET /payments/api/Wallet/Total/Amount/ByAccountType
  expect 200 'balance'
  field '.data[] | select(.accountType == "Real") | .amount'
}
