import { placeSlip } from '@vitrine/upstream/bet-slip/placement';
import {
  readOwnTicket,
  readSharedTicket,
  shareOwnTicket,
  type ReplicationReading,
} from '@vitrine/upstream/bets/replication';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from '../../accounts/demo-users.ts';
import {
  multiple,
  openTestBettor,
  selectionOf,
  type Match,
  type Placed,
  type TestBettor,
} from '../../test/bettor.ts';
import { slipOf } from '../../test/slip.ts';
import { openTestUpstream, type TestUpstream } from '../../test/upstream.ts';

let bettor: TestBettor;
let upstream: TestUpstream;
let matches: readonly [Match, Match];
let betNumber: string;
beforeEach(async () => {
  bettor = await openTestBettor({ WORLD_SPEED: '0' });
  upstream = await openTestUpstream(bettor.test);
  matches = (await bettor.upcoming()).slice(0, 2) as unknown as readonly [Match, Match];
  const selections = matches.map((match) => selectionOf(match));
  const { json } = await bettor.place('Multiple', 'original', multiple(selections, 10));
  betNumber = (json as { data: Placed }).data.validTicket[0]?.ticketId ?? '';
  bettor.test.pass(1000);
});

function own(id = betNumber) {
  return readOwnTicket(upstream.client, id, upstream.settings);
}

async function shared(): Promise<string> {
  const sharing = await shareOwnTicket(upstream.client, betNumber, upstream.settings);
  if (sharing.kind !== 'shared') throw new Error(sharing.kind);
  return sharing.code;
}

function ticketOf(reading: ReplicationReading) {
  if (reading.kind !== 'found') throw new Error(reading.kind);
  return reading.ticket;
}

describe('a ticket to repeat', () => {
  it('REPL-01 holds its selections with their present odds and activity', async () => {
    const [first, second] = matches;
    const outcomeId = first.markets[0]?.outcomes[0]?.id;
    await bettor.order('world/odds', { outcomeId, factor: 0.8 });
    await bettor.order('world/suspend', { marketId: second.markets[0]?.id, seconds: 60 });
    const { betType, items, ...ticket } = ticketOf(await own());
    expect(ticket.betNumber).toBe(betNumber);
    expect(betType).toBe('multiple');
    const placedOdds = Math.round(selectionOf(first).outcomeValueDecimal * 1000);
    expect(items).toMatchObject([
      { isCustom: false, selections: [{ isOffered: true, placedOdds }] },
      {
        odds: null,
        selections: [
          { isOffered: false, selection: { eventId: second.id, marketStatus: 'suspended' } },
        ],
      },
    ]);
    expect(items[0]?.odds).toBeLessThan(placedOdds);
    expect(items[0]?.selections[0]?.selection.latest.odds).toBe(items[0]?.odds);
  });

  it('REPL-01 is one’s own, while a shared one is read without a session', async () => {
    const stranger = await openTestUpstream(bettor.test, 'outra@vitrine.example');
    expect(await readOwnTicket(stranger.client, betNumber, stranger.settings)).toEqual({
      kind: 'notFound',
    });
    expect(await shareOwnTicket(stranger.client, betNumber, stranger.settings)).toEqual({
      kind: 'notFound',
    });
    const code = await shared();
    expect(await shared()).toBe(code);
    const found = ticketOf(await readSharedTicket(stranger.client, code));
    expect(found).toEqual(ticketOf(await own()));
    expect(await readSharedTicket(stranger.client, betNumber)).toEqual({ kind: 'notFound' });
  });

  it('REPL-01 a new ticket keeps the number of the original', async () => {
    const [match] = matches;
    const original = slipOf(match, 5);
    const replicate = { ticketId: betNumber, type: 'shared' as const };
    const selections = original.selections.map((selection) => ({ ...selection, replicate }));
    const betMetadata = { region: 'SP', city: 'São Paulo' };
    const order = { slip: { ...original, selections }, connectionId: 'repeated', betMetadata };
    expect(await placeSlip(upstream.client, order, upstream.settings)).toMatchObject({ ok: true });
    const { json } = await bettor.call('GET', `/sandbox/books/${DEMO.username}`);
    const { tickets } = json as { tickets: readonly { connectionId: string }[] };
    expect(tickets.find(({ connectionId }) => connectionId === 'repeated')).toMatchObject({
      replication: { isSharedBet: true, isReplicatedBet: false, originalBetNumber: betNumber },
      betMetadata,
    });
    expect(tickets.find(({ connectionId }) => connectionId === 'original')).toMatchObject({
      replication: null,
      betMetadata: null,
    });
  });
});
