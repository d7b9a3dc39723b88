import type { BetType } from '@vitrine/betting/bets/bet';
import { BET_TYPE } from '../contract/bets/bets.ts';
import { minorUnits } from '@vitrine/betting/base/money';
import { describe, expect, it } from 'vitest';
import { createUpstreamClient } from '../base/client.ts';
import { SESSION, withAnswers, type Answered } from '../test/answers.ts';
import { serve } from '../test/server.ts';
import { cashOutKind, quoteCashOut, type CashOutOffer } from './cash-out-offer.ts';
import { readCashOutCommission, readCashOutSports } from './cash-out-terms.ts';
import { readCashOut, takeCashOut } from './place-cash-out.ts';

const CALCULATE = 'GET /api/Cashout/v2/Calculate';
const PLACE = 'POST /api/Cashout/v2/Place';
const settings = { session: SESSION };

const wireOffer = {
  cashoutId: 'c1',
  betNumber: '9007199254740993',
  amount: 12.34,
  expiresAt: '2026-01-01T00:00:10Z',
};
const offer: CashOutOffer = {
  id: 'c1',
  betNumber: '9007199254740993',
  value: minorUnits(1234),
  expiresAt: Date.UTC(2026, 0, 1, 0, 0, 10),
};
const wireState = { ...wireOffer, status: 0, rejectCode: null };

const CALLS: readonly (readonly [BetType, string])[] = [
  ['single', 'Single'],
  ['multiple', 'Multiple'],
  ['parlay', 'Multiple'],
  ['multipleManyProviders', 'Multiple'],
  ['custom', 'CustomBet'],
  ['customBetParlay', 'CustomBet'],
];

function quote(type: BetType, answered: Answered, call: string) {
  const answers = { [`${CALCULATE}/${call}/${offer.betNumber}`]: answered };
  return withAnswers(answers, (client) =>
    quoteCashOut(client, { betNumber: offer.betNumber, type }, settings),
  );
}

function take(answered: Answered, type: BetType = 'single', call = 'Single') {
  return withAnswers({ [`${PLACE}/${call}`]: answered }, async (client, asked) => ({
    end: await takeCashOut(client, offer, type, settings),
    asked,
  }));
}

describe('the calls of a cash out', () => {
  it('CASH-02 go by the type of the bet', () => {
    expect(CALLS.map(([type]) => type).sort()).toEqual(Object.keys(BET_TYPE).sort());
    const kinds = { Single: 'single', Multiple: 'multiple', CustomBet: 'customBet' };
    for (const [type, call] of CALLS) {
      expect(cashOutKind(type)).toBe(kinds[call as keyof typeof kinds]);
    }
  });

  it.each(CALLS)('CASH-02 of a %s calculate and place by %s', async (type, call) => {
    expect(await quote(type, { body: { data: wireOffer } }, call)).toEqual({
      kind: 'offered',
      offer,
    });
    const { end, asked } = await take({ body: { data: wireState } }, type, call);
    expect(end).toMatchObject({ kind: 'placed', cashOut: { id: 'c1', status: 'pending' } });
    expect(asked).toEqual([
      {
        call: `${PLACE}/${call}`,
        body: { cashoutId: 'c1', betNumber: offer.betNumber, amount: 12.34 },
      },
    ]);
  });
});

describe('a bet without a value', () => {
  it.each([
    [400, 'CASHOUT_NOT_AVAILABLE', 'notAvailable'],
    [400, 'CASHOUT_MARKET_CLOSED', 'closedMarket'],
    [400, 'CASHOUT_BET_CLOSING', 'closingBet'],
    [400, 'CASHOUT_BET_ALREADY_CLOSED', 'alreadyClosed'],
    [404, 'BET_WAS_NOT_FOUND', 'notAvailable'],
  ])('CASH-02 a %i %s is %s, when asked and when placed', async (status, error, reason) => {
    const answered = { status, body: { error } };
    expect(await quote('single', answered, 'Single')).toEqual({ kind: 'none', reason });
    expect((await take(answered)).end).toEqual({ kind: 'none', reason });
  });

  it('CASH-02 a refusal without a name is a failed call', async () => {
    const answered = { status: 400, body: { error: 'SOMETHING_NEW' } };
    expect(await quote('single', answered, 'Single')).toMatchObject({ kind: 'failed' });
    expect((await take(answered)).end).toMatchObject({ kind: 'failed', error: { status: 400 } });
  });
});

describe('a cash out that is placed', () => {
  it('CASH-02 at a value that changed brings the new offer', async () => {
    const context = { ...wireOffer, cashoutId: 'c2', amount: 11 };
    const body = { error: 'CASHOUT_VALUE_CHANGED', context };
    expect((await take({ status: 400, body })).end).toEqual({
      kind: 'valueChanged',
      offer: { ...offer, id: 'c2', value: 1100 },
    });
    const bare = { error: 'CASHOUT_VALUE_CHANGED' };
    expect((await take({ status: 400, body: bare })).end).toEqual({
      kind: 'none',
      reason: 'notAvailable',
    });
  });

  it.each([
    ['a 500', { status: 500, body: {} }, false],
    ['a 504', { status: 504, body: {} }, true],
    ['an answer nobody can read', { body: { data: {} } }, false],
  ])('CASH-02 is unknown after %s, and not sent again', async (_, answered, isGatewayTimeout) => {
    const { end, asked } = await take(answered);
    expect(end).toEqual({ kind: 'unknown', isGatewayTimeout });
    expect(asked).toHaveLength(1);
  });

  it('CASH-02 that was never sent has failed', async () => {
    const server = await serve(() => undefined);
    await server[Symbol.asyncDispose]();
    const client = createUpstreamClient({ hosts: server.hosts, now: Date.now });
    expect(await takeCashOut(client, offer, 'single', settings)).toMatchObject({
      kind: 'failed',
      error: { name: 'UpstreamUnreachable' },
    });
  });
});

describe('what became of a cash out', () => {
  const STATUS = 'GET /api/Cashout/v2/CashoutStatus/c1';

  it.each([
    [0, null, 'pending'],
    [2, null, 'accepted'],
    [3, -103, 'rejected'],
  ])('CASH-02 status %i is read', async (number, rejectCode, status) => {
    const body = { data: { ...wireState, status: number, rejectCode } };
    const reading = await withAnswers({ [STATUS]: { body } }, (client) =>
      readCashOut(client, 'c1', settings),
    );
    expect(reading).toEqual({
      kind: 'found',
      cashOut: { id: 'c1', betNumber: offer.betNumber, status, value: 1234, rejectCode },
    });
  });

  it('CASH-02 an offer that nobody took was not placed; a 404 of another kind is a failure', async () => {
    const read = (error: string) =>
      withAnswers({ [STATUS]: { status: 404, body: { error } } }, (client) =>
        readCashOut(client, 'c1', settings),
      );
    expect(await read('CASHOUT_WAS_NOT_FOUND')).toEqual({ kind: 'notPlaced' });
    expect(await read('NOT_FOUND')).toMatchObject({ kind: 'failed' });
  });
});

describe('the terms of cash outs', () => {
  it('CASH-02 name the commission and the sports', async () => {
    const answers = {
      'GET /api/Cashout/v2/usercommission': { body: { data: { commission: 7.5 } } },
      'GET /api/Cashout/v2/sports': {
        body: {
          data: [
            { sportId: 'sr:sport:1', isEnabled: true },
            { sportId: 'sr:sport:2', isEnabled: false },
          ],
        },
      },
    };
    await withAnswers(answers, async (client) => {
      expect(await readCashOutCommission(client, settings)).toBe(7.5);
      expect(await readCashOutSports(client, settings)).toEqual(new Set(['sr:sport:1']));
    });
  });
});
