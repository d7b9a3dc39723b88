. "$(dirname "$0")/common.sh"
signed_in

BET=$(sed -n 's/^MultiSingle //p' "$STATE/tickets" | head -n 1)
BEFORE=$(balance)
call GET "/betting/api/Cashout/v2/Calculate/Single/$BET"
expect 200 'the value of a bet'
VALUE=$(field '.data.amount')
OFFER=$(field '.data.cashoutId')

taking() {
  call POST /betting/api/Cashout/v2/Place/Single "$(jq -n --arg bet "$BET" --arg offer "$OFFER" \
    --argjson value "$1" '{cashoutId: $offer, betNumber: $bet, amount: $value}')"
}

taking "$(jq -n --argjson value "$VALUE" '$value + 100')"
expect 400 'another value than the offered one'
is '.error == "CASHOUT_VALUE_CHANGED"' 'the refusal says so'
call GET "/betting/api/Cashout/v2/Calculate/Single/$BET"
VALUE=$(field '.data.amount')
OFFER=$(field '.data.cashoutId')
taking "$VALUE"
expect 200 'cash out'
for WAIT in 0.5 0.5 1 1 2 2; do
  call GET "/betting/api/Cashout/v2/CashoutStatus/$OFFER"
  expect 200 'its status'
  [ "$(field '.data.status')" != 0 ] && break
  sleep "$WAIT"
done
is '.data.status == 2' 'it is accepted'
taking "$VALUE"
jq -en --argjson before "$BEFORE" --argjson after "$(balance)" --argjson value "$VALUE" \
  '(($after - $before - $value) * 100 | round) == 0' >/dev/null || fail 'it did not pay once'
done_with "cashed out $VALUE, once"
