import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { minorUnits } from '@vitrine/betting/base/money';
import { describe, expect, it } from 'vitest';
import { SessionEnded } from '../base/errors.ts';
import { SESSION, withAnswers, type Answered } from '../test/answers.ts';
import { checkStakes, stakesOf, type CheckedStake } from './check-limits.ts';

const CHECK = 'POST /api/StakeLimits/v1/Check';
const settings = { session: SESSION };
const stakes: readonly CheckedStake[] = [
  { outcomeId: 'a', stake: minorUnits(2000), legs: [leg('a', 1)] },
  { outcomeId: 'b', stake: minorUnits(1050), legs: [leg('b', 2)] },
];

function leg(outcomeId: string, match: number) {
  return { outcomeId, eventId: `sr:match:${match}` };
}

function row(indexTicket: number, more: object = {}) {
  return {
    indexTicket,
    betStakeLimit: 100,
    limitsByMatch: [{ eventId: `sr:match:${indexTicket + 1}`, remainingStake: 12.34 }],
    ...more,
  };
}

function check(answered: Answered, asked: readonly CheckedStake[] = stakes) {
  return withAnswers({ [CHECK]: answered }, async (client, calls) => ({
    end: await checkStakes(client, asked, settings),
    calls,
  }));
}

describe('a limit check', () => {
  it('PLACE-07 asks for each stake with its events, and is fine within the limits', async () => {
    const { end, calls } = await check({ body: { data: [row(0), row(1)] } });
    expect(end).toEqual({ kind: 'withinLimits' });
    expect(calls).toEqual([
      {
        call: CHECK,
        body: {
          tickets: [
            { stake: 20, eventIds: ['sr:match:1'] },
            { stake: 10.5, eventIds: ['sr:match:2'] },
          ],
        },
      },
    ]);
  });

  it('PLACE-07 says of each stake too high what it may be at most', async () => {
    const over = [
      row(0, { message: 'BET_STAKE_OVER_LIMIT', remainingStake: 15 }),
      row(1, { message: 'ACCUMULATED_STAKE_LIMIT', remainingStake: 0.01 }),
    ];
    const { end } = await check({ body: { data: over } });
    expect(end).toEqual({
      kind: 'overLimit',
      rejections: [
        { outcomeId: 'a', code: 'BET_STAKE_OVER_LIMIT', allowedStake: 1500 },
        { outcomeId: 'b', code: 'ACCUMULATED_STAKE_LIMIT', allowedStake: 1 },
      ],
    });
  });

  it('SLIP-11 names the legs of a multiple whose matches take no more, each with what is left', async () => {
    const legs = [leg('a', 1), leg('b', 2), leg('c', 3)];
    const multiple = [{ outcomeId: null, stake: minorUnits(2000), legs }];
    const limitsByMatch = [
      { eventId: 'sr:match:1', remainingStake: 12.34 },
      { eventId: 'sr:match:2', remainingStake: 20 },
      { eventId: 'sr:match:3', remainingStake: 0 },
    ];
    const over = { message: 'ACCUMULATED_STAKE_LIMIT', limitsByMatch };
    const { end } = await check({ body: { data: [row(0, over)] } }, multiple);
    const code = 'ACCUMULATED_STAKE_LIMIT';
    expect(end).toEqual({
      kind: 'overLimit',
      rejections: [
        { outcomeId: 'a', code, allowedStake: 1234 },
        { outcomeId: 'c', code, allowedStake: 0 },
      ],
    });
    const untold = { ...over, limitsByMatch: [], remainingStake: 5 };
    expect((await check({ body: { data: [row(0, untold)] } }, multiple)).end).toEqual({
      kind: 'overLimit',
      rejections: [{ outcomeId: null, code, allowedStake: 500 }],
    });
  });

  it.each([
    ['limit', { betStakeLimit: -1 }],
    ['remaining stake', { message: 'BET_STAKE_OVER_LIMIT', remainingStake: -1 }],
  ])('PLACE-07 a %s of -1 blocks the bettor', async (_, blocking) => {
    const { end } = await check({ body: { data: [row(0), row(1, blocking)] } });
    expect(end).toEqual({ kind: 'blocked' });
  });

  it.each([500, 502, 503])('PLACE-07 a %i is a failed check, asked once', async (status) => {
    const { end, calls } = await check({ status, body: {} });
    expect(end).toMatchObject({ kind: 'failed', error: { status } });
    expect(calls).toHaveLength(1);
  });

  it('PLACE-07 an answer in a wrong shape is a failed check', async () => {
    const { end } = await check({ body: { data: [{ indexTicket: 0 }] } });
    expect(end).toMatchObject({ kind: 'failed', error: { name: 'UpstreamShapeError' } });
  });

  it('asks nothing without a stake', async () => {
    const { end, calls } = await check({ status: 500 }, []);
    expect(end).toEqual({ kind: 'withinLimits' });
    expect(calls).toEqual([]);
  });

  it('needs a session', async () => {
    await withAnswers({}, async (client) => {
      await expect(checkStakes(client, stakes, {})).rejects.toBeInstanceOf(SessionEnded);
    });
  });
});

describe('the stakes of a slip', () => {
  const selections = ['a', 'b', 'c'].map((outcomeId, index) => ({
    outcomeId,
    eventId: `sr:match:${index + 1}`,
    stake: outcomeId === 'c' ? null : minorUnits(1000),
  })) as unknown as readonly Selection[];
  const slip = (ticketType: BetSlip['ticketType'], stake: number | null) =>
    ({
      ticketType,
      selections,
      stakeMultiple: stake === null ? null : minorUnits(stake),
    }) as BetSlip;

  it('are one for each single that has one', () => {
    expect(stakesOf(slip('singles', null))).toEqual([
      { outcomeId: 'a', stake: 1000, legs: [leg('a', 1)] },
      { outcomeId: 'b', stake: 1000, legs: [leg('b', 2)] },
    ]);
  });

  it('are one for a multiple, over all its events', () => {
    expect(stakesOf(slip('multiple', 2500))).toEqual([
      { outcomeId: null, stake: 2500, legs: [leg('a', 1), leg('b', 2), leg('c', 3)] },
    ]);
    expect(stakesOf(slip('multiple', null))).toEqual([]);
  });
});
