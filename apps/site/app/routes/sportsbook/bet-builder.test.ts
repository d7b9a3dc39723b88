import {
  availableSelections,
  calculateOdds,
} from '@vitrine/upstream/contract/bet-slip/custom-bets';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { describe, expect, it, vi } from 'vitest';
import { EVENT_ID, openBetBuilder } from '../../../test/bet-builder.ts';
import { statusError } from '../../../test/operator.ts';
import { action as slipAction } from '../bet-slip/bet-slip.tsx';
import { action, loader } from './bet-builder.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const openBuilder = () => openBetBuilder({ slipAction, loader, action });

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
      body: { urnEvent: EVENT_ID, marketPunterSelections: [pick('a')] },
    });
    expect(odds.calls()).toMatchObject([
      { body: { urnEvent: EVENT_ID, marketPunterSelections: [pick('a'), pick('b')] } },
    ]);
  });

  it('CUST-01 asks with the token of a bettor, and without one for a guest', async () => {
    const { browser, site, available, filter, odds, look, build, slip } = openBuilder();
    const tokens = () => [available, filter, odds].map((each) => each.calls().at(-1)?.token);
    await look('?p=a/1+b/1');
    expect(tokens()).toEqual([null, null, null]);
    await browser.logIn();
    await look('?p=a/1');
    await look('?p=a/1+b/1');
    expect(tokens()).toEqual(['token-1', 'token-1', 'token-1']);
    await build({ p: 'a/1 b/1', add: '1' });
    const asked = odds.calls().length;
    site.pass(3_000);
    await slip();
    expect(odds.calls().slice(asked)).toMatchObject([{ token: 'token-1' }]);
  });

  it('CUST-01 goes on as with a guest when the session ends on the way', async () => {
    const { browser, site, odds, look, build, selection } = openBuilder();
    await browser.logIn();
    await build({ p: 'a/1 b/1', add: '1' });
    odds.reply(({ token }) => {
      if (token !== null) throw new SessionEnded('refreshRefused', 'over');
      return { data: { odds: 2.8 } };
    });
    site.pass(3_000);
    expect(await selection()).toMatchObject({ latest: { odds: 2800 } });
    expect(await look('?p=a/1+b/1')).toMatchObject({ status: 200, bet: { odds: 2800 } });
  });

  it('CUST-02 a tap picks, takes back, and adds nothing that does not go together', async () => {
    const { build } = openBuilder();
    const led = async (fields: Readonly<Record<string, string>>) => {
      const { location } = await build(fields);
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
    const { browser, build, slip, place, custom } = openBuilder();
    expect((await build({ p: 'a/1 b/1', add: '1' })).location).toBe('/bet-slip');
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
            eventId: EVENT_ID,
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
    const { site, build, selection, odds } = openBuilder();
    await build({ p: 'a/1 b/1', add: '1' });
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
    const { build, slip, odds } = openBuilder();
    odds.reply(() => {
      throw statusError(calculateOdds, 503);
    });
    expect(await build({ p: 'a/1 b/1', add: '1' })).toMatchObject({
      status: 409,
      data: { isRefused: true },
    });
    expect(await build({ p: 'a/1', add: '1' })).toMatchObject({ status: 409 });
    expect((await slip()).selections).toEqual([]);
  });

  it('CUST-01 an event without custom bets is a 404, one that can’t be read a 503', async () => {
    const { look, available } = openBuilder();
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
