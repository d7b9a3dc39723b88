import type { BrandFacts } from './brand-facts.ts';

/** The shape of the built modules `@vitrine/brand-themes/facts/<code>`. */
export declare const facts: BrandFacts;
