import type { Brand } from './brand-check.ts';
import { otherScheme, type Scheme } from './brand-facts.ts';
import type { BrandToken } from './brand-tokens.ts';
import { fontFaces, fontFile } from './fonts.ts';

/** The families a brand's texts are set in. */
export function brandFamilies({ tokens }: Brand): readonly string[] {
  const families = tokens
    .filter(({ path }) => path.startsWith('font.'))
    .map(({ value }) => value.split(',', 1)[0]?.replaceAll(/["']/g, '') ?? '');
  return [...new Set(families)];
}

function rule(selector: string, scheme: Scheme, tokens: readonly BrandToken[]): string {
  const lines = tokens.map(({ variable, value }) => `  ${variable}: ${value};`);
  return [`${selector} {`, `  color-scheme: ${scheme};`, ...lines, '}'].join('\n');
}

/** The brand's own scheme, and over it, where `data-scheme` asks for it, what the other one changes. */
function rules({ facts, tokens, otherTokens }: Brand, selectors: readonly string[]): string {
  const own = new Map(tokens.map(({ variable, value }) => [variable, value]));
  const changed = otherTokens.filter(({ variable, value }) => own.get(variable) !== value);
  const other = otherScheme(facts.scheme);
  const asking = selectors.map((selector) => `${selector}[data-scheme='${other}']`);
  return [
    rule(selectors.join(',\n'), facts.scheme, tokens),
    rule(asking.join(',\n'), other, changed),
  ].join('\n\n');
}

function faces(brand: Brand): readonly string[] {
  return brandFamilies(brand).map((family) =>
    fontFaces(family, `../assets/${brand.facts.code}/${fontFile(family).name}`),
  );
}

const scope = ({ facts }: Brand) => `[data-brand='${facts.code}']`;

/** The stylesheet of a site of one brand. Every role is declared anew, so that scopes can nest. */
export function brandStylesheet(brand: Brand): string {
  return [...faces(brand), rules(brand, [':root', scope(brand)]), ''].join('\n\n');
}

/** One stylesheet with each brand in its own scope, for pages that show several. */
export function allBrandsStylesheet(brands: readonly Brand[]): string {
  const fontRules = new Set(brands.flatMap(faces));
  return [...fontRules, ...brands.map((brand) => rules(brand, [scope(brand)])), ''].join('\n\n');
}
