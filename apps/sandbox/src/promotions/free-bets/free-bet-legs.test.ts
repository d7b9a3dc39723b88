import { beforeAll, describe, expect, it } from 'vitest';
import { BET_TYPE } from '../../betting/ticket.ts';
import { openTestBettor, type Match, type TestBettor } from '../../test/bettor.ts';

interface Leg {
  readonly GroupId: number;
  readonly EventId: string;
  readonly MarketId: string;
  readonly Specifiers: string;
  readonly SelectionId: string;
  readonly TournamentId: string;
  readonly Odds: number;
}

let bettor: TestBettor;
let matches: readonly Match[];
let freeBetId: string;
beforeAll(async () => {
  bettor = await openTestBettor();
  matches = await bettor.upcoming();
  const { json } = await bettor.call('GET', '/betting/api/FreeBets/v1/GetUserFreeBets');
  freeBetId = (json as { data: readonly { freeBetId: string }[] }).data[0]?.freeBetId ?? '';
});

/** The first outcomes of the first `count` markets of a match, all of one group. */
function legsOf(index: number, group: number, count: number): readonly Leg[] {
  const match = matches[index];
  if (!match) throw new Error('A match is needed');
  return match.markets.slice(0, count).map(({ id, specifiers, outcomes: [outcome] }) => ({
    GroupId: group,
    EventId: match.id,
    MarketId: id,
    Specifiers: specifiers,
    SelectionId: outcome?.outcomeId ?? '',
    TournamentId: '',
    Odds: outcome?.odds ?? 1,
  }));
}

async function rejection(BetType: number, Legs: readonly Leg[]): Promise<string | null> {
  const { json } = await bettor.call('POST', '/betting/api/FreeBets/v1/Validate', {
    FreeBetId: freeBetId,
    BetType,
    Odds: 3,
    Legs,
  });
  return (json as { data: { rejectionCode: string | null } }).data.rejectionCode;
}

describe('the legs that a free bet is validated for', () => {
  it('are a custom bet when those of one match are one group, and custom bets combined by group', async () => {
    expect(await rejection(BET_TYPE.custom, legsOf(0, 1, 2))).toBeNull();
    const two = [...legsOf(0, 1, 2), ...legsOf(1, 2, 2)];
    expect(await rejection(BET_TYPE.customParlay, two)).toBeNull();
  });

  it('are a single or a multiple when each is a group of its own', async () => {
    expect(await rejection(BET_TYPE.single, legsOf(0, 1, 1))).toBeNull();
    const two = [...legsOf(0, 1, 1), ...legsOf(1, 2, 1)];
    expect(await rejection(BET_TYPE.multiple, two)).toBeNull();
  });

  it.each([
    ['a custom bet of one leg', BET_TYPE.custom, () => legsOf(0, 1, 1)],
    ['a custom bet in groups', BET_TYPE.custom, () => [...legsOf(0, 1, 1), ...legsOf(0, 2, 1)]],
    [
      'a custom bet of two matches',
      BET_TYPE.custom,
      () => [...legsOf(0, 1, 1), ...legsOf(1, 1, 1)],
    ],
    ['a single of two legs', BET_TYPE.single, () => legsOf(0, 1, 2)],
    ['a multiple of one group', BET_TYPE.multiple, () => legsOf(0, 1, 2)],
    ['a parlay of plain outcomes', BET_TYPE.customParlay, () => legsOf(0, 1, 1)],
  ])('are refused as %s', async (_, betType, legs) => {
    expect(await rejection(betType, legs())).toBe('TYPE_NOT_ALLOWED');
  });

  it('are refused when one names a market or an outcome of no match', async () => {
    const [one, other] = legsOf(0, 1, 2);
    if (!one || !other) throw new Error('Two markets are needed');
    for (const invented of [
      { ...other, MarketId: `custom:${other.EventId}:${other.SelectionId}` },
      { ...other, SelectionId: 'custom' },
    ]) {
      expect(await rejection(BET_TYPE.custom, [one, invented])).toBe('FREEBET_NOT_AVAILABLE');
    }
  });

  it('are no worse for a market that is suspended for a moment: the placement says so', async () => {
    const [leg] = legsOf(0, 1, 1);
    await bettor.order('world/suspend', { marketId: leg?.MarketId, seconds: 60 });
    expect(await rejection(BET_TYPE.single, legsOf(0, 1, 1))).toBeNull();
  });
});
