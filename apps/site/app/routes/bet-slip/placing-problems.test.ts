import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import { describe, expect, it, vi } from 'vitest';
import { aMatch, openBetting, operatorOf, type TestBetting } from '../../../test/betting.ts';
import { action } from './bet-slip.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

async function openSlip(options: Parameters<typeof openBetting>[1] = {}): Promise<TestBetting> {
  const betting = openBetting(action, options);
  await betting.tap(1);
  await betting.browser.logIn();
  return betting;
}

/** The reasons that stand against placing; nothing may have been sent. */
async function problems(
  { place, site }: TestBetting,
  stake = '10,50',
): Promise<readonly { readonly reason: string }[]> {
  const { status, data } = await place({ 'stake:o1': stake });
  expect(status).toBe(409);
  expect(operatorOf(site).singles.calls()).toEqual([]);
  expect(operatorOf(site).multiple.calls()).toEqual([]);
  const { obstacle } = data as { obstacle: { kind: string; problems: { reason: string }[] } };
  expect(obstacle.kind).toBe('problems');
  return obstacle.problems;
}

describe('a slip that can’t be placed', () => {
  it('SLIP-12 has odds that moved between seeing and placing', async () => {
    const betting = await openSlip();
    betting.site.catalogue.held = [aMatch(1, { odds: 1.7 })];
    expect(await problems(betting)).toEqual([{ reason: 'needsAttention', outcomeIds: ['o1'] }]);
    expect((await betting.place({ 'shown:o1': '1700 Flamengo' })).location).toContain(
      '/bet-slip/tickets/',
    );
    expect(operatorOf(betting.site).singles.calls()).toMatchObject([
      {
        body: {
          ticketRequest: [{ stake: 10.5, ticketBetSelection: { outcomeValueDecimal: 1.7 } }],
        },
      },
    ]);
  });

  it('SLIP-12 has a market that was suspended', async () => {
    const betting = await openSlip();
    betting.site.catalogue.held = [aMatch(1, { isSuspended: true })];
    expect(await problems(betting)).toEqual([{ reason: 'inactiveSelections', outcomeIds: ['o1'] }]);
    betting.site.catalogue.held = [aMatch(1)];
    expect((await betting.place()).location).toContain('/bet-slip/tickets/');
  });

  it('SLIP-14 has an event that began, also once its live market is open', async () => {
    const betting = await openSlip();
    betting.site.catalogue.held = [aMatch(1, { status: 'live' })];
    const inactive = [{ reason: 'inactiveSelections', outcomeIds: ['o1'] }];
    expect(await problems(betting)).toEqual(inactive);
    betting.site.catalogue.held = [aMatch(1, { status: 'live', odds: 1.85 })];
    expect(await problems(betting)).toEqual(inactive);
  });

  it('SLIP-14 CAT-24 has an event that is no longer shown', async () => {
    const betting = await openSlip();
    betting.site.catalogue.hidden.add('sr:match:1');
    expect(await problems(betting)).toEqual([{ reason: 'inactiveSelections', outcomeIds: ['o1'] }]);
    betting.site.catalogue.hidden.clear();
    expect((await betting.place()).location).toContain('/bet-slip/tickets/');
  });

  it.each([
    ['arara', '0,49', { reason: 'stakeBelowMinimum', minimum: 50 }],
    ['arara', '30000,01', { reason: 'stakeAboveMaximum', maximum: 3_000_000 }],
    ['arara', '', { reason: 'stakeMissing' }],
    ['arara', '0', { reason: 'stakeMissing' }],
    ['axolote', '100000.01', { reason: 'stakeAboveMaximum', maximum: 10_000_000 }],
  ])('SLIP-16 BRAND-06 on %s has a stake of "%s"', async (brand, stake, problem) => {
    const betting = await openSlip({ brand });
    const target = { outcomeId: 'o1' };
    expect(await problems(betting, stake)).toContainEqual({ ...problem, target });
  });

  it('SLIP-16 BRAND-07 has too few selections for a multiple of the brand', async () => {
    const betting = await openSlip({ brand: 'axolote' });
    await betting.tap(2);
    await betting.post({ 'stake:multiple': '10' });
    expect(await problems(betting, '')).toEqual([{ reason: 'tooFewSelections', minimum: 5 }]);
  });

  it('BRAND-07 SLIP-16 has four selections where a multiple takes five, and is placed with the fifth', async () => {
    const events = [1, 2, 3, 4, 5].map((n) => aMatch(n));
    const betting = await openSlip({ brand: 'axolote', events });
    for (const n of [2, 3, 4]) await betting.tap(n);
    await betting.post({ 'stake:multiple': '10' });
    expect(await problems(betting, '')).toEqual([{ reason: 'tooFewSelections', minimum: 5 }]);
    await betting.tap(5);
    expect((await betting.place()).location).toContain('/bet-slip/tickets/');
    expect(operatorOf(betting.site).multiple.calls()).toMatchObject([
      { body: { ticketRequest: { stake: 10, counterBets: 5 } } },
    ]);
  });

  it('SLIP-07 has two outcomes of one match as a multiple', async () => {
    const betting = await openSlip({
      events: [
        aMatch(1),
        aMatch(2),
        aMatch(3),
        { ...aMatch(4), id: 'sr:match:1', home: { name: 'Grêmio', score: null } },
      ],
    });
    await betting.tap(2);
    await betting.tap(3);
    await betting.post({ tap: '1850 sr:match:1 o4', 'stake:multiple': '10' });
    await betting.post({ 'stake:multiple': '10' });
    expect(await problems(betting)).toEqual([{ reason: 'sameEventTwice', eventId: 'sr:match:1' }]);
  });

  it('has a stake that can’t be read, told with its text', async () => {
    const { place, selection } = await openSlip();
    await place({ 'stake:o1': '' });
    const answer = await place({ 'stake:o1': '10.5' });
    expect(answer).toMatchObject({
      status: 409,
      data: { unread: [{ text: '10.5', reason: 'wrongSeparator' }] },
    });
    expect((await selection()).stake).toBeNull();
  });

  it('stands while the feed is down: nothing is sent', async () => {
    const { site, place } = await openSlip();
    site.catalogue.isFeedUp = false;
    expect(await place({ 'stake:o1': '10' })).toMatchObject({
      status: 409,
      data: { obstacle: { kind: 'feedDown' } },
    });
    expect(operatorOf(site).singles.calls()).toEqual([]);
  });
});

describe('a stake above the balance', () => {
  it('WAL-10 is refused only after the operator was asked again', async () => {
    const betting = await openSlip();
    const wallet = betting.site.operator.at(balance);
    await problems(betting, '');
    expect(wallet.calls()).toHaveLength(1);
    expect(await problems(betting, '100,01')).toEqual([
      { reason: 'balanceTooLow', balance: 10_000, required: 10_001 },
    ]);
    expect(wallet.calls()).toHaveLength(2);
  });

  it('is placed when the balance has grown meanwhile', async () => {
    const betting = await openSlip();
    await problems(betting, '');
    betting.site.operator
      .at(balance)
      .reply(() => ({ data: [{ accountType: 'Real', amount: 500 }] }));
    expect((await betting.place({ 'stake:o1': '200' })).location).toContain('/bet-slip/tickets/');
  });

  it('is left to the operator while the balance is not known', async () => {
    const betting = await openSlip();
    betting.site.operator.at(balance).reply(() => {
      throw new Error('down');
    });
    expect((await betting.place({ 'stake:o1': '200' })).location).toContain('/bet-slip/tickets/');
  });
});
