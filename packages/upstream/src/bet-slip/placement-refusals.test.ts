import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { order, place, refuses, second, selection, takes } from '../test/placement.ts';
import { answerJson } from '../test/server.ts';

describe('refused placements', () => {
  it('PLACE-03 tells taken from refused singles', async () => {
    const { result } = await place(order('singles', [selection('a'), selection('b')]), [
      (response) =>
        answerJson(response, {
          data: {
            validTicket: [{ indexTicket: 1, ticketId: 't2' }],
            invalidTickets: [
              {
                indexTicket: 0,
                error: 'ODDS_DIFFERENCE_TOO_HIGH',
                context: { selectionIndex: 0, suggestedOdds: 1.8 },
              },
            ],
          },
        }),
    ]);
    expect(result).toEqual({
      ok: true,
      tickets: [{ outcomeId: 'b', ticketId: 't2' }],
      rejections: [{ outcomeId: 'a', code: 'ODDS_DIFFERENCE_TOO_HIGH', suggestedOdds: 1800 }],
    });
  });

  it.each([
    [
      { error: 'ODDS_DIFFERENCE_TOO_HIGH', context: { selectionIndex: 1, suggestedOdds: 1.7 } },
      { outcomeId: 'b', code: 'ODDS_DIFFERENCE_TOO_HIGH', suggestedOdds: 1700 },
    ],
    [
      { error: 'EVENT_MARKET_NOT_ACTIVED', context: { selectionIndex: 0 } },
      { outcomeId: 'a', code: 'EVENT_MARKET_NOT_ACTIVED' },
    ],
    [
      { error: 'DUPLICATE_EVENT_IN_PROVIDERS' },
      { outcomeId: null, code: 'DUPLICATE_EVENT_IN_PROVIDERS' },
    ],
    [
      { error: 'BET_STAKE_OVER_LIMIT', context: { remainingStake: 12.34 } },
      { outcomeId: null, code: 'BET_STAKE_OVER_LIMIT', allowedStake: 1234 },
    ],
    [
      { error: 'BET_STAKE_OVER_LIMIT', context: { remainingStake: -1 } },
      { outcomeId: null, code: 'BLOCKED_USER_BY_LIMIT' },
    ],
    [
      { error: 'LIMIT_STAKE_REACHED', context: { remaining: 12.34 } },
      { outcomeId: null, code: 'OWN_LIMIT_REACHED', allowedStake: 1234 },
    ],
    [
      { error: 'LIMIT_LOSS_REACHED', context: { remaining: 0 } },
      { outcomeId: null, code: 'OWN_LIMIT_REACHED', allowedStake: 0 },
    ],
    [{ error: 'LIMIT_TIME_REACHED' }, { outcomeId: null, code: 'OWN_TIME_LIMIT_REACHED' }],
    [{ error: 'INSUFFICIENT_BALANCE' }, { outcomeId: null, code: 'INSUFFICIENT_BALANCE' }],
    [{ error: 'SOMETHING_NEW' }, { outcomeId: null, code: 'REJECTED' }],
  ])('PLACE-03 a multiple refused with %j', async (body, rejection) => {
    const { result } = await place(order('multiple', [selection('a'), selection('b')]), [
      refuses(body),
    ]);
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused', rejection, operatorCode: body.error },
    });
  });

  it('PLACE-03 a refused call of two refuses its own selections only', async () => {
    const { result } = await place(
      order('singles', [selection('a'), selection('c'), second('b')]),
      [refuses({ error: 'EVENT_MATCH_NOT_ACTIVED', context: { indexTicket: 1 } }), takes('t2')],
    );
    expect(result).toEqual({
      ok: true,
      tickets: [{ outcomeId: 'b', ticketId: 't2' }],
      rejections: [
        { outcomeId: 'a', code: 'NOT_PLACED' },
        { outcomeId: 'c', code: 'EVENT_MATCH_NOT_ACTIVED' },
      ],
    });
  });

  it('PLACE-06 singles refused as a whole name the item by its selectionIndex', async () => {
    const context = { selectionIndex: 1, suggestedOdds: 1.7 };
    const { result } = await place(order('singles', [selection('a'), selection('b')]), [
      refuses({ error: 'ODDS_DIFFERENCE_TOO_HIGH', context }),
    ]);
    expect(result).toMatchObject({
      error: {
        rejection: { outcomeId: 'b', code: 'ODDS_DIFFERENCE_TOO_HIGH', suggestedOdds: 1700 },
      },
    });
  });

  it.each([
    [403, 'selfExclusion'],
    [423, 'blocked'],
    [429, 'tooManyAttempts'],
    [451, 'restrictedRegion'],
    [404, 'refused'],
  ])('PLACE-03 a %i is a failure of kind %s: nothing was placed', async (status, reason) => {
    const { result } = await place(order('singles', [selection('a')]), [refuses({}, status)]);
    expect(result).toEqual({ ok: false, error: { kind: 'failed', reason, operatorCode: null } });
  });

  it('PLACE-03 keeps the code by which the operator names its refusal', async () => {
    const { result } = await place(order('singles', [selection('a')]), [
      refuses({ error: 'SELF_EXCLUDED' }, 403),
    ]);
    expect(result).toEqual({
      ok: false,
      error: { kind: 'failed', reason: 'selfExclusion', operatorCode: 'SELF_EXCLUDED' },
    });
  });

  it('PLACE-03 a session that ended is a failure', async () => {
    const { result } = await place(order('singles', [selection('a')]), [refuses({}, 401)]);
    expect(result).toEqual({ ok: false, error: { kind: 'failed', reason: 'sessionEnded' } });
  });

  it('PLACE-03 a stake that is missing is a failure, and nothing is sent', async () => {
    const incomplete = order('singles', [selection('a', { stake: null })]);
    const { result, sent } = await place(incomplete, [takes('t1')]);
    expect(result).toEqual({ ok: false, error: { kind: 'failed', reason: 'incomplete' } });
    expect(sent).toEqual([]);
  });
});

describe('an amount of a refusal that is not money', () => {
  const single = order('singles', [selection('a')]);

  it.each([1.234, -0.5, 1e300, '12', null])(
    'PLACE-03 is left out, and the refusal stands: %j',
    async (remaining) => {
      const body = { error: 'LIMIT_STAKE_REACHED', context: { remaining } };
      const rejection = { outcomeId: 'a', code: 'OWN_LIMIT_REACHED' };
      expect((await place(single, [refuses(body)])).result).toEqual({
        ok: false,
        error: { kind: 'refused', rejection, operatorCode: 'LIMIT_STAKE_REACHED' },
      });
      const invalidTickets = [{ indexTicket: 0, ...body }];
      const answered = await place(single, [
        (response) => answerJson(response, { data: { validTicket: [], invalidTickets } }),
      ]);
      expect(answered.result).toEqual({ ok: true, tickets: [], rejections: [rejection] });
    },
  );
});

describe('lost answers', () => {
  it.each([
    ['a time-out', () => undefined],
    ['a broken connection', (response: ServerResponse) => void response.destroy()],
    ['a 500', refuses({}, 500)],
    ['a page', (response: ServerResponse) => void response.end('<html>')],
    ['an answer without the ticket', takes()],
    ['an answer with a ticket too many', takes('t1', 't2')],
  ])('PLACE-03 after %s tickets may exist, and nothing is sent again', async (_, answer) => {
    const { result, sent } = await place(order('singles', [selection('a')]), [answer], 200);
    expect(result).toEqual({ ok: false, error: { kind: 'unknown', isGatewayTimeout: false } });
    expect(sent).toHaveLength(1);
  });

  it('PLACE-08 a 504 is told apart', async () => {
    const { result } = await place(order('singles', [selection('a')]), [refuses('<html>', 504)]);
    expect(result).toEqual({ ok: false, error: { kind: 'unknown', isGatewayTimeout: true } });
  });

  it('PLACE-03 a failed call beside a refused one is a failure', async () => {
    const { result } = await place(order('singles', [selection('a'), second('b')]), [
      refuses({ error: 'EVENT_MATCH_NOT_ACTIVED' }),
      refuses({}, 423),
    ]);
    expect(result).toEqual({
      ok: false,
      error: { kind: 'failed', reason: 'blocked', operatorCode: null },
    });
  });

  it('PLACE-03 a failed call beside one that was taken leaves its selections unplaced', async () => {
    const { result } = await place(order('singles', [selection('a'), second('b')]), [
      takes('t1'),
      refuses({}, 429),
    ]);
    expect(result).toEqual({
      ok: true,
      tickets: [{ outcomeId: 'a', ticketId: 't1' }],
      rejections: [{ outcomeId: 'b', code: 'NOT_PLACED' }],
    });
  });

  it('PLACE-03 one lost answer of two leaves the whole attempt unknown', async () => {
    const { result } = await place(order('singles', [selection('a'), second('b')]), [
      takes('t1'),
      refuses({}, 502),
    ]);
    expect(result).toMatchObject({ ok: false, error: { kind: 'unknown' } });
  });
});
