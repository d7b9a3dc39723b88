import type { Brand } from './brand-check.ts';
import { fontFaces, fontFile } from './fonts.ts';

/** The families a brand's texts are set in. */
export function brandFamilies({ tokens }: Brand): readonly string[] {
  const families = tokens
    .filter(({ path }) => path.startsWith('font.'))
    .map(({ value }) => value.split(',', 1)[0]?.replaceAll(/["']/g, '') ?? '');
  return [...new Set(families)];
}

function block(brand: Brand, selector: string): string {
  const lines = brand.tokens.map(({ variable, value }) => `  ${variable}: ${value};`);
  return [`${selector} {`, `  color-scheme: ${brand.facts.scheme};`, ...lines, '}'].join('\n');
}

function faces(brand: Brand): readonly string[] {
  return brandFamilies(brand).map((family) =>
    fontFaces(family, `../assets/${brand.facts.code}/${fontFile(family).name}`),
  );
}

const scope = ({ facts }: Brand) => `[data-brand='${facts.code}']`;

/** The stylesheet of a site of one brand. Every role is declared anew, so that scopes can nest. */
export function brandStylesheet(brand: Brand): string {
  return [...faces(brand), block(brand, `:root,\n${scope(brand)}`), ''].join('\n\n');
}

/** One stylesheet with each brand in its own scope, for pages that show several. */
export function allBrandsStylesheet(brands: readonly Brand[]): string {
  const fontRules = new Set(brands.flatMap(faces));
  return [...fontRules, ...brands.map((brand) => block(brand, scope(brand))), ''].join('\n\n');
}
