import { NOW } from '@vitrine/betting/test/fixtures';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { placeBet } from '@vitrine/upstream/contract/bet-slip/tickets';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import { regionCheck } from '@vitrine/upstream/contract/account/region';
import { describe, expect, it, vi } from 'vitest';
import {
  aMatch,
  limitRows,
  openBetting,
  operatorOf,
  statusOf,
  ticketAsked,
  tickets,
} from '../../../test/betting.ts';
import { action, loader } from './bet-slip.tsx';
import { loader as ticketLoader } from './ticket.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const STAKE = { 'stake:o1': '10,50' };

/** A logged-in bettor with match 1 on the slip. */
async function openSlip(options: Parameters<typeof openBetting>[1] = {}) {
  const betting = openBetting(action, options);
  await betting.tap(1);
  await betting.browser.logIn();
  return { ...betting, ...operatorOf(betting.site) };
}

describe('odds that change before the bet', () => {
  it('SLIP-12 better odds ask for nothing, and are what is sent', async () => {
    const { site, place, singles } = await openSlip();
    site.catalogue.held = [aMatch(1, { odds: 2.1 })];
    expect((await place({ ...STAKE, 'shown:o1': '1850 Flamengo' })).status).toBe(302);
    expect(singles.calls()).toMatchObject([
      { body: { ticketRequest: [{ ticketBetSelection: { outcomeValueDecimal: 2.1 } }] } },
    ]);
  });

  it('SLIP-12 worse odds ask again, and what the form shows is what is sent', async () => {
    const { site, place, selection, singles } = await openSlip();
    site.catalogue.held = [aMatch(1, { odds: 1.7 })];
    const asked = await place({ ...STAKE, 'shown:o1': '1850 Flamengo' });
    expect(asked).toMatchObject({ status: 409 });
    expect(singles.calls()).toEqual([]);
    site.catalogue.held = [aMatch(1, { odds: 1.6 })];
    expect(await place({ 'shown:o1': '1700 Flamengo' })).toMatchObject({ status: 409 });
    expect(await selection()).toMatchObject({ placed: { odds: 1700 }, latest: { odds: 1600 } });
    expect((await place({ 'shown:o1': '1600 Flamengo' })).status).toBe(302);
    expect(singles.calls()).toMatchObject([
      { body: { ticketRequest: [{ ticketBetSelection: { outcomeValueDecimal: 1.6 } }] } },
    ]);
  });

  it('SLIP-12 the bettor’s setting accepts any odds, or asks for each change', async () => {
    const { site, post, place, slip, singles } = await openSlip();
    await post({ do: 'update', oddsChange: 'none' });
    site.catalogue.held = [aMatch(1, { odds: 2.1 })];
    expect((await place({ ...STAKE, 'shown:o1': '1850 Flamengo' })).status).toBe(409);
    await post({ do: 'clear' });
    expect((await slip()).oddsChange).toBe('none');
    expect(singles.calls()).toEqual([]);
    site.catalogue.held = [aMatch(1)];
    await post({ tap: '1850 sr:match:1 o1' });
    site.catalogue.held = [aMatch(1, { odds: 1.2 })];
    const any = { ...STAKE, oddsChange: 'any', 'shown:o1': '1850 Flamengo' };
    expect((await place(any)).status).toBe(302);
    expect(singles.calls()).toHaveLength(1);
  });

  it('SLIP-12 a form that shows other odds than any that were offered agrees to nothing else', async () => {
    const { site, place, singles } = await openSlip();
    site.catalogue.held = [aMatch(1, { odds: 1.7 })];
    for (const shown of ['9000 Flamengo', 'x', '1700 Vasco', '999 Flamengo']) {
      expect((await place({ ...STAKE, 'shown:o1': shown })).status, shown).toBe(409);
    }
    expect(singles.calls()).toEqual([]);
  });
});

describe('the kind of a bet', () => {
  const ofTwo = aMatch(2, { id: 'bg:match:2', provider: 'two' });
  const another = aMatch(4, { id: 'bg:match:4', provider: 'two' });

  it('SLIP-09 takes both providers in one multiple', async () => {
    const { post, place, site } = await openSlip({ events: [aMatch(1), ofTwo] });
    site.operator.at(placeBet.v2.multipleManyProviders).reply(() => tickets());
    await post({ tap: '1850 bg:match:2 o2' });
    await place({ 'stake:multiple': '10' });
    expect(site.operator.at(placeBet.v2.multipleManyProviders).calls()).toMatchObject([
      { body: { ticketRequest: { counterBets: 2, providerId: 3 } } },
    ]);
  });

  it('SLIP-09 takes no second provider beside the pair of a parlay', async () => {
    const basketball = { sportId: 'sr:sport:2' };
    const [market] = aMatch(1).markets;
    if (!market) throw new Error('A match without a market');
    const typed = (n: number, marketTypeId: string) => ({
      ...market,
      id: `m${n}`,
      marketTypeId,
      outcomes: market.outcomes.map((outcome) => ({ ...outcome, id: `o${n}` })),
    });
    const pair = { ...aMatch(1, basketball), markets: [typed(1, '225'), typed(3, '223')] };
    const { post, place, slip, site } = await openSlip({ events: [pair, ofTwo, another] });
    site.operator.at(placeBet.v1.parlay).reply(() => tickets());
    await post({ tap: '1850 sr:match:1 o3' });
    await post({ tap: '1850 bg:match:2 o2' });
    await post({ tap: '1850 bg:match:4 o4' });
    await post({ ticketType: 'multiple' });
    expect(await place({ 'stake:multiple': '10' })).toMatchObject({
      status: 409,
      data: { obstacle: { problems: [{ reason: 'sameEventTwice', eventId: 'sr:match:1' }] } },
    });
    await post({ do: 'remove o2' });
    await post({ do: 'remove o4' });
    await post({ ticketType: 'multiple' });
    expect((await slip()).selections).toHaveLength(2);
    await place({ 'stake:multiple': '10' });
    expect(site.operator.at(placeBet.v1.parlay).calls()).toHaveLength(1);
  });
});

describe('limits of a stake', () => {
  it('SLIP-11 are checked before placing; the adjusted maximum is one button away', async () => {
    const { limits, place, post, selection, singles } = await openSlip();
    const row = { message: 'ACCUMULATED_STAKE_LIMIT', remainingStake: 4, limitsByMatch: [] };
    limits.reply(() => limitRows(1, row));
    await place(STAKE);
    expect(singles.calls()).toEqual([]);
    expect(await selection()).toMatchObject({
      result: { status: 'rejected', code: 'ACCUMULATED_STAKE_LIMIT', allowedStake: 400 },
    });
    await post({ ...STAKE, do: 'setStake 400 o1' });
    expect(await selection()).toMatchObject({ stake: 400, result: null });
    limits.reply(() => limitRows(1));
    await place();
    expect(singles.calls()).toMatchObject([{ body: { ticketRequest: [{ stake: 4 }] } }]);
  });

  it('SLIP-11 of a multiple are those of its matches: only what passes one is rejected', async () => {
    const { tap, limits, post, place, slip, site } = await openSlip();
    await tap(2);
    const limitsByMatch = [
      { eventId: 'sr:match:1', remainingStake: 50 },
      { eventId: 'sr:match:2', remainingStake: 4 },
    ];
    const row = { message: 'ACCUMULATED_STAKE_LIMIT', remainingStake: 4, limitsByMatch };
    limits.reply(() => limitRows(1, row));
    await place({ 'stake:multiple': '10' });
    expect(operatorOf(site).multiple.calls()).toEqual([]);
    expect(await slip()).toMatchObject({
      step: 'settingBet',
      stakeMultiple: 1000,
      selections: [
        { outcomeId: 'o1', result: { status: 'rejected', code: 'NOT_PLACED' } },
        { outcomeId: 'o2', result: { code: 'ACCUMULATED_STAKE_LIMIT', allowedStake: 400 } },
      ],
    });
    limits.reply(() => limitRows(1));
    await post({ do: 'setStake 400 multiple' });
    await place();
    expect(operatorOf(site).multiple.calls()).toMatchObject([
      { body: { ticketRequest: { stake: 4 } } },
    ]);
  });

  it('SLIP-11 a limit of -1 waits without an end, until the bettor takes the slip back', async () => {
    const { limits, place, post, slip, singles, site, browser } = await openSlip();
    limits.reply(() => limitRows(1, { betStakeLimit: -1 }));
    await place(STAKE);
    await browser.visit(loader, '/bet-slip');
    site.pass(3_600_000);
    await post({ do: 'resultExpired' });
    expect(await slip()).toMatchObject({
      step: 'result',
      selections: [{ result: { code: 'BLOCKED_USER_BY_LIMIT' } }],
    });
    expect(singles.calls()).toEqual([]);
    await post({ do: 'dismiss all' });
    expect(await slip()).toMatchObject({ step: 'settingBet', selections: [{ stake: 1050 }] });
  });
});

describe('what goes with a bet', () => {
  it('PLACE-10 one brand says region and city; another says nothing', async () => {
    const told = await openSlip({ brand: 'mare' });
    await told.place(STAKE);
    const place = { region: 'São Paulo', city: 'São Paulo' };
    expect(told.singles.calls()).toMatchObject([{ body: { betMetadata: place } }]);
    const untold = await openSlip();
    await untold.place(STAKE);
    expect(untold.singles.calls()[0]?.body).toHaveProperty('betMetadata', undefined);
  });

  it('PLACE-10 a place that nobody can tell keeps no bet back', async () => {
    const { place, singles, site } = await openSlip({ brand: 'mare' });
    site.operator.at(regionCheck.v2).reply(() => {
      throw new UpstreamTimeout('region.validateV2', 1500);
    });
    await place(STAKE);
    expect(singles.calls()).toHaveLength(1);
  });

  it('PLACE-11 TRACK-01 tracks a stake over 1000 as a large bet, and 1000 itself as none', async () => {
    for (const [typed, count] of [
      ['1000', 0],
      ['1000,01', 1],
    ] as const) {
      const { browser, slip, site } = await openSlip();
      site.operator.at(balance).reply(() => ({ data: [{ accountType: 'Real', amount: 5000 }] }));
      const { intentId } = await slip();
      browser.allow('measurement');
      await browser.submit(action, '/bet-slip', { 'stake:o1': typed, place: intentId });
      expect(await site.tracked(), typed).toMatchObject(
        Array.from({ length: count }, () => ({
          name: 'largeBet',
          stake: 1000.01,
          currency: 'BRL',
        })),
      );
    }
  });

  it('PLACE-13 an accepted ticket has the odds of its final state', async () => {
    const { status, place, slip, browser } = await openSlip();
    status.reply((call) => ({
      data: {
        ...statusOf(ticketAsked(call), 2).data,
        selectionsFinalState: [{ selectionIndex: 0, decimalOdds: 1.95, americanOdds: -105 }],
      },
    }));
    const { intentId } = await slip();
    await place(STAKE);
    const options = { params: { intentId } };
    const page = await browser.visit(ticketLoader, `/bet-slip/tickets/${intentId}`, options);
    const { slip: placed } = page.data as { slip: BetSlip };
    expect(placed.selections).toMatchObject([{ placed: { odds: 1950 } }]);
  });
});

describe('the final state of a multiple', () => {
  it('PLACE-13 is told by the place of each selection on the ticket', async () => {
    const { status, tap, place, slip, browser } = await openSlip({
      events: [aMatch(1), aMatch(2), aMatch(3)],
    });
    await tap(2);
    await tap(3);
    status.reply((call) => ({
      data: {
        ...statusOf(ticketAsked(call), 2).data,
        selectionsFinalState: [
          { selectionIndex: 2, decimalOdds: 2.05, americanOdds: 105 },
          { selectionIndex: 1, decimalOdds: 1.95, americanOdds: -105 },
        ],
      },
    }));
    const { intentId, ticketType } = await slip();
    expect(ticketType).toBe('multiple');
    await place({ 'stake:multiple': '10,50' });
    const options = { params: { intentId } };
    const page = await browser.visit(ticketLoader, `/bet-slip/tickets/${intentId}`, options);
    const { slip: placed } = page.data as { slip: BetSlip };
    expect(placed.selections).toMatchObject([
      { outcomeId: 'o1', placed: { odds: 1850 } },
      { outcomeId: 'o2', placed: { odds: 1950 } },
      { outcomeId: 'o3', placed: { odds: 2050 } },
    ]);
  });
});

describe('what a selection shows of itself', () => {
  it('SLIP-18 a match leaves the slip some minutes after its start, and a warning says so', async () => {
    const { site, slip, selection } = await openSlip();
    expect(await selection()).toMatchObject({
      removeAt: NOW + 3_600_000 + 600_000,
      displayTournamentAndSport: false,
    });
    site.catalogue.held = [aMatch(1, { status: 'live' })];
    site.pass(3_600_000);
    expect((await slip()).selections).toMatchObject([{ marketStatus: 'inactive' }]);
    site.pass(600_000);
    expect(await slip()).toMatchObject({ selections: [], warning: { code: 'someEnded' } });
  });
});
