import { anEvent, aMarket, anOutcome, NOW } from '@vitrine/betting/test/fixtures';
import {
  availableSelections,
  calculateFilter,
  calculateOdds,
} from '@vitrine/upstream/contract/bet-slip/custom-bets';
import { placeBet } from '@vitrine/upstream/contract/bet-slip/tickets';
import { describe, expect, it, vi } from 'vitest';
import { openBetting } from '../../../test/betting.ts';
import { statusError } from '../../../test/operator.ts';
import type { ShownCustomBet } from '../../shapes/bet-slip/custom-bet.ts';
import { action as slipAction } from '../bet-slip/bet-slip.tsx';
import { action, loader } from './bet-builder.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const EVENT = 'sr:match:1';
const PATH = `/esportes/futebol/evento/${EVENT}/criar-aposta`;
const AT = { params: { sportName: 'futebol', matchId: EVENT } };

function wireMarket(id: string, types: readonly string[], status = 1 as 0 | 1) {
  return {
    id,
    marketTypeId: '18',
    name: `Mercado ${id}`,
    status,
    producerId: 3,
    outcomes: types.map((type) => ({
      id: `${id}/${type}`,
      outcomeId: type,
      name: `Resultado ${id}/${type}`,
      odds: 1.85,
      active: 1 as const,
    })),
  };
}

/** A match to come whose markets a, b and c can be combined; c takes no bets. */
function openBuilder() {
  const market = (id: string) =>
    aMarket({ id, producerId: 3, outcomes: [anOutcome({ id: `${id}/1`, outcomeTypeId: '1' })] });
  const event = anEvent({
    id: EVENT,
    status: 'notStarted',
    clock: null,
    scheduledAt: NOW + 3_600_000,
    markets: [market('a'), market('b')],
  });
  const betting = openBetting(slipAction, { events: [event] });
  const { operator } = betting.site;
  operator.at(availableSelections).reply(() => ({
    data: {
      markets: [wireMarket('a', ['1', '2']), wireMarket('b', ['1']), wireMarket('c', ['1'], 0)],
    },
  }));
  const filter = operator.at(calculateFilter);
  filter.reply(() => ({
    data: { marketPunterSelections: [{ marketId: 'b', specifiers: '', outcomeId: '1' }] },
  }));
  const odds = operator.at(calculateOdds);
  odds.reply(() => ({ data: { odds: 3.1 } }));
  const custom = operator.at(placeBet.v1.customBet);
  custom.reply(() => ({ data: { ticketId: 't-custom' }, status: 0 }));
  const { browser } = betting;
  const look = async (query = '') => {
    const { status, data } = await browser.visit(loader, PATH + query, AT);
    return { status, bet: (data as { custom: { bet: ShownCustomBet } | null }).custom?.bet };
  };
  const post = (fields: Readonly<Record<string, string>>) =>
    browser.submit(action, PATH, fields, AT);
  return { ...betting, filter, odds, custom, look, post };
}

describe('the bet builder', () => {
  it('CUST-01 offers the markets that can be combined, those alone that take bets', async () => {
    const { look, odds, filter } = openBuilder();
    const { status, bet } = await look();
    expect([status, bet?.markets.map(({ id }) => id)]).toEqual([200, ['a', 'b']]);
    expect(bet).toMatchObject({ picked: [], compatible: null, odds: null, problem: null });
    expect([odds.calls(), filter.calls()]).toEqual([[], []]);
  });

  it('CUST-01 CUST-02 asks what goes with a pick, and the price of two', async () => {
    const { look, filter, odds } = openBuilder();
    expect((await look('?p=a/1')).bet).toMatchObject({ compatible: ['b/1'], odds: null });
    expect((await look('?p=a/1+b/1')).bet).toMatchObject({ odds: 3100, problem: null });
    const pick = (marketId: string) => ({ marketId, specifiers: '', outcomeId: '1' });
    expect(filter.calls()[0]).toMatchObject({
      body: { urnEvent: EVENT, marketPunterSelections: [pick('a')] },
    });
    expect(odds.calls()).toMatchObject([
      { body: { urnEvent: EVENT, marketPunterSelections: [pick('a'), pick('b')] } },
    ]);
  });

  it('CUST-02 a tap picks, takes back, and adds nothing that does not go together', async () => {
    const { post } = openBuilder();
    const led = async (fields: Readonly<Record<string, string>>) => {
      const { location } = await post(fields);
      const { searchParams } = new URL(location ?? '', 'https://site.example');
      return searchParams.get('p')?.split(' ') ?? [];
    };
    expect(await led({ pick: 'a/1' })).toEqual(['a/1']);
    expect(await led({ p: 'a/1', pick: 'b/1' })).toEqual(['a/1', 'b/1']);
    expect(await led({ p: 'a/1', pick: 'a/1' })).toEqual([]);
    expect(await led({ p: 'a/1', pick: 'a/2' })).toEqual(['a/1']);
    expect(await led({ p: 'a/1', pick: 'c/1' })).toEqual(['a/1']);
    expect(await led({ p: 'x', pick: 'y' })).toEqual([]);
  });

  it.each([
    [400, 'SELECTIONS_NOT_COMPATIBLE', 'notCompatible'],
    [400, 'EVENT_MARKET_NOT_ACTIVED', 'notOffered'],
    [503, 'DOWN', 'notRead'],
  ])('CUST-02 a price refused with %i %s is %s', async (status, error, problem) => {
    const { look, odds } = openBuilder();
    odds.reply(() => {
      throw statusError(calculateOdds, status, { error });
    });
    expect((await look('?p=a/1+b/1')).bet).toMatchObject({ odds: null, problem });
  });

  it('CUST-03 CUST-04 PLACE-02 puts the bet on the slip and places it with its markets at the calculated odds', async () => {
    const { browser, post, slip, place, custom } = openBuilder();
    expect((await post({ p: 'a/1 b/1', add: '1' })).location).toBe('/bet-slip');
    const { selections, ticketType } = await slip();
    expect(ticketType).toBe('singles');
    expect(selections).toMatchObject([
      {
        isCustom: true,
        placed: { odds: 3100 },
        picks: [{ outcomeId: 'a/1' }, { outcomeId: 'b/1' }],
      },
    ]);
    await browser.logIn();
    await place({ [`stake:${selections[0]?.outcomeId}`]: '10,00' });
    expect(custom.calls()).toMatchObject([
      {
        body: {
          ticketRequest: {
            eventId: EVENT,
            stake: 10,
            counterMarkets: 2,
            calculationOdds: 3.1,
            ticketBetSelection: [
              { marketId: 'a', outcomeId: '1', outcomeValueDecimal: 1.85 },
              { marketId: 'b', outcomeId: '1' },
            ],
          },
        },
      },
    ]);
  });

  it('CUST-03 on the slip its price and its status follow the operator', async () => {
    const { site, post, selection, odds } = openBuilder();
    await post({ p: 'a/1 b/1', add: '1' });
    odds.reply(() => ({ data: { odds: 2.8 } }));
    site.pass(3_000);
    expect(await selection()).toMatchObject({ placed: { odds: 3100 }, latest: { odds: 2800 } });
    odds.reply(() => {
      throw statusError(calculateOdds, 400, { error: 'EVENT_MARKET_NOT_ACTIVED' });
    });
    site.pass(3_000);
    expect(await selection()).toMatchObject({ marketStatus: 'suspended' });
    odds.reply(() => ({ data: { odds: 2.8 } }));
    site.pass(3_000);
    expect(await selection()).toMatchObject({ marketStatus: 'active', outcomeActive: true });
  });

  it('a bet without a price does not go on the slip, and the page says so', async () => {
    const { post, slip, odds } = openBuilder();
    odds.reply(() => {
      throw statusError(calculateOdds, 503);
    });
    expect(await post({ p: 'a/1 b/1', add: '1' })).toMatchObject({
      status: 409,
      data: { isRefused: true },
    });
    expect(await post({ p: 'a/1', add: '1' })).toMatchObject({ status: 409 });
    expect((await slip()).selections).toEqual([]);
  });

  it('CUST-01 an event without custom bets is a 404, one that can’t be read a 503', async () => {
    const { look, site } = openBuilder();
    const available = site.operator.at(availableSelections);
    available.reply(() => {
      throw statusError(availableSelections, 404, { error: 'CUSTOM_BET_WAS_NOT_FOUND' });
    });
    expect((await look()).status).toBe(404);
    available.reply(() => {
      throw statusError(availableSelections, 503);
    });
    expect((await look()).status).toBe(503);
  });
});
