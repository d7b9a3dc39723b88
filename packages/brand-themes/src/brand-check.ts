import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Color from 'colorjs.io';
import { brandFacts, BRANDS_ROOT, missingFiles } from './brands.ts';
import { resolveTokens, tokenValue, type BrandToken } from './brand-tokens.ts';
import { otherScheme, type BrandFacts } from './brand-facts.ts';
import { contrastFailures } from './contrast.ts';
import { forbiddenReach } from './country-rules.ts';
import { coloursIn, rampsOf } from './scale.ts';
import { isTaxId } from './tax-id.ts';
import {
  brandLayer,
  brandScale,
  otherSchemeLayer,
  rolesOf,
  schemelessLayer,
  sharedLayers,
  type TokenLayer,
  type TokenNode,
} from './token-layers.ts';

/** A brand that passed every check. */
export interface Brand {
  readonly facts: BrandFacts;
  /** Every role in the brand's own scheme. */
  readonly tokens: readonly BrandToken[];
  /** Every role in the other scheme. */
  readonly otherTokens: readonly BrandToken[];
}

/** A brand folder that can't be built; the message has one line for each problem. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  constructor(code: string, problems: readonly string[]) {
    super([`Brand '${code}' is not ready:`, ...problems].join('\n  '));
  }
}

/** What is wrong with a scale: colours no sRGB screen can show, ramps out of order. */
function scaleProblems(scale: TokenNode): string[] {
  return rampsOf(scale).flatMap(({ name, steps }) =>
    steps.flatMap(({ components }, at) => {
      const problems: string[] = [];
      if (!new Color('oklch', [...components]).inGamut('srgb', { epsilon: 0.002 })) {
        problems.push(`color.${name}.${at + 1} lies outside sRGB: lower its chroma`);
      }
      const above = steps[at - 1];
      if (above && above.components[0] < components[0]) {
        problems.push(`color.${name}.${at + 1} is lighter than the step before it`);
      }
      return problems;
    }),
  );
}

/** The colours of a token file that name no step of the scale. */
function ownColours({ file, tokens }: TokenLayer): string[] {
  return coloursIn(tokens).map(
    ({ components }) =>
      `${file} has the colour [${components.join(', ')}]: make it a step of scale.json and name that`,
  );
}

/** The names in a brand's files that are neither a role nor a step of its scale. */
function strangeNames(
  layers: readonly TokenLayer[],
  shared: readonly TokenLayer[],
  scale: TokenNode,
): string[] {
  const known = new Set([...rolesOf(shared[0]?.tokens ?? {}), ...rolesOf(scale)]);
  return layers.flatMap(({ file, tokens }) =>
    [...JSON.stringify(tokens).matchAll(/"\{([^"]+)\}"/g)].flatMap(([, name = '']) =>
      known.has(name)
        ? []
        : [`${file} names {${name}}, which is no role and no step of scale.json`],
    ),
  );
}

function illegiblePairs(scheme: string, tokens: readonly BrandToken[]): string[] {
  return contrastFailures(tokens).map(
    ({ role, on, ratio, minimum }) =>
      `${scheme}: ${role} on ${on} has a contrast of ${ratio.toFixed(2)}, less than ${minimum}`,
  );
}

function drawingProblems(root: string, code: string, file: string): string[] {
  const drawing = readFileSync(join(root, code, file), 'utf8');
  const problems: string[] = [];
  if (!/<svg [^>]*viewBox="/.test(drawing)) problems.push(`${file} has no viewBox`);
  if (/<(text|image|script|foreignObject|style)\b/.test(drawing)) {
    problems.push(`${file} must be drawn with shapes alone`);
  }
  if (/href="(?!#)/.test(drawing)) problems.push(`${file} refers to another file`);
  return problems;
}

function factsProblems(facts: BrandFacts, tokens: readonly BrandToken[]): string[] {
  const problems = forbiddenReach(facts);
  const header = tokenValue(tokens, 'color.header');
  if (facts.themeColor !== header) problems.push(`themeColor must be the header's ${header}`);
  if (!isTaxId(facts.country, facts.licensee.taxId)) {
    problems.push(`${facts.licensee.taxIdLabel} ${facts.licensee.taxId} has wrong check digits`);
  }
  return problems;
}

/**
 * Reads a brand and checks that its folder is complete, its words lawful in its country and each
 * of its colours legible. Throws BrandError, BrandFactsError, UnknownRoleError, UnknownFontError.
 */
export async function loadBrand(code: string, root = BRANDS_ROOT): Promise<Brand> {
  const missing = missingFiles(code, root);
  if (missing.length > 0)
    throw new BrandError(
      code,
      missing.map((file) => `${file} is missing`),
    );

  const facts = brandFacts(code, root);
  const scheme = otherScheme(facts.scheme);
  const own = brandLayer(code, root);
  const other = otherSchemeLayer(code, root);
  const scale = brandScale(code, root);
  const shared = sharedLayers(facts);
  const strange = strangeNames([own, other], shared, scale);
  if (strange.length > 0) throw new BrandError(code, strange);
  const tokens = await resolveTokens([...shared, own], scale);
  const otherTokens = await resolveTokens(
    [...sharedLayers({ scheme, look: facts.look }), schemelessLayer(own), other],
    scale,
  );
  const problems = [
    ...scaleProblems(scale),
    ...[own, other].flatMap(ownColours),
    ...illegiblePairs(facts.scheme, tokens),
    ...illegiblePairs(scheme, otherTokens),
    ...factsProblems(facts, tokens),
    ...['mark', 'wordmark', 'favicon'].flatMap((name) =>
      drawingProblems(root, code, `logo/${name}.svg`),
    ),
  ];
  if (problems.length > 0) throw new BrandError(code, problems);
  return { facts, tokens, otherTokens };
}
