import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { TICKET_POLL_WAITS_MS } from '@vitrine/betting/bet-slip/placing/ticket';
import { placeSlip } from '@vitrine/upstream/bet-slip/placement';
import { readTicketStatus, recoverTickets } from '@vitrine/upstream/bet-slip/ticket-status';
import { beforeAll, describe, expect, it } from 'vitest';
import { BETTING_MAGIC } from './betting-magic.ts';
import {
  openTestBettor,
  selectionOf,
  single,
  type Match,
  type TestBettor,
} from '../test/bettor.ts';
import { slipOf } from '../test/slip.ts';
import { openTestUpstream, type TestUpstream } from '../test/upstream.ts';

let bettor: TestBettor;
let upstream: TestUpstream;
let match: Match;
let attempts = 0;
beforeAll(async () => {
  bettor = await openTestBettor();
  upstream = await openTestUpstream(bettor.test);
  match = await bettor.nextMatch();
});

/** Places a single as the product does. */
async function placed(stake: number) {
  attempts += 1;
  const order = {
    slip: slipOf(match, stake),
    connectionId: `magic-${attempts}`,
    sentAt: bettor.test.now(),
  };
  return { order, result: await placeSlip(upstream.client, order, upstream.settings) };
}

async function ticketOf(stake: number): Promise<string> {
  const { result } = await placed(stake);
  const ticketId = result.ok ? result.tickets[0]?.ticketId : undefined;
  if (!ticketId) throw new Error(`${stake} was refused`);
  return ticketId;
}

function status(ticketId: string) {
  return readTicketStatus(upstream.client, ticketId, 'one', upstream.settings);
}

describe('magic stakes', () => {
  it('are odd amounts that no ordinary bet has, each with an effect of its own', () => {
    const values = BETTING_MAGIC.map(({ value }) => value);
    expect(values).toEqual([...new Set(values)]);
    expect(new Set(BETTING_MAGIC.map(({ effect }) => effect)).size).toBe(values.length);
    for (const value of values) expect(value).toMatch(/^13\.\d[1-9]$/);
  });

  it.each([
    [13.02, { code: 'EVENT_MARKET_NOT_ACTIVED' }],
    [13.03, { code: 'EVENT_MATCH_NOT_ACTIVED' }],
    [13.04, { code: 'TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD' }],
    [13.05, { code: 'DUPLICATE_EVENT_IN_PROVIDERS' }],
    [13.06, { code: 'PROVIDER_SWITCH_NOT_ACTIVE' }],
    [13.07, { code: 'MATCH_WAS_NOT_FOUND' }],
    [13.08, { code: 'MARKET_WAS_NOT_FOUND' }],
    [13.11, { code: 'BET_STAKE_OVER_LIMIT', allowedStake: 500 }],
    [13.12, { code: 'ACCUMULATED_STAKE_LIMIT', allowedStake: 250 }],
    [13.13, { code: 'BLOCKED_USER_BY_LIMIT' }],
  ])('PLACE-06 a stake of %d is refused with its error, and no money moves', async (stake, end) => {
    const before = await bettor.balance();
    const { result } = await placed(stake);
    expect(result).toMatchObject({ ok: true, tickets: [], rejections: [end] });
    expect(await bettor.balance()).toBe(before);
  });

  it('PLACE-06 a stake of 13.01 is refused with odds that would be taken', async () => {
    const { result } = await placed(13.01);
    const seen = oddsFromDecimal(selectionOf(match).outcomeValueDecimal);
    const [rejection] = result.ok ? result.rejections : [];
    expect(rejection?.code).toBe('ODDS_DIFFERENCE_TOO_HIGH');
    expect(rejection?.suggestedOdds).toBeLessThan(seen);
    expect(rejection?.suggestedOdds).toBeGreaterThan(1000);
  });

  it.each([
    [13.21, 'CUSTOMER_CONFIDENCE'],
    [13.22, 'REJECTED'],
  ])('PLACE-08 a ticket of %d is rejected as %s, and its stake comes back', async (stake, code) => {
    const before = await bettor.balance();
    const ticketId = await ticketOf(stake);
    expect(await bettor.balance()).toBeCloseTo(before - stake, 5);
    bettor.test.pass(1000);
    expect(await status(ticketId)).toMatchObject({ status: 'rejected', code });
    expect(await bettor.balance()).toBe(before);
  });

  it('PLACE-09 a ticket of 13.23 is canceled, and its stake comes back', async () => {
    const before = await bettor.balance();
    const ticketId = await ticketOf(13.23);
    bettor.test.pass(1000);
    expect(await status(ticketId)).toMatchObject({ status: 'canceled', code: null });
    expect(await bettor.balance()).toBe(before);
  });

  it('PLACE-04 a ticket of 13.24 is still pending when every poll is spent', async () => {
    const ticketId = await ticketOf(13.24);
    for (const wait of TICKET_POLL_WAITS_MS) {
      bettor.test.pass(wait);
      expect((await status(ticketId)).status).toBe('pending');
    }
  });

  it('PLACE-04 a ticket of 13.25 is accepted after ten seconds', async () => {
    const ticketId = await ticketOf(13.25);
    bettor.test.pass(9_999);
    expect((await status(ticketId)).status).toBe('pending');
    bettor.test.pass(1);
    expect((await status(ticketId)).status).toBe('accepted');
  });

  it('PLACE-08 a placement of 13.15 ends in a 504 of its own kind, and nothing was placed', async () => {
    const before = await bettor.balance();
    const { order, result } = await placed(13.15);
    expect(result).toEqual({ ok: false, error: { kind: 'unknown', isGatewayTimeout: true } });
    expect(await recoverTickets(upstream.client, order, upstream.settings)).toEqual([]);
    expect(await bettor.balance()).toBe(before);
  });

  it('PLACE-05 a placement of 13.16 loses its answer, and its ticket is recovered', async () => {
    const before = await bettor.balance();
    const { order, result } = await placed(13.16);
    expect(result).toEqual({ ok: false, error: { kind: 'unknown', isGatewayTimeout: true } });
    const [ticket] = await recoverTickets(upstream.client, order, upstream.settings);
    expect(await bettor.balance()).toBeCloseTo(before - 13.16, 5);
    bettor.test.pass(1000);
    expect(await status(ticket?.ticketId ?? '')).toMatchObject({ status: 'accepted' });
  });

  it('refuse one single and leave the others placed', async () => {
    const selection = selectionOf(match);
    const answer = await bettor.placeSingles(
      'partly',
      single(selection, 13.05),
      single(selection, 10),
    );
    expect(answer).toMatchObject({
      validTicket: [{ indexTicket: 1 }],
      invalidTickets: [{ indexTicket: 0, error: 'DUPLICATE_EVENT_IN_PROVIDERS' }],
    });
  });
});
