import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  missingSelections,
  slipProblems,
  slipTotals,
  type BetSlipRules,
} from './bet-slip-check.ts';
import type { BetSlip, Selection, TicketType } from '../bet-slip-types.ts';
import { emptyBetSlip } from '../bet-slip.ts';
import { aSelection } from '../../test/fixtures.ts';
import { minorUnits, type MinorUnits } from '../../base/money.ts';
import { oddsFromDecimal } from '../../base/odds.ts';
import { formatExactOdds } from '../../base/combined-odds.ts';

const brazil: BetSlipRules = {
  minStake: minorUnits(100),
  maxStake: minorUnits(3_000_000),
  minSelectionsMultiple: 1,
  balance: null,
};
const elsewhere: BetSlipRules = {
  ...brazil,
  maxStake: minorUnits(10_000_000),
  minSelectionsMultiple: 5,
};

function slip(
  ticketType: TicketType,
  selections: readonly Selection[],
  stakeMultiple: MinorUnits | null = null,
): BetSlip {
  return { ...emptyBetSlip('i1'), step: 'settingBet', ticketType, selections, stakeMultiple };
}

function staked(n: number, stake: number, given: Partial<Selection> = {}): Selection {
  return aSelection(n, { stake: minorUnits(stake), ...given });
}

function selections(count: number): readonly Selection[] {
  return Array.from({ length: count }, (_, n) => aSelection(n));
}

describe('slipProblems', () => {
  it('finds none in a sound slip', () => {
    expect(slipProblems(slip('singles', [staked(1, 1000), staked(2, 100)]), brazil)).toEqual([]);
    expect(slipProblems(slip('multiple', selections(2), minorUnits(500)), brazil)).toEqual([]);
  });

  it('finds an empty slip', () => {
    expect(slipProblems(emptyBetSlip('i1'), brazil)).toEqual([{ reason: 'noSelections' }]);
  });

  it('finds each stake that is missing or below the minimum', () => {
    expect(slipProblems(slip('singles', [aSelection(1), staked(2, 99)]), brazil)).toEqual([
      { reason: 'stakeMissing', target: { outcomeId: 'o1' } },
      { reason: 'stakeBelowMinimum', target: { outcomeId: 'o2' }, minimum: 100 },
    ]);
    expect(slipProblems(slip('multiple', selections(2)), brazil)).toEqual([
      { reason: 'stakeMissing', target: 'multiple' },
    ]);
  });

  it.each([
    ['SLIP-16 BRAND-06 holds 30000 a stake on a Brazil brand', brazil, 3_000_000],
    ['SLIP-16 BRAND-06 holds 100000 a stake elsewhere', elsewhere, 10_000_000],
  ])('%s', (_, rules, maximum) => {
    expect(slipProblems(slip('singles', [staked(1, maximum)]), rules)).toEqual([]);
    expect(slipProblems(slip('singles', [staked(1, maximum + 1)]), rules)).toEqual([
      { reason: 'stakeAboveMaximum', target: { outcomeId: 'o1' }, maximum },
    ]);
    const five = slip('multiple', selections(5), minorUnits(maximum + 1));
    expect(slipProblems(five, rules)).toEqual([
      { reason: 'stakeAboveMaximum', target: 'multiple', maximum },
    ]);
  });

  it('SLIP-16 BRAND-07 takes a multiple of 5 outside Brazil, and fewer on a Brazil brand', () => {
    const four = slip('multiple', selections(4), minorUnits(500));
    expect(slipProblems(four, brazil)).toEqual([]);
    expect(slipProblems(four, elsewhere)).toEqual([{ reason: 'tooFewSelections', minimum: 5 }]);
    const five = slip('multiple', selections(5), minorUnits(500));
    expect(slipProblems(five, elsewhere)).toEqual([]);
    expect(slipProblems({ ...four, ticketType: 'singles' }, elsewhere)).not.toContainEqual({
      reason: 'tooFewSelections',
      minimum: 5,
    });
  });

  it('SLIP-10 finds selections that cannot join a multiple', () => {
    const season = aSelection(3, { eventId: 'sr:season:3' });
    const withSeason = slip('multiple', [...selections(2), season], minorUnits(500));
    expect(slipProblems(withSeason, brazil)).toEqual([
      { reason: 'singlesOnly', outcomeIds: ['o3'] },
    ]);
    const asSingles = slip('singles', [staked(1, 500), { ...season, stake: minorUnits(500) }]);
    expect(slipProblems(asSingles, brazil)).toEqual([]);
  });

  it('SLIP-07 finds an event that is there twice', () => {
    const again = aSelection(1, { outcomeId: 'again' });
    const repeated = slip('multiple', [...selections(3), again], minorUnits(500));
    expect(slipProblems(repeated, brazil)).toEqual([
      { reason: 'sameEventTwice', eventId: 'sr:match:1' },
    ]);
  });

  it('SLIP-12 parts selections off sale from changed ones', () => {
    const latest = { odds: oddsFromDecimal(1.7), outcomeName: 'Flamengo' };
    const changed = staked(1, 500, { latest });
    const off = staked(2, 500, { latest, outcomeActive: false });
    expect(slipProblems(slip('singles', [changed, off]), brazil)).toEqual([
      { reason: 'inactiveSelections', outcomeIds: ['o2'] },
      { reason: 'needsAttention', outcomeIds: ['o1'] },
    ]);
  });

  it('weighs the total stake against the balance', () => {
    const two = slip('singles', [staked(1, 600), staked(2, 500)]);
    expect(slipProblems(two, { ...brazil, balance: minorUnits(1100) })).toEqual([]);
    expect(slipProblems(two, { ...brazil, balance: minorUnits(1099) })).toEqual([
      { reason: 'balanceTooLow', balance: 1099, required: 1100 },
    ]);
  });
});

describe('missingSelections', () => {
  it('counts what a multiple lacks of the least number', () => {
    expect(missingSelections(slip('multiple', selections(3)), elsewhere)).toBe(2);
    expect(missingSelections(slip('multiple', selections(6)), elsewhere)).toBe(0);
    expect(missingSelections(slip('multiple', selections(2)), brazil)).toBe(0);
    expect(missingSelections(slip('singles', selections(3)), elsewhere)).toBe(0);
  });
});

describe('slipTotals', () => {
  it('adds up singles, each rounded down by itself', () => {
    const totals = slipTotals(slip('singles', [staked(1, 333), staked(2, 333), aSelection(3)]));
    expect(totals).toEqual({ stake: 666, odds: null, potentialReturn: 616 + 616 });
  });

  it('multiplies a multiple exactly', () => {
    const { stake, odds, potentialReturn } = slipTotals(
      slip('multiple', selections(3), minorUnits(1000)),
    );
    expect(stake).toBe(1000);
    expect(odds && formatExactOdds(odds, ',')).toBe('6,33');
    expect(potentialReturn).toBe(6331);
    expect(slipTotals(slip('multiple', selections(2)))).toMatchObject({ potentialReturn: 0 });
  });

  it('counts the latest price while setting, and the placed one once the bet is sent', () => {
    const moved = aSelection(1, {
      stake: minorUnits(1000),
      latest: { odds: oddsFromDecimal(3), outcomeName: 'Flamengo' },
    });
    const setting = slip('singles', [moved]);
    expect(slipTotals(setting).potentialReturn).toBe(3000);
    expect(slipTotals({ ...setting, step: 'waiting' }).potentialReturn).toBe(1850);
    expect(slipTotals({ ...setting, step: 'result' }).potentialReturn).toBe(1850);
  });

  it('never throws, however large the stakes', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat(), { maxLength: 30 }), (stakes) => {
        const totals = slipTotals(
          slip(
            'singles',
            stakes.map((stake, n) => staked(n, stake)),
          ),
        );
        expect(totals.potentialReturn).toBeGreaterThanOrEqual(totals.stake);
      }),
    );
  });
});
