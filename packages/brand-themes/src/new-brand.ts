import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadBrand, type Brand } from './brand-check.ts';
import { HOME_BLOCKS, otherScheme, type CasinoLayout } from './brand-facts.ts';
import { resolveTokens, tokenValue, type BrandToken } from './brand-tokens.ts';
import { BRANDS_ROOT } from './brands.ts';
import { COUNTRY_RULES, type CountryCode } from './country-rules.ts';
import { CURRENCY_RULES } from './currency-rules.ts';
import { drawInitial, drawWordmark } from './lettering.ts';
import { draftLicensee } from './licensee-draft.ts';
import { derivePalette, groundOf } from './palette.ts';
import { scaleOf } from './scale.ts';
import { sharedLayers, type Style, type TokenNode } from './token-layers.ts';

/** What has to be said to start a brand. */
export interface BrandOrder extends Style {
  readonly code: string;
  readonly name: string;
  readonly country: CountryCode;
  readonly action: string;
  readonly ground: string;
  readonly font: string;
  /** Corner radius of controls and cards, in px. */
  readonly corner: number;
  readonly casinoLayout: CasinoLayout;
}

/** A code that can't be used, or is in use. */
export class BrandCodeError extends Error {
  override readonly name = 'BrandCodeError';
}

const MARK_STROKE = 12;

async function brandTokenFile(order: BrandOrder): Promise<TokenNode> {
  const pixels = (value: number) => ({ $value: { value, unit: 'px' } });
  return {
    ...(await derivePalette(order, sharedLayers(order))),
    radius: { control: pixels(order.corner), card: pixels(order.corner) },
    font: { family: { $value: [order.font] } },
  };
}

async function otherSchemeFile(order: BrandOrder): Promise<TokenNode> {
  const scheme = otherScheme(order.scheme);
  const seed = { ...order, scheme, ground: groundOf(order.ground, scheme) };
  return derivePalette(seed, sharedLayers(seed));
}

function brandFactsFile(order: BrandOrder, tokens: readonly BrandToken[]): object {
  const { code, name, country, scheme, look, casinoLayout } = order;
  const rules = COUNTRY_RULES[country];
  const { quickAmounts } = CURRENCY_RULES[rules.currency];
  const [smallest, largest] = [Math.min(...quickAmounts), Math.max(...quickAmounts)];
  return {
    name,
    country,
    scheme,
    themeColor: tokenValue(tokens, 'color.header'),
    look,
    casinoLayout,
    homeBlocks: HOME_BLOCKS,
    products: { sportsbook: true, casino: true },
    paymentMethods: rules.paymentMethods,
    deposit: { minimum: smallest, maximum: largest * 50 },
    welcomeBonusAllowed: rules.welcomeBonusAllowed,
    licensee: draftLicensee(code, name, country),
  };
}

interface TileColours {
  readonly ground: string;
  readonly ink: string;
}

function tile(name: string, radius: number, { ground, ink }: TileColours): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `  <rect width="64" height="64" rx="${radius}" fill="${ground}"/>`,
    `  <g stroke="${ink}">${drawInitial(name, MARK_STROKE)}</g>`,
    '</svg>',
    '',
  ].join('\n');
}

async function json(value: object): Promise<string> {
  const style = await resolveConfig(import.meta.filename);
  return format(JSON.stringify(value), { ...style, parser: 'json' });
}

/**
 * Writes the folder of a new brand: legible colours from two, a drawn name and initial, the facts
 * its country settles. Nothing stays behind when it fails. Throws BrandCodeError, PaletteError,
 * UnknownFontError, UndrawableNameError, and what `loadBrand` throws.
 */
export async function writeNewBrand(order: BrandOrder, root = BRANDS_ROOT): Promise<Brand> {
  const folder = join(root, order.code);
  if (!/^[a-z][a-z0-9]+$/.test(order.code)) {
    throw new BrandCodeError(`'${order.code}' must be lower-case letters and digits`);
  }
  if (existsSync(folder)) throw new BrandCodeError(`There is a brand '${order.code}' already`);

  const { scale, own, other } = scaleOf({
    own: await brandTokenFile(order),
    other: await otherSchemeFile(order),
  });
  const layer = { file: join(order.code, 'tokens.json'), tokens: own };
  const tokens = await resolveTokens([...sharedLayers(order), layer], scale);
  const colour = (role: string) => tokenValue(tokens, `color.${role}`);
  const action = { ground: colour('action'), ink: colour('on-action') };
  const header = { ground: colour('on-header'), ink: colour('header') };
  const files: Readonly<Record<string, string>> = {
    'scale.json': await json(scale),
    'tokens.json': await json(own),
    'other-scheme.json': await json(other),
    'facts.json': await json(brandFactsFile(order, tokens)),
    'logo/mark.svg': tile(order.name, 32, order.look.header === 'solid' ? header : action),
    'logo/wordmark.svg': drawWordmark(order.name, MARK_STROKE),
    'logo/favicon.svg': tile(order.name, 14, action),
  };
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    return await loadBrand(order.code, root);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
