. "$(dirname "$0")/common.sh"
signed_in

call POST /payments/api/wallet/BankAccounts/PixBankAccounts '{"pixKeyType": "cpf", "pixKey": "93541134780"}'
expect 200 'the Pix key of the bettor himself'
ACCOUNT=$(field '.data.id')
BEFORE=$(balance)
withdraw() {
  call POST /payments/api/pix/BeginWithdrawal \
    "$(jq -n --arg account "$ACCOUNT" --argjson amount "$1" '{amount: $amount, bankAccountId: $account}')"
}
withdraw 100000
expect 400 'more than there is'
is '.error == "INSUFFICIENT_BALANCE"' 'the refusal says so'
withdraw 50
expect 200 'withdrawal'
WITHDRAWAL=$(field '.data.transactionId')
withdraw 20
expect 409 'a second one at the same time'
call GET /payments/api/User/PendingWithdrawal
is ".data.transactionId == \"$WITHDRAWAL\"" 'it is shown as pending'
jq -en --argjson before "$BEFORE" --argjson after "$(balance)" '(($before - $after) * 100 | round) == 5000' >/dev/null ||
  fail 'the money is not reserved'

ORDER=$(jq -n --arg id "$WITHDRAWAL" '{transactionId: $id}')
call POST /sandbox/withdrawals/approve "$ORDER"
expect 204 'approval'
call POST /sandbox/withdrawals/approve "$ORDER"
expect 204 'payment'
call GET /payments/api/user/LastWithdrawalDetail
is ".data.transactionId == \"$WITHDRAWAL\"" 'the last withdrawal'
call GET /payments/api/User/PendingWithdrawal
is '.data == null' 'nothing is pending any more'
done_with 'withdrew 50.00'
