import { describe, expect, it } from 'vitest';
import { oddsFromDecimal } from '../base/odds.ts';
import { aMarket, anEvent, anOutcome } from '../test/fixtures.ts';
import { isDecided, withDecidedLast } from './decided.ts';

const open = (decimal: number) => anOutcome({ odds: oddsFromDecimal(decimal) });
const locked = anOutcome({ status: 'suspended' });
const match = (...outcomes: ReturnType<typeof anOutcome>[]) =>
  anEvent({ markets: [aMarket({ outcomes })] });

describe('a decided match', () => {
  it('has every price locked or below 1.02', () => {
    expect(isDecided(match(open(1.01), locked, locked))).toBe(true);
    expect(isDecided(match(locked, locked))).toBe(true);
    expect(isDecided(match(open(1.01), open(41), locked))).toBe(false);
    expect(isDecided(match(open(1.02), locked))).toBe(false);
  });

  it('is none while its main market is suspended, which may open again', () => {
    const suspended = aMarket({ status: 'suspended', outcomes: [open(2), open(3)] });
    expect(isDecided(anEvent({ markets: [suspended] }))).toBe(false);
  });

  it('is none without a market', () => {
    expect(isDecided(anEvent({ markets: [] }))).toBe(false);
  });
});

describe('a list of matches', () => {
  it('has its decided matches last, and all others in their order', () => {
    const decided = match(open(1.01), locked);
    const first = match(open(2), open(3));
    const second = match(open(1.5), open(4));
    expect(withDecidedLast([first, decided, second])).toEqual([first, second, decided]);
  });
});
