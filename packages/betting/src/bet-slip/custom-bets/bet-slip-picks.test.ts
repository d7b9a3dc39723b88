import { describe, expect, it } from 'vitest';
import { oddsFromDecimal } from '../../base/odds.ts';
import { aSelection } from '../../test/fixtures.ts';
import { emptyBetSlip, reduceBetSlip } from '../bet-slip.ts';
import type { BetSlipEvent, PickNews } from '../bet-slip-event.ts';
import type { BetSlip, CustomPick } from '../bet-slip-types.ts';

function aPick(n: number): CustomPick {
  const { placed, latest, ...facts } = aSelection(n);
  return { ...facts, placed, latest };
}

const seen = { odds: oddsFromDecimal(3.1), outcomeName: 'Flamengo + Flamengo' };
const custom = aSelection(9, {
  isCustom: true,
  picks: [aPick(1), aPick(2)],
  placed: seen,
  latest: seen,
});
const slip: BetSlip = { ...emptyBetSlip('i1'), step: 'settingBet', selections: [custom] };

const news: PickNews = {
  outcomeId: 'o2',
  marketStatus: 'active',
  outcomeActive: true,
  latest: { odds: oddsFromDecimal(1.7), outcomeName: 'Vasco' },
};

function after(...events: readonly BetSlipEvent[]) {
  return events.reduce(reduceBetSlip, slip);
}

function told(picks: readonly PickNews[], outcomeId = 'o9'): BetSlipEvent {
  return { kind: 'picksChanged', outcomeId, picks };
}

function accepted(odds: number, outcomeName: string): BetSlipEvent {
  const shown = [{ outcomeId: 'o9', odds: oddsFromDecimal(odds), outcomeName }];
  return { kind: 'shownAccepted', intentId: 'i1', shown };
}

describe('the parts of a custom bet', () => {
  it('CUST-03 have a placed and a latest outcome, and the bet is called by the latest', () => {
    expect(after(told([news])).selections).toMatchObject([
      {
        placed: { odds: 3100, outcomeName: 'Flamengo + Flamengo' },
        latest: { odds: 3100, outcomeName: 'Flamengo + Vasco' },
        picks: [
          { latest: { odds: 1850, outcomeName: 'Flamengo' } },
          {
            placed: { odds: 1850, outcomeName: 'Flamengo' },
            latest: { odds: 1700, outcomeName: 'Vasco' },
          },
        ],
      },
    ]);
  });

  it('CUST-03 keep their own status', () => {
    const off = { ...news, marketStatus: 'suspended', outcomeActive: false } as const;
    expect(after(told([off])).selections[0]?.picks).toMatchObject([
      { marketStatus: 'active', outcomeActive: true },
      { marketStatus: 'suspended', outcomeActive: false },
    ]);
  });

  it('CUST-03 are placed as they are when the bettor takes the latest price of the bet', () => {
    const moved = { ...news, latest: { ...news.latest, outcomeName: 'Flamengo' } };
    const taken = after(told([moved]), accepted(3.1, 'Flamengo + Flamengo'));
    expect(taken.selections[0]?.picks).toMatchObject([
      { placed: { odds: 1850 } },
      { placed: { odds: 1700 } },
    ]);
    const worse = { kind: 'oddsChanged', outcomeId: 'o9', odds: oddsFromDecimal(2.9) } as const;
    const asked = after(told([moved]), worse, accepted(3.1, 'Flamengo + Flamengo'));
    expect(asked.selections[0]?.picks).toMatchObject([{}, { placed: { odds: 1850 } }]);
  });

  it('change nothing by news of what is known, of another bet, or of no part', () => {
    const known = { ...news, latest: aPick(2).latest };
    expect(after(told([known]))).toBe(slip);
    expect(after(told([news], 'o8'))).toBe(slip);
    expect(after(told([{ ...news, outcomeId: 'o9' }]))).toBe(slip);
    const plain = { ...slip, selections: [aSelection(9)] };
    expect(reduceBetSlip(plain, told([news]))).toBe(plain);
  });
});
