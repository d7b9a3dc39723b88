import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBrands } from './build.ts';
import { brandCodes, brandFacts, BRANDS_ROOT } from './brands.ts';

let dist: string;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'brands-dist-'));
  await buildBrands(BRANDS_ROOT, dist);
});

afterAll(() => rmSync(dist, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** The variables a stylesheet declares in the block of a selector. */
function declared(css: string, selector: string): string[] {
  const [, block = ''] = css.split(`${selector} {`);
  return [...(block.split('}')[0] ?? '').matchAll(/--vt-[a-z-]+(?=:)/g)].map(([name]) => name);
}

describe('buildBrands', () => {
  it.each(brandCodes())('writes the stylesheet of %s with each role resolved', (code) => {
    const css = read(`css/${code}.css`);
    expect(css).toContain(':root,');
    expect(css).not.toMatch(/\{[a-z]+\.|undefined|\[object|NaN/);
    expect(declared(css, `[data-brand='${code}']`)).toEqual(
      expect.arrayContaining(['--vt-color-on-odds-selected', '--vt-radius-odds', '--vt-ease']),
    );
  });

  it.each(brandCodes())('changes colours alone in the other scheme of %s', (code) => {
    const other = brandFacts(code).scheme === 'light' ? 'dark' : 'light';
    const changed = declared(read(`css/${code}.css`), `[data-scheme='${other}']`);
    expect(changed).toEqual(expect.arrayContaining(['--vt-color-ground', '--vt-color-text']));
    expect(changed.filter((name) => !/^--vt-(color|shadow)-/.test(name))).toEqual([]);
  });

  it('declares every role in the scope of each brand, so that scopes nest', () => {
    const css = read('css/all-brands.css');
    const scopes = brandCodes().map((code) => declared(css, `[data-brand='${code}']`).sort());
    for (const scope of scopes) expect(scope).toEqual(scopes[0]);
    expect(css).not.toContain(':root');
  });

  it.each(brandCodes())('puts the fonts %s names beside its marks', (code) => {
    const addresses = [...read(`css/${code}.css`).matchAll(/url\('\.\.\/([^']+)'\)/g)];
    expect(addresses).not.toHaveLength(0);
    for (const [, file = ''] of addresses) expect(existsSync(join(dist, file)), file).toBe(true);
    expect(existsSync(join(dist, 'assets', code, 'wordmark.svg'))).toBe(true);
  });

  it.each(brandCodes())('draws the icons and the shared picture of %s', async (code) => {
    const sizes = ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon', 'social'].map(
      async (name) => {
        const { format, width, height } = await sharp(
          join(dist, 'assets', code, `${name}.png`),
        ).metadata();
        return [name, format, width, height];
      },
    );
    expect(await Promise.all(sizes)).toEqual([
      ['icon-192', 'png', 192, 192],
      ['icon-512', 'png', 512, 512],
      ['icon-maskable-512', 'png', 512, 512],
      ['apple-touch-icon', 'png', 180, 180],
      ['social', 'png', 1200, 630],
    ]);
  });

  it.each(brandCodes())('writes the facts of %s as a module', async (code) => {
    const module = (await import(join(dist, 'facts', `${code}.js`))) as {
      facts: unknown;
      themeColors: Record<string, string>;
    };
    const facts = brandFacts(code);
    expect(module.facts).toEqual(facts);
    expect(module.themeColors[facts.scheme]).toBe(facts.themeColor);
  });

  it('writes a table of roles with what each is for', () => {
    const table = JSON.parse(read('tokens.json')) as Record<
      string,
      Record<string, { path: string }[]>
    >;
    expect(Object.keys(table)).toEqual(brandCodes());
    expect(table['ipe']?.['light']).toContainEqual({
      path: 'color.header',
      variable: '--vt-color-header',
      value: '#ffc21f',
      description: 'The bar with the mark and the balance',
    });
  });

  it('keeps the last build when a brand is not ready', async () => {
    const root = mkdtempSync(join(tmpdir(), 'brands-'));
    cpSync(join(BRANDS_ROOT, 'ipe'), join(root, 'ipe'), { recursive: true });
    rmSync(join(root, 'ipe', 'logo'), { recursive: true });
    await expect(buildBrands(root, dist)).rejects.toThrow("Brand 'ipe' is not ready");
    expect(existsSync(join(dist, 'css', 'ipe.css'))).toBe(true);
    rmSync(root, { recursive: true });
  });
});
