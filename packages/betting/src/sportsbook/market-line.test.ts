import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMarket } from '../test/fixtures.ts';
import { lineOf, nameWithoutLine, panelKey } from './market-line.ts';

const total = aMarket({
  id: 'm-25',
  marketTypeId: '18',
  name: 'Total de gols 2.5',
  layout: 'totals',
  specifiers: 'total=2.5',
});

describe('the line of a market', () => {
  it('is its total or its handicap, as the operator writes it', () => {
    expect(lineOf(total)).toBe('2.5');
    expect(lineOf(aMarket({ layout: 'handicap', specifiers: 'hcp=-1' }))).toBe('-1');
  });

  it('is none for a score, and for a market that has no lines', () => {
    expect(lineOf(aMarket({ layout: 'handicap', specifiers: 'hcp=0:1' }))).toBeNull();
    expect(lineOf(aMarket({ specifiers: 'total=2.5' }))).toBeNull();
  });

  it('lines of one market share a panel, whose name has no line', () => {
    expect(panelKey(total)).toBe('18');
    expect(panelKey(aMarket())).toBe('m1');
    expect(nameWithoutLine(total)).toBe('Total de gols');
    const handicap = { layout: 'handicap', specifiers: 'hcp=-1.5' } as const;
    expect(nameWithoutLine(aMarket({ ...handicap, name: 'Handicap (-1,5)' }))).toBe('Handicap');
    expect(nameWithoutLine(aMarket())).toBe('Resultado final');
  });

  it('is a number, whatever else is written, and no pattern', () => {
    const pattern = fc.stringMatching(/^[-+]?[\d.*+?()[\]|\\^$]{0,9}$/);
    fc.assert(
      fc.property(pattern, fc.string(), (written, name) => {
        const market = aMarket({ layout: 'totals', specifiers: `total=${written}`, name });
        expect(lineOf(market) ?? '0').toMatch(/^[+-]?\d+(?:\.\d+)?$/);
        expect(name.startsWith(nameWithoutLine(market))).toBe(true);
      }),
    );
    const line = { layout: 'totals', specifiers: 'total=2.5' } as const;
    expect(nameWithoutLine(aMarket({ ...line, name: 'Total 2x5' }))).toBe('Total 2x5');
  });
});
