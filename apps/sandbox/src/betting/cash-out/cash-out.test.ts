import type { BetType } from '@vitrine/betting/bets/bet';
import { quoteCashOut, type CashOutOffer } from '@vitrine/upstream/bets/cash-out-offer';
import { readCashOut, takeCashOut } from '@vitrine/upstream/bets/place-cash-out';
import { readCashOutCommission, readCashOutSports } from '@vitrine/upstream/bets/cash-out-terms';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO } from '../../accounts/demo-users.ts';
import {
  multiple,
  openTestBettor,
  selectionOf,
  single,
  type Match,
  type Outcome,
  type Placed,
  type TestBettor,
} from '../../test/bettor.ts';
import { openTestUpstream, type TestUpstream } from '../../test/upstream.ts';

// Some of it lets the world run for hours.
vi.setConfig({ testTimeout: 30_000 });

let bettor: TestBettor;
let upstream: TestUpstream;
let match: Match;
let other: Match;
let calls = 0;
beforeEach(async () => {
  bettor = await openTestBettor({ WORLD_SPEED: '0' });
  upstream = await openTestUpstream(bettor.test);
  [match, other] = (await bettor.upcoming()) as [Match, Match];
});

/** A single on the first price of a match, accepted. */
async function openSingle(stake = 100, selection = selectionOf(match)): Promise<string> {
  calls += 1;
  const { validTicket } = await bettor.placeSingles(`cash-out-${calls}`, single(selection, stake));
  bettor.test.pass(1000);
  return validTicket[0]?.ticketId ?? '';
}

async function openMultiple(matches: readonly Match[]): Promise<string> {
  calls += 1;
  const request = multiple(
    matches.map((one) => selectionOf(one)),
    100,
  );
  const { json } = await bettor.place('Multiple', `cash-out-${calls}`, request);
  bettor.test.pass(1000);
  return (json as { data: Placed }).data.validTicket[0]?.ticketId ?? '';
}

function quote(betNumber: string, type: BetType = 'single') {
  return quoteCashOut(upstream.client, { betNumber, type }, upstream.settings);
}

async function offered(betNumber: string, type: BetType = 'single'): Promise<CashOutOffer> {
  const answer = await quote(betNumber, type);
  if (answer.kind !== 'offered') throw new Error(JSON.stringify(answer));
  return answer.offer;
}

function take(offer: CashOutOffer, type: BetType = 'single') {
  return takeCashOut(upstream.client, offer, type, upstream.settings);
}

async function statusOf({ id }: CashOutOffer) {
  const reading = await readCashOut(upstream.client, id, upstream.settings);
  return reading.kind === 'found' ? reading.cashOut.status : reading.kind;
}

function move(factor: number, of = match) {
  const outcomeId = of.markets[0]?.outcomes[0]?.id;
  return bettor.order('world/odds', { outcomeId, factor });
}

function suspend(seconds: number) {
  return bettor.order('world/suspend', { marketId: match.markets[0]?.id, seconds });
}

/** The outcome of the match winner that will win. */
async function winnerOf({ id, markets }: Match): Promise<Outcome> {
  const { json } = await bettor.call('GET', `/sandbox/world/forecast/${id}`);
  const { home, away } = json as { home: number; away: number };
  const winner = markets[0]?.outcomes[home === away ? 1 : home > away ? 0 : 2];
  if (!winner) throw new Error(`${id} has no winner`);
  return winner;
}

/** Lets the world run until a match is over. */
function playOut({ scheduleTime }: Match) {
  const seconds = (Date.parse(scheduleTime) - bettor.test.now()) / 1000 + 3 * 3600;
  return bettor.order('world/advance', { seconds });
}

describe('the value of a bet', () => {
  it('CASH-02 is the stake less the commission while the odds stand', async () => {
    const betNumber = await openSingle();
    expect(await offered(betNumber)).toMatchObject({ betNumber, value: 95_00 });
    expect(await readCashOutCommission(upstream.client, upstream.settings)).toBe(5);
    await bettor.order('cash-out/commission', { email: DEMO.username, percent: 10 });
    expect(await readCashOutCommission(upstream.client, upstream.settings)).toBe(10);
    expect((await offered(betNumber)).value).toBe(90_00);
  });

  it('CASH-02 moves against the odds', async () => {
    const betNumber = await openSingle();
    await move(2);
    expect((await offered(betNumber)).value).toBeLessThan(60_00);
    await move(0.85);
    expect((await offered(betNumber)).value).toBeGreaterThan(100_00);
  });

  it('CASH-02 of a multiple multiplies its legs, and a won one counts as certain', async () => {
    const matches = await bettor.upcoming();
    const last = matches.at(-1) as Match;
    const early = selectionOf(match, match.markets[0], await winnerOf(match));
    const late = selectionOf(last);
    const { json } = await bettor.place('Multiple', 'won-leg', multiple([early, late], 10));
    bettor.test.pass(1000);
    const betNumber = (json as { data: Placed }).data.validTicket[0]?.ticketId ?? '';
    expect((await offered(betNumber, 'multiple')).value).toBe(9_50);
    await playOut(match);
    upstream = await openTestUpstream(bettor.test);
    const now = (await bettor.upcoming()).find(({ id }) => id === last.id) as Match;
    const present = now.markets[0]?.outcomes[0]?.odds ?? Number.NaN;
    const value = (10 * early.outcomeValueDecimal * late.outcomeValueDecimal * 0.95) / present;
    expect((await offered(betNumber, 'multiple')).value).toBe(Math.floor(value * 100 + 1e-6));
  });

  it('CASH-02 is asked for by the call of the bet’s own type', async () => {
    const betNumber = await openSingle();
    for (const type of ['multiple', 'custom'] as const) {
      expect(await quote(betNumber, type)).toEqual({ kind: 'none', reason: 'notAvailable' });
    }
    const ofTwo = await openMultiple([match, other]);
    expect(await quote(ofTwo, 'parlay')).toMatchObject({ kind: 'offered' });
    expect(await quote(ofTwo, 'single')).toEqual({ kind: 'none', reason: 'notAvailable' });
  });
});

describe('a bet without a value', () => {
  it('CASH-02 is closed while its market is suspended', async () => {
    const betNumber = await openSingle();
    await suspend(60);
    expect(await quote(betNumber)).toEqual({ kind: 'none', reason: 'closedMarket' });
    await suspend(0);
    expect((await quote(betNumber)).kind).toBe('offered');
  });

  it('CASH-02 is not available while its ticket waits, nor where the operator blocks it', async () => {
    const { validTicket } = await bettor.placeSingles('waits', single(selectionOf(match), 10));
    expect(await quote(validTicket[0]?.ticketId ?? '')).toMatchObject({ reason: 'notAvailable' });
    const blocked = await openSingle(13.34);
    expect(await quote(blocked)).toEqual({ kind: 'none', reason: 'notAvailable' });
    const betNumber = await openSingle();
    await bettor.order('bets/block-cash-out', { betNumber });
    expect(await quote(betNumber)).toEqual({ kind: 'none', reason: 'notAvailable' });
    const { results } = await bettor.history(0);
    expect(results.filter(({ isCashoutBlocked }) => isCashoutBlocked)).toHaveLength(2);
  });

  it('CASH-02 of a bet of 13.35 is closing', async () => {
    expect(await quote(await openSingle(13.35))).toEqual({ kind: 'none', reason: 'closingBet' });
  });

  it('CASH-02 is not available on a sport without cash out', async () => {
    const betNumber = await openSingle();
    const sports = () => readCashOutSports(upstream.client, upstream.settings);
    expect(await sports()).toContain('sr:sport:1');
    await bettor.order('cash-out/sport', { sportId: 'sr:sport:1', isEnabled: false });
    expect(await sports()).not.toContain('sr:sport:1');
    expect(await quote(betNumber)).toEqual({ kind: 'none', reason: 'notAvailable' });
  });

  it('CASH-02 is already closed once it is settled', async () => {
    const betNumber = await openSingle();
    await bettor.order('bets/void-event', { eventId: match.id });
    expect(await quote(betNumber)).toEqual({ kind: 'none', reason: 'alreadyClosed' });
  });

  it('CASH-02 of another bettor is not found', async () => {
    const betNumber = await openSingle();
    const stranger = await openTestUpstream(bettor.test, 'outra@vitrine.example');
    const answer = await quoteCashOut(
      stranger.client,
      { betNumber, type: 'single' },
      stranger.settings,
    );
    expect(answer).toEqual({ kind: 'none', reason: 'notAvailable' });
  });
});

describe('a cash out', () => {
  it('CASH-02 waits for its decision, is paid once and closes the bet', async () => {
    const betNumber = await openSingle();
    const offer = await offered(betNumber);
    expect(await statusOf(offer)).toBe('notPlaced');
    expect(await take(offer)).toMatchObject({ kind: 'placed', cashOut: { status: 'pending' } });
    expect(await quote(betNumber)).toEqual({ kind: 'none', reason: 'closingBet' });
    expect(await bettor.balance()).toBe(400);
    bettor.test.pass(1000);
    expect(await statusOf(offer)).toBe('accepted');
    expect(await bettor.balance()).toBe(495);
    expect((await bettor.history()).results).toMatchObject([
      { betStatus: 1, amountWon: 95, amountWin: 95 },
    ]);
    expect(await quote(betNumber)).toEqual({ kind: 'none', reason: 'alreadyClosed' });
    expect(await take(offer)).toMatchObject({ kind: 'placed', cashOut: { status: 'accepted' } });
    await playOut(match);
    expect(await bettor.balance()).toBe(495);
  });

  it('CASH-02 sent eight times at once is one cash out', async () => {
    const offer = await offered(await openSingle());
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(offer)));
    for (const answer of answers) expect(answer).toMatchObject({ kind: 'placed' });
    bettor.test.pass(1000);
    bettor.test.pass(1000);
    expect(await bettor.balance()).toBe(495);
  });

  it('CASH-02 by two offers of one bet is one cash out', async () => {
    const betNumber = await openSingle();
    const [one, another] = [await offered(betNumber), await offered(betNumber)];
    expect((await take(one)).kind).toBe('placed');
    expect(await take(another)).toEqual({ kind: 'none', reason: 'closingBet' });
    bettor.test.pass(1000);
    expect(await take(another)).toEqual({ kind: 'none', reason: 'alreadyClosed' });
    expect(await bettor.balance()).toBe(495);
  });

  it('CASH-02 at another value than the quoted is refused with a new offer', async () => {
    const betNumber = await openSingle();
    const offer = await offered(betNumber);
    const answer = await take({ ...offer, value: 99_00 as CashOutOffer['value'] });
    expect(answer).toMatchObject({ kind: 'valueChanged', offer: { betNumber, value: 95_00 } });
    if (answer.kind !== 'valueChanged') return;
    expect(answer.offer.id).not.toBe(offer.id);
    expect((await take(answer.offer)).kind).toBe('placed');
  });

  it('CASH-02 an offer that expired holds only while the value is the same', async () => {
    const offer = await offered(await openSingle());
    const moved = await offered(await openSingle());
    bettor.test.pass(10_000);
    expect((await take(offer)).kind).toBe('placed');
    await move(0.85);
    const answer = await take(moved);
    expect(answer).toMatchObject({ kind: 'valueChanged' });
    if (answer.kind !== 'valueChanged') return;
    expect(answer.offer.value).toBeGreaterThan(moved.value);
    expect(answer.offer.expiresAt).toBe(bettor.test.now() + 10_000);
  });

  it.each([
    ['its value falls by more than a twentieth', () => move(1.2), -103],
    ['its market is suspended', () => suspend(60), -102],
    ['its bet is settled', () => bettor.order('bets/void-event', { eventId: match.id }), -105],
  ])('CASH-02 is rejected when %s while it waits', async (_, happen, rejectCode) => {
    const offer = await offered(await openSingle());
    await take(offer);
    await happen();
    bettor.test.pass(1000);
    const reading = await readCashOut(upstream.client, offer.id, upstream.settings);
    expect(reading).toMatchObject({ kind: 'found', cashOut: { status: 'rejected', rejectCode } });
  });

  it('CASH-02 that was rejected leaves the bet open to another', async () => {
    const betNumber = await openSingle();
    await take(await offered(betNumber));
    await suspend(2);
    bettor.test.pass(1000);
    bettor.test.pass(1000);
    const again = await offered(betNumber);
    await take(again);
    bettor.test.pass(1000);
    expect(await statusOf(again)).toBe('accepted');
  });

  it.each([
    [13.31, 'rejected'],
    [13.33, 'pending'],
  ])('CASH-02 of a bet of %d ends %s', async (stake, status) => {
    const offer = await offered(await openSingle(stake));
    await take(offer);
    bettor.test.pass(60_000);
    expect(await statusOf(offer)).toBe(status);
  });

  it('CASH-02 of a bet of 13.32 has always changed', async () => {
    const offer = await offered(await openSingle(13.32));
    const answer = await take(offer);
    expect(answer).toMatchObject({ kind: 'valueChanged' });
    if (answer.kind !== 'valueChanged') return;
    expect(answer.offer.value).toBeLessThan(offer.value);
    expect(await take(answer.offer)).toMatchObject({ kind: 'valueChanged' });
  });

  it('CASH-02 of a custom bet is priced jointly', async () => {
    const path = `/sportsbook/api/EventFixture/v1/markets/${match.id}`;
    const { json } = await bettor.call('GET', path);
    const markets = (json as { data: Match['markets'] }).data;
    const legs = [
      ['29', ''],
      ['18', 'total=2.5'],
    ].map(([type, specifiers]) =>
      selectionOf(
        match,
        markets.find((one) => one.marketTypeId === type && one.specifiers === specifiers),
      ),
    );
    const bet = {
      eventId: match.id,
      producerId: 3,
      counterMarkets: 2,
      stake: 100,
      calculationOdds: 1.01,
      sportId: match.sportId,
      ticketBetSelection: legs,
    };
    const placed = await bettor.place('CustomBet', 'custom', bet);
    bettor.test.pass(1000);
    const { ticketId } = (placed.json as { data: { ticketId: string } }).data;
    const offer = await offered(ticketId, 'custom');
    expect(offer.value).toBe(95_00);
    await take(offer, 'custom');
    bettor.test.pass(1000);
    expect(await statusOf(offer)).toBe('accepted');
  });
});
