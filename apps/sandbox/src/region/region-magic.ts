import type { MagicValue } from '../magic/magic-value.ts';

/** Places from which nobody may register or log in: a country, or one region of it. */
export const REGION_MAGIC: readonly MagicValue[] = [
  {
    field: 'place',
    value: 'US',
    effect: 'Both region checks answer 451 RESTRICTED_REGION.',
  },
  {
    field: 'place',
    value: 'GB',
    effect: 'Both region checks answer 451 RESTRICTED_REGION.',
  },
  {
    field: 'place',
    value: 'CA/Ontario',
    effect:
      'The second region check answers 451 RESTRICTED_REGION; the first sees the country only.',
  },
];
