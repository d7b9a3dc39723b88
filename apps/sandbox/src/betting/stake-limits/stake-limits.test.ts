import { minorUnits } from '@vitrine/betting/base/money';
import { checkStakes, type CheckedStake } from '@vitrine/upstream/bet-slip/check-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from '../../accounts/demo-users.ts';
import {
  openTestBettor,
  selectionOf,
  single,
  type Match,
  type TestBettor,
} from '../../test/bettor.ts';
import { openTestUpstream, type TestUpstream } from '../../test/upstream.ts';

let bettor: TestBettor;
let upstream: TestUpstream;
let match: Match;
let other: Match;
beforeEach(async () => {
  bettor = await openTestBettor();
  upstream = await openTestUpstream(bettor.test);
  [match, other] = (await bettor.upcoming()) as [Match, Match];
});

function on(events: readonly Match[], stake: number, outcomeId: string | null = 'x'): CheckedStake {
  const legs = events.map(({ id }) => ({ outcomeId: `of ${id}`, eventId: id }));
  return { outcomeId, stake: minorUnits(stake), legs };
}

function check(...stakes: readonly CheckedStake[]) {
  return checkStakes(upstream.client, stakes, upstream.settings);
}

function limit(limits: { readonly bet?: number; readonly accumulated?: number }) {
  return bettor.order('limits/set', { email: DEMO.username, ...limits });
}

describe('stake limits', () => {
  it('PLACE-07 takes stakes within the limits of the country', async () => {
    expect(await check(on([match], 30_000_00))).toEqual({ kind: 'withinLimits' });
    expect(await check(on([match], 30_000_01))).toMatchObject({
      kind: 'overLimit',
      rejections: [{ code: 'BET_STAKE_OVER_LIMIT', allowedStake: 30_000_00 }],
    });
  });

  it('PLACE-07 shows what a bet may be at most, by check and by placement', async () => {
    await limit({ bet: 20 });
    expect(await check(on([match], 20_01, 'a'), on([other], 20_00, 'b'))).toMatchObject({
      kind: 'overLimit',
      rejections: [{ outcomeId: 'a', code: 'BET_STAKE_OVER_LIMIT', allowedStake: 20_00 }],
    });
    const { invalidTickets } = await bettor.placeSingles('c1', single(selectionOf(match), 20.02));
    expect(invalidTickets).toEqual([
      { indexTicket: 0, error: 'BET_STAKE_OVER_LIMIT', context: { remainingStake: 20 } },
    ]);
  });

  it('PLACE-07 adjusts the maximum of a match by what is staked on it already', async () => {
    await limit({ accumulated: 50 });
    await bettor.placeSingles('c1', single(selectionOf(match), 30));
    expect(await check(on([match], 20_00))).toEqual({ kind: 'withinLimits' });
    const checked = await check(on([match, other], 25_00, null));
    expect(checked).toMatchObject({
      kind: 'overLimit',
      rejections: [
        { outcomeId: `of ${match.id}`, code: 'ACCUMULATED_STAKE_LIMIT', allowedStake: 20_00 },
      ],
    });
    const { invalidTickets } = await bettor.placeSingles('c2', single(selectionOf(match), 21));
    expect(invalidTickets).toMatchObject([
      { error: 'ACCUMULATED_STAKE_LIMIT', context: { remainingStake: 20 } },
    ]);
  });

  it('PLACE-07 counts the stakes of one check together', async () => {
    await limit({ accumulated: 50 });
    expect(await check(on([match], 30_00, 'a'), on([match], 30_00, 'b'))).toMatchObject({
      rejections: [{ outcomeId: 'b', code: 'ACCUMULATED_STAKE_LIMIT', allowedStake: 20_00 }],
    });
  });

  it('frees a match again once its bets are over', async () => {
    await limit({ accumulated: 50 });
    await bettor.placeSingles('c1', single(selectionOf(match), 50));
    bettor.test.pass(1000);
    await bettor.order('bets/void-event', { eventId: match.id });
    expect(await check(on([match], 50_00))).toEqual({ kind: 'withinLimits' });
  });

  it('PLACE-07 a limit of -1 blocks the bettor, by check and by placement', async () => {
    await limit({ bet: -1 });
    expect(await check(on([match], 1_00))).toEqual({ kind: 'blocked' });
    const { invalidTickets } = await bettor.placeSingles('c1', single(selectionOf(match), 1));
    expect(invalidTickets).toMatchObject([
      { error: 'BET_STAKE_OVER_LIMIT', context: { remainingStake: -1 } },
    ]);
  });

  it('PLACE-07 a check that breaks is an error of its own, and says nothing of the stake', async () => {
    expect(await check(on([match], 13_14))).toMatchObject({
      kind: 'failed',
      error: { status: 500 },
    });
    expect(
      (await bettor.placeSingles('c1', single(selectionOf(match), 13.14))).validTicket,
    ).toHaveLength(1);
  });

  it.each([
    [13_11, { rejections: [{ code: 'BET_STAKE_OVER_LIMIT', allowedStake: 5_00 }] }],
    [13_12, { rejections: [{ code: 'ACCUMULATED_STAKE_LIMIT', allowedStake: 2_50 }] }],
    [13_13, { kind: 'blocked' }],
  ])('PLACE-07 a stake of %i centavos gives its message', async (stake, answer) => {
    expect(await check(on([match], stake))).toMatchObject(answer);
  });
});
