import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrandFacts } from './brand-facts.ts';
import { parseBrandFacts } from './facts-file.ts';

/** The folder whose folders are the brands. Every reader takes another root as an argument. */
export const BRANDS_ROOT = fileURLToPath(new URL('../brands', import.meta.url));

/** What a brand folder must hold. */
export const BRAND_FILES = [
  'facts.json',
  'scale.json',
  'tokens.json',
  'other-scheme.json',
  'logo/mark.svg',
  'logo/wordmark.svg',
  'logo/favicon.svg',
] as const;

/** A code nobody made a folder for: the message lists those that exist. */
export class UnknownBrandError extends Error {
  override readonly name = 'UnknownBrandError';
  constructor(code: string, root: string) {
    super(`No brand '${code}'; there are: ${brandCodes(root).join(', ')}`);
  }
}

/** The codes of all brands, in alphabetical order: the names of the folders in the root. */
export function brandCodes(root = BRANDS_ROOT): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The files a brand folder lacks. */
export function missingFiles(code: string, root = BRANDS_ROOT): readonly string[] {
  return BRAND_FILES.filter((file) => !existsSync(join(root, code, file)));
}

/**
 * The facts of a brand, read from its folder; for builds and servers, not for the browser.
 * Throws UnknownBrandError, or BrandFactsError naming the brand and each fact that is wrong.
 */
export function brandFacts(code: string, root = BRANDS_ROOT): BrandFacts {
  if (!brandCodes(root).includes(code)) throw new UnknownBrandError(code, root);
  return parseBrandFacts(code, JSON.parse(readFileSync(join(root, code, 'facts.json'), 'utf8')));
}
