import type { Scheme } from '../packages/brand-themes/src/brand-facts.ts';
import { brands } from './brands.ts';

interface Mode {
  readonly brand: string;
  readonly scheme: Scheme;
  readonly viewport: 'phone' | 'desktop';
}

function named(modes: readonly Mode[]): Record<string, Mode> {
  return Object.fromEntries(
    modes.map((mode) => [`${mode.brand} ${mode.scheme} ${mode.viewport}`, mode]),
  );
}

/** Every brand in its own scheme at the two sizes most bettors use, and in the other on a phone. */
const everyBrand = named(
  brands.flatMap(({ code: brand, scheme }) => [
    { brand, scheme, viewport: 'phone' as const },
    { brand, scheme, viewport: 'desktop' as const },
    {
      brand,
      scheme: scheme === 'light' ? ('dark' as const) : ('light' as const),
      viewport: 'phone',
    },
  ]),
);

/** What a story is pictured in that isn't chosen for every brand: one brand, on a phone. */
export const oneBrand = named(
  brands
    .slice(0, 1)
    .map(({ code: brand, scheme }) => ({ brand, scheme, viewport: 'phone' as const })),
);

/** One brand on a desktop: for a page of this book that shows every brand itself. */
export const widePage = named(
  brands
    .slice(0, 1)
    .map(({ code: brand, scheme }) => ({ brand, scheme, viewport: 'desktop' as const })),
);

/**
 * For the meta of a story file whose stories are pictured in every mode. The offline comparison
 * takes the same pictures: it reads these parameters.
 */
export const showcase = {
  tags: ['showcase'],
  parameters: { layout: 'fullscreen', chromatic: { modes: everyBrand } },
};
