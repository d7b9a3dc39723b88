import { describe, expect, it } from 'vitest';
import type { BrandToken } from './brand-tokens.ts';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { contrastRatio } from './contrast.ts';

function tokens(colours: Record<string, string>): BrandToken[] {
  return Object.entries({ ground: '#ffffff', card: '#ffffff', ...colours }).map(
    ([role, value]) => ({
      path: `color.${role}`,
      variable: `--vt-color-${role}`,
      value,
      description: role,
    }),
  );
}

describe('contrastRatio', () => {
  const pair = { role: 'text', on: 'field', minimum: 4.5 };

  it('is 21 for black on white and 4.54 for the greyest legible grey', () => {
    expect(contrastRatio(pair, tokens({ text: '#000000', field: '#ffffff' }))).toBeCloseTo(21);
    expect(contrastRatio(pair, tokens({ text: '#767676', field: '#ffffff' }))).toBeCloseTo(4.54, 2);
  });

  it('judges a translucent ground by the worse of the surfaces under it', () => {
    const clear = { text: '#000000', field: 'rgba(255, 255, 255, 0)' };
    expect(contrastRatio(pair, tokens({ ...clear, card: '#767676' }))).toBeCloseTo(4.62, 2);
  });

  it('refuses a pair of unknown roles', () => {
    expect(() => contrastRatio(pair, tokens({ text: '#000000' }))).toThrow(
      "No token 'color.field'",
    );
  });
});

describe('CONTRAST_PAIRS', () => {
  it('names each pair once', () => {
    const names = CONTRAST_PAIRS.filter(
      (pair, at) =>
        CONTRAST_PAIRS.findIndex(({ role, on }) => role === pair.role && on === pair.on) === at,
    );
    expect(names).toHaveLength(CONTRAST_PAIRS.length);
  });
});
