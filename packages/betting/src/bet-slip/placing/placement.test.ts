import { describe, expect, it } from 'vitest';
import type { BetSlip, Selection, TicketType } from '../bet-slip-types.ts';
import { emptyBetSlip } from '../bet-slip.ts';
import { aSelection } from '../../test/fixtures.ts';
import { placementsOf, TICKET_PROVIDER_ID } from './placement.ts';

function slip(ticketType: TicketType, ...selections: Selection[]): BetSlip {
  return { ...emptyBetSlip('i1'), step: 'settingBet', ticketType, selections };
}

const ofTwo = aSelection(2, { eventId: 'bg:match:2', provider: 'two' });

describe('placementsOf', () => {
  it('places singles in one call for each provider, and each custom bet by itself', () => {
    const custom = aSelection(3, { isCustom: true });
    expect(placementsOf(slip('singles', aSelection(1), ofTwo, custom, aSelection(4)))).toEqual([
      { kind: 'multiSingle', provider: 'one', outcomeIds: ['o1', 'o4'] },
      { kind: 'multiSingle', provider: 'two', outcomeIds: ['o2'] },
      { kind: 'customBet', provider: 'one', outcomeIds: ['o3'] },
    ]);
  });

  it('places a multiple of one provider', () => {
    expect(placementsOf(slip('multiple', aSelection(1), aSelection(3)))).toEqual([
      { kind: 'multiple', provider: 'one', outcomeIds: ['o1', 'o3'] },
    ]);
    const other = { ...ofTwo, eventId: 'bg:match:3', outcomeId: 'o3' };
    expect(placementsOf(slip('multiple', ofTwo, other))).toMatchObject([
      { kind: 'multiple', provider: 'two' },
    ]);
  });

  it('SLIP-09 places a multiple of mixed providers, which is no parlay', () => {
    expect(placementsOf(slip('multiple', aSelection(1), ofTwo))).toMatchObject([
      { kind: 'multipleManyProviders', provider: 'many' },
    ]);
  });

  it('places a basketball pair of one match as a parlay', () => {
    const handicap = aSelection(1, { sportId: 'sr:sport:2', marketTypeId: '223' });
    const total = { ...handicap, marketTypeId: '225', outcomeId: 'total' };
    expect(placementsOf(slip('multiple', handicap, total, aSelection(2)))).toMatchObject([
      { kind: 'parlay', provider: 'one' },
    ]);
  });

  it('SLIP-08 places custom bets together as a custom-bet parlay', () => {
    const customs = [1, 2].map((n) => aSelection(n, { isCustom: true }));
    expect(placementsOf(slip('multiple', ...customs))).toMatchObject([
      { kind: 'parlayCustomBets' },
    ]);
  });

  it('places nothing of an empty slip', () => {
    expect(placementsOf(emptyBetSlip('i1'))).toEqual([]);
  });
});

it('PLACE-02 names provider two by 1 and many providers by 3', () => {
  expect(TICKET_PROVIDER_ID).toMatchObject({ two: 1, many: 3 });
});
