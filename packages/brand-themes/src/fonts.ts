import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import roboto from '@capsizecss/metrics/roboto';

const require = createRequire(import.meta.url);
const SCOPE = '@fontsource-variable/';
const manifest = require('../package.json') as { dependencies: Record<string, string> };

type FontMetrics = Parameters<typeof createFontStack>[0][number];

interface FontMetadata {
  readonly family: string;
  readonly weights: readonly number[];
}

/** A family no installed font package carries: the message lists those that exist. */
export class UnknownFontError extends Error {
  override readonly name = 'UnknownFontError';
  constructor(family: string) {
    super(`No font '${family}'; this package carries: ${fontFamilies().join(', ')}`);
  }
}

function slugOf(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-');
}

function metadataOf(slug: string): FontMetadata {
  return require(`${SCOPE}${slug}/metadata.json`) as FontMetadata;
}

/** The families a brand can choose from: the font packages this package depends on. */
export function fontFamilies(): readonly string[] {
  return Object.keys(manifest.dependencies)
    .filter((name) => name.startsWith(SCOPE))
    .map((name) => metadataOf(name.slice(SCOPE.length)).family);
}

function installedSlug(family: string): string {
  if (!fontFamilies().includes(family)) throw new UnknownFontError(family);
  return slugOf(family);
}

/**
 * The family with its fallbacks, and the faces of the fallbacks: the system's own fonts stretched
 * to the metrics of the family, so that a text doesn't move when the font arrives.
 */
export function fontStack(family: string): { family: string; fallbackFaces: string } {
  const camel = installedSlug(family).replaceAll(/-(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  const metrics = require(`@capsizecss/metrics/${camel}`) as FontMetrics;
  const stack = createFontStack([metrics, arial, roboto]);
  return {
    family: `${stack.fontFamily}, system-ui, sans-serif`,
    fallbackFaces: stack.fontFaces,
  };
}

/** The file of a family: one variable woff2 with the Latin letters. */
export interface FontFile {
  readonly name: string;
  readonly content: Buffer;
}

export function fontFile(family: string): FontFile {
  const slug = installedSlug(family);
  return {
    name: `${slug}-latin.woff2`,
    content: readFileSync(require.resolve(`${SCOPE}${slug}/files/${slug}-latin-wght-normal.woff2`)),
  };
}

/**
 * The `@font-face` rules of a family whose file lies at the address. A page never changes its font once it
 * stands, since even a fallback of the same measures moves what is as wide as its text: on a slow first visit
 * the brand's font comes with the next page.
 */
export function fontFaces(family: string, address: string): string {
  const slug = installedSlug(family);
  const { weights } = metadataOf(slug);
  const { latin } = require(`${SCOPE}${slug}/unicode.json`) as { latin: string };
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: optional;
  font-weight: ${Math.min(...weights)} ${Math.max(...weights)};
  src: url('${address}') format('woff2');
  unicode-range: ${latin.replaceAll(',', ', ')};
}
${fontStack(family).fallbackFaces}`;
}
