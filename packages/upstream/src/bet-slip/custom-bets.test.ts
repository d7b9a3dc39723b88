import { describe, expect, it } from 'vitest';
import { SESSION, withAnswers, type Answered } from '../test/answers.ts';
import type { CustomBetPick } from './custom-bet-pick.ts';
import { filterCustomBet, priceCustomBet, readAvailableSelections } from './custom-bets.ts';

const EVENT = 'sr:match:1';
const AVAILABLE = `GET /api/CustomBet/AvailableSelections/${EVENT}`;
const ODDS = 'POST /api/CustomBet/CalculateOdds';
const FILTER = 'POST /api/CustomBet/CalculateFilter';
const settings = { session: SESSION };

const picks: readonly CustomBetPick[] = [
  { marketId: 'm1', specifiers: '', outcomeTypeId: '74' },
  { marketId: 'm2', specifiers: 'total=2.5', outcomeTypeId: '12' },
];
const wirePicks = [
  { outcomeId: '74', marketId: 'm1', specifiers: '' },
  { outcomeId: '12', marketId: 'm2', specifiers: 'total=2.5' },
];
const wireMarket = {
  id: 'm1',
  marketTypeId: '29',
  name: 'Ambas Marcam',
  status: 1,
  producerId: 3,
  outcomes: [{ id: 'm1/74', outcomeId: '74', name: 'Sim', odds: 1.85, active: 1 }],
};

function price(answered: Answered) {
  return withAnswers({ [ODDS]: answered }, async (client, asked) => ({
    end: await priceCustomBet(client, EVENT, picks, settings),
    asked,
  }));
}

function filter(answered: Answered) {
  return withAnswers({ [FILTER]: answered }, (client) =>
    filterCustomBet(client, EVENT, picks, settings),
  );
}

describe('available selections', () => {
  it('CUST-01 are read from data.markets', async () => {
    const body = { data: { markets: [wireMarket] } };
    const found = await withAnswers({ [AVAILABLE]: { body } }, (client) =>
      readAvailableSelections(client, EVENT, {}),
    );
    expect(found).toMatchObject({
      kind: 'available',
      markets: [{ id: 'm1', status: 'active', outcomes: [{ outcomeTypeId: '74', odds: 1850 }] }],
    });
  });

  it('CUST-01 a 404 means not found, whatever its body; another failure is another end', async () => {
    const ends = [];
    for (const answered of [
      { status: 404, body: {} },
      { status: 403, body: {} },
    ]) {
      ends.push(
        await withAnswers({ [AVAILABLE]: answered }, (client) =>
          readAvailableSelections(client, EVENT, settings),
        ),
      );
    }
    expect(ends).toMatchObject([{ kind: 'notFound' }, { kind: 'failed', error: { status: 403 } }]);
  });
});

describe('the price of a custom bet', () => {
  it('CUST-01 is asked for with urnEvent and marketPunterSelections, and read from data.odds', async () => {
    const { end, asked } = await price({ body: { data: { odds: 3.45 } } });
    expect(end).toEqual({ kind: 'priced', odds: 3450 });
    expect(asked).toEqual([
      { call: ODDS, body: { urnEvent: EVENT, marketPunterSelections: wirePicks } },
    ]);
  });

  it.each([
    [400, 'SELECTIONS_NOT_COMPATIBLE', 'notCompatible'],
    [400, 'EVENT_MARKET_NOT_ACTIVED', 'notOffered'],
    [400, 'EVENT_MATCH_NOT_ACTIVED', 'notOffered'],
    [400, 'MARKET_WAS_NOT_FOUND', 'notOffered'],
    [404, 'MATCH_WAS_NOT_FOUND', 'notFound'],
    [400, 'SOMETHING_NEW', 'failed'],
    [500, 'INTERNAL_ERROR', 'failed'],
  ])('CUST-01 a %i %s ends as %s', async (status, error, kind) => {
    expect((await price({ status, body: { error } })).end.kind).toBe(kind);
  });

  it('CUST-01 odds below 1 are no offer, and none at all a wrong shape', async () => {
    expect((await price({ body: { data: { odds: 0 } } })).end).toEqual({ kind: 'notOffered' });
    const { end } = await price({ body: { data: {} } });
    expect(end).toMatchObject({ kind: 'failed', error: { path: 'data.odds' } });
  });
});

describe('the filter', () => {
  it('CUST-01 names the outcomes that may be added', async () => {
    const body = { data: { marketPunterSelections: wirePicks } };
    expect(await filter({ body })).toEqual({ kind: 'compatible', picks });
  });

  it('CUST-01 tells what was chosen apart that makes no bet already', async () => {
    const refused = { status: 400, body: { error: 'SELECTIONS_NOT_COMPATIBLE' } };
    expect(await filter(refused)).toEqual({ kind: 'notCompatible' });
  });
});
