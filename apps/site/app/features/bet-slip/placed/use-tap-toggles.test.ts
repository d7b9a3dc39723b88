import { emptyBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { expect, it } from 'vitest';
import { nextExpansion, type ShownExpansion } from './use-tap-toggles.ts';

/** Data of the page: a new object each time it is read. */
function data(isExpanded: boolean): BetSlip {
  return { ...emptyBetSlip('i1'), isExpanded };
}

const old = data(false);
const fresh = data(true);

/** What is shown after each of some steps: the page's data, and how many taps are in flight. */
function shown(...steps: readonly (readonly [BetSlip, number])[]): readonly boolean[] {
  let now: ShownExpansion = { isExpanded: false, inFlight: 0, slip: old };
  return steps.map(([slip, inFlight]) => {
    now = nextExpansion(now, slip, inFlight);
    return now.isExpanded;
  });
}

it.each([
  ['before its data', [old, 0]],
  ['after its data', [fresh, 1]],
] as const)(
  'SLIP-02 a tap opens the slip once, also when its answer comes %s',
  (_, [slip, taps]) => {
    expect(shown([old, 1], [slip, taps], [fresh, 0])).toEqual([true, true, true]);
  },
);

it('SLIP-02 two taps turn it over twice, and one that fails turns it back', () => {
  expect(shown([old, 1], [old, 2], [old, 1], [data(false), 0])).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(shown([old, 1], [old, 0], [data(false), 0])).toEqual([true, true, false]);
});

it('follows the data that another tab changed', () => {
  expect(shown([fresh, 0], [data(false), 0])).toEqual([true, false]);
});
