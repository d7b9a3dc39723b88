import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBePaidEarly, isEarlyWinner, resultWithEarlyPayout } from './early-payout.ts';

const home = { marketTypeId: '1', outcomeTypeId: '1' };
const away = { marketTypeId: '1', outcomeTypeId: '3' };
const draw = { marketTypeId: '1', outcomeTypeId: '2' };
const lead = fc.record({ home: fc.nat({ max: 6 }), away: fc.nat({ max: 6 }) });

describe('early payout', () => {
  it('is for the sides of a match winner alone', () => {
    expect([home, away, draw].map(canBePaidEarly)).toEqual([true, true, false]);
    expect(canBePaidEarly({ marketTypeId: '18', outcomeTypeId: '1' })).toBe(false);
  });

  it('pays a side once it is two ahead, whatever the other did', () => {
    fc.assert(
      fc.property(lead, (leads) => {
        expect(isEarlyWinner(home, leads)).toBe(leads.home >= 2);
        expect(isEarlyWinner(away, leads)).toBe(leads.away >= 2);
        expect(isEarlyWinner(draw, leads)).toBe(false);
      }),
    );
  });

  it('turns a lost leg into a won one only where it was promised', () => {
    const leads = () => ({ home: 2, away: 0 });
    const end = (isEarlyPayout: boolean, result: 'Lost' | 'Win' | 'Void') =>
      resultWithEarlyPayout({ ...home, isEarlyPayout }, result, leads);
    expect(end(true, 'Lost')).toEqual({ result: 'Win', settledAs: 'EarlyPayout' });
    expect(end(false, 'Lost')).toEqual({ result: 'Lost', settledAs: 'Normal' });
    expect(end(true, 'Win')).toEqual({ result: 'Win', settledAs: 'Normal' });
  });
});
