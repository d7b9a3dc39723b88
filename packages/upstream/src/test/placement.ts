import { emptyBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { aSelection } from '@vitrine/betting/test/fixtures';
import { minorUnits } from '@vitrine/betting/base/money';
import type { ServerResponse } from 'node:http';
import { createUpstreamClient } from '../base/client.ts';
import { SessionEnded } from '../base/errors.ts';
import type { PlacementOrder } from '../bet-slip/placement-call.ts';
import { placeSlip } from '../bet-slip/placement.ts';
import type { SessionHandle } from '../base/session.ts';
import { answerJson, serve } from './server.ts';

/** A session without a way to renew it. */
export const session: SessionHandle = {
  tokens: () => Promise.resolve({ token: 'access', refreshToken: 'refresh' }),
  refresh: () => Promise.reject(new SessionEnded('refreshRefused', 'over')),
};

/** A selection of the first provider, 10.50 on odds of 1.85, unless told otherwise. */
export function selection(outcomeId: string, changes: Partial<Selection> = {}): Selection {
  return aSelection(1, {
    eventId: `sr:match:${outcomeId}`,
    producerId: 3,
    marketId: `m-${outcomeId}`,
    marketTypeId: '18',
    marketName: 'Total de Gols 2.5',
    specifiers: 'total=2.5',
    outcomeId,
    outcomeTypeId: '12',
    stake: minorUnits(1050),
    ...changes,
  });
}

/** The same of the second provider. */
export function second(outcomeId: string, changes: Partial<Selection> = {}): Selection {
  return selection(outcomeId, { eventId: `bg:match:${outcomeId}`, provider: 'two', ...changes });
}

/** A slip that waits for its tickets, 25.00 on a multiple. */
export function order(
  ticketType: BetSlip['ticketType'],
  selections: readonly Selection[],
): PlacementOrder {
  const slip: BetSlip = {
    ...emptyBetSlip('intent-1'),
    step: 'waiting',
    ticketType,
    selections,
    stakeMultiple: ticketType === 'multiple' ? minorUnits(2500) : null,
    isExpanded: true,
  };
  return { slip, connectionId: 'intent-1' };
}

interface Sent {
  readonly url: string;
  readonly feedVersion: unknown;
  readonly body: { connectionId: string; ticketRequest: unknown; betMetadata?: unknown };
}

type Reply = (response: ServerResponse) => unknown;

/** Places at an operator whose v1 and v2 answer as told; v2 as v1 unless told otherwise. */
export async function place(
  placed: PlacementOrder,
  [v1, v2 = v1]: readonly Reply[],
  timeoutMs = 5_000,
) {
  const sent: Sent[] = [];
  await using server = await serve((request, response, body) => {
    const url = request.url ?? '';
    sent.push({
      url,
      feedVersion: request.headers['feed-version'],
      body: JSON.parse(body) as Sent['body'],
    });
    (url.includes('/v1/') ? v1 : v2)?.(response);
  });
  const client = createUpstreamClient({ hosts: server.hosts, now: Date.now, timeoutMs });
  const result = await placeSlip(client, placed, { session });
  return { result, sent: sent.toSorted((a, b) => a.url.localeCompare(b.url)) };
}

/** Answers that each ticket was taken, in the order sent. */
export function takes(...ticketIds: readonly string[]) {
  return (response: ServerResponse) =>
    answerJson(response, {
      data: {
        validTicket: ticketIds.map((ticketId, indexTicket) => ({ indexTicket, ticketId })),
        invalidTickets: [],
      },
    });
}

/** Refuses a call. */
export function refuses(body: unknown, status = 400) {
  return (response: ServerResponse) => answerJson(response, body, status);
}
