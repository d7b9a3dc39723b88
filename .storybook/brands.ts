import type { BrandFacts } from '../packages/brand-themes/src/brand-facts.ts';

/** Every built brand; a new brand folder appears here by itself. */
export const brands: readonly BrandFacts[] = Object.values(
  import.meta.glob<BrandFacts>('../packages/brand-themes/dist/facts/*.js', {
    eager: true,
    import: 'facts',
  }),
);

/** Throws Error when no brand has this code, or none is built. */
export function brandOf(code: string): BrandFacts {
  const brand = brands.find((candidate) => candidate.code === code);
  if (brand) return brand;
  throw new Error(
    `No brand "${code}" is built; run "node packages/brand-themes/src/build.ts" first.`,
  );
}
