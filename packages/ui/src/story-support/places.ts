import type { StoryPlace } from './betting-words.ts';

/** One place per language, for tests without a brand. */
export const places: readonly StoryPlace[] = [
  { locale: 'pt-BR', language: 'pt-BR', currency: 'BRL', decimalSeparator: ',' },
  { locale: 'es-MX', language: 'es', currency: 'MXN', decimalSeparator: '.' },
];
