import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadBrand } from './brand-check.ts';
import { brandCodes, BRANDS_ROOT } from './brands.ts';
import { rampsOf } from './scale.ts';
import { brandScale } from './token-layers.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(join(BRANDS_ROOT, 'arara'), join(root, 'arara'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function rewrite(file: string, change: (text: string) => string): void {
  const path = join(root, 'arara', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

interface ColourFile {
  readonly color: Record<string, Record<string, unknown>>;
}

function changeFile(file: string, change: (tokens: ColourFile) => void): void {
  rewrite(file, (text) => {
    const tokens = JSON.parse(text) as ColourFile;
    change(tokens);
    return JSON.stringify(tokens);
  });
}

const colour = (components: readonly number[]) => ({
  $value: { colorSpace: 'oklch', components },
});

/** Gives a role a colour of its own, by a step of a ramp that nothing else names. */
function override(role: string, components: readonly number[]): void {
  changeFile('scale.json', ({ color }) => {
    color['tried'] = { 1: colour(components) };
  });
  changeFile('tokens.json', ({ color }) => {
    color[role] = { $value: '{color.tried.1}' };
  });
}

describe('every brand', () => {
  it.each(brandCodes())('%s is complete, lawful and legible', async (code) => {
    const { facts, tokens } = await loadBrand(code);
    expect(facts.code).toBe(code);
    expect(tokens.every(({ value, description }) => value !== '' && description !== '')).toBe(true);
  });

  it.each(brandCodes())('%s leaves 44 px to touch', async (code) => {
    const { tokens } = await loadBrand(code);
    const sizes = tokens.filter(({ path }) => path.startsWith('size.'));
    for (const { path, value } of sizes) expect(parseFloat(value), path).toBeGreaterThanOrEqual(44);
  });

  it.each(brandCodes())('%s names every step of its scale', (code) => {
    const used = ['tokens.json', 'other-scheme.json']
      .map((file) => readFileSync(join(BRANDS_ROOT, code, file), 'utf8'))
      .join();
    const steps = rampsOf(brandScale(code)).flatMap(({ name, steps }) =>
      steps.map((_, at) => `{color.${name}.${at + 1}}`),
    );
    expect(steps.filter((step) => !used.includes(step))).toEqual([]);
  });

  it('looks like itself', async () => {
    const brands = await Promise.all(brandCodes().map((code) => loadBrand(code)));
    const faces = brands.map(({ tokens }) =>
      ['color.ground', 'color.action', 'radius.card', 'font.family']
        .map((path) => tokens.find((token) => token.path === path)?.value)
        .join(),
    );
    expect(new Set(faces).size).toBe(brands.length);
  });
});

describe('a brand is refused', () => {
  it('with a pair below its contrast, naming brand, pair and ratio', async () => {
    override('text-muted', [0.4, 0.05, 271]);
    await expect(loadBrand('arara', root)).rejects.toThrow(
      /Brand 'arara'[^]*text-muted on card has a contrast of \d\.\d\d, less than 4\.5/,
    );
  });

  it('with a role the base does not know', async () => {
    override('scarlet', [0.5, 0.1, 20]);
    await expect(loadBrand('arara', root)).rejects.toThrow(
      "arara/tokens.json: no role 'color.scarlet'",
    );
  });

  it('with a colour no screen shows', async () => {
    override('hairline', [0.5, 0.4, 140]);
    await expect(loadBrand('arara', root)).rejects.toThrow('color.tried.1 lies outside sRGB');
  });

  it('with a colour that is no step of its scale', async () => {
    changeFile('tokens.json', ({ color }) => {
      color['hairline'] = colour([0.5, 0.1, 140]);
    });
    await expect(loadBrand('arara', root)).rejects.toThrow(
      'arara/tokens.json has the colour [0.5, 0.1, 140]: make it a step of scale.json',
    );
  });

  it('with a step that its scale lacks', async () => {
    changeFile('tokens.json', ({ color }) => {
      color['hairline'] = { $value: '{color.neutral.99}' };
    });
    await expect(loadBrand('arara', root)).rejects.toThrow(
      'arara/tokens.json names {color.neutral.99}, which is no role and no step of scale.json',
    );
  });

  it('with a ramp that grows lighter again', async () => {
    changeFile('scale.json', ({ color }) => {
      color['brand'] = { ...color['brand'], 2: colour([1, 0, 0]) };
    });
    await expect(loadBrand('arara', root)).rejects.toThrow(
      'color.brand.2 is lighter than the step before it',
    );
  });

  it('with a font this package does not carry', async () => {
    rewrite('tokens.json', (text) => text.replace('"Sora"', '"Comic Neue"'));
    await expect(loadBrand('arara', root)).rejects.toThrow("No font 'Comic Neue'");
  });

  it('with a file missing', async () => {
    rmSync(join(root, 'arara', 'logo', 'favicon.svg'));
    await expect(loadBrand('arara', root)).rejects.toThrow('logo/favicon.svg is missing');
  });

  it('with a mark that needs a font or another file', async () => {
    rewrite('logo/mark.svg', (text) =>
      text.replace('</svg>', '<text>a</text><use href="x.svg#a"/></svg>'),
    );
    await expect(loadBrand('arara', root)).rejects.toThrow(/shapes alone[^]*another file/);
  });

  it('with a way of paying its country forbids', async () => {
    rewrite('facts.json', (text) => text.replace('"pix"', '"pix", "card"'));
    await expect(loadBrand('arara', root)).rejects.toThrow('payment by card is forbidden in BR');
  });

  it('with wrong check digits or a header the browser would not match', async () => {
    rewrite('facts.json', (text) =>
      text.replace('0001-87', '0001-88').replace('#070b18', '#ffffff'),
    );
    await expect(loadBrand('arara', root)).rejects.toThrow(/themeColor[^]*wrong check digits/);
  });
});
