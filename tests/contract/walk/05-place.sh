. "$(dirname "$0")/common.sh"
signed_in

# Matches of football that have not started, each with its main market, of provider one.
call GET /front-back/prematch/sr:sport:1
expect 200 'coming matches'
jq '[.data[] | select(.id | startswith("sr:match:")) | select(.markets[0].status == 1)]' "$ANSWER" >"$STATE/matches.json"
[ "$(jq length "$STATE/matches.json")" -ge 3 ] || fail 'fewer than three matches'

# A selection of the first outcome of the main market of the match at an index.
selection() {
  jq --argjson at "$1" '.[$at] | . as $match | .markets[0] | . as $market | .outcomes[0] | {
    eventId: $match.id, producerId: $match.producerId, sportId: $match.sportId,
    marketId: $market.id, marketName: $market.name, specifiers: ($market.specifiers // ""),
    outcomeId, outcomeName: .name, outcomeValueAmerican: 0, outcomeValueDecimal: .odds}' \
    "$STATE/matches.json"
}

single() {
  selection "$1" | jq --argjson stake "$2" '{eventId, stake: $stake, producerId, sportId,
    oddsChangeType: 1, ticketBetSelection: .}'
}

several() {
  { selection 0; selection 1; selection 2; } | jq -s --argjson stake "$1" '{stake: $stake,
    counterBets: length, oddsChangeType: 1, providerId: 1, ticketBetSelection: .}'
}

# place KIND VERSION CONNECTION TICKET: leaves the id of the ticket in $TICKET.
place() {
  call POST "/betting/api/Ticket/$2/PlaceBet/$1" \
    "$(jq -n --arg id "$3" --argjson ticket "$4" '{connectionId: $id, ticketRequest: $ticket}')"
  expect 200 "placing $1"
  TICKET=$(field '.data.ticketId // .data.validTicket[0].ticketId')
  echo "$1 $TICKET" >>"$STATE/tickets"
  done_with "placed $1"
}

: >"$STATE/tickets"
place MultiSingle v1 walk-single "[$(single 0 10)]"
FIRST=$TICKET
place MultiSingle v1 walk-single "[$(single 0 10)]"
[ "$TICKET" = "$FIRST" ] || fail 'a repeated connection id made a second ticket'
place Multiple v1 walk-multiple "$(several 11)"

# A parlay joins two outcomes of one basketball match: a handicap and a total that count overtime.
call GET /front-back/prematch/sr:sport:2
expect 200 'coming matches of basketball'
jq '[.data[] | select(.id | startswith("sr:match:"))][0]' "$ANSWER" >"$STATE/game.json"
call GET "/sportsbook/api/EventFixture/v1/markets/$(jq -r .id "$STATE/game.json")"
expect 200 'markets of a match'
place Parlay v1 walk-parlay "$(jq --slurpfile game "$STATE/game.json" '.data | {
  stake: 12, counterBets: 2, oddsChangeType: 1, providerId: 1,
  ticketBetSelection: [first(.[] | select(.marketTypeId == "223")), first(.[] | select(.marketTypeId == "225"))
    | . as $market | .outcomes[0] | {
      eventId: $game[0].id, producerId: $game[0].producerId, sportId: $game[0].sportId,
      marketId: $market.id, marketName: $market.name, specifiers: $market.specifiers,
      outcomeId, outcomeName: .name, outcomeValueAmerican: 0, outcomeValueDecimal: .odds}]}' "$ANSWER")"

# A ticket over both providers: tennis comes from the second one, whose markets trade in words.
call GET /front-back/prematch/sr:sport:5
expect 200 'coming matches of tennis'
jq '[.data[] | select(.id | startswith("bg:match:")) | select(.markets[0].status == "Trading")][0] |
  . as $match | .markets[0] | . as $market | .outcomes[0] | {
    eventId: $match.id, producerId: $match.producerId, sportId: $match.sportId,
    marketId: $market.id, marketName: $market.name, specifiers: ($market.specifiers // ""),
    outcomeId, outcomeName: .name, outcomeValueAmerican: 0, outcomeValueDecimal: .odds}' \
  "$ANSWER" >"$STATE/tennis.json"
place MultipleManyProviders v2 walk-providers "$({ selection 0; cat "$STATE/tennis.json"; } |
  jq -s '{stake: 13, counterBets: 2, oddsChangeType: 1, providerId: 3, ticketBetSelection: .}')"

# Two outcomes of one match that go together, at the price the platform names.
custom() {
  EVENT=$(jq -r --argjson at "$1" '.[$at].id' "$STATE/matches.json")
  call GET "/betting/api/CustomBet/AvailableSelections/$EVENT"
  expect 200 'selections of a custom bet'
  jq '.data.markets' "$ANSWER" >"$STATE/markets.json"
  jq '[.[] | {marketId: .id, specifiers: (.specifiers // ""), outcomeId: .outcomes[0].outcomeId}]' \
    "$STATE/markets.json" >"$STATE/candidates.json"
  LAST=$(($(jq length "$STATE/candidates.json") - 1))
  for OTHER in $(seq 1 "$LAST"); do
    PAIR=$(jq --argjson other "$OTHER" '[.[0], .[$other]]' "$STATE/candidates.json")
    call POST /betting/api/CustomBet/CalculateOdds \
      "$(jq -n --arg event "$EVENT" --argjson pair "$PAIR" '{urnEvent: $event, marketPunterSelections: $pair}')"
    [ "$STATUS" = 200 ] && break
  done
  expect 200 'the price of a custom bet'
  ODDS=$(field '.data.odds')
  jq -n --slurpfile matches "$STATE/matches.json" --slurpfile markets "$STATE/markets.json" \
    --argjson at "$1" --argjson pair "$PAIR" --argjson odds "$ODDS" --argjson stake "$2" '
    $matches[0][$at] as $match | {
      eventId: $match.id, producerId: $match.producerId, counterMarkets: ($pair | length),
      stake: $stake, calculationOdds: $odds, sportId: $match.sportId,
      ticketBetSelection: [$pair[] as $one |
        ($markets[0][] | select(.id == $one.marketId)) as $market |
        ($market.outcomes[] | select(.outcomeId == $one.outcomeId)) | {
          marketId: $market.id, marketName: $market.name, specifiers: $one.specifiers,
          outcomeId, outcomeName: .name, outcomeValueAmerican: 0, outcomeValueDecimal: .odds}]}'
}

place CustomBet v1 walk-custom "$(custom 0 14)"
place ParlayCustomBets v1 walk-custom-parlay "$({ custom 0 1; custom 1 1; } |
  jq -s '{stake: 15, counterBets: 2, oddsChangeType: 1, providerId: 1,
    customBets: [.[] | del(.stake) | . + {oddsChangeType: 1}]}')"

jq -en --argjson left "$(balance)" '$left == 300 - 10 - 11 - 12 - 13 - 14 - 15' >/dev/null ||
  fail 'the stakes are not what left the balance'
done_with 'every bet type is placed, each stake left once'
