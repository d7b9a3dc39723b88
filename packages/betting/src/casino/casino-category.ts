/** The categories of the casino by the words of their addresses. Source: 1§2. */
const CATEGORY_WORDS = {
  'meus-prêmios': 'rewards',
  'giros-gratis': 'freeSpins',
  'jogos-top': 'top',
  'jogos-torneio': 'tournament',
  favoritos: 'favourites',
  slots: 'slots',
  crash: 'crash',
  concursos: 'contests',
  live: 'live',
  blackjack: 'blackjack',
  baccarat: 'baccarat',
  poker: 'poker',
  outros: 'others',
  bingo: 'bingo',
  raspaditos: 'scratch',
} as const;

/** A word that only a filter takes. Source: 1§2, 3§2. */
const FILTER_WORDS = { ...CATEGORY_WORDS, interactivos: 'interactive' } as const;

export type CategoryWord = keyof typeof CATEGORY_WORDS;
export type FilterWord = keyof typeof FILTER_WORDS;
export type CasinoCategory = (typeof CATEGORY_WORDS)[CategoryWord];
export type CasinoFilter = (typeof FILTER_WORDS)[FilterWord];

/** Every filter in the order of the specification; the last one is no category. */
export const CASINO_FILTERS = Object.values(FILTER_WORDS);

/**
 * The filter that an address names; null for a word that is none.
 *
 * @example casinoFilterOf('raspaditos') // 'scratch'
 */
export function casinoFilterOf(word: string): CasinoFilter | null {
  return entryOf(FILTER_WORDS, word);
}

/** The category that an address names below a filter; null for a word that is none. */
export function casinoCategoryOf(word: string): CasinoCategory | null {
  return entryOf(CATEGORY_WORDS, word);
}

/** The word of a filter in addresses. */
export function wordOfFilter(filter: CasinoFilter): FilterWord {
  const words = Object.keys(FILTER_WORDS) as FilterWord[];
  // Safe: every filter is the value of a word.
  return words.find((word) => FILTER_WORDS[word] === filter) as FilterWord;
}

function entryOf<Value>(words: Readonly<Record<string, Value>>, word: string): Value | null {
  return Object.entries(words).find(([known]) => known === word.normalize('NFC'))?.[1] ?? null;
}
