import type { BrandFacts, Scheme } from './brand-facts.ts';

/** The shape of the built modules `@vitrine/brand-themes/facts/<code>`. */
export declare const facts: BrandFacts;
/** The colour of the header in each scheme, for the browser's own bar. */
export declare const themeColors: Readonly<Record<Scheme, string>>;
