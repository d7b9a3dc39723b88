import { setTimeout as wait } from 'node:timers/promises';
import { type Match, wireSelection } from '../bettor.ts';
import type { Operator } from '../operator.ts';

interface BettorOfOperator {
  readonly email: string;
  readonly token: string;
}

const ACCEPTED = 2;
const LOOKS = 40;

/** Places singles at the operator itself, one for each stake in minor units; answers their numbers. */
export async function placeOpenBets(
  stakes: readonly number[],
  { email, token }: BettorOfOperator,
  matches: readonly Match[],
  operator: Operator,
): Promise<readonly string[]> {
  const ticketRequest = stakes.map((stake, index) => singleOf(matches, index, stake));
  const body = { connectionId: `${email}/open`, ticketRequest };
  const path = '/betting/api/Ticket/v1/PlaceBet/MultiSingle';
  const { json } = await operator.call('POST', path, { token, body });
  for (let look = 0; look < LOOKS; look += 1) {
    const { tickets } = await operator.account(email);
    if (tickets.length === stakes.length && tickets.every(({ status }) => status === ACCEPTED))
      return tickets.map(({ id }) => id);
    await wait(500);
  }
  throw new Error(`The bets of ${email} were not accepted: ${JSON.stringify(json)}`);
}

function singleOf(matches: readonly Match[], index: number, stake: number) {
  const match = matches[index % matches.length];
  const market = match?.markets[0];
  const outcome = market?.outcomes[0];
  if (!match || !market || !outcome) throw new Error('Nothing can be bet on');
  const { eventId, producerId, sportId, ...ticketBetSelection } = wireSelection(
    match,
    market,
    outcome,
  );
  return {
    eventId,
    producerId,
    sportId,
    stake: stake / 100,
    oddsChangeType: 1,
    ticketBetSelection,
  };
}
