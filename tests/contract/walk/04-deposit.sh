. "$(dirname "$0")/common.sh"
signed_in

BEFORE=$(balance)
call POST /payments/api/pix/beginDeposit '{"amount": 300, "providerId": 1}'
expect 200 'Pix deposit'
CHARGE=$(field '.data.transactionId')
field '.data.brCode' | grep -q '^000201' || fail 'no BR Code'

call GET "/payments/api/pix/Transaction/$CHARGE"
is '.data.status == 2' 'an unpaid charge is pending'
call POST /sandbox/payments/pay "$(jq -n --arg id "$CHARGE" '{transactionId: $id}')"
expect 204 'paying at the bank'
call GET "/payments/api/pix/Transaction/$CHARGE"
is '.data.status == 6' 'a paid charge is successful'
AFTER=$(balance)
jq -en --argjson before "$BEFORE" --argjson after "$AFTER" '$after - $before == 300' >/dev/null ||
  fail "the balance went from $BEFORE to $AFTER"

call GET '/payments/api/Wallet/Transactions/ByUser?pageNumber=1&pageSize=10&transactionTypeWallet=1'
expect 200 'transactions'
call GET /payments/api/user/LastDepositDetail
is ".data.transactionId == \"$CHARGE\"" 'the last deposit'
done_with 'deposited 300.00 by Pix'
