import { oddsFromThousandths } from '@vitrine/betting/base/odds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsFromText, parseTap, tapValue } from './tap-value.ts';

const id = fc.stringMatching(/^[\w:.|=-]{1,80}$/);
const odds = fc.integer({ min: 1000, max: 9_999_999 }).map(oddsFromThousandths);

describe('a tap', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(id, id, odds, (eventId, outcomeId, seen) => {
        const tap = { eventId, outcomeId, seen };
        expect(parseTap(tapValue(tap))).toEqual(tap);
      }),
    );
  });

  it('is nothing else that a form may hold', () => {
    const forged = ['', 'o1', '0999 e o', '1850 e', '1850  o', '-1850 e o', '18.5 e o', '1850 é o'];
    for (const value of forged) expect(parseTap(value)).toBeNull();
    expect(parseTap(null)).toBeNull();
    expect(parseTap(new File([], '1850 e o'))).toBeNull();
  });

  it('never fails on what a form may hold', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const tap = parseTap(value);
        if (tap) expect(new Headers({ Location: `/#${tap.eventId}` }).has('Location')).toBe(true);
      }),
    );
  });
});

describe('odds on a button', () => {
  it('are read with their thousandths', () => {
    expect(oddsFromText('1.85')).toBe(1850);
    expect(oddsFromText('1.855')).toBe(1855);
    expect(oddsFromText('1.00')).toBe(1000);
  });

  it.each(['', '0.99', 'abc', '1,85', 'Infinity', '1e3', '0x10', ' 2.10', '2.1000', '-2.10'])(
    'are not "%s"',
    (text) => {
      expect(oddsFromText(text)).toBeNull();
    },
  );
});
