import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { check } from 'prettier';
import { tokenValue } from './brand-tokens.ts';
import { brandCodes } from './brands.ts';
import { buildBrands } from './build.ts';
import { COUNTRY_CODES } from './country-rules.ts';
import { writeNewBrand, type BrandOrder } from './new-brand.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brands-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const TUCANO: BrandOrder = {
  code: 'tucano',
  name: 'Tucano',
  country: 'BR',
  action: '#e5670a',
  ground: '#f1f6f4',
  font: 'Rubik',
  scheme: 'light',
  corner: 6,
  casinoLayout: 'rails',
  look: {
    density: 'regular',
    header: 'solid',
    card: 'raised',
    odds: 'filled',
    tabs: 'pill',
    list: 'cards',
  },
};

describe('writeNewBrand', () => {
  it('writes one folder that passes every check and builds', async () => {
    const { facts, tokens } = await writeNewBrand(TUCANO, root);
    expect(facts).toMatchObject({ code: 'tucano', name: 'Tucano', welcomeBonusAllowed: false });
    expect(tokenValue(tokens, 'color.action')).toBe('#e5670a');
    expect(tokenValue(tokens, 'radius.card')).toBe('6px');
    expect(brandCodes(root)).toEqual(['tucano']);
    expect(await buildBrands(root, join(root, 'dist'))).toEqual(['tucano']);
  });

  it('writes files the formatter leaves alone', async () => {
    await writeNewBrand(TUCANO, root);
    for (const file of ['scale.json', 'tokens.json', 'facts.json']) {
      const text = readFileSync(join(root, 'tucano', file), 'utf8');
      expect(await check(text, { parser: 'json', printWidth: 100 }), file).toBe(true);
    }
  });

  it.each(COUNTRY_CODES)('writes a lawful brand in %s', async (country) => {
    const { facts } = await writeNewBrand({ ...TUCANO, country }, root);
    expect(facts.country).toBe(country);
  });

  it.each([
    ['light', '#ffffff', '#ffe100'],
    ['light', '#fdeef4', '#808080'],
    ['light', '#eef4ff', '#000000'],
    ['dark', '#000000', '#1a1a1a'],
    ['dark', '#1a0505', '#ffffff'],
    ['dark', '#06281d', '#00c853'],
    ['dark', '#14213d', '#7a5cff'],
  ] as const)(
    'makes a legible %s brand of ground %s and action %s',
    async (scheme, ground, action) => {
      for (const header of ['split', 'solid', 'tinted'] as const) {
        const code = `try${header}`;
        const look = { ...TUCANO.look, header };
        const { facts } = await writeNewBrand(
          { ...TUCANO, code, scheme, ground, action, look },
          root,
        );
        expect(facts.scheme).toBe(scheme);
      }
    },
  );

  it('draws names with the accents of Portuguese and Spanish', async () => {
    await writeNewBrand({ ...TUCANO, name: 'Ñandú São Çaí' }, root);
    const wordmark = readFileSync(join(root, 'tucano', 'logo', 'wordmark.svg'), 'utf8');
    expect(wordmark).toContain('currentColor');
    expect(wordmark.match(/<path/g)).toHaveLength(16);
  });

  it.each([
    ['a code in capitals', { code: 'Tucano' }, "'Tucano' must be lower-case"],
    ['a code that climbs', { code: '../tucano' }, 'must be lower-case'],
    ['an unknown font', { font: 'Comic Neue' }, "No font 'Comic Neue'"],
    ['a name with no letters', { name: 'Bet 7' }, "no letter '7'"],
    ['a dark ground in a light scheme', { ground: '#101010' }, 'too dark for a light scheme'],
  ] as const)('refuses %s and leaves nothing behind', async (_, change, message) => {
    await expect(writeNewBrand({ ...TUCANO, ...change }, root)).rejects.toThrow(message);
    expect(readdirSync(root)).toEqual([]);
  });

  it('refuses a code in use and leaves the brand as it is', async () => {
    await writeNewBrand(TUCANO, root);
    await expect(writeNewBrand(TUCANO, root)).rejects.toThrow("There is a brand 'tucano' already");
    expect(existsSync(join(root, 'tucano', 'facts.json'))).toBe(true);
  });
});
