. "$(dirname "$0")/common.sh"
signed_in

while read -r KIND TICKET; do
  VERSION=v1
  [ "$KIND" = MultipleManyProviders ] && VERSION=v2
  # The waits of the product: 500 ms thrice, then 1 s, 1.5 s and 2 s.
  for WAIT in 0.5 0.5 0.5 1 1 1 1.5 1.5 1.5 2 2 2; do
    call GET "/betting/api/Ticket/$VERSION/TicketStatus/$TICKET"
    expect 200 "status of $KIND"
    [ "$(field '.data.status')" != 0 ] && break
    sleep "$WAIT"
  done
  is '.data.status == 2' "$KIND is accepted"
  is '.data.acceptanceDate != null' "$KIND says when"
done <"$STATE/tickets"
done_with 'every ticket is accepted'

call GET '/betting/api/Ticket/v1/GetLastTicketIdByUser?numberOfTickets=10'
expect 200 'last ticket ids'
is '[.data[].connectionId] | index("walk-parlay") != null' 'a lost ticket is found by its connection id'

TODAY=$(date -u +%Y-%m-%d)
YESTERDAY=$(date -u -d '1 day ago' +%Y-%m-%d 2>/dev/null || date -u -v-1d +%Y-%m-%d)
call GET "/betting/api/UserBet/Bets/ByRangeByStatus?PaginationQuery.PageNumber=1&initialDate=$YESTERDAY&finalDate=$TODAY&status=0"
expect 200 'open bets'
is '.metadata.totalRows == 6' 'six open bets'
done_with 'the history shows them'
