. "$(dirname "$0")/common.sh"
signed_in

call POST /main/api/ResponsibleGaming/Exclusion '{"exclusionMonth": 3, "isUntilNotice": false}'
expect 200 'self-exclusion'
is '.data.exclusion.exclusionMonth == 3' 'for three months'

call POST /payments/api/pix/beginDeposit '{"amount": 20, "providerId": 1}'
expect 403 'a deposit in the same session'
is '.error == "SELF_EXCLUDED"' 'the refusal says why'
call POST /betting/api/Ticket/v1/PlaceBet/MultiSingle "$(jq -n --slurpfile matches "$STATE/matches.json" '
  $matches[0][1] as $match | $match.markets[0] as $market | $market.outcomes[0] as $outcome | {
    connectionId: "walk-excluded", ticketRequest: [{eventId: $match.id, stake: 5,
      producerId: $match.producerId, sportId: $match.sportId, oddsChangeType: 1,
      ticketBetSelection: {marketId: $market.id, marketName: $market.name, specifiers: "",
        outcomeId: $outcome.outcomeId, outcomeName: $outcome.name, outcomeValueAmerican: 0,
        outcomeValueDecimal: $outcome.odds}}]}')"
expect 403 'a bet in the same session'

ACCOUNTS=$(call GET /payments/api/wallet/BankAccounts/PixBankAccounts; field '.data[0].id')
call POST /payments/api/pix/BeginWithdrawal \
  "$(jq -n --arg account "$ACCOUNTS" '{amount: 30, bankAccountId: $account}')"
expect 200 'withdrawals stay open'

call POST /main/api/Session/close/
expect 204 'log-out'
call GET /main/api/Users/
expect 401 'the token of a closed session'
done_with 'excluded: no bet, no deposit, but the money comes out'
