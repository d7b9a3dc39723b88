import { describe, expect, it } from 'vitest';
import { withOddsFormat } from './formatted-odds.ts';

const BOARD =
  '<button data-outcome="o1"><span data-live-odds="o1" class="odds-price">2.20</span></button>' +
  '<button data-outcome="o2"><span data-live-odds="o2" class="odds-price">1.85</span></button>' +
  '<span data-live-score="sr:match:1:home">2</span>';

describe('a board in a format of odds', () => {
  it('CAT-29 has every price in the format, the decimal beside it, and nothing else changed', () => {
    expect(withOddsFormat(BOARD, 'american')).toBe(
      '<button data-outcome="o1"><span data-odds="2.20" data-live-odds="o1" class="odds-price">+120</span></button>' +
        '<button data-outcome="o2"><span data-odds="1.85" data-live-odds="o2" class="odds-price">-118</span></button>' +
        '<span data-live-score="sr:match:1:home">2</span>',
    );
    expect(withOddsFormat(BOARD, 'fractional')).toContain('>17/20<');
  });

  it('is the board itself where odds are decimal', () => {
    expect(withOddsFormat(BOARD, 'decimal')).toBe(BOARD);
  });
});
