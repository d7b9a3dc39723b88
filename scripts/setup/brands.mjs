import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupFailure } from './failure.mjs';
import { root } from './places.mjs';

const flagship = 'arara';
const folder = path.join(root, 'packages/brand-themes/brands');

/** Codes of the brands, each the name of its folder. */
export function knownBrands() {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * The brand that the environment asks for; the flagship when it asks for none.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} known
 */
export function chosenBrand(env, known) {
  const brand = env['BRAND'] || flagship;
  if (known.includes(brand)) return brand;
  throw new SetupFailure(
    `There is no brand called "${brand}".`,
    `Set BRAND to one of: ${known.join(', ')}`,
  );
}

/**
 * The country a brand is licensed in, by its facts.
 *
 * @param {string} brand
 * @returns {string} ISO code
 */
export function countryOf(brand) {
  const facts = readFileSync(path.join(folder, brand, 'facts.json'), 'utf8');
  return JSON.parse(facts).country;
}
