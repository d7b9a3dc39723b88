import type { MagicValue } from '../magic/magic-value.ts';

/** Values of the catalogue's calls that are always refused: the world never makes them. */
export const CATALOGUE_MAGIC: readonly MagicValue[] = [
  {
    field: 'event',
    value: 'sr:match:404',
    effect:
      'Every read of it answers 404 MATCH_WAS_NOT_FOUND, every label 404 LABEL_WAS_NOT_FOUND.',
  },
  {
    field: 'event',
    value: 'bg:match:404',
    effect: 'The same at provider two; the provider switch answers 404 MATCH_WAS_NOT_FOUND.',
  },
];
