import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBrand, type Brand } from './brand-check.ts';
import { otherScheme, type Scheme } from './brand-facts.ts';
import { tokenValue } from './brand-tokens.ts';
import { brandCodes, BRANDS_ROOT } from './brands.ts';
import { fontFile } from './fonts.ts';
import { brandPictures } from './pictures.ts';
import { allBrandsStylesheet, brandFamilies, brandStylesheet } from './stylesheet.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** The header's colour in each scheme, for the browser's own bar. */
function themeColors({ facts, tokens, otherTokens }: Brand): Record<Scheme, string> {
  const own = tokenValue(tokens, 'color.header');
  const other = tokenValue(otherTokens, 'color.header');
  return facts.scheme === 'light' ? { light: own, dark: other } : { light: other, dark: own };
}

function factsModule(brand: Brand): string {
  const exported = { facts: brand.facts, themeColors: themeColors(brand) };
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`)
    .join('');
}

function tokenTable(brands: readonly Brand[]): string {
  const table = brands.map(({ facts, tokens, otherTokens }) => [
    facts.code,
    { [facts.scheme]: tokens, [otherScheme(facts.scheme)]: otherTokens },
  ]);
  return `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`;
}

async function writeAssets(brand: Brand, root: string, dist: string): Promise<void> {
  const { code } = brand.facts;
  const folder = join(dist, 'assets', code);
  cpSync(join(root, code, 'logo'), folder, { recursive: true });
  for (const family of brandFamilies(brand)) {
    const { name, content } = fontFile(family);
    writeFileSync(join(folder, name), content);
  }
  for (const { name, content } of await brandPictures(brand, root)) {
    writeFileSync(join(folder, name), content);
  }
}

/**
 * Builds every brand of the root: stylesheets, assets, facts modules and the table of tokens.
 * Throws what `loadBrand` throws, before anything is written.
 */
export async function buildBrands(root = BRANDS_ROOT, dist = DIST): Promise<readonly string[]> {
  const codes = brandCodes(root);
  const brands = await Promise.all(codes.map((code) => loadBrand(code, root)));
  rmSync(dist, { recursive: true, force: true });
  for (const folder of ['css', 'assets', 'facts']) {
    mkdirSync(join(dist, folder), { recursive: true });
  }
  for (const brand of brands) {
    const { code } = brand.facts;
    writeFileSync(join(dist, 'css', `${code}.css`), brandStylesheet(brand));
    writeFileSync(join(dist, 'facts', `${code}.js`), factsModule(brand));
    await writeAssets(brand, root, dist);
  }
  writeFileSync(join(dist, 'css', 'all-brands.css'), allBrandsStylesheet(brands));
  writeFileSync(join(dist, 'tokens.json'), tokenTable(brands));
  return codes;
}

if (import.meta.main) console.log(`Brands built: ${(await buildBrands()).join(', ')}`);
