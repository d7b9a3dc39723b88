import { expect, it } from 'vitest';
import type { BetSlip } from './bet-slip-types.ts';
import { emptyBetSlip } from './bet-slip.ts';
import { joinBetSlips } from './join-bet-slips.ts';
import { aSelection, NOW } from '../test/fixtures.ts';
import { minorUnits } from '../base/money.ts';

function slipWith(...numbers: readonly number[]): BetSlip {
  const selections = numbers.map((n) => aSelection(n, { stake: minorUnits(n * 100) }));
  return { ...emptyBetSlip('i1'), step: 'settingBet', selections };
}

function numbersOf({ selections }: BetSlip): readonly string[] {
  return selections.map(({ outcomeId }) => outcomeId);
}

it('keeps the selections of both slips with their stakes, each once', () => {
  const joined = joinBetSlips(slipWith(1, 2), slipWith(2, 3), NOW);
  expect(numbersOf(joined)).toEqual(['o1', 'o2', 'o3']);
  expect(joined.selections.map(({ stake }) => stake)).toEqual([100, 200, 300]);
  expect(joined.warning).toBeNull();
});

it('is the bettor’s slip when the guest chose nothing', () => {
  expect(numbersOf(joinBetSlips(slipWith(1), emptyBetSlip('i2'), NOW))).toEqual(['o1']);
});

it('leaves a slip that was placed to its bet', () => {
  const placed: BetSlip = { ...slipWith(1), step: 'waiting' };
  expect(joinBetSlips(placed, slipWith(2), NOW)).toEqual(slipWith(2));
  expect(joinBetSlips(slipWith(1), { ...slipWith(2), step: 'waiting' }, NOW).step).toBe('waiting');
});

it('SLIP-03 keeps to 30 selections, those of the guest first, and says so', () => {
  const own = slipWith(...Array.from({ length: 20 }, (_, index) => index + 100));
  const guest = slipWith(...Array.from({ length: 15 }, (_, index) => index));
  const joined = joinBetSlips(own, guest, NOW);
  expect(joined.selections).toHaveLength(30);
  expect(numbersOf(joined).slice(-15)).toEqual(numbersOf(guest));
  expect(joined.warning?.code).toBe('tooManySelections');
});

it('SLIP-12 keeps the bettor’s setting for changed odds, whatever stands on the two slips', () => {
  const cautious = (slip: BetSlip): BetSlip => ({ ...slip, oddsChange: 'none' });
  const settings = [
    joinBetSlips(cautious(emptyBetSlip('i2')), slipWith(1), NOW),
    joinBetSlips(cautious({ ...slipWith(1), step: 'waiting' }), slipWith(2), NOW),
    joinBetSlips(cautious(slipWith(1)), emptyBetSlip('i2'), NOW),
    joinBetSlips(cautious(slipWith(1)), { ...slipWith(2), step: 'waiting' }, NOW),
    joinBetSlips(cautious(slipWith(1)), slipWith(2), NOW),
  ].map(({ oddsChange }) => oddsChange);
  expect(settings).toEqual(Array(5).fill('none'));
});

it('FREE-02 never takes the stake of a free bet for the bettor’s own money', () => {
  const freeBetMultiple = { id: 'free-1', stake: minorUnits(2000) };
  const own: BetSlip = { ...slipWith(1), stakeMultiple: minorUnits(2000), freeBetMultiple };
  const staked: BetSlip = { ...slipWith(2), stakeMultiple: minorUnits(500) };
  expect(joinBetSlips(own, slipWith(2), NOW)).toMatchObject({
    stakeMultiple: 2000,
    freeBetMultiple,
  });
  const joined = joinBetSlips(own, staked, NOW);
  expect([joined.stakeMultiple, joined.freeBetMultiple]).toEqual([500, undefined]);
});
