import type { Scheme } from '../packages/brand-themes/src/brand-facts.ts';
import { brands } from './brands.ts';
import type { viewports } from './viewports.ts';

type Viewport = keyof typeof viewports;

interface Mode {
  readonly brand: string;
  readonly scheme: Scheme;
  readonly viewport: Viewport;
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

function oneBrandAt(viewport: Viewport): Record<string, Mode> {
  return named(brands.slice(0, 1).map(({ code: brand, scheme }) => ({ brand, scheme, viewport })));
}

/** What a story is pictured in that isn't chosen for every brand: one brand, on a phone. */
export const oneBrand = oneBrandAt('phone');

/** One brand at a size, and not on a phone: modes of a story are added to those of all. */
export function modesAt(viewport: Viewport) {
  const others = viewport === 'phone' ? [] : Object.keys(oneBrand);
  return {
    ...Object.fromEntries(others.map((mode) => [mode, { disable: true }])),
    ...oneBrandAt(viewport),
  };
}

/** For a story of one size: it is shown, played and pictured in it. */
export function at(viewport: Viewport) {
  return {
    globals: { viewport: { value: viewport } },
    parameters: { chromatic: { modes: modesAt(viewport) } },
  };
}

/**
 * For a story that is played and not looked at; it has the tags 'played', '!dev' and '!autodocs', which
 * Storybook reads from the file and so must stand there.
 */
export const unpictured = { chromatic: { disableSnapshot: true } };

/**
 * For the meta of a story file whose stories are pictured in every mode. The offline comparison
 * takes the same pictures: it reads these parameters.
 */
export const showcase = {
  tags: ['showcase'],
  parameters: { layout: 'fullscreen', chromatic: { modes: everyBrand } },
};
