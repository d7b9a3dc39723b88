import type { CurrencyCode, DecimalSeparator } from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespace } from '@vitrine/messages/namespaces';
import { textsOf } from '@vitrine/messages/texts';

export type StoryLanguage = 'pt-BR' | 'es';

/** The text of a key, filled; with a `count`, in its plural form. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Where a story plays: what of a brand decides its words and its money. */
export interface StoryPlace {
  readonly locale: string;
  readonly language: StoryLanguage;
  readonly currency: CurrencyCode;
  readonly decimalSeparator: DecimalSeparator;
  /** What one tap adds to a stake, in minor units. */
  readonly quickStakes: readonly number[];
}

/** The texts of the betting namespaces in the words of a place. */
export interface BettingWords {
  readonly place: StoryPlace;
  readonly sportsbook: Words;
  readonly betSlip: Words;
  readonly betHistory: Words;
}

function wordsOf({ locale, language }: StoryPlace, namespace: Namespace): Words {
  const texts: Readonly<Record<string, string>> = textsOf(locale, namespace);
  return (key, values = {}) => {
    const { count, ...others } = values;
    if (typeof count === 'number' && `${key}_other` in texts) {
      return countText(texts, key, count, language, others);
    }
    const text = texts[key];
    if (text === undefined) throw new Error(`No text "${key}" in ${namespace}.json for ${locale}`);
    return formatText(text, values);
  };
}

/** The words of a place, as components of the sportsbook and the slip take them. */
export function bettingWords(place: StoryPlace): BettingWords {
  return {
    place,
    sportsbook: wordsOf(place, 'sportsbook'),
    betSlip: wordsOf(place, 'bet-slip'),
    betHistory: wordsOf(place, 'bet-history'),
  };
}
