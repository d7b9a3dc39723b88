import { expect, it } from 'vitest';
import type { BetSlip } from '../bet-slip-types.ts';
import { emptyBetSlip } from '../bet-slip.ts';
import { aSelection } from '../../test/fixtures.ts';
import { minorUnits } from '../../base/money.ts';
import { oddsFromDecimal } from '../../base/odds.ts';
import { placementFingerprint } from './placement-fingerprint.ts';

const one = aSelection(1, { stake: minorUnits(500) });
const two = aSelection(2, { stake: minorUnits(700) });
const singles: BetSlip = { ...emptyBetSlip('i1'), step: 'settingBet', selections: [one, two] };
const multiple: BetSlip = { ...singles, ticketType: 'multiple', stakeMultiple: minorUnits(900) };

it('is the same for the same bets in any order, whatever else the slip holds', () => {
  const same: BetSlip = { ...singles, selections: [two, one], intentId: 'i2', isExpanded: true };
  expect(placementFingerprint(same)).toBe(placementFingerprint(singles));
  const latest = { odds: oddsFromDecimal(3), outcomeName: 'Flamengo' };
  const moved: BetSlip = { ...singles, selections: [{ ...one, latest }, two] };
  expect(placementFingerprint(moved)).toBe(placementFingerprint(singles));
});

it('is another when an outcome, a price, a stake or the kind of ticket is another', () => {
  const others: BetSlip[] = [
    { ...singles, selections: [one] },
    { ...singles, selections: [one, { ...two, outcomeId: 'o9' }] },
    { ...singles, selections: [one, { ...two, stake: minorUnits(701) }] },
    {
      ...singles,
      selections: [one, { ...two, placed: { ...two.placed, odds: oddsFromDecimal(2) } }],
    },
    multiple,
    { ...multiple, stakeMultiple: minorUnits(901) },
  ];
  const prints = [singles, ...others].map(placementFingerprint);
  expect(new Set(prints).size).toBe(prints.length);
});

it('is the same for a multiple whatever stakes its selections had as singles', () => {
  const unstaked: BetSlip = { ...multiple, selections: [aSelection(1), aSelection(2)] };
  expect(placementFingerprint(unstaked)).toBe(placementFingerprint(multiple));
});
