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
