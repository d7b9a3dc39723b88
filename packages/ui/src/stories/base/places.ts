import type { StoryPlace } from '../sportsbook/betting-words.ts';

/** One place per language, for tests without a brand. */
export const places: readonly StoryPlace[] = [
  {
    locale: 'pt-BR',
    language: 'pt-BR',
    currency: 'BRL',
    decimalSeparator: ',',
    quickStakes: [500, 1000, 2000, 5000],
  },
  {
    locale: 'es-MX',
    language: 'es',
    currency: 'MXN',
    decimalSeparator: '.',
    quickStakes: [5000, 10_000, 20_000, 50_000],
  },
];
